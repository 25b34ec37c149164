// The page around the app: that it starts, and what it says when it cannot.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { pollEqual } from "./poll.mjs";
import { ruleSomehow } from "./rule.mjs";
import { PHONE } from "./sizes.mjs";

test("ok: the app starts below a sub-path, and asks no other host for anything", () =>
  withPage({}, async (page) => {
    assert.match(page.url(), /^http:\/\/127\.0\.0\.1:\d+\/acconcio\/(#\/)?$/);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
  }));

test("ok: the first part is asked for before the script that starts it has come", () => {
  let tell;
  const isAskedFor = new Promise((resolve) => (tell = resolve));
  const before = async (page) => {
    page.on("request", (request) => /-app-[0-9a-f]+\.wasm$/.test(request.url()) && tell());
    await page.route(/\/boot-[0-9a-f]+\.js$/, async (route) => {
      await isAskedFor;
      await route.continue();
    });
  };
  return withPage({ before }, (page) => page.getByRole("heading", { level: 1 }).first().waitFor());
});

test("ok: the shell stays until all of the page is drawn", () => {
  const before = (page) =>
    page.addInitScript(() => {
      window.halves = [];
      const look = () => {
        const [head, foot] = [".head-settings", "footer"].map((part) => document.querySelector(`#app > ${part}, #app > * > ${part}`) !== null);
        if (head !== foot) window.halves.push({ head, foot });
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
  return withPage({ before }, async (page) => {
    await page.locator("#app > footer").waitFor();
    assert.deepEqual(await page.evaluate(() => window.halves), []);
  });
});

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

// Pages that are shown without the style of the others, each with what has to be there before it is looked at.
const ALONE = {
  home: ["/", (page) => page.locator(".home-incident .board .figure, .board .figure").first().waitFor()],
  "an incident": ["/incident/three-pictures/king-touched", (page) => page.locator("#square-a1").waitFor()],
  "an incident that has been ruled on": ["/incident/three-pictures/king-touched", showEverything],
  "an incident that there is not": ["/incident/three-picture/king-touched", (page) => page.getByRole("link", { name: /three/i }).first().waitFor()],
};

async function showEverything(page) {
  await ruleSomehow(page);
  await page.locator("#what-if > summary").waitFor();
  await page.evaluate(() => document.querySelectorAll("main details").forEach((it) => (it.open = true)));
  await page.locator(".ruling-cell").first().waitFor();
}

for (const [what, [path, shown]] of Object.entries(ALONE)) {
  test(`ok: the style of the other pages changes nothing on ${what}, and is not applied there`, () =>
    withPage({ allowed: [/404/], path, viewport: PHONE, reducedMotion: "reduce" }, async (page) => {
      await shown(page);
      const sheet = page.locator('link[href*="pages-"]');
      await pollEqual(() => page.evaluate(() => [...document.fonts].filter(({ family }) => /Acconcio/.test(family)).length), 2);
      assert.equal(await sheet.getAttribute("media"), "not all");
      assert.deepEqual(await page.evaluate(changedByStyle), []);
    }));
}

// In the page: what the style of the other pages changes, properties of its own left out. What has moved meanwhile looks
// the same with it and without it afterwards.
async function changedByStyle() {
  const elements = [...document.querySelectorAll("body *")];
  const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith("--"));
  const styles = async (media) => {
    document.querySelector('link[href*="pages-"]').media = media;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return elements.map((element) => {
      const style = getComputedStyle(element);
      return names.map((name) => style[name]);
    });
  };
  const [before, applied, after] = [await styles("not all"), await styles("all"), await styles("not all")];
  const changed = (element, place) => {
    const [was, is, will] = [before[place], applied[place], after[place]];
    const others = names.filter((_, index) => is[index] !== was[index] && is[index] !== will[index]);
    return others.map((name) => `${element.tagName}.${element.getAttribute("class")} ${name}`);
  };
  return elements.flatMap(changed).slice(0, 20);
}

test("ok: the style of the other pages is applied as soon as one of them is gone to", () =>
  withPage({ path: "/", viewport: PHONE }, async (page) => {
    const sheet = page.locator('link[href*="pages-"]');
    await sheet.waitFor({ state: "attached" });
    await page.evaluate(() => (location.hash = "#/incident/three-pictures/king-touched"));
    await page.locator("#square-a1").waitFor();
    assert.equal(await sheet.getAttribute("media"), "not all");
    await page.evaluate(() => (location.hash = "#/incident/three-pictures/king-touched?practice=mistakes"));
    await pollEqual(() => sheet.getAttribute("media"), "all");
  }));

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
