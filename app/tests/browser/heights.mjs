// Tells the heights of the longest verdicts: node heights.mjs [--dist FOLDER] [--language it] [--most 10] [--incident NAME/VARIANT]...
// Every incident is opened on a phone, and its ruling shown; those with the longest are then ruled on, and
// their verdicts measured on the phone and on a small laptop, with the folds closed.

import { readdir, readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { DIST, withPage } from "./browser.mjs";
import { openForm, ruleSomehow } from "./rule.mjs";
import { PHONE } from "./sizes.mjs";
import { WORDS } from "./words.mjs";

const LAPTOP = { width: 1366, height: 768 };
const SCENARIOS = new URL("../../../scenarios/", import.meta.url);

const { values } = parseArgs({
  options: {
    dist: { type: "string", default: DIST },
    language: { type: "string", default: "en" },
    most: { type: "string", default: "10" },
    incident: { type: "string", multiple: true },
  },
});

// The names of all incidents, as the files of facts have them.
async function incidents() {
  const files = (await readdir(SCENARIOS)).filter((name) => name.endsWith(".toml") && name !== "statements.toml");
  const named = files.map(async (file) => {
    const text = await readFile(new URL(file, SCENARIOS), "utf8");
    const blocks = text.split(/^\[\[variant\]\]$/m).slice(1);
    return blocks.map((block) => `${file.replace(".toml", "")}/${block.match(/^id = "(.+)"$/m)[1]}`);
  });
  return (await Promise.all(named)).flat();
}

// From the head of the verdict to the end of the page's papers, the closed folds included.
const heightOf = (page) =>
  page.locator(".ruling-sheet").first().evaluate((sheet) => {
    const papers = sheet.closest(".papers").getBoundingClientRect();
    return Math.round(papers.bottom - sheet.getBoundingClientRect().top);
  });

const open = (page, name) => {
  const address = `${page.url().replace(/#.*/, "")}#/incident/${name}/99?laws=as-played`;
  return page.goto(address);
};

// Opens the incidents one after the other; `measured` is what is told of each.
async function measure(names, viewport, measured) {
  const heights = [];
  await withPage({ dist: values.dist, language: values.language, path: "/incidents", reducedMotion: "reduce", viewport }, async (page) => {
    page.setDefaultTimeout(20_000);
    for (const name of names) {
      try {
        await open(page, name);
        // Another incident is another page; the last one is left first.
        await page.locator(".ruling-sheet").waitFor({ state: "detached" });
        heights.push({ name, height: await measured(page) });
      } catch (error) {
        console.error(`${name}: ${error.message.split("\n")[0]}`);
      }
    }
  });
  return heights.sort((one, other) => other.height - one.height);
}

async function shown(page) {
  const words = WORDS[values.language];
  await openForm(page, values.language);
  await page.getByRole("button", { name: words.reveal }).click();
  return heightOf(page);
}

async function ruled(page) {
  await ruleSomehow(page, null, values.language);
  return heightOf(page);
}

const most = Number(values.most);
const longest = values.incident ?? (await measure(await incidents(), PHONE, shown)).slice(0, 2 * most).map(({ name }) => name);
for (const [label, viewport] of [["phone", PHONE], ["laptop", LAPTOP]]) {
  console.log(`${label}, ${viewport.width}x${viewport.height}, ${values.language}`);
  for (const { name, height } of (await measure(longest, viewport, ruled)).slice(0, most)) {
    console.log(`${String(height).padStart(6)}  ${name}`);
  }
}
