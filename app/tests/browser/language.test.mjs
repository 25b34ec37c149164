// A change of language: the texts of scenarios in the other one, where the reader was.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withPage } from "./browser.mjs";
import { withTexts } from "./longer.mjs";
import { pollEqual, settled } from "./poll.mjs";
import { choose, openFullForm } from "./rule.mjs";
import { KARPOV, WORDS } from "./words.mjs";

const PRESENTED = "/presenter?items=karpov-chernin/rapid-unsupervised";
const go = (page, path) => page.evaluate((path) => void (location.hash = path), path);
const toItalian = (page) => page.getByRole("button", { name: "IT, Italiano" }).click();
const toEnglish = (page) => page.getByRole("button", { name: "EN, English" }).click();
const FRAMING = {
  en: "A rapid game, with White in severe time trouble.",
  it: "Partita rapida, il Bianco ha pochissimo tempo.",
};
const VARIANT = {
  en: "Rapid, no adequate supervision",
  it: "Gioco rapido, supervisione non adeguata",
};

// The packs that a page asks for, one request each.
function packsAsked(page) {
  const asked = [];
  page.on("request", (request) => {
    const [, file] = /\/packs\/([^?]+)/.exec(request.url()) ?? [];
    if (file) asked.push(file);
  });
  return asked;
}

test("ok: an incident goes on in the other language, and only its files are fetched", () => {
  let asked = [];
  const before = (page) => void (asked = packsAsked(page));
  return withPage({ before, path: KARPOV }, async (page) => {
    await page.getByText(FRAMING.en).waitFor();
    await openFullForm(page);
    await choose(page, WORDS.en.acts[0]);
    assert.deepEqual(asked.filter((file) => !file.includes(".en.")), []);
    await toItalian(page);
    await page.locator(".player-head").getByText(VARIANT.it).waitFor();
    // The form is where it was: its first question has been answered.
    await page.getByText(WORDS.it.acts[1], { exact: true }).waitFor();
    const italian = asked.filter((file) => file.includes(".it."));
    assert.deepEqual([...new Set(italian)].sort(), [
      "catalogue.it.json",
      "karpov-chernin.it.json",
      "words/home.it.txt",
      "words/incident.it.txt",
    ]);
    await toEnglish(page);
    await page.locator(".player-head").getByText(VARIANT.en).waitFor();
    await settled(page);
    assert.equal(asked.length, new Set(asked).size, asked.join());
  });
});

test("ok: a language that does not arrive is said to be missing, and may be chosen again", () => {
  let isReached = false;
  const before = (page) =>
    page.route("**/packs/words/*.it.txt*", (route) => (isReached ? route.continue() : route.abort()));
  const allowed = [/Failed to load resource.*\.it\.txt/];
  return withPage({ before, allowed, path: KARPOV }, async (page) => {
    const said = page.getByText("Could not load the language “Italiano”. Check your connection, then choose it again.");
    // A page that is loaded again is in the language that it had.
    for (const _ of ["first", "again"]) {
      await page.getByText(FRAMING.en).waitFor();
      await toItalian(page);
      await said.waitFor();
      await settled(page);
      assert.equal(await page.locator("html").getAttribute("lang"), "en");
      assert.equal(await page.getByRole("button", { name: "EN, English" }).getAttribute("aria-pressed"), "true");
      await page.reload();
    }
    await page.getByText(FRAMING.en).waitFor();
    await toItalian(page);
    await said.waitFor();
    // The message goes when a language is chosen that is there.
    await toEnglish(page);
    await said.waitFor({ state: "detached" });
    await toItalian(page);
    await said.waitFor();
    isReached = true;
    await toItalian(page);
    await page.locator(".player-head").getByText(VARIANT.it).waitFor();
    await page.locator("html[lang=it]").waitFor();
    await pollEqual(() => said.count(), 0);
  });
});

test("ok: a text of the app that a language lacks is marked as English", () => {
  // As `crates/words-compiler` marks it.
  const lacking = (text) => (text === "Casi" ? "Incidentsᴱᴺ" : text);
  return withPage({ before: (page) => withTexts(page, lacking), language: "it" }, async (page) => {
    const section = page.locator(".head-nav a", { hasText: "Incidents" });
    await pollEqual(() => section.getAttribute("lang"), "en");
    assert.equal(await section.textContent(), "Incidentsᴱᴺ");
    await pollEqual(() => page.locator(".head-nav a[lang]").count(), 1);
    // What is drawn later is marked, and what is replaced is so no longer.
    await toEnglish(page);
    await page.locator("html[lang=en]").waitFor();
    await pollEqual(() => section.getAttribute("lang"), null);
    await toItalian(page);
    await pollEqual(() => section.getAttribute("lang"), "en");
  });
});

test("ok: a text that a language lacks is shown in the original one, and marked with it", () => {
  const before = (page) =>
    page.route("**/packs/karpov-chernin.it.json*", async (route) => {
      const response = await route.fetch();
      const found = await response.json();
      found.scenario.framing = { en: "Nobody has translated this." };
      await route.fulfill({ response, body: JSON.stringify(found) });
    });
  return withPage({ before, language: "it", path: KARPOV }, async (page) => {
    await page.getByText("Nobody has translated this.").waitFor();
    assert.equal(await page.locator(".framing [lang=en]").count(), 1);
    assert.equal(await page.locator(".player-head [lang]").count(), 0);
  });
});

test("ok: courses and their texts change with the language", () =>
  withPage({ path: "/courses/castling" }, async (page) => {
    await page.getByRole("heading", { name: "The king’s path" }).waitFor();
    await toItalian(page);
    await page.getByRole("heading", { name: "Il percorso del Re" }).waitFor();
  }));

test("ok: a presentation goes on in the other language", () =>
  withPage({ path: PRESENTED }, async (page) => {
    await page.getByText(VARIANT.en).first().waitFor();
    // The view of a presentation has no choice of language; the pages around it have.
    await go(page, "/");
    await toItalian(page);
    await go(page, PRESENTED);
    await page.getByText(FRAMING.it).first().waitFor();
    await page.getByText(VARIANT.it).first().waitFor();
    await pollEqual(() => page.getByText(VARIANT.en).count(), 0);
  }));
