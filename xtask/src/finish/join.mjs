// Makes one wasm of several parts, as wasm-merge does:
//
//   node --input-type=module --eval "$(cat join.mjs)" BINARYEN OUT.wasm PART.wasm...

import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, out, ...parts] = process.argv.slice(1);
const { default: binaryen } = await import(pathToFileURL(join(folder, "index.js")));

// Each part imports the same memory, table and stack pointer. They are joined to this one, or the whole would import
// them as often as there are parts.
const part = binaryen.readBinary(readFileSync(parts[0]));
const { initial: pages } = part.getMemoryInfo();
const { initial: functions } = binaryen.getTableInfo(part.getTableByIndex(0));
const shared = `${out}.wat`;
writeFileSync(
  shared,
  `(module
    (import "shared" "memory" (memory ${pages}))
    (import "shared" "__indirect_function_table" (table ${functions} funcref))
    (import "shared" "__wasm_split_shared0" (global (mut i32)))
    (export "memory" (memory 0))
    (export "__indirect_function_table" (table 0))
    (export "__wasm_split_shared0" (global 0)))`,
);

// The first one says which features the whole has.
const named = parts.map((part, index) => [part, `part${index}`]);
const modules = [named[0], [shared, "__wasm_split"], ...named.slice(1)];
const stdio = ["ignore", "ignore", "pipe"];
execFileSync(process.execPath, [join(folder, "bin/wasm-merge"), ...modules.flat(), "-o", out], { stdio });
rmSync(shared);
