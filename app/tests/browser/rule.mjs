// Rules on an incident as a person does, from the replay to the ruling: one tap for each answer. A page may be that of a frame.

import assert from "node:assert/strict";
import { poll, settled } from "./poll.mjs";
import { WORDS } from "./words.mjs";

// The address of the last moment of Karpov–Chernin; the ruling form is open there.
export const DECISION = "/incident/karpov-chernin/rapid-unsupervised/9";

// Brings the replay to the decision, where the ruling form opens by itself.
export async function openForm(page) {
  await page.locator("#square-a1").waitFor();
  await settled(page);
  if ((await page.locator(".ruling-form").count()) === 0) {
    await page.locator("body").press("End");
  }
  await page.locator(".question.is-open").waitFor();
}

// Opens the ruling form, and asks for every point of the ruling.
export async function openFullForm(page, language = "en") {
  await openForm(page);
  const full = page.getByRole("button", { name: WORDS[language].full, exact: true });
  if ((await full.count()) > 0 && (await full.getAttribute("aria-pressed")) === "false") {
    await full.click();
    await page.locator(".full-ruling [aria-pressed=true]").waitFor();
  }
}

// Rules on Karpov–Chernin in full. `result` is the answer to the last question; the others are right.
export async function rule(page, language = "en", result = WORDS[language].result) {
  await openFullForm(page, language);
  await answer(page, language);
  await choose(page, result);
  await ruled(page, language);
}

// Answers the questions on Karpov–Chernin but for the last one, whose answer gives the ruling.
export async function answer(page, language = "en") {
  const words = WORDS[language];
  const next = page.getByRole("button", { name: words.next, exact: true });
  for (const answer of words.acts) await choose(page, answer);
  // On the board one answers only from here on.
  await page.getByText(words.duty).waitFor();
  await page.locator("#square-e8").click();
  await page.locator("#square-e7").click();
  await next.click();
  await page.getByRole("button", { name: words.extraTime, exact: true }).click();
  await next.click();
  await choose(page, "1");
}

// Taps an answer of the open question, which leads to the next one.
export async function choose(page, answer) {
  await page.locator(".is-open .option-label").getByText(answer, { exact: true }).click();
}

// Waits for the ruling.
export async function ruled(page, language = "en") {
  await page.getByRole("heading", { name: WORDS[language].ruling, exact: true }).waitFor();
  // What stands below the verdict of an incident is fetched apart.
  const isWhole = () => [".folds", ".what-if"].every((part) => document.querySelector(part));
  const isVerdict = () => document.querySelector(".player:not(.match-player) .ruling-sheet") !== null;
  if (await page.evaluate(isVerdict)) {
    await poll(async () => assert.ok(await page.evaluate(isWhole), "nothing stands below the verdict"));
  }
}

// Answers every question that is asked with its last option, or leaves it as it stands. `beforehand` is
// called before the ruling is given, where something is left to be done then.
export async function ruleSomehow(page, beforehand = null, language = "en") {
  await openForm(page);
  const asked = () => page.evaluate(() => document.querySelector(".is-open h3")?.textContent);
  for (let question = await asked(); question !== undefined; ) {
    const option = page.locator(".is-open .option").last();
    if (await option.count()) await option.click();
    else await page.locator(".question-foot .primary").click();
    question = await poll(async () => {
      const now = await asked();
      assert.notEqual(now, question, "the question is still open");
      return now;
    });
  }
  await beforehand?.();
  // Who is asked how sure he is gives the ruling himself.
  const submit = page.getByRole("button", { name: WORDS[language].submit });
  await submit.or(page.getByRole("heading", { name: WORDS[language].ruling, exact: true })).first().waitFor();
  if (await submit.count()) await submit.click();
  await ruled(page, language);
}

// Opens the ruling form of a match of Quadrigliona.
export async function openMatchForm(page) {
  await page.locator(".match .board").nth(1).waitFor();
  await settled(page);
  await page.keyboard.press("End");
  await page.getByRole("button", { name: WORDS.en.rule }).click();
  await page.locator(".question.is-open").waitFor();
}

// Rules on a match of Quadrigliona: `choose(open, question)` answers the open question, else its first option is taken.
export async function ruleOnMatch(page, choose = chooseFirst) {
  await openMatchForm(page);
  const open = page.locator(".question.is-open");
  const asked = async () => (await open.locator("h3").allTextContents())[0];
  for (let question = await asked(); question !== undefined; ) {
    await choose(open, question);
    await page.getByRole("button", { name: WORDS.en.next, exact: true }).click();
    question = await poll(async () => {
      const now = await asked();
      assert.notEqual(now, question, "the question is still open");
      return now;
    });
  }
  await page.getByRole("button", { name: WORDS.en.submit }).click();
  await ruled(page);
}

async function chooseFirst(open) {
  const option = open.locator("input[type=radio], input[type=checkbox]").first();
  if (await option.count()) await option.click();
}

// Opens a fold below the ruling, by its name in what is stored.
export async function unfold(page, name) {
  const fold = page.locator(`details[data-fold="${name}"]`);
  await fold.waitFor();
  if ((await fold.getAttribute("open")) === null) await fold.locator(":scope > summary").click();
  await page.locator(`details[data-fold="${name}"][open]`).waitFor();
}
