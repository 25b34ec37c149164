// What a link leads to before the rest of its page has come: the replay of an incident, the opening of a page of the
// handbook.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withPage } from "./browser.mjs";
import { poll, pollMatch } from "./poll.mjs";
import { ruleSomehow } from "./rule.mjs";
import { expectNothingCutOff, PHONE } from "./sizes.mjs";
import { WORDS } from "./words.mjs";

const STANDARD = "/incident/karpov-chernin/standard";

const LATER = /acconcio-([a-z]+-)?player-|packs\/words\/(incident|pages)/;
const CATALOGUE = /packs\/catalogue/;

// Holds these files back until `release` is called.
function holding(files = LATER) {
  let release;
  const released = new Promise((resolve) => (release = resolve));
  const before = (page) =>
    page.route(files, async (route) => {
      await released;
      await route.continue();
    });
  return { before, release };
}

// Notes in the page, frame by frame, how many boards are seen in how many mains.
function watchFrames() {
  window.framesSeen = [];
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility()).length;
  const look = () => {
    window.framesSeen.push(`${seen("main .board")} of ${seen("main")}`);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

// Notes in the page what is asked for before what is seen first is there.
const noting = (page) =>
  page.addInitScript(() => {
    window.askedBefore = [];
    const note = (file) => document.querySelector(".prelude, .laws-opening") ?? window.askedBefore.push(file);
    const { fetch } = window;
    window.fetch = (file, ...rest) => {
      note(String(file.url ?? file));
      return fetch(file, ...rest);
    };
    const added = (changes) => changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const observer = new MutationObserver((changes) =>
      added(changes).filter(({ href }) => href).forEach(({ href }) => note(href)),
    );
    observer.observe(document, { childList: true, subtree: true });
  });

test("ok: the replay plays before the part that rules has come, which goes on where it was", () => {
  const { before, release } = holding();
  const options = { path: STANDARD, viewport: PHONE, reducedMotion: "no-preference", starts: false, before };
  return withPage(options, async (page) => {
    const board = page.locator(".prelude .board");
    await board.locator(".figure").first().waitFor();
    await expectNothingCutOff(page);
    const first = await board.innerHTML();
    await poll(async () => assert.notEqual(await board.innerHTML(), first, "no act was played"));
    await page.evaluate(watchFrames);
    release();
    await page.locator("#square-a1").waitFor();
    await page.locator("p", { hasText: /^Starting position\.$/ }).first().waitFor({ state: "detached" });
    await page.locator(".prelude").waitFor({ state: "detached" });
    const frames = await page.evaluate(() => window.framesSeen);
    assert.ok(frames.length > 2, `${frames.length} frames were seen`);
    assert.deepEqual([...new Set(frames)], ["1 of 1"]);
  });
});

test("ok: the focus that was led to the replay is on its page when that has come", () => {
  const { before, release } = holding();
  return withPage({ path: STANDARD, reducedMotion: "reduce", starts: false, before }, async (page) => {
    await page.locator(".prelude .figure").first().waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const focused = () => page.evaluate(() => document.activeElement.className);
    await poll(async () => assert.equal(await focused(), "prelude"));
    release();
    await page.locator(".prelude").waitFor({ state: "detached" });
    await poll(async () => assert.match(await focused(), /^player/));
  });
});

test("ok: nothing else is asked for before the replay is drawn, and it is drawn once", async () => {
  const [later, catalogue] = [holding(), holding(CATALOGUE)];
  const asked = [];
  const before = async (page) => {
    page.on("request", (request) => asked.push(request.url()));
    await noting(page);
    await later.before(page);
    await catalogue.before(page);
  };
  await withPage({ path: STANDARD, viewport: PHONE, starts: false, before }, async (page) => {
    const replay = page.locator(".prelude");
    await replay.evaluate((it) => it.setAttribute("data-drawn", "first"));
    const before = await page.evaluate(() => window.askedBefore);
    assert.ok(before.some((file) => /-replay-/.test(file)), `the replay was not asked for: ${before}`);
    assert.deepEqual(before.filter((file) => LATER.test(file) || CATALOGUE.test(file)), []);
    // Then the part and its texts are, and neither the list of incidents nor other texts.
    const isAsked = (pattern) => poll(async () => assert.ok(asked.some((url) => pattern.test(url)), String(pattern)));
    await isAsked(/packs\/words\/incident/);
    await isAsked(/acconcio-([a-z]+-)?player-/);
    assert.equal(await replay.getAttribute("data-drawn"), "first");
    assert.deepEqual(asked.filter((url) => CATALOGUE.test(url)), []);
    later.release();
    await page.locator("#square-a1").waitFor();
    assert.deepEqual(asked.filter((url) => /packs\/words\/(openings|pages)|acconcio-(small-)?(ruled|queue)/.test(url)), []);
    await isAsked(CATALOGUE);
    catalogue.release();
  });
});

test("ok: a link to an incident needs the list of incidents for the next one only, which waits for it", () => {
  const { before, release } = holding(CATALOGUE);
  return withPage({ path: STANDARD, reducedMotion: "reduce", before }, async (page) => {
    assert.match(await page.title(), /Karpov/);
    await ruleSomehow(page, null, "en");
    await page.getByRole("heading", { name: WORDS.en.ruling, exact: true }).waitFor();
    await page.getByRole("button", { name: "Next incident" }).click();
    assert.match(page.url(), /karpov-chernin/);
    release();
    await pollMatch(async () => page.url(), /#\/incident\/(?!karpov-chernin)/);
  });
});

test("ok: where the list of incidents does not arrive, an incident is ruled on all the same", () => {
  const cut = (page) => page.route(CATALOGUE, (route) => route.abort());
  const options = { path: STANDARD, reducedMotion: "reduce", before: cut, allowed: [/Failed to load resource/, /ERR_FAILED/] };
  return withPage(options, async (page) => {
    await ruleSomehow(page, null, "en");
    await page.getByRole("button", { name: "Next incident" }).click();
    await page.getByRole("heading", { name: "Could not load the incidents" }).waitFor();
  });
});

// Addresses of pages with an opening, each with its part and its heading.
const OPENED = [
  ["/laws/2023/7.5.1", /acconcio-handbook/, "The Laws, article by article"],
  ["/handbook/glossary", /acconcio-handbook/, "Glossary"],
  ["/mate", /acconcio-handbook/, "Is mate still possible?"],
  ["/quadrigliona", /acconcio-quadrigliona/, "Quadrigliona"],
];

for (const [path, part, heading] of OPENED) {
  test(`ok: what ${path} is about is read before the page is asked for, and stays where it is`, async () => {
    const [later, rest] = [holding(part), holding(/packs\/words\/pages/)];
    const before = async (page) => {
      await noting(page);
      await later.before(page);
      await rest.before(page);
    };
    await withPage({ path, viewport: PHONE, starts: false, before }, async (page) => {
      const opening = page.locator("main[aria-busy=true] .laws-opening");
      const title = opening.getByRole("heading", { name: heading });
      await title.waitFor();
      const asked = await page.evaluate(() => window.askedBefore);
      assert.ok(asked.some((file) => /words\/openings/.test(file)), `the opening was not asked for: ${asked}`);
      assert.deepEqual(asked.filter((file) => part.test(file) || CATALOGUE.test(file) || LATER.test(file)), []);
      await expectNothingCutOff(page);
      const place = await opening.boundingBox();
      later.release();
      rest.release();
      await page.locator("main:not([aria-busy=true]) .laws-opening").waitFor();
      // An address that names a place leads there.
      if (path.split("/").length < 4) {
        assert.deepEqual(await page.locator(".laws-opening").boundingBox(), place);
      }
    });
  });
}

test("ok: the replay of an incident in a round of stopping the clocks does not play beforehand", () => {
  const { before, release } = holding();
  return withPage({ path: `${STANDARD}?practice=intervene&seed=7`, starts: false, before }, async (page) => {
    await page.locator("main[aria-busy=true]").waitFor();
    assert.equal(await page.locator(".prelude").count(), 0);
    release();
    await page.locator("#square-a1").waitFor();
  });
});
