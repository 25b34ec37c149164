// Incidents of one's own go wherever ours go: they are ruled on and reviewed, examined, projected in two windows; games
// come from files, stretches of a replay become pictures; and whatever a pack holds, nothing else changes.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { Author } from "./author.mjs";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { begin, create, handIn, resultFile, unlockResults } from "./exam_steps.mjs";
import { poll, pollEqual, pollMatch, settled } from "./poll.mjs";
import { ruleSomehow } from "./rule.mjs";
import { expectNothingCutOff, PHONE } from "./sizes.mjs";

const SCENARIOS = new URL("../../../scenarios/", import.meta.url);
const shipped = (path) => readFile(new URL(path, SCENARIOS), "utf8");

const FACTS = (await shipped("karpov-chernin.toml")).split("# ----")[0];
const TEXTS = await shipped("en/karpov-chernin.toml");
const titled = (title) => TEXTS.replace(/^title = .*$/m, `title = '${title}'`);

// Two incidents that are ruled on by different provisions.
const CLUB = {
  "en/pack.toml": 'title = "Club evening"\n',
  "last-sunday.toml": FACTS,
  "en/last-sunday.toml": titled("Last Sunday"),
  "rook-first.toml": (await shipped("castling-rook-first.toml")).split("# ----")[0],
  "en/rook-first.toml": await shipped("en/castling-rook-first.toml"),
};

function checksum(bytes) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  const out = Buffer.alloc(4);
  out.writeUInt32BE(~sum >>> 0);
  return out;
}

// What a link or a pack holds, as anybody could write it: the dictionary is not needed.
function body(name, files) {
  const parts = [name, ...Object.entries(files).flat()];
  const bytes = Buffer.from(parts.map((part) => `${part}\0`).join(""));
  return Buffer.concat([Buffer.from([1]), checksum(bytes), deflateRawSync(bytes)]);
}

const packed = (name, files) => Buffer.concat([Buffer.from("acconcio\n"), body(name, files)]);
const link = (name, files) => body(name, files).toString("base64url");

const to = (page, hash) => page.evaluate((hash) => { location.hash = hash; }, hash);
const outcome = (page) => page.locator("#own-outcome").innerText();
const saved = (page) => page.evaluate(() => localStorage.getItem("acconcio.packs"));

const open = (page, buffer) =>
  page.locator("input[type=file]").setInputFiles({ name: "some.acconcio", mimeType: "", buffer });

async function openClub(page) {
  await open(page, packed("club", CLUB));
  await pollMatch(() => outcome(page), /“Club evening” is on this device now, with 2 incidents/);
}

test("err: a hostile pack is named, left out, and changes nothing else", () =>
  withPage({ path: "/own" }, async (page) => {
    await openClub(page);
    const before = await saved(page);
    const many = Object.fromEntries(Array.from({ length: 1501 }, (_, number) => [`a${number}.toml`, ""]));
    for (const [bytes, said] of [
      [Buffer.alloc(1_000_001), /It is too large/],
      [packed("bomb", { "a.toml": "a".repeat(4_000_001) }), /It is too large/],
      [packed("many", many), /too many files/],
      [packed("../../settings", CLUB), /Its name cannot be used/],
      [packed("nothing", { "broken.toml": "level = 1" }), /No incident in this file can be read/],
    ]) {
      await open(page, bytes);
      await pollMatch(() => outcome(page), said);
      assert.equal(await saved(page), before);
    }
    // A good incident among bad ones, with texts that would be HTML elsewhere.
    const html = '<img src=x onerror="globalThis.hit=1"><b>Bold</b>';
    await open(page, packed("visitors", {
      "en/pack.toml": `title = '${html}'`,
      "good.toml": FACTS,
      "en/good.toml": titled(html),
      "deep.toml": `acts = ${"[".repeat(20_000)}`,
      "broken.toml": FACTS.replace(/^level = .*$/m, "level = 9"),
      "en/broken.toml": TEXTS,
      "page.html": "<script>globalThis.hit=1</script>",
      "../up.toml": FACTS,
    }));
    await pollMatch(() => outcome(page), /is on this device now, with 1 incident\./);
    const visitors = page.locator("section[aria-labelledby=own-visitors]");
    await pollMatch(() => visitors.innerText(), /4 files contain errors and were left out/);
    await pollEqual(() => visitors.locator(".own-wrong code").allInnerTexts(), ["../up.toml", "page.html", "broken.toml", "deep.toml"]);
    await pollMatch(() => visitors.locator(".own-wrong").innerText(), /broken\.toml, level: there is no level 9/);
    await visitors.getByRole("link", { name: html }).waitFor();
    await expectAccessible(page);
    await to(page, "#/incident/own--visitors--good/standard");
    await page.getByRole("heading", { name: html, level: 1 }).waitFor();
    await pollMatch(() => page.title(), /<b>Bold<\/b>/);
    assert.deepEqual(await page.evaluate(() => [globalThis.hit, document.querySelectorAll("h1 b, img[src=x]").length]), [undefined, 0]);
    // What was there before is as it was.
    await to(page, "#/own");
    await page.getByRole("link", { name: "Last Sunday" }).waitFor();
    const packs = JSON.parse(await saved(page)).value;
    assert.deepEqual(packs.club, JSON.parse(before).value.club);
    // Removing asks, may be declined, and can be undone.
    const remove = visitors.getByRole("button", { name: "Remove", exact: true });
    await remove.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep" }).click();
    assert.deepEqual(JSON.parse(await saved(page)).value, packs);
    await remove.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await visitors.waitFor({ state: "detached" });
    assert.deepEqual(Object.keys(JSON.parse(await saved(page)).value), ["club"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await visitors.getByRole("link", { name: html }).waitFor();
    assert.deepEqual(JSON.parse(await saved(page)).value, packs);
  }));

test("ok: incidents that authors pass on one at a time stay side by side", () =>
  withPage({ path: "/own" }, async (page) => {
    const single = (name) => packed("link", { [`${name}.toml`]: FACTS, [`en/${name}.toml`]: titled(name) });
    await open(page, single("one"));
    await pollMatch(() => outcome(page), /now, with 1 incident/);
    await open(page, single("another"));
    await pollMatch(() => outcome(page), /now has 2 incidents/);
    await page.getByRole("button", { name: "Undo" }).click();
    await pollMatch(() => outcome(page), /as it was before/);
    assert.deepEqual(await page.getByRole("link", { name: /^(one|another)/ }).allInnerTexts(), ["one"]);
  }));

test("ok: an incident of one's own is ruled on, and comes back in review", () =>
  withPage({ path: "/own", reducedMotion: "reduce" }, async (page) => {
    await openClub(page);
    await to(page, "#/incident/own--club--last-sunday/standard");
    await page.getByRole("heading", { name: "Last Sunday", level: 1 }).waitFor();
    await ruleSomehow(page);
    // Forty days later.
    await page.evaluate(() => {
      const old = Object.keys(localStorage).find((name) => name.startsWith("acconcio.attempt."));
      const record = JSON.parse(localStorage.getItem(old));
      record.value.at -= 40 * 86_400_000;
      const name = `acconcio.attempt.${record.value.at.toString(16).padStart(11, "0")}-00000001`;
      localStorage.removeItem(old);
      localStorage.setItem(name, JSON.stringify(record));
    });
    await page.reload();
    await to(page, "#/progress");
    await pollMatch(() => page.locator("main").innerText(), /Last Sunday/);
    await page.getByRole("switch", { name: /Bring incidents back/ }).press("Space");
    await page.getByRole("link", { name: "Review (1 today)" }).click();
    await page.waitForURL(/own--club--last-sunday\/standard(\/\d+)?\?review$/);
    await page.getByRole("heading", { name: "Last Sunday", level: 1 }).waitFor();
    await ruleSomehow(page);
  }));

test("ok: an exam with incidents of one's own is composed, sat elsewhere and marked", () =>
  withPage({ path: "/own" }, async (page) => {
    await openClub(page);
    await to(page, "#/exam?items=own--club--last-sunday/standard+own--club--rook-first/completed");
    const drawn = page.locator(".exam-drawn ol li");
    await pollEqual(() => drawn.count(), 2);
    await pollMatch(() => page.locator(".exam-drawn").innerText(), /Last Sunday/);
    const exam = await create(page);
    // A device that has nothing, with the link alone.
    const file = await withPage({}, async (other) => {
      await begin(other, { ...exam, address: exam.address.replace(/^.*#/, `${other.url().replace(/#.*/, "")}#`) });
      await other.locator(".exam-item-heading", { hasText: "Incident 1 of 2" }).waitFor();
      await other.locator(".board .figure").first().waitFor();
      assert.equal(await other.evaluate(() => localStorage.getItem("acconcio.packs")), null);
      await handIn(other);
      return (await resultFile(other)).text;
    });
    // Marked where the pack is, and where it is not.
    for (const removed of [false, true]) {
      if (removed) await page.evaluate(() => { localStorage.removeItem("acconcio.packs"); sessionStorage.clear(); });
      await to(page, "#/results");
      await page.reload();
      await unlockResults(page, exam.lecturer);
      const buffer = Buffer.from(file);
      await page.locator(".marking-files input").setInputFiles({ name: "rossi.json", mimeType: "application/json", buffer });
      await page.locator(".marking-state [role=status]").filter({ hasText: /result/ }).waitFor();
      const rows = page.locator("h2:text-is('Candidates') + .marking-frame tbody tr");
      await pollMatch(() => rows.first().innerText(), /Rossi, Ada/);
    }
  }));

test("ok: two windows show one linked incident, and the next one", () =>
  withPage({}, async (page, context) => {
    const first = link("link", { "a-touch.toml": FACTS, "en/a-touch.toml": titled("A touch") });
    const second = link("guest", { "another.toml": CLUB["rook-first.toml"], "en/another.toml": CLUB["en/rook-first.toml"] });
    await to(page, `#/incident/own--link--a-touch/standard?with=${first}`);
    await page.getByRole("heading", { name: "A touch", level: 1 }).waitFor();
    // The title of the window is that of the incident.
    await pollMatch(() => page.title(), /A touch/);
    await to(page, "#/presenter?items=own--link--a-touch/standard");
    await page.locator(".audience-sheet").waitFor();
    // Nobody gave the audience's window a link.
    const room = await context.newPage();
    const problems = [];
    room.on("pageerror", (error) => problems.push(error.message));
    room.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    await room.goto(page.url().replace(/#.*/, "#/presenter/audience"));
    // The two windows may break their lines otherwise.
    const shows = async (page) => (await page.locator(".audience-view").textContent()).replace(/\s+/g, " ");
    const inStep = () => poll(async () => assert.equal(await shows(room), await shows(page)));
    await room.locator(".audience-sheet").waitFor();
    await inStep();
    for (let press = 0; press < 3; press += 1) {
      await page.keyboard.press("PageDown");
      await settled(page);
      await inStep();
    }
    await room.reload();
    await room.locator(".audience-sheet").waitFor();
    await inStep();
    // Another one comes from another link while the audience's window stays.
    await to(page, `#/incident/own--guest--another/completed?with=${second}`);
    await page.locator(".player #square-a1").waitFor();
    await to(page, "#/presenter?items=own--guest--another/completed");
    await page.locator(".audience-sheet").waitFor();
    await pollMatch(() => room.evaluate(() => location.hash), /^#\/presenter\/audience\?with=/);
    await inStep();
    assert.deepEqual(problems, []);
  }));

const PGN = `[Event "Club"]
[White "Rossi"]
[Black "Bianchi"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *

[White "Verdi"]
[Black "Neri"]

1. d4 d5 2. c4 *
`;

test("ok: a game comes from a file, and the moment in it is chosen", () =>
  withPage({ path: "/bench", viewport: PHONE }, async (page) => {
    const author = new Author(page);
    await author.press("Start with a new board");
    const file = page.locator(".mate-paste input[type=file]");
    const pgn = (text) => file.setInputFiles({ name: "club.pgn", mimeType: "", buffer: Buffer.from(text) });
    await pgn(PGN);
    await page.getByText("6 half-moves before this position are known.").waitFor();
    await page.locator(".mate-game").getByRole("combobox").selectOption({ index: 1 });
    await page.getByText("3 half-moves before this position are known.").waitFor();
    await page.locator(".move-list").getByRole("button", { name: "d5" }).click();
    await page.getByText("2 half-moves before this position are known.").waitFor();
    await expectAccessible(page);
    await expectNothingCutOff(page);
    // A file that is no game says so, and changes nothing.
    await pgn("1. e4 e5 2. Ke3 *");
    await page.getByRole("alert").getByText(/The game cannot be read. Line 1/).waitFor();
    await pgn("x".repeat(1_000_001));
    await page.getByRole("alert").getByText(/too long/).waitFor();
    await page.getByText("2 half-moves before this position are known.").waitFor();
    await author.goTo("Record");
    await author.drag("c2", "c4");
    await author.holds(4);
  }));

const frames = (gif) => gif.toString("latin1").split("\x21\xf9\x04").length - 1;

test("ok: a stretch of ten actions becomes an animated picture", (context) =>
  withPage({ path: "/incident/twelve-moves-of-silence/standard-2023", viewport: PHONE }, async (page) => {
    await page.locator("#square-a1").waitFor();
    await settled(page);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Part of the replay as an animated GIF" }).click();
    const dialog = page.getByRole("dialog");
    const [from, until] = [dialog.locator("select").first(), dialog.locator("select").last()];
    const choose = async (select, number) => {
      const option = select.locator("option").filter({ hasText: new RegExp(`^${number}\\. `) });
      await select.selectOption((await option.textContent()).trim());
    };
    await choose(from, 2);
    await choose(until, 12);
    await expectAccessible(page);
    await expectNothingCutOff(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Save the GIF" }).click(),
    ]);
    assert.match(download.suggestedFilename(), /^twelve-moves-of-silence-.*-2-12\.gif$/);
    const gif = await readFile(await download.path());
    assert.equal(gif.subarray(0, 6).toString(), "GIF89a");
    assert.ok(frames(gif) > 1 && frames(gif) <= 11, `${frames(gif)} frames`);
    assert.ok(gif.length <= 1_000_000, `${gif.length} bytes`);
    context.diagnostic(`${frames(gif)} frames, ${gif.length} bytes`);
    await dialog.waitFor({ state: "hidden" });
  }));

test("ok: teaching leads to the packs, and they to the bench", () =>
  withPage({ path: "/teach" }, async (page) => {
    await page.getByRole("link", { name: "Your own incidents and packs" }).click();
    await page.getByRole("heading", { name: "Your own incidents", level: 1 }).waitFor();
    await openClub(page);
    await page.getByRole("link", { name: "Create an incident" }).click();
    await new Author(page).button("Start with a new board").first().waitFor();
  }));
