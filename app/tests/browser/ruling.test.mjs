// An arbiter at work: from the library to the ruling, by mouse and by keyboard alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { poll, pollEqual, settled } from "./poll.mjs";
import { choose, openFullForm, unfold } from "./rule.mjs";
import { KARPOV, WORDS } from "./words.mjs";

for (const language of ["en", "it", "es"]) {
  const words = WORDS[language];

  test(`ok: Karpov–Chernin by mouse, from the library to the ruling (${language})`, () =>
    withPage({ path: "/incidents", language, reducedMotion: "reduce" }, async (page) => {
      await page.getByRole("heading", { name: words.library, exact: true }).waitFor();
      await page.getByRole("searchbox").fill("chernin");
      const scenario = page.locator(".scenario", { hasText: "Karpov–Chernin" });
      await pollEqual(() => page.locator(".scenario").count(), 1, "a name leads to its scenario");
      await scenario.locator("summary").click();
      await scenario.getByRole("link", { name: words.variant }).first().click();
      await page.waitForURL(/karpov-chernin\/rapid-unsupervised/);
      await page.getByRole("button", { name: words.play }).click();
      await openFullForm(page, language);
      await page.waitForURL(/\/9(\?|$)/);
      for (const answer of words.acts) await choose(page, answer);
      await page.getByText(words.duty).waitFor();
      // The queen of the position put back, then one of her two moves.
      await page.locator("#square-e8").click();
      await page.locator("#square-e7").click();
      await page.getByRole("button", { name: words.next, exact: true }).click();
      await page.getByRole("button", { name: words.extraTime, exact: true }).click();
      await page.getByRole("button", { name: words.next, exact: true }).click();
      await choose(page, "1");
      await choose(page, words.result);
      await expectFullMarks(page, words);
      await unfold(page, "moves");
      for (const move of words.permitted) {
        await page.locator(".moves").getByText(move, { exact: true }).waitFor();
      }
      await expectAccessible(page);
    }));

  test(`ok: Karpov–Chernin by keyboard alone (${language})`, () =>
    withPage({ path: "/incidents", language, reducedMotion: "reduce" }, async (page) => {
      await page.getByRole("heading", { name: words.library, exact: true }).waitFor();
      await page.locator(".scenario").first().waitFor();
      await tabTo(page, (name) => name === "Karpov–Chernin, Tilburg 1992");
      await page.keyboard.press("Enter");
      await page.waitForURL(/karpov-chernin\/rapid-unsupervised/);
      await page.locator("#square-a1").waitFor();
      await settled(page);
      await page.keyboard.press("End");
      await page.locator(".question.is-open").waitFor();
      await tabTo(page, (name) => name?.trim() === words.full);
      await page.keyboard.press("Enter");
      await page.locator(".full-ruling [aria-pressed=true]").waitFor();
      for (const key of ["1", "3", "2"]) await answerByKey(page, key);
      await page.getByText(words.duty).waitFor();
      await tabTo(page, (name) => name?.startsWith("a1"), "Shift+Tab");
      for (const square of ["b1", "c1", "d1", "e1"]) await moveTo(page, "ArrowRight", square);
      for (let rank = 2; rank <= 8; rank += 1) await moveTo(page, "ArrowUp", `e${rank}`);
      await page.keyboard.press("Enter");
      await page.locator(".picked-label").waitFor();
      await moveTo(page, "ArrowDown", "e7");
      await page.keyboard.press("Enter");
      await tabTo(page, (name) => name?.trim() === words.next);
      await page.keyboard.press("Enter");
      // White's clock has the focus; Black's comes next.
      await tabTo(page, (name, role) => role === "spinbutton" && /Black|Nero|Negras/.test(name));
      await page.keyboard.press("ArrowUp");
      await page.locator(".set-clock.is-changed").waitFor();
      await page.keyboard.press("ArrowUp");
      await settled(page);
      await page.keyboard.press("Enter");
      for (const key of ["1", "1"]) await answerByKey(page, key);
      await expectFullMarks(page, words);
      const focused = () => page.evaluate(() => document.activeElement?.id);
      await pollEqual(focused, "ruling-heading", "the ruling is announced");
    }));
}

test("ok: a wrong ruling is marked point by point, kept, and can be given again", () =>
  withPage({ path: `${KARPOV}/9`, reducedMotion: "reduce" }, async (page) => {
    const words = WORDS.en;
    await openFullForm(page);
    for (const answer of ["No", "Irregular move", "The current position", "Any legal move"]) {
      await choose(page, answer);
    }
    await page.getByRole("button", { name: words.extraTime, exact: true }).click();
    await page.getByRole("button", { name: words.next, exact: true }).click();
    await choose(page, "0");
    await choose(page, "Black wins");
    await page.getByRole("heading", { name: words.ruling, exact: true }).waitFor();
    await page.getByText(words.differs, { exact: true }).nth(4).waitFor();
    await pollEqual(() => page.getByText(words.agrees, { exact: true }).count(), 1);
    // What happened afterwards may be seen now, and the result is kept.
    await page.getByRole("button", { name: /what happened next/i }).click();
    await page.waitForURL(/\/1\d$/);
    await poll(async () => {
      const kept = await rulingsKept(page);
      assert.equal(kept.length, 1);
      assert.match(kept[0], /"scenario":"karpov-chernin","variant":"rapid-unsupervised"/);
    });
    await page.reload();
    await page.goto(page.url().replace(/#.*/, "#/incidents"));
    const scenario = page.locator(".scenario", { hasText: "Karpov–Chernin" });
    await scenario.locator("summary").click();
    await scenario.getByText(/Best ruling 14/).waitFor();
  }));

test("ok: the ruling is shown to who asks for it, and nothing is marked or kept", () =>
  withPage({ path: `${KARPOV}/9`, reducedMotion: "reduce" }, async (page) => {
    const words = WORDS.en;
    await page.getByRole("button", { name: words.reveal }).click();
    await page.getByRole("heading", { name: words.ruling, exact: true }).waitFor();
    await page.locator(".slip").getByText("The position immediately before the irregularity", { exact: true }).waitFor();
    assert.equal(await page.locator(".slip .mark, .slip-total").count(), 0);
    await expectAccessible(page);
    await settled(page);
    assert.deepEqual(await rulingsKept(page), []);
    await page.getByRole("button", { name: /what happened next/i }).waitFor();
  }));

test("ok: a disputed point accepts the other reading, and says whose it is", () =>
  withPage({ path: "/incident/clock-without-a-move/claimed/2?laws=as-played", reducedMotion: "reduce" }, async (page) => {
    await openFullForm(page);
    for (const answer of ["Yes, on my own initiative", "Illegal move", "Any legal move"]) {
      await choose(page, answer);
    }
    await page.getByRole("button", { name: "Black +2:00", exact: true }).click();
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await choose(page, "1");
    await choose(page, "The game continues");
    await page.getByText(/proposal 4/i).first().waitFor();
    await pollEqual(() => page.getByText(WORDS.en.differs, { exact: true }).count(), 0);
  }));

async function expectFullMarks(page, words) {
  await page.getByRole("heading", { name: words.ruling, exact: true }).waitFor();
  await pollEqual(() => page.locator(".slip tbody tr.is-right").count(), 7);
  await page.locator(".chip", { hasText: "A.5.2" }).first().waitFor();
  await page.locator(".chip", { hasText: "A.3" }).first().waitFor();
  // Whether it would be right elsewhere is looked for after the ruling, and told only of a wrong one.
  await settled(page);
  assert.equal(await page.getByText(words.differs, { exact: true }).count(), 0);
  assert.equal(await page.locator(".elsewhere").count(), 0, "right here is right here");
}

// Presses an arrow key on the board, which leads to this square.
async function moveTo(page, key, square) {
  await page.keyboard.press(key);
  await pollEqual(() => page.evaluate(() => document.activeElement?.id), `square-${square}`);
}

// Presses the tabulator until the element in focus is the one meant, as a person would.
async function tabTo(page, isMeant, key = "Tab") {
  await settled(page);
  for (let presses = 0; presses < 120; presses += 1) {
    const [name, role] = await page.evaluate(() => {
      const element = document.activeElement;
      const name = element?.getAttribute("aria-label") ?? element?.textContent ?? "";
      return [name, element?.getAttribute("role")];
    });
    if (isMeant(name, role)) return;
    await page.keyboard.press(key);
  }
  throw new Error("the tabulator does not lead there");
}

// The number key of an answer; a person reads the question first.
async function answerByKey(page, key) {
  await settled(page);
  const asked = await page.locator(".is-open legend").innerText();
  await page.keyboard.press(key);
  await page.locator(".is-open legend", { hasText: asked }).waitFor({ state: "detached" });
}

// The rulings in the log, each as it is kept.
function rulingsKept(page) {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith("acconcio.attempt."))
      .map(([, text]) => text),
  );
}
