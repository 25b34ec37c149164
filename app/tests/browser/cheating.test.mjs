// A candidate with the browser's developer tools tries what can be tried: addresses, storage, network, sources, edited
// and forged results. What a static page cannot prevent is tried too, so that it is known and said (docs/threats.md).

import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { isAsked, testOn } from "./asked.mjs";
import { withPage } from "./browser.mjs";
import {
  SAID, answerFirst, begin, compose, handIn, kept, resultFile, typeCode, unlockResults,
} from "./exam_steps.mjs";
import { pollEqual, pollMatch, settled } from "./poll.mjs";
import { forged } from "./sealing.mjs";
import { KARPOV } from "./words.mjs";

const to = async (page, hash) => {
  await page.evaluate((hash) => { location.hash = hash; }, hash);
  await settled(page);
};

// Everything that the device stores, and every request that the page has made.
const stored = (page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
const requests = (page) => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));

// The names of all incidents, as the catalogue has them.
const names = (page) =>
  page.evaluate(async () => {
    const { scenarios } = await (await fetch("packs/outline.en.json")).json();
    return scenarios.map(({ id }) => id);
  });

// An exam as the lecturer makes it on his own device; the candidate has the link and, once he is told, the start code.
async function made() {
  return withPage({ path: "/exam" }, async (page) => {
    const exam = await compose(page, { items: 4 });
    await page.goto(exam.address.replace("/sit/", "/key/"));
    await page.getByText("Personal codes").click();
    await page.getByLabel("Candidates, one on each line").fill("Rossi, Ada\nBianchi, Bruno");
    await page.locator(".exam-codes td code").nth(1).waitFor();
    const codes = await page.locator(".exam-codes td code").allTextContents();
    return { ...exam, paper: exam.address.split("/sit/")[1], codes };
  });
}
const onExam = testOn("/", "/exam", "/incidents", "/results");
const exam = made();

// The exam at the address of the candidate's own app.
async function here(page) {
  const made = await exam;
  return { ...made, address: `${page.url().replace(/#.*/, "")}#/exam/sit/${made.paper}` };
}

onExam("the link: it decodes to nothing, and no other address opens it", () =>
  withPage({ path: "/" }, async (page) => {
    const { paper, start, release } = await here(page);
    const bytes = Buffer.from(paper.split(".")[1], "base64url").toString("latin1");
    for (const name of await names(page)) assert.ok(!bytes.includes(name), name);
    for (const sheet of ["key", "paper"]) {
      await to(page, `#/exam/${sheet}/${paper}`);
      for (const code of [start, release, "0000-0000-0000-0000"]) {
        await typeCode(page, SAID.en.lecturerCode, SAID.en.openKey, code);
        await page.getByRole("alert").getByText(SAID.en.wrong).waitFor();
      }
      await pollEqual(() => page.locator(".exam-sheet, .exam-key").count(), 0);
    }
  }));

test("during the exam: whatever address is typed, the exam is shown", () =>
  withPage({ path: "/" }, async (page, context) => {
    const other = await context.newPage();
    await other.goto(page.url());
    const exam = await here(page);
    await begin(page, exam);
    const closed = [
      "/", "/incidents", KARPOV, "/practice", "/courses", "/progress", "/settings", "/handbook", "/laws", "/mate", "/claims",
      "/handbook/changes/2018/2023", "/print/handout/karpov-chernin/rapid-unsupervised", "/presenter?course=castling",
      "/presenter/audience", "/plan", "/quadrigliona", "/exam", "/results", `/exam/key/${exam.paper}`,
      `/exam/paper/${exam.paper}`,
    ];
    for (const path of closed.filter(isAsked)) {
      await to(page, `#${path}`);
      await page.locator(".exam-bar").waitFor().catch(() => assert.fail(`${path} is open`));
      assert.equal(await page.locator("#content a").count(), 0, path);
    }
    // Another window that was open before is closed as well.
    await other.locator(".exam-bar").waitFor();
    // Both look like an exam, wherever they were opened.
    const isStyled = (page) => pollEqual(() => page.locator('link[href*="pages-"]').getAttribute("media"), "all");
    await isStyled(other);
    await other.reload();
    await other.locator(".exam-bar").waitFor();
    assert.match(other.url(), /\/(#\/)?$/);
    await isStyled(other);
  }));

onExam("storage, network and sources: no incident is named while the exam goes on, and no answer afterwards", () =>
  // Home would have fetched its incident, where it is not left before.
  withPage({ path: "/exam" }, async (page) => {
    const exam = await here(page);
    const known = await names(page);
    await begin(page, exam);
    await answerFirst(page);
    await kept(page, ([{ running }]) => assert.ok(running.result.attempt.given[0].answer.trigger));
    const during = await stored(page);
    const named = (text) => known.filter((name) => text.includes(`${name}/`) || text.includes(`"${name}"`) || text.includes(`/${name}.`));
    assert.deepEqual(named(during), []);
    // Other pages fetch lists of everything; nothing is fetched of one incident.
    assert.deepEqual(named((await requests(page)).join(" ")), []);
    const globals = await page.evaluate(() => Object.keys(globalThis).filter((name) => /exam|paper|ruling|acconcio/i.test(name)));
    assert.deepEqual(globals, []);
    await handIn(page);
    const after = await stored(page);
    assert.deepEqual(named(after), []);
    assert.ok(!after.includes("ex-officio") && !after.includes("trigger"), "answers can be read");
    // What was handed in is not taken up again: the key of the paper is gone with the answers.
    assert.ok(!/"key"/.test(after));
    await page.evaluate(() => {
      const exams = JSON.parse(localStorage.getItem("acconcio.exams"));
      const { paper, candidate, started } = exams.value[0]["handed-in"];
      const attempt = { started, given: Array(4).fill({ answer: {}, is_flagged: false, seconds: 0 }) };
      exams.value = [{ running: { key: "A".repeat(43), result: { paper, candidate, attempt } } }];
      localStorage.setItem("acconcio.exams", JSON.stringify(exams));
    });
    await page.goto(exam.address);
    await page.reload();
    await page.getByRole("heading", { name: SAID.en.broken }).waitFor();
  }));

onExam("what is not prevented: who clears the lock or the device gets at the other pages, and can begin anew", () =>
  withPage({ path: "/" }, async (page) => {
    const exam = await here(page);
    await begin(page, exam);
    await page.evaluate(() => localStorage.removeItem("acconcio.exam-lock"));
    await to(page, "#/incidents");
    await page.getByRole("heading", { level: 1 }).waitFor();
    assert.equal(await page.locator(".exam-bar").count(), 0);
    // Back at the exam the lock is there again.
    await page.goto(exam.address);
    await page.reload();
    await page.locator(".exam-bar").waitFor();
    await to(page, "#/incidents");
    await page.locator(".exam-bar").waitFor();
    // On a device that was cleared nothing tells of the first attempt.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await begin(page, exam);
    await kept(page, ([{ running }]) => assert.equal(running.result.earlier, undefined));
    await handIn(page);
    // Where it was not cleared, a second attempt is told.
    await begin(page, exam);
    await kept(page, (exams) => assert.equal(exams.at(-1).running.result.earlier, 1));
  }));

onExam("results: an edited one is refused, and a forged one shows whose code it lacks", async () => {
  const folder = await mkdtemp(join(tmpdir(), "cheating-"));
  try {
    const made = await withPage({ path: "/" }, async (page) => {
      const exam = await here(page);
      await begin(page, exam, { personal: exam.codes[0] });
      await answerFirst(page);
      await handIn(page);
      const { text, name } = await resultFile(page);
      assert.match(name, /^rossi_/);
      const { sealed } = JSON.parse(text);
      const bytes = Buffer.from(sealed, "base64url");
      bytes[100] ^= 1;
      const { paper } = exam;
      const given = Array(4).fill({ answer: { trigger: "on-claim" }, is_flagged: false, seconds: 1 });
      const attempt = { started: 1_795_000_000_000, ended: 1_795_000_060_000, given };
      const files = {
        "honest.json": text,
        "edited.json": text.replace(sealed, bytes.toString("base64url")),
        // Ada answers for Bruno: with no code, with her own, and by chance with none of anybody.
        "bruno-1.json": forged(text, { paper, candidate: "Bianchi, Bruno", attempt }),
        "bruno-2.json": forged(text, { paper, candidate: "Bianchi, Bruno", personal: exam.codes[0].replace("-", ""), attempt }),
      };
      return { files, paper, lecturer: exam.lecturer };
    });
    if (!made) return;
    const { files, paper, lecturer } = made;
    assert.ok(paper);
    const paths = [];
    for (const [name, text] of Object.entries(files)) {
      paths.push(join(folder, name));
      await writeFile(paths.at(-1), text);
    }
    await withPage({ path: "/results" }, async (page) => {
      await unlockResults(page, lecturer);
      await page.locator(".marking-files input").setInputFiles(paths);
      await page.locator(".marking-state [role=status]").filter({ hasText: "3 results in the table; 1 file" }).waitFor();
      await pollMatch(() => page.locator(".marking-refused li").innerText(), /^edited\.json: .*changed after/);
      const row = (name) => page.locator(".marking-frame tbody tr").filter({ hasText: name });
      await pollMatch(() => row("Rossi, Ada").first().innerText(), /personal code correct/);
      const bruno = await row("Bianchi, Bruno").allInnerTexts();
      assert.ok(bruno.some((text) => /No personal code was entered/.test(text)), bruno.join("\n"));
      assert.ok(bruno.some((text) => /does not belong to this name/.test(text)), bruno.join("\n"));
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
