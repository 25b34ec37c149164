// A tab of the app in one of the engines: what a person does there, and sees.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DIST } from "../browser.mjs";
import { poll, settled } from "../poll.mjs";
import { serve } from "../serve.mjs";
import { LANGUAGE, noteTexts, noteVisit } from "../tabs.mjs";
import { find } from "./find.mjs";

// The engines, each with what it takes to be here: `cargo xtask test` names the program in the variable.
export const ENGINES = {
  chromium: { title: "Chromium", variable: "CHROME_PATH", packages: "chromium" },
  firefox: { title: "Firefox", variable: "FIREFOX_PATH", packages: "firefox-esr" },
  webkit: { title: "WebKitGTK", variable: "WEBKIT_DRIVER_PATH", packages: "webkit2gtk-driver xvfb" },
};

// Opens the app in a browser of its own, at a new address, calls `fn(tab)`, and rejects when the page had a
// problem.
//
//   path       the part of the address after the #
//   viewport   the size of the page
//   manner     how the app is served, as in serve.mjs
//   allowed    regular expressions for the problems this test provokes
export async function withTab(engine, options, fn) {
  const { path = "", manner, allowed = [], viewport = { width: 1366, height: 768 } } = options;
  const { launch } = await import(`./${engine}.mjs`);
  const host = await serve(DIST, { manner });
  let driver;
  try {
    driver = await launch({ viewport });
    const tab = new Tab(engine, driver, host);
    await tab.driver.goto(path ? `${host.address}#${path}` : host.address);
    await tab.note();
    await tab.started().then(() => fn(tab)).catch(async (error) => {
      await tab.picture("failure").catch(() => {});
      throw new Error([error.message, ...(await driver.problems())].join("\n  "), { cause: error });
    });
    const problems = await driver.problems();
    const unexpected = problems.filter((problem) => !allowed.some((known) => known.test(problem)));
    if (unexpected.length > 0) throw new Error(`the page had problems:\n  ${unexpected.join("\n  ")}`);
  } finally {
    await driver?.close();
    await host.close();
  }
}

// A target is a selector, or an object as in find.mjs, whose `name` may be a regular expression.
class Tab {
  constructor(engine, driver, host) {
    Object.assign(this, { engine, driver, host });
  }

  // Waits until the app, and the part of it that the page needs, is in the place of the shell.
  async started() {
    await this.gone("#shell-status");
    await this.see("main:not([aria-busy=true]) h1");
  }

  // Follows an address within the app.
  async go(path) {
    await this.evaluate((path) => void (location.hash = path), path);
    await this.note();
  }

  evaluate(fn, arg) {
    return this.driver.run(fn, arg);
  }

  url() {
    return this.address;
  }

  // Waits until it is there to be seen, and resolves to its text.
  see(target) {
    return this.textOf(target, (text) => text !== null, "is not there");
  }

  // Waits until it is not there any more.
  gone(target) {
    return this.textOf(target, (text) => text === null, "is still there");
  }

  async textOf(target, isRight, message) {
    const meant = told(target);
    return poll(async () => {
      const text = await this.evaluate(find, { ...meant, asText: true });
      if (!isRight(text)) throw new Error(`${JSON.stringify(meant)} ${message}`);
      return text;
    });
  }

  // A click fails, and is tried again, until there is something to click on.
  click(target) {
    return poll(() => this.driver.click(told(target)));
  }

  // Types a text in the place of what is in the field.
  async type(target, text) {
    await this.see(target);
    await this.driver.type(told(target), text);
  }

  async press(key, { shift = false } = {}) {
    await this.driver.press(key, shift);
  }

  // Presses the tabulator until what has the focus is the element meant.
  async tabTo(isMeant, options) {
    for (let presses = 0; presses < 120; presses += 1) {
      if (isMeant(await this.focused())) return;
      await this.press("Tab", options);
    }
    throw new Error("the tabulator does not lead there");
  }

  // The name, the role and the id of what has the focus.
  focused() {
    return this.evaluate(() => {
      const { id, textContent } = document.activeElement;
      const said = (name) => document.activeElement.getAttribute(name);
      return { id, name: (said("aria-label") ?? textContent).trim(), role: said("role") };
    });
  }

  // Waits until the address is like this.
  arrives(pattern) {
    return poll(async () => {
      const { hash } = new URL(await this.note());
      if (!pattern.test(hash)) throw new Error(`${hash} is not like ${pattern}`);
    });
  }

  async reload() {
    await this.driver.reload();
    await this.started();
  }

  // Nothing is answered any more, whatever the browser asks for.
  loseHost() {
    return this.host.close();
  }

  // Leaves a picture of the page in the folder of the variable PICTURES, if it is set.
  async picture(name) {
    const { PICTURES } = process.env;
    if (!PICTURES) return;
    await settled(this);
    await writeFile(join(PICTURES, `${this.engine}-${name}.png`), await this.driver.screenshot());
  }

  async note() {
    const [address, language] = await this.evaluate(() => [location.href, document.documentElement.lang]);
    this.address = address;
    noteVisit(address);
    noteTexts(LANGUAGE, language);
    return this.address;
  }
}

// Regular expressions do not travel.
function told(target) {
  if (typeof target === "string") return { css: target };
  const { name, ...rest } = target;
  return name instanceof RegExp ? { ...rest, pattern: name.source } : target;
}
