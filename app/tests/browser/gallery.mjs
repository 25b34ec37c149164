// Takes the pictures of the README: node gallery.mjs FOLDER. `cargo xtask shots --gallery` calls this.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { withPage } from "./browser.mjs";
import { PHONE } from "./sizes.mjs";
import { KARPOV, WORDS } from "./words.mjs";

const LAPTOP = { width: 1280, height: 800 };

// The day on which the pictures are taken, always the same.
const TODAY = new Date("2026-11-21T10:00:00Z");
const DAY = 86_400_000;

const PICTURES = [
  { name: "home", path: "/" },
  { name: "replay", path: `${KARPOV}/6` },
  { name: "ruling", path: `${KARPOV}/9`, language: "it", theme: "dark", then: showRuling },
  { name: "courses", path: "/courses", then: ruleALittle },
  { name: "progress", path: "/progress", then: ruleALittle },
  { name: "handbook", path: "/handbook/changes/2018/2023" },
  { name: "phone-replay", path: `${KARPOV}/6`, viewport: PHONE, language: "it" },
  { name: "phone-practice", path: "/practice", viewport: PHONE },
  { name: "phone-articles", path: "/laws/2018/7.5.1", viewport: PHONE, theme: "dark" },
];

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("name the folder for the pictures: gallery.mjs static/pictures");
  process.exit(2);
}
await mkdir(folder, { recursive: true });
for (const picture of PICTURES) {
  await take(picture);
}

async function take({ name, path, viewport = LAPTOP, language = "en", theme = "light", then }) {
  const options = {
    path,
    language,
    theme,
    viewport,
    // Nothing is caught in the middle of a movement.
    reducedMotion: "reduce",
    before: (page) => page.clock.setFixedTime(TODAY),
  };
  await withPage(options, async (page) => {
    await settled(page);
    await then?.(page, language);
    await settled(page);
    const file = join(folder, `${name}.png`);
    await page.screenshot({ path: file });
    console.log(file);
  });
}

async function settled(page) {
  // The shell has a heading too.
  await page.waitForSelector("#shell-status", { state: "detached" });
  await page.waitForSelector("main:not([aria-busy=true]) h1");
  await page.waitForLoadState("networkidle");
  // The boards of what was ruled on come after the page.
  await page.locator(".standing .thumbnail:not(:has(use))").first().waitFor({ state: "detached" });
}

async function showRuling(page, language) {
  await page.getByRole("button", { name: WORDS[language].reveal }).click();
  await page.getByRole("heading", { name: WORDS[language].ruling, exact: true }).waitFor();
}

// Three weeks of a learner who gets better: every fifth incident of the list, in the form of the log.
async function ruleALittle(page) {
  await page.evaluate(
    async ({ today, day }) => {
      const { scenarios } = await (await fetch("packs/catalogue.en.json")).json();
      const ruled = scenarios.filter((_, index) => index % 5 === 0).slice(0, 40);
      ruled.forEach(({ id, variants }, index) => {
        const at = today - Math.floor(((ruled.length - index) * 21 * day) / ruled.length);
        const points = 700 - ((index * 7) % 5) * 100 * (index < 25 ? 1 : 0);
        const value = { scenario: id, variant: variants[0].id, at, score: { points, out_of: 700 } };
        const name = `acconcio.attempt.${at.toString(16).padStart(11, "0")}-00000000`;
        localStorage.setItem(name, JSON.stringify({ version: 1, value }));
      });
    },
    { today: TODAY.getTime(), day: DAY },
  );
  await page.reload();
}
