// A backup read on a device that has gone on since: nothing newer is lost, and the page says what was kept.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { downloaded, withPage } from "./browser.mjs";
import { begin as beginExam, compose, handIn } from "./exam_steps.mjs";
import { poll } from "./poll.mjs";

const SAID = {
  en: {
    result: "Result",
    save: "Save a backup",
    restore: "Restore",
    undo: "Undo the last restore",
    preview: "Nothing has been changed yet. Will be added or updated: 1 exam. Left as on this device: 1 exam.",
    kept: "The backup was restored. Everything in it is here already. Left as on this device: 1 exam.",
    both: "The backup was restored. Added or updated: 1 exam. Left as on this device: 1 exam.",
  },
  it: {
    result: "Risultato",
    save: "Salva una copia",
    restore: "Ripristina",
    undo: "Annulla l’ultimo ripristino",
    preview: "Non è stato ancora cambiato nulla. Sarà aggiunto o aggiornato: 1 esame. Resta com’è su questo dispositivo: 1 esame.",
    kept: "La copia è stata ripristinata. Quello che contiene c’è già tutto. Resta com’è su questo dispositivo: 1 esame.",
    both: "La copia è stata ripristinata. Aggiunto o aggiornato: 1 esame. Resta com’è su questo dispositivo: 1 esame.",
  },
};

const to = (page, hash) => page.evaluate((hash) => { location.hash = hash; }, hash);

// Begins an exam of one incident.
async function begin(page, language, candidate) {
  await to(page, "#/exam");
  const exam = await compose(page, { items: 1, language });
  await beginExam(page, exam, { language, name: candidate });
}

async function saved(page, said) {
  await to(page, "#/settings");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: said.save }).click();
  return Buffer.from(await downloaded(await download));
}

async function read(page, said, backup, message, preview) {
  await to(page, "#/settings");
  const file = { name: "acconcio-backup.json", mimeType: "application/json", buffer: backup };
  await page.locator("input[type=file]").setInputFiles(file);
  if (preview) {
    await page.getByRole("status").getByText(preview, { exact: true }).waitFor();
  }
  await page.getByRole("button", { name: said.restore, exact: true }).click();
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
  assert.deepEqual(exams.map((exam) => exam["handed-in"]?.candidate), candidates);
  assert.ok(exams.every((exam) => exam["handed-in"]), "each was handed in");
}

for (const language of ["en", "it"]) {
  const said = SAID[language];
  test(`ok: an exam sat since a backup is there after it is read (${language})`, () =>
    withPage({ path: "/settings", language }, async (page) => {
      const before = await saved(page, said);
      await begin(page, language, "Rossi, Ada");
      // Meanwhile the settings are closed, as every other page is.
      await to(page, "#/settings");
      await page.locator(".exam-bar").waitFor();
      await handIn(page, language);
      await read(page, said, before, said.kept);
      await expectResults(page, said, ["Rossi, Ada"]);
      await expectAccessible(page);
      const over = await saved(page, said);
      await withPage({ path: "/settings", language }, async (other) => {
        await begin(other, language, "Bianchi, Bruno");
        await handIn(other, language);
        await read(other, said, over, said.both, said.preview);
        await expectAccessible(other);
        await expectResults(other, said, ["Rossi, Ada", "Bianchi, Bruno"]);
        await to(other, "#/settings");
        await other.getByRole("button", { name: said.undo }).click();
        await expectResults(other, said, ["Bianchi, Bruno"]);
      });
    }));
}

// The buttons that go away with a question give the focus on, and never to nothing.
test("ok: the question before all is erased has the focus, and Escape gives it back", () =>
  withPage({ path: "/settings" }, async (page) => {
    const has = (locator) =>
      poll(async () => assert.ok(await locator.evaluate((it) => it === document.activeElement)));
    const erase = page.getByRole("button", { name: "Erase everything" });
    const keep = page.getByRole("button", { name: "Cancel" });
    await erase.focus();
    await page.keyboard.press("Enter");
    await has(keep);
    await page.keyboard.press("Escape");
    await keep.waitFor({ state: "detached" });
    await has(erase);
    await page.keyboard.press("Enter");
    await has(keep);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const erased = page.getByRole("status").filter({ hasText: "Everything has been erased." });
    await erased.waitFor();
    await has(erased);
  }));

test("ok: the browser is asked to keep the data only when the reader asks for it", () =>
  withPage(
    {
      path: "/settings",
      before: (page) =>
        page.addInitScript(() => {
          window.asked = 0;
          navigator.storage.persisted = async () => window.asked > 0;
          navigator.storage.persist = async () => {
            window.asked += 1;
            return true;
          };
        }),
    },
    async (page) => {
      await page.getByText("The browser may delete this data", { exact: false }).waitFor();
      assert.equal(await page.evaluate(() => window.asked), 0);
      await page.getByRole("button", { name: "Ask the browser to keep it" }).click();
      await page.getByText("The browser has agreed", { exact: false }).waitFor();
      assert.equal(await page.evaluate(() => window.asked), 1);
    },
  ));
