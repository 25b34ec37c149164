// A storage that fails, for any page: full, denied, unreadable, damaged, of a newer version.
//
// It is put into the page before the app, notes what it did to the app, and leaves the real storage to the test.

import assert from "node:assert/strict";

export const enveloped = (value) => JSON.stringify({ version: 1, value });

// A paper that nobody can open.
const PAPER = `2.${"A".repeat(300)}.00000000`;

// A value under every key, as a person who has used the whole app has it.
export const SAVED = {
  "acconcio.settings": enveloped({ language: null, theme: "dark", speed: "fast", single_keys: "on", certainty: "on" }),
  "acconcio.place": enveloped({
    hash: "#/incident/karpov-chernin/rapid-unsupervised/5", scenario: "karpov-chernin",
    variant: "rapid-unsupervised", step: 5, acts: 9, at: 1795326400000,
  }),
  "acconcio.plan": enveloped({ repetition: "on", exam: "2027-03-14", daily_cap: 10 }),
  "acconcio.attempt.1a1fd3ca000-0000002a": enveloped({
    scenario: "karpov-chernin", variant: "rapid-unsupervised", at: 1795240000000,
    score: { points: 550, out_of: 700 }, marks: [{ question: "trigger", points: 100 }], certainty: "fair",
  }),
  "acconcio.quadrigliona": enveloped({ "runner-hoops/two-hoops": { points: 300, out_of: 400, times: 2 } }),
  "acconcio.exams": JSON.stringify({
    version: 2,
    value: [{
      "handed-in": {
        paper: PAPER, title: "Autumn", candidate: "Rossi, Ada", started: 1795342790782, ended: 1795342792524,
        file: "{}", own: "AA",
      },
    }],
  }),
  "acconcio.exam-facts": enveloped([]),
  "acconcio.exam-lock": enveloped(null),
  "acconcio.show": enveloped({ items: [{ scenario: "karpov-chernin", variant: "rapid-unsupervised" }], place: 0 }),
  "acconcio.course-plans": enveloped({ plans: [{ id: 7, plan: { title: "Autumn", entries: [] } }] }),
  "acconcio.mark-book": enveloped({
    AAAA: {
      head: { title: "Final", date: "2027-03-14", organiser: "" }, read: 1795342792524, roster: "Rossi;Ada",
      results: { BBBB: { candidate: "Rossi, Ada", started: 1795342790782, computed: { items: [[300, 700]], needed: 400, knock_outs: [] }, changes: {}, file: "rossi.json", sealed: "" } },
    },
  }),
  "acconcio.blueprints": enveloped({}),
};

const NEWER = JSON.stringify({ version: 99, value: { of: "a time to come" } });

// What may be wrong with a storage:
//
//   values   changes what was saved
//   denies   what the browser refuses: "everything", "writing" or "reading"
//   full     the number of writes after which there is no room left
//   said     what the page says where it met the fault
export const FAULTS = {
  "denied": { denies: "everything", said: "only in memory" },
  "not to be written": { denies: "writing", said: "only in memory" },
  "not to be read": { denies: "reading", said: "only in memory" },
  "full at the first write": { full: 0, said: "full" },
  "full at the second write": { full: 1, said: "full" },
  "full at the third write": { full: 2, said: "full" },
  "cut in the middle": { values: (text) => text.slice(0, text.length >> 1), said: "set aside" },
  "of another form": { values: () => '{"version":1,"value":"nothing of ours"}', said: "set aside" },
  "not JSON at all": { values: () => "\u0000<b>\u00e8", said: "set aside" },
  "empty": { values: () => "", said: "set aside" },
  "of a newer version": { values: () => NEWER, said: "newer" },
};

// In both languages: some actions change the language.
export const SAID = {
  "only in memory": /does not let the page store data|non permette alla pagina di salvare/,
  full: /has no storage left for the page|non c’è più spazio/,
  "set aside": /It was set aside, not deleted|messo da parte|messi da parte/,
  newer: /newer version of Acconcio has saved|versione più recente/,
};

// Puts the faulty storage into each page that is opened from now on; `arm` says what is wrong with it.
export const withFaults = (page) => page.addInitScript(failing);

// Begins anew with what was saved, under this fault. The page is one of the same host that is not the app.
export async function arm(page, base, { values = (text) => text, denies, full }, only) {
  await page.goto(`${base}icons/nothing`);
  const saved = Object.entries(SAVED).map(([name, text]) => {
    const isWrong = !only || name === only || name.startsWith(`${only}.`);
    return [name, isWrong ? values(text) : text];
  });
  await page.evaluate(
    ([saved, fault]) => {
      localStorage.clear();
      for (const [name, text] of saved) localStorage.setItem(name, text);
      sessionStorage.setItem("fault", fault);
    },
    [saved, JSON.stringify({ denies, full })],
  );
  return Object.fromEntries(saved);
}

// What the app asked for: the names that it read, the writes that were refused, and what there really is.
export const met = (page) => page.evaluate(() => globalThis.faulty.told());

// Nothing that was saved is lost: it is where it was, set aside, or changed as the action changes it.
export function expectNothingLost(saved, { kept }, isChanged) {
  const texts = new Set(Object.values(kept));
  for (const [name, text] of Object.entries(saved)) {
    const isThere = texts.has(text) || isChanged(name, text, kept[name]);
    assert.ok(isThere, `${name} is lost: ${JSON.stringify(text)} became ${JSON.stringify(kept[name])}`);
  }
}

// In the page, before the app.
function failing() {
  const real = globalThis.localStorage;
  const own = Object.getPrototypeOf(real);
  const get = own.getItem;
  const kept = () =>
    Object.fromEntries(Array.from({ length: real.length }, (_, index) => real.key(index)).map((name) => [name, get.call(real, name)]));
  const told = { read: [], refused: [] };
  globalThis.faulty = { told: () => ({ ...told, kept: kept() }) };
  // The page on which the next fault is prepared has none.
  const isApp = !location.pathname.endsWith("/icons/nothing");
  const fault = isApp ? JSON.parse(sessionStorage.getItem("fault") ?? "{}") : {};
  const isOurs = (store) => store === real;
  const wrap = (name, around) => {
    const original = own[name];
    own[name] = function (...given) {
      return isOurs(this) ? around(() => original.apply(this, given), ...given) : original.apply(this, given);
    };
  };
  const refuse = (kind, name) => {
    told.refused.push(name);
    throw new DOMException("by the test", kind);
  };
  let writes = 0;
  wrap("setItem", (proceed, name) => {
    if (fault.denies === "writing") refuse("SecurityError", name);
    const isProbe = name.endsWith(".probe");
    if (fault.full !== undefined && !isProbe && writes >= fault.full) refuse("QuotaExceededError", name);
    writes += isProbe ? 0 : 1;
    return proceed();
  });
  wrap("getItem", (proceed, name) => {
    if (fault.denies === "reading") refuse("UnknownError", name);
    told.read.push(name);
    return proceed();
  });
  if (fault.denies === "everything") {
    Object.defineProperty(globalThis, "localStorage", {
      get: () => refuse("SecurityError", "localStorage"),
    });
  }
}
