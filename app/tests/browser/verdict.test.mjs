// The verdict: on one screen, with the way on in sight, and shown on the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { poll, pollEqual, settled } from "./poll.mjs";
import { openForm, rule, ruleSomehow, unfold } from "./rule.mjs";
import { expectNothingCutOff, PHONE } from "./sizes.mjs";
import { KARPOV, WORDS } from "./words.mjs";

// The longest verdict, as heights.mjs finds it: two screens of a phone hold it, with the folds closed.
const LONGEST = "/incident/karpov-chernin/rapid-unsupervised/99?laws=as-played";
const TWO_SCREENS = 2 * PHONE.height;

const NEXT = { en: "Next incident", it: "Caso successivo", es: "Caso siguiente" };

// The button that leads on lies whole within the window.
async function expectNextInSight(page, language) {
  const next = page.getByRole("button", { name: NEXT[language], exact: true });
  await poll(async () => {
    const box = await next.boundingBox();
    const { height } = page.viewportSize();
    assert.ok(box && box.y >= 0 && box.y + box.height <= height, `it lies at ${JSON.stringify(box)} of ${height}`);
  });
}

for (const language of ["en", "it", "es"]) {
  test(`ok: the longest verdict fits two screens of a phone, and the way on stays in sight (${language})`, () =>
    withPage({ path: LONGEST, language, viewport: PHONE, reducedMotion: "reduce" }, async (page) => {
      await ruleSomehow(page, null, language);
      await page.locator(".slip .is-wrong").first().waitFor();
      await pollEqual(() => page.locator(".kept-fold[open]").count(), 0);
      const height = await page.locator(".ruling-sheet").evaluate((sheet) => {
        const papers = sheet.closest(".papers").getBoundingClientRect();
        return papers.bottom - sheet.getBoundingClientRect().top;
      });
      assert.ok(height <= TWO_SCREENS, `${Math.round(height)} px`);
      for (const place of [0, 0.3, 0.6, 1]) {
        await page.evaluate((place) => scrollTo(0, place * document.documentElement.scrollHeight), place);
        await expectNextInSight(page, language);
      }
      // At the end of the page nothing is left below the button.
      const [end, top] = await page.evaluate(() => {
        const last = [...document.querySelectorAll("main *, footer *")].filter((it) => it.checkVisibility() && !it.closest(".onward"));
        const ends = last.map((it) => it.getBoundingClientRect().bottom);
        return [Math.max(...ends), document.querySelector(".onward").getBoundingClientRect().top];
      });
      assert.ok(end <= top + 1, `a text ends at ${end}, the bar begins at ${top}`);
      await expectNothingCutOff(page);
      await expectAccessible(page);
    }));
}

test("ok: four buttons below a verdict stand in twos where there is no room for all", () =>
  withPage({ path: `${KARPOV}/9`, viewport: { width: 560, height: 800 }, reducedMotion: "reduce" }, async (page) => {
    await ruleSomehow(page);
    const tops = await page.locator(".ways > .button").evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().top)));
    assert.equal(tops.length, 4);
    assert.deepEqual([tops[0] === tops[1], tops[1] < tops[2], tops[2] === tops[3]], [true, true, true], String(tops));
  }));

test("ok: the way on is in sight on a laptop, and why is told by the fact that decides", () =>
  withPage({ path: `${KARPOV}/9`, reducedMotion: "reduce" }, async (page) => {
    await ruleSomehow(page);
    await expectNextInSight(page, "en");
    await page.locator(".slip-total .mark", { hasText: "Incorrect" }).waitFor();
    await page.locator(".verdict-fact", { hasText: "The king on f7 is left in check from b7." }).waitFor();
    await page.locator(".verdict-articles .chip", { hasText: "3.9" }).waitFor();
  }));

// The times on the two displays, and where the white queen stands.
const onTheBoard = (page) =>
  page.evaluate(() => ({
    times: [...document.querySelectorAll(".clock-time")].map((it) => it.textContent),
    queen: [...document.querySelectorAll("[id^=square-]")].find((it) => /white queen/i.test(it.getAttribute("aria-label")))?.id,
    arrows: document.querySelectorAll(".mark-arrow").length,
    obliged: document.querySelectorAll(".mark-obliged").length,
  }));

for (const reducedMotion of ["no-preference", "reduce"]) {
  test(`ok: the ruling is shown on the board, and again (motion: ${reducedMotion})`, () =>
    withPage({ path: `${KARPOV}/9`, reducedMotion }, async (page) => {
      await openForm(page);
      const before = await onTheBoard(page);
      await rule(page);
      const shown = async () => {
        await page.locator(".flying-time", { hasText: "+1:00" }).waitFor();
        await page.locator(".mark-obliged").waitFor();
        await page.locator(".flying-time").waitFor({ state: "detached" });
        return onTheBoard(page);
      };
      const after = await shown();
      assert.notEqual(after.queen, before.queen, "the queen goes back");
      assert.equal(after.queen, "square-e8");
      assert.ok(after.arrows >= 2 && after.obliged === 1, JSON.stringify(after));
      assert.notDeepEqual(after.times, before.times, "a minute is added");
      // It is spoken once.
      const live = page.locator(".ruling-sheet [aria-live=polite]");
      await pollEqual(async () => /queen on e8.*\+1:00/is.test(await live.textContent()), true);
      await page.getByRole("button", { name: "Show the ruling again" }).click();
      await pollEqual(async () => (await onTheBoard(page)).queen, before.queen, "it begins with the incident");
      assert.deepEqual(await shown(), after);
      // The board of the incident has its own times.
      await page.getByRole("button", { name: "Position at the incident" }).click();
      await pollEqual(async () => (await onTheBoard(page)).times, before.times);
    }));
}

test("ok: a fold stays as it was left, on this device", () =>
  withPage({ path: `${KARPOV}/9`, reducedMotion: "reduce" }, async (page) => {
    const reveal = async () => {
      await openForm(page);
      await page.getByRole("button", { name: WORDS.en.reveal }).click();
      await page.locator(".ruling-sheet").waitFor();
      await settled(page);
    };
    const open = () => page.locator(".kept-fold[open]").evaluateAll((folds) => folds.map((it) => it.dataset.fold));
    await reveal();
    assert.deepEqual(await open(), []);
    await unfold(page, "reasons");
    await unfold(page, "moves");
    await page.locator('[data-fold="reasons"] > summary').click();
    await pollEqual(open, ["moves"]);
    await page.reload();
    await reveal();
    await pollEqual(open, ["moves"]);
    await page.locator(".moves").getByText(WORDS.en.permitted[0], { exact: true }).waitFor();
  }));
