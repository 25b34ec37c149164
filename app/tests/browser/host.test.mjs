// The classroom of `acconcio host`: a lecturer, a projector and ten phones, on one server. Live questions, then an exam
// with phones that lose their connection and are reloaded meanwhile, two windows, a clock that is set, somebody who comes
// late, and a server that is killed and started again.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { choose, classroom, watched } from "./classroom.mjs";
import { compose } from "./exam_steps.mjs";
import { poll, pollEqual } from "./poll.mjs";
import { PROJECTOR, expectNothingCutOff } from "./sizes.mjs";

const PHONES = 10;

const room = await classroom();
after(() => room.close());

const saved = (page) => pollEqual(() => page.locator("#saved").textContent(), "Saved on the lecturer’s laptop");
const view = (page) => page.evaluate(async () => (await fetch("/api/lecturer/view")).json());

test("ok: live questions and an exam, with a lecturer and ten phones", async () => {
  await room.start();
  const lecturer = await room.visitor(`/lecturer#${room.server.token}`, { viewport: { width: 1366, height: 768 } });
  await lecturer.getByRole("heading", { name: "Live question" }).waitFor();
  assert.equal(new URL(lecturer.url()).hash, "", "the token does not stay in the address");
  await expectAccessible(lecturer);

  const phones = await Promise.all(
    Array.from({ length: PHONES }, async (_, index) => {
      const page = await room.joined(index < 2 ? "" : `Candidate ${index + 1}`);
      await page.getByText("Wait for your lecturer.").waitFor();
      return page;
    }),
  );
  await pollEqual(async () => (await view(lecturer)).people.filter((it) => it.connected).length, PHONES);

  const projector = await projected(lecturer);

  await putQuestion(lecturer, "classification");
  await projector.getByText("Answers received").waitFor();
  await Promise.all(phones.map(async (page, index) => {
    await page.locator("fieldset.question").waitFor();
    await choose(page, index % 2);
    await page.getByText(/Your answer has been sent/).waitFor();
  }));
  await pollEqual(() => lecturer.locator(".count").first().textContent(), `${PHONES} / ${PHONES}`);
  await pollEqual(() => projector.locator(".count").textContent(), `${PHONES} / ${PHONES}`);
  for (const page of [lecturer, projector]) {
    assert.equal(await page.locator("meter").count(), 0, "no counts before they are revealed");
  }
  await phones[0].reload();
  await pollEqual(() => phones[0].locator("input[type=radio]").first().isChecked(), true);
  await expectAccessible(phones[0]);
  await expectNothingCutOff(phones[0]);
  const twin = await phones[2].context().newPage();
  await twin.goto(room.server.origin);
  for (const index of [2, 0]) {
    await choose(twin, index);
    await pollEqual(() => phones[2].locator("fieldset.question input").nth(index).isChecked(), true);
  }
  await twin.close();
  await lecturer.getByRole("button", { name: "Reveal" }).click();
  for (const page of [lecturer, projector]) {
    await pollEqual(() => page.locator(".bar-count b").allTextContents().then((all) => all.slice(0, 2).map(Number)), [5, 5]);
  }
  await expectAccessible(projector);
  await expectNothingCutOff(projector);
  await Promise.all(phones.map((page) => page.getByText("The ruling:").waitFor()));
  await lecturer.getByRole("button", { name: "Close the question" }).click();
  await pieces(lecturer, projector, phones);

  const late = await exam(lecturer, phones);
  for (const page of [lecturer, projector, late, ...phones]) assert.deepEqual(page.problems, []);
});

// The page for the projector, which says nothing of people.
async function projected(lecturer) {
  const page = await watched(await lecturer.context().newPage());
  await page.setViewportSize(PROJECTOR);
  await page.goto(`${room.server.origin}/projector`);
  await pollEqual(() => page.locator("main .code").textContent(), room.server.code);
  const text = await page.locator("body").innerText();
  assert.ok(!text.includes("Candidate") && !text.includes(room.server.token), text);
  return page;
}

// A question that is answered by a piece: on a list, or on the board.
async function pieces(lecturer, projector, phones) {
  await putQuestion(lecturer, "obligation");
  await Promise.all(phones.map(async (page, index) => {
    await page.getByLabel("Piece", { exact: true }).selectOption({ index: index < 4 ? 1 : 2 });
    await page.getByText(/Your answer has been sent/).waitFor();
  }));
  // One changes his mind without a connection, and is reloaded when it is back.
  await phones[0].context().setOffline(true);
  await phones[0].getByLabel("Piece", { exact: true }).selectOption({ index: 2 });
  await phones[0].getByText(/Your answers are saved on this device/).waitFor();
  await assert.rejects(phones[0].reload());
  await phones[0].context().setOffline(false);
  await phones[0].goto(room.server.origin);
  await saved(phones[0]);
  await lecturer.getByRole("button", { name: "Reveal" }).click();
  for (const page of [lecturer, projector]) {
    await pollEqual(() => page.locator(".bar-count b").allTextContents(), ["7", "3"]);
  }
  await Promise.all(phones.map((page) => page.getByText(/Your answer is (not )?correct\./).waitFor()));
  await lecturer.getByRole("button", { name: "Close the question" }).click();
}

async function putQuestion(lecturer, question) {
  await lecturer.getByLabel("Search incidents").fill("Karpov");
  await poll(async () => assert.ok((await lecturer.getByLabel("Question", { exact: true }).locator("option").count()) > 1));
  await lecturer.getByLabel("Question", { exact: true }).selectOption(question);
  await lecturer.getByRole("button", { name: "Ask the class" }).click();
}

async function exam(lecturer, phones) {
  await lecturer.getByLabel("Title").fill("Final exam");
  const { address, lecturer: code } = await composed(lecturer);
  await lecturer.getByLabel("Exam links").fill(address);
  await lecturer.getByLabel("Lecturer’s code").fill(code);
  await lecturer.getByRole("button", { name: "Prepare the exam" }).click();
  await Promise.all(phones.map((page) => page.getByText(/The exam begins when/).waitFor()));
  const refused = await phones[0].evaluate(async () => (await fetch("/app/")).status);
  assert.equal(refused, 403, "the app, which rules, is kept from candidates");
  await lecturer.getByRole("button", { name: "Start the exam" }).click();
  await Promise.all(phones.map((page) => page.locator(".exam-bar").waitFor()));
  await Promise.all(phones.map(async (page) => { await choose(page, 0); await saved(page); }));
  await expectAccessible(phones[0]);
  await expectNothingCutOff(phones[0]);

  // One loses its connection, answers both incidents, is reloaded in vain, and comes back.
  await phones[1].context().setOffline(true);
  await choose(phones[1], 1);
  await phones[1].getByRole("button", { name: "Next" }).click();
  await choose(phones[1], 2);
  await phones[1].getByText(/Your answers are saved on this device/).waitFor();
  await assert.rejects(phones[1].reload());
  await phones[1].context().setOffline(false);
  await phones[1].goto(room.server.origin);
  await saved(phones[1]);
  await phones[1].getByRole("heading", { name: "Incident 2 / 2" }).waitFor();
  assert.ok(await phones[1].locator("fieldset.question").first().locator("input").nth(2).isChecked());
  await phones[1].getByRole("button", { name: "Previous" }).click();
  assert.ok(await phones[1].locator("fieldset.question").first().locator("input").nth(1).isChecked());
  // "Not applicable" is an answer like any other, and nothing is chosen before it is.
  const board = phones[1].locator("fieldset.question").filter({ hasText: "Not applicable" }).first();
  assert.equal(await board.locator("input:checked").count(), 0);
  await board.getByLabel(/^Not applicable/).check();
  await saved(phones[1]);

  // One has its clock set, forward and back: neither its time nor its answers change by it.
  for (const [index, hours] of [1, -2].entries()) {
    await phones[5].evaluate((by) => { window.clockSetBy = by; }, hours * 3_600_000);
    await choose(phones[5], index + 1);
    await saved(phones[5]);
    assert.match(await phones[5].locator(".remaining").textContent(), /^0:0[5-9]:\d\d$|^0:10:00$/);
  }

  // One comes when it has begun.
  const late = await room.joined("Late");
  await late.locator(".exam-bar").waitFor();
  await choose(late, 0);
  await saved(late);

  // One has two windows: the later answer is in both.
  const second = await phones[2].context().newPage();
  await second.goto(room.server.origin);
  await second.locator(".exam-bar").waitFor();
  await choose(second, 2);
  await saved(second);
  await pollEqual(() => phones[2].locator("fieldset.question").first().locator("input").nth(2).isChecked(), true);
  await second.close();

  // The server is killed while one answers, and started again: the exam is paused, and nothing is lost.
  await room.kill();
  await choose(phones[3], 1);
  await room.start(room.server.port);
  await Promise.all(phones.map((page) => page.getByText(/The exam is paused/).waitFor()));
  await lecturer.getByRole("button", { name: "Resume" }).click();
  await Promise.all(phones.map((page) => page.locator(".exam-bar").waitFor()));
  await saved(phones[3]);
  const answered = (await view(lecturer)).people.map((it) => it.exam.answered);
  // They are numbered in the order in which they joined.
  assert.deepEqual(answered.sort(), [...Array(PHONES).fill(1), 2]);

  await phones[0].getByRole("button", { name: "Hand in" }).first().click();
  await phones[0].getByRole("button", { name: "Hand in" }).click();
  await phones[0].getByText(/^Handed in/).waitFor();
  lecturer.on("dialog", (dialog) => dialog.accept());
  await lecturer.getByRole("button", { name: "End for all" }).click();
  await Promise.all(phones.slice(1).map((page) => page.getByText(/^Time is up/).waitFor()));
  await lecturer.getByRole("button", { name: "Release results" }).click();
  await Promise.all([late, ...phones].map((page) => page.getByRole("heading", { name: "Your result" }).waitFor()));
  return late;
}

// An exam that the lecturer composes in the app, which the server serves.
async function composed(lecturer) {
  const app = await lecturer.context().newPage();
  await app.goto(`${room.server.origin}/app/#/exam`);
  const exam = await compose(app, { items: 2 });
  await app.close();
  return exam;
}
