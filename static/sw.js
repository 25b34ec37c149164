// Keeps the app on the device, so that everything works with the network off.
//
// `cargo xtask build` writes one line above this text: RELEASE, with what this version is made of.
//
//   version   names the version: a digest of all its files
//   packs     names the version of the scenarios: what a page adds to their addresses
//   app       the files without which the app does not work; all of them, or it is not installed
//   films     the other files of the scenarios: kept when opened, or when the page asks for all
//
// A file is named by its address, relative to this one, with a digest after a `?` where its name has
// none. So a file that stays the same is taken over from the version before.
//
// A new version waits until no page of the one before is open, or until a page asks for it. A page
// holds a lock on its version, and what it may still need is not deleted as long as it does.

const { version, packs, app, films } = RELEASE;
const scope = self.registration.scope;
// Other apps of the same host share its caches, and another copy of this one may be among them.
const prefix = `acconcio ${new URL(scope).pathname} `;
const name = prefix + version;

// How long a page waits for the network, in milliseconds, before it is shown as it was kept.
const PATIENCE = 3000;
// How many films are fetched at a time.
const AT_A_TIME = 4;

// From the address of a file, as a page asks for it, to its name.
const names = new Map([...app, ...films].map((name) => [address(name.split("?")[0]), name]));
names.set(address("index.html"), names.get(address("")));

self.addEventListener("install", (event) => event.waitUntil(keepAll(app)));

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOlder()]));
});

self.addEventListener("message", (event) => {
  switch (event.data) {
    case "version":
      event.ports[0].postMessage(version);
      break;
    case "begin":
      event.waitUntil(self.skipWaiting());
      break;
    case "films":
      event.waitUntil(forgetOlder().then(() => keepAll(films)));
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

// A file as it was kept, else from the network; the films of this version stay.
async function file(event) {
  const { request } = event;
  const found = await kept(request.url);
  if (found) {
    return found;
  }
  if (!nameOf(request.url)) {
    // What the page of an older version may still need.
    return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
  }
  const response = await fetch(request);
  if (response.ok) {
    event.waitUntil(keepCopy(nameOf(request.url), response.clone()));
  }
  return response;
}

async function keepCopy(wanted, response) {
  const cache = await caches.open(name);
  // A full device is no reason not to show a film.
  await cache.put(address(wanted), response).catch(() => {});
}

// The file of this version at an address, if it is kept.
async function kept(url) {
  const wanted = nameOf(url);
  return wanted && (await caches.open(name)).match(address(wanted));
}

// The name of the file at an address, if it belongs to this version.
function nameOf(url) {
  const { href, search } = new URL(url);
  const plain = href.split(/[?#]/)[0];
  return search === "" || search === `?${packs}` ? names.get(plain) : undefined;
}

// Keeps the files, a few at a time; fails with the first that does not arrive.
async function keepAll(wanted) {
  const cache = await caches.open(name);
  const left = [...wanted];
  const keepSome = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      await keep(cache, address(next));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, keepSome));
}

async function keep(cache, url) {
  if (await cache.match(url)) {
    return;
  }
  const response = (await caches.match(url)) ?? (await fetch(url));
  if (!response.ok) {
    throw new Error(`${url}: status ${response.status}`);
  }
  await cache.put(url, response);
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
