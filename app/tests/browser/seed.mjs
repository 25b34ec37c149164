// What is kept on the device, written as the app writes it (see app/samples), before the page opens.

const DAY = 86_400_000;

// The name and the text of a ruling. The points are those of seven questions, in hundredths.
//
//   place      scenario and variant, as in the address
//   daysAgo    when
//   wrong      the questions answered wrongly
//   others     the other fields of a ruling
export function ruling(place, { daysAgo = 0, wrong = [], ...others }) {
  const [scenario, variant] = place.split("/");
  const at = Date.now() - daysAgo * DAY;
  number += 1;
  const marks = QUESTIONS.map((question) => ({ question, points: wrong.includes(question) ? 0 : 100 }));
  const score = { points: 100 * (marks.length - wrong.length), out_of: 100 * marks.length };
  const id = `${at.toString(16).padStart(11, "0")}-${number.toString(16).padStart(8, "0")}`;
  const value = { scenario, variant, at, score, marks, ...others };
  return [`acconcio.attempt.${id}`, JSON.stringify({ version: 1, value })];
}

// Tells apart what is recorded in the same millisecond.
let number = 0;

export const QUESTIONS = [
  "trigger", "classification", "board", "obligation", "clocks", "count", "result",
];

// The name and the text of a plan.
export function plan(value) {
  return ["acconcio.plan", JSON.stringify({ version: 1, value })];
}

// To be passed to withPage: keeps these values once, on the first page of a profile.
export function keeping(values) {
  return (page) =>
    page.addInitScript((values) => {
      if (!sessionStorage.getItem("kept")) {
        sessionStorage.setItem("kept", "yes");
        for (const [name, text] of values) {
          localStorage.setItem(name, text);
        }
      }
    }, values);
}
