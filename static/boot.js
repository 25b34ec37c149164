// Starts the app. Trunk writes the names of its two files into the tag that loads this script
// (`pattern_script` in Trunk.toml). The page forbids inline scripts, hence a file of its own.

const { js, wasm } = document.querySelector("script[data-js][data-wasm]").dataset;

try {
  if (typeof WebAssembly !== "object") {
    throw new Error("this browser has no WebAssembly");
  }
  const app = await import(new URL(js, document.baseURI));
  await app.default({ module_or_path: new URL(wasm, document.baseURI) });
} catch (error) {
  console.error("Acconcio did not start:", error);
  sayThatItDidNotStart(error);
}

// Fills the shell, whatever state it is in. Text is set as text, never as markup.
function sayThatItDidNotStart(error) {
  const message = element("div", { role: "alert" }, [
    element("p", {
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
    "Reload / ",
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
