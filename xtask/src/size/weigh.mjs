// Weighs files as they are and after brotli at its highest level, with the encoder that hosts use, and tells it
// as JSON, the heaviest first:
//
//   node --input-type=module --eval "$(cat weigh.mjs)" FOLDER

import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const highest = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 };

const [folder] = process.argv.slice(1);
const found = readdirSync(folder, { recursive: true, withFileTypes: true });
const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath ?? one.path, one.name));
const weighed = await Promise.all(
  files.map(async (file) => {
    const content = readFileSync(file);
    const compressed = (await compress(content, { params: highest })).length;
    return { path: relative(folder, file).replaceAll(sep, "/"), raw: content.length, compressed };
  }),
);
console.log(JSON.stringify(weighed.sort((one, other) => other.compressed - one.compressed)));
