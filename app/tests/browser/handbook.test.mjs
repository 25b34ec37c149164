// The handbook: what a reader looks up, and the way from a ruling to an article and back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { poll, pollEqual, settled } from "./poll.mjs";
import { choose, openFullForm, rule, unfold } from "./rule.mjs";
import { expectNothingCutOff, PHONE, PROJECTOR } from "./sizes.mjs";
import { KARPOV, WORDS } from "./words.mjs";

const SAID = {
  en: {
    name: "Handbook",
    search: "Search articles, terms and disputed points",
    sought: "flag",
    article: "2023 6.8 · Flag-fall",
    term: "flag-fall",
    point: "The flag fell after an irregularity by the opponent: which takes precedence?",
    nothing: "No results in the handbook.",
    turn: /^Incidents that depend on it \(\d+\)$/,
    asked: "Also considered, but not decisive",
    all: /^Show all [\d,]+$/,
    from: "From",
    to: "To",
    changed: /^The outcome changes in \d+ incidents\.$/,
    same: "Choose two different editions.",
    provisions: "By the provision that makes the difference",
    refresher: "Refresher course: from 2018 to 2023",
    draw: "Draw an exam on the changes",
    time: /Changed: .*time/,
    open: "Open under the Laws in force",
    fate: "It became law: Art. 7.8.1, Laws of 1 July 2017.",
    closed: "From the Laws of 1 July 2014 onwards, no ruling depends on it.",
    enacted: /^Incidents with the proposal enacted \(\d+\)$/,
    terms: "Search the glossary",
    back: "Back to the ruling",
    figures: /\d+ statements\. A ruling can be given on [\d,]+ of them/,
    failed: /Could not load the list/,
  },
  it: {
    name: "Manuale",
    search: "Cerca articoli, termini e punti controversi",
    sought: "bandierina",
    article: "2023 6.8 · Caduta della bandierina",
    term: "caduta della bandierina",
    point: "La bandierina è caduta dopo un’irregolarità dell’avversario: che cosa prevale?",
    nothing: "Nessun risultato nel manuale.",
    turn: /^Casi che ne dipendono \(\d+\)$/,
    asked: "Esaminato anch’esso, senza essere decisivo",
    all: /^Mostra tutti \([\d.]+\)$/,
    from: "Da",
    to: "A",
    changed: /^L’esito cambia in \d+ casi\.$/,
    same: "Scegli due edizioni diverse.",
    provisions: "Secondo la norma che fa la differenza",
    refresher: "Corso di aggiornamento: dal 2018 al 2023",
    draw: "Estrai un esame sui cambiamenti",
    time: /Cambia: .*tempo/,
    open: "Aperti secondo il Regolamento in vigore",
    fate: "È diventata norma: Art. 7.8.1, Regolamento del 1° luglio 2017.",
    closed: "Dal Regolamento del 1° luglio 2014 in poi nessuna decisione ne dipende più.",
    enacted: /^Casi con la proposta approvata \(\d+\)$/,
    terms: "Cerca in entrambe le lingue",
    back: "Torna alla decisione",
    figures: /\d+ affermazioni\. Su \d+/,
    failed: /Impossibile caricare l’elenco/,
  },
};

const PAGES = [
  "/handbook",
  "/handbook/changes/2009/2014",
  "/handbook/disputed",
  "/handbook/proposals",
  "/handbook/glossary",
  "/handbook/method",
];

for (const [language, theme, viewport] of [
  ["en", "light", PHONE],
  ["it", "dark", PHONE],
  ["it", "light", undefined],
  ["en", "dark", PROJECTOR],
]) {
  const size = viewport ? `${viewport.width}x${viewport.height}` : "laptop";

  test(`ok: every page of the handbook is whole (${language}, ${theme}, ${size})`, () =>
    withPage({ language, theme, viewport, reducedMotion: "reduce" }, async (page) => {
      for (const path of PAGES) {
        await page.goto(`${page.url().replace(/#.*/, "")}#${path}`);
        await page.locator("main.handbook h1").waitFor();
        await page.locator(".incidents-state").waitFor({ state: "detached" });
        await settled(page);
        for (const fold of (await page.locator("details.fold > summary").all()).slice(0, 3)) {
          await fold.click();
        }
        await expectAccessible(page);
        await expectNothingCutOff(page);
      }
    }));
}

for (const language of ["en", "it"]) {
  const said = SAID[language];
  const options = { language, reducedMotion: "reduce" };

  test(`ok: one search finds articles, terms and disputed points (${language})`, () =>
    withPage(options, async (page) => {
      await page.getByRole("navigation").getByRole("link", { name: said.name, exact: true }).click();
      const field = page.getByRole("searchbox", { name: said.search });
      await field.fill("zugzwang");
      await page.getByText(said.nothing).waitFor();
      await field.fill(said.sought);
      await page.getByRole("link", { name: said.article }).waitFor();
      await page.getByRole("link", { name: said.point }).waitFor();
      await expectAccessible(page);
      await page.getByRole("link", { name: said.term, exact: true }).click();
      await page.waitForURL(/#\/handbook\/glossary\/flag-fall$/);
      await page.locator("#term-flag-fall[aria-current=location]").waitFor();
      await expectInView(page.locator("#term-flag-fall"));
    }));

  test(`ok: an article leads to the incidents that turn on it (${language})`, () =>
    withPage({ ...options, path: "/laws/2018/7.5.1" }, async (page) => {
      await expectInView(page.locator("#law-7\\.5\\.1"));
      const below = page.locator("#law-7\\.5\\.1 + .law-incidents");
      await below.getByText(said.turn).click();
      const first = below.locator(".incidents").first();
      await pollEqual(() => first.locator(".incident").count(), 6);
      await below.getByRole("button", { name: said.all }).first().click();
      const [all] = (await below.locator("summary").textContent()).match(/\d+/);
      await pollEqual(() => first.locator(".incident").count(), Number(all));
      await below.getByText(said.asked).waitFor();
      await expectAccessible(page);
      const link = first.getByRole("link").first();
      // At once, for the list is drawn anew when the pair has been compared.
      const to = await link.evaluate((it) => (it.click(), it.getAttribute("href")));
      await page.waitForURL((url) => url.href.endsWith(to));
      await page.locator("#square-a1").waitFor();
      await page.goBack();
      await expectInView(page.locator("#law-7\\.5\\.1"));
    }));

  test(`ok: two editions are compared, each pair at its own address (${language})`, () =>
    withPage({ ...options, path: "/handbook/changes/2018/2023" }, async (page) => {
      await page.getByText(said.changed).waitFor();
      await page.getByText(said.time).first().waitFor();
      await page.locator(".shift", { hasText: "5.1.2" }).first().waitFor();
      await page.getByRole("combobox", { name: said.from, exact: true }).selectOption("2023");
      await page.getByText(said.same).waitFor();
      await page.getByRole("combobox", { name: said.to, exact: true }).selectOption("2009");
      await page.waitForURL(/#\/handbook\/changes\/2023\/2009$/);
      await page.getByText(said.changed).waitFor();
      await page.goBack();
      await page.goBack();
      await page.waitForURL(/#\/handbook\/changes\/2018\/2023$/);
      const from = page.getByRole("combobox", { name: said.from, exact: true });
      await pollEqual(() => from.inputValue(), "2018");
      const link = page.locator(".incident a").first();
      // At once, for the list is drawn anew when the pair has been compared.
      const to = await link.evaluate((it) => (it.click(), it.getAttribute("href")));
      await page.waitForURL((url) => url.href.endsWith(to));
      await page.locator("#square-a1").waitFor();
    }));

  test(`ok: what is ruled on otherwise is told by provision, and is a course and an exam (${language})`, () =>
    withPage({ ...options, path: "/handbook/changes/2018/2023" }, async (page) => {
      await page.getByRole("heading", { name: said.provisions }).waitFor();
      const provisions = page.locator(".shift", { has: page.locator(".change-watch") });
      const count = await provisions.count();
      assert.ok(count >= 5, `${count} provisions`);
      await provisions.filter({ hasText: "A.3" }).first().waitFor();
      const watched = await provisions.first().locator(".change-watch a").getAttribute("href");

      await page.getByRole("button", { name: said.draw }).click();
      await page.locator(".exam-head input").first().waitFor();
      await expectAccessible(page);

      await page.getByRole("link", { name: said.refresher }).click();
      await page.getByRole("heading", { name: said.refresher, level: 1 }).waitFor();
      await pollEqual(() => page.locator(".lesson").count(), count);
      const incidents = page.locator(".lesson-incidents a");
      const addresses = await incidents.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      const path = watched.replace(/\?.*/, "");
      assert.ok(addresses.some((address) => address.startsWith(path)), `${watched} in ${addresses}`);
      // The course is there on the page of its incident, too, and after a reload.
      await incidents.first().click();
      await page.locator("#square-a1").waitFor();
      await page.reload();
      await page.locator(".queue-line-lesson").waitFor();
      await page.getByText(said.refresher).first().waitFor();
    }));

  test(`ok: a disputed point has its sides, its fate and its incidents (${language})`, () =>
    withPage({ ...options, path: "/handbook/disputed/non-move" }, async (page) => {
      const point = page.locator("#disputed-non-move[aria-current=location]");
      await point.getByText(said.closed).waitFor();
      await expectInView(point.getByRole("heading"));
      await pollEqual(() => point.locator(".disputed-side").count(), 2);
      await page.getByRole("heading", { name: said.open }).waitFor();
      await point.getByText(said.turn).click();
      await point.locator(".incident a").first().waitFor();
      await point.getByRole("link", { name: said.fate }).click();
      await page.waitForURL(/#\/laws\/2017\/7\.8\.1$/);
      await expectInView(page.locator("#law-7\\.8\\.1"));
    }));

  test(`ok: the proposals are where a link of old leads (${language})`, () =>
    withPage({ ...options, path: "/laws/2009/proposals" }, async (page) => {
      await pollEqual(() => page.locator(".proposal").count(), 8);
      const fourth = page.locator(".proposal").nth(3);
      await fourth.getByText(said.enacted).click();
      await fourth.locator(".incident a").first().waitFor();
      await fourth.getByRole("link", { name: said.fate }).waitFor();
      await fourth.getByRole("link", { name: /orologio|clock/ }).click();
      await page.locator("#disputed-non-move[aria-current=location]").waitFor();
    }));

  test(`ok: the glossary is searched in its language and in English (${language})`, () =>
    withPage({ ...options, path: "/handbook/glossary" }, async (page) => {
      await page.locator(".term").nth(79).waitFor();
      const names = await page.locator(".term-side:first-child dt").allTextContents();
      const sorted = names.toSorted((one, other) => one.localeCompare(other, language));
      assert.equal(names[0], sorted[0]);
      const letter = language === "en" ? "T" : "S";
      await page.getByRole("button", { name: letter, exact: true }).click();
      await expectInView(page.getByRole("heading", { name: letter, exact: true }));
      const field = page.getByRole("searchbox", { name: said.terms });
      const own = language === "en" ? [] : ["acconciare"];
      for (const sought of [...own, "adjusting", "j’adoube"]) {
        await field.fill(sought);
        await page.locator("#term-adjusting").waitFor();
      }
      await page.locator("#term-adjusting").getByRole("link", { name: "Art. 4.2.1 (2023)" }).click();
      await page.waitForURL(/#\/laws\/2023\/4\.2\.1$/);
    }));

  test(`ok: the page on the method counts what is shown (${language})`, () =>
    withPage({ ...options, path: "/handbook/method" }, async (page) => {
      await page.getByText(said.figures).waitFor();
      await pollEqual(() => page.locator(".method-table tbody tr").count(), 5);
      await pollEqual(() => page.locator(".method-steps li").count(), 6);
    }));

  test(`ok: from a reason to its article, and back to the same ruling (${language})`, () =>
    withPage({ ...options, viewport: PHONE, path: `${KARPOV}/9` }, async (page) => {
      const words = WORDS[language];
      await rule(page, language);
      const answers = await page.locator(".slip tbody").textContent();
      await unfold(page, "reasons");
      const chip = page.locator(".reasons a.chip").last();
      const article = await chip.locator("[aria-hidden]").textContent();
      await chip.click();
      const marked = page.locator(".law[aria-current=location]").first();
      await poll(async () => {
        const number = await marked.locator(".law-number").first().textContent();
        assert.ok(article.endsWith(number), `${article} leads to ${number}`);
      });
      await expectAccessible(page);
      await page.getByRole("link", { name: said.back }).click();
      await page.waitForURL(/rapid-unsupervised\/9$/);
      await page.getByRole("heading", { name: words.ruling, exact: true }).waitFor();
      await pollEqual(() => page.locator(".slip tbody").textContent(), answers);
      await expectFocusOn(page, chip);
      // The browser’s own way back leads there as well, and nothing is recorded again.
      await chip.click();
      await marked.waitFor();
      await page.goBack();
      await page.getByRole("heading", { name: words.ruling, exact: true }).waitFor();
      await pollEqual(() => page.locator(".slip tbody").textContent(), answers);
      await expectFocusOn(page, chip);
      await settled(page);
      await pollEqual(() => rulingsKept(page), 1);
    }));
}

test("ok: a form half filled in is there again after a look at the handbook", () =>
  withPage({ path: `${KARPOV}/9`, reducedMotion: "reduce" }, async (page) => {
    await openFullForm(page);
    await choose(page, WORDS.en.acts[0]);
    await page.locator(".folded-answer", { hasText: WORDS.en.acts[0] }).waitFor();
    await page.getByRole("navigation").getByRole("link", { name: "Handbook", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "Handbook" }).waitFor();
    await page.goBack();
    await page.locator(".folded-answer", { hasText: WORDS.en.acts[0] }).waitFor();
    // Who opens the replay from its beginning begins anew.
    await page.goto(page.url().replace(/#.*/, "#/incidents"));
    await page.getByRole("heading", { level: 1, name: WORDS.en.library }).waitFor();
    await page.goto(page.url().replace(/#.*/, `#${KARPOV}`));
    await page.getByRole("button", { name: WORDS.en.play }).waitFor();
  }));

test("ok: what was turned under “What if” is there again after a look at an article", () =>
  withPage({ path: `${KARPOV}/9`, reducedMotion: "reduce" }, async (page) => {
    await page.getByRole("button", { name: WORDS.en.reveal }).click();
    await page.locator(".what-if > summary").click();
    const choice = page.getByLabel("White’s clock");
    await choice.selectOption({ label: "not pressed" });
    const chosen = await choice.inputValue();
    await page.locator(".what-if a.chip").first().click();
    await page.getByRole("link", { name: "Back to the ruling" }).click();
    await page.locator(".what-if[open]").waitFor();
    await pollEqual(() => choice.inputValue(), chosen);
  }));

test("ok: without the list of incidents the articles are there all the same", () => {
  const before = (page) => page.route("**/packs/index-*.json*", (route) => route.abort());
  const allowed = [/Failed to load resource/];
  return withPage({ path: "/handbook/changes/2018/2023", before, allowed }, async (page) => {
    await page.getByText(SAID.en.failed).waitFor();
    await page.locator(".shift").first().waitFor();
    await page.goto(page.url().replace(/#.*/, "#/laws/2018"));
    await page.locator(".laws:not(.handbook, [aria-busy])").waitFor();
    await page.locator(".law").nth(100).waitFor();
    await expectAccessible(page);
  });
});

async function expectInView(element) {
  await poll(async () => {
    const isInView = await element.evaluate((it) => {
      const { top } = it.getBoundingClientRect();
      return top >= 0 && top <= window.innerHeight - 40;
    });
    assert.ok(isInView, "the element is not in view");
  });
}

async function expectFocusOn(page, element) {
  await poll(async () => {
    assert.ok(await element.evaluate((it) => it === document.activeElement), "it has no focus");
  });
  await expectInView(element);
}

function rulingsKept(page) {
  return page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith("acconcio.attempt.")).length,
  );
}
