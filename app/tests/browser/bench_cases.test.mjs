// The four named cases are composed by hand at the bench, and each is ruled on as the shipped one is.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Author } from "./author.mjs";
import { withPage } from "./browser.mjs";
import { pollEqual } from "./poll.mjs";

const EDITION = "Laws of 1 July 2009";

const CASES = [
  {
    name: "Karpov–Chernin",
    shipped: "karpov-chernin/rapid-unsupervised",
    fen: "4Q3/1rk2K2/8/6Rp/4P1p1/8/8/8 b - - 0 53",
    facts: { white: "0:19", black: "1:46", regime: "Rapid, no adequate supervision" },
    async act(author) {
      await author.after(4);
      await author.drag("c7", "d6");
      await author.after(3);
      await author.drag("e8", "e6");
      await author.press("White presses the clock");
      await author.say("The arbiter", /notices/);
    },
    acts: 9,
    // The shipped one lets a second pass before each press of the clock, and before the arbiter sees it.
    pressed: [4, 8, 9],
  },
  {
    name: "Fischer–Donner",
    shipped: "fischer-donner/rook-played",
    fen: "2r3k1/5ppp/p7/5q2/2BP4/b5P1/P1R2P1P/5QK1 w - - 0 30",
    facts: { white: "0:31:10", black: "0:24:40" },
    async act(author) {
      await author.after(35);
      await author.tap("c4");
      await author.after(8);
      await author.drag("c2", "d2");
      await author.after(1);
      await author.press("White presses the clock");
      await author.after(4);
      await author.say("Black", /Touch-move/);
    },
    acts: 6,
    pressed: [],
  },
  {
    name: "Unzicker–Fischer",
    shipped: "unzicker-fischer/pinned-pawn-pressed",
    fen: "r1b2rk1/2q1bppp/p1pppn2/6B1/4PP2/2NB2Q1/PPP3PP/2KR3R b - - 0 12",
    facts: { white: "1:28:00", black: "1:21:30" },
    async act(author) {
      await author.after(20);
      await author.drag("h7", "h6");
      await author.after(30);
      await author.drag("g5", "h6");
      await author.after(5);
      await author.drag("g7", "h6");
      await author.after(1);
      await author.press("Black presses the clock");
      await author.after(1);
      await author.say("The arbiter", /notices/);
    },
    acts: 13,
    pressed: [],
  },
  {
    name: "Tarrasch–Alapin",
    shipped: "tarrasch-alapin/knight-moved",
    fen: "rnbqkb1r/ppp2ppp/3p4/8/4n3/3P1N2/PPP2PPP/RNBQKB1R b KQkq - 0 5",
    facts: { white: "1:57:00", black: "1:58:10" },
    async act(author) {
      await author.after(2);
      await author.tap("f8");
      await author.after(12);
      await author.drag("e4", "f6");
      await author.after(1);
      await author.press("Black presses the clock");
      await author.after(2);
      await author.say("White", /Touch-move/);
      await author.after(10);
      await author.say("Black", /that is what happened/);
    },
    acts: 7,
    pressed: [],
  },
];

for (const { name, shipped, fen, facts, act, acts, pressed } of CASES) {
  test(`ok: ${name} is composed, and ruled on as the shipped one`, (context) =>
    withPage({ path: "/bench" }, async (page) => {
      const author = new Author(page);
      await author.setUp(fen, { ...facts, increment: 0, edition: EDITION });
      await act(author);
      await author.holds(acts);
      const told = author.told();
      for (const number of pressed) await waitSecond(author, number);
      const own = await ruledAt(author);
      // The page of the copy has a ruling of its own, which this mark is not on.
      await page.locator(".bench-ruling").evaluate((ruling) => { ruling.dataset.own = ""; });
      await page.evaluate((hash) => { location.hash = hash; }, `#/bench?copy=${shipped}`);
      // A copy has the acts after the decision too, and is shown at the decision.
      await page.locator(".bench-ruling:not([data-own])").waitFor();
      await pollEqual(() => author.acts.count().then((count) => count >= acts), true);
      assert.deepEqual(await ruledAt(author), own);
      context.diagnostic(`${name}: ${told}`);
    }));
}

// Sets one second before an act, in its form.
async function waitSecond(author, number) {
  const form = author.acts.nth(number - 1);
  await form.getByRole("button", { name: `Change action ${number}` }).click();
  await form.getByLabel("Seconds before this action").fill("1");
  await form.getByLabel("Seconds before this action").blur();
  await form.getByRole("button", { name: `Change action ${number}` }).click();
}

// The ruling in short, point by point, and its reasons.
async function ruledAt(author) {
  await author.ruling.waitFor();
  return [await author.ruling.innerText(), await author.fullRuling()];
}
