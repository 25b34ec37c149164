// The page of results: a hundred result files opened at once, marked again, sorted, saved as tables.

import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { downloaded, withPage } from "./browser.mjs";
import { poll, pollEqual, pollMatch } from "./poll.mjs";
import { expectNothingCutOff, PHONE, PROJECTOR } from "./sizes.mjs";

const PRESSED = 1_760_000_000_000;

// The exam link that the page of composing shows, and with it that of variant B.
async function links() {
  return withPage({ path: "/exam" }, async (page) => {
    const link = page.locator(".exam-link input");
    await link.waitFor();
    const ofVariant = async (letter) => {
      await page.getByRole("button", { name: letter, exact: true }).click();
      await page.waitForFunction(
        (letter) => document.querySelector(".exam-link input").value.includes(`.${letter}.`),
        letter,
      );
      return (await link.inputValue()).split("/sit/")[1];
    };
    return [await ofVariant("A"), await ofVariant("B")];
  });
}

// The same link with another pass mark.
function passedWith(link, percent) {
  const [version, blueprint, ...rest] = link.split(".");
  const changed = JSON.parse(Buffer.from(blueprint, "base64url").toString());
  changed.pass = { percent };
  const encoded = Buffer.from(JSON.stringify(changed)).toString("base64url");
  const body = [version, encoded, ...rest.slice(0, -1)].join(".");
  return `${body}.${checksum(body)}`;
}

// A result file as the app writes it.
function resultFile(paper, candidate, given, { ended = PRESSED + 600_000 } = {}) {
  const result = { paper, candidate, attempt: { started: PRESSED, ended, given } };
  const head = { format: "acconcio-exam-result", version: 1 };
  return JSON.stringify({ ...head, ...result, checksum: checksum(JSON.stringify(result)) }, null, 2);
}

// CRC-32, as eight digits.
function checksum(text) {
  let sum = 0xffffffff;
  for (const byte of Buffer.from(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
    }
  }
  return ((sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
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
  const [a, b] = (await links()).map((link) => passedWith(link, 20));
  const items = a.split(".")[4].split("~").length;
  const folder = await mkdtemp(join(tmpdir(), "results-"));
  try {
    const files = [];
    const write = async (name, text) => {
      files.push(join(folder, name));
      await writeFile(files.at(-1), text);
    };
    for (let number = 0; number < 100; number += 1) {
      const name = `Candidate ${String(number).padStart(3, "0")}`;
      const text = resultFile(number % 2 ? b : a, name, answers(items, number % 4 ? number % (items + 1) : 0));
      await write(`result-${number}.json`, text);
    }
    return await fn({ a, items, files, write });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function open(page, files, expected) {
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
  await withClass(async ({ items, files }) => {
    await withPage({ path: "/results" }, async (page) => {
      await open(page, files, "100 results in the table.");
      await pollEqual(() => rows(page).count(), 100);
      await pollMatch(() => rows(page).first().innerText(), /^Candidate 000\s+A\s/);
      const table = page.getByRole("region", { name: "Candidates" });
      await table.getByRole("button", { name: "Candidate" }).click();
      await pollMatch(() => rows(page).first().innerText(), /^Candidate 099\s+B\s/);
      await table.getByRole("button", { name: "Marks" }).press("Enter");
      await pollEqual(() => table.locator("[aria-sort=descending]").innerText(), "Marks▼");
      await poll(async () => {
        const marks = (await rows(page).locator("td:nth-child(3)").allInnerTexts()).map(parseFloat);
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
      assert.match(candidates[0], /^\ufeffcandidate,paper,points,/);
      const best = candidates.slice(1).map((line) => line.split(","));
      assert.equal(best.filter((cells) => cells[5] === "yes").length, passed);
      assert.ok(best.every((cells) => cells.length === 12 && cells[10] === "right"));
      const saved = (await save(page, "Incidents (CSV)")).trimEnd().split("\r\n");
      assert.equal(saved.length, items + 1);
    });
  });
});

test("what cannot be used is named, and nothing is lost", async () => {
  await withClass(async ({ a, items, files, write }) => {
    const plain = resultFile(a, "=1+1", answers(items, 3));
    await write("formula.json", plain);
    await write("changed.json", plain.replace("=1+1", "Changed").replace('"none"', '"on-claim"'));
    await write("copy.json", plain);
    await write("broken.json", plain.slice(0, 900));
    await write("course.json", JSON.stringify({ format: "other", version: 1 }));
    await write("newer.json", plain.replace('"version": 1', '"version": 2'));
    await write("other.json", resultFile(passedWith(a, 90), "Other", answers(items, 2)));
    await write("damaged.json", resultFile(a.slice(0, -1), "Damaged", answers(items, 2)));
    await withPage({ path: "/results" }, async (page) => {
      await open(page, files.slice(0, 3), "3 results in the table.");
      await open(page, files.slice(100), "5 results in the table; 6 files");
      const changed = page.locator("tr.is-changed");
      await pollMatch(() => changed.innerText(), /^Changed[\s\S]*changed after it was saved/);
      const expected = [
        /^copy\.json: .*formula\.json/, /^broken\.json: .*line \d+/, /^course\.json: .*not (the|a) result/,
        /^newer\.json: .*another version/, /^other\.json: .*another paper/, /^damaged\.json: .*link/,
      ];
      await poll(async () => {
        const told = await page.locator(".marking-refused li").allInnerTexts();
        assert.equal(told.length, expected.length);
        expected.forEach((words, index) => assert.match(told[index], words));
      });
      const table = await save(page, "Candidates (CSV)");
      assert.match(table, /\r\n'=1\+1,A,.*,right,formula\.json\r\n/);
      assert.match(table, /\r\nChanged,A,.*,changed,changed\.json\r\n/);
      await page.getByRole("button", { name: "Clear all" }).click();
      await pollEqual(() => page.locator(".marking-frame").count(), 0);
      await open(page, files.slice(0, 1), "1 result in the table.");
    });
  });
});

test("files are dropped, and a wrong principle is looked for", async () => {
  await withClass(async ({ files }) => {
    await withPage({ path: "/results", language: "it" }, async (page) => {
      const texts = await Promise.all(files.slice(0, 12).map((file) => readFile(file, "utf8")));
      const dropped = await page.evaluateHandle((texts) => {
        const all = new DataTransfer();
        texts.forEach((text, index) => all.items.add(new File([text], `${index}.json`)));
        return all;
      }, texts);
      await page.dispatchEvent(".marking-files", "drop", { dataTransfer: dropped });
      await page.getByText("12 risultati nella tabella.").waitFor();
      await page.getByRole("button", { name: "Cerca i principi applicati dove non valgono" }).click();
      await page.getByText("Risposte errate diverse esaminate").waitFor();
      await expectAccessible(page);
    });
  });
});

for (const [viewport, theme] of [[PHONE, "dark"], [PHONE, "light"], [PROJECTOR, "dark"]]) {
  test(`it fits ${viewport.width} px, ${theme}`, async () => {
    await withClass(async ({ files }) => {
      await withPage({ path: "/results", viewport, theme }, async (page) => {
        await expectNothingCutOff(page);
        await expectAccessible(page);
        await open(page, files.slice(0, 5), "5 results in the table.");
        await expectNothingCutOff(page);
        await expectAccessible(page);
      });
    });
  });
}
