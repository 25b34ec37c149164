// Incidents of one's own: a pack is opened, used, updated and removed; a link holds an incident.

import assert from "node:assert/strict";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { pollEqual, pollMatch } from "./poll.mjs";
import { runProgram } from "./program.mjs";
import { expectNothingCutOff, PHONE, PROJECTOR } from "./sizes.mjs";

const SCENARIOS = new URL("../../../scenarios", import.meta.url).pathname;

const SAID = {
  en: {
    open: "Open a pack", none: "There are no packs on this device yet.", mark: "own",
    kept: "“Club evening” is on this device now, with 1 incident.",
    updated: /has been updated and now has 2 incidents/, undo: "Undo", undone: "Everything is as it was before.",
    remove: "Remove", removed: "“Club evening” has been removed.", asks: /Remove “Club evening” from this device/,
    refused: /This is not a pack of incidents/, damaged: /Part of it is missing or was changed/,
    share: "Copy link with the incident", keep: "Keep on this device",
    more: "More", title: "Last Sunday", linkRefused: "This link cannot be opened", course: "An evening",
  },
  it: {
    open: "Apri pacchetto", none: "Su questo dispositivo non ci sono ancora pacchetti.", mark: "tuo",
    kept: "«Serata di circolo» è ora su questo dispositivo, con 1 caso.",
    updated: /è stato aggiornato e ora ha 2 casi/, undo: "Annulla", undone: "Tutto è com’era prima.",
    remove: "Rimuovi", removed: "«Serata di circolo» è stato rimosso.", asks: /Rimuovere «Serata di circolo»/,
    refused: /Non è un pacchetto di casi/, damaged: /Ne manca una parte, o è stato modificato/,
    share: "Copia il link con il caso", keep: "Salva sul dispositivo",
    more: "Altro", title: "Domenica scorsa", linkRefused: "Questo link non si può aprire", course: "Una serata",
  },
};

let folder;
let pack;
let larger;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "acconcio-own-"));
  const club = join(folder, "club");
  for (const place of ["en", "it", "courses/en"]) await mkdir(join(club, place), { recursive: true });
  const text = async (path, change) => {
    const content = await readFile(join(SCENARIOS, path), "utf8");
    await writeFile(join(club, path.replace("karpov-chernin", "last-sunday")), change(content));
  };
  await text("karpov-chernin.toml", (it) => it.split("# ----")[0]);
  await text("en/karpov-chernin.toml", (it) => it.replace(/^title = .*$/m, 'title = "Last Sunday"'));
  await text("it/karpov-chernin.toml", (it) => it.replace(/^title = .*$/m, 'title = "Domenica scorsa"'));
  await writeFile(join(club, "en/pack.toml"), 'title = "Club evening"\n');
  await writeFile(join(club, "it/pack.toml"), 'title = "Serata di circolo"\n');
  await writeFile(
    join(club, "courses/evening.toml"),
    'order = 1\n[[lesson]]\nid = "first"\nincidents = ["last-sunday/standard", "last-sunday/legal-reply"]\n',
  );
  await writeFile(
    join(club, "courses/en/evening.toml"),
    'title = "An evening"\nlead = "Two incidents."\n[lessons.first]\ntitle = "First"\ntext = "See Article {Released}."\n',
  );
  pack = await packed(club);
  for (const path of ["two-kings-in-check-late.toml", "en/two-kings-in-check-late.toml"]) {
    await cp(join(SCENARIOS, path), join(club, path));
  }
  larger = await packed(club);
});

after(() => rm(folder, { recursive: true }));

async function packed(club) {
  const out = join(folder, `${Math.random()}.acconcio`);
  await runProgram(["pack", club, "--out", out]);
  return readFile(out);
}

const to = (page, hash) => page.evaluate((hash) => { location.hash = hash; }, hash);

const file = (buffer) => ({ name: "club.acconcio", mimeType: "", buffer });

const opened = (page, buffer) => page.locator("input[type=file]").setInputFiles(file(buffer));

const outcome = (page) => page.locator("#own-outcome").innerText();

const saved = (page) => page.evaluate(() => localStorage.getItem("acconcio.packs"));

// Takes the link that the menu of the replay copies.
async function shared(page, said) {
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => { globalThis.copied = text; };
  });
  await page.getByRole("button", { name: said.more, exact: true }).click();
  await page.getByRole("menuitem", { name: said.share }).click();
  await pollMatch(() => page.evaluate(() => globalThis.copied ?? ""), /with=/);
  return page.evaluate(() => new URL(globalThis.copied).hash);
}

for (const language of ["en", "it"]) {
  const said = SAID[language];
  test(`ok: a pack is opened, used, updated and removed, and comes back (${language})`, () =>
    withPage({ path: "/own", language }, async (page) => {
      await page.getByText(said.none).waitFor();
      await opened(page, pack);
      await page.getByText(said.kept).waitFor();
      await expectAccessible(page);

      // It stands in the list, marked, and is ruled on like any other.
      await to(page, "#/incidents?words=" + encodeURIComponent(said.title));
      const card = page.locator(".cards > li").filter({ hasText: said.title });
      await card.getByText(said.mark, { exact: true }).waitFor();
      await card.getByRole("link", { name: said.title }).first().click();
      await page.getByRole("heading", { name: said.title, level: 1 }).waitFor();
      await pollMatch(() => page.title(), new RegExp(said.title));
      await to(page, "#/courses/own--club--evening");
      await page.getByRole("heading", { name: "An evening", level: 1 }).waitFor();
      await page.getByText(/See Article \d/).waitFor();

      // It is there after a reload, and an update takes its place.
      await to(page, "#/own");
      await page.reload();
      await opened(page, larger);
      await pollMatch(() => outcome(page), said.updated);
      await page.getByRole("button", { name: said.undo }).click();
      await page.getByText(said.undone).waitFor();
      await pollEqual(() => page.locator("main section ul").first().locator("li").count(), 1);

      // What is no pack changes nothing.
      const before = await saved(page);
      await opened(page, Buffer.from("PK\u0003\u0004"));
      await pollMatch(() => outcome(page), said.refused);
      await opened(page, pack.subarray(0, pack.length - 9));
      await pollMatch(() => outcome(page), said.damaged);
      assert.equal(await saved(page), before);

      // Removing asks, and can be undone.
      await page.getByRole("button", { name: said.remove, exact: true }).click();
      const asks = page.getByRole("alertdialog");
      await pollMatch(() => asks.innerText(), said.asks);
      await asks.getByRole("button", { name: said.remove }).click();
      await page.getByText(said.removed).waitFor();
      await page.getByText(said.none).waitFor();
      await page.getByRole("button", { name: said.undo }).click();
      await page.getByText(said.undone).waitFor();
      assert.equal(await saved(page), before);
    }));

  test(`ok: a link holds an incident (${language})`, () =>
    withPage({ path: "/own", language }, async (page) => {
      await opened(page, pack);
      await page.getByText(said.kept).waitFor();
      await to(page, "#/incident/own--club--last-sunday/standard");
      await page.getByRole("heading", { name: said.title, level: 1 }).waitFor();
      const link = await shared(page, said);

      // On a device that has nothing.
      await page.evaluate(() => { localStorage.clear(); sessionStorage.clear(); });
      await to(page, "#/own");
      await page.reload();
      await page.getByText(said.none).waitFor();
      await to(page, link);
      await page.getByRole("heading", { name: said.title, level: 1 }).waitFor();
      await pollMatch(() => page.title(), new RegExp(said.title));
      assert.match(await page.evaluate(() => location.hash), /\?with=/);

      // It can be printed, also after a reload without it in the address.
      await to(page, "#/print/handout/own--club--last-sunday/standard");
      await page.getByRole("heading", { name: new RegExp(said.title) }).first().waitFor();
      await page.reload();
      await page.getByRole("heading", { name: new RegExp(said.title) }).first().waitFor();

      // And it is kept when that is asked for.
      await to(page, "#/own");
      await page.getByRole("button", { name: said.keep }).click();
      await pollMatch(() => outcome(page), /club/);
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await page.getByRole("link", { name: said.title }).waitFor();

      // One that is cut says so, and changes nothing.
      const before = await saved(page);
      await to(page, link.slice(0, -20));
      await page.getByRole("heading", { name: said.linkRefused }).waitFor();
      await pollMatch(() => page.getByRole("alert").innerText(), said.damaged);
      assert.equal(await saved(page), before);
    }));
}

test("ok: a pack dropped on the page, on a phone and on a projector", () =>
  withPage({ path: "/own", viewport: PHONE }, async (page) => {
    const bytes = [...larger];
    await page.locator("main.own").evaluate((main, bytes) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(bytes)], "club.acconcio"));
      main.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    }, bytes);
    await pollMatch(() => outcome(page), /with 2 incidents/);
    for (const size of [PHONE, PROJECTOR]) {
      await page.setViewportSize(size);
      await expectNothingCutOff(page);
    }
  }));
