// That no test depends on how busy the machine is: none sleeps, and none reads before the page has
// answered, for the page is late; nor on the tests before it.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { withPage } from "./browser.mjs";
import { LATE } from "./tabs.mjs";

test("ok: no test sleeps, or waits less than the others", async () => {
  const folder = new URL(".", import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith(".test.mjs"));
  assert.ok(files.length > 20, `${files.length} files`);
  for (const file of files.filter((file) => file !== "late.test.mjs")) {
    const lines = (await readFile(new URL(file, folder), "utf8")).split("\n");
    const asleep = lines.filter((line) => /waitForTimeout|setTimeout|\btimeout:/.test(line));
    assert.deepEqual(asleep, [], file);
  }
});

test("ok: what a page does by itself comes after what a test would read at once", () =>
  withPage({}, async (page) => {
    const took = await page.evaluate(async () => {
      const start = performance.now();
      await new Promise((resolve) => queueMicrotask(resolve));
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - start;
    });
    assert.ok(took >= 2 * LATE - 1, `${took} ms`);
  }));

test("ok: a tab that is used again has kept nothing, even where the address is the same", async () => {
  const port = await withPage({}, async (page) => {
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) storage.setItem("kept", "by the test before");
    });
    return Number(new URL(page.url()).port);
  });
  await withPage({ port }, async (page) => {
    const kept = await page.evaluate(() => [localStorage, sessionStorage].map((it) => it.getItem("kept")));
    assert.deepEqual(kept, [null, null]);
  });
});
