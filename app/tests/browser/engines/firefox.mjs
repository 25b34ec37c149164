// Firefox, by Puppeteer, which speaks WebDriver BiDi with it. (Playwright asks for what the oldest Firefox
// that is still kept up does not know.)

import puppeteer from "puppeteer-core";
import { paged } from "./paged.mjs";

export async function launch({ viewport }) {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX_PATH,
    extraPrefsFirefox: { "intl.accept_languages": "en", "ui.prefersReducedMotion": 1 },
    headless: true,
  });
  // The page that is there already never gets the focus, and Enter presses nothing in it.
  const page = await browser.newPage();
  await page.setViewport(viewport);
  // A page that asks before it is left is left.
  page.on("dialog", (dialog) => dialog.accept());
  const version = (await browser.version()).replace("firefox/", "");
  return paged(page, page.evaluateOnNewDocument, { version, close: () => browser.close() });
}
