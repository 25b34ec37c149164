// The pages, each with what a person does there so that something is saved, and what that may change of what was
// saved before.

import { isDeepStrictEqual } from "node:util";
import { settled } from "./poll.mjs";
import { ruleOnMatch, ruleSomehow } from "./rule.mjs";
import { KARPOV, WORDS } from "./words.mjs";

const words = WORDS.en;
export const HOOPS = "/quadrigliona/runner-hoops/two-hoops";

// What a person does on a page so that it saves something: the language is on every page with a header. It is saved
// as soon as its texts are there.
export async function chooseLanguage(page) {
  await page.getByRole("banner").getByRole("button", { name: "IT, Italiano" }).click();
  await page.locator("html[lang=it]").waitFor();
}
const press = (name) => (page) => page.getByRole("button", { name, exact: true }).first().click();
const nothing = () => {};

// Each page with its action.
export const PAGES = [
  ...words.pages.map(([path]) => [path, path === "/presenter" ? nothing : chooseLanguage]),
  ["/exam", chooseLanguage],
  ["/results", chooseLanguage],
  ["/mate", chooseLanguage],
  ["/handbook", chooseLanguage],
  ["/handbook/disputed", chooseLanguage],
  [`${KARPOV}/6`, chooseLanguage],
  [KARPOV, (page) => ruleSomehow(page)],
  [HOOPS, (page) => ruleOnMatch(page)],
  ["/exam/result/1795342790782", chooseLanguage],
  ["/plan", press("New plan")],
  ["/presenter?course=castling", goOn],
  ["/presenter/audience", nothing],
];

async function goOn(page) {
  await page.locator(".audience-view").waitFor();
  await settled(page);
  await page.keyboard.press("PageDown");
}

// What an action may change of what was saved, and how: never what stood there before it.
const CHANGES = {
  "acconcio.settings": (before, after) => sameBut(before, after, ["language"]),
  "acconcio.place": (before, after) => after.at > before.at,
  "acconcio.quadrigliona": (before, after) => Object.entries(before).every(([name, { times }]) => after[name].times >= times),
  "acconcio.course-plans": (before, after) => before.plans.every((plan) => after.plans.some((it) => isDeepStrictEqual(it, plan))),
  // There is one presentation at a time, and it begins with what the presenter does in it.
  "acconcio.show": (before, after) => after.items.length > 0,
};

function sameBut(before, after, names) {
  const rest = (value) => Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
  return JSON.stringify(rest(before)) === JSON.stringify(rest(after));
}

export function isChanged(name, before, now) {
  const change = CHANGES[name];
  return Boolean(change && now) && change(JSON.parse(before).value, JSON.parse(now).value);
}
