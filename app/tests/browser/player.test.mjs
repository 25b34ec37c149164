// The film: steps, links, keys, the board read square by square.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withPage } from "./browser.mjs";
import { KARPOV, WORDS } from "./words.mjs";

test("ok: keys step the film, the address follows, and a link leads to its moment", () =>
  withPage({ path: KARPOV, reducedMotion: "reduce" }, async (page) => {
    await page.locator("#square-a1").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.waitForURL(/\/1$/);
    await page.keyboard.press("ArrowRight");
    await page.waitForURL(/\/2$/);
    await page.keyboard.press("ArrowLeft");
    await page.waitForURL(/\/1$/);
    await page.keyboard.press("End");
    await page.waitForURL(/\/9$/);
    await page.reload();
    await page.getByRole("button", { name: WORDS.en.rule }).waitFor();
    // The queen stands where she should not, and both kings are in check: shown, not commented.
    await page.getByRole("gridcell", { name: WORDS.en.square }).waitFor();
    await page.keyboard.press("Home");
    await page.waitForURL(/\/0$/);
    await page.getByRole("gridcell", { name: /c7.*king/i }).waitFor();
  }));

test("ok: the film runs by itself and stops at the moment of decision", () =>
  withPage({ path: `${KARPOV}/6` }, async (page) => {
    await page.locator("#square-a1").waitFor();
    await page.keyboard.press(" ");
    await page.waitForURL(/\/9$/, { timeout: 15_000 });
    await page.getByRole("button", { name: WORDS.en.rule }).waitFor();
  }));

test("ok: the board turns, and is read square by square", () =>
  withPage({ path: `${KARPOV}/6`, reducedMotion: "reduce" }, async (page) => {
    await page.locator("#square-a1").waitFor();
    const place = () => page.locator("#square-a1").boundingBox();
    const below = (await place()).y;
    await page.keyboard.press("f");
    await page.waitForTimeout(50);
    assert.ok((await place()).y < below, "a1 is far away once the board is turned");
    await page.keyboard.press("f");
    await page.locator("#square-a1").focus();
    await page.keyboard.press("ArrowRight");
    assert.equal(await page.evaluate(() => document.activeElement?.id), "square-b1");
    assert.match(page.url(), /\/6$/, "arrows on the board do not step the film");
    // Act 6 sets the queen on e6 without letting go.
    const held = await page.locator("#square-e6").getAttribute("aria-label");
    assert.match(held, /held/i);
  }));

test("ok: n and p go through the variants, ? lists the keys", () =>
  withPage({ path: KARPOV, reducedMotion: "reduce" }, async (page) => {
    await page.locator("#square-a1").waitFor();
    await page.keyboard.press("n");
    await page.waitForURL(/legal-reply/);
    const head = (text) => page.locator(".player-head", { hasText: text }).waitFor();
    await head("parried with the queen");
    await page.keyboard.press("n");
    await page.waitForURL(/rapid-too-late/);
    await head("claimed after the reply");
    await page.keyboard.press("p");
    await head("parried with the queen");
    await page.keyboard.press("p");
    await page.waitForURL(/rapid-unsupervised/);
    await head("no adequate supervision");
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  }));

test("ok: language and light are chosen, and remembered", () =>
  withPage({ path: KARPOV }, async (page) => {
    await page.getByRole("button", { name: "Italiano" }).click();
    await page.getByRole("button", { name: WORDS.it.play }).waitFor();
    assert.equal(await page.locator("html").getAttribute("lang"), "it");
    await page.getByRole("button", { name: "Scuro" }).click();
    await page.reload();
    await page.getByRole("button", { name: WORDS.it.play }).waitFor();
    assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
  }));

test("ok: the library is filtered, and the filter is a link", () =>
  withPage({ path: "/incidents" }, async (page) => {
    const titles = () => page.getByRole("heading", { level: 2 }).allTextContents();
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    const all = (await titles()).length;
    await page.getByLabel("Topic").selectOption({ label: "Castling" });
    await page.waitForURL(/topic=castling/);
    const some = await titles();
    assert.ok(some.length > 0 && some.length < all, some.join());
    await page.reload();
    await page.waitForURL(/topic=castling/);
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    assert.deepEqual(await titles(), some);
  }));
