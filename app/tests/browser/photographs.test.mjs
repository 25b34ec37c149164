// A repetition explained with photographs, the game gone through before the ruling, a written move, and
// the mate that a fallen flag turns on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { pollEqual, settled } from "./poll.mjs";
import { unfold } from "./rule.mjs";
import { expectNothingCutOff, PHONE, PROJECTOR } from "./sizes.mjs";
import { WORDS } from "./words.mjs";

// The example of the source documents at the moment of decision.
const CLAIMED = "/incident/three-pictures/claimed/6";
const WRITTEN = "/incident/three-pictures/king-written";
const FLAG = "/incident/a-flag-and-nothing-else/rook-left/2";

const SAID = {
  en: {
    heading: "Occurrences of the position", game: "The game so far", photograph: "Mark occurrence",
    reason: "Black still had the right to castle O-O", counts: ["Position A: 1", "Position B: 1, 2"],
    differs: "The castling rights: different", equal: "The player to move: same",
    later: "Marked. The ruling shows whether it counts.",
    second: "This one counts: it is occurrence 2.", alike: /^It looks the same but does not count: Black/,
    another: /^This is a different position/, compare: "Compare the occurrences side by side",
    written: "On Black’s scoresheet: Kf8", shown: "Show on the board",
  },
  it: {
    heading: "Le occorrenze della posizione", game: "La partita fin qui", photograph: "Segna l’occorrenza",
    reason: "Il Nero aveva ancora il diritto all’arrocco 0-0", counts: ["Posizione A: 1", "Posizione B: 1, 2"],
    differs: "I diritti di arrocco: differenza", equal: "Il giocatore che ha il tratto: nessuna differenza",
    later: "Segnata. La decisione mostra se conta.",
    second: "Questa conta: è l’occorrenza 2.", alike: /^Sembra la stessa, ma non conta: il Nero/,
    another: /^È un’altra posizione/, compare: "Confronta le occorrenze fianco a fianco",
    written: "Sul formulario del Nero: Rf8", shown: "Mostra sulla scacchiera",
  },
};

async function reveal(page, language) {
  await page.getByRole("button", { name: WORDS[language].reveal }).click();
  await page.getByRole("heading", { name: WORDS[language].ruling, exact: true }).waitFor();
}

// Clicks a move of the game; resolves once its position is on the board.
async function choose(move) {
  await move.click();
  await pollEqual(() => move.getAttribute("aria-current"), "step");
}

for (const [language, theme, viewport] of [
  ["en", "light", undefined],
  ["it", "dark", PHONE],
  ["it", "light", PROJECTOR],
]) {
  test(`ok: three photographs side by side (${language}, ${theme})`, () =>
    withPage({ path: CLAIMED, language, theme, viewport, reducedMotion: "reduce" }, async (page) => {
      const said = SAID[language];
      await reveal(page, language);
      await unfold(page, "positions");
      const section = page.getByRole("region", { name: said.heading });
      await pollEqual(() => section.getByRole("img").count(), 3);
      await pollEqual(() => section.locator(".sign.is-had").count(), 1, "held on the first one only");
      await pollEqual(() => section.locator(".sign.is-lost").count(), 2);
      for (const text of [said.reason, said.differs, said.equal]) {
        await section.getByText(text, { exact: true }).waitFor();
      }
      for (const count of said.counts) await section.getByText(count, { exact: true }).waitFor();
      await expectAccessible(page);
      await expectNothingCutOff(page);
    }));
}

for (const language of ["en", "it"]) {
  test(`ok: the game is gone through by keyboard, and photographs are shown with the ruling (${language})`, () =>
    withPage({ path: CLAIMED, language, reducedMotion: "reduce" }, async (page) => {
      const said = SAID[language];
      const fold = page.locator(".game-walk");
      await fold.locator("summary").focus();
      await page.keyboard.press("Enter");
      await pollEqual(() => fold.locator(".move-list button").count(), 9, "the moves up to the decision");
      const photograph = fold.getByRole("button", { name: said.photograph, exact: true });
      await fold.locator(".move-list button").first().focus();
      await page.keyboard.press("Enter");
      // The last move was the current one before.
      await fold.locator(".move-list li:first-child button[aria-current]").waitFor();
      await photograph.focus();
      await page.keyboard.press("Enter");
      await fold.getByText(said.later).waitFor();
      await pollEqual(() => fold.locator(".photograph").count(), 1);
      await reveal(page, language);
      // The photograph is kept, and told now.
      await fold.locator(".photograph").getByText(said.alike).waitFor();
      await pollEqual(() => fold.locator(".move-list button").count(), 9);
      await choose(fold.locator(".move-list button").last());
      await photograph.click();
      await fold.getByRole("status").getByText(said.second).waitFor();
      await choose(fold.locator(".move-list button").nth(1));
      await photograph.click();
      await fold.getByRole("status").getByText(said.another).waitFor();
      await pollEqual(() => fold.locator(".photograph").count(), 3);
      await expectAccessible(page);
      await fold.getByRole("button", { name: said.compare }).click();
      await pollEqual(() => page.evaluate(() => document.activeElement.textContent), said.heading);
      // Who follows an article finds his photographs when he comes back.
      await page.locator(".ruling-sheet a.chip").first().click();
      await page.locator(".way-back a").click();
      await fold.locator("summary").click();
      await pollEqual(() => fold.locator(".photograph").count(), 3);
    }));

  test(`ok: a written move is seen on the scoresheet when it is written (${language})`, () =>
    withPage({ path: `${WRITTEN}/4`, language, reducedMotion: "reduce" }, async (page) => {
      const { written } = SAID[language];
      await page.locator("#square-a1").waitFor();
      await settled(page);
      assert.equal(await page.getByText(written).count(), 0);
      await page.keyboard.press("ArrowRight");
      await page.getByText(written).waitFor();
      await page.locator(".scoresheet").waitFor();
      await page.keyboard.press("ArrowLeft");
      await page.getByText(written).waitFor({ state: "detached" });
    }));

  test(`ok: the mate that a fallen flag turns on is one step from the ruling (${language})`, () =>
    withPage({ path: FLAG, language, reducedMotion: "reduce" }, async (page) => {
      await reveal(page, language);
      await unfold(page, "reasons");
      await page.getByRole("link", { name: SAID[language].shown }).first().click();
      await page.waitForURL(/#\/mate\?fen=.*winner=black/);
      await page.locator(".mate-outcome.is-possible").waitFor();
      await page.locator(".move-list button").first().waitFor();
      await page.locator(".way-back a").click();
      await page.getByRole("heading", { name: WORDS[language].ruling, exact: true }).waitFor();
    }));
}
