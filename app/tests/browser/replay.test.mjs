// The grammar of the replay: each kind of touch has its own pose, what the arbiter does not see is told at the
// board, no hand covers what has to be read, and one strip leads to every act.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { poll, pollEqual, pollMatch, settled } from "./poll.mjs";
import { expectNothingCutOff, PHONE, PROJECTOR } from "./sizes.mjs";
import { KARPOV, WORDS } from "./words.mjs";

const LAPTOP = { width: 1366, height: 768 };
const STILL = { reducedMotion: "reduce" };

// An act by its sign on the strip, and what is then seen of the hands.
const HANDS = { "mark-hand-touch": "is-grip", "mark-hand-lift": "is-grip", "mark-hand-release": "is-open", "mark-clock": "press" };

async function ready(page) {
  await page.locator("#square-a1").waitFor();
  await settled(page);
}

async function stepTo(page, step) {
  await page.keyboard.press("ArrowRight");
  await page.locator(`.strip-act.is-current[data-step="${step}"]`).waitFor();
}

// In the page: the poses of the hands on the board, and the hand at the clock.
function posesOf() {
  const POSES = ["is-grip", "is-knuckles", "is-open", "is-fingertip"];
  const shown = [...document.querySelectorAll(".hand:not(.is-home)")];
  const told = shown.flatMap((hand) => POSES.filter((pose) => hand.classList.contains(pose)));
  return document.querySelector(".clock-hand.is-pressing") ? [...told, "press"] : told;
}

test("ok: a grip, a release and a press are told apart", () =>
  withPage({ path: KARPOV, ...STILL }, async (page) => {
    await ready(page);
    const seen = new Set();
    for (let step = 1; step <= 8; step += 1) {
      await stepTo(page, step);
      const sign = (await page.locator(".strip-act.is-current use").first().getAttribute("href")).slice(1);
      assert.deepEqual(await page.evaluate(posesOf), [HANDS[sign]], `act ${step}, ${sign}`);
      seen.add(sign);
    }
    assert.deepEqual([...seen].sort(), Object.keys(HANDS).sort());
  }));

test("ok: a brush is another picture than a grip, and a disputed touch is neither", () =>
  withPage({ path: "/incident/sleeve-on-the-king/sleeve/1?laws=as-played", ...STILL }, async (page) => {
    const outlines = new Set();
    for (const [variant, pose] of [["sleeve", "is-knuckles"], ["on-purpose", "is-grip"], ["disputed", "is-fingertip"]]) {
      await page.goto(page.url().replace(/#.*/, `#/incident/sleeve-on-the-king/${variant}/1`));
      await page.locator(`.hand.${pose}`).waitFor();
      assert.deepEqual(await page.evaluate(posesOf), [pose]);
      outlines.add(await page.locator(`.hand.${pose} .hand-skin`).getAttribute("d"));
    }
    assert.equal(outlines.size, 3);
  }));

test("ok: what the arbiter does not see is grey and has its sign at the board", () =>
  withPage({ path: "/incident/two-rooks-side-by-side/plainly-an-accident/1", ...STILL }, async (page) => {
    await ready(page);
    const skin = (hand) => page.locator(hand).evaluate((it) => getComputedStyle(it.querySelector(".hand-skin")).fill);
    const unseen = await skin(".hand.is-unseen:not(.is-home)");
    await within(page, ".hand .struck-eye", ".board");
    await page.goto(page.url().replace(/#.*/, `#${KARPOV}/1`));
    await page.locator(".hand.is-grip:not(.is-unseen)").waitFor();
    assert.notEqual(unseen, await skin(".hand.is-grip"));
    assert.equal(await page.locator(".struck-eye").count(), 0);
    // At the clock, with a hand and without one.
    await page.goto(page.url().replace(/#.*/, "#/incident/twelve-moves-of-silence/standard-2023/20"));
    await page.locator(".clock-hand.is-pressing.is-unseen").waitFor();
    await within(page, ".clock-unseen", ".clock-lever");
  }));

async function within(page, inner, outer) {
  const [its, frame] = await Promise.all([inner, outer].map((one) => page.locator(one).first().boundingBox()));
  assert.ok(its.width > 10 && its.height > 10, `${inner} can be seen`);
  assert.ok(
    its.x >= frame.x - 1 && its.y >= frame.y - 1 &&
      its.x + its.width <= frame.x + frame.width + 1 && its.y + its.height <= frame.y + frame.height + 1,
    `${inner} is within ${outer}`,
  );
}

for (const [size, viewport] of [["phone", PHONE], ["laptop", LAPTOP], ["projector", PROJECTOR]]) {
  test(`ok: no hand covers a caption, a clock or the piece that it touches (${size})`, () =>
    withPage({ path: KARPOV, viewport, ...STILL }, async (page) => {
      for (const path of [KARPOV, "/incident/nepomniachtchi-so/rook-first-pressed", "/incident/navaras-king/claimed"]) {
        for (const key of ["", "f"]) {
          await page.goto(page.url().replace(/#.*/, "#/settings"));
          await page.locator(".settings").waitFor();
          await page.goto(page.url().replace(/#.*/, `#${path}/0`));
          await page.locator(".strip-act").first().waitFor();
          await ready(page);
          if (key) await page.keyboard.press(key);
          const acts = await page.locator(".strip-act").count();
          let hands = 0;
          for (let step = 1; step <= acts; step += 1) {
            await stepTo(page, step);
            const { covered, seen } = await page.evaluate(coveredByHands);
            assert.deepEqual(covered, [], `${path}, act ${step}, ${size} ${key}`);
            hands += seen;
          }
          assert.ok(hands > 3, `${hands} hands on ${path}`);
        }
      }
    }));
}

// In the page: the texts that a hand lies on, and the touched pieces whose upper half it covers.
function coveredByHands() {
  const cut = (box, frame) => ({
    left: Math.max(box.left, frame.left),
    right: Math.min(box.right, frame.right),
    top: Math.max(box.top, frame.top),
    bottom: Math.min(box.bottom, frame.bottom),
  });
  const meets = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const boxOf = (element) => element.getBoundingClientRect();
  const shown = [
    [".hand:not(.is-home) .hand-drawing", ".board-drawing"],
    [".clock-hand.is-pressing", ".clock-lever"],
  ].flatMap(([hand, frame]) =>
    [...document.querySelectorAll(hand)].map((it) => cut(boxOf(it), boxOf(it.closest(frame)))),
  );
  const texts = document.querySelectorAll(".caption-sentence, .clock-time, .clock-name");
  const covered = [...texts].filter((text) => shown.some((hand) => meets(hand, boxOf(text)))).map((text) => text.className);
  for (const mark of document.querySelectorAll(".mark-touched")) {
    const [x, y] = ["x", "y"].map((name) => Number(mark.getAttribute(name)));
    for (const skin of document.querySelectorAll(".hand:not(.is-home) .hand-skin")) {
      for (const height of [9, 17]) {
        const point = new DOMPoint(x + 22.5, y + height).matrixTransform(mark.getScreenCTM());
        if (skin.isPointInFill(point.matrixTransform(skin.getScreenCTM().inverse()))) covered.push(`the piece at ${x}, ${y}`);
      }
    }
  }
  return { covered, seen: shown.length };
}

test("ok: names are whole on the clock, and give way to a readable form where there is no room", () =>
  withPage({ path: "/incident/malakhov-azmaiparashvili/as-it-happened", ...STILL }, async (page, context) => {
    await ready(page);
    const names = () => page.evaluate(namesShown);
    for (const viewport of [PHONE, LAPTOP, PROJECTOR, { width: 768, height: 1024 }]) {
      await page.setViewportSize(viewport);
      await pollEqual(names, ["Azmaiparashvili", "Malakhov"], `${viewport.width} px`);
      assert.equal(await page.locator(".clock-name .stone:visible").count(), 2);
    }
    const session = await context.newCDPSession(page);
    await session.send("Page.enable");
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await page.setViewportSize(PHONE);
    await page.reload();
    await ready(page);
    await pollEqual(names, ["Azmaip.", "Malakhov"], "large letters");
    await page.getByText("Azmaiparashvili", { exact: true }).waitFor({ state: "attached" });
    await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
  }));

// In the page: the names as they are seen.
function namesShown() {
  return [...document.querySelectorAll(".clock .fitted")].map((place) => {
    const [frame, whole] = [place, place.firstElementChild].map((it) => it.getBoundingClientRect());
    const isWhole = whole.top < frame.bottom - 1 && whole.right <= frame.right + 1;
    return isWhole ? place.textContent : place.dataset.short;
  });
}

test("ok: the strip is one slider: it is pressed, drawn and moved by keys (360 px, 105 acts)", () =>
  withPage({ path: "/incident/twelve-moves-of-silence/standard-2023", viewport: PHONE, ...STILL }, async (page) => {
    await ready(page);
    const slider = page.getByRole("slider");
    await slider.scrollIntoViewIfNeeded();
    const acts = await page.locator(".strip-act").count();
    assert.ok(acts > 100, `${acts} acts`);
    const now = () => slider.getAttribute("aria-valuenow").then(Number);
    await pollEqual(() => slider.getAttribute("aria-valuemax").then(Number), acts);
    assert.deepEqual(await page.evaluate(marksOutside), [], "marks beside the strip");
    assert.equal(await page.locator(".strip-act:not([title])").count(), 0);
    const { x, y, width, height } = await slider.boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
    await poll(async () => assert.ok(Math.abs((await now()) - acts / 2) < 3));
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 4, y - 40, { steps: 5 });
    await poll(async () => assert.ok(Math.abs((await now()) - acts / 4) < 3));
    await page.mouse.move(x + width + 50, y, { steps: 5 });
    await pollEqual(now, acts);
    await page.mouse.up();
    await slider.focus();
    for (const [key, step] of [["Home", 0], ["ArrowUp", 1], ["PageUp", 6], ["ArrowLeft", 5], ["PageDown", 0], ["End", acts]]) {
      await page.keyboard.press(key);
      await pollEqual(now, step, key);
    }
    await pollMatch(() => slider.getAttribute("aria-valuetext"), new RegExp(`^Action ${acts} of ${acts}\\. `));
    await expectNothingCutOff(page);
    await expectAccessible(page);
  }));

// In the page: the marks that do not lie within the strip.
function marksOutside() {
  const strip = document.querySelector(".strip").getBoundingClientRect();
  const marks = [...document.querySelectorAll(".strip-mark")];
  return marks.map((mark) => mark.getBoundingClientRect()).filter(({ left, right }) => left < strip.left - 1 || right > strip.right + 1);
}

test("ok: the menu is a menu: arrows, Escape and a press beside it; what is chosen is kept", () =>
  withPage({ path: `${KARPOV}/6`, ...STILL }, async (page) => {
    await ready(page);
    const button = page.getByRole("button", { name: "More", exact: true });
    const focused = (role, name) => page.getByRole(role, { name, exact: true }).and(page.locator(":focus")).waitFor();
    await button.focus();
    await page.keyboard.press("Enter");
    await focused("menuitem", "Start");
    await expectAccessible(page);
    await page.keyboard.press("ArrowUp");
    await focused("menuitem", "Keyboard shortcuts");
    await page.keyboard.press("ArrowDown");
    await focused("menuitem", "Start");
    await page.keyboard.press("Escape");
    await focused("button", "More");
    await page.getByRole("menu").waitFor({ state: "detached" });
    assert.match(page.url(), /\/6$/, "its arrows do not step the replay");
    await button.click();
    await page.getByRole("menuitemradio", { name: "Fast" }).click();
    await page.getByRole("menuitemradio", { name: "Fast", checked: true }).waitFor();
    await page.getByRole("menuitemradio", { name: "Normal", checked: false }).waitFor();
    await page.locator("h1").click();
    await page.getByRole("menu").waitFor({ state: "detached" });
    await button.click();
    await page.getByRole("menuitem", { name: "Flip board" }).click();
    await focused("button", "More");
    await page.reload();
    await ready(page);
    await button.click();
    await page.getByRole("menuitemradio", { name: "Fast", checked: true }).waitFor();
  }));

// Counts what is heard; nothing is fetched for it.
const counting = (page) =>
  page.addInitScript(() => {
    window.heard = { contexts: 0, sounds: 0, vibrations: 0 };
    const Original = window.AudioContext;
    window.AudioContext = class extends Original {
      constructor() {
        super();
        window.heard.contexts += 1;
      }
      createBufferSource() {
        window.heard.sounds += 1;
        return super.createBufferSource();
      }
    };
    navigator.vibrate = () => {
      window.heard.vibrations += 1;
      return true;
    };
  });

test("ok: nothing is heard until it is turned on; then the piece, the clock and the bell", () =>
  withPage({ before: counting, path: `${KARPOV}/6`, ...STILL }, async (page) => {
    await ready(page);
    const heard = () => page.evaluate(() => [window.heard.contexts, window.heard.sounds]);
    await stepTo(page, 7);
    await stepTo(page, 8);
    assert.deepEqual(await heard(), [0, 0]);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitemcheckbox", { name: "Sound and vibration", checked: false }).click();
    await page.getByRole("menuitemcheckbox", { name: "Sound and vibration", checked: true }).waitFor();
    await pollEqual(async () => (await heard())[0], 1);
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.waitForURL(/\/6$/);
    const before = (await heard())[1];
    await stepTo(page, 7);
    await pollEqual(heard, [1, before + 1], "the release");
    await stepTo(page, 8);
    await pollEqual(heard, [1, before + 2], "the press");
    await stepTo(page, 9);
    await settled(page);
    assert.deepEqual(await heard(), [1, before + 2], "what the arbiter notices is not heard");
    await page.getByRole("button", { name: WORDS.en.reveal }).click();
    await pollEqual(heard, [1, before + 3], "the ruling");
    assert.ok((await page.evaluate(() => window.heard.vibrations)) >= 3);
    // Kept; and after a reload nothing sounds before something is pressed.
    await page.reload();
    await ready(page);
    assert.deepEqual(await heard(), [0, 0]);
    await page.goto(page.url().replace(/#.*/, "#/settings"));
    await page.getByRole("switch", { name: /Sound and vibration/, checked: true }).waitFor();
  }));

test("ok: what happened next goes on with the clocks as they were set, and is counted", () =>
  withPage({ path: `${KARPOV}/9`, ...STILL }, async (page) => {
    await ready(page);
    const times = () => page.locator(".clock-time").allInnerTexts();
    const seconds = (time) => time.split(":").reduce((sum, part) => 60 * sum + Number(part), 0);
    const [black, white] = (await times()).map(seconds);
    assert.equal(await page.locator(".caption-place").innerText(), "9/9");
    await page.keyboard.press("ArrowLeft");
    await pollEqual(() => page.locator(".caption-place").innerText(), "8/9");
    const before = await times();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("button", { name: WORDS.en.reveal }).click();
    // A minute for the opponent, and the times at the irregularity.
    const set = [black + 61, white];
    await pollEqual(async () => (await times()).map(seconds), set);
    await settled(page);
    await page.locator("h1").click();
    await page.keyboard.press("ArrowRight");
    const all = Number(await page.getByRole("slider").getAttribute("aria-valuemax"));
    assert.ok(all > 10, `${all} acts`);
    await pollEqual(() => page.locator(".caption-place").innerText(), `10/${all}`);
    assert.deepEqual((await times()).map(seconds), set);
    assert.equal(await page.locator(".strip-act.is-after").count(), all - 9);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await pollEqual(() => page.locator(".caption-place").innerText(), `8/${all}`);
    assert.deepEqual(await times(), before, "before the decision the clocks are as they were");
  }));
