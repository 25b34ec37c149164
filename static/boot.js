// Starts the app. `cargo xtask` writes one line above this text: RELEASE, with the names of the files.
//
//   js, wasm   the first part of the app
//   parts      the files of every other part, by the names that app/src/ui/lazy.rs speaks of
//   style      the style sheet of the pages that are not home; none in a build for work
//   packs      names the version of the scenarios: what is added to their addresses
//   version    names the version of everything
//   lms        the package for a learning platform that `acconcio scorm` has made of the app
//   worker     keeps the app on the device; none in a build that is served while it is worked on
//
// The page forbids inline scripts, hence a file of its own. It is no module, so that it is read before
// the page: the shell is there in the visitor's language from the first moment.

// The same script is the worker of app/src/app/worker.rs: there it has no page, and only starts the app.

// How long, in milliseconds, the start waits for the shell to be painted.
const PATIENCE = 300;

// Which part the pages below an address are in.
const PART_OF = {
  "#/claims": "handbook",
  "#/courses": "pages",
  "#/exam": "exam",
  "#/handbook": "handbook",
  "#/incident/": "player",
  "#/incidents": "pages",
  "#/laws": "handbook",
  "#/mate": "handbook",
  "#/plan": "present",
  "#/practice": "pages",
  "#/print": "exam",
  "#/presenter": "present",
  "#/progress": "pages",
  "#/quadrigliona": "quadrigliona",
  "#/results": "exam",
  "#/settings": "pages",
};

if (RELEASE.lms) {
  readWasmWhole();
}

const root = globalThis.document?.documentElement;
if (root) {
  root.lang = navigator.languages.find((tag) => /^(en|it)\b/i.test(tag))?.slice(0, 2) ?? "en";
  // What the app adds to the addresses of the scenarios.
  root.dataset.packs = RELEASE.packs;
  if (RELEASE.lms) {
    beAPackage(RELEASE.lms);
  }
  const painted = shellIsPainted();
  start(painted.then(fetchAhead));
} else {
  work().catch(sayThatItDoesNotWork);
}

// Learning platforms may not say that wasm is wasm, and what is read as it arrives has to say so.
function readWasmWhole() {
  const whole = async (response) => (await response).arrayBuffer();
  WebAssembly.compileStreaming = async (response) => WebAssembly.compile(await whole(response));
  WebAssembly.instantiateStreaming = async (response, imports) =>
    WebAssembly.instantiate(await whole(response), imports);
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
  const styled = pageStyle();
  const page = Object.keys(PART_OF).find((address) => location.hash.startsWith(address));
  for (const file of [...packsAhead(), ...(RELEASE.parts[PART_OF[page]] ?? [])]) {
    // Each in a task of its own: to ask for all at once would keep the page from answering.
    await new Promise((resolve) => setTimeout(resolve));
    preload(file);
  }
  if (page) {
    await styled;
  }
}

function packsAhead() {
  const names = [`catalogue.${root.lang}`];
  const scenario = /^#\/incident\/([^/]+)\//.exec(location.hash);
  if (scenario) {
    names.push(scenario[1]);
  }
  return names.map((name) => `packs/${name}.json?${RELEASE.packs}`);
}

// Asks for the style of the pages; without it they are plain, but there.
function pageStyle() {
  if (!RELEASE.style) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const link = element("link", { rel: "stylesheet", href: RELEASE.style });
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}

function preload(href) {
  document.head.append(
    element("link", { rel: "preload", as: "fetch", crossOrigin: "anonymous", href }),
  );
}

async function start(ready) {
  try {
    if (typeof WebAssembly !== "object") {
      throw new Error("this browser has no WebAssembly");
    }
    const app = await import(new URL(RELEASE.js, document.baseURI));
    await Promise.all([pageIsRead(), ready]);
    await app.default({ module_or_path: new URL(RELEASE.wasm, document.baseURI) });
  } catch (error) {
    console.error("Acconcio did not start:", error);
    await pageIsRead();
    sayThatItDidNotStart(error);
    return;
  }
  if (RELEASE.worker && navigator.serviceWorker) {
    await keepOnDevice(RELEASE.worker);
  }
}

// A page in the background is not painted, and starts all the same.
function shellIsPainted() {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
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

// ---- the app on the device ----

// How long after the start, in milliseconds, the worker begins, and after it the films are fetched: the
// page in front of the visitor comes first.
const CALM = 3000;
// How often, in milliseconds, a page that stays open asks for a new version.
const EVERY = 60 * 60 * 1000;

async function keepOnDevice(worker) {
  const { serviceWorker } = navigator;
  // As long as this page is open, what it may still need is not deleted: see static/sw.js.
  const name = `acconcio ${new URL(".", document.baseURI).pathname} ${RELEASE.version}`;
  navigator.locks?.request(name, { mode: "shared" }, () => new Promise(() => {}));
  await new Promise((resolve) => setTimeout(resolve, CALM));
  try {
    const registration = await serviceWorker.register(worker, { updateViaCache: "none" });
    watchForVersions(registration);
    const { active } = await serviceWorker.ready;
    if (!navigator.connection?.saveData) {
      setTimeout(() => active.postMessage("films"), CALM);
    }
  } catch (error) {
    // Without it the app works as well, with the network.
    console.warn("Acconcio is not kept on the device:", error);
  }
}

function watchForVersions(registration) {
  if (registration.waiting) {
    tellOfVersion(registration.waiting);
  }
  registration.addEventListener("updatefound", () => {
    const found = registration.installing;
    found.addEventListener("statechange", () => {
      // The first version waits for nobody.
      if (found.state === "installed" && registration.active) {
        tellOfVersion(found);
      }
    });
  });
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - asked > EVERY) {
      asked = Date.now();
      registration.update().catch(() => {});
    }
  });
}

// The app offers to reload, unless this page came from the network and is of that version already.
async function tellOfVersion(worker) {
  if ((await versionOf(worker)) === RELEASE.version) {
    worker.postMessage("begin");
    return;
  }
  root.dataset.newVersion = "";
  window.dispatchEvent(new Event("acconcio-new-version"));
  window.addEventListener("acconcio-reload", () => {
    const reload = () => location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
    worker.postMessage("begin");
    if (worker.state === "activated" || worker.state === "redundant") {
      reload();
    }
  });
}

function versionOf(worker) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage("version", [port2]);
  });
}

// ---- when the app does not start ----

// Fills the shell, whatever state it is in. Text is set as text, never as markup.
function sayThatItDidNotStart(error) {
  const message = element("div", { role: "alert" }, [
    element("p", {
      lang: "en",
      textContent:
        "Acconcio could not start. Check the connection and reload the page; " +
        "if that does not help, use a current browser.",
    }),
    element("p", {
      lang: "it",
      textContent:
        "Acconcio non è riuscito ad avviarsi. Controlla la connessione e ricarica la pagina; " +
        "se non basta, usa un browser aggiornato.",
    }),
    element("p", {}, [reloadButton()]),
    element("p", { className: "shell-reason", textContent: String(error) }),
  ]);
  const shell = element("main", { className: "shell" }, [
    element("h1", { textContent: "Acconcio" }),
    message,
  ]);
  document.getElementById("app").replaceChildren(shell);
}

function reloadButton() {
  const button = element("button", { type: "button" }, [
    element("span", { lang: "en", textContent: "Reload" }),
    " / ",
    element("span", { lang: "it", textContent: "Ricarica" }),
  ]);
  button.addEventListener("click", () => location.reload());
  return button;
}

function element(name, properties, children = []) {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}
