// Makes wasm smaller, as `wasm-opt -Oz` does, many files in one process: to start Binaryen takes longer than most
// files do.
//
//   node --input-type=module --eval "$(cat shrink.mjs)" BINARYEN SCRIPT FILE.wasm...
//
// SCRIPT is the one of wasm-bindgen, beside the first of the parts.

import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, script, ...files] = process.argv.slice(1);
const { default: binaryen } = await import(pathToFileURL(join(folder, "index.js")));

// -Oz
binaryen.setOptimizeLevel(2);
binaryen.setShrinkLevel(2);
// The stack comes first in the memory, and grows downwards: nothing is at its lowest addresses.
binaryen.setLowMemoryUnused(true);
// Where a long function is moved into its only caller, the wasm is smaller, but has fewer repetitions to compress.
binaryen.setOneCallerInlineMaxSize(50);

// wasm-bindgen ends its names with sixteen digits of a digest, in the wasm and in the script: hundreds of names, and no
// compression makes the digits fewer. They get short ones.
function shorten(module, file) {
  const functions = Array.from({ length: module.getNumFunctions() }, (_, index) =>
    binaryen.getFunctionInfo(module.getFunctionByIndex(index)),
  );
  const exports = Array.from({ length: module.getNumExports() }, (_, index) =>
    binaryen.getExportInfo(module.getExportByIndex(index)),
  );
  const imported = functions.filter((it) => it.module === `./${basename(file, ".wasm")}.js`);
  const exported = exports.filter((it) => it.name.startsWith("wasm_bindgen__"));
  const names = [...imported.map((it) => it.base), ...exported.map((it) => it.name)];
  const short = new Map(names.map((name, index) => [name, `_${index.toString(36)}`]));
  for (const { name, module: from, base, params, results } of imported) {
    module.addFunctionImport(name, from, short.get(base), params, results);
  }
  for (const { name, value } of exported) {
    module.removeExport(name);
    module.addFunctionExport(value, short.get(name));
  }
  const text = readFileSync(script, "utf8");
  const words = new Set(text.match(/\w+/g));
  const amiss = [...short].filter(([name, short]) => !words.has(name) || words.has(short));
  if (amiss.length > 0) throw new Error(`wasm-bindgen names its functions in another way: ${amiss.join(" ")}`);
  writeFileSync(script, text.replace(/\w+/g, (word) => short.get(word) ?? word));
}

// The first part has an empty segment for each place in the table where another part puts its functions: hundreds, though
// the table begins empty.
function removeEmptySegments(module) {
  for (let index = module.getNumElementSegments() - 1; index >= 0; index -= 1) {
    const { name, data } = binaryen.getElementSegmentInfo(module.getElementSegmentByIndex(index));
    if (data.every((of) => !of)) module.removeElementSegment(name);
  }
}

for (const file of files) {
  const module = binaryen.readBinary(readFileSync(file));
  module.optimize();
  // What is written anew without nested blocks, and optimised again, is a hundredth smaller.
  module.runPasses(["flatten", "rereloop", "local-cse"]);
  module.optimize();
  removeEmptySegments(module);
  module.runPasses(["strip-producers", "strip-target-features"]);
  if (basename(file, "_bg.wasm") === basename(script, ".js")) shorten(module, file);
  writeFileSync(file, module.emitBinary());
  module.dispose();
}
