// A client of WebDriver (https://www.w3.org/TR/webdriver2/), as far as the tests need it.

import { find } from "./find.mjs";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const KEYS = {
  ArrowDown: "\ue015", ArrowLeft: "\ue012", ArrowRight: "\ue014", ArrowUp: "\ue013",
  End: "\ue010", Enter: "\ue007", Escape: "\ue00c", PageUp: "\ue00e", Tab: "\ue004",
};
const SHIFT = "\ue008";

// Opens a session with the driver at this address.
export async function session(driver) {
  const call = async (method, path, parameters) => {
    const body = method === "POST" ? JSON.stringify(parameters ?? {}) : undefined;
    const response = await fetch(`${driver}${path}`, { method, body });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message} (${path})`);
    return value;
  };
  const opened = await call("POST", "/session", { capabilities: {} });
  const ask = (method, path, parameters) => call(method, `/session/${opened.sessionId}${path}`, parameters);
  const run = (fn, ...args) =>
    ask("POST", "/execute/sync", { script: `return (${fn}).apply(null, arguments)`, args });
  const element = async (target) => {
    const found = await run(find, target);
    if (!found) throw new Error(`the page does not have ${JSON.stringify(target)}`);
    return `/element/${found[ELEMENT]}`;
  };
  // The problems of the pages that have been left.
  const problems = [];
  return {
    version: opened.capabilities.browserVersion,
    problems: async () => [...problems, ...(await run(problemsOfPage))],
    async goto(url) {
      await ask("POST", "/url", { url });
      await run(watch);
    },
    async reload() {
      problems.push(...(await run(problemsOfPage)));
      await ask("POST", "/refresh");
      await run(watch);
    },
    run,
    click: async (target) => ask("POST", `${await element(target)}/click`),
    async type(target, text) {
      const field = await element(target);
      await ask("POST", `${field}/clear`);
      await ask("POST", `${field}/value`, { text });
    },
    async press(key, shift) {
      const held = shift ? [SHIFT] : [];
      const all = [...held, KEYS[key] ?? key];
      const actions = [
        ...all.map((value) => ({ type: "keyDown", value })),
        ...all.reverse().map((value) => ({ type: "keyUp", value })),
      ];
      await ask("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    resize: (width, height) => ask("POST", "/window/rect", { width, height }),
    screenshot: async () => Buffer.from(await ask("GET", "/screenshot"), "base64"),
    close: () => ask("DELETE", ""),
  };
}

// In the page: WebDriver tells nothing of the console. What goes wrong before the page has loaded is missed.
function watch() {
  globalThis.problemsSeen = [];
  const add = (problem) => problemsSeen.push(problem);
  const { error } = console;
  console.error = (...said) => {
    add(`console: ${said.join(" ")}`);
    error.apply(console, said);
  };
  addEventListener("error", ({ message }) => add(`exception: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => add(`exception: ${reason}`));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    add(`content security policy: ${effectiveDirective} forbids ${blockedURI}`),
  );
}

// In the page.
function problemsOfPage() {
  const fetched = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const foreign = fetched.filter(({ origin, protocol }) => /^http/.test(protocol) && origin !== location.origin);
  return [...(globalThis.problemsSeen ?? []), ...foreign.map((url) => `request to another host: ${url}`)];
}
