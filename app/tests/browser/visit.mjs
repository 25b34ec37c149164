// A way through the app: every page, a replay, its ruling form and its ruling.

import { test } from "node:test";
import { isAsked } from "./asked.mjs";
import { settled } from "./poll.mjs";
import { KARPOV } from "./words.mjs";

// `test` with what opens the app where the visit begins, so that it need not be opened elsewhere first; nothing where the
// file is not asked to visit any of these pages.
export function testVisit(words, name, fn) {
  const paths = [...words.pages.map(([path]) => path), `${KARPOV}/6`];
  const path = paths.find(isAsked);
  if (path) test(name, () => fn(path));
}

// Calls `look` on every page, on the replay, on the ruling form and on the ruling; on those that the file is asked to
// visit.
export async function visit(page, { pages, reveal, ruling }, look) {
  const base = page.url().replace(/#.*/, "");
  for (const [path, heading] of pages.filter(([path]) => isAsked(path))) {
    await page.goto(`${base}#${path}`);
    await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
    await look(page);
  }
  if (!isAsked(KARPOV)) return;
  await page.goto(`${base}#${KARPOV}/6`);
  await page.locator("#square-e6").waitFor();
  await settled(page);
  await look(page);
  await page.keyboard.press("End");
  await page.locator(".question.is-open").waitFor();
  await look(page);
  await page.getByRole("button", { name: reveal }).click();
  await page.getByRole("heading", { name: ruling, exact: true }).waitFor();
  await look(page);
}
