// What a learner's session says, said to scorm-again: app/src/lms/tests/trace.rs writes down what the app says.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Scorm12API, Scorm2004API } from "scorm-again";

const traces = JSON.parse(await readFile(new URL("lms-trace.json", import.meta.url), "utf8"));
const QUIET = { autocommit: false, logLevel: 5 };

// Says everything; what is set or done has to be taken, and what is asked has to be known or unset.
function say(api, calls) {
  for (const [method, ...args] of calls) {
    const answer = api[method](...args);
    const told = `${method}(${args.join(", ")}) gives ${answer}, error ${lastError(api)}`;
    if (/GetValue$/.test(method)) {
      assert.ok(["0", "403"].includes(lastError(api)), told);
    } else {
      assert.equal(String(answer), "true", told);
    }
  }
}

function lastError(api) {
  return String(api.LMSGetLastError ? api.LMSGetLastError() : api.GetLastError());
}

test("what is said under SCORM 1.2 is taken, kept and taken up again", () => {
  const { first, suspended, second } = traces.scorm12;
  const core = { student_id: "u1", student_name: "Rossi, Maria", credit: "credit", lesson_mode: "normal" };
  const api = new Scorm12API(QUIET);
  api.loadFromJSON({ core: { ...core, entry: "ab-initio" }, student_data: { mastery_score: "80" } });
  say(api, first);
  assert.equal(api.cmi.core.lesson_status, "incomplete", "a pause is no failure");
  assert.equal(api.cmi.suspend_data, suspended);
  assert.equal(api.cmi.interactions.childArray.length, 1);

  const again = new Scorm12API(QUIET);
  again.loadFromJSON({
    core: { ...core, entry: "resume", lesson_status: "incomplete" },
    student_data: { mastery_score: "80" },
    suspend_data: suspended,
    interactions: { 0: { id: "incident-0_before-the-press", type: "performance" } },
  });
  say(again, second);
  const { lesson_status, score } = again.cmi.core;
  assert.equal(lesson_status, "failed");
  assert.deepEqual([score.raw, score.min, score.max], ["62.5", "0", "100"].map(String));
  const results = again.cmi.interactions.childArray.map((one) => one.toJSON().result);
  assert.deepEqual(results.slice(1), ["correct", "wrong"]);
});

test("what is said under SCORM 2004 is taken, kept and taken up again", () => {
  const { first, suspended, second } = traces.scorm2004;
  const start = { learner_id: "u1", mode: "normal", credit: "credit" };
  const api = new Scorm2004API(QUIET);
  api.loadFromJSON({ ...start, entry: "ab-initio" });
  say(api, first);
  assert.equal(api.cmi.completion_status, "incomplete");
  assert.equal(api.cmi.suspend_data, suspended);
  assert.equal(String(api.cmi.progress_measure), "0.3333");

  const again = new Scorm2004API(QUIET);
  again.loadFromJSON({
    ...start,
    entry: "resume",
    completion_status: "incomplete",
    suspend_data: suspended,
    interactions: { 0: { id: "incident-0_before-the-press", type: "performance" } },
  });
  say(again, second);
  assert.equal(again.cmi.completion_status, "completed");
  assert.equal(again.cmi.success_status, "failed");
  assert.equal(Number(again.cmi.score.scaled), 0.625);
});
