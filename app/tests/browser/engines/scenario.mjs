// What a visitor does, the same in every engine.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { isAsked, testOn } from "../asked.mjs";
import { DIST } from "../browser.mjs";
import { poll, pollEqual, settled } from "../poll.mjs";
import { PHONE, expectNothingCutOff } from "../sizes.mjs";
import { KARPOV, WORDS } from "../words.mjs";
import { pixelsOf } from "./pixels.mjs";
import { ENGINES, withTab } from "./tab.mjs";

const LAPTOP = { width: 1366, height: 768 };
const ITALIAN = { role: "button", name: "IT, Italiano" };
const HOME = { role: "heading", name: WORDS.en.pages[0][1] };
const LAWS = { role: "heading", name: "The Laws, article by article" };

// Where the permitted moves are unfolded.
const MOVES = 'details[data-fold="moves"] > summary';

// Registers the tests in this engine; where it is not installed, they are skipped with what to install.
export function registerIn(engine) {
  const { packages, title, variable } = ENGINES[engine];
  const skip = process.env[variable] ? false : `${title} is not here: install Debian's ${packages}`;
  const ok = (name, options, fn) => {
    const { path = "/", others = [] } = options;
    // What is on a page that this file is not asked to visit has passed before.
    if (![path, ...others].some(isAsked)) return;
    test(`ok: ${name} (${title})`, { skip }, () => withTab(engine, options, fn));
  };

  for (const [language, viewport] of [["en", LAPTOP], ["it", PHONE]]) {
    const name = `every page opens, and nothing is cut off (${language}, ${viewport.width} px)`;
    const paths = WORDS[language].pages.map(([path]) => path);
    ok(name, { path: paths.find(isAsked), viewport, others: paths }, (tab) => pages(tab, language, viewport));
  }
  ok("the app starts where the host does not say that wasm is wasm", OF_NO_TYPE, page);
  ok("Karpov–Chernin by mouse, to the ruling", { path: "/incidents", others: [KARPOV] }, byMouse);
  ok("Karpov–Chernin by keyboard alone, to the ruling", { path: KARPOV }, byKeyboard);
  for (const [title, path, told] of NAMED) ok(`${title}, to the ruling`, { path }, (tab) => toRuling(tab, told));
  ok("a handout is printed whole", { path: "/print/handout/karpov-chernin/rapid-unsupervised" }, print);
  ok("a backup is offered as a file", { path: "/settings" }, backup);
  ok("the board has its frame on all sides", { path: `${KARPOV}/9`, others: ["/"] }, frame);
  ok("an exam is composed, sat and handed in", { path: "/exam" }, exam);
  ok("the games of a file are read in a worker", { path: "/claims" }, claims);
  testOn("/")(`err: what goes wrong on a page is seen (${title})`, { skip }, async () => {
    const isTold = ({ message }) => ["told", "thrown", "forbids inline"].every((it) => message.includes(it));
    await assert.rejects(withTab(engine, {}, goWrong), isTold);
  });
  ok("after the first visit everything works without the host", { others: [KARPOV, "/laws", "/mate"] }, offline);
}

// Three other games in which a piece was touched, each with what its ruling says: the moves that may be played, or that
// nothing is wrong.
const NAMED = [
  ["Fischer–Donner", "/incident/fischer-donner/bishop-played", ["No irregularity"]],
  ["Unzicker–Fischer", "/incident/unzicker-fischer/pawn-touched", ["h5", "h6"]],
  ["Tarrasch–Alapin", "/incident/tarrasch-alapin/bishop-touched", ["Be7"]],
];

const OF_NO_TYPE = { others: ["/laws"], manner: { types: { ".wasm": "application/octet-stream" } } };

async function pages(tab, language, viewport) {
  assert.equal(await tab.evaluate(() => innerWidth), viewport.width);
  if (language === "it") await tab.click(ITALIAN);
  for (const [path, heading] of WORDS[language].pages.filter(([path]) => isAsked(path))) {
    await tab.go(path);
    await tab.see({ role: "heading", name: heading });
    await expectNothingCutOff(tab);
  }
}

async function goWrong(tab) {
  await tab.evaluate(() => {
    console.error("told");
    setTimeout(() => {
      throw new Error("thrown");
    });
    document.head.append(Object.assign(document.createElement("style"), { textContent: "body { color: red }" }));
  });
  await settled(tab);
}

async function page(tab) {
  await tab.go("/laws");
  await tab.see(LAWS);
}

async function byMouse(tab) {
  const words = WORDS.en;
  const choose = (name, within) => tab.click({ role: "text", name, within });
  await tab.see({ role: "heading", name: words.library });
  await tab.type("input[type=search]", "chernin");
  await pollEqual(() => tab.evaluate(() => document.querySelectorAll(".scenario").length), 1);
  await tab.click(".scenario summary");
  await tab.click({ role: "link", name: new RegExp(words.variant), within: ".scenario" });
  await tab.arrives(/karpov-chernin\/rapid-unsupervised/);
  await tab.picture("incident");
  await tab.see("#square-a1");
  await settled(tab);
  await tab.press("End");
  await tab.arrives(/\/9(\?|$)/);
  await tab.picture("replay");
  await tab.click({ role: "button", name: words.full });
  for (const answer of words.acts) await choose(answer, ".is-open");
  await tab.see({ role: "text", name: words.duty });
  await tab.click("#square-e8");
  await tab.click("#square-e7");
  await tab.picture("obligation");
  await tab.click({ role: "button", name: words.next });
  await tab.click({ role: "button", name: words.extraTime });
  await tab.click({ role: "button", name: words.next });
  await choose("1", ".is-open");
  await choose(words.result, ".is-open");
  await expectFullMarks(tab, words);
}

async function byKeyboard(tab) {
  const words = WORDS.it;
  await tab.click(ITALIAN);
  await tab.see("#square-a1");
  await settled(tab);
  await tab.press("End");
  await tab.see(".question.is-open");
  await tab.tabTo(({ name }) => name === words.full);
  await tab.press("Enter");
  await tab.see(".full-ruling [aria-pressed=true]");
  for (const key of ["1", "3", "2"]) await answerByKey(tab, key);
  await tab.see({ role: "text", name: words.duty });
  await tab.tabTo(({ name }) => name.startsWith("a1"), { shift: true });
  for (const square of ["b1", "c1", "d1", "e1"]) await moveTo(tab, "ArrowRight", square);
  for (let rank = 2; rank <= 8; rank += 1) await moveTo(tab, "ArrowUp", `e${rank}`);
  await tab.press("Enter");
  await tab.see(".picked-label");
  await moveTo(tab, "ArrowDown", "e7");
  await tab.press("Enter");
  await tab.tabTo(({ name }) => name === words.next);
  await tab.press("Enter");
  await tab.tabTo(({ name, role }) => role === "spinbutton" && name.includes("Nero"));
  await tab.press("ArrowUp");
  await tab.see(".set-clock.is-changed");
  await tab.press("ArrowUp");
  await tab.press("Enter");
  for (const key of ["1", "1"]) await answerByKey(tab, key);
  await tab.see({ role: "heading", name: words.ruling });
  await pollEqual(async () => (await tab.focused()).id, "ruling-heading");
  await expectFullMarks(tab, words);
}

// Presses an arrow key on the board, which leads to this square.
async function moveTo(tab, key, square) {
  await tab.press(key);
  await pollEqual(async () => (await tab.focused()).id, `square-${square}`);
}

// The number key of an answer; a person reads the question first.
async function answerByKey(tab, key) {
  const open = (selector) => tab.evaluate((selector) => document.querySelector(selector)?.innerText ?? null, selector);
  await settled(tab);
  const asked = await open(".is-open legend");
  await tab.press(key);
  await poll(async () => assert.notEqual(await open(".is-open legend"), asked));
}

async function expectFullMarks(tab, words) {
  await tab.see({ role: "heading", name: words.ruling });
  await pollEqual(() => tab.evaluate(() => document.querySelectorAll(".slip tbody tr.is-right").length), 7);
  await unfoldMoves(tab);
  for (const move of words.permitted) await tab.see({ role: "text", name: move, within: ".moves" });
  await tab.picture(`ruling-${words === WORDS.en ? "en" : "it"}`);
}

// By a script: the bar with the way on may lie where a driver would click.
async function unfoldMoves(tab) {
  await tab.see(".folds");
  await tab.evaluate((moves) => document.querySelector(moves)?.click(), MOVES);
}

async function toRuling(tab, told) {
  await tab.see("#square-a1");
  await settled(tab);
  await tab.press("End");
  await tab.click({ role: "button", name: WORDS.en.reveal });
  await tab.see({ role: "heading", name: WORDS.en.ruling });
  await unfoldMoves(tab);
  for (const name of told) await tab.see({ role: "text", name, within: ".slip, .moves" });
  await expectNothingCutOff(tab);
}

// Not every driver can open the print dialog: the page asks for it once, and what goes on paper is there.
async function print(tab) {
  await tab.see(".sheet-questions li");
  await tab.evaluate(() => {
    globalThis.printed = 0;
    globalThis.print = () => (globalThis.printed += 1);
  });
  await settled(tab);
  await tab.click({ role: "button", name: "Print" });
  await pollEqual(() => tab.evaluate(() => globalThis.printed), 1);
  for (const part of [".sheet h1", ".sheet-diagram svg", ".sheet-acts tr", ".sheet-facts"]) await tab.see(part);
  assert.ok((await tab.evaluate(() => document.querySelectorAll(".sheet-questions li").length)) >= 5);
  assert.deepEqual(await tab.evaluate(shownOnPaper), []);
}

// In the page: the parts of the screen that the rules for paper do not take away.
function shownOnPaper() {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const onPaper = rules.filter((rule) => rule.media?.mediaText === "print").flatMap((rule) => [...rule.cssRules]);
  const hiding = onPaper.filter(({ style }) => style?.display === "none").map(({ selectorText }) => selectorText);
  const isHidden = (element) => hiding.some((selector) => element.closest(selector));
  const parts = [...document.querySelectorAll("header, footer, nav, .sheet-bar")];
  return parts.filter((part) => !part.closest(".sheet") && !isHidden(part)).map(({ className, tagName }) => `${tagName}.${className}`);
}

// The drivers keep downloads in different places, or nowhere: the file is read as it is handed to the browser.
async function backup(tab) {
  await tab.click(ITALIAN);
  await tab.see({ role: "heading", name: "Impostazioni" });
  await tab.evaluate(() => {
    const blobs = new Map();
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      const url = createObjectURL(blob);
      blobs.set(url, blob);
      return url;
    };
    const { click } = HTMLElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      const name = this.download;
      blobs.get(this.href).text().then((text) => (globalThis.offered = { name, text }));
      click.call(this);
    };
  });
  await tab.click({ role: "button", name: "Salva una copia" });
  const { name, text } = await poll(async () => {
    const offered = await tab.evaluate(() => globalThis.offered ?? null);
    assert.ok(offered, "no file is offered");
    return offered;
  });
  const file = JSON.parse(text);
  assert.match(name, /^acconcio.*\.json$/);
  assert.equal(file.kept.settings.value.language, "it");
  const kept = await tab.evaluate(() => JSON.parse(localStorage.getItem("acconcio.settings")));
  assert.deepEqual(file.kept.settings, kept);
}

async function frame(tab) {
  await tab.see("#square-a1");
  await expectFrame(tab);
  await tab.go("/");
  await tab.see(".board-drawing");
  await expectFrame(tab);
}

// A pixel at each side of the board has the colour of its frame.
function expectFrame(tab) {
  return poll(async () => {
    await settled(tab);
    const { places, colour } = await tab.evaluate(placesOfFrame);
    const pixel = pixelsOf(await tab.driver.screenshot());
    assert.deepEqual(places.map(([x, y]) => pixel(x, y)), places.map(() => colour));
  });
}

// In the page: the middles of the four sides, and the colour of the frame.
function placesOfFrame() {
  const board = document.querySelector(".board-drawing");
  const { left, right, top, bottom } = board.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const places = [[left + 2, y], [right - 2, y], [x, top + 2], [x, bottom - 2]];
  const [light] = getComputedStyle(board).getPropertyValue("--frame").match(/#[0-9a-f]{6}/i);
  return {
    places: places.map((place) => place.map(Math.round)),
    colour: light.match(/[0-9a-f]{2}/gi).map((channel) => Number.parseInt(channel, 16)),
  };
}

async function exam(tab) {
  await tab.see({ role: "heading", name: "Exams" });
  await settled(tab);
  await tab.type({ role: "field", name: "Incidents" }, "3");
  await tab.type({ role: "field", name: "Minutes" }, "10");
  await tab.click({ role: "button", name: "Create the exam" });
  const made = await poll(async () => {
    const [links, codes] = await tab.evaluate(() => [
      [...document.querySelectorAll(".exam-variant input")].map(({ value }) => value),
      [...document.querySelectorAll(".exam-code-list code")].map(({ textContent }) => textContent),
    ]);
    assert.deepEqual([links.length, codes.length], [3, 3]);
    return { link: links[0].match(/#\/exam\/sit\/.*/)[0], start: codes[0], release: codes[2] };
  });
  await tab.go(made.link);
  await tab.type({ role: "field", name: "Start code" }, made.start);
  await tab.click({ role: "button", name: "Open the exam" });
  await tab.type({ role: "field", name: "Surname" }, "Rossi");
  await tab.type({ role: "field", name: "First name" }, "Ada");
  await tab.click({ role: "button", name: "Start: the clock starts running" });
  await tab.see(".exam-bar");
  await tab.click({ role: "button", name: WORDS.en.rule });
  await tab.click({ role: "text", name: WORDS.en.acts[0] });
  await tab.click({ role: "button", name: WORDS.en.next });
  // It is kept, and goes on after the page has been loaded again.
  await tab.see({ role: "button", name: "Incident 1: answered in part" });
  await tab.reload();
  await tab.see({ role: "button", name: "Incident 1: answered in part" });
  await tab.picture("exam");
  await tab.click({ role: "button", name: "Hand in", within: ".exam-bar" });
  await tab.picture("hand-in");
  await tab.click({ role: "button", name: "Hand it in" });
  await tab.see({ role: "heading", name: "Handed in" });
  await tab.type({ role: "field", name: "Release code" }, made.release);
  await tab.click({ role: "button", name: "Show the result" });
  await tab.see({ role: "text", name: "Not passed" });
  await tab.picture("result");
  const [{ "handed-in": handedIn }] = await tab.evaluate(() => JSON.parse(localStorage.getItem("acconcio.exams")).value);
  assert.ok(handedIn.ended && handedIn.file);
}

// The third time the same men stand so is not the third time of the position.
const CASTLING = `[White "Rossi"]
[Black "Bianchi"]
[FEN "4k2r/5ppp/8/8/2B5/8/5PPP/6K1 w k - 0 1"]

1. Bb5+ Kf8 2. Bc4 Ke8 3. Bb5+ Kf8 4. Bc4 Ke8 5. Bb5+ Kf8 1/2-1/2
`;

async function claims(tab) {
  await tab.type({ role: "field", name: "Games (PGN)" }, CASTLING);
  await tab.click({ role: "button", name: "Check these games" });
  await tab.see({ role: "heading", name: "Rossi – Bianchi" });
  await tab.see({ role: "button", name: /4… Ke8 Only apparently the third occurrence/ });
  await tab.click({ role: "button", name: /5… Kf8 Same position, third occurrence/ });
  await tab.see({ role: "text", name: /Before the move, Black could claim by writing 5… Kf8/ });
  await tab.picture("claims");
}

async function offline(tab) {
  const isOfOtherLanguage = (file) => /\.[a-z]{2}\.(json|txt)$/.test(file) && !/\.en\.\w+$/.test(file);
  const files = await readdir(join(DIST, "packs"), { recursive: true, withFileTypes: true });
  const packs = files.filter((file) => file.isFile() && !isOfOtherLanguage(file.name)).length;
  const kept = async () => {
    const [name] = await caches.keys();
    const files = name ? await (await caches.open(name)).keys() : [];
    return files.filter(({ url }) => url.includes("/packs/")).length;
  };
  await pollEqual(() => tab.evaluate(kept), packs);
  await tab.loseHost();
  await tab.reload();
  await tab.see(HOME);
  // Never opened before.
  await tab.go(KARPOV);
  await tab.see("#square-a1");
  await settled(tab);
  await tab.press("End");
  await tab.click({ role: "button", name: WORDS.en.reveal });
  await tab.see({ role: "heading", name: WORDS.en.ruling });
  await tab.go("/laws");
  await tab.see(LAWS);
  // The search has a worker of its own, which comes from the device, too.
  await tab.go("/mate?fen=k1K5/p7/8/1N6/8/8/8/8+w+-+-+0+1&winner=white");
  await tab.see({ role: "text", name: "Yes. White can still mate, on the next move." });
}
