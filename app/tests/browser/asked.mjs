// The pages and the languages that a file of tests is asked to open: all of them, unless it has passed before and a change
// since can be seen in some only, which `cargo xtask test` names. A file that goes through every page asks here.

import { test } from "node:test";

const ASKED = JSON.parse(process.env.ASKED ?? "{}");

// The first word of the address of a page, by what follows the # of it; `home` has none.
export const pageOf = (path) => path.replace(/^#?\/?/, "").split(/[/?]/)[0] || "home";

// Whether the file that runs is asked to visit this page.
export const isAsked = (path) => isAmong("pages", pageOf(path));

// Whether it is asked to open the app for a reader of this language.
export const isAskedIn = (language) => isAmong("languages", language);

function isAmong(which, name) {
  const names = ASKED[process.env.TEST_FILE]?.[which];
  return !names || names.includes(name);
}

// `test` for what is on these pages: nothing where the file is not asked to visit any of them.
export const testOn = (...paths) => (name, ...rest) => paths.some(isAsked) && test(name, ...rest);
