// Starts the app. The tag that loads this script names the files: Trunk writes them there
// (`pattern_script` in Trunk.toml), and `cargo xtask build` adds what it has made of them. The page
// forbids inline scripts, hence a file of its own; it is read before the page, so that the shell is
// there in the visitor's language from the first moment.

const { js, wasm, parts, worker, version } = document.currentScript.dataset;

document.documentElement.lang =
  navigator.languages.find((tag) => /^(en|it)\b/i.test(tag))?.slice(0, 2) ?? "en";
fetchAhead();
start();

// What the address asks for is fetched beside the app, not after it.
function fetchAhead() {
  for (const [begin, ...files] of JSON.parse(parts ?? "[]")) {
    if (location.hash.startsWith(begin)) {
      files.forEach(preload);
    }
  }
}

function preload(href) {
  const link = element("link", { rel: "preload", as: "fetch", crossOrigin: "", href });
  document.head.append(link);
}

async function start() {
  try {
    if (typeof WebAssembly !== "object") {
      throw new Error("this browser has no WebAssembly");
    }
    const app = await import(new URL(js, document.baseURI));
    await pageIsRead();
    await app.default({ module_or_path: new URL(wasm, document.baseURI) });
  } catch (error) {
    console.error("Acconcio did not start:", error);
    await pageIsRead();
    sayThatItDidNotStart(error);
    return;
  }
  if (worker && navigator.serviceWorker) {
    await keepOffline();
  }
}
