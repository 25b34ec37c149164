// What one has ruled on and how well, what comes back, and that nothing of it is lost.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { downloaded, withPage } from "./browser.mjs";
import { poll, pollEqual, settled } from "./poll.mjs";
import { answer, choose, DECISION, openFullForm, rule } from "./rule.mjs";
import { keeping, plan, ruling } from "./seed.mjs";
import { expectNothingCutOff, PHONE, PROJECTOR } from "./sizes.mjs";
import { WORDS as WORDS_OF_RULING } from "./words.mjs";

const WORDS = {
  en: {
    heading: "Progress",
    touch: "Touch-move",
    clocks: "Clocks",
    loss: "Black wins",
    right: "1 of 1 correct",
  },
  it: {
    heading: "Progressi",
    touch: "Pezzo toccato",
    clocks: "Orologi",
    loss: "Vince il Nero",
    right: "1 corretto su 1",
  },
};

// Rulings of some weeks: with mistakes, a wrong principle, degrees of certainty, and an incident that
// is no longer there.
const WEEKS = [
  ruling("castling-rook-first/claimed", { daysAgo: 41, wrong: ["board"] }),
  ruling("castling-rook-first/completed", { daysAgo: 40, certainty: "certain" }),
  ruling("karpov-chernin/standard", { daysAgo: 30, wrong: ["clocks"], certainty: "fair" }),
  ruling("navaras-king/claimed", { daysAgo: 29, mode: "course" }),
  ruling("matulovic-bilek/seen", { daysAgo: 3, wrong: ["trigger", "count"], mode: "sudden-death" }),
  ruling("nobody/nothing", { daysAgo: 3 }),
];

const to = (page, path) => page.goto(`${page.url().replace(/#.*/, "")}#${path}`);
const numbers = (page) => page.locator(".overview dd").allInnerTexts();
const bar = (page, name) => page.locator(".bar:visible", { hasText: name }).first();
const review = (page, count) => page.getByRole("link", { name: `Review (${count} today)` });

for (const [language, viewport] of [["en", undefined], ["it", PHONE]]) {
  const words = WORDS[language];

  test(`ok: a newcomer reads what will be here, and begins (${language})`, () =>
    withPage({ language, viewport, path: "/progress" }, async (page) => {
      await page.getByRole("heading", { name: words.heading, exact: true }).waitFor();
      await settled(page);
      assert.equal(await page.locator(".bar").count(), 0);
      await expectAccessible(page);
      await expectNothingCutOff(page);
      await page.locator("main a.primary").click();
      await page.locator("#square-a1").waitFor();
    }));

  test(`ok: after two rulings one sees strength, and a figure shows its incidents (${language})`, () =>
    withPage({ language, viewport, path: DECISION, reducedMotion: "reduce" }, async (page) => {
      await rule(page, language, words.loss);
      await to(page, "/progress");
      await bar(page, words.touch).getByText(/^0 /).waitFor();
      // Loaded anew, the ruling is gone and the form is open again.
      await to(page, DECISION);
      await page.reload();
      await rule(page, language);
      await to(page, "/progress");
      const touch = bar(page, words.touch);
      await touch.getByText(words.right).waitFor();
      await poll(async () => {
        const [rulings, incidents] = await numbers(page);
        assert.deepEqual([rulings, incidents.split(" ")[0]], ["2", "1"]);
      });
      // By keyboard: open, go there, come back, and it is still open.
      await touch.locator("> button").focus();
      await page.keyboard.press("Enter");
      await page.waitForURL(/progress\?topic=touch-move$/);
      await pollEqual(() => touch.locator("> button").getAttribute("aria-expanded"), "true");
      await touch.locator(".member a").first().waitFor();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.waitForURL(/karpov-chernin\/rapid-unsupervised/);
      await page.goBack();
      await touch.locator(".member").waitFor();
      await touch.locator("> button").click();
      await page.waitForURL(/progress$/);
      await pollEqual(() => page.locator(".bar .member").count(), 0);
    }));

  test(`ok: a ruling is kept though one leaves as soon as it is there (${language})`, () =>
    withPage({ language, viewport, path: DECISION, reducedMotion: "reduce" }, async (page) => {
      await openFullForm(page, language);
      await answer(page, language);
      // A slow device: the page is drawn, and what follows the drawing is still waiting.
      const device = await page.context().newCDPSession(page);
      await device.send("Emulation.setCPUThrottlingRate", { rate: 20 });
      await page.evaluate(() => {
        new MutationObserver((_, observer) => {
          if (document.querySelector(".ruling-form")) return;
          observer.disconnect();
          location.hash = "#/progress";
        }).observe(document.body, { childList: true, subtree: true });
      });
      await choose(page, WORDS_OF_RULING[language].result);
      await bar(page, words.touch).getByText(words.right).waitFor();
    }));

  test(`ok: every plot has a table that says the same (${language})`, () =>
    withPage({ language, viewport, path: "/progress", before: keeping(WEEKS) }, async (page) => {
      const clocks = bar(page, words.clocks);
      await clocks.waitFor();
      await page.locator(".by-article .bar").first().waitFor();
      await settled(page);
      for (const summary of await page.locator(".twin > summary").all()) {
        await summary.click();
      }
      await expectAccessible(page);
      await expectNothingCutOff(page);
      for (const list of await page.locator(".bars:visible").all()) {
        await poll(async () => {
          const [plots, rows] = await list.evaluate((list) => {
            const spoken = [...list.querySelectorAll(".bar-plot > title")].map((it) => it.textContent);
            const table = list.nextElementSibling.querySelector("tbody");
            const cells = [...table.rows].map((row) => [...row.cells].slice(1).map((it) => it.textContent));
            return [spoken, cells];
          });
          assert.deepEqual(plots.map((told) => told.match(/\d+/g)), rows);
        });
      }
      await poll(async () => {
        const counts = await page.locator(".column-plot text").allTextContents();
        assert.equal(counts.map(Number).reduce((one, other) => one + other, 0), 5);
      });
    }));
}

for (const [language, theme, viewport] of [
  ["en", "dark", undefined],
  ["it", "light", PROJECTOR],
  ["en", "light", PHONE],
]) {
  test(`ok: progress is accessible with everything on it (${language}, ${theme})`, () => {
    const on = plan({ repetition: "on", exam: "2999-03-14", daily_cap: 2 });
    const before = keeping([...WEEKS, on]);
    const path = "/progress?question=trigger";
    return withPage({ language, theme, viewport, before, path }, async (page) => {
      await page.locator(".bar.is-open .member").first().waitFor();
      await page.locator(".by-article .bar").first().waitFor();
      await expectAccessible(page);
      await expectNothingCutOff(page);
    });
  });
}

test("ok: review is asked for, planned towards an exam, done, and never more than the cap", () => {
  const learnt = WEEKS.filter(([, text]) => !text.includes("nobody"));
  return withPage({ path: "/progress", before: keeping(learnt), reducedMotion: "reduce" }, async (page) => {
    await page.getByRole("heading", { name: "Review" }).waitFor();
    await settled(page);
    assert.equal(await review(page, 3).count(), 0, "it is off");
    await page.getByRole("switch", { name: /Bring incidents back/ }).press("Space");
    await review(page, 4).waitFor();
    await page.getByLabel("Maximum incidents per day").fill("3");
    await page.keyboard.press("Tab");
    await review(page, 3).waitFor();
    const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel("Exam date").fill(inTenDays);
    await page.getByText(/everything you have ruled on comes up once more/).waitFor();
    await page.locator(".twin", { hasText: "14 days" }).locator("summary").click();
    await poll(async () => {
      const days = await page.locator(".twin", { hasText: "14 days" }).locator("td").allInnerTexts();
      assert.equal(days.length, 14);
      assert.ok(days.every((count) => Number(count) <= 3), days.join(" "));
    });
    await page.reload();
    await review(page, 3).waitFor();
    const day = page.getByLabel("Exam date");
    await pollEqual(() => day.inputValue(), inTenDays);
    await page.getByRole("button", { name: "No exam" }).click();
    await pollEqual(() => day.inputValue(), "");
    await page.getByRole("switch", { name: /Bring incidents back/ }).click();
    await page.getByLabel("Exam date").waitFor({ state: "detached" });
  });
});

test("ok: a review leads from home through what is due, and ends", () => {
  const learnt = [
    ruling("karpov-chernin/rapid-unsupervised", { daysAgo: 30, wrong: ["clocks", "result"] }),
    ruling("navaras-king/claimed", { daysAgo: 4 }),
  ];
  const on = plan({ repetition: "on", exam: null, daily_cap: 5 });
  return withPage({ before: keeping([...learnt, on]), reducedMotion: "reduce" }, async (page) => {
    await review(page, 2).click();
    await page.waitForURL(/karpov-chernin\/rapid-unsupervised(\/\d+)?\?review$/);
    await page.locator(".queue-line").getByText("1 of 2").waitFor();
    await rule(page);
    await page.getByRole("button", { name: "Next incident" }).click();
    await page.waitForURL(/navaras-king\/.*\?review$/);
    await page.locator(".queue-line").getByText("2 of 2").waitFor();
    await page.locator(".queue-line-out").click();
    await review(page, 1).waitFor();
    const last = page.locator("ol.members .member").first();
    await last.getByText("Review", { exact: true }).waitFor();
  });
});

test("ok: a backup is saved, read on another device, and everything is erased", async () => {
  const saved = await withPage({ path: "/progress", before: keeping(WEEKS) }, async (page) => {
    await page.getByRole("main").getByRole("link", { name: "settings" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save a backup" }).click();
    return downloaded(await download);
  });
  await withPage({ path: "/progress" }, async (page) => {
    await page.getByRole("main").getByRole("link", { name: "settings" }).click();
    const file = { name: "acconcio-backup.json", mimeType: "application/json", buffer: Buffer.from(saved) };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByText("Will be added or updated: 6 rulings.").waitFor();
    await page.getByRole("button", { name: "Restore", exact: true }).click();
    await page.getByText("Added or updated: 6 rulings.").waitFor();
    await to(page, "/progress");
    await bar(page, "Touch-move").waitFor();
    await pollEqual(async () => (await numbers(page))[0], "5");
    await to(page, "/settings");
    await page.getByRole("button", { name: "Erase everything" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Erase everything" }).click();
    await page.getByText("Everything has been erased.").waitFor();
    await to(page, "/progress");
    await page.getByText("You have not ruled on any incident yet.").waitFor();
    await settled(page);
    await pollEqual(() => page.evaluate(() => Object.keys(localStorage)), []);
  });
});

test("ok: the history is saved as a table", () =>
  withPage({ path: "/progress", before: keeping(WEEKS) }, async (page) => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: /table \(CSV\)/ }).click();
    const lines = (await downloaded(await download)).trim().split("\r\n");
    assert.equal(lines.length, 1 + WEEKS.length);
    assert.match(lines[2], /^\d{4}-\d\d-\d\dT[\d:]{8}Z,castling-rook-first,completed,700,700,free,0,certain,/);
  }));

test("ok: what one window records, another one shows", () =>
  withPage({ path: "/progress", before: keeping(WEEKS), reducedMotion: "reduce" }, async (page, context) => {
    await bar(page, "Touch-move").waitFor();
    const other = await context.newPage();
    await other.goto(page.url().replace(/#.*/, `#${DECISION}`));
    await rule(other);
    await page.locator(".overview dd", { hasText: /^6$/ }).waitFor();
    await other.goto(page.url());
    await other.getByRole("switch").click();
    await review(page, 3).waitFor();
    await other.evaluate(() => localStorage.clear());
    await page.getByText("You have not ruled on any incident yet.").waitFor();
  }));

test("ok: where there is no room left, a ruling still counts and goes into the backup", () => {
  const fill = (page) =>
    page.addInitScript(() => {
      for (let size = 1 << 22; size >= 1; size = size === 1 ? 0 : size >> 1) {
        try {
          localStorage.setItem(`other-${size}`, "x".repeat(size));
        } catch {
          // The next one is half as long.
        }
      }
    });
  return withPage({ path: DECISION, before: fill, reducedMotion: "reduce" }, async (page) => {
    await rule(page);
    await page.getByText(/storage was full|no storage left/i).waitFor();
    await to(page, "/progress");
    await bar(page, "Touch-move").getByText("1 of 1 correct").waitFor();
    await to(page, "/settings");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save a backup" }).click();
    const backup = JSON.parse(await downloaded(await download));
    const rulings = Object.keys(backup.kept).filter((name) => name.startsWith("attempt."));
    assert.equal(rulings.length, 1);
  });
});
