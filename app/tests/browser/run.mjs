// Runs files of tests side by side, as many as there are cores, all in one browser, and tells which have passed:
//
//   node run.mjs TOLD.json FILE.test.mjs...

import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { finished } from "node:stream/promises";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { launchServer } from "./browser.mjs";

const [told, ...files] = process.argv.slice(2);
const server = await launchServer();
process.env.BROWSER_SERVER = server.wsEndpoint();

const results = new Map(files.map((file) => [file, true]));
const seconds = new Map();
const running = run({
  files: files.map((file) => new URL(file, import.meta.url).pathname),
  concurrency: availableParallelism(),
});
running.on("test:fail", ({ file, name, todo }) => {
  if (todo === undefined) {
    results.set(basename(file ?? name), false);
    process.exitCode = 1;
  }
});
for (const event of ["test:pass", "test:fail"]) {
  running.on(event, ({ file, nesting, details }) => {
    if (nesting === 0 && file) {
      const name = basename(file);
      seconds.set(name, (seconds.get(name) ?? 0) + details.duration_ms / 1000);
    }
  });
}
await finished(running.compose(spec).pipe(process.stdout, { end: false }), { readable: false }).catch(() => {});
