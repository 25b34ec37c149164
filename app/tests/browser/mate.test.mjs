// Whether a side can still mate: asked, answered in a worker, shown on the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { poll, pollEqual, pollMatch } from "./poll.mjs";
import { expectNothingCutOff, PHONE, PROJECTOR } from "./sizes.mjs";
import { KARPOV } from "./words.mjs";

// White’s king gets through only after 1…c5+ 2 Kxd5.
const TRAP = "4k3/3p4/2pp4/3p2p1/1p1K1pP1/1P1P1P2/2B5/8 b - - 0 1";
const BLOCKADE = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";
// Nobody has settled it.
const OPEN = "8/4b3/6r1/4q3/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1";
const FEW = "8/8/8/8/8/2k5/8/K6N b - - 0 1";

const SAID = {
  en: {
    fen: "Position (FEN)", white: "Can White still mate?", black: "Can Black still mate?",
    yes: /^Yes\. White can still mate/, no: "No. White cannot mate by any series of legal moves.",
    wall: /lives behind a wall/, locked: /^locked/,
    error: "White has no king: put one on the board.",
  },
  it: {
    fen: "Posizione (FEN)", white: "Il Bianco può ancora dare matto?", black: "Il Nero può ancora dare matto?",
    yes: /^Sì\. Il Bianco può ancora dare matto/, no: "No. Il Bianco non può dare matto con nessuna serie di mosse legali.",
    wall: /vive dietro un muro/, locked: /^con lucchetto/, error: "Manca il Re del Bianco: mettilo sulla scacchiera.",
  },
};

const asking = (fen, winner) => `/mate?${new URLSearchParams({ fen, winner })}`;

test("ok: a position is pasted, and the mate is played on the board", () =>
  withPage({ path: "/mate", reducedMotion: "reduce" }, async (page) => {
    const words = SAID.en;
    await page.getByLabel(words.fen).fill(TRAP);
    await page.getByRole("button", { name: words.white }).click();
    await page.getByText(words.yes).waitFor();
    await page.waitForURL(/#\/mate\?fen=.*&winner=white$/);
    const moves = page.locator(".mate-moves button");
    const last = moves.last();
    await pollMatch(() => last.innerText(), /#$/);
    // By keyboard to the end; the board is read square by square.
    const count = await moves.count();
    await page.locator(".mate-line .control").nth(3).focus();
    for (let step = 0; step < count; step += 1) {
      await page.keyboard.press("Enter");
      await pollEqual(() => moves.nth(step).getAttribute("aria-current"), "step");
    }
    await poll(async () => {
      assert.doesNotMatch(await page.locator("#square-d4").getAttribute("aria-label"), /king/);
    });
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
      await page.getByText(words.wall).waitFor();
      await page.getByText(words.locked).waitFor();
      await pollEqual(() => page.locator(".mark-reach").count(), 24);
      await pollEqual(() => page.locator(".mark-lock").count(), 8);
      await expectAccessible(page);
      await expectNothingCutOff(page);
    }));
}

for (const language of ["en", "it"]) {
  test(`err: what is wrong with a position is said (${language})`, () =>
    withPage({ path: asking("8/8/8/8/8/2k5/8/8 w - - 0 1", "black"), language }, async (page) => {
      await page.getByRole("alert").getByText(SAID[language].error).waitFor();
      await page.getByLabel(SAID[language].fen).fill(FEW);
      await page.getByRole("button", { name: SAID[language].black }).click();
      await page.locator(".mate-outcome.is-impossible").waitFor();
    }));
}

test("ok: a long search shows how far it is, leaves the page free, and can be stopped", () =>
  withPage({ path: asking(OPEN, "white"), reducedMotion: "reduce", before: holdAnswers }, async (page) => {
    const further = page.getByRole("button", { name: "Look further" });
    await further.waitFor();
    await page.getByText(/^Not decided: after [\d,]+ positions/).waitFor();
    await page.evaluate(() => (window.areAnswersHeld = true));
    await further.click();
    await page.getByText(/of at most 6,000,000 positions looked at/).waitFor();
    // Meanwhile the page does what one asks of it.
    await page.getByRole("button", { name: "IT, Italiano" }).click();
    await page.getByRole("heading", { name: "Può ancora dare matto?" }).waitFor();
    await page.getByRole("button", { name: "Interrompi" }).click();
    await page.getByText("Interrotta prima di una risposta.").waitFor();
  }));

// From when the test wants it, no answer of a worker reaches the page, only how far it is: on no machine
// is the search over before it is stopped.
function holdAnswers(page) {
  return page.addInitScript(() => {
    const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage");
    const isHeld = ({ data }) => window.areAnswersHeld && /^\{"(possible|impossible|undecided)"/.test(data);
    Object.defineProperty(Worker.prototype, "onmessage", {
      set(listener) {
        set.call(this, listener && ((event) => isHeld(event) || listener(event)));
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
    await page.getByRole("link", { name: "Can a side still mate here?" }).click();
    await page.waitForURL(/#\/mate\?fen=/);
    await page.getByRole("button", { name: SAID.en.black }).click();
    await page.locator(".mate-outcome, [role=alert]").first().waitFor();
  }));
