// Incidents in front of a room: the lecturer's window, the room's, and the course plan.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { downloaded, withPage } from "./browser.mjs";
import { poll, pollEqual, pollMatch, settled } from "./poll.mjs";
import { PHONE } from "./sizes.mjs";

const SHOW = "/presenter?items=karpov-chernin/rapid-unsupervised+king-and-rook-touched/rook-first";
const KARPOV = "Karpov–Chernin";

// Opens the room's window beside the lecturer's. Fails when that window has a problem.
async function openRoom(page, context) {
  const room = await context.newPage();
  const problems = [];
  room.on("pageerror", (error) => problems.push(error.message));
  room.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await room.goto(page.url().replace(/#.*/, "#/presenter/audience"));
  await room.locator(".audience-sheet").waitFor();
  return Object.assign(room, { expectNoProblems: () => assert.deepEqual(problems, []) });
}

const stageOf = (room) =>
  room.evaluate(() => {
    const of = (selector) => document.querySelectorAll(selector).length;
    if (of(".audience-blank.is-black")) return "black";
    if (of(".audience-blank.is-paper")) return "paper";
    if (of(".audience-framing")) return "brief";
    if (of(".audience-act.is-now")) return `act ${document.querySelector(".is-now .audience-act-place").textContent}`;
    if (of(".audience-answers")) return `question ${document.querySelector(".audience-paper h2").textContent}`;
    if (of(".audience-reasons")) return `reasons ${document.querySelectorAll(".audience-paper > .audience-reasons > li").length}`;
    if (of(".audience-turned")) return "what if";
    return of(".audience-lines") ? "ruling" : "nothing";
  });

// Both windows show the same; waits for the room, which is told a moment later.
async function inStep(page, room) {
  return poll(async () => {
    const stage = await stageOf(page);
    assert.equal(await stageOf(room), stage, "the room is not in step");
    return stage;
  });
}

// Presses a key that changes what both windows show; resolves to their next stage.
async function step(page, room, key = "PageDown") {
  const before = await page.locator(".audience-view").innerHTML();
  await page.keyboard.press(key);
  await page.waitForFunction((before) => document.querySelector(".audience-view")?.innerHTML !== before, before);
  return inStep(page, room);
}

async function pressTo(page, room, wanted, key = "PageDown") {
  const stages = [await inStep(page, room)];
  while (stages.length < 80) {
    if (wanted.test(stages.at(-1))) return stages;
    stages.push(await step(page, room, key));
  }
  return assert.fail(`never came to ${wanted}: ${stages.join(", ")}`);
}

// Waits until both windows show a stage like this.
const stageIs = (page, room, wanted) => pollMatch(() => inStep(page, room), wanted);

const textOf = (room) => room.evaluate(() => `${document.title} ${document.body.textContent}`);

test("ok: both windows go through every stage, and nothing is told before its time", () =>
  withPage({ path: SHOW }, async (page, context) => {
    const room = await openRoom(page, context);
    const stages = await pressTo(page, room, /what if/);
    for (const part of [/brief/, /act 1/, /question/, /ruling/, /reasons 1/, /what if/]) {
      assert.ok(stages.some((stage) => part.test(stage)), `${part} in ${stages}`);
    }
    // What is told at last is gathered, then looked for from the beginning.
    await page.getByRole("button", { name: "Ruling", exact: true }).click();
    await stageIs(page, room, /^ruling/);
    const ruled = await room.locator(".audience-line dd").allTextContents();
    await page.getByRole("button", { name: "Reasons", exact: true }).click();
    await stageIs(page, room, /^reasons/);
    const reasons = await room.locator(".audience-fact, .audience-rule").allTextContents();
    const titles = await page.locator(".lecturer-item").textContent();
    assert.match(titles, /King and rook touched/);
    const secrets = [...ruled, ...reasons, KARPOV, "King and rook touched"].filter((told) => told.trim().length > 14 || told === "King and rook touched");
    assert.ok(secrets.length > 4, `there is something to hide: ${secrets}`);
    await page.keyboard.press("Home");
    await stageIs(page, room, /^brief/);
    for (let stage = "brief"; stage !== "ruling"; stage = await step(page, room)) {
      const told = await textOf(room);
      for (const secret of secrets) {
        // A player's name is on his clock from the beginning; the title is not.
        assert.ok(!told.includes(secret), `“${secret}” is told at ${stage}`);
      }
      assert.equal(await room.locator(".audience-article, .mark-arrow, .mark-illegal-frame").count(), 0, stage);
    }
    room.expectNoProblems();
  }));

test("ok: either window is loaded again in the middle, and they are in step", () =>
  withPage({ path: SHOW }, async (page, context) => {
    const room = await openRoom(page, context);
    await pressTo(page, room, /question/);
    await page.getByRole("spinbutton").first().fill("12");
    assert.equal(await room.getByText("12", { exact: true }).count(), 0, "shown before it is revealed");
    await page.getByRole("button", { name: "Reveal to the audience" }).click();
    await room.getByText("12", { exact: true }).waitFor();
    const stage = await inStep(page, room);
    await room.reload();
    await room.locator(".audience-answers").waitFor();
    await pollEqual(() => inStep(page, room), stage);
    await room.getByText("12", { exact: true }).waitFor();
    await page.reload();
    await page.locator(".audience-answers").waitFor();
    await pollEqual(() => inStep(page, room), stage);
    await pollEqual(() => page.getByRole("spinbutton").first().inputValue(), "12");
    assert.notEqual(await step(page, room), stage);
    room.expectNoProblems();
  }));

test("ok: hands are counted by key, and the room sees how many agreed", () =>
  withPage({ path: SHOW }, async (page, context) => {
    const room = await openRoom(page, context);
    await pressTo(page, room, /question/);
    const right = page.locator(".hands-row", { hasText: "correct by the ruling" });
    const place = await right.evaluate((row) => [...row.parentElement.children].indexOf(row));
    assert.equal(await room.getByText("correct by the ruling").count(), 0);
    await settled(page);
    await page.locator("body").click({ position: { x: 2, y: 2 } });
    await page.keyboard.press(String(place + 1));
    for (const key of ["+", "+", "+", "-"]) await page.keyboard.press(key);
    await page.keyboard.press(String(place === 0 ? 2 : 1));
    await page.keyboard.press("+");
    await pollEqual(() => right.getByRole("spinbutton").inputValue(), "2");
    await room.locator(".audience-answer.is-marked").waitFor();
    const votes = room.locator(".audience-hands");
    await pollEqual(async () => (await votes.allTextContents()).join(""), "");
    await page.keyboard.press("r");
    await pollEqual(async () => (await votes.allTextContents())[place], "2");
    await page.getByRole("button", { name: "Reveal to the audience", pressed: true }).click();
    await pollEqual(async () => (await votes.allTextContents()).join(""), "");
    await page.getByRole("button", { name: "Ruling", exact: true }).click();
    await room.getByText("2 of 3 votes").waitFor();
  }));

test("ok: a ruling longer than the window is scrolled by key, in both windows", () =>
  withPage({ path: SHOW }, async (page, context) => {
    const room = await openRoom(page, context);
    await page.keyboard.press("End");
    await page.getByRole("button", { name: "Ruling", exact: true }).click();
    await stageIs(page, room, /^ruling/);
    for (let times = 0; times < 6; times += 1) await page.keyboard.press("+");
    const panel = () => room.locator("#audience-paper").evaluate((it) => ({ top: it.scrollTop, below: it.scrollHeight - it.clientHeight - it.scrollTop }));
    await poll(async () => assert.ok((await panel()).below > 20, "it is cut off at first"));
    const last = room.locator(".audience-line").last();
    for (let windows = 0; windows < 6; windows += 1) await page.keyboard.press("d");
    await poll(async () => assert.ok((await panel()).below <= 1, "the end is in view"));
    const [line, paper] = await Promise.all([last.boundingBox(), room.locator("#audience-paper").boundingBox()]);
    assert.ok(line.y + line.height <= paper.y + paper.height + 1, "the last line is in view");
    for (let windows = 0; windows < 6; windows += 1) await page.keyboard.press("u");
    await poll(async () => assert.equal((await panel()).top, 0));
    // Another stage is read from its beginning.
    await page.keyboard.press("d");
    await poll(async () => assert.ok((await panel()).top > 0));
    await page.keyboard.press("PageUp");
    await page.keyboard.press("PageDown");
    await stageIs(page, room, /^ruling/);
    await poll(async () => assert.equal((await panel()).top, 0));
    room.expectNoProblems();
  }));

test("ok: what is turned, the room sees at once", () =>
  withPage({ path: SHOW }, async (page, context) => {
    const room = await openRoom(page, context);
    await page.getByRole("button", { name: "What if", exact: true }).click();
    await room.getByText("As it happened.").waitFor();
    const before = await room.locator(".audience-short").textContent();
    const clock = page.getByLabel(/clock/i).and(page.locator("select"));
    await clock.first().selectOption({ index: 1 });
    await room.locator("ul.audience-turned li").waitFor();
    await room.waitForFunction((before) => document.querySelector(".audience-short").textContent !== before, before);
    await room.locator(".audience-line.is-changed").first().waitFor();
    const short = (window) => window.locator(".audience-short").textContent();
    await poll(async () => assert.equal(await short(room), await short(page)));
    await room.reload();
    await room.locator("ul.audience-turned li").waitFor();
    // Taken back, it is as it was.
    await page.locator(".turning").getByRole("button", { name: /as it happened/i }).click();
    await room.getByText("As it happened.").waitFor();
    await pollEqual(() => short(room), before);
    // On another incident nothing is turned.
    await page.keyboard.press("PageDown");
    await room.locator(".audience-framing").waitFor();
  }));

test("ok: a clicker does it all, with single keys off, also where a field has the focus", () =>
  withPage(
    {
      path: SHOW,
      before: async (page) => {
        await page.clock.install();
        await page.addInitScript(() =>
          localStorage.setItem("acconcio.settings", JSON.stringify({ version: 1, value: { single_keys: "off" } })),
        );
      },
    },
    async (page, context) => {
      const room = await openRoom(page, context);
      await settled(page);
      await page.keyboard.press("F5");
      await room.locator(".audience-act.is-now").waitFor();
      await page.keyboard.press("Escape");
      await settled(page);
      const stopped = await inStep(page, room);
      // The replay would have come to its end.
      await page.clock.fastForward(60_000);
      await settled(page);
      assert.equal(await inStep(page, room), stopped);
      for (const key of ["b", "."]) {
        await page.keyboard.press(key);
        await room.locator(".audience-blank.is-black").waitFor();
        await poll(async () => assert.doesNotMatch(await room.locator(".audience-view").innerHTML(), /room-sheet/));
        await page.keyboard.press(key);
        await room.locator(".audience-sheet").waitFor();
      }
      await page.keyboard.press("b");
      await room.locator(".audience-blank").waitFor();
      // The first press only lifts the curtain.
      await page.keyboard.press("PageDown");
      await room.locator(".audience-sheet").waitFor();
      await pollEqual(() => inStep(page, room), stopped);
      await pressTo(page, room, /question/);
      const question = await inStep(page, room);
      await page.getByRole("spinbutton").first().focus();
      assert.notEqual(await step(page, room), question);
      assert.equal(await step(page, room, "PageUp"), question);
      // Letters and signs do nothing.
      for (const key of ["z", "n", "+", "w"]) await page.keyboard.press(key);
      await settled(page);
      await settled(room);
      assert.equal(await inStep(page, room), question);
      room.expectNoProblems();
    },
  ));

test("ok: keys pressed in the room's window count, and foreign messages do not", () =>
  withPage({ path: SHOW }, async (page, context) => {
    const room = await openRoom(page, context);
    await room.bringToFront();
    await room.keyboard.press("PageDown");
    await page.locator(".audience-act.is-now").waitFor();
    await pollEqual(() => inStep(page, room), "act 1");
    await page.evaluate(() => {
      const channel = new BroadcastChannel("acconcio-present");
      for (const message of ["", "{}", 7, null, { at: 1 }, '{"format":"acconcio-present","version":9,"message":"hello"}']) {
        channel.postMessage(message);
      }
    });
    await room.keyboard.press("w");
    await page.locator(".audience-blank.is-paper").waitFor();
    await pollEqual(() => inStep(page, room), "paper");
    room.expectNoProblems();
  }));

test("ok: one window alone shows what the room sees, and nothing else", () =>
  withPage({ path: SHOW }, async (page) => {
    await page.getByRole("button", { name: "Audience view in this window" }).click();
    await page.locator(".audience.is-alone").waitFor();
    const told = new RegExp(`${KARPOV}|Notes|King and rook touched`);
    await poll(async () => assert.doesNotMatch(await textOf(page), told));
    await settled(page);
    await page.keyboard.press("PageDown");
    await page.locator(".audience-act.is-now").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("z");
    await page.getByRole("heading", { name: "Notes" }).waitFor();
  }));

test("ok: the watch runs, stops and is set to zero", () =>
  withPage({ path: SHOW }, async (page) => {
    const time = page.locator(".watch-time b").first();
    await pollEqual(() => time.textContent(), "0:00");
    // Before the incident is there, no key starts it.
    await page.locator(".audience-framing").waitFor();
    await settled(page);
    await page.keyboard.press("PageDown");
    await poll(async () => assert.notEqual(await time.textContent(), "0:00"));
    await page.getByRole("button", { name: "Stop the timer" }).click();
    await page.getByRole("button", { name: "Reset" }).click();
    await pollEqual(() => time.textContent(), "0:00");
  }));

test("ok: a course is presented with its lessons as notes", () =>
  withPage({ path: "/courses/castling" }, async (page) => {
    await page.getByRole("link", { name: "Project this course" }).click();
    await page.getByRole("heading", { name: /^Castling/, level: 1 }).waitFor();
    await page.locator(".lecturer-notes p").nth(1).waitFor();
    await page.getByRole("link", { name: "Exit" }).click();
    await page.getByRole("link", { name: "Project this course" }).waitFor();
  }));

test("ok: a choice of the list is presented", () =>
  withPage({ path: "/incidents?topic=castling&level=1" }, async (page) => {
    await page.getByRole("link", { name: "Project these" }).click();
    await page.waitForURL(/#\/presenter\?list=&topic=castling&level=1/);
    await page.locator(".audience-framing").waitFor();
  }));

test("err: an address with nothing to present says so", () =>
  withPage({ path: "/presenter?items=gone/a" }, async (page) => {
    await page.getByRole("alert").getByText("gone/a").waitFor();
    await page.getByRole("link", { name: "Choose something else" }).click();
    await page.getByRole("heading", { name: "What do you want to project?" }).waitFor();
  }));

test("ok: a show without one of its incidents names it and goes on", () =>
  withPage({ path: `${SHOW}+gone/a` }, async (page) => {
    await page.getByRole("alert").getByText("gone/a").waitFor();
    await page.getByText("Incident 1 of 2").first().waitFor();
  }));

const open = (page, text) =>
  page.locator(".course-plan input[type=file]").setInputFiles({ name: "plan.json", mimeType: "application/json", buffer: Buffer.from(text) });

test("ok: a plan is composed, saved, opened elsewhere and presented", () =>
  withPage({ path: "/plan" }, async (page, context) => {
    await page.getByText("There is no plan yet.").waitFor();
    await page.getByRole("button", { name: "New plan" }).click();
    await page.getByLabel("Title of the plan").fill("Autumn course");
    await page.getByRole("button", { name: /^Edit/ }).click();
    await page.getByLabel("Title", { exact: true }).fill("First evening");
    await page.getByLabel("Date", { exact: true }).fill("2027-03-14");
    await page.getByLabel("Presenter notes").fill("Let them argue first.");
    await page.getByLabel("Search", { exact: true }).fill("karpov rapid");
    await page.getByRole("button", { name: new RegExp(`^Add: .*${KARPOV}`) }).first().click();
    await page.getByLabel("Search", { exact: true }).fill("king and rook touched");
    await page.getByRole("button", { name: /^Add: / }).first().click();
    await page.getByLabel("Notes on this incident").first().fill("Salerno 2012.");
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByText("14 March 2027").waitFor();
    await page.getByText("2 incidents").waitFor();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as a file" }).click(),
    ]);
    assert.equal(download.suggestedFilename(), "acconcio-course-plan.json");
    const text = await downloaded(download);
    assert.equal(JSON.parse(text).version, 1);
    // It is still there after a reload.
    await page.reload();
    await page.getByText("First evening").waitFor();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByText("There is no plan yet.").waitFor();
    await open(page, text);
    await page.getByText("The plan is open and saved on this device.").waitFor();
    await page.getByRole("link", { name: "Project this session" }).click();
    await page.getByText("Let them argue first.").waitFor();
    await page.getByText("Salerno 2012.").waitFor();
    const room = await openRoom(page, context);
    await settled(room);
    assert.doesNotMatch(await textOf(room), /argue|Salerno 2012|First evening/);
  }));

const PLAN = {
  format: "acconcio-course-plan",
  version: 1,
  title: "Spring",
  entries: [
    { date: "2027-02-30", title: "Odd day", incidents: [{ scenario: "king-and-rook-touched", variant: "rook-first" }] },
    { title: "Half there", incidents: [{ scenario: "gone", variant: "b" }, { scenario: "karpov-chernin", variant: "rapid-unsupervised" }] },
    { title: "Torn", incidents: "none" },
  ],
};

for (const [language, told, not, trouble] of [
  ["en", "Part of this plan cannot be used", "The plan was not opened:", "Session 2, “Half there”: the incident “gone/b” does not exist"],
  ["it", "Una parte del programma non si può usare", "Il programma non è stato aperto:", "Lezione 2, «Half there»: il caso «gone/b» non esiste"],
]) {
  test(`ok: a plan with an unknown incident is used as far as it goes, one that is none is refused (${language})`, () =>
    withPage({ language, path: "/plan" }, async (page) => {
      await open(page, JSON.stringify(PLAN));
      await page.getByRole("heading", { name: told }).waitFor();
      await poll(async () => {
        const alert = await page.getByRole("alert").textContent();
        assert.ok(alert.includes(trouble), alert);
        assert.match(alert, /2027-02-30/);
        assert.match(alert, /3, [“«]Torn/);
      });
      await page.getByRole("link", { name: new RegExp(KARPOV) }).waitFor();
      const kept = await poll(async () => {
        const plans = await page.evaluate(() => localStorage.getItem("acconcio.course-plans"));
        assert.equal(JSON.parse(plans).value.plans[0].plan.entries[2].incidents, "none");
        return plans;
      });
      for (const [text, reason] of [
        ["{ torn", /1, col/],
        ['{"format":"acconcio-backup"}', /Acconcio/],
        [JSON.stringify({ ...PLAN, version: 7 }), /7/],
      ]) {
        await open(page, text);
        const said = page.locator(".is-refused");
        await said.getByText(not).waitFor();
        await page.waitForFunction((reason) => new RegExp(reason).test(document.querySelector(".is-refused").textContent), reason.source);
      }
      await settled(page);
      assert.equal(await page.evaluate(() => localStorage.getItem("acconcio.course-plans")), kept, "nothing kept is lost");
      // The incident that is not there is left out of the show.
      await page.locator(".plan-entry").nth(1).locator("a.button").first().click();
      await page.getByRole("alert").getByText("gone/b").waitFor();
      await page.locator(".audience-framing").waitFor();
    }));
}

test("ok: a plan comes with a link, is practised, presented and kept", () =>
  withPage({ path: `/plan?shared=${encodeURIComponent(JSON.stringify(PLAN))}`, reducedMotion: "reduce" }, async (page) => {
    await page.getByRole("heading", { name: "Spring" }).waitFor();
    await page.getByText("It is not saved on this device yet.").waitFor();
    await settled(page);
    assert.equal(await page.evaluate(() => localStorage.getItem("acconcio.course-plans")), null);
    assert.equal(await page.getByRole("button", { name: /^Edit/ }).count(), 0);
    await page.locator(".plan-entry").nth(1).getByRole("link", { name: "Project this session" }).click();
    await page.locator(".audience-framing").waitFor();
    await page.goBack();
    await page.getByRole("link", { name: new RegExp(KARPOV) }).click();
    await page.getByRole("button", { name: "Watch the replay" }).waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Save it" }).click();
    await page.getByText("The plan is open and saved on this device.").waitFor();
    await page.waitForURL(/#\/plan$/);
    await page.getByRole("button", { name: /^Edit/ }).first().waitFor();
  }));

test("err: a link that is torn is explained", () =>
  withPage({ path: "/plan?shared=%7Btorn" }, async (page) => {
    await page.getByRole("alert").getByText("The plan was not opened:").waitFor();
    await page.getByRole("button", { name: "New plan" }).waitFor();
  }));

for (const [language, theme, viewport] of [
  ["en", "light", { width: 1366, height: 768 }],
  ["it", "dark", PHONE],
]) {
  test(`ok: axe finds nothing in either window at any stage (${language}, ${theme})`, () =>
    withPage({ language, theme, viewport, path: SHOW }, async (page, context) => {
      const room = await openRoom(page, context);
      for (const part of [1, 2, 3, 4, 5]) {
        await page.locator(`.lecturer-parts li:nth-child(${part}) button`).click();
        await settled(page);
        await inStep(page, room);
        await expectAccessible(page);
        await expectAccessible(room);
      }
      await page.goto(page.url().replace(/#.*/, "#/presenter"));
      await page.locator(".present-ways").waitFor();
      await expectAccessible(page);
    }));
}

test("ok: the room's window waits for the lecturer's", () =>
  withPage({ path: "/presenter/audience" }, async (page) => {
    await page.getByRole("heading", { name: "One moment, please" }).waitFor();
    await expectAccessible(page);
  }));
