// axe-core finds nothing on any page, in any language, theme or size.

import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { KARPOV, WORDS } from "./words.mjs";

const PHONE = { width: 360, height: 740 };
const PROJECTOR = { width: 1920, height: 1080 };

for (const [language, theme, viewport] of [
  ["en", "light", undefined],
  ["it", "dark", undefined],
  ["it", "light", PHONE],
  ["en", "dark", PHONE],
  ["en", "light", PROJECTOR],
]) {
  const size = viewport ? `${viewport.width}x${viewport.height}` : "laptop";
  test(`ok: library, film and ruling form (${language}, ${theme}, ${size})`, () =>
    withPage({ language, theme, viewport, reducedMotion: "reduce" }, async (page) => {
      await page.getByRole("heading", { name: WORDS[language].library, exact: true }).waitFor();
      await expectAccessible(page);
      await page.goto(`${page.url().replace(/#.*/, "")}#${KARPOV}/6`);
      await page.locator("#square-e6").waitFor();
      await expectAccessible(page);
      await expectNothingCutOff(page);
      await page.keyboard.press("End");
      await page.getByRole("button", { name: WORDS[language].rule }).click();
      await expectAccessible(page);
      await expectNothingCutOff(page);
    }));
}

// Nothing makes the page scroll sideways.
async function expectNothingCutOff(page) {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  if (content > window) {
    throw new Error(`the page is ${content} px wide in a window of ${window} px`);
  }
}
