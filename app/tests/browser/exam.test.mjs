// An exam from its composing to the result file.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { downloaded, withPage } from "./browser.mjs";
import { printed, squeezed } from "./pdf.mjs";
import { poll, pollEqual, settled } from "./poll.mjs";
import { PHONE, PROJECTOR, TABLET, expectNothingCutOff } from "./sizes.mjs";

const SAID = {
  en: {
    exams: "Exams",
    count: "Incidents",
    minutes: "Minutes",
    link: "Exam link",
    candidate: "Candidate",
    begin: "Start: the clock starts running",
    rule: "Give your ruling",
    next: "Continue",
    handIn: "Hand in",
    timeUp: /time is up/,
    yes: "Hand it in",
    flag: "Flag for review",
    result: "Result",
    failed: "Not passed",
    save: "Save result file",
    broken: "This exam cannot be opened",
    trigger: "Yes, on my own initiative",
  },
  it: {
    exams: "Esami",
    count: "Casi",
    minutes: "Minuti",
    link: "Link dell’esame",
    candidate: "Candidato",
    begin: "Inizia: il tempo comincia a scorrere",
    rule: "Decidi",
    next: "Continua",
    handIn: "Consegna",
    yes: "Consegna",
    flag: "Contrassegna per rivedere",
    result: "Risultato",
    failed: "Non superata",
    save: "Salva il file con il risultato",
    broken: "Questo esame non si può aprire",
    trigger: "Sì, d’ufficio",
  },
};

// Composes a paper of `items` incidents in `minutes`, from the number 7; resolves to its address.
async function compose(page, { items = 3, minutes = 10, language = "en", letter = "A" } = {}) {
  const said = SAID[language];
  await page.getByRole("heading", { name: said.exams, level: 1 }).waitFor();
  await page.getByLabel(said.count, { exact: true }).fill(String(items));
  await page.getByLabel(said.minutes, { exact: true }).fill(String(minutes));
  await page.locator(".exam-fields input[max='4294967295']").fill("7");
  await page.getByRole("button", { name: letter, exact: true }).click();
  const link = page.getByLabel(said.link, { exact: true });
  return poll(async () => {
    const address = await link.inputValue();
    assert.match(address, /#\/exam\/sit\//);
    // It follows what was typed.
    const [, blueprint, seed, variant, incidents] = address.split("/sit/")[1].split(".");
    const asked = JSON.parse(Buffer.from(blueprint, "base64url").toString());
    const told = [asked.minutes, seed, variant, incidents.split("~").length];
    assert.deepEqual(told, [minutes, "7", letter, items]);
    return address;
  });
}

async function begin(page, address, language = "en") {
  const said = SAID[language];
  await page.goto(address);
  await page.getByLabel(said.candidate, { exact: true }).fill("Ada Rossi");
  await page.getByRole("button", { name: said.begin }).click();
  await page.locator(".exam-bar").waitFor();
}

// Answers the first question of the open item.
async function answerFirst(page, language = "en") {
  await page.getByRole("button", { name: SAID[language].rule }).click();
  await page.getByText(SAID[language].trigger, { exact: true }).click();
  await page.getByRole("button", { name: SAID[language].next, exact: true }).click();
}

// The exams kept on the device, as soon as they are as `check` wants them.
async function kept(page, check = () => {}) {
  const read = () => JSON.parse(localStorage.getItem("acconcio.exams"));
  return poll(async () => {
    const { value } = await page.evaluate(read);
    await check(value);
    return value;
  });
}

const isAnswered = ({ answer }) => answer.trigger !== undefined;

// The first exam kept, once it has been handed in.
async function handedIn(page) {
  const [{ attempt }] = await kept(page, ([{ attempt }]) => assert.ok(attempt.ended));
  return attempt;
}

test("ok: practice leads to the exams, and the link gives everybody the same paper", () =>
  withPage({ path: "/practice" }, async (page) => {
    await page.getByRole("main").getByRole("link", { name: "Exams" }).click();
    const address = await compose(page);
    await withPage({ path: "/exam", language: "it" }, async (other) => {
      const same = await compose(other, { language: "it" });
      assert.equal(same.replace(/^.*#/, ""), address.replace(/^.*#/, ""));
      const twin = await compose(other, { language: "it", letter: "B" });
      assert.notEqual(twin, same);
    });
    // What cannot be drawn is said.
    await page.getByLabel("Incidents", { exact: true }).fill("0");
    await page.getByRole("alert").getByText("Ask for at least one").waitFor();
    await page.locator(".exam-section summary").click();
    await page.getByLabel("Castling").check();
    await page.getByLabel("Incidents", { exact: true }).fill("100");
    await page.getByRole("alert").getByText("Section 1 asks for 100 incidents").waitFor();
  }));

test("ok: two windows sit one exam, and neither undoes what the other has answered", () =>
  withPage({ path: "/exam" }, async (page, context) => {
    const address = await compose(page);
    const other = await context.newPage();
    await other.goto(address);
    await other.getByRole("button", { name: SAID.en.begin }).waitFor();
    await begin(page, address);
    await other.locator(".exam-item-heading", { hasText: "Incident 1 of 3" }).waitFor();
    await other.getByRole("button", { name: "Incident 2: not answered" }).click();
    await answerFirst(page);
    await other.getByRole("button", { name: "Incident 1: answered in part" }).waitFor();
    await answerFirst(other);
    await page.getByRole("button", { name: "Incident 2: answered in part" }).click();
    await page.locator(".folded-answer", { hasText: SAID.en.trigger }).waitFor();
    await kept(page, ([{ attempt }]) => {
      assert.deepEqual(attempt.given.map(isAnswered), [true, true, false]);
    });
    await page.locator(".exam-bar").getByRole("button", { name: SAID.en.handIn }).click();
    await page.getByRole("button", { name: SAID.en.yes }).click();
    await other.getByRole("heading", { name: SAID.en.result, level: 1 }).waitFor();
    await kept(page, (exams) => assert.equal(exams.length, 1));
  }));

test("ok: an exam survives a reload in the middle, with the network off, and is handed in", () =>
  withPage({ path: "/exam", allowed: [/ERR_INTERNET_DISCONNECTED/] }, async (page, context) => {
    const address = await compose(page);
    await begin(page, address);
    // Nothing is told of the story: neither its title nor a way to its ruling.
    await page.locator(".exam-item-heading", { hasText: "Incident 1 of 3" }).waitFor();
    await settled(page);
    await pollEqual(() => page.locator("#content a").count(), 0);
    await answerFirst(page);
    await page.getByRole("button", { name: SAID.en.flag }).click();
    await page.getByRole("button", { name: SAID.en.flag, pressed: true }).waitFor();
    await kept(page, ([{ attempt }]) => assert.ok(isAnswered(attempt.given[0])));
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
    await page.locator(".exam-bar").getByRole("button", { name: SAID.en.handIn }).click();
    await page.getByRole("button", { name: SAID.en.yes }).click();
    await page.getByRole("heading", { name: SAID.en.result, level: 1 }).waitFor();
    await page.getByText(SAID.en.failed, { exact: true }).waitFor();
    await page.getByText(/Marks: .* of .*; needed: /).waitFor();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: SAID.en.save }).click(),
    ]);
    const file = JSON.parse(await downloaded(download));
    assert.equal(file.candidate, "Ada Rossi");
    assert.equal(file.attempt.given.length, 3);
    assert.ok(file.attempt.ended >= file.attempt.started);
    assert.equal(file.paper, address.split("/sit/")[1]);
    assert.match(file.checksum, /^[0-9a-f]{8}$/);
    // It is handed in for good, and stays in the history.
    await context.setOffline(false);
    await page.goto(address.replace(/#.*/, "#/exam"));
    await page.getByRole("link", { name: /Result: Ada Rossi/ }).click();
    await page.getByRole("heading", { name: SAID.en.result, level: 1 }).waitFor();
  }));

test("err: what finds no room on the device is said where it is seen, and still handed in", () =>
  withPage({ path: "/exam" }, async (page) => {
    const address = await compose(page);
    await begin(page, address);
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
    await page.locator(".exam-bar").getByRole("button", { name: SAID.en.handIn }).click();
    await page.getByRole("button", { name: SAID.en.yes }).click();
    await page.getByRole("heading", { name: SAID.en.result, level: 1 }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: SAID.en.save }).click(),
    ]);
    const file = JSON.parse(await downloaded(download));
    assert.equal(file.attempt.given[0].answer.trigger, "ex-officio");
  }));

test("ok: the clock warns, and at its end the last answers are handed in", () =>
  withPage(
    { path: "/exam", before: (page) => page.clock.install() },
    async (page) => {
      const address = await compose(page, { minutes: 10 });
      await begin(page, address);
      await answerFirst(page);
      const warning = page.locator(".exam-warning");
      const [{ attempt: { started } }] = await kept(page);
      // From here on, no time passes by itself.
      await page.clock.pauseAt(started + 4 * 60_000);
      await pollEqual(() => warning.textContent(), "");
      await page.clock.runFor(62_000);
      await warning.getByText("Less than five minutes left").waitFor();
      await pollEqual(() => warning.getAttribute("role"), "status");
      await page.clock.runFor(4 * 60_000);
      await warning.getByText("Less than one minute left").waitFor();
      await page.clock.runFor(60_000);
      await page.getByRole("heading", { name: SAID.en.result, level: 1 }).waitFor();
      const attempt = await handedIn(page);
      assert.equal(attempt.ended - attempt.started, 10 * 60_000);
      assert.ok(isAnswered(attempt.given[0]));
    },
  ));

test("ok: an exam whose time ran out while the page was closed is handed in when that is confirmed", () =>
  withPage({ path: "/exam", before: (page) => page.clock.install() }, async (page) => {
    const address = await compose(page, { minutes: 10 });
    await begin(page, address);
    await answerFirst(page);
    await page.goto("about:blank");
    await page.clock.fastForward(3_600_000);
    await page.goto(address);
    await page.getByRole("heading", { name: SAID.en.timeUp }).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: SAID.en.yes }).click();
    await page.getByRole("heading", { name: SAID.en.result, level: 1 }).waitFor();
    const attempt = await handedIn(page);
    assert.equal(attempt.ended - attempt.started, 10 * 60_000);
  }));

test("ok: a clock that is set during an exam takes no time and gives none", () =>
  withPage({ path: "/exam", before: (page) => page.clock.install() }, async (page) => {
    const address = await compose(page, { minutes: 10 });
    await begin(page, address);
    await answerFirst(page);
    const hour = 3_600_000;
    for (const by of [hour, -2 * hour]) {
      await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + by);
      await page.clock.runFor(2_000);
      const left = (await page.getByRole("timer").textContent()).split(":").map(Number);
      assert.ok([9, 10].includes(left.at(-2)), left.join(":"));
    }
    await page.getByRole("button", { name: SAID.en.handIn }).first().click();
    await page.getByRole("button", { name: SAID.en.yes }).click();
    await page.getByRole("heading", { name: SAID.en.result, level: 1 }).waitFor();
    const { clock_jumps: jumps, ended, started } = await handedIn(page);
    assert.deepEqual(jumps.map(({ ahead }) => Math.round(ahead / hour)), [1, -2]);
    assert.ok(ended - started < 60_000);
  }));

test("ok: the time follows the number of incidents, and the key lies apart", () =>
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
    const open = page.getByRole("link", { name: "Open the exam" });
    assert.equal(await open.locator("xpath=..").getByRole("link", { name: /key/i }).count(), 0);
    await page.locator(".exam-examiner").getByRole("link", { name: /key/i }).waitFor();
  }));

test("ok: the question paper holds every question whole, and nothing of the key", () =>
  withPage({ path: "/exam" }, async (page) => {
    const address = await compose(page, { items: 6 });
    await page.goto(address.replace("/sit/", "/key/"));
    await page.locator(".exam-key").nth(5).waitFor();
    await settled(page);
    const rulings = await page.locator(".exam-key tbody tr td:nth-child(2)").allTextContents();
    const articles = await page.locator(".exam-key tbody tr td:nth-child(3)").allTextContents();
    const key = (await printed(page, "A4")).pages;
    assert.ok(rulings.length >= 12);
    rulings.forEach((ruling) => assert.ok(key.some((one) => one.text.includes(squeezed(ruling))), ruling));
    await page.goto(address.replace("/sit/", "/paper/"));
    await page.locator(".sheet-questions").nth(5).waitFor();
    await settled(page);
    for (const format of ["A4", "Letter"]) {
      const { pages } = await printed(page, format);
      const whole = pages.map((one) => one.text).join("");
      const items = await page.locator(".exam-sheet-item").all();
      for (const item of items) {
        // A replay of very many acts may fill more than a page by itself.
        if ((await item.locator(".sheet-acts.is-long").count()) > 0) continue;
        const heading = squeezed(await item.locator("h2").textContent());
        const last = squeezed(await item.locator(".sheet-questions li").last().locator("p").first().textContent());
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
    ["of another version", (link) => link.replace(/^1\./, "9.")],
  ]) {
    test(`err: a link that is ${what} is told, with what to do (${language})`, () =>
      withPage({ path: "/exam", language }, async (page) => {
        const address = await compose(page, { language });
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
  await page.route(/packs\/[a-z0-9-]+\.\w+\.json/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const is_story = text.includes('"variants"') && text.includes('"incident"');
    const body = page.changed && is_story ? text.replaceAll(/"white":(\d+)/g, '"white":7$1') : text;
    await route.fulfill({ response, body });
  });
};

test("err: an incident that was changed since is told, and nothing is begun", () =>
  withPage({ path: "/exam", before: changing }, async (page) => {
    const address = await compose(page);
    page.changed = true;
    await page.goto("about:blank");
    await page.goto(address);
    await page.getByRole("heading", { name: SAID.en.broken }).waitFor();
    await page.getByText("has changed since the paper was composed").first().waitFor();
    await settled(page);
    assert.equal(await page.evaluate(() => localStorage.getItem("acconcio.exams")), null);
  }));

test("ok: an exam that is sat goes on in the other language, with its answers", () =>
  withPage({ path: "/exam" }, async (page) => {
    const address = await compose(page, { items: 2 });
    await begin(page, address);
    await answerFirst(page);
    await page.getByRole("button", { name: "IT, Italiano" }).click();
    await page.getByRole("button", { name: SAID.it.flag }).waitFor();
    await page.getByRole("button", { name: "EN, English" }).click();
    await page.getByRole("button", { name: SAID.en.flag }).waitFor();
    await page.getByRole("button", { name: SAID.en.handIn }).first().click();
    await page.getByRole("button", { name: SAID.en.yes }).click();
    await page.getByRole("heading", { name: SAID.en.result, level: 1 }).waitFor();
    const attempt = await handedIn(page);
    assert.ok(Object.keys(attempt.given[0].answer).length > 0, "the answer is there");
  }));

test("ok: an exam that was begun goes on as it was when its incidents change", () =>
  withPage({ path: "/exam", before: changing }, async (page) => {
    const address = await compose(page, { items: 2 });
    await begin(page, address);
    await answerFirst(page);
    page.changed = true;
    await page.reload();
    await page.locator(".exam-bar").waitFor();
    await page.getByRole("button", { name: SAID.en.handIn }).first().click();
    await page.getByRole("button", { name: SAID.en.yes }).click();
    await page.getByRole("heading", { name: SAID.en.result, level: 1 }).waitFor();
    const attempt = await handedIn(page);
    assert.ok(Object.keys(attempt.given[0].answer).length > 0, "the answer is there");
    await page.reload();
    await page.getByRole("heading", { name: SAID.en.result, level: 1 }).waitFor();
  }));

for (const viewport of [PHONE, TABLET, PROJECTOR]) {
  for (const theme of ["light", "dark"]) {
    test(`ok: the pages fit and can be used (${viewport.width} px, ${theme})`, () =>
      withPage({ path: "/exam", viewport, theme }, async (page) => {
        const address = await compose(page);
        await expectNothingCutOff(page);
        await expectAccessible(page);
        await page.goto(address);
        await page.getByLabel(SAID.en.candidate, { exact: true }).waitFor();
        await expectNothingCutOff(page);
        await expectAccessible(page);
        await begin(page, address);
        await answerFirst(page);
        await expectNothingCutOff(page);
        await expectAccessible(page);
      }));
  }
}

test("ok: by keyboard alone from the first item to the result", () =>
  withPage({ path: "/exam", reducedMotion: "reduce" }, async (page) => {
    const address = await compose(page, { items: 1 });
    await begin(page, address);
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
    await page.getByRole("heading", { name: SAID.en.result, level: 1 }).waitFor();
  }));
