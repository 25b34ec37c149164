// Makes wasm smaller, as `wasm-opt -Oz` does, many files in one process: to start Binaryen takes longer than most
// files do.
//
//   node --input-type=module --eval "$(cat shrink.mjs)" BINARYEN FILE.wasm...

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, ...files] = process.argv.slice(1);
const { default: binaryen } = await import(pathToFileURL(join(folder, "index.js")));

// -Oz
binaryen.setOptimizeLevel(2);
binaryen.setShrinkLevel(2);
// The stack comes first in the memory, and grows downwards: nothing is at its lowest addresses.
binaryen.setLowMemoryUnused(true);
for (const file of files) {
  const module = binaryen.readBinary(readFileSync(file));
  module.optimize();
  // What is written anew without nested blocks, and optimised again, is a hundredth smaller.
  module.runPasses(["flatten", "rereloop", "local-cse"]);
  module.optimize();
  module.runPasses(["strip-producers", "strip-target-features"]);
  writeFileSync(file, module.emitBinary());
  module.dispose();
}
