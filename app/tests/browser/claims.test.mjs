// What could have been claimed in games: pasted or opened, read in a worker, seen on the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { pollEqual, pollMatch, settled } from "./poll.mjs";
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
2. Xf3 *

`;

const ILLEGAL = `[Event "Illegal"]

1. e4 e5
2. Ke3 *

`;
const START = `[Event "Start"]
[White "A"]
[FEN "8/8"]

1. e4 *

`;
const OPEN = `[Event "Open"]
1. e4 {never closed
e5 *

`;
const DEAD = `[FEN "8/8/4k3/8/8/4K3/3p4/8 w - - 0 1"]

1. Kxd2 *
`;
const FIFTY = fifty();

const SAID = {
  en: {
    games: "Games (PGN)", look: "Check these games", edition: "Claims under", stop: "Stop",
    apparent: /4… Ke8 Only apparently the third occurrence/, amount: "1 possible claim · 2 repetitions in appearance only",
    third: /5… Kf8 Same position, third occurrence/,
    writing: /Before the move, Black could claim by writing 5… Kf8/, having: /After the move, White could claim/,
    photographs: "Occurrences of the position", right: "Black still had the right to castle O-O", differs: "The castling rights: different",
    counts: ["Position A: 1", "Position B: 1, 2"], needed: /has arisen twice; 3 are required/,
    first: "At the start of the game record", board: "The position",
    empty: /^The field is empty/, emptyFile: "The file is empty.", noGame: /^Line 1: neither tags nor moves/,
    noText: /^Line 1: this is not plain text/, illegal: "Line 9: 2. Ke3 is not legal in that position",
    start: "Line 13: the tag FEN, “8/8”, is not a legal position",
    open: "Line 18: a comment opened with a brace is never closed",
    broken: "Line 4: “2. Xf3” is not a move",
    example: "Try an example",
  },
  it: {
    games: "Partite (PGN)", look: "Esamina queste partite", edition: "Richieste secondo", stop: "Interrompi",
    apparent: /4… Re8 Terza volta solo in apparenza/, amount: "1 richiesta possibile · 2 ripetizioni solo apparenti",
    third: /5… Rf8 La stessa posizione per la 3ª volta/,
    writing: /Prima della mossa il Nero poteva richiedere la patta scrivendo 5… Rf8/, having: /Dopo la mossa il Bianco poteva richiedere la patta/,
    photographs: "Le occorrenze della posizione", right: "Il Nero aveva ancora il diritto all’arrocco 0-0", differs: "I diritti di arrocco: differenza",
    counts: ["Posizione A: 1", "Posizione B: 1, 2"], needed: /è apparsa due volte; ne occorrono 3/,
    first: "All’inizio della partitura", board: "La posizione",
    empty: /^Il campo è vuoto/, emptyFile: "Il file è vuoto.", noGame: /^Riga 1: né tag né mosse/,
    noText: /^Riga 1: non è testo semplice/, illegal: "Riga 9: 2. Ke3 non è legale in quella posizione",
    start: "Riga 13: il tag FEN, «8/8», non è una posizione legale",
    open: "Riga 18: un commento aperto con una graffa non viene chiuso",
    broken: "Riga 4: «2. Xf3» non è una mossa",
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
      await pollEqual(() => apparent.getAttribute("aria-current"), "true");
      const photographs = page.getByRole("region", { name: words.photographs });
      await pollEqual(() => photographs.getByRole("img").count(), 3);
      for (const text of [words.right, words.differs]) await photographs.getByText(text, { exact: true }).waitFor();
      for (const count of words.counts) await photographs.getByText(count, { exact: true }).waitFor();
      await photographs.getByText(words.needed).waitFor();
      await expectAccessible(page);
      await expectNothingCutOff(page);
      // The true one: the king on f8, written or played.
      await page.getByRole("button", { name: words.third }).click();
      await page.locator(".claims-place").getByText(/^5… [KR]f8$/).waitFor();
      await page.getByText(words.writing).waitFor();
      await page.getByText(words.having).waitFor();
      // The one before is reached by an arrow key; what was chosen stays to be seen.
      await page.keyboard.press("ArrowLeft");
      await page.locator(".claims-place").getByText(/^5\. [BA]b5\+$/).waitFor();
      await pollEqual(() => photographs.getByRole("img").count(), 3);
      // A photograph leads to its position.
      await photographs.getByRole("button").last().click();
      await page.locator(".claims-place").getByText(/^5… [KR]f8$/).waitFor();
      await page.keyboard.press("Home");
      await page.locator(".move-list [aria-current]").waitFor({ state: "detached" });
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
    await page.getByText("Position A: 1, 2, 3, 4, 5", { exact: true }).waitFor();
    await page.getByLabel(words.edition).selectOption("2009");
    await page.getByRole("button", { name: /8… Ng8 Same position, fifth occurrence/ }).waitFor();
    await fifth.waitFor({ state: "detached" });
    await page.getByRole("button", { name: /There and back · 10 possible claims/ }).waitFor();
    // Who follows an article comes back to the same games.
    const link = page.locator(".claims-entries a").first();
    await pollMatch(() => link.getAttribute("href"), /^#\/laws\/2009\/9\.2/);
    await link.click();
    await page.getByRole("link", { name: /^What could have been claimed in the games/ }).click();
    await page.getByRole("heading", { name: "Verdi – Neri" }).waitFor();
    await pollEqual(() => page.getByLabel(words.edition).inputValue(), "2009");
  }));

for (const language of ["en", "it"]) {
  test(`err: what is wrong is named by its line, and the other games are shown (${language})`, () =>
    withPage({ path: "/claims", language }, async (page) => {
      const words = SAID[language];
      await paste(page, words, BROKEN + ILLEGAL + START + OPEN + CASTLING);
      await page.getByRole("heading", { name: "Rossi – Bianchi" }).waitFor();
      const skipped = page.locator(".claims-skipped li");
      for (const text of [words.broken, words.illegal, words.start, words.open]) {
        await skipped.getByText(text).waitFor();
      }
      await expectAccessible(page);
    }));

  test(`err: what is no PGN is said to be none (${language})`, () =>
    withPage({ path: "/claims", language }, async (page) => {
      const words = SAID[language];
      await page.getByRole("button", { name: words.look }).click();
      await page.getByText(words.empty).waitFor();
      await paste(page, words, "Dear arbiter,\nthe games follow tomorrow.");
      const skipped = page.locator(".claims-skipped li");
      await skipped.getByText(words.noGame).waitFor();
      const open = page.locator(".claims-form input[type=file]");
      const file = (buffer) => ({ name: "a.pgn", mimeType: "", buffer });
      await open.setInputFiles(file(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 91, 10, 91, 2])));
      await skipped.getByText(words.noText).waitFor();
      await open.setInputFiles(file(Buffer.alloc(0)));
      await page.getByText(words.emptyFile).waitFor();
    }));
}

test("ok: a dead position leads to its proofs, and fifty moves to the move that they are counted from", () =>
  withPage({ path: "/claims" }, async (page) => {
    await paste(page, SAID.en, DEAD);
    await page.getByRole("heading", { name: "Game 1", exact: true }).waitFor();
    await page.getByRole("link", { name: "Why White can no longer mate" }).click();
    await page.getByRole("heading", { name: "Is mate still possible?" }).waitFor();
    await page.goBack();
    await paste(page, SAID.en, FIFTY);
    await page.getByLabel(SAID.en.edition).selectOption("2009");
    await page.getByRole("button", { name: /^51\. Kg1 Fifty moves by each player/ }).click();
    await page.getByText("Last capture or pawn move: 1. h4").waitFor();
    await page.getByText(/^Before the move, White could claim by writing 51\. Kg1/).waitFor();
  }));

test("ok: of a long game, the move shown is brought into sight in the list, and the page stays where it is", () =>
  withPage({ path: "/claims", viewport: PHONE, reducedMotion: "reduce" }, async (page) => {
    await paste(page, SAID.en, FIFTY);
    const list = page.locator(".move-list");
    const moves = list.locator("button");
    await moves.last().waitFor({ state: "attached" });
    const isSeen = () =>
      list.evaluate((it) => {
        const shown = it.querySelector("[aria-current]")?.getBoundingClientRect();
        const { top, bottom } = it.getBoundingClientRect();
        return shown !== undefined && shown.top >= top && shown.bottom <= bottom;
      });
    const scrolled = () => page.evaluate(() => scrollY);
    await settled(page);
    const before = await scrolled();
    for (const [keys, shown] of [[["End"], moves.last()], [["Home", "ArrowRight"], moves.first()]]) {
      for (const key of keys) await page.keyboard.press(key);
      await pollEqual(() => shown.getAttribute("aria-current"), "step");
      await pollEqual(isSeen, true);
    }
    assert.ok(await list.evaluate((it) => it.scrollHeight > 2 * it.clientHeight), "the whole list is in sight");
    assert.equal(await scrolled(), before);
  }));

test("ok: nothing to claim is said", () =>
  withPage({ path: "/claims" }, async (page) => {
    await paste(page, SAID.en, "1. e4 e5 *");
    await page.getByText(/^In these games no draw could be claimed/).waitFor();
  }));

test("ok: a file is opened, and another one is dropped", () =>
  withPage({ path: "/claims" }, async (page) => {
    const open = page.locator(".claims-form input[type=file]");
    await open.setInputFiles({ name: "a.pgn", mimeType: "", buffer: Buffer.from(BACK) });
    await page.getByRole("heading", { name: "Verdi – Neri" }).waitFor();
    await drop(page, { first: CASTLING });
    await page.getByRole("heading", { name: "Rossi – Bianchi" }).waitFor();
    await page.getByRole("heading", { name: "Verdi – Neri" }).waitFor({ state: "detached" });
  }));

test("ok: on a phone the board comes into view with what is chosen", () =>
  withPage({ path: "/claims", viewport: PHONE }, async (page) => {
    await page.getByRole("button", { name: SAID.en.example }).click();
    const found = page.locator(".claims-entries button").last();
    await found.waitFor();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await found.click();
    await page.waitForFunction(() => {
      const { top, bottom } = document.querySelector(".mate-board").getBoundingClientRect();
      return top > -2 && bottom < innerHeight + 2;
    });
  }));

test("ok: ten gigabytes are read while the page stays free, and can be stopped", () =>
  withPage({ path: "/claims" }, async (page) => {
    // No machine is at the end of them before it is stopped.
    const rest = `[Event "Long"]\n\n${opening()} *\n\n`.repeat(4000);
    await drop(page, { first: BACK, rest, times: 10_000 });
    await page.getByRole("heading", { name: "Verdi – Neri" }).waitFor();
    // What was found so far is there to be looked at.
    await page.getByRole("button", { name: /8… Ng8 The same position five times/ }).click();
    await page.locator("progress:not([value='0'])").waitFor();
    await page.getByRole("button", { name: "IT, Italiano" }).click();
    await page.getByRole("button", { name: SAID.it.stop }).click();
    await page.getByText("Interrotta prima della fine del file.").waitFor();
    await page.locator("progress").waitFor({ state: "detached" });
    await page.getByRole("heading", { name: "Verdi – Neri" }).waitFor();
  }));

test("err: a reading that does not start says so", () => {
  const before = (page, context) => context.route("**/acconcio-mate-*.wasm", (route) => route.abort());
  const allowed = [/Failed to load resource/, /Failed to fetch/];
  return withPage({ path: "/claims", before, allowed }, async (page) => {
    await page.getByRole("button", { name: SAID.en.example }).click();
    await page.getByText(/^The check did not start/).waitFor();
  });
});

// Drops a file: a text, and another one so many times.
function drop(page, { first, rest = "", times = 0 }) {
  const dropped = (form, { first, rest, times }) => {
    const dataTransfer = new DataTransfer();
    const repeated = new Blob([rest]);
    dataTransfer.items.add(new File([first, ...Array(times).fill(repeated)], "b.pgn"));
    form.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  };
  return page.locator(".claims-form").evaluate(dropped, { first, rest, times });
}

// A pawn move, then a hundred half-moves without one. Only under 2009 nothing ends the game before.
function fifty() {
  const moves = ["1. h4 Ne7"];
  const white = ["Kg2", "Kg1"];
  const black = ["Ng6", "Ne7"];
  for (let number = 2; number <= 51; number += 1) {
    moves.push(`${number}. ${white[number % 2]} ${black[number % 2]}`);
  }
  return `[FEN "4k1n1/8/8/8/8/8/7P/6K1 w - - 0 1"]\n\n${moves.join(" ")} *\n`;
}

function opening() {
  return "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 " +
    "11. Nbd2 Bb7 12. Bc2 Re8 13. Nf1 Bf8 14. Ng3 g6 15. a4 c5 16. d5 c4 17. Bg5 h6 18. Be3 Nc5 19. Qd2 h5";
}
