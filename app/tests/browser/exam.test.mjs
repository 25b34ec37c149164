// An exam from its composing to the result file.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import {
  SAID, answerFirst, begin, compose, enter, given, handIn, isAnswered, kept, release, resultFile, typeCode, unlock,
} from "./exam_steps.mjs";
import { printed, squeezed } from "./pdf.mjs";
import { poll, pollEqual, settled } from "./poll.mjs";
import { PHONE, PROJECTOR, TABLET, expectNothingCutOff } from "./sizes.mjs";

// The attempt that was handed in, as its own candidate sees it once it is released: the device itself holds it sealed.
async function isSealed(page, candidate = "Rossi, Ada") {
  const [{ "handed-in": exam }] = await kept(page, ([exam]) => assert.ok(exam["handed-in"]));
  assert.equal(exam.candidate, candidate);
  assert.ok(!JSON.stringify(exam).includes("trigger"), "an answer can be read on the device");
  const lock = await page.evaluate(() => localStorage.getItem("acconcio.exam-lock"));
  assert.equal(JSON.parse(lock).value, null);
  return exam;
}

test("ok: practice leads to the exams, and an exam opens with its codes alone", () =>
  withPage({ path: "/practice" }, async (page) => {
    await page.getByRole("main").getByRole("link", { name: "Exams" }).click();
    const exam = await compose(page);
    assert.equal(new Set(Object.values(exam.variants)).size, 3);
    // The page on which exams are composed fetches incidents itself.
    await withPage({ path: exam.address.replace(/^.*#/, "") }, async (other) => {
      for (const code of ["AAAA-AAAA", exam.release, "?"]) {
        await typeCode(other, SAID.en.startCode, SAID.en.openExam, code);
        await other.getByRole("alert").getByText(SAID.en.wrong).waitFor();
      }
      await typeCode(other, SAID.en.startCode, SAID.en.openExam, exam.start);
      await other.getByText("3 incidents in 10 minutes").waitFor();
      await expectAccessible(other);
      // No request tells which incidents are asked.
      const asked = await other.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
      const own = asked.filter((name) => /packs\/(?!words|facts|catalogue|outline|index|boards|courses)/.test(name));
      assert.deepEqual(own, []);
    });
    // What cannot be drawn is said.
    await page.getByLabel("Incidents", { exact: true }).fill("0");
    await page.getByRole("alert").getByText("The paper contains no incidents.").waitFor();
    await page.locator(".exam-section summary").click();
    await page.getByLabel("Castling").check();
    await page.getByLabel("Incidents", { exact: true }).fill("100");
    await page.getByRole("alert").getByText("Section 1 asks for 100 incidents").waitFor();
  }));

test("ok: two windows sit one exam, and neither undoes what the other has answered", () =>
  withPage({ path: "/exam" }, async (page, context) => {
    const exam = await compose(page);
    const other = await context.newPage();
    await enter(other, exam);
    // What lies behind is drawn late.
    await page.bringToFront();
    await begin(page, exam);
    await other.bringToFront();
    await other.locator(".exam-item-heading", { hasText: "Incident 1 of 3" }).waitFor();
    await other.getByRole("button", { name: "Incident 2: not answered" }).click();
    await page.bringToFront();
    await answerFirst(page);
    await other.bringToFront();
    await other.getByRole("button", { name: "Incident 1: answered in part" }).waitFor();
    await answerFirst(other);
    await page.bringToFront();
    await page.getByRole("button", { name: "Incident 2: answered in part" }).click();
    await page.locator(".folded-answer", { hasText: SAID.en.trigger }).waitFor();
    await kept(page, (exams) => {
      assert.deepEqual(given(exams).map(isAnswered), [true, true, false]);
    });
    await handIn(page);
    await other.getByRole("heading", { name: SAID.en.handedIn, level: 1 }).waitFor();
    await kept(page, (exams) => assert.equal(exams.length, 1));
    await isSealed(page);
  }));

test("ok: an exam survives a reload in the middle, with the network off, and is handed in", () =>
  withPage({ path: "/exam", allowed: [/ERR_INTERNET_DISCONNECTED/] }, async (page, context) => {
    const exam = await compose(page);
    await begin(page, exam);
    // Nothing is told of the incident: neither its title nor a way to its ruling.
    await page.locator(".exam-item-heading", { hasText: "Incident 1 of 3" }).waitFor();
    await settled(page);
    await pollEqual(() => page.locator("#content a").count(), 0);
    await answerFirst(page);
    await page.getByRole("button", { name: SAID.en.flag }).click();
    await page.getByRole("button", { name: SAID.en.flag, pressed: true }).waitFor();
    await kept(page, (exams) => assert.ok(isAnswered(given(exams)[0])));
    await page.reload();
    const first = page.getByRole("button", { name: "Incident 1: answered in part, flagged for review" });
    await first.waitFor();
    await page.getByText("3 incidents are not fully answered").waitFor();
    // What was answered is there again, and no ruling on it.
    await page.locator(".folded-answer", { hasText: SAID.en.trigger }).waitFor();
    await settled(page);
    await pollEqual(() => page.getByText(/^(Correct|Partly correct|Incorrect)$/).count(), 0);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Incident 2: not answered" }).click();
    await page.locator(".exam-item-heading", { hasText: "Incident 2 of 3" }).waitFor();
    await answerFirst(page);
    // One question before it is handed in; it may be declined.
    await page.locator(".exam-bar").getByRole("button", { name: SAID.en.handIn }).click();
    await page.getByRole("button", { name: "Continue answering" }).click();
    await handIn(page);
    await expectAccessible(page);
    const sealed = await isSealed(page);
    const { name, text } = await resultFile(page);
    assert.match(name, /^rossi_\d{4}-\d{2}-\d{2}\.json$/);
    assert.equal(text, sealed.file);
    assert.deepEqual(Object.keys(JSON.parse(text)), ["format", "version", "exam", "lecturer", "sealed"]);
    // It is handed in for good, stays in the history, and is seen when it is released.
    await context.setOffline(false);
    await page.goto(exam.address.replace(/#.*/, "#/exam"));
    await page.getByRole("link", { name: /Result: Rossi, Ada/ }).click();
    await typeCode(page, SAID.en.releaseCode, SAID.en.showResult, exam.start);
    await page.getByRole("alert").getByText(SAID.en.wrong).waitFor();
    await release(page, exam.release);
    await page.getByText(SAID.en.failed, { exact: true }).waitFor();
    await page.getByText(/Marks: .* of .*; needed: /).waitFor();
    await expectAccessible(page);
  }));

test("err: what finds no room on the device is said where it is seen, and still handed in", () =>
  withPage({ path: "/exam" }, async (page) => {
    const exam = await compose(page);
    await begin(page, exam);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await answerFirst(page);
    const said = page.getByText("This browser has no storage left for the page");
    await said.waitFor();
    await poll(async () => {
      const top = await said.evaluate((element) => element.getBoundingClientRect().top);
      assert.ok(top >= 0, `it is ${-top} pixels above what is seen`);
    });
    await handIn(page);
    const { text } = await resultFile(page);
    assert.match(text, /"sealed": "[\w-]{400,}"/);
    await release(page, exam.release);
    await page.locator(".exam-marked summary").first().click();
    await page.locator(".slip", { hasText: SAID.en.trigger }).first().waitFor();
  }));

test("ok: the clock warns, and at its end the last answers are handed in", () =>
  withPage(
    { path: "/exam", before: (page) => page.clock.install() },
    async (page) => {
      const exam = await compose(page, { minutes: 10 });
      await begin(page, exam);
      await answerFirst(page);
      const warning = page.locator(".exam-warning");
      const [{ running: { result: { attempt: { started } } } }] = await kept(page);
      // From here on, no time passes by itself.
      await page.clock.pauseAt(started + 4 * 60_000);
      await pollEqual(() => warning.textContent(), "");
      await page.clock.runFor(62_000);
      await warning.getByText("Less than five minutes left").waitFor();
      await pollEqual(() => warning.getAttribute("role"), "status");
      await page.clock.runFor(4 * 60_000);
      await warning.getByText("Less than one minute left").waitFor();
      await page.clock.runFor(60_000);
      await page.getByRole("heading", { name: SAID.en.handedIn, level: 1 }).waitFor();
      const { ended } = await isSealed(page);
      assert.equal(ended - started, 10 * 60_000);
    },
  ));

test("ok: an exam whose time ran out while the page was closed is handed in when that is confirmed", () =>
  withPage({ path: "/exam", before: (page) => page.clock.install() }, async (page) => {
    const exam = await compose(page, { minutes: 10 });
    await begin(page, exam);
    await answerFirst(page);
    await page.goto("about:blank");
    await page.clock.fastForward(3_600_000);
    await page.goto(exam.address);
    await page.getByRole("heading", { name: SAID.en.timeUp }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: SAID.en.yes }).click();
    await page.getByRole("heading", { name: SAID.en.handedIn, level: 1 }).waitFor();
    const { ended, started } = await isSealed(page);
    assert.equal(ended - started, 10 * 60_000);
  }));

test("ok: a clock that is set during an exam takes no time and gives none", () =>
  withPage({ path: "/exam", before: (page) => page.clock.install() }, async (page) => {
    const exam = await compose(page, { minutes: 10 });
    await begin(page, exam);
    await answerFirst(page);
    const hour = 3_600_000;
    for (const by of [hour, -2 * hour]) {
      await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + by);
      await page.clock.runFor(2_000);
      const left = (await page.getByRole("timer").textContent()).split(":").map(Number);
      assert.ok([9, 10].includes(left.at(-2)), left.join(":"));
    }
    const isTold = ([{ running: { result: { attempt } } }]) => {
      assert.deepEqual(attempt.clock_jumps.map(({ ahead }) => Math.round(ahead / hour)), [1, -2]);
    };
    await kept(page, isTold);
    await handIn(page);
    const { ended, started } = await isSealed(page);
    assert.ok(ended - started < 60_000);
  }));

test("ok: the time follows the number of incidents", () =>
  withPage({ path: "/exam", viewport: { width: 360, height: 740 } }, async (page) => {
    const [count, minutes] = ["Incidents", "Minutes"].map((name) => page.getByLabel(name, { exact: true }));
    await pollEqual(() => minutes.inputValue(), "132");
    await count.fill("2");
    await pollEqual(() => minutes.inputValue(), "14");
    await page.getByText("2 incidents in 14 minutes").waitFor();
    await minutes.fill("45");
    await count.fill("3");
    await page.getByText("3 incidents in 45 minutes").waitFor();
    const number = page.getByLabel("Paper number");
    await number.fill("4294967295");
    const hidden = await number.evaluate((field) => field.scrollWidth - field.clientWidth);
    assert.ok(hidden <= 0, `${hidden} px of the number cannot be seen`);
  }));

test("ok: the question paper holds every question whole, and nothing of the key", () =>
  withPage({ path: "/exam" }, async (page) => {
    const exam = await compose(page, { items: 6, letter: "B" });
    await page.goto(exam.address.replace("/sit/", "/key/"));
    await page.reload();
    await unlock(page, exam.lecturer);
    await page.locator(".exam-key").nth(5).waitFor();
    await settled(page);
    const rulings = await page.locator(".exam-key tbody tr td:nth-child(2)").allTextContents();
    const articles = await page.locator(".exam-key tbody tr td:nth-child(3)").allTextContents();
    const key = (await printed(page, "A4")).pages;
    assert.ok(rulings.length >= 12);
    rulings.forEach((ruling) => assert.ok(key.some((one) => one.text.includes(squeezed(ruling))), ruling));
    const codes = await page.locator(".exam-code-list code").allTextContents();
    assert.deepEqual(codes, [exam.start, exam.release]);
    await page.goto(exam.address.replace("/sit/", "/paper/"));
    await page.locator(".sheet-questions").nth(5).waitFor();
    await settled(page);
    // Every incident asks the same, with the answers of the screen.
    const asked = await page.locator(".sheet-questions").evaluateAll((all) => all.map((list) => list.children.length));
    assert.deepEqual(asked, Array(6).fill(7));
    await pollEqual(() => page.locator(".sheet-options li", { hasText: "Not applicable" }).count(), 4 * 6);
    for (const format of ["A4", "Letter"]) {
      const { pages } = await printed(page, format);
      const whole = pages.map((one) => one.text).join("");
      // Each sheet can be told by itself.
      pages.forEach((one) => assert.ok(one.text.includes(squeezed("Exam paper B · no. 7")), one.text.slice(0, 80)));
      const items = await page.locator(".exam-sheet-item").all();
      for (const item of items) {
        // A replay of very many acts may fill more than a page by itself.
        if ((await item.locator(".sheet-acts.is-long").count()) > 0) continue;
        const heading = squeezed(await item.locator("h2").textContent());
        const last = squeezed(await item.locator(".sheet-questions > li").last().locator("p").first().textContent());
        const on = pages.find((one) => one.text.includes(heading));
        assert.ok(on, heading);
        // From its heading to its last question on one page.
        assert.ok(on.text.indexOf(last, on.text.indexOf(heading)) >= 0, `${heading} is split`);
      }
      assert.ok(whole.includes(squeezed("Candidate")));
      assert.ok(!whole.includes("Acconcio"));
      const cited = articles.map(squeezed).filter((article) => /\d/.test(article));
      assert.ok(cited.length > 6);
      cited.forEach((article) => assert.ok(!whole.includes(article), `${article} is on the paper`));
    }
  }));

for (const language of ["en", "it"]) {
  for (const [what, change] of [
    ["damaged", (link) => link.slice(0, -9)],
    ["of another version", (link) => link.replace(/^2\./, "9.")],
  ]) {
    test(`err: a link that is ${what} is told, with what to do (${language})`, () =>
      withPage({ path: "/exam", language }, async (page) => {
        const { address } = await compose(page, { language });
        const [before, link] = address.split("/sit/");
        await page.goto(`${before}/sit/${change(link)}`);
        await page.getByRole("heading", { name: SAID[language].broken }).waitFor();
        await page.getByRole("alert").waitFor();
        await pollEqual(() => page.locator("#content p").count(), 3);
      }));
  }
}

// The host's incidents change when the test says so.
const changing = async (page) => {
  page.changed = false;
  await page.route(/packs\/facts\.json/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = page.changed ? text.replaceAll(/"white":(\d+)/g, '"white":7$1') : text;
    await route.fulfill({ response, body });
  });
};

test("err: an incident that was changed since is told, and nothing is begun", () =>
  withPage({ path: "/exam", before: changing }, async (page) => {
    const exam = await compose(page);
    page.changed = true;
    await page.goto("about:blank");
    await page.goto(exam.address);
    await typeCode(page, SAID.en.startCode, SAID.en.openExam, exam.start);
    await page.getByRole("heading", { name: SAID.en.broken }).waitFor();
    await page.getByText("has changed since the paper was composed").first().waitFor();
    await settled(page);
    assert.equal(await page.evaluate(() => localStorage.getItem("acconcio.exams")), null);
  }));

test("ok: an exam that is sat goes on in the other language, with its answers", () =>
  withPage({ path: "/exam" }, async (page) => {
    const exam = await compose(page, { items: 2 });
    await begin(page, exam);
    await answerFirst(page);
    await page.getByRole("button", { name: "IT, Italiano" }).click();
    await page.getByRole("button", { name: SAID.it.flag }).waitFor();
    await page.getByRole("button", { name: "EN, English" }).click();
    await page.getByRole("button", { name: SAID.en.flag }).waitFor();
    await kept(page, (exams) => assert.ok(isAnswered(given(exams)[0]), "the answer is there"));
    await handIn(page);
  }));

test("ok: an exam that was begun goes on as it was when its incidents change", () =>
  withPage({ path: "/exam", before: changing }, async (page) => {
    const exam = await compose(page, { items: 2 });
    await begin(page, exam);
    await answerFirst(page);
    page.changed = true;
    await page.reload();
    await page.locator(".exam-bar").waitFor();
    await kept(page, (exams) => assert.ok(isAnswered(given(exams)[0]), "the answer is there"));
    await handIn(page);
    await page.reload();
    await release(page, exam.release);
  }));

for (const [viewport, theme] of [
  [PHONE, "light"],
  [TABLET, "dark"],
  [PROJECTOR, "light"],
]) {
  test(`ok: the pages fit and can be used (${viewport.width} px, ${theme})`, () =>
    withPage({ path: "/exam", viewport, theme }, async (page) => {
      const exam = await compose(page);
      await expectNothingCutOff(page);
      await expectAccessible(page);
      await enter(page, exam);
      await expectNothingCutOff(page);
      await expectAccessible(page);
      await begin(page, exam);
      await answerFirst(page);
      await expectNothingCutOff(page);
      await expectAccessible(page);
    }));
}

test("ok: by keyboard alone from the first item to the result", () =>
  withPage({ path: "/exam", reducedMotion: "reduce" }, async (page) => {
    const exam = await compose(page, { items: 1 });
    await begin(page, exam);
    const tabTo = async (name) => {
      await settled(page);
      for (let step = 0; step < 80; step += 1) {
        await page.keyboard.press("Tab");
        const here = await page.evaluate(() => {
          const it = document.activeElement;
          return it.getAttribute("aria-label") ?? it.textContent.trim();
        });
        if (here === name) return;
      }
      throw new Error(`${name} is not reached by Tab`);
    };
    await tabTo(SAID.en.rule);
    await page.keyboard.press("Enter");
    await page.locator(".is-open input:focus").waitFor({ state: "attached" });
    await page.keyboard.press("1");
    await page.locator(".is-open input:checked").waitFor({ state: "attached" });
    await page.keyboard.press("Enter");
    await page.locator(".folded-answer", { hasText: SAID.en.trigger }).waitFor();
    await tabTo(SAID.en.handIn);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Hand in the paper?" }).waitFor();
    await tabTo(SAID.en.yes);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: SAID.en.handedIn, level: 1 }).waitFor();
  }));
