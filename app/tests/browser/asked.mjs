// The pages that a file of tests is asked to visit: all of them, unless it has passed before and a change since can be
// seen on some only, which `cargo xtask test` names. A file that goes through every page asks here.

import { test } from "node:test";

const ASKED = JSON.parse(process.env.PAGES_ASKED ?? "{}");

// The first word of the address of a page, by what follows the # of it; `home` has none.
export const pageOf = (path) => path.replace(/^#?\/?/, "").split(/[/?]/)[0] || "home";

// Whether the file that runs is asked to visit this page.
export function isAsked(path) {
  const pages = ASKED[process.env.TEST_FILE];
  return !pages || pages.includes(pageOf(path));
}

// `test` for what is on these pages: nothing where the file is not asked to visit any of them.
export const testOn = (...paths) => (name, ...rest) => paths.some(isAsked) && test(name, ...rest);
