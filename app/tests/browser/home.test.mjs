// The first page: an incident that plays, and a verdict within few taps.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { poll, pollEqual, settled } from "./poll.mjs";
import { choose } from "./rule.mjs";
import { FAULTS } from "./serve.mjs";
import { expectNothingCutOff, PHONE } from "./sizes.mjs";
import { WORDS } from "./words.mjs";

const still = { reducedMotion: "reduce" };
// What the browser says of a file that does not arrive.
const MISSING = [/Failed to (load resource|fetch)/, /ERR_FAILED/, /status 404/];
const moving = { reducedMotion: "no-preference" };
const early = (page) => page.locator(".home-incident .board-drawing");
const title = (page) => page.locator(".home-head h2").textContent();

// Goes through the replay of home by its own button, action by action.
async function step(page) {
  const forward = page.locator(".home-player .main-way").getByRole("button", { name: "Forward" });
  await forward.waitFor();
  const shown = () => page.locator(".home-player .stage").innerText();
  while ((await page.locator(".question.is-open").count()) === 0) {
    const before = await shown();
    await forward.click();
    await poll(async () => assert.notEqual(await shown(), before));
    await settled(page);
  }
}

test("ok: on a phone the first verdict is four taps away at most", async (t) => {
  const begun = performance.now();
  await withPage({ viewport: PHONE, reducedMotion: "no-preference" }, async (page) => {
    await page.evaluate(() => {
      window.taps = 0;
      document.addEventListener("click", () => { window.taps += 1; }, true);
    });
    // Nothing is touched: the incident plays, and its first question opens.
    await page.locator(".question.is-open").waitFor();
    await expectNothingCutOff(page);
    for (const answer of ["Illegal move", "The position immediately before the irregularity"]) {
      await page.locator(".is-open .option", { hasText: answer }).waitFor();
      await pollEqual(() => page.locator(".is-open .option").count(), 3);
      await choose(page, answer);
    }
    await page.locator(".home-verdict").waitFor();
    const seconds = Math.round((performance.now() - begun) / 1000);
    const taps = await page.evaluate(() => window.taps);
    t.diagnostic(`the first verdict: ${taps} taps, ${seconds} s`);
    assert.ok(taps <= 4, `${taps} taps`);
    await page.locator(".home-mark", { hasText: WORDS.en.agrees }).waitFor();
    await expectAccessible(page);
    await expectNothingCutOff(page);
    // One tap leads to the next one, which plays at once.
    await page.getByRole("button", { name: "Next incident" }).click();
    await page.locator(".home-head h2", { hasText: "Fischer–Donner" }).waitFor();
    await page.getByRole("button", { name: "Pause" }).waitFor();
  });
});

test("ok: home waits for who wants less motion, and goes on by Enter", () =>
  withPage({ viewport: PHONE, ...still }, async (page) => {
    await page.getByRole("button", { name: WORDS.en.play }).waitFor();
    await step(page);
    await page.keyboard.press("1");
    await page.locator(".folded-answer").waitFor();
    await page.keyboard.press("Backspace");
    await page.locator(".folded-answer").waitFor({ state: "detached" });
    for (const answers of [1, 2]) {
      await page.keyboard.press("1");
      await page.locator(`.home-player .folded-answer, .home-verdict`).nth(0).waitFor();
      await settled(page);
      if (answers === 2) await page.locator(".home-verdict").waitFor();
    }
    const before = await title(page);
    await page.getByRole("link", { name: WORDS.en.full, exact: true }).click();
    await page.getByRole("heading", { name: WORDS.en.ruling, exact: true }).waitFor();
    await page.goBack();
    await page.locator(".home-player .board").waitFor();
    assert.notEqual(await title(page), before, "what is ruled on does not come again");
    await step(page);
    for (const question of [1, 2]) {
      await pollEqual(() => page.locator(".flow-place").textContent(), `${question} of 2`);
      await page.keyboard.press("1");
    }
    await page.locator(".home-verdict").waitFor();
    await page.locator(".session-so-far", { hasText: /of 2 fully correct/ }).waitFor();
    const ruledOn = await title(page);
    await page.keyboard.press("Enter");
    await page.locator(".home-verdict").waitFor({ state: "detached" });
    await page.locator(".home-player .board").waitFor();
    assert.notEqual(await title(page), ruledOn);
  }));

test("ok: the last answer is undone for some seconds, and can be changed after that", () =>
  withPage({ path: "/incident/karpov-chernin/rapid-unsupervised/9", ...still }, async (page) => {
    await choose(page, "Illegal move");
    await page.getByRole("button", { name: /^Undo/ }).click();
    await page.locator(".folded-answer").waitFor({ state: "detached" });
    await choose(page, "No irregularity");
    await page.getByRole("button", { name: /^Undo/ }).waitFor();
    await page.getByRole("button", { name: /^Change/ }).click();
    await page.locator(".is-open .option[aria-pressed=true]", { hasText: "No irregularity" }).waitFor();
  }));

test("ok: the ways on are below the incident, and the path has ten steps", () =>
  withPage({ viewport: PHONE, ...still }, async (page) => {
    await page.locator(".home-path li").nth(9).waitFor();
    await pollEqual(() => page.locator(".home-path li").count(), 10);
    await page.getByRole("link", { name: /Stop the clocks/ }).waitFor();
    const today = await page.getByRole("link", { name: /Incident of the day/ }).getAttribute("href");
    await page.reload();
    await pollEqual(() => page.getByRole("link", { name: /Incident of the day/ }).getAttribute("href"), today);
    await page.locator(".home-path a").first().click();
    await page.locator(".queue-line", { hasText: /1 of \d+/ }).waitFor();
  }));

test("ok: the incidents of an entry of a plan follow one another, each with its place", () =>
  withPage(
    { path: "/incident/fischer-donner/rook-played/6?items=karpov-chernin/standard+fischer-donner/rook-played+tarrasch-alapin/knight-moved", ...still },
    async (page) => {
      await page.locator(".queue-line", { hasText: "2 of 3" }).waitFor();
      await page.locator(".question.is-open").waitFor();
      await page.getByRole("button", { name: WORDS.en.reveal }).click();
      await page.getByRole("button", { name: "Next incident" }).click();
      await page.waitForURL(/tarrasch-alapin\/knight-moved/);
      await page.locator(".queue-line", { hasText: "3 of 3" }).waitFor();
    },
  ));

for (const [language, viewport] of [["en", PHONE], ["it", { width: 1366, height: 768 }]]) {
  test(`ok: the introduction is read before the app is there, and stays where it is (${language}, ${viewport.width} px)`, () => {
    let release;
    const released = new Promise((resolve) => (release = resolve));
    const before = (page) =>
      page.route(/acconcio-(home|([a-z]+-)?player)-/, async (route) => {
        await released;
        await route.continue();
      });
    return withPage({ language, viewport, starts: false, before }, async (page) => {
      const introduction = page.locator(".framing").filter({ visible: true });
      const told = () =>
        introduction.evaluate((it) => {
          const { left, top } = it.getBoundingClientRect();
          return [it.innerText, left, top];
        });
      await introduction.waitFor();
      // Until its style is there it stands at the edge of the window, and so does what the app has just replaced.
      const first = await poll(async () => {
        const read = await told();
        assert.notEqual(read[1], 0);
        return read;
      });
      await early(page).locator(".figure").first().waitFor();
      assert.deepEqual(await told(), first);
      release();
      await page.locator(".home-player:not(.is-coming) .main-way").waitFor();
      // On a phone the caption of the replay comes above it.
      const known = viewport === PHONE ? 2 : 3;
      assert.deepEqual((await told()).slice(0, known), first.slice(0, known));
    });
  });
}

// Holds back what rules until `release` is called, and notes what is asked for.
function holdingRuler() {
  let release;
  const released = new Promise((resolve) => (release = resolve));
  const asked = [];
  const before = async (page) => {
    page.on("request", (request) => asked.push(request.url()));
    await page.route(/acconcio-(home|([a-z]+-)?player)-/, async (route) => {
      await released;
      await route.continue();
    });
  };
  return { asked, before, release };
}

// Resolves once the early replay of the first incident has shown an act.
async function playsAnAct(page) {
  await early(page).locator(".figure").first().waitFor();
  const first = await early(page).innerHTML();
  await poll(async () => assert.notEqual(await early(page).innerHTML(), first, "no act was played"));
}

for (const viewport of [PHONE, { width: 768, height: 1024 }, { width: 1366, height: 768 }]) {
  test(`ok: the first incident plays before the part that rules has come, and goes on where it was (${viewport.width} px)`, () => {
    const { asked, before, release } = holdingRuler();
    return withPage({ viewport, ...moving, before }, async (page) => {
      await playsAnAct(page);
      await expectNothingCutOff(page);
      const whole = (_, side) => (typeof side === "number" ? Math.round(side) : side);
      const box = () => early(page).evaluate((it) => it.getBoundingClientRect().toJSON()).then((it) => JSON.stringify(it, whole));
      const place = await box();
      const order = ["replay", "player"].map((part) => asked.findIndex((url) => url.includes(`-${part}-`)));
      assert.ok(0 <= order[0] && order[0] < order[1], asked.join("\n"));
      await page.evaluate(watchFrames, ".home-incident .board");
      release();
      await page.locator(".home-now").waitFor();
      await pollEqual(() => page.locator(".home-incident").count(), 1);
      assert.equal(await page.locator(".caption", { hasText: /^Starting position/ }).count(), 0);
      assert.equal(await box(), place);
      assert.deepEqual(await page.evaluate(() => [...window.boardsSeen]), [1]);
    });
  });
}

test("ok: the early replay of the first incident is read in another language, and then the incident", () => {
  const { before, release } = holdingRuler();
  return withPage({ viewport: PHONE, ...moving, before }, async (page) => {
    await playsAnAct(page);
    await page.getByRole("button", { name: /^IT\b/ }).click();
    await page.locator(".home-head .framing", { hasText: "Bianco" }).waitFor();
    assert.notEqual(await early(page).locator(".figure").count(), 0);
    release();
    await page.locator(".home-now").waitFor();
    await pollEqual(() => page.locator(".home-incident").count(), 1);
  });
});

test("ok: who leaves home during the early replay finds an address as it says, and no replay on coming back", () => {
  const { before, release } = holdingRuler();
  return withPage({ viewport: PHONE, ...moving, before }, async (page) => {
    await playsAnAct(page);
    await page.evaluate(() => (location.hash = "/settings"));
    await page.locator("#content.home").waitFor({ state: "detached" });
    await page.evaluate(() => (location.hash = "/"));
    await page.locator("#content.home").waitFor();
    await page.locator(".home-player.is-coming").waitFor();
    assert.equal(await page.locator(".board").count(), 0);
    await page.evaluate(() => (location.hash = "/incident/karpov-chernin/rapid-unsupervised/4"));
    release();
    await page.locator(".caption-place", { hasText: /^4\D/ }).waitFor();
  });
});

test("ok: home says that the part of the early replay does not arrive, and asks for it again", async () => {
  let isWell = false;
  const fault = (name) => (!isWell && /-small-replay-.*wasm$/.test(name) ? FAULTS.missing : undefined);
  await withPage({ viewport: PHONE, ...still, manner: { fault }, allowed: MISSING }, async (page) => {
    await page.getByText("Could not load this section.").waitFor();
    isWell = true;
    await page.locator(".missing-section").getByRole("button").click();
    await page.getByRole("button", { name: WORDS.en.play }).waitFor();
    await page.locator(".home-now").waitFor();
  });
});

// Notes in the page how many boards are seen, frame by frame.
function watchFrames(selector) {
  window.boardsSeen = new Set();
  const look = () => {
    window.boardsSeen.add([...document.querySelectorAll(selector)].filter((it) => it.checkVisibility()).length);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test("ok: who has begun waits for no early replay", () => {
  const { asked, before: holding, release } = holdingRuler();
  const before = async (page) => {
    await page.addInitScript(() => localStorage.setItem("acconcio.place", "{}"));
    await holding(page);
  };
  return withPage({ viewport: PHONE, before }, async (page) => {
    await poll(async () => assert.ok(asked.some((url) => url.includes("-player-")), asked.join("\n")));
    assert.equal(await page.locator(".board").count(), 0);
    release();
    await page.locator(".home-player .main-way").waitFor();
  });
});

for (const [what, files, said] of [
  ["the part that rules", /acconcio-(home|([a-z]+-)?player)-/, "Could not load this section."],
  ["the list of incidents", /packs\/outline/, "Could not load the incidents"],
]) {
  test(`ok: home says that ${what} does not arrive`, () => {
    const before = (page) => page.route(files, (route) => route.abort());
    return withPage({ viewport: PHONE, ...still, before, allowed: MISSING }, async (page) => {
      await page.getByText(said).waitFor();
      assert.equal(await page.locator("main").count(), 1);
      await expectAccessible(page);
      await expectNothingCutOff(page);
    });
  });
}

test("ok: who has begun is told nothing of the first incident", () => {
  const before = async (page) => {
    await page.addInitScript(() => localStorage.setItem("acconcio.place", "{}"));
    // It never arrives: the shell stays.
    await page.route(/acconcio-app.*wasm/, () => {});
  };
  return withPage({ viewport: PHONE, starts: false, before }, async (page) => {
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.locator(".is-coming h2").first().waitFor({ state: "attached" });
    assert.equal(await page.locator(".is-coming h2").filter({ visible: true }).count(), 0);
  });
});
