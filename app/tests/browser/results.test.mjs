// The page of results: a hundred result files opened at once, marked again, sorted, saved as tables.

import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { downloaded, withPage } from "./browser.mjs";
import { begin, create, handIn, resultFile, unlockResults } from "./exam_steps.mjs";
import { pagesOf } from "./pdf.mjs";
import { poll, pollEqual, pollMatch } from "./poll.mjs";
import { forged } from "./sealing.mjs";
import { expectNothingCutOff, PHONE, PROJECTOR } from "./sizes.mjs";

const PRESSED = 1_760_000_000_000;

// An exam whose pass mark is 20 per cent, and an honest result file of its variant A, by which others are sealed.
async function examWith(percent) {
  return withPage({ path: "/exam" }, async (page) => {
    await page.getByRole("heading", { name: "Exams", level: 1 }).waitFor();
    await page.getByLabel("Needed to pass", { exact: true }).fill(String(percent));
    await page.locator(".exam-drawn ol li").first().waitFor({ state: "attached" });
    const items = await page.locator(".exam-drawn ol li").count();
    const exam = await create(page);
    await begin(page, exam);
    await handIn(page);
    const { text } = await resultFile(page);
    const papers = Object.values(exam.variants).map((address) => address.split("/sit/")[1]);
    return { lecturer: exam.lecturer, honest: text, items, papers };
  });
}

// Made once: each takes a minute on a busy machine.
let made;
const exams = () => (made ??= Promise.all([examWith(20), examWith(90)]));

// A result file as the app writes it.
function sealedResult({ honest, papers }, letter, candidate, given, { personal } = {}) {
  const attempt = { started: PRESSED, ended: PRESSED + 600_000, given };
  return forged(honest, { paper: papers["ABC".indexOf(letter)], candidate, ...(personal && { personal }), attempt });
}

// What a candidate answers: the more he knows, the more often the usual answer; who knows nothing
// leaves everything open.
function answers(items, knowledge) {
  return Array.from({ length: items }, (_, place) => {
    if (knowledge === 0) {
      return { answer: {}, seconds: 5 };
    }
    const knows = place < knowledge;
    const answer = {
      trigger: knows ? "on-claim" : "none",
      classification: knows ? "illegal" : "misconduct",
      board: knows ? "before-the-turn" : "keep",
      obligation: "no-duty",
      clocks: { white: 10, black: 10 },
      count: 1,
      result: "continues",
    };
    return { answer, seconds: 30 + place };
  });
}

async function withClass(fn) {
  const [exam, other] = await exams();
  const { items } = exam;
  const folder = await mkdtemp(join(tmpdir(), "results-"));
  try {
    const files = [];
    const write = async (name, text) => {
      files.push(join(folder, name));
      await writeFile(files.at(-1), text);
    };
    for (let number = 0; number < 100; number += 1) {
      const name = `Candidate ${String(number).padStart(3, "0")}`;
      const text = sealedResult(exam, number % 2 ? "B" : "A", name, answers(items, number % 4 ? number % (items + 1) : 0));
      await write(`result-${number}.json`, text);
    }
    return await fn({ exam, other, items, files, write });
  } finally {
    await rm(folder, { recursive: true });
  }
}

// Opens files; the lecturer's code is typed once.
async function open(page, files, expected, code) {
  if (code) await unlockResults(page, code);
  await page.locator(".marking-files input").setInputFiles(files);
  await page.locator(".marking-state [role=status]").filter({ hasText: expected }).waitFor();
}

const rows = (page) => page.locator("h2:text-is('Candidates') + .marking-frame tbody tr");

async function save(page, name) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name }).click(),
  ]);
  return downloaded(download);
}

test("a hundred files are opened, sorted, counted and saved", async () => {
  await withClass(async ({ exam, items, files }) => {
    await withPage({ path: "/results" }, async (page) => {
      await open(page, files, "100 results in the table.", exam.lecturer);
      await pollEqual(() => rows(page).count(), 100);
      await pollMatch(() => rows(page).first().innerText(), /^Candidate 000\s[^]*\sA\s/);
      const table = page.getByRole("region", { name: "Candidates" });
      await table.locator("thead").getByRole("button", { name: "Candidate" }).click();
      await pollMatch(() => rows(page).first().innerText(), /^Candidate 099\s[^]*\sB\s/);
      await table.locator("thead").getByRole("button", { name: "Marks" }).press("Enter");
      await pollEqual(() => table.locator("[aria-sort=descending]").innerText(), "Marks▼");
      await poll(async () => {
        const marks = (await rows(page).locator(".marking-mark").allInnerTexts()).map(parseFloat);
        assert.deepEqual(marks, [...marks].sort((one, other) => other - one));
        assert.ok(marks[0] > marks[99]);
      });
      const passed = await poll(async () => {
        const listed = await page.locator(".marking-pass-list li").count();
        assert.equal(await rows(page).locator(".marking-passed").count(), listed);
        assert.ok(listed > 0 && listed < 100, `${listed} passed`);
        return listed;
      });
      const ofItems = page.getByRole("region", { name: "Incidents" }).locator("tbody tr");
      await pollEqual(() => ofItems.count(), items);
      await pollMatch(() => ofItems.first().innerText(), /of 100/);
      await expectAccessible(page);
      const candidates = (await save(page, "Candidates (CSV)")).trimEnd().split("\r\n");
      assert.equal(candidates.length, 101);
      assert.match(candidates[0], /^\ufeffCandidate,Variant,Marks,/);
      const best = candidates.slice(1).map((line) => line.split(","));
      assert.equal(best.filter((cells) => cells[6] === "Passed").length, passed);
      // Remarks may have commas of their own.
      assert.ok(best.every((cells) => cells.length >= 12 && cells[9] === ""));
      const saved = (await save(page, "Incidents (CSV)")).trimEnd().split("\r\n");
      assert.equal(saved.length, items + 1);
    });
  });
});

test("what cannot be used is named, and nothing is lost", async () => {
  await withClass(async ({ exam, other, items, files, write }) => {
    const plain = sealedResult(exam, "A", "=1+1", answers(items, 3));
    const { sealed } = JSON.parse(plain);
    await write("formula.json", plain);
    await write("personal.json", sealedResult(exam, "B", "Personal", answers(items, 2), { personal: "AAAAAAAA" }));
    await write("changed.json", plain.replace(sealed.slice(50, 60), [...sealed.slice(50, 60)].reverse().join("")));
    await write("copy.json", plain);
    await write("broken.json", plain.slice(0, 300));
    await write("course.json", JSON.stringify({ format: "other", version: 1 }));
    await write("newer.json", plain.replace('"version": 2', '"version": 3'));
    await write("other.json", sealedResult(other, "A", "Other", answers(items, 2)));
    await write("swapped.json", forged(exam.honest, { paper: other.papers[0], candidate: "Swapped", attempt: { started: 1, given: answers(items, 2) } }));
    await withPage({ path: "/results" }, async (page) => {
      // Without the lecturer's code nothing is opened.
      await open(page, files.slice(0, 1), "0 results in the table; 1 file");
      await page.getByRole("button", { name: "Clear all" }).or(page.locator(".marking-refused li")).first().waitFor();
      await page.reload();
      await open(page, files.slice(0, 3), "3 results in the table.", exam.lecturer);
      await open(page, files.slice(100), "5 results in the table; 7 files");
      const wrong = page.locator("tr.is-changed");
      await pollMatch(() => wrong.innerText(), /^Personal[\s\S]*does not belong to this name/);
      const expected = [
        /^changed\.json: .*changed after/, /^copy\.json: .*formula\.json/, /^broken\.json: .*line \d+/,
        /^course\.json: .*not (the|a) result/, /^newer\.json: .*another version/, /^other\.json: .*another exam/,
        /^swapped\.json: .*another exam/,
      ];
      await poll(async () => {
        const told = await page.locator(".marking-refused li").allInnerTexts();
        assert.equal(told.length, expected.length, told.join("\n"));
        expected.forEach((words, index) => assert.match(told[index], words));
      });
      const table = await save(page, "Candidates (CSV)");
      assert.match(table, /\r\n'=1\+1,A,.*,formula\.json\r\n/);
      assert.match(table, /\r\nPersonal,B,.*does not belong to this name.*,personal\.json\r\n/);
      await page.getByRole("button", { name: "Clear all" }).click();
      await pollEqual(() => page.getByRole("region", { name: "Candidates" }).count(), 0);
      await open(page, files.slice(0, 1), "1 result in the table.");
    });
  });
});

test("one candidate has his answers, the lecturer's own marks, a feedback sheet and a certificate", async () => {
  await withClass(async ({ exam, items, write, files }) => {
    await write("one.json", sealedResult(exam, "A", "Rossi, Ada", answers(items, 0)));
    await withPage({ path: "/results" }, async (page) => {
      await open(page, [files.at(-1)], "1 result in the table.", exam.lecturer);
      await pollMatch(() => rows(page).first().innerText(), /Not passed/);
      await page.getByRole("button", { name: "Rossi, Ada" }).click();
      await page.getByRole("heading", { name: "Rossi, Ada", level: 1 }).waitFor();
      await pollEqual(() => page.locator(".exam-marked").count(), items);
      // Every mark of every item, as nobody does; each change has its reason.
      for (const change of await page.locator(".one-item").all()) {
        await change.getByText("Change the marks").click();
        const marks = change.getByLabel("Marks", { exact: true });
        await marks.fill(await marks.getAttribute("max"));
        await change.getByLabel("Reason").fill("wording");
        await change.getByRole("button", { name: "Save the change" }).click();
      }
      await page.getByText(/With the lecturer’s changes: (\d+) of \1, Passed/).waitFor();
      await page.getByText(/The lecturer gives .*: wording/).first().waitFor();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Certificate" }).click();
      await page.getByText("has passed the exam").waitFor();
      await page.getByText("Ada Rossi", { exact: true }).waitFor();
      await expectAccessible(page);
      // A page of its own, lying on its side.
      const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
      assert.deepEqual(pages.map(({ width, height }) => width > height), [true]);
      await page.getByRole("button", { name: "Back to the class" }).click();
      await pollMatch(() => rows(page).first().innerText(), /changed by the lecturer[\s\S]*Passed/);
      const [, line] = (await save(page, "Candidates (CSV)")).trimEnd().split("\r\n");
      const [points, computed] = line.match(/,A,([\d.]+),([\d.]+),/).slice(1).map(Number);
      assert.ok(points > computed, "the computed marks stay beside the lecturer's");
    });
  });
});

test("files are dropped, and a wrong principle is looked for", async () => {
  await withClass(async ({ exam, files }) => {
    await withPage({ path: "/results", language: "it" }, async (page) => {
      await unlockResults(page, exam.lecturer, "it");
      const texts = await Promise.all(files.slice(0, 12).map((file) => readFile(file, "utf8")));
      const dropped = await page.evaluateHandle((texts) => {
        const all = new DataTransfer();
        texts.forEach((text, index) => all.items.add(new File([text], `${index}.json`)));
        return all;
      }, texts);
      await page.dispatchEvent(".marking-files", "drop", { dataTransfer: dropped });
      await page.getByText("12 risultati nella tabella.").waitFor();
      await page.getByRole("button", { name: "Cerca i principi male applicati" }).click();
      await page.getByText("Risposte errate diverse esaminate").waitFor();
      await expectAccessible(page);
    });
  });
});

for (const [viewport, theme] of [[PHONE, "dark"], [PHONE, "light"], [PROJECTOR, "dark"]]) {
  test(`it fits ${viewport.width} px, ${theme}`, async () => {
    await withClass(async ({ exam, files }) => {
      await withPage({ path: "/results", viewport, theme }, async (page) => {
        await expectNothingCutOff(page);
        await expectAccessible(page);
        await open(page, files.slice(0, 5), "5 results in the table.", exam.lecturer);
        await expectNothingCutOff(page);
        await expectAccessible(page);
      });
    });
  });
}
