// The place of an incident in its queue comes in a part of its own, and so does stopping the clocks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { poll, pollEqual, pollMatch, settled } from "./poll.mjs";
import { openForm, ruleSomehow } from "./rule.mjs";
import { PHONE, expectNothingCutOff } from "./sizes.mjs";
import { KARPOV, WORDS } from "./words.mjs";

const QUEUE = /acconcio-queue-.*\.wasm/;
const MISSING = [/Failed to load resource/, /Failed to fetch/, /wasm/i];
const COURSE = "/incident/korchnoi-karpov-castling/claimed?course=castling";
const NEXT = { name: "Next incident" };

// Holds back what the pattern names until `release` is called.
function holding(pattern) {
  let release;
  const released = new Promise((resolve) => (release = resolve));
  const before = (page) =>
    page.route(pattern, async (route) => {
      await released;
      await route.continue();
    });
  return { before, release };
}

test("ok: who goes on before the part with the queue has come is led on when it comes", () => {
  const { before, release } = holding(QUEUE);
  return withPage({ path: COURSE, reducedMotion: "reduce", before }, async (page) => {
    await ruleSomehow(page);
    const here = page.url();
    await page.keyboard.press("Enter");
    await page.getByRole("button", NEXT).click();
    await settled(page);
    assert.equal(page.url(), here);
    release();
    await pollMatch(async () => page.url(), /incident\/(?!korchnoi-karpov-castling).*course=castling/);
    await page.locator(".queue-line", { hasText: "2 of " }).waitFor();
  });
});

test("ok: a new run begins when the part with the queue comes", () => {
  const { before, release } = holding(QUEUE);
  const path = `${KARPOV}/9?practice=sudden-death&seed=7&words=karpov`;
  return withPage({ path, reducedMotion: "reduce", before }, async (page) => {
    await ruleSomehow(page);
    await page.getByRole("button", { name: "New run" }).click();
    await settled(page);
    assert.match(page.url(), /seed=7&/);
    release();
    await pollMatch(async () => page.url(), /practice=sudden-death&seed=(?!7&)/);
  });
});

test("ok: a course is told in another language as soon as its texts have come", () => {
  const { before, release } = holding(/packs\/courses-.*\.it\./);
  return withPage({ path: COURSE, reducedMotion: "reduce", before }, async (page) => {
    const name = page.locator(".queue-line-name");
    await pollEqual(() => name.textContent(), "Castling");
    await page.getByRole("button", { name: "Italiano" }).click();
    await page.getByRole("button", { name: WORDS.it.play }).waitFor();
    await settled(page);
    release();
    await pollEqual(() => name.textContent(), "Arrocco");
  });
});

test("ok: where the part with the queue does not arrive, an incident of a course is ruled on, and the way on leads to the course", () => {
  const before = (page) => page.route(QUEUE, (route) => route.abort());
  return withPage({ path: COURSE, viewport: PHONE, reducedMotion: "reduce", allowed: MISSING, before }, async (page) => {
    await page.getByText("Could not load this section.").waitFor();
    await expectAccessible(page);
    await expectNothingCutOff(page);
    await ruleSomehow(page);
    await page.getByRole("button", { name: "Go to the course" }).click();
    await page.getByRole("heading", { level: 1, name: "Castling", exact: true }).waitFor();
    await page.goBack();
    await page.getByText("Could not load this section.").waitFor();
    await page.unroute(QUEUE);
    await page.getByRole("button", { name: "Retry" }).click();
    await page.locator(".queue-line", { hasText: "1 of " }).waitFor();
    await page.getByText("Could not load this section.").waitFor({ state: "detached" });
  });
});

test("ok: where the part with the queue does not arrive, the clocks are stopped once it does", () => {
  const before = (page) => page.route(QUEUE, (route) => route.abort());
  const path = "/incident/korchnoi-karpov-castling/claimed?practice=intervene&seed=7";
  return withPage({ path, allowed: MISSING, starts: false, before }, async (page) => {
    await page.getByRole("heading", { name: "Could not load this page" }).waitFor();
    await page.unroute(QUEUE);
    await page.getByRole("button", { name: "Retry" }).click();
    await page.locator(".watching-task").waitFor();
    await page.locator(".queue-line", { hasText: /\d+ of \d+/ }).waitFor();
  });
});

test("ok: an incident alone asks for the queue after its ruling, which keeps the focus while the points are drawn", () =>
  withPage({ path: "/incident/karpov-chernin/standard", reducedMotion: "reduce" }, async (page) => {
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    const isAsked = () => asked.some((url) => QUEUE.test(url));
    await openForm(page);
    assert.ok(!isAsked(), "it is asked for before the ruling");
    await ruleSomehow(page);
    await poll(async () => assert.ok(isAsked(), "it is not asked for"));
    await page.locator(".slip tbody tr").first().waitFor();
    assert.equal(await page.evaluate(() => document.activeElement.id), "ruling-heading");
    await page.keyboard.press("Enter");
    await pollMatch(async () => page.url(), /#\/incident\/(?!karpov-chernin)/);
    await page.getByRole("button", { name: WORDS.en.play }).waitFor();
  }));
