// Keeps the app on the device, so that everything works with the network off.
//
// `cargo xtask build` writes one line above this text: RELEASE, with what this version is made of.
//
//   version   names the version: a digest of all its files
//   packs     names the version of the scenarios: what a page adds to their addresses
//   app       the files without which the app does not work; all of them, or it is not installed
//   languages for each language its code, and two more lists: its files without which the app does not
//             work in it, and the files of its scenarios: kept when opened, or when the page asks for all
//
// A device keeps the languages that are used on it, not all of them: at first that of the browser, then
// those that a page names when it has begun or its language changes.
//
// Each list gives the SHA-256 digest of each file. A file is named by its address, relative to this one, with a
// part of the digest after a `?` where its name has none. So a file that stays the same is taken over from
// the version before.
//
// Every file is checked against its digest before it is kept and before it is used: a host may answer with
// a page of its own, or be cut off. What is wrong is not kept, and is asked for again.
//
// A new version waits until no page of the one before is open, or until a page asks for it. A page
// holds a lock on its version, and what it may still need is not deleted as long as it does.

const { version, packs, app, languages } = RELEASE;
const scope = self.registration.scope;
// Other apps of the same host share its caches, and another copy of this one may be among them.
const prefix = `acconcio ${new URL(scope).pathname} `;
const name = prefix + version;

// How long a page waits for the network, in milliseconds, before it is shown as it was kept.
const PATIENCE = 3000;
// How many files are fetched at a time.
const AT_A_TIME = 4;

// From the address of a file, as a page asks for it, to its name.
const digests = Object.assign({}, app, ...languages.flatMap(({ app, later }) => [app, later]));
const names = new Map(Object.keys(digests).map((name) => [address(name.split("?")[0]), name]));
names.set(address("index.html"), names.get(address("")));

self.addEventListener("install", (event) => event.waitUntil(keepApp()));

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOlder()]));
});

self.addEventListener("message", (event) => {
  const [asked, code] = event.data.split(" ");
  const language = languages.find((language) => language.code === code);
  switch (asked) {
    case "version":
      event.ports[0].postMessage(version);
      break;
    case "begin":
      event.waitUntil(self.skipWaiting());
      break;
    case "language":
      event.waitUntil(keepLanguage(language, {}));
      break;
    case "scenarios":
      event.waitUntil(forgetOlder().then(() => keepLanguage(language, language?.later)));
      break;
  }
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(scope)) {
    return;
  }
  if (mode === "navigate") {
    event.respondWith(page(event.request));
  } else {
    event.respondWith(file(event));
  }
});

// The page from the network; without it, or when it takes long, as it was kept.
async function page(request) {
  const fresh = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  try {
    const response = await Promise.race([fresh, late]);
    // A redirection has no status here.
    if (response?.ok || response?.type === "opaqueredirect") {
      return response;
    }
  } catch {
    // There is no network.
  }
  return (await kept(request.url)) ?? fresh;
}

// A file as it was kept, else from the network; the files of this version stay.
async function file(event) {
  const { request } = event;
  const wanted = nameOf(request.url);
  if (!wanted) {
    // What the page of an older version may still need.
    return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
  }
  // What could not be used is asked for past every cache (boot.js).
  const found = request.cache === "reload" ? undefined : await kept(request.url);
  if (found) {
    return found;
  }
  const response = await fetched(wanted);
  event.waitUntil(keepCopy(wanted, response.clone()));
  return response;
}

async function keepCopy(wanted, response) {
  const cache = await caches.open(name);
  // A full device is no reason not to show a file.
  await cache.put(address(wanted), response).catch(() => {});
}

// The file of this version at an address, if it is kept as it was made.
async function kept(url) {
  const wanted = nameOf(url);
  if (!wanted) {
    return undefined;
  }
  const cache = await caches.open(name);
  const found = await cache.match(address(wanted));
  if (found && !(await isAsMade(found.clone(), wanted))) {
    await cache.delete(address(wanted));
    return undefined;
  }
  return found;
}

// The file from the network; once more, past the caches on the way, where what arrives is another.
async function fetched(wanted) {
  const once = async (cache) => {
    const response = await fetch(address(wanted), { cache });
    if (!response.ok) {
      throw new Error(`${address(wanted)}: status ${response.status}`);
    }
    return (await isAsMade(response.clone(), wanted)) ? response : undefined;
  };
  const response = (await once("default")) ?? (await once("reload"));
  if (!response) {
    throw new Error(`${address(wanted)} is not the file of version ${version}`);
  }
  return response;
}

async function isAsMade(response, wanted) {
  try {
    const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
    const digits = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
    return digits.join("") === digests[wanted];
  } catch {
    // It was cut off on its way.
    return false;
  }
}

// The name of the file at an address, if it belongs to this version.
function nameOf(url) {
  const { href, search } = new URL(url);
  const plain = href.split(/[?#]/)[0];
  return search === "" || search === `?${packs}` ? names.get(plain) : undefined;
}

// Keeps what the app needs, in the languages that are used on this device.
async function keepApp() {
  const used = await usedLanguages();
  await keepAll([app, ...used.map((language) => language.app)].flatMap(Object.keys));
}

// The languages that an older version has kept; where there is none, that of the browser, or the first.
async function usedLanguages() {
  const older = (await caches.keys()).filter((one) => one.startsWith(prefix));
  const kept = await Promise.all(older.map(async (one) => (await caches.open(one)).keys()));
  const urls = kept.flat().map(({ url }) => url.split("?")[0]);
  const used = languages.filter(({ code }) => urls.includes(address(`packs/catalogue.${code}.json`)));
  const spoken = navigator.languages.map((tag) => tag.split("-")[0]);
  const own = spoken.map((code) => languages.find((language) => language.code === code));
  return used.length > 0 ? used : [own.find(Boolean) ?? languages[0]];
}

async function keepLanguage(language, later) {
  if (language) {
    await keepAll([language.app, later].flatMap(Object.keys));
  }
}

// Keeps the files, a few at a time; fails with the first that does not arrive.
async function keepAll(wanted) {
  const cache = await caches.open(name);
  const left = [...wanted];
  const keepSome = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      await keep(cache, next);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, keepSome));
}

async function keep(cache, wanted) {
  const url = address(wanted);
  const found = await caches.match(url);
  if (found && (await isAsMade(found.clone(), wanted))) {
    if (!(await cache.match(url))) {
      await cache.put(url, found);
    }
    return;
  }
  await cache.put(url, await fetched(wanted));
}

// Deletes the older versions that no page uses any more. Younger ones wait for their turn.
async function forgetOlder() {
  const all = await caches.keys();
  const older = all.slice(0, Math.max(0, all.indexOf(name)));
  const used = await inUse();
  const gone = older.filter((one) => one.startsWith(prefix) && !used(one));
  await Promise.all(gone.map((one) => caches.delete(one)));
}

// Tells whether a page holds a lock on a version.
async function inUse() {
  if (!self.navigator.locks) {
    const pages = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
    return () => pages.length > 1;
  }
  const { held } = await self.navigator.locks.query();
  return (one) => held.some((lock) => lock.name === one);
}

function address(name) {
  return new URL(name, scope).href;
}
