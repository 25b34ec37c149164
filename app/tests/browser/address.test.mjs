// Addresses that leave something out.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withPage } from "./browser.mjs";
import { pollEqual, settled } from "./poll.mjs";
import { WORDS } from "./words.mjs";

const hashOf = (page) => page.evaluate(() => location.hash);

for (const [what, path, full] of [
  ["an incident", "/incident/clock-without-a-move", "#/incident/clock-without-a-move/claimed"],
  [
    "an incident of a list",
    "/incident/clock-without-a-move?topic=clock&level=2",
    "#/incident/clock-without-a-move/claimed?topic=clock&level=2",
  ],
  [
    "an incident of a course",
    "/incident/karpov-chernin?course=castling",
    "#/incident/karpov-chernin/rapid-unsupervised?course=castling",
  ],
  [
    "a match of Quadrigliona",
    "/quadrigliona/pawn-on-the-last-rank",
    "#/quadrigliona/pawn-on-the-last-rank/eighth-rank",
  ],
]) {
  test(`ok: the address of ${what} without a variant opens the first one`, () =>
    withPage({ path, reducedMotion: "reduce" }, async (page) => {
      await page.getByRole("button", { name: WORDS.en.play }).waitFor();
      await page.waitForFunction((full) => location.hash === full, full);
      // Opened anew it is the same, and the way back does not lead to the short one.
      await page.reload();
      await page.getByRole("button", { name: WORDS.en.play }).waitFor();
      await pollEqual(() => hashOf(page), full);
    }));
}

test("ok: an address without a variant fetches no other page than that of its incident", () => {
  const asked = [];
  const before = (page) => page.on("request", (request) => asked.push(request.url()));
  return withPage({ before, path: "/incident/karpov-chernin", reducedMotion: "reduce" }, async (page) => {
    await page.getByRole("button", { name: WORDS.en.play }).waitFor();
    assert.deepEqual(asked.filter((url) => url.includes("acconcio-pages-")), []);
  });
});

test("ok: an address without a variant takes no step of its own in the history", () =>
  withPage({ path: "/settings", reducedMotion: "reduce" }, async (page) => {
    await page.evaluate(() => { location.hash = "#/incident/karpov-chernin"; });
    await page.getByRole("button", { name: WORDS.en.play }).waitFor();
    await page.waitForURL(/karpov-chernin\/rapid-unsupervised$/);
    await page.goBack();
    await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
    await pollEqual(() => hashOf(page), "#/settings");
  }));

for (const [path, meant] of [
  ["/incident/karpov-cernin", "karpov-chernin/rapid-unsupervised"],
  ["/incident/fisher-donner/rook-plaid", "fischer-donner/rook-played"],
  ["/incident/karpov-chernin/standart", "karpov-chernin/standard"],
]) {
  test(`ok: ${path} offers the incident that was meant`, () =>
    withPage({ path, allowed: [/404/] }, async (page) => {
      await page.getByRole("heading", { name: "Page not found" }).waitFor();
      const offered = page.locator("main p", { hasText: "Did you mean this incident?" }).getByRole("link");
      await pollEqual(() => offered.getAttribute("href"), `#/incident/${meant}`);
    }));
}

for (const path of ["/incident/nothing", "/incident/nothing?course=castling", "/incident/", "/quadrigliona/nothing"]) {
  test(`ok: ${path} is no page`, () =>
    withPage({ path }, async (page) => {
      await page.getByRole("heading", { name: "Page not found" }).waitFor();
      await settled(page);
      await pollEqual(() => hashOf(page), `#${path}`);
    }));
}

// What is done in the task in which the address changes: the page that is left is still there to answer.
const forward = (page) => page.getByRole("button", { name: "Forward", exact: true });

for (const [what, path, find] of [
  ["an act is shown", "/incident/karpov-chernin/rapid-unsupervised", forward],
  ["a list is narrowed", "/incidents", (page) => page.getByLabel("Topic")],
]) {
  // What follows the action comes before the browser tells of the address, not late.
  test(`ok: who leaves in the instant in which ${what} comes to the other page`, () =>
    withPage({ path, reducedMotion: "reduce", late: 0 }, async (page) => {
      const control = find(page);
      await control.waitFor();
      await settled(page);
      await control.evaluate((control) => {
        location.hash = "#/settings";
        if (control instanceof HTMLSelectElement) {
          control.selectedIndex = 1;
          control.dispatchEvent(new Event("change", { bubbles: true }));
        } else {
          control.click();
        }
      });
      await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
      await settled(page);
      await pollEqual(() => hashOf(page), "#/settings");
    }));
}
