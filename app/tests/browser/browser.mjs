// Opens the built app in headless Chromium, and fails on whatever a visitor should never meet:
// errors on the console, exceptions, violations of the Content-Security-Policy, other hosts.

import { chromium } from "playwright-core";
import { isAskedIn } from "./asked.mjs";
import { serve } from "./serve.mjs";
import { LANGUAGE, giveBack, takeTab } from "./tabs.mjs";

// The app that is tested: by default what `cargo xtask build` has made.
export const DIST = process.env.ACCONCIO_APP || new URL("../../../dist", import.meta.url).pathname;

// How long the browser is kept after the last page, in milliseconds: the next test may want it.
const IDLE = 250;

const ARGUMENTS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  // Without a window, letters would be as wide as whole pixels: lines break elsewhere than on a screen.
  "--font-render-hinting=none",
  "--no-first-run",
  // Another host is a failure of the test, and must not be reached either.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

// Opens the app, calls `fn(page, context)`, and rejects when the page had a problem. The defaults
// are a small laptop in English, where nothing moves that need not: a test of what plays by itself asks for
// reducedMotion: "no-preference". The address is a new one each time, so nothing is kept on the device. Where the file
// is not asked to open the app in the language, nothing is opened, and it resolves to nothing.
//
//   path      the part of the address after the #, such as "/library"
//   allowed   regular expressions for the problems this test provokes
//   dist      another folder to serve than what `cargo xtask build` has made
//   manner    how it is served, as in serve.mjs
//   port      where it is served; otherwise any port that is free
//   worker    whether the worker of static/sw.js may keep the app; what it fetches is not intercepted
//   late      by how many milliseconds whatever the page does by itself comes late; where time is measured, 0
//   starts    whether the app is waited for
//   before    called with (page, context) before the page is opened, to intercept requests
export async function withPage(options, fn) {
  const { path = "", language = LANGUAGE, allowed = [], dist = DIST, manner, port, starts = true, before = () => {} } = options;
  if (!isAskedIn(language)) return undefined;
  const browser = await open();
  let served;
  let tab;
  let isDone = false;
  try {
    served = await serve(dist, { manner, port });
    tab = await takeTab(browser, { ...options, language });
    const { page, context, problems } = tab;
    tab.origin = new URL(served.address).origin;
    await before(page, context);
    await page.goto(path ? `${served.address}#${path}` : served.address);
    if (starts) await started(page, problems);
    const result = await fn(page, context);
    const unexpected = problems.filter((problem) => !allowed.some((known) => known.test(problem)));
    if (unexpected.length > 0) {
      throw new Error(`the page had problems:\n  ${unexpected.join("\n  ")}`);
    }
    isDone = true;
    return result;
  } catch (error) {
    if (tab) await tellWhatIsShown(tab.page);
    throw error;
  } finally {
    await (isDone ? giveBack(tab) : tab?.context.close());
    await served?.close();
    release();
  }
}

// What a test has waited for in vain is told by what was there instead.
async function tellWhatIsShown(page) {
  const look = () => {
    const main = document.querySelector("main");
    const isBusy = main?.getAttribute("aria-busy") === "true";
    return `${location.href}: ${isBusy ? "(busy) " : ""}${main?.innerText.replace(/\s+/g, " ").slice(0, 400)}`;
  };
  console.error(await page.evaluate(look).catch((error) => `nothing can be said of the page: ${error.message}`));
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

// One browser for all the pages of this process.
let opened;
let pages = 0;
let idle;

async function open() {
  clearTimeout(idle);
  pages += 1;
  try {
    if (!opened || !(await opened).isConnected()) {
      opened = chromium.launch(howToLaunch());
    }
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
    await closing.close();
  }, IDLE);
}

export function howToLaunch() {
  const executablePath = process.env.CHROME_PATH;
  if (!executablePath) {
    throw new Error("CHROME_PATH does not name a Chromium: run `cargo xtask test`, or set it");
  }
  // Chromium refuses its sandbox to root. The profile is a new folder, which Playwright removes again.
  const chromiumSandbox = process.getuid?.() !== 0;
  return { args: ARGUMENTS, chromiumSandbox, executablePath, headless: true };
}

// The text of a file that the page has handed over.
export async function downloaded(download) {
  const pieces = [];
  for await (const piece of await download.createReadStream()) {
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}
