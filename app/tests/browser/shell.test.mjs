// The page around the app: that it starts, and what it says when it cannot.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { pollEqual } from "./poll.mjs";
import { PHONE } from "./sizes.mjs";

test("ok: the app starts below a sub-path, and asks no other host for anything", () =>
  withPage({}, async (page) => {
    assert.match(page.url(), /^http:\/\/127\.0\.0\.1:\d+\/acconcio\/(#\/)?$/);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
  }));

for (const language of ["en", "it", "es"]) {
  test(`ok: the shell says the first words of home (${language})`, () =>
    withPage({ language }, async (page) => {
      const shell = await page.evaluate(async (language) => {
        const text = await (await fetch("./")).text();
        const shell = new DOMParser().parseFromString(text, "text/html");
        const words = shell.querySelectorAll(`.opening .shell-words[lang=${language}] > *`);
        return [...words].map((element) => element.textContent);
      }, language);
      assert.equal(shell.length, 2);
      await pollEqual(() => page.locator(".opening h1, .opening h1 + p").allTextContents(), shell);
    }));
}

test("ok: the policy against foreign and inline scripts is in force", () => {
  const allowed = [/content security policy: script-src/, /Content Security Policy/];
  return withPage({ allowed }, async (page) => {
    const ran = await page.evaluate(async () => {
      const script = document.createElement("script");
      script.textContent = "window.inlineScriptRan = true";
      document.body.append(script);
      return window.inlineScriptRan === true;
    });
    assert.equal(ran, false);
  });
});

for (const [what, before, allowed] of [
  [
    "the wasm cannot be loaded",
    (page) => page.route("**/*.wasm", (route) => route.abort()),
    [/did not start/, /Failed to load resource/],
  ],
  [
    "the browser has no WebAssembly",
    (page) => page.addInitScript(() => delete window.WebAssembly),
    [/did not start: Error: this browser has no WebAssembly/],
  ],
]) {
  for (const [language, told, again] of [
    ["en", "Acconcio could not start", "Reload"],
    ["es", "Acconcio no ha podido iniciarse", "Recargar"],
  ]) {
    test(`ok: a visitor reads why the app does not start when ${what} (${language})`, () =>
      withPage({ language, viewport: PHONE, before, allowed }, async (page) => {
        await page.getByText(told).waitFor();
        await expectAccessible(page);
        await page.unroute("**/*.wasm");
        await page.getByRole("button", { name: again, exact: true }).click();
        await page.waitForLoadState();
      }));
  }
}
