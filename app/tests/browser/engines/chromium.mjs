// Chromium, by Playwright.

import { chromium } from "playwright-core";
import { howToLaunch } from "../browser.mjs";
import { paged } from "./paged.mjs";

export async function launch({ viewport }) {
  const browser = await chromium.launch(howToLaunch());
  const context = await browser.newContext({ locale: "en", reducedMotion: "reduce", viewport });
  const page = await context.newPage();
  return paged(page, page.addInitScript, { version: browser.version(), close: () => browser.close() });
}
