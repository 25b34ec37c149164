// axe-core finds nothing on any page, in two languages, two themes and four sizes; a thorough run has every page in
// each of these six ways, any other one in three of them.

import assert from "node:assert/strict";
import { describe } from "node:test";
import { isAsked } from "./asked.mjs";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { poll, settled } from "./poll.mjs";
import { expectNothingCutOff, PHONE, PROJECTOR, TABLET } from "./sizes.mjs";
import { isTried } from "./thorough.mjs";
import { testVisit, visit } from "./visit.mjs";
import { KARPOV, WORDS } from "./words.mjs";

// Side by side, for together they take longer than any other file.
describe("every page", { concurrency: 3 }, () => {
  for (const [way, [language, theme, viewport]] of [
    ["en", "light", undefined],
    ["it", "dark", undefined],
    ["en", "dark", PHONE],
    ["it", "light", PHONE],
    ["it", "light", TABLET],
    ["en", "light", PROJECTOR],
  ].entries()) {
    const size = viewport ? `${viewport.width}x${viewport.height}` : "laptop";
    const pages = WORDS[language].pages.filter((_, index) => isTried(way, index, 2));
    const words = { ...WORDS[language], pages };
    testVisit(words, `ok: with replay, ruling form and ruling (${language}, ${theme}, ${size})`, (path) =>
      withPage({ language, path, theme, viewport, reducedMotion: "reduce" }, (page) =>
        visit(page, words, async (page) => {
          await expectAccessible(page);
          await expectNothingCutOff(page);
        }),
      ),
    );
  }
});

// WCAG 2.4.11: what stands fixed at the edge of a phone never hides what has the focus.
testVisit(WORDS.en, "ok: what has the focus is never hidden (360x740)", (path) =>
  withPage({ path, viewport: PHONE, reducedMotion: "reduce" }, async (page) => {
    const { pages, reveal } = WORDS.en;
    for (const [path, heading] of pages.filter(([path]) => isAsked(path))) {
      await page.goto(`${page.url().replace(/#.*/, "")}#${path}`);
      await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
      await expectFocusSeen(page);
    }
    if (!isAsked(KARPOV)) return;
    await page.goto(`${page.url().replace(/#.*/, "")}#${KARPOV}/9`);
    await page.locator(".question.is-open").waitFor();
    await expectFocusSeen(page);
    await page.getByRole("button", { name: reveal }).click();
    await page.getByRole("heading", { name: WORDS.en.ruling, exact: true }).waitFor();
    await expectFocusSeen(page);
  }));

// Goes through the page by the tabulator, forwards and then back.
async function expectFocusSeen(page) {
  await settled(page);
  for (const [key, back] of [["Tab", "Shift+Tab"], ["Shift+Tab", "Tab"]]) {
    for (let presses = 0; presses < 60; presses += 1) {
      let before = await height(page);
      await page.keyboard.press(key);
      await poll(async () => {
        const hidden = await page.evaluate(hiddenFocus);
        const now = hidden ? await height(page) : before;
        if (now !== before) {
          // What has arrived since may have pushed it out of sight: it has to be seen when one comes to it again.
          before = now;
          for (const again of [back, key]) await page.keyboard.press(again);
        }
        assert.equal(hidden, "", `${page.url()}, ${key} ${presses}`);
      });
    }
  }
}

const height = (page) => page.evaluate(() => document.documentElement.scrollHeight);

// In the page: what has the focus, when nothing of it is seen.
function hiddenFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return "";
  // A native button may lie unseen below the label that is drawn for it.
  const drawn = focused.labels?.[0] ?? focused;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const shares = [0.1, 0.5, 0.9];
  const isSeen = shares.some((x) =>
    shares.some((y) => {
      const there = document.elementFromPoint(left + x * width, top + y * height);
      return there !== null && (drawn.contains(there) || there.contains(drawn));
    }),
  );
  return isSeen ? "" : drawn.outerHTML.slice(0, 200);
}
