// The program `acconcio`, which some tests run: `cargo xtask test` names it, so that nothing is built again.

import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

const ROOT = new URL("../../..", import.meta.url).pathname;

const [PROGRAM, FIRST] = process.env.ACCONCIO
  ? [process.env.ACCONCIO, []]
  : ["cargo", ["run", "--quiet", "--package", "acconcio-cli", "--"]];

// Calls `start`, one of the functions of node:child_process, for the program with these arguments, in the root of the
// repository.
export function startProgram(start, args, options = {}) {
  return start(PROGRAM, [...FIRST, ...args], { cwd: ROOT, ...options });
}

// Runs the program to its end; resolves to what it has written, and rejects when it fails.
export const runProgram = (args) => startProgram(run, args);
