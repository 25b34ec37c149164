// An exam as a lecturer makes it and a candidate sits it, in the words of a language.

import { downloaded } from "./browser.mjs";
import { poll, settled } from "./poll.mjs";
import assert from "node:assert/strict";

export const SAID = {
  en: {
    exams: "Exams", count: "Incidents", minutes: "Minutes", create: "Create the exam", link: "Exam link A",
    startCode: "Start code", openExam: "Open the exam", lecturerCode: "Lecturer’s code", openKey: "Open",
    releaseCode: "Release code", showResult: "Show the result", wrong: /This is not the code/,
    surname: "Surname", firstName: "First name", personal: "Personal code",
    begin: "Start: the clock starts running", rule: "Give your ruling", next: "Continue", handIn: "Hand in",
    timeUp: /time is up/, yes: "Hand it in", flag: "Flag for review", handedIn: "Handed in", result: "Result",
    failed: "Not passed", save: "Save result file", broken: "This exam cannot be opened",
    trigger: "Yes, on my own initiative",
  },
  it: {
    exams: "Esami", count: "Casi", minutes: "Minuti", create: "Crea l’esame", link: "Link dell’esame A",
    startCode: "Codice d’inizio", openExam: "Apri l’esame", lecturerCode: "Codice del docente", openKey: "Apri",
    releaseCode: "Codice dei risultati", showResult: "Mostra il risultato", wrong: /Il codice non è questo/,
    surname: "Cognome", firstName: "Nome", personal: "Codice personale",
    begin: "Inizia: il tempo comincia a scorrere", rule: "Decidi", next: "Continua", handIn: "Consegna",
    yes: "Consegna", flag: "Contrassegna", handedIn: "Prova consegnata", result: "Risultato",
    failed: "Non superata", save: "Salva il risultato", broken: "Questo esame non si può aprire",
    trigger: "Sì, d’ufficio",
  },
};

// What is derived slowly takes its time on a busy machine.
const SLOW = { timeout: 60_000 };

// Makes an exam of the paper that is drawn on the page; resolves to its codes and the addresses of its variants.
export async function create(page, language = "en") {
  await page.getByRole("button", { name: SAID[language].create }).click();
  await page.locator(".exam-code-list").waitFor(SLOW);
  const [start, lecturer, release] = await page.locator(".exam-code-list code").allTextContents();
  const [a, b, c] = await page.locator(".exam-variant input").evaluateAll((all) => all.map(({ value }) => value));
  assert.match(a, /#\/exam\/sit\/2\.[\w-]+\.[0-9a-f]{8}$/);
  return { start, lecturer, release, address: a, variants: { A: a, B: b, C: c } };
}

// Composes an exam of `items` incidents in `minutes`, from the number 7.
export async function compose(page, { items = 3, minutes = 10, language = "en", letter = "A" } = {}) {
  const said = SAID[language];
  await page.getByRole("heading", { name: said.exams, level: 1 }).waitFor();
  // The time follows the number of incidents, and would be typed into while it does.
  for (const [field, value] of [
    [page.getByLabel(said.count, { exact: true }), items],
    [page.getByLabel(said.minutes, { exact: true }), minutes],
    [page.locator(".exam-fields input[max='4294967295']"), 7],
  ]) {
    await field.fill(String(value));
    await settled(page);
  }
  await poll(async () => assert.equal(await page.locator(".exam-drawn ol li").count(), items));
  const exam = await create(page, language);
  return { ...exam, address: exam.variants[letter] };
}

// Types a code where one is asked for.
export async function typeCode(page, label, button, code) {
  await page.getByLabel(label, { exact: true }).fill(code);
  await page.getByRole("button", { name: button, exact: true }).click();
}

// Opens an exam with its start code, as far as the rules.
export async function enter(page, { address, start }, language = "en") {
  const said = SAID[language];
  await page.goto(address);
  await typeCode(page, said.startCode, said.openExam, start.toLowerCase());
  await page.getByLabel(said.surname, { exact: true }).waitFor(SLOW);
}

// Begins an exam, which may be open already.
export async function begin(page, exam, { language = "en", name = "Rossi, Ada", personal = "" } = {}) {
  const said = SAID[language];
  if ((await page.getByLabel(said.surname, { exact: true }).count()) === 0) await enter(page, exam, language);
  const [surname, firstName] = name.split(", ");
  await page.getByLabel(said.surname, { exact: true }).fill(surname);
  await page.getByLabel(said.firstName, { exact: true }).fill(firstName);
  await page.getByLabel(said.personal, { exact: true }).fill(personal);
  await page.getByRole("button", { name: said.begin }).click();
  await page.locator(".exam-bar").waitFor();
}

// Answers the first question of the open item.
export async function answerFirst(page, language = "en") {
  await page.getByRole("button", { name: SAID[language].rule }).click();
  await page.getByText(SAID[language].trigger, { exact: true }).click();
  await page.getByRole("button", { name: SAID[language].next, exact: true }).click();
}

// Hands in, and waits for the page that says so.
export async function handIn(page, language = "en") {
  const said = SAID[language];
  await page.locator(".exam-bar").getByRole("button", { name: said.handIn }).click();
  await page.locator(".exam-confirm").getByRole("button", { name: said.yes }).click();
  await page.getByRole("heading", { name: said.handedIn, level: 1 }).waitFor();
}

// Opens the result with the release code.
export async function release(page, code, language = "en") {
  const said = SAID[language];
  await typeCode(page, said.releaseCode, said.showResult, code);
  await page.getByRole("heading", { name: said.result, level: 1 }).waitFor(SLOW);
}

// Opens what only the lecturer sees.
export async function unlock(page, code, language = "en") {
  await typeCode(page, SAID[language].lecturerCode, SAID[language].openKey, code);
}

// The text and the name of the file that a candidate gives to the lecturer.
export async function resultFile(page, language = "en") {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: SAID[language].save }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await downloaded(download) };
}

// The exams kept on the device, as soon as they are as `check` wants them.
export async function kept(page, check = () => {}) {
  const read = () => JSON.parse(localStorage.getItem("acconcio.exams"));
  return poll(async () => {
    const { value } = await page.evaluate(read);
    await check(value);
    return value;
  });
}

// The answers of the first exam kept, while it is in progress.
export const given = (exams) => exams[0].running.result.attempt.given;

export const isAnswered = ({ answer }) => answer.trigger !== undefined;

// Types the lecturer's code on the page of results, for the files that are opened next.
export async function unlockResults(page, code, language = "en") {
  await unlock(page, code, language);
  await poll(async () => assert.notEqual(await page.locator(".marking-code").textContent(), ""));
}
