// An arbiter who sees nothing: what is spoken tells the board, the replay, the form and the ruling.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withPage } from "./browser.mjs";
import { poll, settled } from "./poll.mjs";
import { KARPOV, WORDS } from "./words.mjs";

// The position before the replay, as its scenario gives it.
const POSITION = "4Q3/1rk2K2/8/6Rp/4P1p1/8/8/8";

const PIECES = {
  en: { king: "k", queen: "q", rook: "r", bishop: "b", knight: "n", pawn: "p", white: "white" },
  it: { re: "k", donna: "q", torre: "r", alfiere: "b", cavallo: "n", pedone: "p", white: /bianc/ },
};

for (const language of ["en", "it"]) {
  const words = WORDS[language];

  test(`ok: the board is read square by square with the arrow keys (${language})`, () =>
    withPage({ language, path: KARPOV, reducedMotion: "reduce" }, async (page) => {
      await page.locator("#square-a1").waitFor();
      await settled(page);
      await page.locator("#square-a1").focus();
      for (let rank = 2; rank <= 8; rank += 1) {
        await page.keyboard.press("ArrowUp");
        await focused(page, `a${rank}`);
      }
      const ranks = [];
      for (let rank = 8; rank >= 1; rank -= 1) {
        const names = [];
        for (const file of "abcdefgh") {
          names.push(await focused(page, `${file}${rank}`));
          await page.keyboard.press(file === "h" ? "Home" : "ArrowRight");
        }
        await focused(page, `a${rank}`);
        ranks.push(names.map((name) => letterOf(name, language)).join(""));
        await page.keyboard.press("ArrowDown");
      }
      const fen = ranks.join("/").replace(/ +/g, (empty) => empty.length);
      assert.equal(fen, POSITION);
    }));

  test(`ok: every act is spoken, forward and back, and so is the ruling (${language})`, () =>
    withPage({ language, path: KARPOV, reducedMotion: "reduce" }, async (page) => {
      await page.locator("#square-a1").waitFor();
      await settled(page);
      const heard = await listen(page);
      const acts = await poll(async () => {
        const titles = await page.locator(".strip-act").evaluateAll((acts) => acts.map((act) => act.title));
        assert.equal(titles.length, 9);
        return titles;
      });
      for (const act of acts) {
        await page.keyboard.press("ArrowRight");
        await page.waitForFunction((act) => window.heard.at(-1) === act, act);
      }
      await page.keyboard.press("ArrowLeft");
      await page.waitForFunction((act) => window.heard.at(-1)?.endsWith(act), acts.at(-2));
      assert.notEqual((await heard()).at(-1), acts.at(-2), "it says that the replay went back");
      await page.keyboard.press("End");
      await page.getByRole("button", { name: words.reveal }).click();
      await page.waitForFunction((name) => document.activeElement.textContent === name, words.ruling);
      const rows = page.getByRole("row").filter({ has: page.getByRole("rowheader") });
      // The points come a task after the heading.
      await poll(async () => assert.ok((await rows.count()) >= 7, "a row for each question"));
      for (const row of await rows.all()) {
        assert.match(await row.innerText(), /\S+\s+\S+/);
      }
    }));
}

// The letter of the piece in the name of a square, a space for none.
function letterOf(name, language) {
  const { white, ...kinds } = PIECES[language];
  const told = name.toLowerCase();
  const kind = Object.keys(kinds).find((kind) => new RegExp(`\\b${kind}\\b`).test(told));
  const letter = kinds[kind] ?? " ";
  return told.match(white) ? letter.toUpperCase() : letter;
}

// The name of the square that has the focus, once it is this one.
function focused(page, square) {
  return poll(async () => {
    const name = await page.evaluate(() => document.activeElement.getAttribute("aria-label"));
    assert.ok(name?.startsWith(`${square},`), `${square} has not the focus: ${name}`);
    return name;
  });
}

// Collects what live regions say, as a screen reader hears it.
async function listen(page) {
  await page.evaluate(() => {
    window.heard = [];
    const say = (node) => {
      const region = (node.nodeType === 1 ? node : node.parentElement)?.closest("[aria-live]");
      const text = region?.textContent.trim();
      if (text && window.heard.at(-1) !== text) {
        window.heard.push(text);
      }
    };
    const observer = new MutationObserver((changes) => changes.forEach(({ target }) => say(target)));
    observer.observe(document.body, { characterData: true, childList: true, subtree: true });
  });
  return () => page.evaluate(() => window.heard);
}
