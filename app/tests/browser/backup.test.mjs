// A backup read on a device that has gone on since: nothing newer is lost, and the page says what was kept.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { downloaded, withPage } from "./browser.mjs";

const SAID = {
  en: {
    count: "Incidents",
    link: "Exam link",
    candidate: "Candidate",
    begin: "Begin: the time runs",
    handIn: "Hand in",
    yes: "Hand it in",
    result: "Result",
    save: "Save a backup",
    kept: "The backup was read. Everything in it was here already. Kept as on this device: 1 exam.",
    both: "The backup was read. Added or updated: 1 exam. Kept as on this device: 1 exam.",
  },
  it: {
    count: "Episodi",
    link: "Collegamento all’esame",
    candidate: "Candidato",
    begin: "Comincia: il tempo parte",
    handIn: "Consegna",
    yes: "Consegna",
    result: "Risultato",
    save: "Salva una copia",
    kept: "La copia è stata letta. Quello che contiene c’era già tutto. Rimasto com’era su questo dispositivo: 1 esame.",
    both: "La copia è stata letta. Aggiunto o aggiornato: 1 esame. Rimasto com’era su questo dispositivo: 1 esame.",
  },
};

const to = (page, hash) => page.evaluate((hash) => { location.hash = hash; }, hash);

// Begins an exam of one incident.
async function begin(page, said, candidate) {
  await to(page, "#/exam");
  await page.getByLabel(said.count, { exact: true }).fill("1");
  const link = page.getByLabel(said.link, { exact: true });
  await link.waitFor();
  await to(page, new URL(await link.inputValue()).hash);
  await page.getByLabel(said.candidate).fill(candidate);
  await page.getByRole("button", { name: said.begin }).click();
  await page.locator(".exam-bar").waitFor();
}

async function handIn(page, said) {
  await page.locator(".exam-bar").getByRole("button", { name: said.handIn }).click();
  await page.locator(".exam-confirm").getByRole("button", { name: said.yes }).click();
  await page.getByRole("heading", { name: said.result, level: 1 }).waitFor();
}

async function saved(page, said) {
  await to(page, "#/settings");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: said.save }).click();
  return Buffer.from(await downloaded(await download));
}

async function read(page, backup, message) {
  await to(page, "#/settings");
  const file = { name: "acconcio-backup.json", mimeType: "application/json", buffer: backup };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("status").getByText(message, { exact: true }).waitFor();
}

// The results of these candidates, and no others, can be opened, also after the page is loaded anew.
async function expectResults(page, said, candidates) {
  await to(page, "#/exam");
  await page.reload();
  for (const candidate of candidates) {
    await page.getByRole("link", { name: new RegExp(`${said.result}: ${candidate}`) }).waitFor();
  }
  const exams = await page.evaluate(() => JSON.parse(localStorage.getItem("acconcio.exams")).value);
  assert.deepEqual(exams.map((exam) => exam.candidate), candidates);
  assert.ok(exams.every((exam) => exam.attempt.ended), "each was handed in");
}

for (const language of ["en", "it"]) {
  const said = SAID[language];
  test(`ok: an exam sat since a backup is there after it is read (${language})`, () =>
    withPage({ path: "/settings", language }, async (page) => {
      const before = await saved(page, said);
      await begin(page, said, "Ada Rossi");
      const open = await saved(page, said);
      // The exam goes on where it was left.
      await page.goBack();
      await page.locator(".exam-bar").waitFor();
      await handIn(page, said);
      await read(page, before, said.kept);
      await expectResults(page, said, ["Ada Rossi"]);
      await read(page, open, said.kept);
      await expectAccessible(page);
      await expectResults(page, said, ["Ada Rossi"]);
      const over = await saved(page, said);
      await withPage({ path: "/settings", language }, async (other) => {
        await begin(other, said, "Bruno Bianchi");
        await handIn(other, said);
        await read(other, over, said.both);
        await expectResults(other, said, ["Ada Rossi", "Bruno Bianchi"]);
      });
    }));
}
