// The ruling form and the ruling on a phone: no answer is out of sight behind a button.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { poll, settled } from "./poll.mjs";
import { choose, DECISION, openFullForm } from "./rule.mjs";
import { expectNothingCutOff, PHONE } from "./sizes.mjs";
import { WORDS } from "./words.mjs";

for (const language of ["en", "it"]) {
  const words = WORDS[language];

  test(`ok: no button hides an answer that has not been read, no mark its point (${language})`, () =>
    withPage({ language, path: DECISION, viewport: PHONE, reducedMotion: "reduce" }, async (page) => {
      const next = page.getByRole("button", { name: words.next, exact: true });
      await openFullForm(page, language);
      for (const answer of words.acts) {
        await expectNothingCutOff(page);
        await choose(page, answer);
      }
      await page.getByText(words.duty).waitFor();
      await expectNothingHidden(page);
      // Two pieces, of which one is right: the mark of that point is the longest there is.
      await page.locator("#square-e8").click();
      await page.locator(".picked ~ .button-row [aria-pressed=false]").click();
      await page.locator(".picked ~ .button-row [aria-pressed=true]").waitFor();
      await page.locator("#square-f7").click();
      await expectInReach(next);
      await next.click();
      await page.locator(".is-open .set-clock").first().waitFor();
      await expectNothingHidden(page);
      await page.getByRole("button", { name: words.extraTime, exact: true }).click();
      await next.click();
      await choose(page, "1");
      // A question that is opened again is answered anew, and the last one is asked after it.
      await page.locator(".flow-change").first().click();
      await page.locator(".is-open .option[aria-pressed=true]").waitFor();
      await expectNothingCutOff(page);
      await choose(page, words.acts[0]);
      await choose(page, words.result);
      await page.getByRole("heading", { name: words.ruling, exact: true }).waitFor();
      await page.locator("tr.is-half .mark").waitFor();
      await expectNothingCutOff(page);
      await expectAccessible(page);
    }));
}

// Wherever the page is scrolled to, the button lies on no answer and on no other button of the open
// question.
async function expectNothingHidden(page) {
  await settled(page);
  const top = await page.evaluate(() => document.querySelector(".question.is-open").offsetTop);
  for (let scrolled = Math.max(0, top - PHONE.height); scrolled < top + PHONE.height; scrolled += 60) {
    await page.evaluate((y) => scrollTo(0, y), scrolled);
    assert.deepEqual(await page.evaluate(hidden), [], `${scrolled} pixels down`);
  }
}

// In the page: the answers and buttons of the open question that a button lies on.
function hidden() {
  const over = document.querySelector(".question-foot");
  const { top, bottom } = over.getBoundingClientRect();
  const answers = [...document.querySelectorAll(".is-open :is(.option, .set-clock, .button)")];
  const isHidden = (answer) => {
    const its = answer.getBoundingClientRect();
    const isShown = answer.checkVisibility() && its.height > 0;
    return isShown && !over.contains(answer) && its.bottom > top + 1 && its.top < bottom - 1;
  };
  return answers.filter(isHidden).map((answer) => answer.textContent);
}

// Once there is an answer, the way on is at the thumb without scrolling.
async function expectInReach(button) {
  await poll(async () => {
    const { y, height } = await button.boundingBox();
    assert.ok(y >= 0 && y + height <= PHONE.height, `the button is at ${y}`);
  });
}
