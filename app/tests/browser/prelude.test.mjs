// The film of an incident to which a link leads, before the part that rules has come.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withPage } from "./browser.mjs";
import { poll } from "./poll.mjs";
import { expectNothingCutOff, PHONE } from "./sizes.mjs";

const STANDARD = "/incident/karpov-chernin/standard";

// Holds back the player and the texts of the pages until `release` is called.
function holding() {
  let release;
  const released = new Promise((resolve) => (release = resolve));
  const before = (page) =>
    page.route(/acconcio-player|packs\/words\/pages/, async (route) => {
      await released;
      await route.continue();
    });
  return { before, release };
}

test("ok: the film plays before the part that rules has come, which goes on where it was", () => {
  const { before, release } = holding();
  const options = { path: STANDARD, viewport: PHONE, reducedMotion: "no-preference", starts: false, before };
  return withPage(options, async (page) => {
    const board = page.locator(".prelude .board");
    await board.locator(".figure").first().waitFor();
    await expectNothingCutOff(page);
    const first = await board.innerHTML();
    await poll(async () => assert.notEqual(await board.innerHTML(), first, "no act was played"));
    release();
    await page.locator("#square-a1").waitFor();
    await page.locator("p", { hasText: /^Starting position\.$/ }).first().waitFor({ state: "detached" });
    assert.equal(await page.locator(".prelude").count(), 0);
  });
});

test("ok: the film of an incident in a round of stopping the clocks does not play beforehand", () => {
  const { before, release } = holding();
  return withPage({ path: `${STANDARD}?practice=intervene&seed=7`, starts: false, before }, async (page) => {
    await page.locator("main[aria-busy=true]").waitFor();
    assert.equal(await page.locator(".prelude").count(), 0);
    release();
    await page.locator("#square-a1").waitFor();
  });
});
