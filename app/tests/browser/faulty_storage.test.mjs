// Every page over every kind of faulty storage: the page is there, it says what is wrong where it met it, and nothing
// that was saved is lost. A thorough run has every page over every fault.

import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { isAsked } from "./asked.mjs";
import { withPage } from "./browser.mjs";
import { FAULTS, SAID, SAVED, arm, expectNothingLost, met, withFaults } from "./faulty_storage.mjs";
import { settled } from "./poll.mjs";
import { HOOPS, PAGES, isChanged } from "./saving.mjs";
import { isTried } from "./thorough.mjs";
import { KARPOV } from "./words.mjs";

// The pages that write a value, or read it before any other page.
const USING = {
  "acconcio.settings": ["/", "/settings"],
  "acconcio.place": ["/", KARPOV],
  "acconcio.plan": ["/practice", "/progress"],
  "acconcio.attempt.1a1fd3ca000-0000002a": ["/progress", KARPOV],
  "acconcio.quadrigliona": ["/quadrigliona", HOOPS],
  "acconcio.exams": ["/exam", "/exam/result/1795342790782"],
  "acconcio.exam-facts": [],
  "acconcio.exam-lock": ["/", "/exam"],
  "acconcio.show": ["/presenter?course=castling"],
  "acconcio.course-plans": ["/plan"],
  "acconcio.mark-book": ["/results"],
  "acconcio.blueprints": ["/exam"],
};

// It shows nothing but what the presenter has it show.
const SAYS_NOTHING = ["/presenter/audience"];

// What the app says on the console of its own accord, where it has no storage.
const allowed = [/404/];

const counted = { visits: 0, faultsMet: 0, values: 0 };

async function look(page, base, path, act, fault, only) {
  const saved = await arm(page, base, fault, only);
  await page.goto(`${base}#${path}`);
  // The shell has a heading, too, and the audience's window has none.
  await page.locator("#shell-status").waitFor({ state: "detached" });
  if (!path.includes("/audience")) await page.locator("main:not([aria-busy=true]) h1").waitFor();
  await settled(page);
  await act(page);
  await settled(page);
  const told = await met(page);
  const isWrong = (name) => saved[name] !== SAVED[name] || fault.denies === "reading";
  const hasMet = told.refused.length > 0 || told.read.some((name) => name in SAVED && isWrong(name));
  if (hasMet && !SAYS_NOTHING.includes(path)) {
    await page.getByText(SAID[fault.said]).first().waitFor().catch(() => {
      assert.fail(`nothing is said (${fault.said}): read ${told.read}, refused ${told.refused}`);
    });
  }
  // What the action changes it changes as a whole; what was wrong stays as it was.
  expectNothingLost(saved, told, (name, ...texts) => saved[name] === SAVED[name] && isChanged(name, ...texts));
  counted.visits += 1;
  counted.faultsMet += hasMet ? 1 : 0;
  counted.values += Object.keys(saved).length;
}

// Every page under one fault; all that is wrong is told at once.
async function lookEverywhere(page, fault, pages = PAGES, only) {
  const base = page.url().replace(/#.*/, "");
  const wrong = [];
  for (const [path, act] of pages) {
    await look(page, base, path, act, fault, only).catch((error) => wrong.push(`${path}: ${error.message}`));
  }
  assert.deepEqual(wrong, []);
}

// Further forms of damage, which the app tells by the same few lines: the pages that use no value of their own are
// left out.
const SAME_LINES = ["of another form", "not JSON at all", "empty"];
const usesAValue = ([path]) => Object.values(USING).some((pages) => pages.includes(path));

// The pages that are opened over a fault. Of the faults that the app tells by the same words each page meets one,
// another one than the page before it. Pages that the file is not asked to visit are left out.
function pagesOver(name) {
  const alike = Object.keys(FAULTS).filter((other) => FAULTS[other].said === FAULTS[name].said);
  return PAGES.filter((page, index) => {
    if (!isAsked(page[0])) return false;
    const met = usesAValue(page) ? alike : alike.filter((other) => !SAME_LINES.includes(other));
    return met.includes(name) && isTried(met.indexOf(name), index, met.length);
  });
}

describe("every page", { concurrency: 3 }, () => {
  for (const [name, fault] of Object.entries(FAULTS)) {
    const pages = pagesOver(name);
    if (pages.length === 0) continue;
    test(`ok: over a storage that is ${name} (${pages.length} pages)`, () =>
      withPage({ allowed, before: withFaults, reducedMotion: "reduce" }, (page) => lookEverywhere(page, fault, pages)));
  }
  // One at a time, on the pages that write it, or read it first.
  for (const name of ["cut in the middle", "of a newer version"]) {
    test(`ok: with one value that is ${name}`, () =>
      withPage({ allowed, before: withFaults, reducedMotion: "reduce" }, async (page) => {
        const wrong = [];
        for (const key of Object.keys(SAVED)) {
          const pages = PAGES.filter(([path]) => USING[key].includes(path) && isAsked(path));
          await lookEverywhere(page, FAULTS[name], pages, key).catch((error) => wrong.push(`${key}: ${error.message}`));
        }
        assert.deepEqual(wrong, []);
      }));
  }
  after(() => {
    const { visits, faultsMet, values } = counted;
    const size = `${Object.keys(FAULTS).length} faults, ${PAGES.length} pages, ${Object.keys(SAVED).length} keys`;
    console.log(`faulty storage: ${size}; ${visits} visits in order, ${faultsMet} of them met the fault; ${values} values looked after`);
  });
});
