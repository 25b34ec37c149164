// What if: where a wrong ruling would have been correct, the table of rulings, facts turned round.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { poll, pollEqual, pollMatch, settled } from "./poll.mjs";
import { choose, openFullForm, ruled } from "./rule.mjs";
import { expectNothingCutOff, expectWholeWords, PHONE } from "./sizes.mjs";
import { KARPOV, WORDS } from "./words.mjs";

const HERE = {
  en: {
    act: { loss: "Yes, on a claim", nothing: "No" },
    kept: ["Illegal move", "The current position", "No obligation"],
    result: { loss: "Black wins", nothing: "The game continues" },
    elsewhere: {
      loss:
        "Your ruling would have been correct in unsupervised blitz under the Laws of 2009, " +
        "if Black had claimed at once.",
      nothing: "Your ruling would have been correct in unsupervised blitz under the Laws of 2009.",
    },
    clock: "White’s clock",
    notPressed: "not pressed",
    back: "Back to the incident as it happened",
    own: "this incident",
    added: "new",
  },
  it: {
    act: { loss: "Sì, su reclamo", nothing: "No" },
    kept: ["Mossa illegale", "La posizione attuale", "Nessun obbligo"],
    result: { loss: "Vince il Nero", nothing: "La partita prosegue" },
    elsewhere: {
      loss:
        "La tua decisione sarebbe stata corretta nel gioco lampo senza supervisione adeguata " +
        "secondo il Regolamento del 2009, se il Nero avesse reclamato subito.",
      nothing:
        "La tua decisione sarebbe stata corretta nel gioco lampo senza supervisione adeguata " +
        "secondo il Regolamento del 2009.",
    },
    clock: "L’orologio del Bianco",
    notPressed: "non premuto",
    back: "Torna al caso come è accaduto",
    own: "questo caso",
    added: "nuovo",
  },
};

for (const [language, viewport] of [["en", undefined], ["it", PHONE]]) {
  const here = HERE[language];

  for (const wrong of ["loss", "nothing"]) {
    test(`ok: a wrong ruling is told where it would be right (${wrong}, ${language})`, () =>
      withPage({ language, viewport, path: `${KARPOV}/9?laws=2009`, reducedMotion: "reduce" }, async (page) => {
        await ruleWrongly(page, language, wrong);
        await page.locator(".elsewhere").getByText(here.elsewhere[wrong], { exact: true }).waitFor();
      }));
  }

  test(`ok: the table shows every edition, and a cell its ruling (${language})`, () =>
    withPage({ language, viewport, path: `${KARPOV}/9?laws=2009`, reducedMotion: "reduce" }, async (page) => {
      await ruleWrongly(page, language);
      await open(page);
      await pollEqual(() => page.locator(".ruling-cell").count(), 33);
      const names = ".rulings tbody th > [aria-hidden]";
      const rows = await page.locator(names).allInnerTexts();
      assert.equal(rows.length, 9);
      for (const year of ["2009", "2014", "2017", "2018", "2023"]) {
        assert.ok(rows.includes(year), year);
      }
      const own = page.locator(".ruling-cell", { hasText: here.own });
      await pollEqual(() => own.count(), 1);
      await pollEqual(() => own.getAttribute("aria-pressed"), "true");
      await expectAccessible(page);
      await expectNothingCutOff(page);
      await expectWholeWords(page, names);
      // By keyboard: two columns on is unsupervised blitz, one row on is 2014.
      await own.focus();
      const [row, column] = (await own.getAttribute("id")).split("-").slice(1).map(Number);
      await moveTo(page, "ArrowRight", `ruling-${row}-${column + 1}`);
      await moveTo(page, "ArrowRight", `ruling-${row}-${column + 2}`);
      await moveTo(page, "ArrowDown", "ruling-1-4");
      await page.keyboard.press("Enter");
      await page.locator("#ruling-1-4[aria-pressed=true]").waitFor();
      await pollMatch(() => page.locator(".then-laws").innerText(), /2014/);
      await page.locator(".line.is-changed").first().waitFor();
      await page.getByRole("button", { name: here.back }).click();
      await page.locator(".line.is-changed").first().waitFor({ state: "detached" });
      await pollMatch(() => page.locator(".then-laws").innerText(), /2009/);
    }));

  test(`ok: taking the press away changes ruling and reasons at once (${language})`, () =>
    withPage({ language, viewport, path: `${KARPOV}/9?laws=2009`, reducedMotion: "reduce" }, async (page) => {
      await ruleWrongly(page, language);
      await open(page);
      const short = page.locator(".then-short");
      const before = await short.innerText();
      const reasons = page.locator(".what-if-ruling .reasons");
      const asked = await reasons.innerText();
      await page.getByLabel(here.clock).selectOption({ label: here.notPressed });
      await page.locator(".choice.is-changed").waitFor();
      await poll(async () => {
        assert.notEqual(await short.innerText(), before);
        assert.notEqual(await reasons.innerText(), asked);
      });
      await reasons.getByText(here.added, { exact: true }).first().waitFor();
      // A second change beside it, then everything back.
      await page.locator("#ruling-3-0").click();
      await pollMatch(() => page.locator(".then-laws").innerText(), /2018/);
      await pollEqual(() => page.locator(".choice.is-changed").count(), 3);
      await expectAccessible(page);
      await page.getByRole("button", { name: here.back }).click();
      await page.locator(".choice.is-changed").first().waitFor({ state: "detached" });
      await pollEqual(() => short.innerText(), before);
      await pollEqual(() => reasons.innerText(), asked);
    }));
}

test("ok: all readings are turned at once", () =>
  withPage({ path: "/incident/clock-without-a-move/claimed/2?laws=as-played", reducedMotion: "reduce" }, async (page) => {
    await page.getByRole("button", { name: WORDS.en.reveal }).click();
    await open(page);
    const short = page.locator(".then-short");
    const before = await short.innerText();
    const presets = page.getByLabel("Set all readings to");
    await presets.selectOption({ label: "As if the proposals were enacted" });
    await page.locator(".choice.is-changed").waitFor();
    await poll(async () => assert.notEqual(await short.innerText(), before));
    await page.getByRole("button", { name: HERE.en.back }).click();
    await page.locator(".choice.is-changed").waitFor({ state: "detached" });
    await pollEqual(() => short.innerText(), before);
    await pollMatch(() => presets.locator("option:checked").innerText(), /Salerno/);
    await expectAccessible(page);
  }));

test("ok: nothing is turned before the ruling", () =>
  withPage({ path: `${KARPOV}/9?laws=2009`, reducedMotion: "reduce" }, async (page) => {
    await page.locator(".question.is-open").waitFor();
    await settled(page);
    assert.equal(await page.locator("#what-if").count(), 0);
    await page.getByRole("button", { name: WORDS.en.reveal }).click();
    await page.locator("#what-if").waitFor();
  }));

// As it would be in blitz, claimed or not: a loss, or nothing at all; the clocks as they are.
async function ruleWrongly(page, language, wrong = "loss") {
  const words = WORDS[language];
  const here = HERE[language];
  await openFullForm(page, language);
  for (const answer of [here.act[wrong], ...here.kept]) await choose(page, answer);
  await page.getByRole("button", { name: words.next, exact: true }).click();
  await choose(page, "0");
  await choose(page, here.result[wrong]);
  await ruled(page, language);
}

// Presses an arrow key in the table, which leads to this cell.
async function moveTo(page, key, cell) {
  await page.keyboard.press(key);
  await pollEqual(() => page.evaluate(() => document.activeElement?.id), cell);
}

async function open(page) {
  await page.locator("#what-if > summary").click();
  await page.locator(".rulings").waitFor();
  await settled(page);
}
