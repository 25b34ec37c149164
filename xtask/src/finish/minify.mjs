// Makes a script smaller, as `terser` does: reads it from the standard input, and writes it to the standard output.
//
//   node --input-type=module --eval "$(cat minify.mjs)" TERSER module|classic

import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const [terserFile, kind] = process.argv.slice(1);
const { minify } = await import(pathToFileURL(terserFile));
const { code } = await minify(await text(process.stdin), { compress: { passes: 2 }, module: kind === "module" });
process.stdout.write(`${code}\n`);
