// The keys of the ruling form: a digit chooses a number by what it is, and Enter goes on.

import { test } from "node:test";
import { withPage } from "./browser.mjs";
import { pollEqual, settled } from "./poll.mjs";
import { choose, openFullForm } from "./rule.mjs";
import { KARPOV, WORDS } from "./words.mjs";

const words = WORDS.en;

// Leaves every question with its first answer until the one that this names is open.
async function answerUpTo(page, wanted) {
  const open = page.locator(".question.is-open");
  for (let questions = 0; questions < 13; questions += 1) {
    const asked = await open.locator("legend").innerText();
    if (wanted.test(asked)) return;
    const option = open.locator("button.option").first();
    const input = open.locator("input[type=radio], input[type=checkbox]").first();
    if ((await option.count()) > 0) {
      await option.click();
    } else {
      if ((await input.count()) > 0) await input.check();
      await page.getByRole("button", { name: words.next, exact: true }).click();
    }
    await page.locator(".is-open legend", { hasText: asked }).waitFor({ state: "detached" });
  }
  throw new Error(`${wanted} is not asked`);
}

// On an incident a digit answers with the number that it is, and Backspace takes it back.
async function countByOneKey(page) {
  await answerUpTo(page, /illegal moves/i);
  const open = page.locator(".question.is-open");
  await pollEqual(() => open.locator(".key").allInnerTexts(), ["0", "1", "2", "3"]);
  const counted = (digit) => page.locator(".folded-answer", { hasText: new RegExp(`^${digit}$`) });
  for (const digit of ["1", "0", "3", "2"]) {
    await page.keyboard.press(digit);
    await counted(digit).waitFor();
    await page.keyboard.press("Backspace");
    await counted(digit).waitFor({ state: "detached" });
  }
}

// On a match every number is chosen by its digit, and Enter goes on with it.
async function countByKey(page) {
  await answerUpTo(page, /illegal moves/i);
  const open = page.locator(".question.is-open");
  await open.locator("input").first().focus();
  await pollEqual(() => open.locator(".key").allInnerTexts(), ["0", "1", "2", "3"]);
  for (const digit of ["1", "0", "3", "2"]) {
    await page.keyboard.press(digit);
    await open.getByRole("radio", { name: digit, exact: true, checked: true }).waitFor();
  }
  await page.keyboard.press("Enter");
  await page.locator(".folded-answer", { hasText: /^2$/ }).waitFor();
}

test("ok: on an incident a digit answers with the number that it is", () =>
  withPage({ path: "/incident/clock-without-a-move/claimed/2", reducedMotion: "reduce" }, async (page) => {
    await openFullForm(page);
    await countByOneKey(page);
  }));

test("ok: on a match of Quadrigliona a digit chooses the number that it is", () =>
  withPage({ path: "/quadrigliona/pawn-on-the-last-rank/eighth-rank", reducedMotion: "reduce" }, async (page) => {
    await page.getByRole("gridcell").first().waitFor();
    await settled(page);
    await page.keyboard.press("End");
    await page.getByRole("button", { name: words.rule }).click();
    await countByKey(page);
  }));

test("ok: before a room a digit marks the number that it is", () =>
  withPage({ path: "/presenter?items=karpov-chernin/rapid-unsupervised" }, async (page) => {
    await page.locator(".audience-framing").waitFor();
    await page.locator(".asked summary").click();
    await page.getByLabel(/illegal moves/i).check();
    await settled(page);
    await page.locator("body").click({ position: { x: 2, y: 2 } });
    const counted = page.locator(".audience-paper h2", { hasText: /illegal moves/i });
    for (let presses = 0; presses < 40 && (await counted.count()) === 0; presses += 1) {
      const before = await page.locator(".audience-view").innerHTML();
      await page.keyboard.press("PageDown");
      await page.waitForFunction((before) => document.querySelector(".audience-view")?.innerHTML !== before, before);
    }
    await pollEqual(() => page.locator(".hands-row kbd").allInnerTexts(), ["0", "1", "2", "3"]);
    for (const digit of ["1", "0"]) {
      await page.keyboard.press(digit);
      await page.locator(".audience-answer.is-marked .audience-answer-label", { hasText: new RegExp(`^${digit}$`) }).waitFor();
    }
  }));

test("ok: on the board Enter chooses and goes on, and Space takes back", () =>
  withPage({ path: `${KARPOV}/9`, reducedMotion: "reduce" }, async (page) => {
    await openFullForm(page);
    for (const answer of words.acts) await choose(page, answer);
    await page.getByText(words.duty).waitFor();
    const chosen = (square, is) => page.locator(`#square-${square}[aria-selected=${is}]`).waitFor();
    // The question takes the focus when it opens.
    await settled(page);
    await page.locator("#square-e8").focus();
    await page.keyboard.press("Enter");
    await chosen("e8", true);
    for (const is of [false, true]) {
      await page.keyboard.press(" ");
      await chosen("e8", is);
    }
    await page.keyboard.press("ArrowDown");
    await page.locator("#square-e7:focus").waitFor();
    await page.keyboard.press("Enter");
    await chosen("e7", true);
    const picked = "Qe7+";
    await page.locator(".picked strong", { hasText: picked }).waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".folded-answer", { hasText: picked }).waitFor();
    // The next question has the focus; the answer on the board stays when it is opened again.
    await page.locator(".is-open [data-focus]:focus").waitFor();
    await page.keyboard.press("Backspace");
    await chosen("e8", true);
    await chosen("e7", true);
  }));
