// A lecturer's term: a plan, an exam of a session, its candidates, their results with the roster, a changed mark, the
// certificate, and everything still there after a reload; by files, and in a classroom with phones.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { downloaded, withPage } from "./browser.mjs";
import { choose, classroom, watched } from "./classroom.mjs";
import { begin, create, handIn, resultFile, unlock, unlockResults } from "./exam_steps.mjs";
import { poll, pollEqual, pollMatch } from "./poll.mjs";
import { expectNothingCutOff, PHONE } from "./sizes.mjs";

const SESSION = "First evening";

// Every page of the term, as it is seen on the way; TERM_SHOTS names a folder for the pictures.
let pictures = 0;
async function seen(page, name) {
  await expectNothingCutOff(page);
  await expectAccessible(page);
  if (process.env.TERM_SHOTS) {
    pictures += 1;
    const path = `${process.env.TERM_SHOTS}/${String(pictures).padStart(2, "0")}-${name}.png`;
    await page.screenshot({ path, fullPage: true });
  }
}

// What the page looks like on paper, beside the pictures.
async function printed(page, name) {
  if (process.env.TERM_SHOTS) {
    await page.pdf({ path: `${process.env.TERM_SHOTS}/${name}.pdf`, preferCSSPageSize: true });
  }
}

async function plan(page) {
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Teach", exact: true }).click();
  await page.getByRole("heading", { name: "Teach", level: 1 }).waitFor();
  await seen(page, "teach");
  await page.getByRole("link", { name: "Course plan", exact: true }).click();
  await page.getByRole("button", { name: "New plan" }).click();
  await page.getByRole("button", { name: /^Edit/ }).click();
  await page.getByLabel("Title", { exact: true }).fill(SESSION);
  await page.getByLabel("Date", { exact: true }).fill("2027-03-14");
  await page.getByLabel("Presenter notes").fill("Let them argue first.");
  for (const topic of ["Castling", "Promotion"]) {
    await page.getByRole("combobox", { name: /^Topic/ }).selectOption({ label: topic });
    await page.locator(".plan-found li").first().getByRole("button", { name: /^Add/ }).click();
  }
  await pollEqual(() => page.locator(".plan-incidents > li").count(), 2);
  await seen(page, "session");
  await page.getByRole("button", { name: "Done" }).click();
  await pollMatch(() => page.locator(".plan-head").innerText(), /14 March 2027 · 2 incidents · about \d+ min/);
}

async function exam(page) {
  await page.getByRole("link", { name: /^Exam of this session/ }).click();
  await page.getByRole("heading", { name: "Exams", level: 1 }).waitFor();
  const kept = page.getByRole("button", { name: /^Keep/, pressed: true });
  // Of two that are ruled by one mechanism, or of older Laws, another is drawn, and the page says so.
  await poll(async () => {
    const pinned = await kept.count();
    assert.ok(pinned === 2 || (pinned === 1 && (await page.getByText("Some incidents you chose to keep").count()) === 1), `${pinned} kept`);
  });
  await page.getByLabel("Title of the exam").fill("Regional arbiters");
  await page.getByLabel("Date", { exact: true }).fill("2027-03-21");
  await page.getByLabel("Federation or organiser").fill("Hall of Chess");
  await page.getByText("Saved blueprints").click();
  await page.getByRole("button", { name: "Save this blueprint" }).click();
  await page.getByText("“Regional arbiters” is saved on this device.").waitFor();
  const made = await create(page);
  await seen(page, "exam");
  return made;
}

// Takes the exam on a device of its own, and resolves to what is handed in.
const sat = (made, name) =>
  withPage({ path: "/" }, async (page) => {
    // The same link, where this device has the app from.
    const address = page.url().replace(/#.*/, "") + made.address.replace(/^[^#]*/, "");
    await begin(page, { ...made, address }, { name });
    await page.getByRole("button", { name: "Hand in" }).waitFor();
    await handIn(page);
    return resultFile(page);
  });

async function paper(page, made) {
  await page.goto(made.address.replace("/sit/", "/paper/"));
  // Only the paper says this, and the form before it also has the title.
  await page.getByText("Hall of Chess · 21 March 2027").waitFor();
  await page.getByText("Regional arbiters").waitFor();
}

async function results(page, made, files) {
  await page.goto(page.url().replace(/#.*/, "#/results"));
  await page.reload();
  await unlockResults(page, made.lecturer);
  const input = page.locator(".marking-files input");
  await input.setInputFiles(files.map(({ name, text }) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) })));
  await page.locator(".marking-state").getByText("2 results in the table.").waitFor();
  await page.getByText("Roster: who is missing").click();
  await page.getByLabel("Roster", { exact: true }).fill("Rossi;Ada\nBianchi;Bruno\nVerdi;Carla");
  await page.getByText("2 of 3 on the roster have handed in.").waitFor();
  await seen(page, "results");
}

async function changed(page) {
  await page.getByRole("button", { name: "Rossi, Ada" }).click();
  const first = page.locator(".one-item").first();
  await first.getByText("Change the marks").click();
  const marks = first.getByLabel("Marks", { exact: true });
  await marks.fill(await marks.getAttribute("max"));
  await first.getByLabel("Reason").fill("the wording was unclear");
  await first.getByRole("button", { name: "Save the change" }).click();
  await page.getByText(/The lecturer gives .*: the wording was unclear/).waitFor();
  await page.getByRole("button", { name: "Certificate" }).click();
  await page.getByText("Hall of Chess · 21 March 2027").waitFor();
  await seen(page, "certificate");
  await printed(page, "certificate");
  await page.getByRole("button", { name: "Feedback sheet" }).click();
  await first.waitFor();
  await printed(page, "feedback");
}

// What is still there on another day.
async function later(page, made) {
  await page.reload();
  const book = page.locator(".marking-history");
  await book.getByText("Regional arbiters · 21 March 2027").first().waitFor();
  const history = page.getByRole("region", { name: /^History/ });
  await pollMatch(() => history.locator("tr", { hasText: "Verdi, Carla" }).innerText(), /missing\s+0 of 1/);
  await pollMatch(() => history.locator("tr", { hasText: "Rossi, Ada" }).innerText(), /1 of 1/);
  await seen(page, "history");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "All exams (CSV)" }).click(),
  ]);
  assert.match(await downloaded(download), /\r\n"Verdi, Carla",missing,0,1\r\n/);
  await book.getByRole("button", { name: /^Open again/ }).click();
  await book.getByLabel("Lecturer’s code").fill(made.lecturer);
  await book.getByRole("button", { name: "Open", exact: true }).click();
  await page.locator(".marking-state").getByText("2 results in the table.").waitFor();
  await poll(async () => {
    const row = page.locator("h2:text-is('Candidates') + .marking-frame tbody tr", { hasText: "Rossi, Ada" });
    assert.match(await row.innerText(), /changed by the lecturer/);
  });
  await page.getByText("Roster: who is missing").click();
  await page.getByText("2 of 3 on the roster have handed in.").waitFor();
  await page.reload();
  await book.getByRole("button", { name: /^Remove/ }).click();
  await pollEqual(() => history.count(), 0);
  await book.getByRole("button", { name: "Undo" }).click();
  await pollEqual(() => history.locator("tbody tr").count(), 3);
}

test("a term goes from the plan to the certificate, and is still there on another day", () =>
  withPage({ path: "/" }, async (page) => {
    await plan(page);
    const made = await exam(page);
    await paper(page, made);
    const files = [await sat(made, "Rossi, Ada"), await sat(made, "Bianchi, Bruno")];
    await results(page, made, files);
    await changed(page);
    await later(page, made);
  }));

// The people of the classroom with their personal codes; the last one answers nothing in the exam.
const PEOPLE = [["Rossi, Ada", "ADA234"], ["Bianchi, Bruno", "BRU567"], ["Verdi, Carla", "CAR892"]];

// The page that a link opens beside this one.
async function beside(page, name) {
  const opens = page.context().waitForEvent("page");
  await page.getByRole("link", { name }).click();
  return watched(await opens);
}

const waits = (phones) => Promise.all(phones.map((phone) => phone.getByText("Wait for your lecturer.").waitFor()));
const sees = (phones, text) => Promise.all(phones.map((phone) => phone.getByText(text).first().waitFor()));

async function enrolled(room, lecturer) {
  await lecturer.getByLabel("Roster").fill(PEOPLE.map((person) => person.join("; ")).join("\n"));
  await lecturer.getByRole("button", { name: "Save roster" }).click();
  await lecturer.getByText("Only people on the roster can join.").waitFor();
  const phones = await Promise.all(PEOPLE.map(([name, code]) => room.joined(name, code)));
  await waits(phones);
  return phones;
}

// A session in front of the room, whose questions the phones answer.
async function evening(page, phones) {
  await page.getByRole("link", { name: "Project this session" }).click();
  const ask = async () => {
    await page.getByRole("button", { name: "Questions", exact: true }).click();
    await page.getByRole("button", { name: "Ask the phones" }).click();
    await Promise.all(phones.map((phone) => phone.locator("fieldset.question").waitFor()));
  };
  const hands = () => page.locator(".hands-row input").evaluateAll((all) => all.map((it) => it.value).filter((it) => it !== "0"));
  await ask();
  await Promise.all(phones.map((phone, index) => choose(phone, index % 2)));
  await page.getByText("Answers received: 3. Phones connected: 3.").waitFor();
  assert.deepEqual(await hands(), [], "nobody follows the majority");
  await seen(page, "live");
  await page.getByRole("button", { name: "Reveal to the audience" }).click();
  await pollEqual(hands, ["2", "1"]);
  await sees(phones, "The ruling:");
  await page.keyboard.press("ArrowDown");
  await waits(phones);
  // Going on to the ruling reveals as well.
  await ask();
  await choose(phones[0], 0);
  await page.getByText("Answers received: 1. Phones connected: 3.").waitFor();
  await page.getByRole("button", { name: "Ruling", exact: true }).click();
  await sees(phones, "The ruling:");
  await page.getByRole("link", { name: "Exit" }).click();
}

async function examined(lecturer, phones, made) {
  await lecturer.getByLabel("Title").fill("Regional arbiters");
  await lecturer.getByLabel("Exam links").fill(Object.values(made.variants).join("\n"));
  await lecturer.getByLabel("Lecturer’s code").fill(made.lecturer);
  await lecturer.getByRole("button", { name: "Prepare the exam" }).click();
  await sees(phones, /The exam begins when/);
  await lecturer.getByRole("button", { name: "Start the exam" }).click();
  await Promise.all(phones.slice(0, 2).map(async (phone) => {
    await phone.locator(".exam-bar").waitFor();
    await choose(phone, 0);
    await pollEqual(() => phone.locator("#saved").textContent(), "Saved on the lecturer’s laptop");
  }));
  const view = await lecturer.evaluate(async () => (await fetch("/api/lecturer/view")).json());
  assert.deepEqual(view.people.map((it) => it.exam.variant).sort(), ["A", "B", "C"]);
  lecturer.on("dialog", (dialog) => dialog.accept());
  await lecturer.getByRole("button", { name: "End for all" }).click();
  await sees(phones, /^Time is up/);
  await lecturer.getByRole("button", { name: "Release results" }).click();
  await sees(phones, "Your result");
  await seen(lecturer, "lecturer");
}

// The results of the exam, as a button of the lecturer's page opens them.
async function marked(lecturer) {
  const page = await beside(lecturer, "Results and statistics: Regional arbiters");
  await page.locator(".marking-state").getByText("2 results in the table.").waitFor();
  await page.getByText("Roster: who is missing").click();
  await page.getByText("2 of 3 on the roster have handed in.").waitFor();
  return page;
}

test("a term in the classroom: an evening with phones, an exam in three variants, and its results by one button", async () => {
  const room = await classroom();
  try {
    await room.start();
    const lecturer = await room.visitor(`/lecturer#${room.server.token}`, { viewport: { width: 1366, height: 768 } });
    const phones = await enrolled(room, lecturer);
    const app = await beside(lecturer, "Course plan");
    await plan(app);
    await evening(app, phones);
    const made = await exam(app);
    await examined(lecturer, phones, made);
    await changed(await marked(lecturer));
    // Once more: every attempt is there once, with its changed mark.
    const again = await marked(lecturer);
    await poll(async () => {
      const row = again.locator("h2:text-is('Candidates') + .marking-frame tbody tr", { hasText: "Rossi, Ada" });
      assert.match(await row.innerText(), /changed by the lecturer/);
    });
    const history = again.getByRole("region", { name: /^History/ });
    await pollEqual(() => history.locator("tbody tr").count(), 3);
    await pollMatch(() => history.locator("tr", { hasText: "Verdi, Carla" }).innerText(), /missing\s+0 of 1/);
    const [download] = await Promise.all([lecturer.waitForEvent("download"), lecturer.getByRole("link", { name: "Export everything" }).click()]);
    assert.equal(download.suggestedFilename(), "classroom.zip");
    // The code is written down nowhere: a server that was started again asks for it.
    await room.kill();
    await room.start(room.server.port);
    await again.reload();
    await again.getByText("Type the lecturer’s code to open them.").waitFor();
    await unlock(again, made.lecturer);
    await again.locator(".marking-state").getByText("2 results in the table.").waitFor();
    for (const page of [lecturer, app, again, ...phones]) assert.deepEqual(page.problems, []);
  } finally {
    await room.close();
  }
});

test("a saved blueprint is opened again, removed and taken back", () =>
  withPage({ path: "/exam" }, async (page) => {
    await page.getByRole("heading", { name: "Exams", level: 1 }).waitFor();
    await page.getByLabel("Incidents", { exact: true }).first().fill("3");
    await page.getByText("Saved blueprints").click();
    await page.getByLabel("Name", { exact: true }).fill("Short");
    await page.getByRole("button", { name: "Save this blueprint" }).click();
    await page.reload();
    await pollEqual(() => page.locator(".exam-drawn ol li").count(), 20);
    await page.getByRole("button", { name: "Short", exact: true }).click();
    await pollEqual(() => page.locator(".exam-drawn ol li").count(), 3);
    await page.getByRole("button", { name: "Remove: Short" }).click();
    await pollEqual(() => page.locator(".exam-blueprints").count(), 0);
    await page.getByRole("button", { name: "Undo" }).click();
    await pollEqual(() => page.locator(".exam-blueprints li").count(), 1);
  }));

test("an incident of the list is added to a session, and the link for participants has no notes", () =>
  withPage({ path: "/incidents?words=dead%20position" }, async (page) => {
    await page.locator(".scenario").first().waitFor();
    await page.locator(".scenario .card-fold summary").first().click();
    await page.getByRole("link", { name: "Add to a session" }).first().click();
    await page.getByRole("heading", { name: /^Add to which session/ }).waitFor();
    await page.locator(".plan-adding").getByRole("button", { name: "New plan" }).click();
    await page.getByText("The incident was added.").waitFor();
    await page.getByRole("button", { name: /^Edit/ }).click();
    await page.getByLabel("Notes on this incident").fill("They will say stalemate.");
    await page.getByRole("button", { name: "Done" }).click();
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => (globalThis.copied = text) } }));
    await page.getByRole("button", { name: "Copy link for participants" }).click();
    await page.getByText("Link copied.").waitFor();
    const link = decodeURIComponent(await page.evaluate(() => globalThis.copied));
    assert.match(link, /shared=.*scenario/);
    assert.doesNotMatch(link, /stalemate/);
    await page.getByRole("link", { name: /^Print this session/ }).click();
    await page.locator(".session-sheet .handout").waitFor();
    assert.doesNotMatch(await page.locator("main").innerText(), /They will say/);
    await page.getByLabel("With the presenter notes").check();
    await page.getByText("They will say stalemate.").waitFor();
    await expectAccessible(page);
  }));

for (const [viewport, theme, language, heading] of [[PHONE, "dark", "it", "Docenza"], [PHONE, "light", "es", "Docencia"]]) {
  test(`the page of teaching fits ${viewport.width} px, ${theme}, ${language}`, () =>
    withPage({ path: "/teach", viewport, theme, language }, async (page) => {
      await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
      await expectNothingCutOff(page);
      await expectAccessible(page);
    }));
}
