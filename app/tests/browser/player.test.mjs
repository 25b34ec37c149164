// The replay: steps, links, keys, the board read square by square.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withPage } from "./browser.mjs";
import { poll, pollEqual, pollMatch, settled } from "./poll.mjs";
import { expectNothingCutOff } from "./sizes.mjs";
import { KARPOV, WORDS } from "./words.mjs";

test("ok: keys step the replay, the address follows, and a link leads to its moment", () =>
  withPage({ path: KARPOV, reducedMotion: "reduce" }, async (page) => {
    await page.locator("#square-a1").waitFor();
    await settled(page);
    await page.keyboard.press("ArrowRight");
    await page.waitForURL(/\/1$/);
    await page.keyboard.press("ArrowRight");
    await page.waitForURL(/\/2$/);
    await page.keyboard.press("ArrowLeft");
    await page.waitForURL(/\/1$/);
    await page.keyboard.press("End");
    await page.waitForURL(/\/9$/);
    await page.reload();
    await page.locator(".question.is-open").waitFor();
    // The queen stands where she should not, and both kings are in check: shown, not commented.
    await page.getByRole("gridcell", { name: WORDS.en.square }).waitFor();
    await settled(page);
    await page.keyboard.press("Home");
    await page.waitForURL(/\/0$/);
    await page.getByRole("gridcell", { name: /c7.*king/i }).waitFor();
  }));

test("ok: the replay runs by itself and stops at the moment of decision", () =>
  withPage({ path: `${KARPOV}/6` }, async (page) => {
    await page.locator("#square-a1").waitFor();
    await settled(page);
    await page.keyboard.press(" ");
    await page.waitForURL(/\/9$/);
    await page.locator(".question.is-open").waitFor();
  }));

test("ok: the board turns, and is read square by square", () =>
  withPage({ path: `${KARPOV}/6`, reducedMotion: "reduce" }, async (page) => {
    await page.locator("#square-a1").waitFor();
    await settled(page);
    const place = async () => (await page.locator("#square-a1").boundingBox()).y;
    const below = await place();
    await page.keyboard.press("f");
    await poll(async () => assert.ok((await place()) < below, "a1 is far away once the board is turned"));
    await page.keyboard.press("f");
    await pollEqual(place, below);
    await page.locator("#square-a1").focus();
    await page.keyboard.press("ArrowRight");
    await pollEqual(() => page.evaluate(() => document.activeElement?.id), "square-b1");
    await settled(page);
    assert.match(page.url(), /\/6$/, "arrows on the board do not step the replay");
    // Act 6 sets the queen on e6 without letting go.
    await pollMatch(() => page.locator("#square-e6").getAttribute("aria-label"), /held/i);
  }));

test("ok: n and p go through the variants, ? lists the keys", () =>
  withPage({ path: KARPOV, reducedMotion: "reduce" }, async (page) => {
    await page.locator("#square-a1").waitFor();
    await settled(page);
    await page.keyboard.press("n");
    await page.waitForURL(/legal-reply/);
    const head = async (text) => {
      await page.locator(".player-head", { hasText: text }).waitFor();
      await settled(page);
    };
    await head("parries the check with the queen");
    await page.keyboard.press("n");
    await page.waitForURL(/rapid-too-late/);
    await head("claimed after the reply");
    await page.keyboard.press("p");
    await head("parries the check with the queen");
    await page.keyboard.press("p");
    await page.waitForURL(/rapid-unsupervised/);
    await head("no adequate supervision");
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  }));

// The longest name, a clock that shows hours, a flag that has fallen, and a match on two boards.
for (const path of [
  "/incident/malakhov-azmaiparashvili/as-it-happened",
  "/incident/clock-without-a-move/claimed",
  "/incident/a-flag-and-nothing-else/rook-left/2",
  "/quadrigliona/runner-hoops/two-hoops",
]) {
  test(`ok: both names are read on the clock in a window of any width: ${path}`, () =>
    withPage({ path, language: "it", reducedMotion: "reduce" }, async (page) => {
      const board = page.locator(".clock:visible").first();
      await board.waitFor();
      for (const width of [320, 360, 480, 768, 1023, 1024, 1366, 1791, 1920]) {
        await page.setViewportSize({ width, height: 768 });
        await pollEqual(() => board.locator(".clock-name:visible, .clock-time:visible").count(), 4);
        await expectNothingCutOff(page);
      }
    }));
}

test("ok: language and light are chosen, and remembered", () =>
  withPage({ path: KARPOV, reducedMotion: "reduce" }, async (page) => {
    await page.getByRole("button", { name: "Italiano" }).click();
    await page.getByRole("button", { name: WORDS.it.play }).waitFor();
    await page.locator("html[lang=it]").waitFor();
    await page.getByRole("button", { name: "Scuro" }).click();
    await page.locator("html[data-theme=dark]").waitFor();
    await page.reload();
    await page.getByRole("button", { name: WORDS.it.play }).waitFor();
    await page.locator("html[data-theme=dark]").waitFor();
  }));

test("ok: the library is filtered, and the filter is a link", () =>
  withPage({ path: "/incidents" }, async (page) => {
    const titles = () => page.getByRole("heading", { level: 2 }).allTextContents();
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    await settled(page);
    const all = await titles();
    await page.getByLabel("Topic").selectOption({ label: "Castling" });
    await page.waitForURL(/topic=castling/);
    const some = await poll(async () => {
      const shown = await titles();
      assert.ok(shown.length > 0, "no incident is left");
      assert.notDeepEqual(shown, all);
      return shown;
    });
    await page.reload();
    await page.waitForURL(/topic=castling/);
    await pollEqual(titles, some);
  }));
