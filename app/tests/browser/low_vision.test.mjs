// For people who see little: a narrow window, large letters, large targets, the colours of the system, and a
// title for each page.

import assert from "node:assert/strict";
import { isAsked, testOn } from "./asked.mjs";
import { violations } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { poll, settled } from "./poll.mjs";
import { expectNothingCutOff, PHONE } from "./sizes.mjs";
import { isTried } from "./thorough.mjs";
import { testVisit, visit } from "./visit.mjs";
import { KARPOV, WORDS } from "./words.mjs";

const LAPTOP = { width: 1280, height: 800 };

// As wide as a laptop's window enlarged four times (WCAG 1.4.10).
const NARROW = { width: 320, height: 640 };

for (const language of ["en", "it", "es"]) {
  const words = WORDS[language];
  testVisit(words, `ok: nothing is cut off at 320 px (${language})`, (path) =>
    withPage({ language, path, viewport: NARROW, reducedMotion: "reduce" }, (page) => visit(page, words, expectNothingCutOff)),
  );
}

for (const [row, language] of ["en", "it", "es"].entries()) {
  for (const [column, [size, viewport]] of [["1280 px", LAPTOP], ["360 px", PHONE]].entries()) {
    // Each page in one of the two sizes, unless the run is a thorough one.
    const pages = WORDS[language].pages.filter((_, index) => isTried(row + column, index, 2));
    const words = { ...WORDS[language], pages };
    testVisit(words, `ok: nothing is cut off with letters twice as large (${language}, ${size})`, (path) =>
      withPage({ language, path, viewport, reducedMotion: "reduce" }, async (page, context) => {
        await enlarge(page, context);
        await visit(page, words, async (page) => {
          await expectNothingCutOff(page);
          await page.evaluate(() => document.querySelectorAll("main details").forEach((fold) => (fold.open = true)));
          await expectNothingCutOff(page);
        });
      }),
    );
  }
}

// As in the browser's settings: what is measured in rem follows, and so do the media queries.
async function enlarge(page, context) {
  const session = await context.newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await page.reload();
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  assert.equal(size, "32px");
}

testVisit(WORDS.en, "ok: what is tapped is 24 px wide and high, or apart from the next (360 px)", (path) =>
  withPage({ path, viewport: PHONE, reducedMotion: "reduce" }, (page) =>
    visit(page, WORDS.en, async (page) => {
      const runOnly = { type: "rule", values: ["target-size"] };
      assert.deepEqual(await violations(page, { runOnly }), []);
    }),
  ));

for (const language of ["en", "it"]) {
  testVisit(WORDS[language], `ok: each page has a title of its own (${language})`, (path) =>
    withPage({ language, path }, async (page) => {
      const seen = new Map();
      const base = page.url().replace(/#.*/, "");
      for (const [path, heading] of WORDS[language].pages.filter(([path]) => isAsked(path))) {
        await page.goto(`${base}#${path}`);
        await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
        await poll(async () => {
          const title = await page.title();
          assert.match(title, path === "/" ? /^Acconcio$/ : /^.+ – Acconcio$/);
          assert.ok(!seen.has(title), `${path} has the title of ${seen.get(title)}: ${title}`);
        });
        seen.set(await page.title(), path);
      }
    }),
  );
}

testOn(KARPOV)("ok: the list of keys takes the focus, Escape closes it, and the focus goes back", () =>
  withPage({ path: `${KARPOV}/6`, reducedMotion: "reduce" }, async (page) => {
    const opener = page.getByRole("button", { name: "More", exact: true });
    await opener.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Start", exact: true }).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("End");
    await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await dialog.waitFor();
    await poll(async () => {
      assert.ok(await dialog.evaluate((it) => it.contains(document.activeElement)));
    });
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await poll(async () => {
      assert.ok(await opener.evaluate((it) => it === document.activeElement));
    });
  }));

testVisit(WORDS.en, "ok: in the colours of the system what is chosen still looks chosen, and the pieces keep theirs", (path) =>
  withPage({ path, reducedMotion: "reduce" }, async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    await visit(page, WORDS.en, async (page) => {
      await settled(page);
      assert.deepEqual(await page.evaluate(chosenLikeOthers), [], page.url());
    });
    if (!isAsked(KARPOV)) return;
    const fills = await page.evaluate(() =>
      ["w", "b"].map((color) => {
        const piece = document.querySelector(`.figure-piece[href^="#${color}"]`);
        return piece && getComputedStyle(piece).forcedColorAdjust;
      }),
    );
    assert.deepEqual(fills, ["none", "none"]);
  }));

// In the page: what is chosen, or current, and looks like what stands beside it and is not.
function chosenLikeOthers() {
  const CHOSEN = "[aria-current], [aria-pressed=true], [aria-selected=true]";
  const LOOKS = [
    ["color", "backgroundColor", "fontWeight", "textDecorationLine", "outlineStyle", "forcedColorAdjust"],
    ["Top", "Right", "Bottom", "Left"].flatMap((side) => [`border${side}Width`, `border${side}Style`]),
  ].flat();
  const looks = (element) => LOOKS.map((name) => getComputedStyle(element)[name]).join();
  const isSeen = (element) => element.checkVisibility();
  const found = [];
  for (const chosen of [...document.querySelectorAll(CHOSEN)].filter(isSeen)) {
    const list = chosen.closest("nav, ol, ul, .segments, [role=tablist], [role=row]") ?? chosen.parentElement;
    const others = [...list.querySelectorAll(chosen.localName)].filter(
      (other) => isSeen(other) && !other.matches(CHOSEN) && other.className === chosen.className,
    );
    if (others.some((other) => looks(other) === looks(chosen))) found.push(chosen.outerHTML.slice(0, 120));
  }
  return found;
}
