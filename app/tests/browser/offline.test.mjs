// The app on the device: everything works with the network off, and a new version announces itself.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { DIST, withPage } from "./browser.mjs";
import { poll, pollEqual, settled } from "./poll.mjs";
import { PHONE } from "./sizes.mjs";
import { KARPOV, WORDS } from "./words.mjs";

const words = WORDS.en;
const LAWS = "The Laws, article by article";
const FRAMING = {
  en: "A rapid game, with White in severe time trouble.",
  it: "Partita rapida, il Bianco ha pochissimo tempo.",
};

test("ok: after the first visit everything works with the network off", () =>
  withPage({ allowed: [/packs\/\S+\.it\.(json|txt)/], viewport: PHONE, worker: "allow", reducedMotion: "reduce" }, async (page, context) => {
    await everythingIsKept(page, ["en"]);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole("heading", { name: "You’re the arbiter. Make the call." }).waitFor();

    await go(page, "/incidents");
    await page.getByRole("heading", { name: words.library, exact: true }).waitFor();

    // Never opened before.
    await go(page, KARPOV);
    await page.locator("#square-a1").waitFor();
    await settled(page);
    await page.keyboard.press("End");
    await page.getByRole("button", { name: words.reveal }).click();
    await page.getByRole("heading", { name: words.ruling, exact: true }).waitFor();

    await go(page, "/laws");
    await page.getByRole("heading", { name: LAWS }).waitFor();
    await go(page, "/courses");
    await page.locator(".course-card").first().waitFor();

    await go(page, "/quadrigliona/runner-hoops/two-hoops");
    await page.getByRole("button", { name: words.play }).waitFor();

    // The search has a worker of its own, which comes from the device, too.
    await go(page, "/mate?fen=k1K5/p7/8/1N6/8/8/8/8+w+-+-+0+1&winner=white");
    await page.getByText("Yes. White can still mate, on the next move.").waitFor();

    // A language that was never used on this device does not arrive; the page stays in the one that was.
    await page.getByRole("button", { name: "IT, Italiano" }).click();
    await page.getByText("Could not load the language “Italiano”. Check your connection, then choose it again.").waitFor();
    await go(page, KARPOV);
    await page.getByText(FRAMING.en).waitFor();
  }));

test("ok: a device keeps the languages that are used on it, and each works with the network off", () =>
  withPage({ worker: "allow", reducedMotion: "reduce" }, async (page, context) => {
    await everythingIsKept(page, ["en"]);
    await page.getByRole("button", { name: "IT, Italiano" }).click();
    await everythingIsKept(page, ["en", "it"]);
    await context.setOffline(true);
    await page.reload();
    await go(page, KARPOV);
    await page.getByText(FRAMING.it).waitFor();
    await page.getByRole("button", { name: "EN, English" }).click();
    await page.getByText(FRAMING.en).waitFor();
    assert.equal(await page.locator(".framing [lang]").count(), 0);
  }));

test("ok: a new version announces itself, and the running page goes on when it is put off", () =>
  withNewVersion(async (page) => {
    await expectAccessible(page);
    await page.getByRole("button", { name: "Later" }).click();
    await page.getByText(/A new version of Acconcio/).waitFor({ state: "detached" });
    // The host does not have the files of the old version any more.
    await go(page, "/laws");
    await page.getByRole("heading", { name: LAWS }).waitFor();
    await go(page, KARPOV);
    await page.locator("#square-a1").waitFor();
    await settled(page);
    assert.equal(await isNext(page), false);
  }));

test("ok: a new version is there once it is asked for, and the old one is forgotten", () =>
  withNewVersion(async (page) => {
    await page.getByRole("button", { name: "Reload" }).click();
    await page.waitForFunction((next) => document.querySelector(`script[src*="${next}"]`), NEXT);
    await page.getByRole("heading", { name: "You’re the arbiter. Make the call." }).waitFor();
    await pollEqual(() => page.getByText(/A new version of Acconcio/).count(), 0);
    await poll(async () => {
      const names = await page.evaluate(() => caches.keys());
      assert.ok(names.length === 1 && names[0].endsWith(NEXT), names.join());
    });
    await go(page, "/laws");
    await page.getByRole("heading", { name: LAWS }).waitFor();
  }));

// Every file in these languages is kept, the replays included, and none in another.
async function everythingIsKept(page, codes) {
  const isKept = (file) =>
    file.startsWith("index-") || ["boards.json", "changes.json", "facts.json"].includes(file) || codes.includes(file.split(".")[1]);
  const packs = (await readdir(join(DIST, "packs"), { recursive: true })).filter(isKept).length;
  const packsKept = async () => {
    const [name] = await caches.keys();
    const kept = name ? await (await caches.open(name)).keys() : [];
    return kept.filter(({ url }) => url.includes("/packs/")).length;
  };
  await pollEqual(() => page.evaluate(packsKept), packs);
}

// A page that has been told of a new version, which is all the host has.
async function withNewVersion(fn) {
  const dist = await mkdtemp(join(tmpdir(), "acconcio-"));
  try {
    await cp(DIST, dist, { recursive: true });
    await withPage({ dist, worker: "allow" }, async (page) => {
      await page.waitForFunction(() => navigator.serviceWorker.controller);
      await publishNext(dist);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await page.getByText(/A new version of Acconcio/).waitFor();
      await fn(page);
    });
  } finally {
    await rm(dist, { recursive: true });
  }
}

// What stands in the place of every digest of the app in the next version.
const NEXT = "0123456789ab";

// The same app under other names, as another build would have them.
async function publishNext(dist) {
  const files = await readdir(dist);
  const [, app] = files.join("\n").match(/acconcio-app-(\w+)\.wasm/);
  const [, boot] = files.join("\n").match(/boot-(\w+)\.js/);
  const renamed = (text) => text.replaceAll(app, NEXT).replaceAll(boot, NEXT);
  const published = (text) =>
    renamed(text).replace(/"version":"\w+"/, `"version":"${NEXT}"`).replace(/"\.\/\?\w+"/, `"./?${NEXT}"`);
  for (const file of files.filter((file) => /\.(html|js)$/.test(file))) {
    await writeFile(join(dist, file), published(await readFile(join(dist, file), "utf8")));
  }
  for (const file of files) {
    await rename(join(dist, file), join(dist, renamed(file)));
  }
  await tellDigests(dist);
}

// The worker is told the digest of each file.
async function tellDigests(dist) {
  const worker = join(dist, "sw.js");
  const [line, ...script] = (await readFile(worker, "utf8")).split("\n");
  const release = JSON.parse(line.slice("const RELEASE = ".length, -1));
  const ofLanguages = release.languages.flatMap(({ app, later }) => [app, later]);
  for (const digests of [release.app, ...ofLanguages]) {
    for (const name of Object.keys(digests)) {
      const content = await readFile(join(dist, name.split("?")[0].replace("./", "index.html")));
      digests[name] = createHash("sha256").update(content).digest("hex");
    }
  }
  await writeFile(worker, [`const RELEASE = ${JSON.stringify(release)};`, ...script].join("\n"));
}

async function isNext(page) {
  return (await page.locator(`script[src*="${NEXT}"]`).count()) > 0;
}

async function go(page, path) {
  await page.evaluate((path) => (location.hash = path), path);
}
