// A host that answers wrongly: the app starts all the same once the host is well again, or says what is missing;
// and nothing wrong is kept on the device.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { poll } from "./poll.mjs";
import { DECISION, openForm } from "./rule.mjs";
import { FAULTS } from "./serve.mjs";
import { expectNothingCutOff, PHONE } from "./sizes.mjs";
import { KARPOV, WORDS } from "./words.mjs";

const LAWS = "The Laws, article by article";

// The files without which home is not there.
const FIRST = { page: /^index\.html$/, script: /^acconcio-app-.*js$/, wasm: /^acconcio-app-.*wasm$/ };
const PART = /^acconcio-(handbook|home|replay|player|queue|small(-[a-z]+)?|joined-player|chunk-\d+)-.*wasm$/;

// What goes wrong is said on the console as well.
const allowed = [/./];

const once = (files, fault) => (name, times) => (files.test(name) && times === 0 ? FAULTS[fault] : undefined);
const always = (files, fault) => (name) => (files.test(name) ? FAULTS[fault] : undefined);
// The browser keeps what it was given.
const faulty = (fault) => ({ headers: { "cache-control": "max-age=600" }, fault });

for (const fault of ["cut", "another page", "out of order", "missing"]) {
  for (const what of ["script", "wasm"]) {
    test(`ok: the app starts though its ${what} was ${fault} at first`, () =>
      withPage({ allowed, manner: faulty(once(FIRST[what], fault)) }, async (page) => {
        await page.getByRole("heading", { name: "You’re the arbiter. Make the call." }).waitFor();
      }));
  }
}

for (const fault of ["cut", "another page"]) {
  for (const path of ["/laws", KARPOV]) {
    test(`ok: a page is there though its files were ${fault} at first: ${path}`, () =>
      withPage({ allowed, manner: faulty(once(PART, fault)), path }, async (page) => {
        await page.locator("#content:not([aria-busy=true]) h1").waitFor();
      }));
  }
}

test("ok: the verdict is there where the rest of the ruling does not arrive, which may be asked for again", () => {
  let isWell = false;
  const fault = (name) => (!isWell && /^acconcio-ruled-.*wasm$/.test(name) ? FAULTS.missing : undefined);
  return withPage({ allowed, manner: { fault }, path: DECISION, viewport: PHONE, reducedMotion: "reduce" }, async (page) => {
    await openForm(page);
    await page.getByRole("button", { name: WORDS.en.reveal }).click();
    await page.locator(".slip").waitFor();
    const missing = page.locator(".missing-section");
    await missing.getByText("Could not load this section.").waitFor();
    await expectNothingCutOff(page);
    await expectAccessible(page);
    assert.equal(await page.locator(".folds").count(), 0);
    isWell = true;
    // One notice stands for all that is missing.
    await missing.getByRole("button").click();
    await page.locator(".folds details").first().waitFor();
    await page.locator("#what-if > summary").waitFor();
    assert.equal(await missing.count(), 0);
  });
});

test("ok: everything works where the host does not say that wasm is wasm", () =>
  withPage({ allowed, manner: { types: { ".wasm": "application/octet-stream" } }, reducedMotion: "reduce" }, async (page) => {
    await page.evaluate(() => (location.hash = "/laws"));
    await page.getByRole("heading", { name: LAWS }).waitFor();
    await page.evaluate((path) => (location.hash = path), KARPOV);
    await page.getByRole("button", { name: WORDS.en.play }).waitFor();
  }));

test("ok: a visitor reads which file has not arrived", () =>
  withPage({ manner: { fault: always(FIRST.wasm, "hangs") }, starts: false, viewport: PHONE }, async (page) => {
    await page.getByText("This takes longer than usual").waitFor();
    assert.match(await page.locator(".shell-reason").textContent(), FIRST.wasm);
    await expectAccessible(page);
  }));

test("ok: a visitor reads that something is missing where nothing but the page has arrived", () =>
  withPage(
    { allowed, manner: { fault: always(/^boot-/, "missing") }, starts: false, viewport: PHONE },
    async (page) => {
      await page.getByRole("link", { name: "reload" }).waitFor();
      await page.waitForFunction(
        () => getComputedStyle(document.querySelector(".shell-late")).visibility === "visible",
      );
      await expectAccessible(page);
    },
  ));

for (const fault of ["cut", "another page"]) {
  test(`ok: a file that is ${fault} is not kept on the device, and the app is once the host is well`, () => {
    let isWell = false;
    const wrong = /^(packs\/glossary.*|packs\/karpov-chernin\..*|acconcio-pages-.*wasm)$/;
    const faultOf = (name) => (!isWell && wrong.test(name) ? FAULTS[fault] : undefined);
    return withPage({ allowed, manner: { fault: faultOf }, worker: "allow" }, async (page, context) => {
      await page.evaluate(() =>
        navigator.serviceWorker.register("sw.js").then(({ installing }) =>
          new Promise((resolve) => {
            installing.onstatechange = () => installing.state === "redundant" && resolve();
          }),
        ),
      );
      assert.deepEqual(await wrongOnes(page), []);
      isWell = true;
      await page.reload();
      await page.waitForFunction(() => navigator.serviceWorker.controller);
      await context.setOffline(true);
      await page.goto(`${page.url().split("#")[0]}#/incidents`);
      await page.reload();
      await page.getByRole("heading", { name: WORDS.en.library, exact: true }).waitFor();
      await context.setOffline(false);
      assert.deepEqual(await wrongOnes(page), []);
    });
  });
}

test("ok: a kept file that has been damaged is not used, and is replaced", () =>
  withPage({ allowed, worker: "allow" }, async (page) => {
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.evaluate(async () => {
      const [name] = await caches.keys();
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (request.url.endsWith(".wasm")) {
          await cache.put(request, new Response("damaged", { headers: { "content-type": "application/wasm" } }));
        }
      }
    });
    assert.notDeepEqual(await wrongOnes(page), []);
    await page.goto(`${page.url().split("#")[0]}#/laws`);
    await page.reload();
    await page.getByRole("heading", { name: LAWS }).waitFor();
    await poll(async () => {
      const wrong = await wrongOnes(page);
      assert.ok(!wrong.some((url) => /acconcio-(app|handbook)-/.test(url)), wrong.join());
    });
  }));

// The files on the device that are not as the worker of this build names them.
function wrongOnes(page) {
  return page.evaluate(async () => {
    const text = await (await fetch("sw.js", { cache: "no-store" })).text();
    const { app, languages } = JSON.parse(/^const RELEASE = (.*);$/m.exec(text)[1]);
    const files = Object.assign({}, app, ...languages.flatMap(({ app, later }) => [app, later]));
    const wrong = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const [file, expected] of Object.entries(files)) {
        const kept = await cache.match(new URL(file, document.baseURI).href);
        const digest = kept && (await crypto.subtle.digest("SHA-256", await kept.arrayBuffer()));
        const digits = digest && Array.from(new Uint8Array(digest), (it) => it.toString(16).padStart(2, "0"));
        if (digits && digits.join("") !== expected) wrong.push(file);
      }
    }
    return wrong;
  });
}
