// The laws to rule under: those in force unless others are chosen, on every page where one rules.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { create } from "./exam_steps.mjs";
import { pollMatch, settled } from "./poll.mjs";
import { expectNothingCutOff, PHONE } from "./sizes.mjs";
import { KARPOV } from "./words.mjs";

const still = { reducedMotion: "reduce" };
const IN_FORCE = /Laws of 1 January 2023/;

const laws = (page) => page.locator(".brief-laws").first();
const choice = (page) => page.getByRole("combobox", { name: "Rule under", exact: true });
const go = (page, path) => page.goto(`${page.url().replace(/#.*/, "")}#${path}`);

test("ok: the first five incidents of a newcomer are under the Laws in force", () =>
  withPage({ viewport: PHONE, ...still }, async (page) => {
    const next = page.locator(".home-head h2 a");
    const shown = [];
    for (let count = 0; count < 5; count += 1) {
      await next.click();
      await page.locator(".player-head h1").waitFor();
      await pollMatch(() => laws(page).textContent(), IN_FORCE);
      const title = await page.locator(".player-head h1").textContent();
      assert.ok(!shown.includes(title), `${title} a second time`);
      shown.push(title);
      if (count === 0) {
        assert.match(title, /^Karpov–Chernin/);
        await expectAccessible(page);
        await expectNothingCutOff(page);
      }
      await page.locator("body").press("End");
      await page.getByRole("button", { name: "Reveal the ruling" }).click();
      await page.locator(".slip").waitFor();
      await page.evaluate(
        (hash) => {
          // As if he had ruled: the same record as the app writes.
          const [, , scenario, variant] = hash.split("?")[0].split("/");
          const at = Date.now();
          const value = { scenario, variant, edition: "e2023", at, score: { points: 1, out_of: 1 } };
          const id = `${at.toString(16).padStart(11, "0")}-00000001`;
          localStorage.setItem(`acconcio.attempt.${id}`, JSON.stringify({ version: 1, value }));
        },
        await page.evaluate(() => location.hash),
      );
      await go(page, "/");
      await page.reload();
      await next.waitFor();
    }
  }));

test("ok: practice and a course are under the Laws in force, and the seminar as it was", () =>
  withPage({ path: "/practice", ...still }, async (page) => {
    await page.getByRole("button", { name: "Start: Continuous practice" }).click();
    await pollMatch(() => laws(page).textContent(), IN_FORCE);
    await go(page, "/courses/touch-move");
    // Of the reader's Laws are the numbers in the texts as well.
    await page.getByText("releasing it fixes the square (Article 4.7)").waitFor();
    await page.locator(".lesson-incidents a").first().click();
    await pollMatch(() => laws(page).textContent(), IN_FORCE);
    await go(page, "/courses/touch-move?laws=2009");
    await page.getByText("releasing it fixes the square (Article 4.6)").waitFor();
    await go(page, "/courses/seminar");
    await page.locator(".course-laws").waitFor();
    await page.locator(".lesson-incidents a").first().click();
    await pollMatch(() => laws(page).textContent(), /Laws of 1 July 2009/);
  }));

test("ok: an exam is under the Laws in force, and its paper says so", () =>
  withPage({ path: "/exam", ...still }, async (page) => {
    await page.locator(".exam-drawn ol li").first().waitFor({ state: "attached" });
    assert.match(await choice(page).locator("option:checked").textContent(), /2023/);
    await choice(page).selectOption("2018");
    await page.locator(".exam-drawn ol a[href*='laws=2018']").first().waitFor({ state: "attached" });
    const exam = await create(page);
    await go(page, `/exam/paper/${exam.address.split("/sit/")[1]}`);
    await page.getByText(/Laws of 1 January 2018/).first().waitFor();
    assert.equal(await page.getByText(/Laws of 1 (July|January) 20(09|14|17|23)/).count(), 0);
  }));

test("ok: the laws are chosen above an incident, and in the settings for all", () =>
  withPage({ path: `${KARPOV}/9`, ...still }, async (page) => {
    await pollMatch(() => laws(page).textContent(), IN_FORCE);
    await choice(page).selectOption("as-played");
    await page.waitForURL(/laws=as-played/);
    await pollMatch(() => laws(page).textContent(), /2009/);
    await settled(page);
    await go(page, "/settings");
    await page.locator(".settings").waitFor();
    await choice(page).or(page.getByRole("combobox", { name: "Laws", exact: true })).selectOption("2014");
    await go(page, KARPOV);
    await pollMatch(() => laws(page).textContent(), /Laws of 1 July 2014/);
    await page.reload();
    await pollMatch(() => laws(page).textContent(), /Laws of 1 July 2014/);
  }));

test("ok: what cannot arise under the laws chosen is said, and leads to the incident as played", () =>
  withPage({ path: "/incident/clock-without-a-move/two-illegal-moves-before", ...still }, async (page) => {
    await page.getByText(/would already have lost the game under these Laws: Laws of 1 January 2023/).waitFor();
    assert.equal(await page.locator(".board").count(), 0);
    await expectAccessible(page);
    await page.getByRole("link", { name: /^Rule under the Laws of the time/ }).click();
    await pollMatch(() => laws(page).textContent(), /2009/);
    await page.locator("#square-a1").waitFor();
  }));
