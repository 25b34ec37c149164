// What Lighthouse says of home, the player and the handbook on a phone: node lighthouse.mjs.
//
// Accessibility, best practices and SEO have to reach 95. Performance is measured on this machine and
// only told: the median of the runs, each of them, and how fast Lighthouse found the machine meanwhile
// (its phone is four times slower than that). A machine slower than those for which that phone was made is told a second
// time, slowed down less: CALIBRATED=1. RUNS=1 makes fewer than five.

import { createServer } from "node:net";
import lighthouse, { defaultConfig } from "lighthouse";
import { chromium } from "playwright-core";
import { serve, AS_HOSTS_DO } from "./serve.mjs";
import { KARPOV } from "./words.mjs";

const DIST = new URL("../../../dist", import.meta.url).pathname;
const PAGES = { home: "/", player: KARPOV, handbook: "/laws" };
const WANTED = 95;
// The index from which Lighthouse calls a desktop a fast one, and how much slower it takes a phone to be
// (docs/throttling.md in its repository).
const FAST = 1500;
const SLOWER = 4;
const RUNS = Number(process.env.RUNS) || 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const MEASURES = ["first-contentful-paint", "largest-contentful-paint", "speed-index", "total-blocking-time", "cumulative-layout-shift"];

const { address, close } = await serve(DIST, { manner: AS_HOSTS_DO });
const low = [];
console.log(["page".padEnd(10), ...CATEGORIES].join("  "));
for (const [name, path] of Object.entries(PAGES)) {
  const reports = await examineOften(`${address}#${path}`, SLOWER);
  const { categories, audits } = middle(reports);
  const scores = CATEGORIES.map((category) => Math.round(categories[category].score * 100));
  console.log([name.padEnd(10), ...scores.map((score, index) => String(score).padStart(CATEGORIES[index].length))].join("  "));
  tell(reports);
  const index = middle(reports.map(({ environment }) => environment.benchmarkIndex).sort((one, other) => one - other));
  if (process.env.CALIBRATED && index < FAST) {
    const slower = (SLOWER * index) / FAST;
    console.log(`            slowed down by ${slower.toFixed(1)}, as a machine with the index ${FAST} by ${SLOWER}:`);
    tell(await examineOften(`${address}#${path}`, slower));
  }
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

// Each run, the worst first.
async function examineOften(url, slower) {
  const reports = [];
  for (let run = 0; run < RUNS; run += 1) {
    reports.push(await examine(url, slower));
  }
  return reports.sort((one, other) => one.categories.performance.score - other.categories.performance.score);
}

function middle(sorted) {
  return sorted[Math.floor(sorted.length / 2)];
}

function tell(reports) {
  const { audits } = middle(reports);
  const told = (number) => reports.map((report) => Math.round(number(report))).join(", ");
  console.log(`            performance ${told(({ categories }) => categories.performance.score * 100)}`);
  console.log(`            benchmark index ${told(({ environment }) => environment.benchmarkIndex)}`);
  console.log(`            ${MEASURES.map((measure) => `${measure} ${audits[measure].displayValue}`).join(", ")}`);
}

// One page in a browser of its own, as on the first visit.
async function examine(url, slower) {
  const port = await freePort();
  const browser = await chromium.launch({
    args: [`--remote-debugging-port=${port}`, "--disable-background-networking", "--disable-component-update"],
    chromiumSandbox: process.getuid?.() !== 0,
    executablePath: process.env.CHROME_PATH,
    headless: true,
  });
  try {
    const flags = { logLevel: "error", onlyCategories: CATEGORIES, port };
    const throttling = { ...defaultConfig.settings.throttling, cpuSlowdownMultiplier: slower };
    const { lhr } = await lighthouse(url, { ...flags, throttling });
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
