// The tabs of the browser. A new one costs more than the test on most pages, so one is used again for the next
// test in its language, at another address.

import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { pageOf } from "./asked.mjs";
import { PATIENCE } from "./poll.mjs";

// By how many milliseconds whatever a page does by itself comes late, as it does on a busy machine: a
// test that reads without waiting fails on any machine. LATE=0 leaves the page as it is.
export const LATE = Number(process.env.LATE ?? 20);

// The language of a reader for whom a test names none.
export const LANGUAGE = "en";

// What a test changes by these stays until the tab is closed.
const LASTING = {
  page: ["addInitScript", "exposeBinding", "exposeFunction", "route", "routeFromHAR", "routeWebSocket"],
  context: [
    "addInitScript", "exposeBinding", "exposeFunction", "route", "routeFromHAR", "routeWebSocket",
    "addCookies", "grantPermissions", "newCDPSession", "setExtraHTTPHeaders", "setGeolocation",
  ],
};

// The tabs that wait for a test.
const free = [];

// Resolves to { page, context, problems, origin }: `problems` fills while the tab is used, and whoever takes it
// says which origin is the app's. The options are those of withPage.
export async function takeTab(browser, options) {
  const {
    language,
    viewport = { width: 1366, height: 768 },
    theme = "light",
    reducedMotion = "reduce",
    worker = "block",
    late = LATE,
    before,
  } = options;
  // What is done before the page opens lasts, and a worker keeps what it has fetched.
  const isOwn = before !== undefined || worker !== "block" || late !== LATE;
  const kept = free.findIndex((tab) => tab.browser === browser && tab.language === language);
  if (isOwn || kept < 0) {
    const context = { colorScheme: theme, locale: language, reducedMotion, serviceWorkers: worker, viewport };
    return newTab(browser, context, late, isOwn);
  }
  const [tab] = free.splice(kept, 1);
  tab.problems.length = 0;
  await tab.page.setViewportSize(viewport);
  await tab.page.emulateMedia({ colorScheme: theme, forcedColors: null, media: null, reducedMotion });
  return tab;
}

// Keeps the tab for the next test, or closes it when this one has changed it for good. What it has stored goes:
// the port of its address may be that of a later test, which an exam that is not handed in would keep from its page.
export async function giveBack(tab) {
  const { page, context } = tab;
  if (tab.isSpent) {
    // What a route still fetches when the test is over comes to nobody.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
    return;
  }
  for (const other of context.pages()) {
    if (other !== page) await other.close();
  }
  await context.setOffline(false);
  // Nothing lies under the pointer.
  await page.mouse.move(-1, -1);
  // The debugger does not reach what is stored for the tab; a page that is no app's has nothing to clear.
  await page.evaluate(() => sessionStorage.clear()).catch(() => {});
  await page.goto("about:blank");
  for (const origin of tab.origins) {
    await tab.debugger.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  }
  tab.origins.clear();
  free.push(tab);
}

async function newTab(browser, options, late, isOwn) {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(comeLate, late);
  const origins = new Set();
  noteVisits(context, options.locale, origins);
  const page = await context.newPage();
  const tab = { browser, context, isSpent: isOwn, language: options.locale, origins, page, problems: [] };
  tab.debugger = await context.newCDPSession(page);
  await watch(tab);
  spendBy(tab, page, LASTING.page);
  spendBy(tab, context, LASTING.context);
  const { clock } = page;
  for (const owner of [page, context]) {
    Object.defineProperty(owner, "clock", { get: () => ((tab.isSpent = true), clock) });
  }
  return tab;
}

function spendBy(tab, owner, names) {
  for (const name of names) {
    const original = owner[name];
    owner[name] = (...given) => {
      tab.isSpent = true;
      return original.apply(owner, given);
    };
  }
}

// In the page: the app draws in microtasks and timers, after the event that it draws for.
function comeLate(late) {
  const start = setTimeout;
  if (late > 0) {
    globalThis.queueMicrotask = (task) => void start(task, late);
    globalThis.setTimeout = (task, delay = 0, ...rest) => start(task, Number(delay) + late, ...rest);
  }
}

// Notes the pages that are visited in this context, whose reader has this language, and the languages of their texts.
export function noteVisits(context, language, origins = new Set()) {
  const note = (address) => {
    noteVisit(address);
    const { origin, protocol } = new URL(address);
    if (protocol === "http:") origins.add(origin);
  };
  context.on("page", (page) => page.on("framenavigated", (frame) => note(frame.url())));
  context.on("request", (request) => {
    const [, texts] = /packs\/words\/\w+\.(\w+)\./.exec(request.url()) ?? [];
    if (texts) noteTexts(language, texts);
  });
}

// For run.mjs: each page that the file of tests visits.
export function noteVisit(address) {
  const { hash, protocol } = new URL(address);
  if (protocol === "http:") note("page", pageOf(hash));
}

// For run.mjs: that a reader of the one language has been shown texts of the other.
export const noteTexts = (language, texts) => note("texts", `${language} ${texts}`);

function note(kind, told) {
  const { TEST_FILE, VISITS } = process.env;
  if (VISITS) appendFileSync(join(VISITS, TEST_FILE), `${kind} ${told}\n`);
}

// Collects the problems of the page, each in one line.
async function watch(tab) {
  const { page, problems } = tab;
  page.on("console", (message) => {
    if (message.type() === "error") {
      problems.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on("pageerror", (error) => problems.push(`exception: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== tab.origin && !["blob:", "data:"].includes(url.protocol)) {
      problems.push(`request to another host: ${url}`);
    }
  });
  await page.exposeFunction("reportPolicyViolation", (violation) => {
    problems.push(`content security policy: ${violation}`);
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      const place = `${sourceFile}:${lineNumber}`;
      window.reportPolicyViolation(`${effectiveDirective} forbids ${blockedURI} (${place})`);
    });
  });
}
