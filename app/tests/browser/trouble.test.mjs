// What goes wrong, and what a visitor reads then. Nothing already saved is lost.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { poll, pollMatch } from "./poll.mjs";
import { PHONE } from "./sizes.mjs";
import { KARPOV, WORDS } from "./words.mjs";

const pack = (file, change) => (page) =>
  page.route(`**/packs/${file}.json*`, async (route) => {
    const response = await route.fetch();
    const changed = change(await response.json());
    const body = typeof changed === "string" ? changed : JSON.stringify(changed);
    await route.fulfill({ response, body });
  });

for (const [what, change] of [
  ["is of another version", (found) => ({ ...found, version: 99 })],
  ["cannot be read", () => "<!doctype html>"],
]) {
  for (const [file, path] of [["catalogue.it", "/incidents"], ["karpov-chernin.it", KARPOV]]) {
    test(`ok: a file of the incidents that ${what} is explained: ${file}`, () =>
      withPage({ before: pack(file, change), language: "it", path }, async (page) => {
        await page.getByRole("button", { name: /Ricarica/ }).first().waitFor();
        await expectAccessible(page);
      }));
  }
}

test("ok: a part of the app that does not arrive is asked for again", () => {
  const allowed = [/Failed to load resource/, /Failed to fetch/, /wasm/i];
  let asked = 0;
  const cut = (page) =>
    page.route("**/acconcio-handbook-*.wasm", (route) => {
      asked += 1;
      return route.abort();
    });
  return withPage({ allowed, before: cut, path: "/laws", viewport: PHONE }, async (page) => {
    await page.getByRole("heading", { name: "Could not load this page" }).waitFor();
    await expectAccessible(page);
    const before = asked;
    await page.getByRole("button", { name: "Retry" }).click();
    await poll(async () => assert.ok(asked > before, "it is asked for again"));
    await page.getByRole("heading", { name: "Could not load this page" }).waitFor();
    await page.unroute("**/acconcio-handbook-*.wasm");
    await page.getByRole("button", { name: "Retry" }).click();
    await page.getByRole("searchbox").waitFor();
  });
});

test("ok: a part that does not arrive for one page is asked for again for another", () => {
  const allowed = [/Failed to load resource/, /Failed to fetch/, /wasm/i];
  const cut = (page) => page.route("**/acconcio-pages-*.wasm", (route) => route.abort());
  return withPage({ allowed, before: cut, path: "/settings", starts: false }, async (page) => {
    await page.getByRole("heading", { name: "Could not load this page" }).waitFor();
    await page.unroute("**/acconcio-pages-*.wasm");
    await page.evaluate(() => { location.hash = "#/courses"; });
    await page.getByRole("heading", { name: "Courses", exact: true }).waitFor();
  });
});

test("ok: an incident whose replay is broken is named, and the others work", () => {
  const breakKarpov = (found) => {
    found.scenario.variants[0].incident.acts[0].kind.touches.square = "a1";
    return found;
  };
  return withPage({ before: pack("karpov-chernin.en", breakKarpov), path: KARPOV, reducedMotion: "reduce" }, async (page) => {
    await page.getByText(/no piece on a1/).waitFor();
    await expectAccessible(page);
    await page.goto(page.url().replace(/rapid-unsupervised.*/, "standard"));
    await page.getByRole("button", { name: WORDS.en.play }).waitFor();
  });
});

test("ok: damaged storage is set aside, reported, and not deleted", () => {
  const damage = (page) =>
    page.addInitScript(() => {
      if (!sessionStorage.getItem("damaged")) {
        sessionStorage.setItem("damaged", "yes");
        localStorage.setItem("acconcio.attempt.1a1fd3ca000-0000002a", '{"version":1,"value":{"scenario":');
      }
    });
  return withPage({ path: "/incidents", before: damage }, async (page) => {
    await page.getByText(/set aside, not deleted/).waitFor();
    await pollMatch(() => page.evaluate(() => JSON.stringify({ ...localStorage })), /aside-1/);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Got it" }).click();
    await page.getByRole("heading", { name: WORDS.en.library, exact: true }).waitFor();
  });
});

test("ok: a browser that stores nothing is no obstacle", () => {
  const block = (page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
  return withPage({ before: block, path: KARPOV, reducedMotion: "reduce" }, async (page) => {
    await page.getByText(/does not let the page store/).waitFor();
    await page.getByRole("button", { name: WORDS.en.play }).waitFor();
  });
});

test("ok: an unknown incident leads back to the list", () =>
  withPage({ allowed: [/404.*nobody/], path: "/incident/nobody/nothing" }, async (page) => {
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: /Go to the incidents/ }).click();
    await page.getByRole("heading", { name: WORDS.en.library, exact: true }).waitFor();
  }));
