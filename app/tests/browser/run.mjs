// Runs files of tests in several processes side by side, each with a browser of its own, and writes down which
// files have passed, which pages each has visited, and in which languages:
//
//   node run.mjs TOLD.json FILE.test.mjs...

import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { availableParallelism, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";

const [told, ...files] = process.argv.slice(2);
const passed = new Set();

// Files that take longer than their length tells, for they go through every page: they would be left over at the end.
const LONG = ["scorm", "faulty_storage", "engines-firefox", "engines-webkit", "accessible", "low_vision", "results", "handbook"];

// Each process asks for the next file when it has run one.
let waiting = [];
const queue = createServer((_, response) => response.end(waiting.shift() ?? ""));
await once(queue.listen(0, "127.0.0.1"), "listening");
process.env.NEXT_FILE = `http://127.0.0.1:${queue.address().port}/`;

// tabs.mjs writes down here what a file has visited.
const visits = await mkdtemp(join(tmpdir(), "acconcio-visits-"));
process.env.VISITS = visits;

// A test waits for half of its time: for what comes late (tabs.mjs), for animations, for the next poll.
const PER_CORE = 2;

const lane = new URL("lane.mjs", import.meta.url).pathname;

// Runs files in so many processes, and resolves to those that have not passed.
async function runAll(files, lanes) {
  const isLong = (file) => LONG.includes(file.replace(".test.mjs", ""));
  waiting = [...files].sort((one, other) => isLong(other) - isLong(one));
  const running = run({ files: Array(lanes).fill(lane), concurrency: lanes });
  // lane.mjs makes a suite of each file.
  running.on("test:pass", ({ details, name }) => {
    if (details.type === "suite") passed.add(name);
  });
  running.on("test:fail", ({ details, name }) => {
    // A process that ended before all its tests had: the reporter does not tell how.
    const { exitCode, signal } = details.error;
    if (exitCode !== undefined && (signal || exitCode !== 1)) {
      console.error(`${basename(name)} ended early: ${signal ?? `exit code ${exitCode}`}`);
    }
  });
  for await (const line of running.compose(new spec())) {
    process.stdout.write(line);
  }
  return files.filter((file) => !passed.has(file));
}

let failed = await runAll(files, Math.min(files.length, PER_CORE * availableParallelism()));
// A machine that had too much to do at once is no fault of a page: a few files that failed side by side with others run
// once more, one after the other.
const FEW = 6;
if (failed.length > 0 && failed.length <= FEW && files.length > failed.length) {
  console.log(`once more, one after the other: ${failed.join(" ")}`);
  failed = await runAll(failed, 1);
}
queue.close();
const reports = files.map(async (file) => {
  const lines = new Set((await readFile(join(visits, file), "utf8").catch(() => "")).split("\n"));
  const told = (kind) => [...lines].filter((line) => line.startsWith(kind)).map((line) => line.slice(kind.length)).sort();
  return { file, passed: passed.has(file), pages: told("page "), texts: told("texts ") };
});
await writeFile(told, JSON.stringify(await Promise.all(reports)));
await rm(visits, { recursive: true });
process.exitCode = failed.length > 0 ? 1 : 0;
