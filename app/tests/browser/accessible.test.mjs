// axe-core finds nothing on any page, in any language, theme or size.

import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { expectNothingCutOff, PHONE, PROJECTOR } from "./sizes.mjs";
import { KARPOV, WORDS } from "./words.mjs";

for (const [language, theme, viewport] of [
  ["en", "light", undefined],
  ["it", "dark", undefined],
  ["it", "light", PHONE],
  ["en", "dark", PHONE],
  ["en", "light", PROJECTOR],
]) {
  const size = viewport ? `${viewport.width}x${viewport.height}` : "laptop";
  test(`ok: every page, film and ruling form (${language}, ${theme}, ${size})`, () =>
    withPage({ language, theme, viewport, reducedMotion: "reduce" }, async (page) => {
      for (const [path, heading] of WORDS[language].pages) {
        await page.goto(`${page.url().replace(/#.*/, "")}#${path}`);
        await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
        await expectAccessible(page);
        await expectNothingCutOff(page);
      }
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
