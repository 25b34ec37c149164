// The author's bench: Karpov–Chernin is entered by somebody who has only the page, on a laptop, on a phone and by
// keyboard; the ruling follows each act; what is done stays on the device, and no window overwrites another.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Author } from "./author.mjs";
import { expectAccessible } from "./axe.mjs";
import { withPage } from "./browser.mjs";
import { poll, pollEqual, pollMatch, settled } from "./poll.mjs";
import { expectNothingCutOff, PHONE } from "./sizes.mjs";

const KARPOV = "4Q3/1rk2K2/8/6Rp/4P1p1/8/8/8 b - - 0 53";

const setUpKarpov = (author) =>
  author.setUp(KARPOV, { white: "0:19", black: "1:46", regime: "Rapid, no adequate supervision" });

async function actKarpov(author) {
  await author.drag("c7", "d6");
  await author.holds(4);
  await author.drag("e8", "e6");
  await author.holds(7);
  await author.press("White presses the clock");
  await author.press("The arbiter");
  await author.press("The arbiter notices it.");
  await author.holds(9);
  await pollMatch(() => author.ruling.textContent(), /[Ii]llegal/);
}

test("ok: Karpov–Chernin is acted on a laptop, and stays on the device", (context) =>
  withPage({ path: "/bench" }, async (page) => {
    const author = new Author(page);
    await expectAccessible(page);
    await setUpKarpov(author);
    // Each field shows what holds, after a change and after a reload.
    await author.goTo("Set up");
    await author.write("Increment in seconds", "5");
    await author.goTo("Record");
    await page.reload();
    await author.goTo("Set up");
    const clocks = page.getByRole("group", { name: "Chess clock" }).first();
    await pollEqual(() => clocks.getByLabel("White").inputValue(), "0:19");
    await pollEqual(() => clocks.getByLabel("Black").inputValue(), "1:46");
    const increment = page.getByLabel("Increment in seconds", { exact: true });
    await pollEqual(() => increment.inputValue(), "5");
    await clocks.getByLabel("White").fill("soon");
    await clocks.getByLabel("White").blur();
    await pollEqual(() => clocks.getByLabel("White").inputValue(), "0:19");
    await author.goTo("Record");
    await actKarpov(author);
    context.diagnostic(`Karpov–Chernin on a laptop: ${author.told()}`);
    await expectAccessible(page);
    await expectNothingCutOff(page);
    // Undo and redo by keys.
    await author.square("a1").focus();
    await page.keyboard.press("Control+z");
    await author.holds(8);
    await page.keyboard.press("Control+y");
    await author.holds(9);
    // Deleting the carrying makes the release impossible; it is marked, and comes back. The list still moves to the act
    // that was done again.
    await settled(page);
    const carried = author.acts.nth(5);
    await carried.getByRole("button", { name: "Change action 6" }).click();
    await carried.getByRole("button", { name: "Delete", exact: true }).click();
    await pollMatch(() => page.locator(".is-impossible .bench-why").first().textContent(), /hand is not on e6/);
    await author.press("Undo");
    await author.holds(9);
    await pollEqual(() => page.locator(".is-impossible").count(), 0);
    await author.saved(9);
    await page.reload();
    await author.holds(9);
    // What was done before the reload can still be undone and done again.
    await author.press("Undo");
    await author.holds(8);
    await author.saved(8);
    await page.reload();
    await author.holds(8);
    await author.press("Redo");
    await author.holds(9);
    await author.goTo("Texts");
    await author.write("Title", "My incident");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Your drafts" }).click();
    await page.getByRole("link", { name: /^My incident/ }).waitFor();
  }));

test("ok: Karpov–Chernin is acted on a phone", (context) =>
  withPage({ path: "/bench", viewport: PHONE }, async (page) => {
    const author = new Author(page);
    await setUpKarpov(author);
    await expectNothingCutOff(page);
    await actKarpov(author);
    context.diagnostic(`Karpov–Chernin on a phone: ${author.told()}`);
    await expectNothingCutOff(page);
  }));

test("ok: an incident is acted in words, and by the keys of the board", () =>
  withPage({ path: "/bench" }, async (page) => {
    const author = new Author(page);
    await author.press("Start with a new board");
    await author.goTo("Record");
    const say = async (line) => {
      await page.getByLabel("In words").fill(line);
      await page.keyboard.press("Enter");
    };
    await say("White juggles e1");
    await pollMatch(() => page.getByRole("alert").filter({ hasText: "juggles" }).textContent(), /not understood/);
    await say("White plays e2 e4");
    await author.holds(4);
    const lines = await author.acts.elementHandles();
    await say("Black lifts e8");
    await author.holds(5);
    // An action more is not a new list.
    const kept = lines.map((line) => line.evaluate((it) => it.isConnected));
    assert.deepEqual(await Promise.all(kept), [true, true, true, true]);
    // What cannot be done says why.
    await say("Black lifts e2");
    await pollMatch(() => page.locator(".bench-refused").textContent(), /no piece on e2.*since action 2/);
    await author.holds(5);
    await author.square("e7").focus();
    await page.keyboard.press("Enter");
    await author.holds(6);
    await pollMatch(() => author.ruling.textContent(), /./);
  }));

test("ok: of two windows on one draft neither overwrites the other", () =>
  withPage({ path: "/bench" }, async (page, context) => {
    const author = new Author(page);
    await author.press("Start with a new board");
    await author.goTo("Record");
    await author.drag("e2", "e4");
    await author.holds(4);
    const other = await context.newPage();
    await other.goto(page.url());
    const second = new Author(other);
    await second.holds(4);
    await second.drag("e7", "e5");
    await second.holds(8);
    await page.getByText("This draft was changed in another window.").waitFor();
    await author.drag("d7", "d5");
    await author.holds(8);
    await other.reload();
    await second.holds(8);
    await pollMatch(() => second.acts.nth(5).textContent(), /e5/);
    await author.press("Keep this one as a new draft");
    await poll(async () => assert.notEqual(page.url(), other.url()));
    await author.holds(8);
    await pollMatch(() => author.acts.nth(5).textContent(), /d5/);
  }));

test("ok: every incident can be copied and edited, with its texts in every language", () =>
  withPage({ path: "/incident/karpov-chernin/rapid-unsupervised" }, async (page) => {
    const author = new Author(page);
    await page.locator("#replay-menu-button").click();
    await page.getByRole("menuitem", { name: "Edit a copy" }).click();
    // Nine actions, and eleven after the decision.
    await author.holds(20);
    await pollEqual(() => page.locator(".is-impossible").count(), 0);
    await author.goTo("Texts");
    const title = page.getByLabel("Title", { exact: true });
    await pollMatch(() => title.inputValue(), /^Karpov–Chernin, Tilburg/);
    await author.choose("Language of the texts", "Italiano");
    await pollMatch(() => title.inputValue(), /^Karpov–Chernin/);
    await settled(page);
  }));

test("ok: what an author has opened, chosen and answered stays where it was", () =>
  withPage({ path: "/bench" }, async (page) => {
    const author = new Author(page);
    await setUpKarpov(author);
    // The time control has brought its increment, and says so until another one is chosen.
    await author.goTo("Set up");
    const usual = page.getByText(/follows the time control \(Rapid, no adequate supervision\)/);
    await usual.waitFor();
    await author.write("Increment in seconds", "5");
    await usual.waitFor({ state: "detached" });
    await author.goTo("Record");
    await author.press("not seen");
    await author.drag("c7", "d6");
    await author.holds(4);
    await pollEqual(() => page.locator(".bench-act.is-unseen").count(), 4);
    await author.press("seen by the arbiter");
    await author.drag("e8", "e6");
    await author.press("White presses the clock");
    await author.say("The arbiter", /notices/);
    await author.holds(9);
    // The facts that would change the ruling are asked one after the other, at the same place.
    const question = page.locator(".bench-questions:not([inert]) .bench-open");
    const name = () => question.getAttribute("aria-label");
    await question.waitFor();
    const first = await name();
    await page.getByRole("button", { name: /^Next question \(\d+ more\)$/ }).click();
    await poll(async () => assert.notEqual(await name(), first));
    const [second, place] = [await name(), await question.boundingBox()];
    await author.press("Yes, it is right");
    await poll(async () => assert.notEqual(await name(), second));
    const { x, y } = await question.boundingBox();
    assert.deepEqual({ x, y }, { x: place.x, y: place.y });
    // A fold that is open is open again after another part of the work, and after a reload.
    const fold = page.locator(".bench-ruling details").filter({ hasText: "The ruling in full" });
    await fold.locator("summary").click();
    await author.goTo("Send");
    await author.goTo("Record");
    await fold.locator("ul, ol, dl").first().waitFor();
    // What follows the decision is shown as that, and the way back to the ruling is beside it.
    await author.press("after it");
    await author.say("White", /resign/);
    await author.holds(10);
    await page.getByRole("heading", { name: "After the decision" }).waitFor();
    await author.press("Show that ruling");
    await page.getByRole("heading", { name: "Ruling so far" }).waitFor();
    await pollMatch(() => author.ruling.textContent(), /illegal/);
    // The form of an action is brought into view.
    await page.getByRole("button", { name: "Change action 2", exact: true }).click();
    await poll(async () => {
      const { y, height } = await page.locator(".bench-form").boundingBox();
      assert.ok(y >= 0 && y + height <= 768 + 1, `from ${y}, ${height} px`);
    });
    // The link is there to be seen.
    await author.goTo("Send");
    const link = page.getByRole("textbox", { name: "Link to the incident" });
    await pollMatch(() => link.inputValue(), /^http.*#\/incident\//);
  }));
