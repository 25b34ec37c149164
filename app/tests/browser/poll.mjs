// What a page comes to show is asked for until it is there: a busy machine shows it later, never
// otherwise. No test sleeps, and none reads once what an action is still changing.

import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";

// How long a test waits for anything, in milliseconds. Only a test that fails takes so long.
export const PATIENCE = 150_000;

// How long it waits before it asks again.
const PAUSE = 25;

// Calls `check` until it does not throw any more, and resolves to what it returned; rejects with what
// it threw last.
export async function poll(check) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) {
        throw error;
      }
    }
    await pause(PAUSE);
  }
}

// Asks until the answer is the expected one.
export const pollEqual = (ask, expected, message) =>
  poll(async () => assert.deepEqual(await ask(), expected, message));

// Asks until the answer matches.
export const pollMatch = (ask, pattern, message) =>
  poll(async () => assert.match(await ask(), pattern, message));

// Resolves once the page, or the frame, has done what it had begun: before it is asked whether nothing
// happened, and before the first key on a page that has just been drawn.
export const settled = (page) =>
  page.evaluate(async () => {
    // After every other task that is ready, or after a second. To be idle is more: a page that expects a frame never is.
    const after = (delay) => new Promise((resolve) => setTimeout(resolve, delay));
    const last = () =>
      globalThis.scheduler
        ? Promise.race([scheduler.postTask(() => {}, { priority: "background" }), after(1000)])
        : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    // A chain of tasks may be waiting: each of these comes after the one before.
    for (let turn = 0; turn < 5; turn += 1) {
      await after(0);
      await last();
    }
  });
