// What is printed: made by Chromium as PDF, and read back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { poll, settled } from "./poll.mjs";
import { PAPERS, printed, squeezed } from "./pdf.mjs";
import { DECISION, openForm, rule } from "./rule.mjs";
import { PHONE, PROJECTOR, expectNothingCutOff } from "./sizes.mjs";

const INCIDENT = "karpov-chernin/rapid-unsupervised";

const SAID = {
  en: {
    handout: "Handout",
    report: "Arbiter’s report",
    withRuling: "With the ruling",
    ruled: "Illegal move",
    round: "Round",
  },
  it: {
    handout: "Dispensa",
    report: "Rapporto dell’arbitro",
    withRuling: "Con la decisione",
    ruled: "Mossa illegale",
    round: "Turno",
  },
};

function has(pages, text) {
  return pages.some((page) => page.text.includes(squeezed(text)));
}

function isOn(pages, format) {
  const [width, height] = PAPERS[format];
  for (const page of pages) {
    assert.ok(Math.abs(page.width - width) < 2 && Math.abs(page.height - height) < 2, `${page.width} x ${page.height}`);
  }
}

test("ok: from the ruling to what is printed, and back", () =>
  withPage({ path: DECISION, reducedMotion: "reduce" }, async (page) => {
    await openForm(page);
    assert.equal(await page.getByRole("link", { name: SAID.en.handout }).count(), 0);
    await rule(page);
    await page.getByRole("link", { name: SAID.en.report }).click();
    await page.getByRole("heading", { name: SAID.en.report, level: 1 }).waitFor();
    await page.goBack();
    await page.getByRole("link", { name: SAID.en.handout }).click();
    await page.getByRole("checkbox", { name: SAID.en.withRuling }).waitFor();
    await page.getByRole("link", { name: "Back to the replay" }).click();
    await page.getByRole("button", { name: "Watch the replay" }).first().waitFor();
  }));

for (const language of ["en", "it"]) {
  for (const format of ["A4", "Letter"]) {
    test(`ok: a handout is one page, and the ruling is on it only on request (${language}, ${format})`, () =>
      withPage({ language, path: `/print/handout/${INCIDENT}`, theme: "dark", viewport: PHONE }, async (page) => {
        const said = SAID[language];
        await page.locator(".sheet-questions li").nth(4).waitFor();
        await settled(page);
        const title = await page.getByRole("heading", { level: 1 }).textContent();
        const questions = await page.locator(".sheet-questions li > p:first-child").allTextContents();
        const asked = await printed(page, format);
        assert.equal(asked.pages.length, 1);
        isOn(asked.pages, format);
        assert.ok(has(asked.pages, title));
        assert.ok(questions.length >= 5);
        questions.forEach((question) => assert.ok(has(asked.pages, question), question));
        assert.ok(!has(asked.pages, said.ruled));
        assert.ok(!has(asked.pages, "7.5.1"));
        // Neither the head nor the foot of the app.
        assert.ok(!has(asked.pages, "Acconcio"));
        await page.getByRole("checkbox", { name: said.withRuling }).check();
        await poll(async () => {
          const ruled = await printed(page, format);
          assert.equal(ruled.pages.length, 1);
          assert.ok(has(ruled.pages, said.ruled));
          questions.forEach((question) => assert.ok(!has(ruled.pages, question), question));
        });
      }));

    test(`ok: a report is drafted, changed on the page and printed whole (${language}, ${format})`, () =>
      withPage({ language, path: `/print/report/${INCIDENT}` }, async (page) => {
        const said = SAID[language];
        await page.getByRole("textbox", { name: said.round, exact: true }).fill("Seven of nine");
        const facts = page.locator(".report-facts tbody tr");
        await facts.nth(1).waitFor();
        await settled(page);
        const number = await facts.count();
        // A long remark is not cut, and a fact that is emptied is not printed.
        const long = Array.from({ length: 40 }, (_, line) => `Line ${line + 1} of what was said.`).join("\n");
        const first = await facts.nth(0).locator("textarea").nth(1).inputValue();
        await facts.nth(0).locator("textarea").nth(1).fill("");
        await facts.nth(1).locator("textarea").nth(1).fill(long);
        const pages = await poll(async () => {
          const { pages } = await printed(page, format);
          assert.ok(has(pages, "Seven of nine"));
          assert.ok(has(pages, "Line 1 of what was said.") && has(pages, "Line 40 of what was said."));
          assert.ok(!has(pages, first));
          return pages;
        });
        isOn(pages, format);
        for (let line = 2; line < number; line += 1) {
          const told = await facts.nth(line).locator("textarea").nth(1).inputValue();
          assert.ok(has(pages, told), told);
        }
        assert.ok(has(pages, said.ruled) && has(pages, "Karpov"));
        assert.ok(!has(pages, "Acconcio"));
      }));
  }
}

const ORDINARY = [INCIDENT, "clock-without-a-move/claimed", "flag-fall/standard-claimed", "castling-long-rook-first/pressed"];

for (const language of ["en", "it", "es"]) {
  test(`ok: the report of an ordinary incident is one page (${language})`, async () => {
    for (const incident of ORDINARY) {
      await withPage({ language, path: `/print/report/${incident}` }, async (page) => {
        await page.locator(".report-facts tbody tr").nth(1).waitFor();
        await settled(page);
        for (const format of Object.keys(PAPERS)) {
          const { pages } = await printed(page, format);
          assert.equal(pages.length, 1, `${incident}, ${format}`);
        }
      });
    }
  });
}

for (const viewport of [PHONE, PROJECTOR]) {
  for (const sheet of ["handout", "report"]) {
    test(`ok: the ${sheet} can be used and fits (${viewport.width} px)`, () =>
      withPage({ path: `/print/${sheet}/${INCIDENT}`, viewport }, async (page) => {
        await expectNothingCutOff(page);
        await expectAccessible(page);
      }));
  }
}

test("err: what cannot be printed is said", async () => {
  for (const path of ["/print/handout/karpov-chernin/nothing", "/print/poem/karpov-chernin/rapid-unsupervised"]) {
    await withPage({ path }, async (page) => {
      await page.getByRole("heading", { name: "Page not found" }).waitFor();
    });
  }
});
