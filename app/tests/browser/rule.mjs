// Rules on an incident as a person does, from the replay to the ruling. A page may be that of a frame.

import assert from "node:assert/strict";
import { poll, settled } from "./poll.mjs";
import { WORDS } from "./words.mjs";

// The address of the last moment of Karpov–Chernin; the ruling form is open there.
export const DECISION = "/incident/karpov-chernin/rapid-unsupervised/9";

// Opens the ruling form, wherever the replay is; it may be open already.
export async function openForm(page, language = "en") {
  await page.locator("#square-a1").waitFor();
  await settled(page);
  if ((await page.locator(".ruling-form").count()) === 0) {
    await page.locator("body").press("End");
    await page.getByRole("button", { name: WORDS[language].rule }).click();
  }
  await page.locator(".question.is-open").waitFor();
}

// Rules on Karpov–Chernin. `result` is the answer to the last question; the others are right.
export async function rule(page, language = "en", result = WORDS[language].result) {
  await answer(page, language, result);
  await submit(page, language);
}

// Answers the questions on Karpov–Chernin, up to the button that gives the ruling.
export async function answer(page, language = "en", result = WORDS[language].result) {
  const words = WORDS[language];
  const next = page.getByRole("button", { name: words.next, exact: true });
  await openForm(page, language);
  for (const answer of words.acts) {
    await page.getByText(answer, { exact: true }).click();
    await next.click();
  }
  // On the board one answers only from here on.
  await page.getByText(words.duty).waitFor();
  await page.locator("#square-e8").click();
  await page.locator("#square-e7").click();
  await next.click();
  await page.getByRole("button", { name: words.extraTime, exact: true }).click();
  await next.click();
  await page.getByRole("radio", { name: "1", exact: true }).check();
  await next.click();
  await page.getByText(result, { exact: true }).click();
  await next.click();
}

// Answers every question with its second option, or leaves it as it stands. `beforehand` is called
// before the ruling is given.
export async function ruleSomehow(page, beforehand = () => {}, language = "en") {
  await openForm(page, language);
  const opened = () =>
    page.locator(".questions").evaluate((all) => [...all.children].findIndex((one) => one.matches(".is-open")));
  for (let place = await opened(); place >= 0; ) {
    const option = page.locator(".is-open .option").nth(1);
    if (await option.count()) await option.click();
    await page.locator(".question-foot .primary").click();
    place = await poll(async () => {
      const now = await opened();
      assert.notEqual(now, place, "the question is still open");
      return now;
    });
  }
  await beforehand();
  await submit(page, language);
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
  await submit(page);
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

async function submit(page, language = "en") {
  const words = WORDS[language];
  await page.getByRole("button", { name: words.submit }).click();
  await page.getByRole("heading", { name: words.ruling, exact: true }).waitFor();
}
