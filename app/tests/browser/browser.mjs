// Opens the built app in headless Chromium, and fails on whatever a visitor should never meet:
// errors on the console, exceptions, violations of the Content-Security-Policy, other hosts.

import { chromium } from "playwright-core";
import { PATIENCE } from "./poll.mjs";
import { serve } from "./serve.mjs";

export const DIST = new URL("../../../dist", import.meta.url).pathname;

// How long the browser is kept after the last page, in milliseconds: the next test may want it.
const IDLE = 250;

// By how many milliseconds whatever a page does by itself comes late, as it does on a busy machine: a
// test that reads without waiting fails on any machine. LATE=0 leaves the page as it is.
export const LATE = Number(process.env.LATE ?? 20);

const ARGUMENTS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
  // Another host is a failure of the test, and must not be reached either.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

// Opens the app, calls `fn(page, context)`, and rejects when the page had a problem. The defaults
// are a small laptop in English.
//
//   path      the part of the address after the #, such as "/library"
//   allowed   regular expressions for the problems this test provokes
//   dist      another folder to serve than what `cargo xtask build` has made
//   manner    how it is served, as in serve.mjs
//   worker    whether the worker of static/sw.js may keep the app; what it fetches is not intercepted
//   before    called with (page, context) before the page is opened, to intercept requests
export async function withPage(options, fn) {
  const {
    language = "en",
    viewport = { width: 1366, height: 768 },
    theme = "light",
    reducedMotion = "no-preference",
    path = "",
    allowed = [],
    dist,
    manner,
    worker = "block",
    before = () => {},
  } = options;
  const { browser, ...shared } = await open();
  const { address, close } = dist ? await serve(dist, { manner }) : { ...shared, close: () => {} };
  let context;
  try {
    context = await browser.newContext({
      colorScheme: theme,
      locale: language,
      reducedMotion,
      serviceWorkers: worker,
      viewport,
    });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(comeLate, LATE);
    const page = await context.newPage();
    const problems = await watch(page, new URL(address).origin);
    await before(page, context);
    await page.goto(path ? `${address}#${path}` : address);
    await started(page, problems);
    const result = await fn(page, context);
    const unexpected = problems.filter((problem) => !allowed.some((known) => known.test(problem)));
    if (unexpected.length > 0) {
      throw new Error(`the page had problems:\n  ${unexpected.join("\n  ")}`);
    }
    return result;
  } finally {
    await context?.close();
    await close();
    release();
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

// Collects the problems of the page, each in one line.
async function watch(page, origin) {
  const problems = [];
  page.on("console", (message) => {
    if (message.type() === "error") {
      problems.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on("pageerror", (error) => problems.push(`exception: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && !["blob:", "data:"].includes(url.protocol)) {
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
  return problems;
}

// The app, or what boot.js says when it fails, takes the place of the shell, and the part of the
// app that the page needs has arrived.
async function started(page, problems) {
  try {
    await page.waitForSelector("#shell-status", { state: "detached" });
    await page.waitForSelector("main:not([aria-busy=true]) h1");
  } catch {
    throw new Error(`the app did not start:\n  ${problems.join("\n  ") || "no reason given"}`);
  }
}

// One browser and one server for all the pages of this process.
let opened;
let pages = 0;
let idle;

async function open() {
  clearTimeout(idle);
  pages += 1;
  opened ??= launch();
  try {
    return await opened;
  } catch (error) {
    opened = undefined;
    pages -= 1;
    throw error;
  }
}

// Nothing else would end the process: neither the tests nor a script know which page is the last.
function release() {
  pages -= 1;
  if (pages > 0) {
    return;
  }
  idle = setTimeout(async () => {
    const closing = await opened;
    opened = undefined;
    await closing.browser.close();
    await closing.close();
  }, IDLE);
}

async function launch() {
  // run.mjs has begun one for all files of tests, each with its own contexts.
  const shared = process.env.BROWSER_SERVER;
  const [browser, server] = await Promise.all([
    shared ? chromium.connect(shared) : chromium.launch(howToLaunch()),
    serve(DIST),
  ]);
  return { browser, ...server };
}

// A browser for several processes, which connect to `wsEndpoint()`.
export function launchServer() {
  return chromium.launchServer(howToLaunch());
}

function howToLaunch() {
  const executablePath = process.env.CHROME_PATH;
  if (!executablePath) {
    throw new Error("CHROME_PATH does not name a Chromium: run `cargo xtask test`, or set it");
  }
  // Chromium refuses its sandbox to root. The profile is a new folder, which Playwright removes again.
  const chromiumSandbox = process.getuid?.() !== 0;
  return { args: ARGUMENTS, chromiumSandbox, executablePath, headless: true };
}

// The text of a file that the page has handed over. The browser may be another process's, which then has the file.
export async function downloaded(download) {
  const pieces = [];
  for await (const piece of await download.createReadStream()) {
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}
