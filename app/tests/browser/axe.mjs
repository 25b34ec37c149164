// What axe-core finds wrong with a page for people with disabilities.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { settled } from "./poll.mjs";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

// Rejects with one readable text for each violation. The options are those of axe.run, such as
// { runOnly: ["wcag2a", "wcag2aa"] }.
export async function expectAccessible(page, options = {}) {
  const found = await violations(page, options);
  if (found.length > 0) {
    throw new Error(`axe found violations:\n  ${found.join("\n  ")}`);
  }
}

// Resolves to the violations, one readable text each.
export async function violations(page, options = {}) {
  await settled(page);
  if (!(await page.evaluate(() => "axe" in window))) {
    // As code of the debugger, which the Content-Security-Policy does not concern.
    await page.evaluate(await readFile(AXE, "utf8"));
  }
  const found = await page.evaluate(async (options) => {
    // What has passed is not told element by element: most of the time and of the answer would be that.
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"], ...options });
    return violations.map(({ id, impact, help, nodes }) => ({
      id,
      impact,
      help,
      nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
    }));
  }, options);
  return found.map(readable);
}

function readable({ id, impact, help, nodes }) {
  const places = nodes.map(({ target, failureSummary }) => {
    const reasons = failureSummary.split("\n").slice(1).join("; ").replace(/ +/g, " ").trim();
    return `\n    at ${target.join(" ")}: ${reasons}`;
  });
  return `${id} (${impact}): ${help}${places.join("")}`;
}
