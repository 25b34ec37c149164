// Whether a side can still mate: a position is set up as people do it, pasted, or opened by its address; the
// question is answered in a worker, and the answer is played and marked on the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { poll, pollEqual, pollMatch, settled } from "./poll.mjs";
import { expectNothingCutOff, PHONE, PROJECTOR } from "./sizes.mjs";
import { KARPOV } from "./words.mjs";

// White’s king gets through only after 1…c5+ 2 Kxd5.
const TRAP = "4k3/3p4/2pp4/3p2p1/1p1K1pP1/1P1P1P2/2B5/8 b - - 0 1";
const BLOCKADE = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";
// Among the hardest.
const OPEN = "8/4b3/6r1/4q3/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1";
const KNIGHT = "8/8/4k3/8/8/2K2N2/8/8 b - - 0 1";

const SAID = {
  en: {
    white: "Can White still mate?", black: "Can Black still mate?", both: /^Can either side mate/,
    yes: /^Yes\. White can still mate/, no: "No. White cannot mate by any series of legal moves.",
    plain: /^Every pawn is blocked for good/, wall: /is behind a wall/, locked: /^padlock/,
    knight: "A king and a knight can never mate a bare king.",
    dead: /^The position is dead/, change: "Change the position", king: "white king", missing: /^First correct/,
    error: "White has no king: put one on the board.", field: "A FEN, a game (PGN), or a link", read: "Load",
    squares: /^Rank 5 of this FEN has 7 squares/, link: /^This link contains no position/,
    illegal: /^The game cannot be read\. Line 1: 2\. Ke3 is not legal in that position\.$/,
  },
  it: {
    white: "Il Bianco può ancora dare matto?", black: "Il Nero può ancora dare matto?", both: /^Può farlo uno dei due/,
    yes: /^Sì\. Il Bianco può ancora dare matto/, no: "No. Il Bianco non può dare matto con alcuna serie di mosse legali.",
    plain: /^Tutti i pedoni sono bloccati per sempre/, wall: /è dietro un muro/, locked: /^con lucchetto/,
    knight: "Re e Cavallo contro Re solo: il matto non è possibile in nessun modo.",
    dead: /^La posizione è morta/, change: "Modifica la posizione", king: "Re bianco", missing: /^Prima correggi/,
    error: "Manca il Re del Bianco: mettilo sulla scacchiera.", field: "Una FEN, una partita (PGN) o un link", read: "Carica",
    squares: /^La traversa 5 di questa FEN ha 7 case/, link: /^Questo link non contiene una posizione/,
    illegal: /^La partita non si può leggere\. Riga 1: /,
  },
};

const asking = (fen, winner) => `/mate?${new URLSearchParams(winner ? { fen, winner } : { fen })}`;
const square = (page, name) => page.locator(`#square-${name}`);
const stands = (page, name, what) => pollEqual(() => square(page, name).getAttribute("aria-label"), `${name}, ${what}`);
// The position in the address, as far as the counters.
const addressed = (page) => new URLSearchParams(page.url().split("?")[1]).get("fen");

// Drags from the middle of one element to the middle of another, or to a point of the window; on the way over
// another one.
async function drag(page, from, to, over = to) {
  await from.scrollIntoViewIfNeeded();
  const middle = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  for (const place of [over, to]) {
    await page.mouse.move(...(Array.isArray(place) ? place : await middle(place)), { steps: 4 });
    await page.locator(".editor-ghost").waitFor();
  }
  await page.mouse.up();
  await page.locator(".editor-ghost").waitFor({ state: "detached" });
}

test("ok: a position is set up by dragging, and asked about", () =>
  withPage({ path: "/mate" }, async (page) => {
    const words = SAID.en;
    const tray = (name) => page.getByRole("button", { name, exact: true });
    // Nothing is wrong before the first piece.
    await page.locator(".mate-examples").waitFor();
    assert.equal(await page.getByText(words.missing).count(), 0);
    await drag(page, tray("white king"), square(page, "c3"));
    await stands(page, "c3", "white king");
    await page.getByText(words.missing).waitFor();
    await drag(page, tray("white knight"), square(page, "f4"));
    await drag(page, tray("black king"), square(page, "e6"));
    // From square to square, and off the board.
    await drag(page, square(page, "f4"), square(page, "f3"));
    await stands(page, "f3", "white knight");
    await stands(page, "f4", "empty");
    await drag(page, tray("black queen"), square(page, "a8"));
    await stands(page, "a8", "black queen");
    const { x, y, width } = await square(page, "a8").boundingBox();
    await drag(page, square(page, "a8"), [x - width, y + 3]);
    await stands(page, "a8", "empty");
    // Dragged back to where it was, it stays.
    await drag(page, square(page, "e6"), square(page, "e6"), square(page, "e5"));
    await stands(page, "e6", "black king");
    await page.getByRole("radio", { name: "Black" }).check();
    await page.getByText(words.missing).waitFor({ state: "detached" });
    await pollEqual(async () => addressed(page), KNIGHT);
    await page.getByRole("link", { name: words.both }).click();
    await page.getByText(words.knight).waitFor();
    await page.getByText(words.dead).waitFor();
    // Back to the board as it was set up, and on to the answer.
    await page.goBack();
    await stands(page, "f3", "white knight");
    await page.goForward();
    await page.getByText(words.dead).waitFor();
    await page.getByRole("link", { name: words.change }).click();
    await page.locator(".editor-board #square-f3").waitFor();
    await drag(page, square(page, "f3"), square(page, "g5"));
    await stands(page, "g5", "white knight");
  }));

for (const language of ["en", "it"]) {
  test(`ok: a position is set up by tapping on a phone (${language})`, () =>
    withPage({ path: "/mate", language, viewport: { width: 320, height: 640 } }, async (page) => {
      const words = SAID[language];
      const names = { en: ["black king", "white rook", "Remove pieces", "Move a piece to another square", "empty"],
        it: ["Re nero", "Torre bianca", "Togli i pezzi", "Sposta un pezzo in un’altra casa", "vuota"] }[language];
      const [blackKing, rook, remove, carry, empty] = names;
      const tool = (name) => page.getByRole("button", { name, exact: true });
      await tool(words.king).click();
      await square(page, "e1").click();
      await stands(page, "e1", words.king);
      // There is one king: put elsewhere, it leaves its square; pressed again, it is taken off.
      await square(page, "d1").click();
      await stands(page, "e1", empty);
      await square(page, "d1").click();
      await stands(page, "d1", empty);
      await square(page, "e1").click();
      await tool(rook).click();
      await square(page, "g1").click();
      await square(page, "a4").click();
      await tool(remove).click();
      await square(page, "a4").click();
      await stands(page, "a4", empty);
      // From one square to another; then castling is possible, and only then offered.
      await tool(carry).click();
      assert.equal(await page.getByRole("checkbox").count(), 0);
      await square(page, "g1").click();
      await square(page, "h1").click();
      await stands(page, "h1", rook);
      await page.getByRole("checkbox", { name: /O-O|0-0/ }).check();
      await tool(blackKing).click();
      await square(page, "e8").click();
      await pollEqual(async () => addressed(page), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
      await expectNothingCutOff(page);
      await page.getByRole("link", { name: words.white }).click();
      await page.getByText(words.yes).waitFor();
      await expectNothingCutOff(page);
    }));
}

test("ok: a position is set up by keyboard alone", () =>
  withPage({ path: "/mate" }, async (page) => {
    await square(page, "e1").waitFor();
    await settled(page);
    await square(page, "e1").focus();
    const press = async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press("k");
    await stands(page, "e1", "white king");
    await pollEqual(() => page.locator(".editor-spoken").innerText(), "e1, white king");
    await press("ArrowUp", "p", "ArrowUp", "q");
    await stands(page, "e2", "white pawn");
    await stands(page, "e3", "white queen");
    await press("Shift+Q");
    await stands(page, "e3", "black queen");
    await press("Delete");
    await stands(page, "e3", "empty");
    // A pawn cannot be put on the last rank, and the page says so.
    await press("ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "p");
    await page.getByText("A pawn cannot stand on the first or eighth rank.").waitFor();
    await press("Shift+K");
    await stands(page, "e8", "black king");
    // Taken up and put down with Enter.
    await press("ArrowLeft", "n", "Enter", "ArrowLeft", "Enter");
    await stands(page, "c8", "white knight");
    await press("Control+z");
    await stands(page, "d8", "white knight");
    await pollEqual(async () => addressed(page), "3Nk3/8/8/8/8/8/4P3/4K3 w - - 0 1");
  }));

test("ok: the whole position is changed, and every change undone", () =>
  withPage({ path: "/mate" }, async (page) => {
    const press = (name) => page.getByRole("button", { name, exact: true }).click();
    await press("Starting position");
    await stands(page, "d8", "black queen");
    await pollEqual(() => page.getByRole("checkbox", { checked: true }).count(), 4);
    await press("Swap the colours");
    await pollEqual(() => page.getByRole("radio", { name: "Black" }).isChecked(), true);
    await press("Flip board");
    await poll(async () => {
      const [a1, h8] = [await square(page, "a1").boundingBox(), await square(page, "h8").boundingBox()];
      assert.ok(a1.y < h8.y);
    });
    await press("Clear the board");
    await stands(page, "d8", "empty");
    await press("Undo");
    await stands(page, "d8", "black queen");
    await press("Undo");
    await pollEqual(() => page.getByRole("radio", { name: "White" }).isChecked(), true);
  }));

test("ok: en passant is offered where a pawn may capture so", () =>
  withPage({ path: asking("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1") }, async (page) => {
    const passed = page.getByLabel("En passant square");
    await passed.selectOption("d6");
    await pollEqual(async () => addressed(page), "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    await page.getByRole("radio", { name: "Black" }).check();
    await passed.waitFor({ state: "detached" });
    await pollEqual(async () => addressed(page), "4k3/8/8/3pP3/8/8/8/4K3 b - - 0 1");
  }));

// Pastes a text as a reader does, wherever the focus is.
const paste = (page, text) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, clipboardData }));
  }, text);

test("ok: a FEN, a link and a game are pasted anywhere", () =>
  withPage({ path: "/mate" }, async (page) => {
    await square(page, "e1").waitFor();
    await settled(page);
    await paste(page, BLOCKADE);
    await stands(page, "a5", "black pawn");
    await paste(page, "https://lichess.org/analysis/8/8/4k3/8/8/2K2N2/8/8_b_-_-_0_1?color=white");
    await stands(page, "f3", "white knight");
    await pollEqual(async () => addressed(page), KNIGHT);
    // In the letters of another language, with a choice of the move.
    await paste(page, "1. e4 e5 2. Dh5 Cc6 3. Ac4 Cf6 4. Dxf7#");
    await stands(page, "f7", "white queen");
    const moves = page.locator(".move-list button");
    await pollEqual(() => moves.count(), 7);
    await moves.nth(2).click();
    await stands(page, "h5", "white queen");
    await page.getByRole("button", { name: "Forward one move" }).click();
    await stands(page, "c6", "black knight");
    await page.getByRole("button", { name: "Back one move" }).click();
    await pollMatch(async () => addressed(page), /^rnbqkbnr\/pppp1ppp\/8\/4p2Q\/4P3\/.* b KQkq - 1 2$/);
    // Several games, and the address of this very page.
    await paste(page, '[White "A"]\n[Black "B"]\n\n1. e4 *\n\n[White "C"]\n[Black "D"]\n\n1. d4 *');
    await stands(page, "e4", "white pawn");
    await page.getByRole("combobox", { name: "The game", exact: true }).selectOption("C – D");
    await stands(page, "d4", "white pawn");
    await paste(page, `https://example.org/#${asking(BLOCKADE, "white")}`);
    await stands(page, "a5", "black pawn");
    await pollEqual(() => moves.count(), 0);
  }));

for (const language of ["en", "it"]) {
  test(`err: what cannot be read says why, and leaves the position (${language})`, () =>
    withPage({ path: asking(KNIGHT), language }, async (page) => {
      const words = SAID[language];
      const field = page.getByLabel(words.field);
      const alert = page.getByRole("alert");
      for (const [text, said] of [
        ["4k3/8/8/7/8/8/8/R3K3 w - - 0 1", words.squares],
        ["https://lichess.org/q7ZvsdUF", words.link],
        ["1. e4 e5 2. Ke3", words.illegal],
      ]) {
        await field.fill(text);
        await page.getByRole("button", { name: words.read, exact: true }).click();
        await alert.getByText(said).waitFor();
        assert.equal(await field.inputValue(), text);
        assert.match(await square(page, "f3").getAttribute("aria-label"), /f3, (white knight|Cavallo bianco)/);
      }
      await expectAccessible(page);
      await expectNothingCutOff(page);
      await field.fill(BLOCKADE);
      await field.press("Enter");
      await alert.waitFor({ state: "detached" });
      await pollEqual(async () => addressed(page), BLOCKADE);
    }));
}

test("err: an address without a position keeps it in the field", () =>
  withPage({ path: asking("a nice game", "white") }, async (page) => {
    await page.getByRole("alert").getByText(/^This is not a FEN, a game/).waitFor();
    await pollEqual(() => page.getByLabel(SAID.en.field).inputValue(), "a nice game");
  }));

for (const language of ["en", "it"]) {
  test(`err: what is wrong with a position is said (${language})`, () =>
    withPage({ path: asking("8/8/8/8/8/2k5/8/8 w - - 0 1", "black"), language }, async (page) => {
      const words = SAID[language];
      await page.getByRole("alert").getByText(words.error).waitFor();
      await page.getByRole("button", { name: words.king, exact: true }).click();
      await square(page, "a1").click();
      await page.getByRole("alert").waitFor({ state: "detached" });
      await page.getByRole("link", { name: words.black }).click();
      await page.locator(".mate-outcome.is-impossible").waitFor();
    }));
}

test("ok: the mate is played like an incident", () =>
  withPage({ path: asking(TRAP), reducedMotion: "reduce" }, async (page) => {
    const words = SAID.en;
    await page.getByRole("link", { name: words.white }).click();
    await page.getByText(words.yes).waitFor();
    await page.waitForURL(/#\/mate\?fen=.*&winner=white$/);
    const moves = page.locator(".move-list button");
    const last = moves.last();
    await pollMatch(() => last.innerText(), /#$/);
    await settled(page);
    // By keyboard to the end and back, wherever the focus is; the board is read square by square.
    const count = await moves.count();
    await page.keyboard.press("End");
    await pollEqual(() => last.getAttribute("aria-current"), "step");
    await pollMatch(() => page.locator(".caption").innerText(), new RegExp(`${count}/${count}`));
    await poll(async () => {
      assert.doesNotMatch(await square(page, "d4").getAttribute("aria-label"), /king/);
    });
    await page.keyboard.press("Home");
    await stands(page, "d4", "white king");
    await page.keyboard.press("ArrowRight");
    await pollEqual(() => moves.nth(0).getAttribute("aria-current"), "step");
    // A move that is chosen is shown; from there it plays on, and stops at the end.
    await moves.nth(count - 3).click();
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitemradio", { name: "Fast" }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await pollEqual(() => last.getAttribute("aria-current"), "step");
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    // The address tells the question to whoever opens it.
    await page.reload();
    await page.getByText(words.yes).waitFor();
  }));

for (const [language, theme, viewport] of [
  ["en", "light", undefined],
  ["it", "dark", PHONE],
  ["it", "light", PROJECTOR],
]) {
  test(`ok: a wall is drawn and told (${language}, ${theme})`, () =>
    withPage({ path: asking(BLOCKADE, "white"), language, theme, viewport }, async (page) => {
      const words = SAID[language];
      await page.getByText(words.no).waitFor();
      await page.getByText(words.plain).waitFor();
      await page.getByText(words.wall).waitFor();
      await page.getByText(words.locked).waitFor();
      await pollEqual(() => page.locator(".mark-reach").count(), 24);
      await pollEqual(() => page.locator(".mark-lock").count(), 8);
      await expectAccessible(page);
      await expectNothingCutOff(page);
    }));

  test(`ok: the board to set up suits every window (${language}, ${theme})`, () =>
    withPage({ path: asking("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1"), language, theme, viewport }, async (page) => {
      await page.getByRole("combobox").waitFor();
      await expectAccessible(page);
      await expectNothingCutOff(page);
      const small = await page.evaluate(() => {
        const controls = document.querySelectorAll("main :is(button, select, input, .cell)");
        const sizes = [...controls].map((control) => [control, (control.closest("label") ?? control).getBoundingClientRect()]);
        return sizes.filter(([, { width, height }]) => Math.min(width, height) < 24).map(([control]) => control.outerHTML);
      });
      assert.deepEqual(small, []);
    }));
}

test("ok: both players are asked about, and one answer after the other is on the board", () =>
  withPage({ path: asking("8/8/8/8/8/1p6/8/k1KN4 w - - 0 1", "white"), reducedMotion: "reduce" }, async (page) => {
    await page.getByText(SAID.en.yes).waitFor();
    await page.getByRole("link", { name: "And Black?" }).click();
    await page.waitForURL(/winner=both$/);
    await pollEqual(() => page.locator(".mate-outcome").count(), 2);
    await page.getByText(/^The position is not dead/).waitFor();
    const last = page.locator(".move-list button").last();
    const mateOf = {};
    for (const player of ["White", "Black"]) {
      await page.getByRole("button", { name: `${player} on the board` }).click();
      await page.getByRole("button", { name: `${player} on the board`, pressed: true }).waitFor();
      await pollMatch(() => last.innerText(), /#$/);
      mateOf[player] = await page.locator(".move-list").innerText();
    }
    assert.notEqual(mateOf.White, mateOf.Black);
  }));

test("ok: a long search shows how far it is, leaves the page free, and can be stopped", () =>
  withPage({ path: asking(OPEN, "white"), reducedMotion: "reduce", before: holdAnswers }, async (page) => {
    const further = page.getByRole("button", { name: "Search further" });
    await further.waitFor();
    await page.getByText(/^Undecided: after [\d,]+ positions/).waitFor();
    await page.evaluate(() => (window.areAnswersHeld = true));
    await further.click();
    await page.getByText(/of at most 6,000,000 positions examined/).waitFor();
    // Meanwhile the page does what one asks of it.
    await page.getByRole("button", { name: "IT, Italiano" }).click();
    await page.getByRole("heading", { name: "Il matto è ancora possibile?" }).waitFor();
    await page.getByRole("button", { name: "Interrompi" }).click();
    await page.getByText("Interrotta prima di trovare una risposta.").waitFor();
  }));

// The search settles whatever is tried here: its first answer is exchanged for one that settles nothing. From when
// the test wants it, no answer of a worker reaches the page, only how far it is: on no machine is the search over
// before it is stopped.
function holdAnswers(page) {
  return page.addInitScript(() => {
    const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage");
    const isAnswer = ({ data }) => /^\{"(possible|impossible|undecided)"/.test(data);
    const undecided = new MessageEvent("message", { data: '{"undecided":{"spent":1000000}}' });
    const told = (event) => {
      if (!isAnswer(event)) return event;
      return window.areAnswersHeld ? undefined : undecided;
    };
    Object.defineProperty(Worker.prototype, "onmessage", {
      set(listener) {
        set.call(this, listener && ((event) => told(event) && listener(told(event))));
      },
    });
  });
}

test("err: a search that does not start says so", () => {
  const before = (page, context) => context.route("**/acconcio-mate-*.wasm", (route) => route.abort());
  const allowed = [/Failed to load resource/, /Failed to fetch/];
  return withPage({ path: asking(TRAP, "white"), before, allowed }, async (page) => {
    await page.getByText(/The search did not start/).waitFor();
  });
});

test("ok: the position of a replay is asked about", () =>
  withPage({ path: `${KARPOV}/6`, reducedMotion: "reduce" }, async (page) => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Can either side still checkmate?" }).click();
    await page.waitForURL(/#\/mate\?fen=/);
    await page.getByRole("link", { name: SAID.en.black }).click();
    await page.locator(".mate-outcome, [role=alert]").first().waitFor();
  }));
