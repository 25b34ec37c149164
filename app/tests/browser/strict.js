// A learning platform that is stricter than scorm-again, for a host page: whatever a platform might refuse is
// written into `violations`. Classic, because it is put into a page.

const RULES = {
  "1.2": {
    api: "API",
    make: () => new Scorm12API({ autocommit: false, logLevel: 5 }),
    begin: "LMSInitialize", ask: "LMSGetValue", tell: "LMSSetValue", commit: "LMSCommit", end: "LMSFinish",
    free: ["LMSGetLastError", "LMSGetErrorString", "LMSGetDiagnostic"],
    readOnly: /^cmi\.(core\.(student_id|student_name|credit|entry|total_time|lesson_mode)|student_data\.|launch_data)|\._(count|children)$/,
    values: {
      "cmi.suspend_data": /^[\x20-\x7e]{0,4096}$/,
      "cmi.core.lesson_location": /^.{0,255}$/,
      "cmi.core.lesson_status": /^(passed|completed|failed|incomplete|browsed)$/,
      "cmi.core.exit": /^(time-out|suspend|logout|)$/,
      "cmi.core.session_time": /^\d{2,4}:[0-5]\d:[0-5]\d\.\d{2}$/,
      "cmi.core.score.raw": score, "cmi.core.score.min": score, "cmi.core.score.max": score,
    },
    parts: {
      id: /^[A-Za-z0-9_-]{1,255}$/,
      type: /^(true-false|choice|fill-in|matching|performance|sequencing|likert|numeric)$/,
      time: /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{2}$/,
      latency: /^\d{2,4}:[0-5]\d:[0-5]\d\.\d{2}$/,
      weighting: /^\d{1,3}(\.\d+)?$/,
      student_response: /^[\x20-\x7e]{0,255}$/,
      result: /^(correct|wrong|unanticipated|neutral|\d{1,3}(\.\d+)?)$/,
    },
  },
  2004: {
    api: "API_1484_11",
    make: () => new Scorm2004API({ autocommit: false, logLevel: 5 }),
    begin: "Initialize", ask: "GetValue", tell: "SetValue", commit: "Commit", end: "Terminate",
    free: ["GetLastError", "GetErrorString", "GetDiagnostic"],
    readOnly: /^cmi\.(learner_id|learner_name|credit|entry|mode|total_time|scaled_passing_score|launch_data)|\._(count|children)$/,
    values: {
      "cmi.suspend_data": /^[\x20-\x7e]{0,64000}$/,
      "cmi.location": /^.{0,1000}$/,
      "cmi.completion_status": /^(completed|incomplete)$/,
      "cmi.success_status": /^(passed|failed)$/,
      "cmi.exit": /^(time-out|suspend|logout|normal|)$/,
      "cmi.session_time": /^PT(\d+H)?(\d+M)?(\d+(\.\d{1,2})?S)?$/,
      "cmi.score.scaled": /^(0(\.\d+)?|1(\.0+)?)$/, "cmi.progress_measure": /^(0(\.\d+)?|1(\.0+)?)$/,
      "cmi.score.raw": score, "cmi.score.min": score, "cmi.score.max": score,
    },
    parts: {
      id: /^[A-Za-z0-9_-]{1,4000}$/,
      type: /^(true-false|choice|fill-in|long-fill-in|matching|performance|sequencing|likert|numeric|other)$/,
      timestamp: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{2}Z$/,
      latency: /^PT(\d+H)?(\d+M)?(\d+(\.\d{1,2})?S)?$/,
      weighting: /^\d+(\.\d+)?$/,
      learner_response: /^.{0,4000}$/,
      result: /^(correct|incorrect|unanticipated|neutral|\d{1,3}(\.\d+)?)$/,
    },
  },
};

function score(value) {
  return /^\d{1,3}(\.\d+)?$/.test(value) && Number(value) <= 100;
}

// The kinds of value that platforms answer with, though the standards ask for strings.
const among = (kinds) => (answer) => (Object.hasOwn(kinds, answer) ? kinds[answer] : answer);
const MANNERS = {
  strings: (answer) => answer,
  truths: among({ true: true, false: false, "": false }),
  numbers: (answer) =>
    /^\d+(\.\d+)?$/.test(answer) ? Number(answer) : among({ true: 1, false: 0, "": null })(answer),
  objects: (answer) => (answer === "" ? {} : new String(answer)),
  // What is done is told by the error code alone.
  nothing: among({ true: undefined, false: undefined, "": undefined }),
};

// Opens the package in a frame, with a platform around it that holds what `kept` tells. What the package sets
// is in `told`, how often it was kept and ended in `commits` and `ends`. Methods that are `refused` throw; the others
// answer in a manner of MANNERS.
function openPackage({ version, kept, answers = 0, refused = [], manner = "strings" }) {
  const rules = RULES[version];
  const api = rules.make();
  api.loadFromJSON(kept);
  Object.assign(globalThis, { told: {}, commits: 0, ends: 0, begins: 0, recorded: answers, inner: api });
  globalThis.violations ??= [];
  globalThis[rules.api] = strict(api, rules, refused, MANNERS[manner]);
  document.querySelector("iframe")?.remove();
  const frame = Object.assign(document.createElement("iframe"), { src: "package/index.html", title: "package" });
  document.querySelector("main").append(frame);
}

// As a platform does when its window is closed.
function closePackage() {
  document.querySelector("iframe").remove();
}

function strict(api, rules, refused, inManner) {
  const wrong = (what) => violations.push(what);
  let isBegun = false;
  return new Proxy(api, {
    get(target, name) {
      if (typeof target[name] !== "function") {
        return target[name];
      }
      return (...args) => {
        if (args.some((arg) => typeof arg !== "string")) {
          wrong(`${name} with something that is no text: ${args}`);
        }
        if (refused.includes(name)) {
          throw new Error("the platform is broken");
        }
        if (name === rules.begin) {
          if (begins++ > 0) wrong("begun twice");
          isBegun = true;
        } else if (!rules.free.includes(name) && !isBegun) {
          wrong(`${name}(${args}) before the beginning or after the end`);
        }
        if (name === rules.tell) {
          check(rules, ...args, wrong);
        }
        const answer = target[name](...args);
        if ([rules.tell, rules.commit, rules.begin, rules.end].includes(name) && String(answer) !== "true") {
          wrong(`${name}(${args}) is refused by scorm-again`);
        }
        if (name === rules.tell) told[args[0]] = args[1];
        if (name === rules.commit) commits += 1;
        if (name === rules.end) {
          ends += 1;
          isBegun = false;
        }
        return inManner(String(answer));
      };
    },
  });
}

function check(rules, name, value, wrong) {
  if (rules.readOnly.test(name)) {
    wrong(`${name} may not be set`);
  }
  const [, number, part] = /^cmi\.interactions\.(\d+)\.(\w+)$/.exec(name) ?? [];
  const rule = part ? rules.parts[part] : rules.values[name];
  const isRight = typeof rule === "function" ? rule(value) : rule?.test(value);
  if (!isRight) {
    wrong(`${name} is set to ${value}`);
  }
  if (part === "id") {
    if (Number(number) !== recorded) wrong(`${name} where ${recorded} are on record`);
    recorded += 1;
  } else if (part && Number(number) !== recorded - 1) {
    wrong(`${name} before its id`);
  }
}
