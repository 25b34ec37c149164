// Quadrigliona: the game explained, its replays on two boards, and the ruling on them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { poll, pollEqual, pollMatch, settled } from "./poll.mjs";
import { openMatchForm, ruleOnMatch } from "./rule.mjs";
import { PHONE } from "./sizes.mjs";
import { WORDS } from "./words.mjs";

const words = WORDS.en;
// A runner touches two hoops: two minutes off both clocks of his team.
const HOOPS = "/quadrigliona/runner-hoops/two-hoops";

for (const [language, heading, rule, open, replay] of [
  ["en", "Quadrigliona", "Quadrigliona, rule 14", "There is no rule 16.", "Two hoops are touched"],
  ["it", "La Quadrigliona", "Quadrigliona, regola 14", "Manca la regola 16.", "Due cerchi toccati"],
]) {
  test(`ok: the game, its rules, its open points and its replays (${language})`, () =>
    withPage({ language, path: "/quadrigliona" }, async (page) => {
      await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
      await page.getByText(rule, { exact: true }).first().waitFor();
      await page.getByRole("heading", { name: open }).waitFor();
      await page.getByRole("link", { name: replay }).first().click();
      await page.getByRole("button", { name: WORDS[language].play }).waitFor();
      await page.waitForURL(/#\/quadrigliona\/runner-hoops/);
    }));
}

test("ok: the handbook and the list of incidents lead there", () =>
  withPage({ path: "/handbook" }, async (page) => {
    await page.getByRole("main").getByRole("link", { name: "Quadrigliona" }).click();
    await page.getByRole("heading", { name: "Quadrigliona", level: 1 }).waitFor();
    await page.goto(`${page.url().replace(/#.*/, "")}#/incidents`);
    await page.getByRole("link", { name: /Incidents of Quadrigliona/ }).click();
    await page.getByRole("heading", { name: "Quadrigliona", level: 1 }).waitFor();
  }));

test("ok: its course leads from the list of courses through the incidents, and back", () =>
  withPage({ path: "/courses" }, async (page) => {
    await page.getByRole("link", { name: /^Quadrigliona, from/ }).click();
    await page.getByText("62 incidents").first().waitFor();
    await page.locator(".lesson").nth(9).waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Start", exact: true }).click();
    await page.waitForURL(/who-is-who\/complete\?course=quadrigliona/);
    await ruleOnMatch(page);
    await page.getByRole("link", { name: "Next replay" }).click();
    await page.waitForURL(/who-is-who\/no-runner\?course=quadrigliona/);
    await page.getByRole("link", { name: /^Quadrigliona, from/ }).click();
    await page.getByText("62 incidents, 1 ruled on").first().waitFor();
  }));

test("ok: a replay is played by keyboard, and every act is spoken", () =>
  withPage({ path: HOOPS, reducedMotion: "reduce" }, async (page) => {
    const spoken = page.locator("p[aria-live=polite]");
    await page.locator(".match .board").nth(1).waitFor();
    await settled(page);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => /red runner/.test(document.querySelector("p[aria-live=polite]").textContent));
    await page.getByRole("img", { name: /The red runner is on the way to board B: 1 × bishop/ }).waitFor();
    await page.keyboard.press("End");
    await pollMatch(() => spoken.textContent(), /touches a hoop/);
    await page.locator(".hoop.is-touched").waitFor();
    await pollEqual(() => page.locator(".match .board").count(), 2);
    // The squares of both boards are read apart.
    await pollEqual(() => page.getByRole("gridcell", { name: /^e1, white king/ }).count(), 2);
    await page.keyboard.press("Home");
    await page.getByText("Starting position.").first().waitFor();
  }));

test("ok: a right ruling on the clocks, with the rule for it, is kept", () =>
  withPage({ path: HOOPS }, async (page) => {
    await ruleOnMatch(page, async (open, question) => {
      if (/clocks/.test(question)) {
        for (const seat of ["White A", "Black B"]) {
          await open.getByRole("button", { name: `${seat} -2:00` }).or(open.getByRole("button", { name: `${seat} −2:00` })).click();
        }
      } else {
        await open.locator("input").first().click();
      }
    });
    const clocks = page.getByRole("row", { name: /Four clocks/ });
    await pollMatch(() => clocks.textContent(), /Correct/);
    await page.getByText("Quadrigliona, preamble").first().waitFor();
    await expectAccessible(page);
    await poll(async () => {
      const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("acconcio.quadrigliona")));
      assert.equal(kept.version, 1);
      assert.equal(kept.value["runner-hoops/two-hoops"].times, 1);
    });
    await settled(page);
    const log = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("acconcio.attempt")));
    assert.deepEqual(log, []);
  }));

test("ok: a wrong ruling differs, and can be given again", () =>
  withPage({ path: HOOPS }, async (page) => {
    await ruleOnMatch(page, async (open, question) => {
      if (!/clocks/.test(question)) await open.locator("input").last().click();
    });
    const clocks = page.getByRole("row", { name: /Four clocks/ });
    // Two of the four are right as they are.
    await pollMatch(() => clocks.textContent(), /Partly correct/);
    await page.getByText(words.differs, { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: words.rule }).waitFor();
  }));

test("ok: on a phone the boards change places, by a touch and by a key", () =>
  withPage({ path: HOOPS, viewport: PHONE }, async (page) => {
    const large = page.locator(".match-table.is-large");
    const width = async (name) => (await page.getByRole("region", { name, exact: true }).locator(".board").boundingBox()).width;
    await page.locator(".match-table.is-large[aria-label='Board A']").waitFor();
    const isLarger = (one, other) =>
      poll(async () => assert.ok((await width(one)) > 2 * (await width(other)), `${one} is not the larger`));
    await isLarger("Board A", "Board B");
    await page.getByRole("button", { name: /Board B.*enlarge/ }).click();
    await pollEqual(() => large.getAttribute("aria-label"), "Board B");
    await isLarger("Board B", "Board A");
    await page.keyboard.press("x");
    await pollEqual(() => large.getAttribute("aria-label"), "Board A");
    await expectAccessible(page);
  }));

for (const [what, body] of [
  ["of another version", '{"version":99,"scenarios":[]}'],
  ["broken", "<!doctype html>"],
]) {
  test(`ok: replays that are ${what} are explained, and the game is still told`, () => {
    const before = (page) => page.route("**/packs/quadrigliona.en.json*", (route) => route.fulfill({ body }));
    return withPage({ before, path: "/quadrigliona" }, async (page) => {
      await page.getByText("Could not load the incidents").waitFor();
      await page.getByText("Quadrigliona, rule 14", { exact: true }).first().waitFor();
      await page.goto(`${page.url().replace(/#.*/, "")}#${HOOPS}`);
      await page.getByRole("button", { name: /Reload/ }).waitFor();
    });
  });
}

test("ok: an unknown replay is no page", () =>
  withPage({ path: "/quadrigliona/nothing/at-all" }, async (page) => {
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
  }));

test("ok: beside the ruling the boards as the match goes on, and what was illegal", () =>
  withPage({ path: "/quadrigliona/pawn-on-the-last-rank/eighth-rank" }, async (page) => {
    await openMatchForm(page);
    await page.getByRole("button", { name: words.reveal }).click();
    const [on, back] = ["Position the game continues from", "Position at the incident"];
    await page.getByRole("button", { name: on, pressed: true }).waitFor();
    await page.getByRole("gridcell", { name: /^d8, empty/ }).first().waitFor();
    await pollEqual(() => page.locator(".mark-illegal").count(), 0);
    await page.getByRole("button", { name: back }).click();
    await page.locator(".mark-illegal").first().waitFor({ state: "attached" });
    await page.getByRole("gridcell", { name: /^d8, white pawn/ }).first().waitFor();
    await expectAccessible(page);
  }));
