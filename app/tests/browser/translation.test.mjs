// What a further language asks of the page: texts a third longer, and lines from right to left.

import assert from "node:assert/strict";
import { testOn } from "./asked.mjs";
import { withPage } from "./browser.mjs";
import { longer, withLongerTexts } from "./longer.mjs";
import { expectNothingCutOff, PHONE } from "./sizes.mjs";
import { testVisit, visit } from "./visit.mjs";
import { KARPOV, WORDS } from "./words.mjs";

const LAPTOP = { width: 1366, height: 768 };

// The words of the page, made longer with it; what the test enters stays.
const LONGER = Object.fromEntries(
  Object.entries(WORDS.en).map(([name, said]) => {
    if (name === "pages") return [name, said.map(([path, heading]) => [path, longer(heading)])];
    return [name, typeof said === "string" ? longer(said) : said];
  }),
);

for (const viewport of [PHONE, LAPTOP]) {
  const size = `${viewport.width}x${viewport.height}`;

  testVisit(LONGER, `ok: nothing is cut off with texts a third longer (${size})`, (path) =>
    withPage({ path, viewport, before: withLongerTexts, reducedMotion: "reduce" }, (page) =>
      visit(page, LONGER, expectNothingCutOff),
    ),
  );

  testVisit(WORDS.en, `ok: nothing is cut off with lines from right to left (${size})`, (path) =>
    withPage({ path, viewport, before: withLinesFromTheRight, reducedMotion: "reduce" }, (page) =>
      visit(page, WORDS.en, expectNothingCutOff),
    ),
  );
}

testOn(KARPOV)("ok: board and clocks are as they are at the table, with lines from right to left", () =>
  withPage({ path: `${KARPOV}/6`, before: withLinesFromTheRight, reducedMotion: "reduce" }, async (page) => {
    const left = (selector) => page.locator(selector).first().evaluate((it) => it.getBoundingClientRect().left);
    await page.locator("#square-h1").waitFor();
    assert.ok((await left("#square-a1")) < (await left("#square-h1")), "a1 is on the left of h1");
    // The page itself is turned.
    assert.ok((await left(".head-name")) > (await left(".head-settings")), "the name of the app is on the right");
  }));

// Turns the page before anything is drawn.
const withLinesFromTheRight = (page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.documentElement) return;
      document.documentElement.dir = "rtl";
      observer.disconnect();
    }).observe(document, { childList: true });
  });
