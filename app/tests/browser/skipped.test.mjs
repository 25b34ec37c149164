// The page and the program `acconcio claims` on one file: they skip the same games, for the same lines.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withPage } from "./browser.mjs";
import { runProgram } from "./program.mjs";

const FILE = new URL("../../../crates/cli/tests/games/unreadable.pgn", import.meta.url).pathname;

// The lines on which the program says that a game goes wrong. Some do, so it ends with 1.
async function skippedByTheProgram() {
  const ran = runProgram(["claims", FILE, "--json"]);
  const { code, stdout } = await ran.then(() => ({ code: 0 }), (error) => error);
  assert.equal(code, 1);
  const games = stdout.trim().split("\n").map((line) => JSON.parse(line));
  return games.filter((game) => game.skipped).map((game) => game.line);
}

for (const [language, word] of [["en", "Line"], ["it", "Riga"]]) {
  test(`ok: the page skips the games that the program skips (${language})`, () =>
    withPage({ path: "/claims", language }, async (page) => {
      const lines = await skippedByTheProgram();
      assert.ok(lines.length > 10, `${lines}`);
      await page.locator(".claims-form input[type=file]").setInputFiles(FILE);
      const skipped = page.locator(".claims-skipped li");
      await skipped.nth(lines.length - 1).waitFor();
      const told = (await skipped.allInnerTexts()).map((text) => Number(new RegExp(`${word} (\\d+)`).exec(text)[1]));
      assert.deepEqual(told, lines);
    }));
}
