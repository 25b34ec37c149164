// What the pages of Playwright and of Puppeteer have in common is all that is used of them.

import { find } from "./find.mjs";

// Drives a page; `init` is its method that runs a script in the page before any other.
export function paged(page, init, { version, close }) {
  const problems = [];
  let origin;
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`exception: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    origin ??= url.origin;
    if (url.origin !== origin && ["http:", "https:"].includes(url.protocol)) {
      problems.push(`request to another host: ${url}`);
    }
  });
  const element = async (target) => {
    const found = (await page.evaluateHandle(find, target)).asElement();
    if (!found) throw new Error(`the page does not have ${JSON.stringify(target)}`);
    return found;
  };
  return {
    version,
    problems: async () => problems,
    async goto(url) {
      await init.call(page, reportViolations);
      await page.goto(url);
    },
    reload: () => page.reload(),
    run: (fn, arg) => page.evaluate(fn, arg),
    click: async (target) => (await element(target)).click(),
    async type(target, text) {
      await (await element(target)).evaluate((field) => (field.focus(), field.select()));
      await page.keyboard.type(text);
    },
    async press(key, shift) {
      if (shift) await page.keyboard.down("Shift");
      await page.keyboard.press(key);
      if (shift) await page.keyboard.up("Shift");
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close,
  };
}

// In the page: what the Content-Security-Policy forbids is no message of the console everywhere.
function reportViolations() {
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    console.error(`content security policy: ${effectiveDirective} forbids ${blockedURI}`),
  );
}
