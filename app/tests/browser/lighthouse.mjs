// What Lighthouse says of home, the player and the handbook on a phone: node lighthouse.mjs.
//
// Accessibility, best practices and SEO have to reach 95. Performance is measured on this machine and
// only told: the median of the runs, each of them, and how fast Lighthouse found the machine meanwhile
// (its phone is four times slower than that). RUNS=1 makes fewer than five.

import { createServer } from "node:net";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { serve, AS_HOSTS_DO } from "./serve.mjs";
import { KARPOV } from "./words.mjs";

const DIST = new URL("../../../dist", import.meta.url).pathname;
const PAGES = { home: "/", player: KARPOV, handbook: "/laws" };
const WANTED = 95;
const RUNS = Number(process.env.RUNS) || 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const MEASURES = ["first-contentful-paint", "largest-contentful-paint", "speed-index", "total-blocking-time", "cumulative-layout-shift"];

const { address, close } = await serve(DIST, { manner: AS_HOSTS_DO });
const low = [];
console.log(["page".padEnd(10), ...CATEGORIES].join("  "));
for (const [name, path] of Object.entries(PAGES)) {
  const reports = [];
  for (let run = 0; run < RUNS; run += 1) {
    reports.push(await examine(`${address}#${path}`));
  }
  reports.sort((one, other) => one.categories.performance.score - other.categories.performance.score);
  const { categories, audits } = reports[Math.floor(RUNS / 2)];
  const score = (report) => Math.round(report.categories.performance.score * 100);
  const scores = CATEGORIES.map((category) => Math.round(categories[category].score * 100));
  console.log([name.padEnd(10), ...scores.map((score, index) => String(score).padStart(CATEGORIES[index].length))].join("  "));
  console.log(`            performance ${reports.map(score).join(", ")}`);
  console.log(`            benchmark index ${reports.map(({ environment }) => Math.round(environment.benchmarkIndex)).join(", ")}`);
  console.log(`            ${MEASURES.map((measure) => `${measure} ${audits[measure].displayValue}`).join(", ")}`);
  for (const [index, category] of CATEGORIES.entries()) {
    if (category !== "performance" && scores[index] < WANTED) {
      low.push(`${name}: ${category} ${scores[index]}`, ...failed(categories[category], audits));
    }
  }
}
await close();
if (low.length > 0) {
  console.error(`below ${WANTED}:\n  ${low.join("\n  ")}`);
  process.exitCode = 1;
}

// One page in a browser of its own, as on the first visit.
async function examine(url) {
  const port = await freePort();
  const browser = await chromium.launch({
    args: [`--remote-debugging-port=${port}`, "--disable-background-networking", "--disable-component-update"],
    chromiumSandbox: process.getuid?.() !== 0,
    executablePath: process.env.CHROME_PATH,
    headless: true,
  });
  try {
    const { lhr } = await lighthouse(url, { logLevel: "error", onlyCategories: CATEGORIES, port });
    if (lhr.runtimeError) {
      throw new Error(lhr.runtimeError.message);
    }
    return lhr;
  } finally {
    await browser.close();
  }
}

// The audits that cost points.
function failed(category, audits) {
  const weighty = category.auditRefs.filter(({ weight }) => weight > 0);
  return weighty
    .map(({ id }) => audits[id])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, title }) => `  ${id}: ${title}`);
}

async function freePort() {
  const server = createServer();
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}
