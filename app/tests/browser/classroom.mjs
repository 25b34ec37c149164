// The classroom of `acconcio host` with its visitors: the server on a file of its own, and a browser for everybody.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";
import { DIST, howToLaunch } from "./browser.mjs";
import { PATIENCE } from "./poll.mjs";
import { startProgram } from "./program.mjs";
import { PHONE } from "./sizes.mjs";
import { LANGUAGE, noteVisits } from "./tabs.mjs";

// A classroom that is not open yet. `server` has its process, origin, port, address, code and token once it is started.
export async function classroom() {
  const folder = await mkdtemp(join(tmpdir(), "acconcio-host-"));
  const browser = await chromium.launch(howToLaunch());
  const room = {
    server: undefined,
    // Starts the server on the file of the classroom.
    async start(port = 0) {
      room.server = await started(folder, port);
    },
    async kill() {
      const ended = once(room.server.process, "exit");
      room.server.process.kill("SIGKILL");
      await ended;
    },
    // A browser of somebody, which fails on what a visitor should never meet.
    async visitor(path, options = {}) {
      const context = await browser.newContext({ locale: "en-GB", ...options });
      context.setDefaultTimeout(PATIENCE);
      noteVisits(context, LANGUAGE);
      await settable(context);
      return watched(await context.newPage(), room.server.origin + path);
    },
    // The phone of somebody who joins by a name, with a personal code where there is a roster.
    async joined(name, personal = "") {
      const page = await room.visitor(`/#${room.server.code}`, { viewport: PHONE });
      assert.equal(await page.getByLabel("Classroom code").inputValue(), room.server.code);
      await page.getByLabel("Your name").fill(name);
      await page.getByLabel("Personal code").fill(personal);
      await page.getByRole("button", { name: "Join" }).click();
      return page;
    },
    async close() {
      await browser.close();
      room.server?.process.kill("SIGKILL");
      await rm(folder, { recursive: true });
    },
  };
  return room;
}

async function started(folder, port) {
  const options = ["host", "--port", String(port), "--address", "127.0.0.1", "--app", DIST];
  const data = ["--data", join(folder, "classroom.sqlite")];
  const server = startProgram(spawn, [...options, ...data], { stdio: ["ignore", "pipe", "inherit"] });
  const told = {};
  for await (const line of createInterface({ input: server.stdout })) {
    const [, name, value] = /^(for the class|code|token):\s+(\S+)$/.exec(line) ?? [];
    if (name) told[name] = value;
    if (line.startsWith("Ctrl+C")) break;
  }
  const { origin, port: used } = new URL(told["for the class"]);
  return { process: server, origin, port: used, address: told["for the class"], code: told.code, token: told.token };
}

// Goes to an address, if one is named; `problems` has whatever goes wrong on the page, but for a lost connection.
export async function watched(page, address) {
  page.problems = [];
  page.on("pageerror", (error) => page.problems.push(String(error)));
  page.on("console", (message) => {
    const isExpected = /Failed to load resource|EventSource|ERR_/.test(message.text());
    if (message.type() === "error" && !isExpected) page.problems.push(message.text());
  });
  if (address) await page.goto(address);
  return page;
}

// Lets the test set the clock of a device, which shifts it by so many milliseconds.
const settable = (context) => context.addInitScript(() => {
  const now = Date.now;
  Date.now = () => now() + (window.clockSetBy ?? 0);
});

// Chooses an answer to the first question on a phone.
export const choose = (page, index) =>
  page.locator("fieldset.question").first().locator("input[type=radio]").nth(index).check();
