// Practice and courses: threads that lead from one incident to the next, hints, stopping the clocks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { poll, pollEqual, pollMatch, settled } from "./poll.mjs";
import { choose, openFullForm, rule, ruled, ruleSomehow } from "./rule.mjs";
import { expectNothingCutOff, PHONE } from "./sizes.mjs";
import { KARPOV, WORDS } from "./words.mjs";

const words = WORDS.en;
const still = { reducedMotion: "reduce" };

test("ok: a course from the list to the ruling and on to the next incident", () =>
  withPage({ path: "/courses", ...still }, async (page) => {
    const first = page.locator(".course-card").first();
    const title = await first.getByRole("heading").textContent();
    await first.getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    const [count] = (await page.locator(".course-way span").textContent()).match(/\d+/);
    await page.getByRole("link", { name: "Start" }).click();
    await page.waitForURL(/\?course=/);
    const thread = page.getByRole("navigation", { name: "Current list" });
    await thread.getByRole("link", { name: title }).waitFor();
    await thread.getByText(`1 of ${count}`).waitFor();
    const lesson = page.locator(".queue-line-lesson");
    await lesson.locator("summary").click();
    await lesson.locator("p").first().waitFor();
    await ruleSomehow(page);
    await page.getByRole("button", { name: "Next incident" }).click();
    await thread.getByText(`2 of ${count}`).waitFor();
    await page.reload();
    await thread.getByText(`2 of ${count}`).waitFor();
    await thread.getByRole("link", { name: "Exit" }).click();
    const ruled = page.locator(".lesson-incidents .card");
    await pollMatch(() => ruled.first().textContent(), /fully correct/);
    await pollMatch(() => ruled.nth(1).textContent(), /not ruled on yet/);
    await pollMatch(() => page.locator(".course-way span").textContent(), /1 ruled on/);
    await expectAccessible(page);
    const [attempt] = await recorded(page);
    assert.equal(attempt.mode, "course");
  }));

test("ok: up to the first mistake, over a reload, and a new run", () =>
  withPage({ path: `${KARPOV}/9?practice=sudden-death&seed=7&words=karpov`, ...still }, async (page) => {
    await rule(page);
    await pollEqual(() => page.getByText(words.reveal).count(), 0);
    await page.locator(".queue-line", { hasText: "1 of 1 fully correct" }).waitFor();
    await page.getByRole("button", { name: "Next incident" }).click();
    await page.getByRole("heading", { name: words.ruling, exact: true }).waitFor({ state: "detached" });
    await page.locator(".queue-line", { hasText: "1 of 1 fully correct" }).waitFor();
    await page.reload();
    await page.locator(".queue-line", { hasText: "1 of 1 fully correct" }).waitFor();
    await ruleSomehow(page);
    const ended = "The run ends here, after 1 fully correct ruling. Longest run so far: 1.";
    await page.locator(".queue-line", { hasText: ended }).waitFor();
    // What is ruled on again after the end is no part of it.
    await page.getByRole("button", { name: "Try again" }).click();
    await ruleSomehow(page);
    const runs = (await recorded(page, 3)).map((attempt) => attempt.run);
    assert.deepEqual(runs, [7, 7, undefined]);
    await page.getByRole("button", { name: "New run" }).click();
    await page.waitForURL(/practice=sudden-death&seed=(?!7&)\d+&run=\d+&words=karpov/);
    await page.locator(".queue-line", { hasText: "fully correct" }).waitFor({ state: "detached" });
    await page.locator(".queue-line").waitFor();
    await page.getByRole("link", { name: "Exit" }).click();
    await page.getByText("Longest run so far: 1").waitFor();
  }));

test("ok: mistakes come back until they are mended", () =>
  withPage({ path: `${KARPOV}/9`, ...still }, async (page) => {
    await ruleSomehow(page);
    await page.goto(page.url().replace(/#.*/, "#/practice"));
    const mistakes = page.locator(".ways-to-practise > li", { hasText: "Your mistakes" });
    await mistakes.getByText("1 to try again").waitFor();
    await mistakes.getByRole("link", { name: "Show the list" }).click();
    await page.waitForURL(/#\/incidents\?state=wrong/);
    await pollEqual(() => page.locator(".scenario").count(), 1);
    await page.goBack();
    await mistakes.getByRole("button", { name: "Start: Your mistakes" }).click();
    await page.waitForURL(/karpov-chernin\/rapid-unsupervised\?practice=mistakes/);
    await rule(page);
    await page.getByRole("button", { name: "Go to practice" }).click();
    await mistakes.getByText("None among the selected incidents.").waitFor();
  }));

test("ok: a hint says its cost beforehand, and is deducted", () =>
  withPage({ path: `${KARPOV}/9`, ...still }, async (page) => {
    await openFullForm(page);
    await page.getByText("Hints", { exact: true }).click();
    await page.getByRole("button", { name: "Which article applies −10%" }).waitFor();
    await page.getByRole("button", { name: "What it requires −25%" }).click();
    await page.locator(".hints-given", { hasText: "A.5.2" }).waitFor();
    await pollEqual(() => page.locator(".hints-given p").count(), 2, "the lesser one is told, too");
    await page.getByRole("button", { name: "The answer −100%" }).waitFor();
    await rule(page);
    await page.locator(".slip").getByText("hint −25").waitFor();
    await page.getByText("6.75 of 7").waitFor();
    const [attempt] = await recorded(page);
    assert.deepEqual([attempt.hints, attempt.score.points], [25, 675]);
    await expectAccessible(page);
  }));

test("ok: how sure one is is asked where that is wanted, and changes nothing", () =>
  withPage({ path: "/settings", ...still }, async (page) => {
    await page.getByRole("switch", { name: /how sure/ }).check();
    await page.goto(page.url().replace(/#.*/, `#${KARPOV}/9`));
    await ruleSomehow(page, () => page.getByRole("radio", { name: "Fairly sure" }).check());
    const [attempt] = await recorded(page);
    assert.equal(attempt.certainty, "fair");
  }));

test("ok: a wrong ruling is recorded with the principle that it follows", () =>
  withPage({ path: `${KARPOV}/9?laws=2009`, ...still }, async (page) => {
    await openFullForm(page);
    for (const answer of ["No", "Illegal move", "The current position", "No obligation"]) {
      await choose(page, answer);
    }
    await page.getByRole("button", { name: words.next, exact: true }).click();
    await choose(page, "0");
    await choose(page, "The game continues");
    await ruled(page);
    await page.locator(".elsewhere", { hasText: "correct in unsupervised blitz" }).waitFor();
    const [attempt] = await recorded(page);
    assert.equal(attempt.principle, "blitz-in-rapid");
  }));

// Replays whose time is the test's: they are stopped when they are to be, however busy the machine is.
const inItsTime = { ...still, before: (page) => page.clock.install() };

// Starts the replay of a page; from then on no time passes there by itself.
async function startReplay(page) {
  await page.getByRole("combobox", { name: "Speed" }).selectOption("Fast");
  await settled(page);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 3_600_000);
  await page.getByRole("button", { name: "Start the replay" }).click();
  await page.getByRole("button", { name: "Stop the clocks" }).waitFor();
}

// Lets the replay run up to the act that is told so.
function hear(page, told) {
  return poll(async () => {
    await page.clock.runFor(100);
    assert.match(await page.locator("main > [aria-live=polite]").textContent(), told);
  });
}

// Each with its replay, when to stop it, and what is said then.
for (const [name, path, stop, told, points] of [
  ["too early", "karpov-chernin/rapid-supervised", /Chernin moves/, "Too early", 0],
  ["in time", "karpov-chernin/rapid-supervised", /Karpov presses/, "In time", 100],
  ["too late", "carlsen-inarkiev/as-happened", /Carlsen releases/, "Too late", 0],
  ["rightly silent", "touched-in-blitz/nobody-asks", null, "Rightly not stopped", 100],
]) {
  test(`ok: the clocks are stopped ${name}`, () =>
    withPage({ path: `/incident/${path}?practice=intervene&seed=1`, ...inItsTime }, async (page) => {
      await startReplay(page);
      assert.equal(await page.locator(".strip").count(), 0, "nothing tells what is to come");
      await pollEqual(() => page.evaluate(() => document.activeElement?.id), "stop-clocks");
      if (stop) {
        await hear(page, stop);
        await page.keyboard.press(" ");
      }
      await page.clock.resume();
      await page.getByRole("heading", { level: 2, name: told }).waitFor();
      await pollEqual(() => page.locator(".strip-act.is-stopped").count(), stop ? 1 : 0);
      await page.locator(".watching-assessment .chip").waitFor();
      await expectAccessible(page);
      const [attempt] = await recorded(page);
      assert.deepEqual([attempt.mode, attempt.run, attempt.score.points], ["intervene", 1, points]);
      await page.getByRole("link", { name: "Rule on this incident" }).click();
      await page.locator("#replay-play").waitFor();
    }));
}

test("ok: from the reason to the handbook and back, the replay that was watched stays over", () =>
  withPage(
    { path: "/incident/touched-in-blitz/nobody-asks?practice=intervene&seed=1", ...inItsTime },
    async (page) => {
      await startReplay(page);
      await hear(page, /\w/);
      await page.getByRole("button", { name: "Stop the clocks" }).click();
      await page.clock.resume();
      await page.locator(".watching-assessment .chip").click();
      await page.waitForURL(/#\/laws/);
      await page.goBack();
      await page.locator(".watching-assessment").waitFor();
      await settled(page);
      assert.equal((await recorded(page)).length, 1, "recorded once");
    },
  ));

test("ok: incidents are listed page by page, each with its board, and who comes back is where he was", () =>
  withPage({ path: "/incidents", ...still }, async (page) => {
    const cards = page.locator(".scenario");
    await pollEqual(() => cards.count(), 24);
    const status = page.locator(".turning").getByRole("status");
    const [, pages] = (await status.textContent()).match(/Page 1 of (\d+)/);
    // Every board has its pieces.
    const boards = () => cards.locator(".thumbnail").evaluateAll((all) => all.map((one) => one.querySelectorAll("use").length));
    await poll(async () => assert.ok((await boards()).every((pieces) => pieces > 1), `${await boards()}`));
    const first = await cards.first().getByRole("heading").textContent();
    await page.getByRole("button", { name: "Next page" }).click();
    await pollEqual(() => status.textContent(), `Page 2 of ${pages}`);
    const second = await cards.first().getByRole("heading").textContent();
    assert.notEqual(second, first);
    await cards.first().getByRole("heading").getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: second }).waitFor();
    await page.goBack();
    await pollEqual(() => status.textContent(), `Page 2 of ${pages}`);
    // Another choice begins with its first page.
    await page.getByLabel("Topic").selectOption("Castling");
    await pollMatch(() => status.textContent(), /^Page 1 of/);
  }));

test("ok: the choice of incidents is in the link, and practice follows it", () =>
  withPage({ path: "/incidents", ...still }, async (page) => {
    const found = () => page.locator(".listing-count").textContent();
    await page.locator(".scenario").first().waitFor();
    await settled(page);
    const all = await found();
    await page.getByText("More filters").click();
    await page.getByLabel("Complexity").selectOption("Complex");
    await page.waitForURL(/complexity=3/);
    await poll(async () => assert.notEqual(await found(), all));
    const laws = page.getByRole("combobox", { name: "Rule under", exact: true });
    await laws.selectOption("Laws of the time");
    await pollEqual(() => page.getByLabel("Article applied").isDisabled(), true, "the Laws come first");
    await laws.selectOption("Laws of 1 January 2018");
    const article = page.getByLabel("Article applied");
    await article.locator("option", { hasText: "Art. 7.5.1" }).waitFor({ state: "attached" });
    const label = await article.locator("option", { hasText: "Art. 7.5.1" }).textContent();
    await article.selectOption(label);
    await page.waitForURL(/article=7\.5\.1/);
    const [variants] = label.match(/(?<=\()\d+/);
    await page.locator(".listing-count", { hasText: variants }).waitFor();
    const shown = await found();
    await page.reload();
    await page.locator(".listing-count", { hasText: shown }).waitFor();
    await settled(page);
    // The next incident is the next one of the list.
    const titles = await page.locator(".scenario h2").allTextContents();
    await page.locator(".scenario h2 a").first().click();
    const [count] = shown.match(/\d+/);
    assert.equal(titles.length, Math.min(count, 24), "one page of them");
    await page.locator(".queue-line", { hasText: `1 of ${count}` }).waitFor();
    await ruleSomehow(page);
    await page.getByRole("button", { name: "Next incident" }).click();
    await page.getByRole("heading", { level: 1, name: titles[1] }).waitFor();
    await page.getByRole("link", { name: "Exit" }).click();
    await page.locator(".listing-count", { hasText: shown }).waitFor();
    await page.goto(page.url().replace("#/incidents", "#/practice"));
    // What repeats the facts of another one under older Laws is in the list, and is not asked.
    const numbers = (text) => text.match(/\d+/g).map(Number);
    let asked;
    await poll(async () => {
      asked = numbers(await page.locator(".practice-choice strong").textContent());
      assert.ok(asked[0] > 10 && asked[1] > 10, `${asked}`);
      numbers(shown).forEach((listed, place) => assert.ok(asked[place] <= listed, `${asked} of ${listed}`));
    });
    await page.getByRole("button", { name: "Start: Continuous practice" }).click();
    await page.waitForURL(/practice=continuous&seed=\d+&run=\d+&complexity=3/);
    await page.locator(".queue-line", { hasText: `1 of ${asked[1]}` }).waitFor();
  }));

test("ok: without single keys no letter and no digit does anything", () =>
  withPage({ path: "/settings", ...still }, async (page) => {
    await page.getByRole("switch", { name: /Single-key shortcuts/ }).uncheck();
    await page.goto(page.url().replace(/#.*/, `#${KARPOV}`));
    await page.locator("#square-a1").waitFor();
    await settled(page);
    const place = () => page.locator("#square-a1").boundingBox();
    const before = await place();
    for (const key of ["f", "n", "p", "?"]) await page.keyboard.press(key);
    await settled(page);
    assert.deepEqual(await place(), before);
    assert.match(page.url(), /rapid-unsupervised/);
    assert.equal(await page.getByRole("dialog").count(), 0);
    await page.keyboard.press("ArrowRight");
    await page.waitForURL(/\/1$/);
    await page.keyboard.press("End");
    await page.waitForURL(/\/9$/);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Home").first().waitFor();
    assert.doesNotMatch(await dialog.textContent(), /flip the board/i);
    await page.keyboard.press("Escape");
    await openFullForm(page);
    await page.keyboard.press("1");
    await settled(page);
    await page.locator(".question.is-open", { hasText: words.acts[0] }).waitFor();
    assert.equal(await page.locator(".option .key").count(), 0);
    await choose(page, words.acts[0]);
    await page.locator(".question.is-open", { hasText: words.acts[1] }).waitFor();
  }));

for (const [language, theme] of [["en", "light"], ["it", "dark"]]) {
  test(`ok: the pages of practice on a phone (${language}, ${theme})`, () =>
    withPage({ path: "/practice", language, theme, viewport: PHONE, ...still }, async (page) => {
      for (const path of [
        "/practice?topic=castling",
        "/courses",
        "/courses/castling",
        `${KARPOV}/9?practice=continuous&seed=1&topic=illegal-move`,
        "/incident/karpov-chernin/rapid-supervised?practice=intervene&seed=1",
      ]) {
        await page.goto(`${page.url().replace(/#.*/, "")}#${path}`);
        // What it came from is gone by then.
        await settled(page);
        await page.locator("main:not([aria-busy]) h1").waitFor();
        await expectAccessible(page);
        await expectNothingCutOff(page);
      }
    }));
}

// The rulings in the log, the oldest first, as soon as there are so many.
async function recorded(page, count = 1) {
  const handle = await page.waitForFunction((count) => {
    const kept = Object.entries(localStorage);
    const log = kept.filter(([name]) => name.startsWith("acconcio.attempt."));
    return log.length >= count && log.sort().map(([, text]) => JSON.parse(text).value);
  }, count);
  return handle.jsonValue();
}
