// Runs files of tests side by side, as many as there are cores, all in one browser, and writes down which of them
// have passed:
//
//   node run.mjs TOLD.json FILE.test.mjs...

import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { launchServer } from "./browser.mjs";

const [told, ...files] = process.argv.slice(2);
const failed = new Set();

const server = await launchServer();
process.env.BROWSER_SERVER = server.wsEndpoint();
try {
  const running = run({
    files: files.map((file) => new URL(file, import.meta.url).pathname),
    concurrency: availableParallelism(),
  });
  running.on("test:fail", ({ file, name, details }) => {
    failed.add(basename(file ?? name));
    // A process that ended before all its tests had: the reporter does not tell how.
    const { exitCode, signal } = details.error;
    if (exitCode !== undefined && (signal || exitCode !== 1)) {
      console.error(`${basename(name)} ended early: ${signal ?? `exit code ${exitCode}`}`);
    }
  });
  for await (const line of running.compose(new spec())) {
    process.stdout.write(line);
  }
} finally {
  await server.close();
}
await writeFile(told, JSON.stringify(files.map((file) => ({ file, passed: !failed.has(file) }))));
process.exitCode = failed.size > 0 ? 1 : 0;
