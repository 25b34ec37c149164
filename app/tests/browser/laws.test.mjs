// The index of articles: every edition, the search, the ways from one edition to another.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { poll, pollEqual } from "./poll.mjs";
import { expectNothingCutOff, PHONE, PROJECTOR } from "./sizes.mjs";

const WORDS = {
  en: {
    handbook: "Handbook",
    name: "Articles",
    heading: "The Laws, article by article",
    search: "Search by number or word",
    sought: "queen promoted",
    found: "Pawn not promoted",
    none: "No article matches.",
    reset: "Show all articles",
    edition: "Laws of 1 January 2018",
  },
  it: {
    handbook: "Manuale",
    name: "Articoli",
    heading: "Il Regolamento, articolo per articolo",
    search: "Cerca per numero o parola",
    sought: "donna promosso",
    found: "Pedone non promosso",
    none: "Nessun articolo corrisponde.",
    reset: "Mostra tutti gli articoli",
    edition: "Regolamento del 1° gennaio 2018",
  },
};

for (const [language, theme, viewport] of [
  ["en", "light", PHONE],
  ["it", "dark", PHONE],
  ["it", "light", undefined],
  ["en", "dark", PROJECTOR],
]) {
  const words = WORDS[language];
  const size = viewport ? `${viewport.width}x${viewport.height}` : "laptop";

  test(`ok: from the head of the page to an article (${language}, ${theme}, ${size})`, () =>
    withPage({ language, theme, viewport, reducedMotion: "reduce" }, async (page) => {
      await page.getByRole("navigation").getByRole("link", { name: words.handbook, exact: true }).click();
      await page.getByRole("link", { name: words.name, exact: true }).click();
      await page.getByRole("heading", { level: 1, name: words.heading }).waitFor();
      await expectAccessible(page);
      await expectNothingCutOff(page);

      const field = page.getByRole("searchbox", { name: words.search });
      await field.fill(words.sought);
      await page.getByText(words.found).waitFor();
      await pollEqual(() => page.locator(".law").count(), 1);
      await field.fill("zugzwang");
      await page.getByText(words.none).waitFor();
      await page.getByRole("button", { name: words.reset }).click();
      await page.locator(".law").nth(100).waitFor();

      await field.fill("7.5.2");
      const of2014 = page.locator(".law-numbers").getByRole("link", { name: /2014.*7\.5\.a/ });
      // Without the search there is another article that was this one.
      await pollEqual(() => of2014.count(), 1);
      await of2014.click();
      await page.waitForURL(/#\/laws\/2014\/7\.5\.a$/);
      await page.locator("#law-7\\.5\\.a[aria-current=location]").waitFor();
    }));

  test(`ok: an address marks its article (${language}, ${theme}, ${size})`, () =>
    withPage({ language, theme, viewport, path: "/laws/2018/7.5.1" }, async (page) => {
      const article = page.locator("#law-7\\.5\\.1[aria-current=location]");
      await expectInView(article);
      await poll(async () => {
        assert.ok(await article.evaluate((it) => it === document.activeElement), "no focus");
        const title = await page.title();
        assert.ok(title.startsWith(words.edition), title);
      });
      await expectAccessible(page);
    }));
}

test("ok: numbers stand in the order of their edition", () =>
  withPage({ path: "/laws/2009" }, async (page) => {
    await page.locator(".laws:not([aria-busy])").waitFor();
    const numbers = await page.locator(".law-number").allTextContents();
    const place = (number) => {
      assert.ok(numbers.includes(number), number);
      return numbers.indexOf(number);
    };
    const ordered = ["4.6", "6.9", "6.10.a", "12.3.a", "12.10", "A.3", "A.4.c", "B.2", "F.2"];
    assert.deepEqual(ordered.toSorted((one, other) => place(one) - place(other)), ordered);
  }));

// The page grows while it is drawn, and brings the article into view again.
async function expectInView(article) {
  await poll(async () => {
    const [top, bottom, height] = await article.evaluate((it) => {
      const { top, bottom } = it.getBoundingClientRect();
      return [top, bottom, window.innerHeight];
    });
    assert.ok(top >= 0 && bottom <= height, `it is not in view: from ${top} to ${bottom} of ${height}`);
  });
}
