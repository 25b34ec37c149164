// The comparison of an answer that is right under another reading: the column of the ruling stays the
// ruling, and a badge tells under which reading the answer is marked.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { begin, compose, handIn, release } from "./exam_steps.mjs";
import { pollEqual, pollMatch, settled } from "./poll.mjs";
import { openFullForm, unfold } from "./rule.mjs";
import { expectNothingCutOff, PHONE } from "./sizes.mjs";
import { WORDS } from "./words.mjs";

// A clock pressed without a move under the Laws of 2009: an error at the arbiter's discretion, or, by
// the fourth proposal of 2012, an illegal move.
const NO_MOVE = "/incident/clock-without-a-move/claimed/2?laws=as-played";

const SAID = {
  en: {
    ruling: "The ruling",
    badge: "Correct under another reading",
    partly: "Marked under another reading",
    holder: /proposal 4/i,
    row: "under another reading",
  },
  it: {
    ruling: "La decisione",
    badge: "Corretta secondo un’altra lettura",
    partly: "Valutata secondo un’altra lettura",
    holder: /proposta n\. 4|proposta 4/i,
    row: "secondo un’altra lettura",
  },
};

// Answers each question by its digit; the times are those of both readings.
async function answer(page, language, digits) {
  const words = WORDS[language];
  await openFullForm(page, language);
  for (const digit of digits) {
    const open = page.locator(".question.is-open");
    const asked = await open.locator("legend").innerText();
    if (digit === "clocks") {
      await page.getByRole("button", { name: words.twoMinutes, exact: true }).click();
      await page.locator(".question-foot .primary").click();
    } else {
      await settled(page);
      await page.keyboard.press(digit);
    }
    await page.locator(".is-open legend", { hasText: asked }).waitFor({ state: "detached" });
  }
  await page.getByRole("heading", { name: words.ruling, exact: true }).waitFor();
}

// What the column of the ruling says, row by row, with the article beside it.
const ruled = (page, column) =>
  page.locator(".slip tbody tr").evaluateAll(
    (rows, column) =>
      rows.map((row) => {
        const cell = row.querySelector(`td[data-label="${column}"]`);
        return `${cell.textContent} ${cell.nextElementSibling.textContent}`;
      }),
    column,
  );

// The ruling as it is shown to who gives none.
const revealed = (language) =>
  withPage({ path: NO_MOVE, language, reducedMotion: "reduce" }, async (page) => {
    await page.getByRole("button", { name: WORDS[language].reveal }).click();
    await page.locator(".slip tbody tr").first().waitFor();
    await settled(page);
    return ruled(page, SAID[language].ruling);
  });

for (const [language, theme, viewport] of [
  ["en", "light", undefined],
  ["it", "dark", PHONE],
]) {
  test(`ok: an answer right under another reading has full marks and a badge, and the ruling beside it (${language})`, async () => {
    const expected = await revealed(language);
    const said = SAID[language];
    await withPage({ path: NO_MOVE, language, theme, viewport, reducedMotion: "reduce" }, async (page) => {
      await answer(page, language, ["1", "3", "1", "clocks", "1", "1"]);
      await pollEqual(() => ruled(page, said.ruling), expected);
      await pollEqual(() => page.locator(".slip tbody tr.is-right").count(), expected.length);
      const badge = page.locator(".slip .follows");
      await pollEqual(async () => (await badge.locator(".badge").innerText()).trim(), said.badge);
      await pollMatch(() => badge.innerText(), said.holder);
      // Intervention, classification and count: on these points the ruling says something else.
      const others = page.locator(".slip-other", { hasText: said.row });
      await pollEqual(() => others.count(), 3);
      await pollEqual(() => page.locator(".reading").count(), 1, "the ruling itself is no other reading");
      await unfold(page, "readings");
      await page.locator(".reading .badge").waitFor();
      await expectNothingCutOff(page);
      await expectAccessible(page);
    });
  });
}

test("ok: an answer right under the ruling has no badge, one that is nearest to another reading says so", async () => {
  const expected = await revealed("en");
  for (const [digits, badge] of [
    [["2", "4", "1", "clocks", "0", "1"], undefined],
    [["1", "3", "1", "clocks", "0", "1"], SAID.en.partly],
  ]) {
    await withPage({ path: NO_MOVE, reducedMotion: "reduce" }, async (page) => {
      await answer(page, "en", digits);
      await pollEqual(() => ruled(page, SAID.en.ruling), expected);
      const shown = async () => (await page.locator(".slip .badge").allInnerTexts()).map((it) => it.trim());
      await pollEqual(shown, badge ? [badge] : []);
    });
  }
});

// What is answered to every incident of an exam; much of it is right under some reading only.
const ANSWER = {
  trigger: "ex-officio",
  classification: "illegal",
  board: "before-the-turn",
  obligation: "any-legal-move",
  count: 1,
  result: "continues",
};
const ITEMS = 12;

// An exam on disputed points under the Laws of 2009, which have most of them.
async function disputedExam(page) {
  await page.locator(".exam-section summary").click();
  await page.getByLabel("Disputed points").check();
  await page.getByLabel("Rule under").selectOption("as-played");
  await page.getByLabel("Laws of 1 July 2009", { exact: true }).check();
  return compose(page, { items: ITEMS });
}

// The points of each incident with what is ruled on them.
const pointsOf = (page, tables, ruling) =>
  page.locator(tables).evaluateAll(
    (tables, ruling) =>
      tables.map((table) =>
        [...table.querySelectorAll(":scope tbody tr")].map((row) =>
          [row.querySelector("th"), row.querySelector(ruling)].map((cell) => cell.textContent.trim()).join(": "),
        ),
      ),
    ruling,
  );

test("ok: the result of an exam shows the ruling of the key, and says what is marked by another reading", () =>
  withPage({ path: "/exam" }, async (page) => {
    const exam = await disputedExam(page);
    await page.goto(exam.address.replace("/sit/", "/key/"));
    await page.locator(".exam-key").nth(ITEMS - 1).waitFor();
    await settled(page);
    const key = await pointsOf(page, ".exam-key", "td");
    await begin(page, exam);
    // Instead of some hundred clicks.
    await page.evaluate((answer) => {
      const exams = JSON.parse(localStorage.getItem("acconcio.exams"));
      for (const given of exams.value[0].running.result.attempt.given) given.answer = answer;
      localStorage.setItem("acconcio.exams", JSON.stringify(exams));
    }, ANSWER);
    await page.reload();
    await page.locator(".exam-bar").waitFor();
    await handIn(page);
    await release(page, exam.release);
    await page.locator(".exam-marked").nth(ITEMS - 1).waitFor({ state: "attached" });
    await settled(page);
    const result = await pointsOf(page, ".exam-marked .slip", ".slip-ruling");
    // The key also lists what is left open, after the points that are asked, and where a point may be not applicable.
    const plain = (rows) => rows.map((row) => row.replace(" / Not applicable", ""));
    assert.deepEqual(result, key.map((rows, place) => plain(rows.slice(0, result[place].length))));
    for (const summary of await page.locator(".exam-marked > summary").all()) await summary.click();
    // Some are marked by another reading.
    await page.locator(".exam-marked .badge").first().waitFor();
    await page.locator(".exam-marked .slip-other").first().waitFor();
    await expectAccessible(page);
  }));

// Castling in a match with the rook moved first: legal by the position at the press, or illegal.
const MATCH = "/quadrigliona/rook-first-castling/rook-first";

test("ok: the sheet of a match shows the ruling, and says what is marked by another reading", async () => {
  const { en: words } = WORDS;
  const begin = async (page) => {
    await page.getByRole("gridcell").first().waitFor();
    await settled(page);
    await page.keyboard.press("End");
    await page.getByRole("button", { name: words.rule }).click();
    await page.locator(".question.is-open").waitFor();
  };
  const expected = await withPage({ path: MATCH, reducedMotion: "reduce" }, async (page) => {
    await begin(page);
    await page.getByRole("button", { name: words.reveal }).click();
    await page.locator(".slip tbody tr").first().waitFor();
    await settled(page);
    return ruled(page, SAID.en.ruling);
  });
  await withPage({ path: MATCH, reducedMotion: "reduce" }, async (page) => {
    await begin(page);
    const open = page.locator(".question.is-open");
    // What the other reading says where it is offered, else the first answer.
    const illegal = /^((An )?illegal move|Completed|1)$|before (this|the) (turn|irregularity)/i;
    for (let questions = 0; questions < 13 && (await open.count()) > 0; questions += 1) {
      const asked = await open.locator("legend").innerText();
      const labels = await open.locator(".option-label").allInnerTexts();
      if (labels.length > 0) {
        const place = labels.findIndex((label) => illegal.test(label.trim()));
        await open.locator("input").nth(Math.max(place, 0)).check();
      }
      await page.getByRole("button", { name: words.next, exact: true }).click();
      await page.locator(".is-open legend", { hasText: asked }).waitFor({ state: "detached" });
    }
    await page.getByRole("button", { name: words.submit }).click();
    await page.getByRole("heading", { name: words.ruling, exact: true }).waitFor();
    await pollEqual(() => ruled(page, SAID.en.ruling), expected);
    await pollEqual(async () => (await page.locator(".slip .badge").innerText()).trim(), SAID.en.partly);
    await page.locator(".slip-other").first().waitFor();
    await pollEqual(() => page.locator(".reading .badge").count(), 1);
    assert.equal(await page.locator(".board-choice").count(), 0, "the ruling puts nothing back");
    await expectAccessible(page);
  });
});
