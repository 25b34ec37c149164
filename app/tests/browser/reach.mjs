// What a browser fetches on the way to four moments, on the network that Lighthouse calls slow 4G: until home can be
// used in each language, until the first act of an incident can be seen, until its ruling is there, until one can act
// at the bench; home, the incident and the bench each on a first visit. Tells it as JSON on the last line, for `cargo xtask size`, which weighs the files:
//
//   [{ name, seconds, files: [{ path, received }] }]
//
// A file that was still arriving has the bytes that had been received, any other null. The icon and the manifest are
// named by the page, and fetched when the browser likes: they are counted from the start.

import { chromium } from "playwright-core";
import { AS_HOSTS_DO, serve } from "./serve.mjs";
import { openForm } from "./rule.mjs";
import { KARPOV, WORDS } from "./words.mjs";

const DIST = new URL("../../../dist", import.meta.url).pathname;
// Milliseconds, bytes a second: Lighthouse's slow 4G, as it is applied to each request.
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const PHONE = { width: 360, height: 740 };

const { address, close } = await serve(DIST, { manner: AS_HOSTS_DO });
const browser = await chromium.launch({
  args: ["--disable-background-networking", "--disable-component-update", "--disable-gpu"],
  chromiumSandbox: process.getuid?.() !== 0,
  executablePath: process.env.CHROME_PATH,
});
const moments = [];
for (const language of Object.keys(WORDS)) {
  moments.push(...(await visit("", language, { [`home in ${language}`]: atHome })));
}
moments.push(...(await visit(KARPOV, "en", { "first act": atTheBoard, ruling: atTheRuling })));
moments.push(...(await visit("/bench", "en", { bench: atTheBench })));
await browser.close();
await close();
console.log(JSON.stringify(moments));

async function visit(path, locale, moments) {
  const context = await browser.newContext({ viewport: PHONE, locale, serviceWorkers: "block" });
  const page = await context.newPage();
  const received = await watch(page);
  const start = Date.now();
  await page.goto(path ? `${address}#${path}` : address, { waitUntil: "commit" });
  const found = [];
  for (const [name, reached] of Object.entries(moments)) {
    const milliseconds = (await reached(page)) ?? Date.now() - start;
    const seconds = milliseconds / 1000;
    const named = await page.locator("link[rel=icon], link[rel=manifest]").evaluateAll((all) => all.map((one) => one.href));
    const files = new Map(named.map((url) => [pathOf(url), null]));
    for (const { url, bytes, isWhole } of received.values()) {
      if (bytes > 0 || isWhole) files.set(pathOf(url), isWhole ? null : bytes);
    }
    found.push({ name, seconds, files: [...files].map(([path, received]) => ({ path, received })) });
  }
  await context.close();
  return found;
}

// The requests of a page as they go on, by their ids.
async function watch(page) {
  const session = await page.context().newCDPSession(page);
  const requests = new Map();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith(address)) requests.set(requestId, { url: request.url, bytes: 0, isWhole: false });
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength, dataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes += encodedDataLength || dataLength;
  });
  session.on("Network.loadingFinished", ({ requestId }) => {
    const request = requests.get(requestId);
    if (request) request.isWhole = true;
  });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  return requests;
}

function pathOf(url) {
  return url.slice(address.length).replace(/[?#].*/, "") || "index.html";
}

async function atHome(page) {
  await page.locator("#shell-status").waitFor({ state: "detached" });
  await page.locator("#content:not([aria-busy=true])").waitFor();
}

// The pieces stand, and the replay plays from here.
function atTheBoard(page) {
  return shown(page, { selector: ".board .figure" });
}

async function atTheRuling(page) {
  await openForm(page);
  return shown(page, { press: WORDS.en.reveal, selector: "#ruling-heading" });
}

// The milliseconds after which an element is drawn, once the button of a name has been pressed where one is given. The page
// itself presses and notes the time: it would be asked too late where it is busy, and fetches meanwhile what it does not
// need yet.
function shown(page, { press, selector }) {
  return page.evaluate(
    ([press, selector]) =>
      new Promise((resolve) => {
        const look = () => {
          if (!document.querySelector(selector)) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true });
        [...document.querySelectorAll("button")].find(({ textContent }) => textContent === press)?.click();
        look();
      }),
    [press, selector],
  );
}

// A new draft, with the board at which hands act and the ruling beside it.
async function atTheBench(page) {
  await page.locator("main.bench .button.primary").click();
  await page.locator(".bench-stages .button").nth(1).click();
  await page.locator(".bench-board .figure").first().waitFor();
  await page.locator(".bench-ruling").waitFor();
}
