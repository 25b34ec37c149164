// Starts the app. `cargo xtask` writes one line above this text: RELEASE, with the names of the files.
//
//   js, wasm   the first part of the app
//   parts      the files of every other part, by the names that app/src/ui/lazy.rs speaks of: what they have in the
//              place of "app" in the name of the first
//   styles     the style sheets of an incident (player) and of the other pages that are not home (pages), which needs
//              the first; none in a build for work
//   packs      names the version of the scenarios: what is added to their addresses
//   languages  the codes of the languages, English first
//   words      what this script says, in each language
//   version    names the version of everything
//   lms        the package for a learning platform that `acconcio scorm` has made of the app
//   worker     keeps the app on the device; none in a build that is served while it is worked on
//   device     the script that begins the worker
//
// The page forbids inline scripts, hence a file of its own. It is no module, so that it is read before
// the page: the shell is there in the visitor's language from the first moment.

// The same script is the worker of app/src/app/worker.rs: there it has no page, and only starts the app.

// How long, in milliseconds, the rest waits for the shell and for what is seen first to be painted.
const PATIENCE = 300;
// After how many milliseconds without a start the visitor is told what is missing.
const LATE = 12_000;

// What is there once home has what it needs, or the page that the visit began with; and once home awaits no replay.
const USABLE = "#content:not([aria-busy=true])";
const SEEN = "#content:not(.is-awaiting)";

// Which part the pages below an address are in.
const PART_OF = {
  "#/bench": "handbook",
  "#/claims": "handbook",
  "#/courses": "pages",
  "#/exam": "exam",
  "#/handbook": "handbook",
  "#/incident/": "player",
  "#/incidents": "pages",
  "#/laws": "handbook",
  "#/mate": "handbook",
  "#/own": "own",
  "#/plan": "present",
  "#/practice": "pages",
  "#/print": "exam",
  "#/presenter": "present",
  "#/progress": "pages",
  "#/quadrigliona": "quadrigliona",
  "#/results": "exam",
  "#/settings": "pages",
  "#/teach": "present",
};

// The pages of the handbook, which have an opening.
const OPENED = /^#\/(laws|handbook|mate|claims|quadrigliona$)/;

// The typefaces (static/fonts). Until they have arrived the faces of tokens.css that are as wide take their place, so
// that nothing moves when they do.
const TYPEFACES = [
  ["Acconcio Sans", "fonts/acconcio-sans.woff2", { sizeAdjust: "106.2%" }],
  ["Acconcio Serif", "fonts/acconcio-serif.woff2", {}],
];

// The addresses of home and of an incident in no queue, which do without the style of the other pages.
const DOES_WITHOUT = /^#?\/?$|^#\/incident\/[^?]*$/;

// The groups of texts (app/words) that an incident needs, and the other pages that are not home (app/src/texts.rs).
const WORDS = { incident: ["home", "incident"], pages: ["home", "openings", "incident", "pages"] };

// What was asked for ahead, which is not asked for again.
const preloaded = new Map();
const styles = new Map();

readWasmTolerantly();

const root = globalThis.document?.documentElement;
if (root) {
  const spoken = navigator.languages.map((tag) => tag.split("-")[0].toLowerCase());
  root.lang = spoken.find((code) => RELEASE.languages.includes(code)) ?? RELEASE.languages[0];
  // What the app adds to the addresses of the scenarios.
  root.dataset.packs = RELEASE.packs;
  if (RELEASE.lms) {
    beAPackage(RELEASE.lms);
  }
  // Who has begun goes on with another incident than the first one, which the shell speaks of.
  if (location.hash.length > 2 || hasBegun()) {
    root.dataset.begun = "";
  }
  // On a phone the header of its page has one line.
  root.toggleAttribute("data-incident", location.hash.startsWith("#/incident/"));
  showOneLanguage();
  start(shellIsPainted().then(fetchAhead));
} else {
  work().catch(sayThatItDoesNotWork);
}

// Some hosts do not say that wasm is wasm, and what is read as it arrives has to say so. What does not
// compile was cut or exchanged on its way: it is asked for once more, past every cache.
function readWasmTolerantly() {
  if (typeof WebAssembly !== "object") {
    return;
  }
  for (const way of ["compile", "instantiate"]) {
    const streaming = WebAssembly[`${way}Streaming`]?.bind(WebAssembly);
    const whole = async (response, imports) =>
      WebAssembly[way](await (await arrived(response)).arrayBuffer(), imports);
    WebAssembly[`${way}Streaming`] = async (source, imports) => {
      const response = await source;
      const isWasm = response.headers.get("content-type")?.startsWith("application/wasm");
      try {
        return await (isWasm && streaming ? streaming : whole)(response, imports);
      } catch {
        return whole(await fetch(response.url, { cache: "reload" }), imports);
      }
    };
  }
}

async function arrived(response) {
  if (!response.ok) {
    throw new Error(`${response.url}: status ${response.status}`);
  }
  return response;
}

// A package begins with its course, in its language.
function beAPackage(lms) {
  root.dataset.lms = JSON.stringify(lms);
  root.lang = lms.language ?? root.lang;
  if (!location.hash) {
    history.replaceState(null, "", lms.start);
  }
}

// A promise that is refused here would not reach the page by itself.
function sayThatItDoesNotWork(error) {
  console.error("The search did not start:", error);
  postMessage("failed");
}

async function work() {
  const app = await import(new URL(RELEASE.js, location.href));
  await app.default({ module_or_path: new URL(RELEASE.wasm, location.href) });
}

// What the address asks for is fetched beside the first part, not after it; but what the shell needs,
// and the first part, come first. A page that is not home waits for its style.
async function fetchAhead() {
  const page = Object.keys(PART_OF).find((address) => location.hash.startsWith(address));
  const replay = replayAhead();
  const opening = openingAhead();
  const seen = Promise.all([...replay, ...opening].map(preload));
  // What is seen first shares neither the line nor the processor with what comes after it, and for that the app asks.
  if (replay.length > 0) {
    seen.then(() => appears(`#content:not(.notice), ${USABLE}`)).then(painted).then(() => styled(page));
  } else if (opening.length > 0) {
    await styled(page);
  } else {
    await fetchPage(page, packsAhead());
  }
}

async function fetchPage(page, packs) {
  const style = styled(page);
  for (const file of [...packs, ...filesOf(PART_OF[page])]) {
    // Each in a task of its own: to ask for all at once would keep the page from answering.
    await nextTask();
    preload(file);
  }
  await style;
}

// A timer would come no sooner than after four milliseconds, from the fifth in a row on.
function nextTask() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

function styled(page) {
  return page && stylesArrive(page === "#/incident/" ? ["player"] : ["player", "pages"]);
}

// The files of a part.
function filesOf(part) {
  const names = RELEASE.parts[part]?.split(" ") ?? [];
  return names.map((name) => RELEASE.wasm.replace("-app-", `-${name}-`));
}

// What a link to an incident needs until its board is seen (app/src/features/incident/prelude.rs); one's own is no file
// of the app.
function replayAhead() {
  const plain = /^#\/incident\/(?!own--)([^/?]+)\/[^?]+$/.exec(location.hash);
  return plain ? [wordsFile("home"), packFile(plain[1]), ...filesOf("replay")] : [];
}

// What a link to a page of the handbook needs until its heading and its lead are read
// (app/src/features/handbook/opening.rs).
function openingAhead() {
  return OPENED.test(location.hash) ? [wordsFile("home"), wordsFile("openings"), ...filesOf("opening")] : [];
}

// It is painted, or will not be seen.
function painted() {
  return patiently((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function appears(selector) {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector(selector)) {
        observer.disconnect();
        resolve();
      }
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { attributeFilter: ["aria-busy", "class"], attributes: true, childList: true, subtree: true });
    look();
  });
}

// The page can be used: what it can do without comes now, the style of the other pages before a visitor
// goes there, and the typefaces.
function fetchTheRest() {
  stylesArrive(["player"]);
  keepStyleOfPages();
  typefacesArrive();
}

// Home does without it, and so does an incident alone. Applied, it would have the style of everything on them worked out
// anew; it is, when another page is gone to, or this one printed.
function keepStyleOfPages() {
  const href = RELEASE.styles?.pages;
  if (!href || styles.has(href)) {
    return;
  }
  styleArrives(href, "not all");
  const apply = () => (styles.get(href).link.media = "all");
  const applyWhereNeeded = () => (DOES_WITHOUT.test(location.hash) && !isLocked()) || apply();
  addEventListener("hashchange", applyWhereNeeded);
  addEventListener("storage", applyWhereNeeded);
  addEventListener("beforeprint", apply);
  applyWhereNeeded();
}

// They are taken up together, once all have arrived or failed: with a rule in a style sheet every text would be laid out
// anew for the rule, and again for each file.
async function typefacesArrive() {
  if (typeof FontFace !== "function") {
    return;
  }
  const faces = TYPEFACES.map(([family, file, how]) => new FontFace(family, `url(${file})`, { weight: "400 600", ...how }));
  const arrived = await Promise.allSettled(faces.map((face) => face.load()));
  arrived.filter(({ value }) => value).forEach(({ value }) => document.fonts.add(value));
}

function packsAhead() {
  if (location.hash.length <= 2) {
    return [wordsFile("home")];
  }
  // An incident plays without the catalogue; one's own is no file of the app.
  const scenario = /^#\/incident\/(?!own--)([^/]+)\//.exec(location.hash)?.[1];
  const words = scenario ? WORDS.incident : WORDS.pages;
  return [...words.map(wordsFile), packFile(scenario ?? "catalogue")];
}

function wordsFile(group) {
  return `packs/words/${group}.${root.lang}.txt?${RELEASE.packs}`;
}

function packFile(name) {
  return `packs/${name}.${root.lang}.json?${RELEASE.packs}`;
}

// Asks for style sheets, where they are files of their own, once for each; without them the page is plain, but there.
function stylesArrive(names) {
  const files = names.map((name) => RELEASE.styles?.[name]).filter(Boolean);
  return Promise.all(files.map((href) => styleArrives(href)));
}

function styleArrives(href, media = "all") {
  if (!styles.has(href)) {
    const link = element("link", { rel: "stylesheet", href, media });
    const arrived = new Promise((resolve) => { link.onload = link.onerror = resolve; });
    styles.set(href, { arrived, link });
    document.head.append(link);
  }
  return styles.get(href).arrived;
}

// While an exam goes on it is shown at every address (app/src/features/exam/lock.rs).
function isLocked() {
  try {
    return localStorage.getItem("acconcio.exam-lock") !== null;
  } catch {
    return false;
  }
}

function hasBegun() {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith("acconcio."));
  } catch {
    return false;
  }
}

// The shell has its words in every language. A browser that cannot be told so shows them all.
function showOneLanguage() {
  try {
    const style = new CSSStyleSheet();
    style.replaceSync(`.shell-words:not([lang="${root.lang}"]) { display: none }`);
    document.adoptedStyleSheets = [style];
  } catch {
    // They are replaced when the app starts.
  }
}

// Resolves when it has arrived, or does not: then whoever needs it says so.
function preload(href) {
  if (!preloaded.has(href)) {
    preloaded.set(href, preloads(href));
  }
  return preloaded.get(href);
}

function preloads(href) {
  return new Promise((resolve) => {
    const link = element("link", { rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}

async function start(ready) {
  let missing = RELEASE.js;
  // The app itself lacks something: its first texts have not arrived.
  addEventListener("acconcio-not-started", () => didNotStart(root.dataset.notStarted));
  const late = setTimeout(() => sayThatItIsLate(missing), LATE);
  pageIsRead().then(() => document.querySelector(".shell-late")?.remove());
  try {
    if (typeof WebAssembly !== "object") {
      throw new Error("this browser has no WebAssembly");
    }
    const app = await import(new URL(RELEASE.js, document.baseURI));
    await Promise.all([pageIsRead(), ready]);
    missing = RELEASE.wasm;
    await app.default({ module_or_path: new URL(RELEASE.wasm, document.baseURI) });
  } catch (error) {
    clearTimeout(late);
    console.error("Acconcio did not start:", error);
    await didNotStart(error);
    return;
  }
  clearTimeout(late);
  if (root.dataset.notStarted) {
    return;
  }
  remember(ANEW, "");
  await appears(USABLE);
  // The task that has drawn it would be the longer, and so would the frame.
  await painted();
  await appears(SEEN);
  fetchTheRest();
  if (RELEASE.worker && navigator.serviceWorker) {
    await keepOnDevice();
  }
}

async function keepOnDevice() {
  try {
    const device = await import(new URL(RELEASE.device, document.baseURI));
    await device.keep(RELEASE);
  } catch (error) {
    // Without it the app works as well, with the network.
    console.warn("Acconcio is not saved on the device:", error);
  }
}

function shellIsPainted() {
  return patiently((resolve) => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }));
}

// A page in the background is not painted, and goes on all the same.
function patiently(wait) {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    wait(resolve);
  });
}

function pageIsRead() {
  return new Promise((resolve) => {
    if (document.readyState === "loading") {
      document.addEventListener("DOMContentLoaded", resolve, { once: true });
    } else {
      resolve();
    }
  });
}

// ---- when the app does not start ----

// In the session of this tab: the version that was fetched anew already.
const ANEW = "acconcio.anew";

// Asks for the page and the first files past the caches, once: one of them may have been cut on its way,
// or be of another version than the others. Resolves to whether the page is loaded again.
async function startsAnew() {
  if (remembered(ANEW) === RELEASE.version || !remember(ANEW, RELEASE.version)) {
    return false;
  }
  const files = [...document.querySelectorAll("link[href], script[src]")].map((it) => it.href || it.src);
  const asked = [location.href, ...files].map((file) => fetch(file, { cache: "reload" }));
  const [page] = await Promise.allSettled(asked);
  if (!page.value?.ok) {
    return false;
  }
  location.reload();
  return true;
}

// A browser may refuse to store anything.
function remember(key, value) {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

function remembered(key) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

async function didNotStart(error) {
  await pageIsRead();
  if (typeof WebAssembly !== "object" || !(await startsAnew())) {
    sayThatItDidNotStart(error);
  }
}

// Fills the shell, whatever state it is in. Text is set as text, never as markup.
function sayThatItDidNotStart(error) {
  const shell = element("main", { className: "shell" }, [
    element("h1", { textContent: "Acconcio" }),
    notice("alert", words()["not-started"], String(error)),
  ]);
  document.getElementById("app").replaceChildren(shell);
}

// The app may still start, and takes the place of this then.
async function sayThatItIsLate(missing) {
  await pageIsRead();
  document.getElementById("shell-status")?.after(notice("status", words().slow, missing));
}

function notice(role, said, reason) {
  return element("div", { role }, [
    element("p", { textContent: said }),
    element("p", { className: "shell-reason", textContent: reason }),
    element("p", { className: "button-row" }, [
      button(words().reload, () => location.reload()),
      button(words()["download-again"], downloadAgain),
    ]),
  ]);
}

const words = () => RELEASE.words[root.lang] ?? RELEASE.words[RELEASE.languages[0]];

function button(textContent, onclick) {
  return element("button", { className: "button", type: "button", onclick, textContent });
}

// Forgets every file that is kept on the device; what the visitor has done is kept elsewhere.
async function downloadAgain() {
  const own = `acconcio ${new URL(".", document.baseURI).pathname} `;
  const kept = (await globalThis.caches?.keys().catch(() => [])) ?? [];
  await Promise.all(kept.filter((name) => name.startsWith(own)).map((name) => caches.delete(name)));
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => {});
  await registration?.unregister();
  remember(ANEW, "");
  await fetch(location.href, { cache: "reload" }).catch(() => {});
  location.reload();
}

function element(name, properties, children = []) {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}
