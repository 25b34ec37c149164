// What could have been claimed in games: pasted or opened, read in a worker, seen on the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { expectNothingCutOff, PHONE, PROJECTOR } from "./sizes.mjs";

// POS-J: the third time the same men stand so is not the third time of the position.
const CASTLING = `[Event "Seminar"]
[White "Rossi"]
[Black "Bianchi"]
[Result "1/2-1/2"]
[FEN "4k2r/5ppp/8/8/2B5/8/5PPP/6K1 w k - 0 1"]

1. Bb5+ Kf8 2. Bc4 Ke8 3. Bb5+ Kf8 4. Bc4 Ke8 5. Bb5+ Kf8 1/2-1/2

`;
const BACK = `[Event "There and back"]
[White "Verdi"]
[Black "Neri"]

1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. Nf3 *

`;
const BROKEN = `[Event "Broken"]

1. e4 e5
2. Cf3 *

`;

const SAID = {
  en: {
    games: "Games (PGN)", look: "Look at these games", edition: "Edition", stop: "Stop",
    apparent: /5\. Bb5\+ Looks like the third time, and is not/,
    third: /5… Kf8 The same position, third time/,
    writing: /Black could claim before the move: by writing 5… Kf8/, having: /White could claim after it/,
    right: "Here Black still had the right to castle king-side, even if it could not be used at once.",
    not: "Does not count", counts: "Counts: second time",
    broken: "Line 4: “2. Cf3” is not a move in English letters",
    example: "Try an example",
  },
  it: {
    games: "Partite (PGN)", look: "Esamina queste partite", edition: "Edizione", stop: "Interrompi",
    apparent: /5\. Ab5\+ Sembra la terza volta, e non lo è/,
    third: /5… Rf8 La stessa posizione per la 3ª volta/,
    writing: /Il Nero poteva richiederla prima della mossa: scrivendo 5… Rf8/, having: /Il Bianco poteva richiederla dopo/,
    right: "Qui il Nero aveva ancora il diritto all’arrocco corto, anche se non poteva usarlo subito.",
    not: "Non vale", counts: "Vale: 2ª volta",
    broken: "Riga 4: «2. Cf3» non è una mossa con le lettere inglesi",
    example: "Prova un esempio",
  },
};

async function paste(page, words, text) {
  await page.getByLabel(words.games).fill(text);
  await page.getByRole("button", { name: words.look }).click();
}

for (const [language, theme, viewport] of [
  ["en", "light", undefined],
  ["it", "dark", PHONE],
  ["en", "light", PROJECTOR],
]) {
  test(`ok: an apparent repetition and the true one, side by side (${language}, ${theme})`, () =>
    withPage({ path: "/claims", language, theme, viewport, reducedMotion: "reduce" }, async (page) => {
      const words = SAID[language];
      await paste(page, words, CASTLING);
      await page.getByRole("heading", { name: "Rossi – Bianchi" }).waitFor();
      const apparent = page.getByRole("button", { name: words.apparent });
      assert.equal(await apparent.getAttribute("aria-current"), "true");
      const occurrences = page.locator(".claims-occurrences li");
      assert.equal(await occurrences.count(), 3);
      await occurrences.first().getByText(words.not).waitFor();
      await occurrences.first().getByText(words.right).waitFor();
      await occurrences.last().getByText(words.counts).waitFor();
      await expectAccessible(page);
      await expectNothingCutOff(page);
      // The true one: the king on f8, written or played.
      await page.getByRole("button", { name: words.third }).click();
      await page.locator("#square-f8[aria-label*='king'], #square-f8[aria-label*='Re ']").waitFor();
      await page.getByText(words.writing).waitFor();
      await page.getByText(words.having).waitFor();
      // The one before is reached by an arrow key; what was chosen stays to be seen.
      await page.keyboard.press("ArrowLeft");
      await page.locator(".claims-place").getByText(/^5\. [BA]b5\+$/).waitFor();
      assert.equal(await occurrences.count(), 3);
      await page.keyboard.press("Home");
      await page.locator("#square-c4[aria-label*='bishop'], #square-c4[aria-label*='Alfiere']").waitFor();
    }));
}

test("ok: another edition, another end of the game", () =>
  withPage({ path: "/claims", reducedMotion: "reduce" }, async (page) => {
    const words = SAID.en;
    await paste(page, words, CASTLING + BACK);
    await page.getByRole("button", { name: /Verdi – Neri/ }).click();
    const fifth = page.getByRole("button", { name: /8… Ng8 The same position five times/ });
    await fifth.click();
    await page.getByText("The game was drawn here without a claim").waitFor();
    assert.equal(await page.locator(".claims-occurrences .is-same").count(), 5);
    await page.getByLabel(words.edition).selectOption("2009");
    await page.getByRole("button", { name: /8… Ng8 The same position, fifth time/ }).waitFor();
    assert.equal(await fifth.count(), 0);
    const link = page.locator(".claims-entries a").first();
    assert.match(await link.getAttribute("href"), /^#\/laws\/2009\/9\.2/);
  }));

for (const language of ["en", "it"]) {
  test(`err: a broken game is named by its line and skipped (${language})`, () =>
    withPage({ path: "/claims", language }, async (page) => {
      const words = SAID[language];
      await paste(page, words, BROKEN + CASTLING);
      await page.getByRole("heading", { name: "Rossi – Bianchi" }).waitFor();
      await page.locator(".claims-skipped li").getByText(words.broken).waitFor();
      await expectAccessible(page);
    }));
}

test("ok: nothing to claim is said", () =>
  withPage({ path: "/claims" }, async (page) => {
    await paste(page, SAID.en, "1. e4 e5 *");
    await page.getByText(/^Nothing could be claimed in these games/).waitFor();
  }));

test("ok: a file is opened, and another one is dropped", () =>
  withPage({ path: "/claims" }, async (page) => {
    const open = page.locator(".claims-form input[type=file]");
    await open.setInputFiles({ name: "a.pgn", mimeType: "", buffer: Buffer.from(BACK) });
    await page.getByRole("heading", { name: "Verdi – Neri" }).waitFor();
    await page.locator(".claims-form").evaluate((form, text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "b.pgn"));
      form.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }, CASTLING);
    await page.getByRole("heading", { name: "Rossi – Bianchi" }).waitFor();
    assert.equal(await page.getByRole("heading", { name: "Verdi – Neri" }).count(), 0);
  }));

test("ok: ten megabytes are read while the page stays free, and can be stopped", () =>
  withPage({ path: "/claims" }, async (page) => {
    const games = BACK + `[Event "Long"]\n\n${opening()} *\n\n`.repeat(40_000);
    const open = page.locator(".claims-form input[type=file]");
    await open.setInputFiles({ name: "many.pgn", mimeType: "", buffer: Buffer.from(games) });
    await page.getByRole("heading", { name: "Verdi – Neri" }).waitFor();
    // What was found so far is there to be looked at.
    await page.getByRole("button", { name: /8… Ng8 The same position five times/ }).click();
    assert.ok((await page.locator("progress").getAttribute("value")) > 0);
    await page.getByRole("button", { name: "IT, Italiano" }).click();
    await page.getByRole("button", { name: SAID.it.stop }).click();
    await page.getByText("Interrotta prima della fine del file.").waitFor();
    assert.equal(await page.locator("progress").count(), 0);
    await page.getByRole("heading", { name: "Verdi – Neri" }).waitFor();
  }));

test("err: a reading that does not start says so", () => {
  const before = (page, context) => context.route("**/acconcio-mate-*.wasm", (route) => route.abort());
  const allowed = [/Failed to load resource/, /Failed to fetch/];
  return withPage({ path: "/claims", before, allowed }, async (page) => {
    await page.getByRole("button", { name: SAID.en.example }).click();
    await page.getByText(/^The reading did not start/).waitFor();
  });
});

function opening() {
  return "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 " +
    "11. Nbd2 Bb7 12. Bc2 Re8 13. Nf1 Bf8 14. Ng3 g6 15. a4 c5 16. d5 c4 17. Bg5 h6 18. Be3 Nc5 19. Qd2 h5";
}
