// What is composed at the bench goes on from there: it is ruled on, sent as a link, kept, practised, examined, projected,
// printed, reported; and nothing is lost where the device is full.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Author } from "./author.mjs";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { poll, pollMatch } from "./poll.mjs";
import { ruling } from "./seed.mjs";
import { expectNothingCutOff, PHONE } from "./sizes.mjs";

const to = (page, hash) => page.evaluate((hash) => { location.hash = hash; }, hash);

// A white king that goes into check, and the arbiter who notices.
async function compose(author) {
  await author.setUp("4k3/8/8/8/4r3/8/8/3K4 w - - 0 40", { white: "5:00", black: "4:00" });
  await author.drag("d1", "e1");
  await author.press("White presses the clock");
  await author.say("The arbiter", /notices/);
  await author.holds(5);
  await author.goTo("Send");
}

// Gives the incident a title, and goes back to sending it.
async function entitle(author, title) {
  await author.goTo("Texts");
  await author.write("Title", title);
  await author.goTo("Send");
}

// The text that a button gives to the clipboard.
async function copied(page, button) {
  await page.evaluate(() => {
    globalThis.copied = "";
    navigator.clipboard.writeText = async (text) => { globalThis.copied = text; };
  });
  await button.click();
  await poll(async () => assert.notEqual(await page.evaluate(() => globalThis.copied), ""));
  return page.evaluate(() => globalThis.copied);
}

async function saved(page, button) {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return [download.suggestedFilename(), await readFile(await download.path())];
}

test("ok: what is composed on a phone is sent as a link, and ruled on by whoever gets it", (context) =>
  withPage({ path: "/bench", viewport: PHONE }, async (page) => {
    const author = new Author(page);
    await compose(author);
    await expectAccessible(page);
    await expectNothingCutOff(page);
    // Without a single text it can be sent.
    const bare = await copied(page, author.button("Copy the link"));
    context.diagnostic(`composed and sent: ${author.told()}, ${bare.length} characters`);
    await entitle(author, "Last Sunday");
    const link = await copied(page, author.button("Copy the link"));
    await page.evaluate(() => { localStorage.clear(); sessionStorage.clear(); });
    for (const [address, title] of [[bare, "Untitled incident"], [link, "Last Sunday"]]) {
      await to(page, "#/");
      await page.reload();
      await to(page, new URL(address).hash);
      await page.getByRole("heading", { name: title, level: 1 }).waitFor();
      await pollMatch(() => page.title(), new RegExp(title));
      await page.locator(".board .figure").first().waitFor();
    }
  }));

test("ok: a kept incident is practised, printed, projected and planned as ours are", () =>
  withPage({ path: "/bench" }, async (page) => {
    const author = new Author(page);
    await compose(author);
    await entitle(author, "Last Sunday");
    await author.press("Save with your own incidents");
    await page.getByText(/it is now in the list/).waitFor();
    const rule = await page.getByRole("link", { name: "Rule on it yourself" }).getAttribute("href");
    const place = rule.match(/own--bench--[a-z0-9-]+\/a/)[0];
    const [id] = place.split("/");
    await page.evaluate(() => sessionStorage.clear());
    await to(page, "#/");
    await page.reload();
    const title = page.getByRole("heading", { name: /Last Sunday/ }).first();
    await to(page, "#/incidents?words=Last%20Sunday");
    await page.locator(".cards > li").filter({ hasText: "Last Sunday" }).getByText("own", { exact: true }).waitFor();
    for (const [sheet, said] of [["handout", /Last Sunday/], ["report", /Completed illegal moves/], ["poster", /Last Sunday/]]) {
      await to(page, `#/print/${sheet}/${place}`);
      await pollMatch(() => page.locator("main").innerText(), said);
    }
    await to(page, `#/presenter?items=${place}`);
    await pollMatch(() => page.locator("main").innerText(), /Last Sunday/);
    // Practice draws it, and what was ruled on it stands in the progress and comes up for review.
    await to(page, "#/practice?words=Last%20Sunday");
    await page.getByRole("button", { name: "Start: Continuous practice" }).click();
    await page.waitForURL(new RegExp(`${place}.*practice=continuous`));
    await title.waitFor();
    const [name, text] = ruling(place, { daysAgo: 40, wrong: ["trigger", "count"] });
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [name, text]);
    await page.reload();
    await to(page, "#/progress");
    await pollMatch(() => page.locator("main").innerText(), /Last Sunday/);
    // A plan that is sent holds it.
    const plan = { format: "acconcio-course-plan", version: 1, title: "Evening", entries: [{ title: "One", incidents: [{ scenario: id, variant: "a" }] }] };
    await to(page, `#/plan?shared=${encodeURIComponent(JSON.stringify(plan))}`);
    const link = await copied(page, page.getByRole("button", { name: "Copy link" }));
    await page.evaluate(() => { localStorage.clear(); sessionStorage.clear(); });
    await to(page, "#/");
    await page.reload();
    await to(page, new URL(link).hash);
    await pollMatch(() => page.locator("main").innerText(), /Last Sunday/);
  }));

test("ok: pictures, files and a report are saved", () =>
  withPage({ path: "/bench" }, async (page) => {
    const author = new Author(page);
    await compose(author);
    const [pack, bytes] = await saved(page, author.button("Save as a file"));
    assert.match(pack, /^incident-[0-9a-f]{5}\.acconcio$/);
    assert.equal(bytes.subarray(0, 8).toString(), "acconcio");
    const [png, picture] = await saved(page, author.button(/as PNG/));
    assert.match(png, /\.png$/);
    assert.equal(picture.subarray(1, 4).toString(), "PNG");
    const [, moving] = await saved(page, author.button("The replay as an animated GIF"));
    assert.ok(moving.length < 1_000_000, `${moving.length} bytes`);
    await page.getByText("Files of the incident (TOML)").click();
    const [, facts] = await saved(page, author.button(/^Save incident-/));
    assert.match(facts.toString(), /position = "4k3\/8\/8\/8\/4r3\/8\/8\/3K4 w - - 0 40"/);
    await page.getByText("Would you rule differently?").click();
    await page.getByLabel("Your view").fill("The king was only adjusted.");
    const [, report] = await saved(page, author.button("Save the report"));
    for (const part of ["only adjusted", "with=", "[[variant]]", "3.9", "Classification"]) {
      assert.ok(report.toString().includes(part), `${part} is not in the report:\n${report}`);
    }
  }));

test("ok: a full device says so at once, and the incident can be saved as a file", () =>
  withPage({ path: "/bench", allowed: [/quota/i] }, async (page) => {
    const author = new Author(page);
    await compose(author);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
    });
    await author.goTo("Record");
    await author.press("Black presses the clock");
    await page.getByText(/no room left on this device: what you change now/).waitFor();
    const [name] = await saved(page, page.getByRole("alert").getByRole("button", { name: "Save as a file" }));
    assert.match(name, /\.acconcio$/);
    await author.holds(6);
  }));
