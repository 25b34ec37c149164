// Keeps the app on the device: begins the service worker (sw.js), and tells the page of a new version. boot.js imports
// it once the page can be used.

// How long after the start, in milliseconds, the worker begins, and after it the incidents are fetched: the
// page in front of the visitor comes first.
const CALM = 3000;
// How often, in milliseconds, a page that stays open asks for a new version.
const EVERY = 60 * 60 * 1000;

const root = document.documentElement;

// Takes what boot.js was told of the release.
export async function keep({ version, worker }) {
  const { serviceWorker } = navigator;
  // As long as this page is open, what it may still need is not deleted: see static/sw.js.
  const name = `acconcio ${new URL(".", document.baseURI).pathname} ${version}`;
  navigator.locks?.request(name, { mode: "shared" }, () => new Promise(() => {}));
  await new Promise((resolve) => setTimeout(resolve, CALM));
  const registration = await serviceWorker.register(worker, { updateViaCache: "none" });
  watchForVersions(registration, version);
  const { active } = await serviceWorker.ready;
  const all = navigator.connection?.saveData ? "language" : "scenarios";
  const fetchAll = () => active.postMessage(`${all} ${root.lang}`);
  setTimeout(fetchAll, CALM);
  new MutationObserver(fetchAll).observe(root, { attributeFilter: ["lang"] });
}

function watchForVersions(registration, version) {
  if (registration.waiting) {
    tellOfVersion(registration.waiting, version);
  }
  registration.addEventListener("updatefound", () => {
    const found = registration.installing;
    found.addEventListener("statechange", () => {
      // The first version waits for nobody.
      if (found.state === "installed" && registration.active) {
        tellOfVersion(found, version);
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
async function tellOfVersion(worker, version) {
  if ((await versionOf(worker)) === version) {
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
