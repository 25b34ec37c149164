// Two windows of one device, over every page: while one of them is on the page, the other changes, removes or damages
// what is saved. What the first saves then takes nothing from the other, and what the other removed stays away.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { withPage } from "./browser.mjs";
import { create, enter } from "./exam_steps.mjs";
import { SAID, SAVED, enveloped, expectNothingLost } from "./faulty_storage.mjs";
import { poll, pollEqual, settled } from "./poll.mjs";
import { HOOPS, PAGES, chooseLanguage, isChanged } from "./saving.mjs";
import { KARPOV } from "./words.mjs";

const valueOf = (text) => JSON.parse(text).value;

const [EXAM] = valueOf(SAVED["acconcio.exams"]);
const [LAST] = Object.keys(SAVED).filter((name) => name.startsWith("acconcio.attempt"));
// Everything saved is older.
const BEFORE = 1795400000000;
const RULING = "acconcio.attempt.1a1fd3ca001-0000002b";

// What the other window saves: in each value something that the first does not know.
const OTHERS = {
  ...SAVED,
  "acconcio.settings": enveloped({ ...valueOf(SAVED["acconcio.settings"]), theme: "light", certainty: "off" }),
  "acconcio.plan": enveloped({ ...valueOf(SAVED["acconcio.plan"]), exam: "2028-04-15" }),
  [RULING]: enveloped({ ...valueOf(SAVED[LAST]), scenario: "fischer-donner", variant: "bishop-played" }),
  "acconcio.quadrigliona": enveloped({
    "runner-hoops/two-hoops": { points: 300, out_of: 400, times: 5 },
    "another/match": { points: 1, out_of: 2, times: 1 },
  }),
  "acconcio.exams": JSON.stringify({
    version: 2,
    value: [EXAM, { "handed-in": { ...EXAM["handed-in"], candidate: "Bianchi, Bruno", started: 1795342800000 } }],
  }),
  "acconcio.course-plans": enveloped({
    plans: [{ id: 7, plan: { title: "Spring", entries: [] } }, { id: 8, plan: { title: "Summer", entries: [] } }],
  }),
};

// What each value holds that the other window removes with it.
const REMOVED = {
  "acconcio.settings": "dark",
  "acconcio.plan": "2027-03-14",
  "acconcio.quadrigliona": '"times":2',
  "acconcio.exams": "1795342790782",
  "acconcio.course-plans": "Autumn",
};

async function setCap(page) {
  await page.getByLabel("Maximum incidents per day").fill("3");
  await page.keyboard.press("Tab");
}

async function beginExam(page) {
  await page.getByLabel("Surname", { exact: true }).fill("Verdi");
  await page.getByLabel("First name", { exact: true }).fill("Carla");
  await page.getByRole("button", { name: "Start: the clock starts running" }).click();
  await page.locator(".exam-bar").waitFor();
}

// The pages that save something: what a person does there, the name of the value, and what is in it then.
const own = (path) => PAGES.findLast(([its]) => its === path)[1];
const COURSE = "/presenter?course=castling";
const SAVING = [
  ["/settings", chooseLanguage, "acconcio.settings", (settings) => settings.language === "it"],
  ["/progress", setCap, "acconcio.plan", (plan) => plan.daily_cap === 3],
  [KARPOV, own(KARPOV), "acconcio.attempt.", (ruling) => ruling.at > BEFORE],
  [HOOPS, own(HOOPS), "acconcio.quadrigliona", (rulings) => rulings["runner-hoops/two-hoops"] !== undefined],
  ["/exam", beginExam, "acconcio.exams", (exams) => exams.some(({ running }) => running?.result.candidate === "Verdi, Carla")],
  ["/plan", own("/plan"), "acconcio.course-plans", ({ plans }) => plans.some(({ id }) => id > BEFORE)],
  [COURSE, own(COURSE), "acconcio.show", ({ items }) => items.length > 1],
];

const DAMAGED = Object.fromEntries(Object.entries(SAVED).map(([name, text]) => [name, text.slice(0, text.length >> 1)]));

// What the other window does, and what has to hold after the first has saved.
const CHANGES = {
  "changes everything": {
    texts: OTHERS,
    holds: (kept) => expectNothingLost(OTHERS, { kept }, (name, before, now) => isOwn(name, before, now)),
  },
  "removes everything": {
    texts: {},
    holds(kept) {
      for (const [name, part] of Object.entries(REMOVED)) {
        assert.ok(!kept[name]?.includes(part), `${name} has come back: ${kept[name]}`);
      }
      assert.ok(!kept[LAST], "a ruling has come back");
    },
  },
  "damages everything": {
    texts: DAMAGED,
    holds: (kept) => expectNothingLost(DAMAGED, { kept }, () => false),
  },
};

// Whether a value differs by nothing but what the first window did.
function isOwn(name, before, now) {
  if (!now) return false;
  const [old, value] = [before, now].map(valueOf);
  const key = (exam) => JSON.stringify(exam["handed-in"]);
  switch (name) {
    case "acconcio.plan":
      return value.exam === old.exam && value.repetition === old.repetition;
    case "acconcio.exams":
      return old.every((one) => value.map(key).includes(key(one)));
    // The exam that was begun closes the other pages.
    case "acconcio.exam-lock":
      return typeof value === "string";
    case "acconcio.exam-facts":
      return value.length >= old.length;
    case "acconcio.quadrigliona":
      return value["another/match"] !== undefined && value["runner-hoops/two-hoops"].times === 6;
    default:
      return isChanged(name, before, now);
  }
}

const keptIn = (page) => page.evaluate(() => ({ ...localStorage }));

// One window on the page; the other is not the app, but saves in the same place.
async function meet({ page, other }, [path, act, name, isThere], { texts, holds }) {
  const base = page.url().replace(/(icons\/nothing)?(#.*)?$/, "");
  await other.goto(`${base}icons/nothing`);
  await other.evaluate(replace, SAVED);
  await page.goto(`${base}icons/nothing`);
  await page.goto(`${base}#${path}`);
  await page.locator("#shell-status").waitFor({ state: "detached" });
  await page.locator("main:not([aria-busy=true]) h1").waitFor();
  if (act === beginExam) await openPaper(page);
  await settled(page);
  await page.evaluate(listen);
  await other.evaluate(replace, { ...texts, last: "told" });
  await poll(async () => assert.ok(await page.evaluate(() => globalThis.isTold), "the page was not told"));
  await settled(page);
  await act(page);
  await poll(async () => {
    const values = Object.entries(await keptIn(page)).filter(([key]) => key.startsWith(name));
    assert.ok(values.some(([, text]) => isThere(valueOf(text))), `it has not saved its own: ${JSON.stringify(values)}`);
  });
  await settled(page);
  const kept = await keptIn(page);
  holds(kept);
  if (Object.keys(kept).some((key) => key.includes(".aside-"))) await page.getByText(SAID["set aside"]).first().waitFor();
}

async function openPaper(page) {
  await enter(page, await create(page));
}

// In the other window.
function replace(texts) {
  localStorage.clear();
  for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
}

// In the first: what the app does with what it is told, it has begun before this.
function listen() {
  globalThis.isTold = false;
  addEventListener("storage", ({ key }) => {
    if (key === "last") globalThis.isTold = true;
  });
}

// In the first, before the app: it reads what it has read once, and hears of nothing. What it saves then is what an app
// would save that writes what it remembers.
function rememberAll() {
  const { getItem, setItem, removeItem } = Storage.prototype;
  const remembered = new Map();
  Storage.prototype.getItem = function (name) {
    if (!remembered.has(name)) remembered.set(name, getItem.call(this, name));
    return remembered.get(name);
  };
  Storage.prototype.setItem = function (name, text) {
    remembered.set(name, text);
    setItem.call(this, name, text);
  };
  Storage.prototype.removeItem = function (name) {
    remembered.delete(name);
    removeItem.call(this, name);
  };
  addEventListener("storage", (event) => event.key !== "last" && event.stopImmediatePropagation(), { capture: true });
}

// What is wrong on these pages, by the name of the value.
async function meetEverywhere(pages, change, before) {
  const wrong = {};
  await withPage({ allowed: [/404/], before, reducedMotion: "reduce" }, async (page, context) => {
    const other = await context.newPage();
    // What lies behind is drawn late.
    await page.bringToFront();
    for (const saving of pages) {
      await meet({ page, other }, saving, change).catch((error) => (wrong[saving[2]] = error.message));
    }
  });
  return wrong;
}

describe("two windows", { concurrency: 2 }, () => {
  for (const [name, change] of Object.entries(CHANGES)) {
    test(`ok: the other ${name}, and the first saves (${SAVING.length} values)`, async () => {
      // Without a ruling the page of progress asks for nothing.
      const pages = SAVING.filter(([path]) => path !== "/progress" || change.texts === OTHERS);
      assert.deepEqual(await meetEverywhere(pages, change), {});
    });
  }
  test("err: a window that writes what it remembers is found out", async () => {
    // The others are not read before they are written.
    const values = ["settings", "plan", "exams", "course-plans"].map((name) => `acconcio.${name}`);
    const pages = SAVING.filter(([, , name]) => values.includes(name));
    const wrong = await meetEverywhere(pages, CHANGES["changes everything"], (page) => page.addInitScript(rememberAll));
    assert.deepEqual(Object.keys(wrong).sort(), values.sort());
    for (const [name, message] of Object.entries(wrong)) assert.match(message, new RegExp(`${name} is lost`));
  });
});

test("ok: what the other window saves is seen in the first", () =>
  withPage({ path: "/progress", allowed: [/404/], reducedMotion: "reduce" }, async (page, context) => {
    await page.getByText("You have not ruled on any incident yet").waitFor();
    const other = await context.newPage();
    await other.goto(page.url().replace(/#.*/, "icons/nothing"));
    await other.evaluate(replace, OTHERS);
    await page.locator("html[data-theme=light]").waitFor();
    await page.getByLabel("Exam date").waitFor();
    await pollEqual(() => page.getByLabel("Exam date").inputValue(), "2028-04-15");
    await page.getByText("Fischer–Donner", { exact: false }).first().waitFor();
    await other.evaluate(replace, {});
    await page.getByText("You have not ruled on any incident yet").waitFor();
    await page.locator("html[data-theme=auto]").waitFor();
  }));

// In the first, before the app: it hears of nothing that another window does.
function hearNothing() {
  addEventListener("storage", (event) => event.stopImmediatePropagation(), { capture: true });
}

const save = (texts) => Object.entries(texts).forEach(([name, text]) => localStorage.setItem(name, text));
const settingsIn = async (page) => valueOf((await keptIn(page))["acconcio.settings"]);

test("ok: a setting takes back nothing that the other window has chosen, even before this one is told", () =>
  withPage({ before: (page) => page.addInitScript(hearNothing), allowed: [/404/] }, async (page, context) => {
    const other = await context.newPage();
    await other.goto(page.url().replace(/#.*|$/, "icons/nothing"));
    await other.evaluate(save, OTHERS);
    await poll(async () => assert.equal((await settingsIn(page)).theme, "light"));
    await page.bringToFront();
    await page.locator("html[data-theme=auto]").waitFor();
    await chooseLanguage(page);
    // Of the language this window decides, of all others the other one; and this one follows.
    const both = { ...valueOf(OTHERS["acconcio.settings"]), language: "it" };
    await pollEqual(() => settingsIn(page), both);
    await page.locator("html[data-theme=light][lang=it]").waitFor();
    await page.getByRole("banner").locator(".theme-switch button").last().click();
    await pollEqual(() => settingsIn(page), { ...both, theme: "dark" });
  }));

test("ok: a page that comes back with the way back has what was saved meanwhile", () =>
  withPage({ path: "/progress", reducedMotion: "reduce" }, async (page) => {
    await page.getByText("You have not ruled on any incident yet").waitFor();
    // The same window is not told of what it saves itself: as one that was put away is not.
    await page.evaluate(save, OTHERS);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false })));
    await settled(page);
    assert.equal(await page.locator("html[data-theme=light]").count(), 0, "a page that was just loaded has read all");
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await page.locator("html[data-theme=light]").waitFor();
    await pollEqual(() => page.getByLabel("Exam date").inputValue(), "2028-04-15");
    await page.getByText("Fischer–Donner", { exact: false }).first().waitFor();
  }));

// A plan with an entry for each title.
const planOf = (...titles) => ({
  "acconcio.course-plans": enveloped({
    plans: [{ id: 7, plan: { title: "Autumn", entries: titles.map((title) => ({ title, incidents: [] })) } }],
  }),
});
const titlesIn = async (page) =>
  valueOf((await keptIn(page))["acconcio.course-plans"]).plans[0].plan.entries.map(({ title, notes = "" }) => title + notes);

test("ok: a course plan follows the other window, and an edit stays with its entry", () =>
  withPage({ path: "/plan", allowed: [/404/], reducedMotion: "reduce" }, async (page, context) => {
    await page.getByText("There is no plan yet.").waitFor();
    const other = await context.newPage();
    await other.goto(page.url().replace(/#.*/, "icons/nothing"));
    await page.bringToFront();
    await other.evaluate(save, planOf("Touch", "Clock", "Draws"));
    const entries = page.locator(".plan-entry");
    await pollEqual(() => entries.getByRole("heading", { level: 2 }).allTextContents(), ["Touch", "Clock", "Draws"]);
    await entries.nth(1).getByRole("button", { name: "Edit: Session 2, “Clock”" }).click();
    const open = page.locator(".plan-editing").getByLabel("Title", { exact: true });
    await pollEqual(() => open.inputValue(), "Clock");
    // The entry above it goes: the one that is open stays open.
    await other.evaluate(save, planOf("Clock", "Draws"));
    await pollEqual(() => entries.count(), 2);
    await pollEqual(() => open.inputValue(), "Clock");
    await page.locator(".plan-editing").getByLabel("Presenter notes").fill("!");
    await pollEqual(() => titlesIn(page), ["Clock!", "Draws"]);
    // It goes itself: nothing else is opened in its place.
    await other.evaluate(save, planOf("Draws"));
    await pollEqual(() => entries.getByRole("heading", { level: 2 }).allTextContents(), ["Draws"]);
    await pollEqual(() => open.count(), 0);
  }));

test("ok: an edit is made to its entry, even before this window is told where it is now", () => {
  const before = (page) => page.addInitScript(hearNothing);
  return withPage({ path: "/plan", before, allowed: [/404/], reducedMotion: "reduce" }, async (page, context) => {
    const other = await context.newPage();
    await other.goto(page.url().replace(/#.*/, "icons/nothing"));
    await other.evaluate(save, planOf("Touch", "Clock", "Draws"));
    await poll(async () => assert.equal((await titlesIn(page)).length, 3));
    await page.bringToFront();
    await page.reload();
    await page.locator(".plan-entry").nth(1).getByRole("button", { name: "Edit: Session 2, “Clock”" }).click();
    await other.evaluate(save, planOf("Clock", "Draws"));
    await poll(async () => assert.equal((await titlesIn(page)).length, 2));
    await page.locator(".plan-editing").getByLabel("Presenter notes").fill("!");
    await pollEqual(() => titlesIn(page), ["Clock!", "Draws"]);
    // What is typed next, once the page is drawn anew, comes to the same entry.
    await pollEqual(() => page.locator(".plan-entry").count(), 2);
    await pollEqual(() => page.locator(".plan-editing").getByLabel("Title", { exact: true }).inputValue(), "Clock");
    await page.locator(".plan-editing").getByLabel("Presenter notes").fill("!?");
    await pollEqual(() => titlesIn(page), ["Clock!?", "Draws"]);
  });
});
