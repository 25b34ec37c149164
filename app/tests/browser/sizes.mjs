// The windows besides the laptop's, and what has to hold in each.

import assert from "node:assert/strict";
import { poll, settled } from "./poll.mjs";
import { textsOf } from "./texts.mjs";

export const PHONE = { width: 360, height: 740 };
export const TABLET = { width: 1024, height: 768 };
export const PROJECTOR = { width: 1920, height: 1080 };

// Nothing makes the page scroll sideways, what is wider scrolls in its own frame; every text is seen
// whole, or shortened to something that can be read; and no text lies on another one.
export async function expectNothingCutOff(page) {
  await settled(page);
  await poll(async () => {
    const [content, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    assert.ok(content <= window, `the page is ${content} px wide in a window of ${window} px: ${page.url()}`);
    const { cut, covered } = await page.evaluate(textsOf);
    assert.deepEqual(cut, [], `texts are cut off on ${page.url()}`);
    assert.deepEqual(covered, [], `texts lie on one another on ${page.url()}`);
  });
}

// No word of these texts begins on one line and ends on another.
export async function expectWholeWords(page, selector) {
  const broken = await page.locator(selector).evaluateAll((texts) =>
    texts.flatMap(({ firstChild: text }) => {
      const range = document.createRange();
      const isBroken = ({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
      };
      return [...text.data.matchAll(/\S+/g)].filter(isBroken).map(([word]) => word);
    }),
  );
  assert.deepEqual(broken, [], `words are broken on ${page.url()}`);
}
