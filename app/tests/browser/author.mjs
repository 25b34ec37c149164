// An author at the bench: acts at the page as a person does, and counts what he does with hand or keys.

import { pollEqual } from "./poll.mjs";

export class Author {
  constructor(page) {
    this.page = page;
    this.gestures = 0;
    this.begun = Date.now();
  }

  button(name) {
    return this.page.getByRole("button", { name, exact: typeof name === "string" });
  }

  async press(name) {
    this.gestures += 1;
    await this.button(name).first().click();
  }

  async choose(label, option) {
    this.gestures += 1;
    await this.page.getByRole("combobox", { name: label, exact: true }).selectOption({ label: option });
  }

  async write(label, text) {
    this.gestures += 1;
    const field = this.page.getByLabel(label, { exact: true }).last();
    await field.fill(text);
    await field.blur();
  }

  square(name) {
    return this.page.locator(`#acting-${name}`);
  }

  async tap(name) {
    this.gestures += 1;
    await this.square(name).click();
  }

  async drag(from, to) {
    this.gestures += 1;
    await this.square(from).scrollIntoViewIfNeeded();
    const middle = async (square) => {
      const { x, y, width, height } = await this.square(square).boundingBox();
      return [x + width / 2, y + height / 2];
    };
    await this.page.mouse.move(...(await middle(from)));
    await this.page.mouse.down();
    await this.page.mouse.move(...(await middle(to)), { steps: 4 });
    await this.page.mouse.up();
  }

  get acts() {
    return this.page.locator(".bench-act:not(.is-start)");
  }

  get ruling() {
    return this.page.locator(".bench-ruling .bench-short");
  }

  async holds(acts) {
    await pollEqual(() => this.acts.count(), acts);
  }

  // The draft on the device has so many acts up to the decision.
  async saved(acts) {
    const count = () => {
      const name = Object.keys(localStorage).find((name) => name.startsWith("acconcio.draft."));
      return JSON.parse(localStorage.getItem(name)).value.scenario.variants[0].incident.acts.length;
    };
    await pollEqual(() => this.page.evaluate(count), acts);
  }

  // Sets up a position: the times by colour, increment, edition and time control by their names.
  async setUp(fen, { white, black, increment, edition, regime }) {
    await this.press("Start with a new board");
    await this.write("A FEN, a game (PGN), or a link", fen);
    await this.press("Load");
    const pieces = fen.split(" ")[0].replace(/[^a-z]/gi, "").length;
    await pollEqual(() => this.page.locator(".bench-position .figure").count(), pieces);
    const clocks = this.page.getByRole("group", { name: "Chess clock" }).first();
    for (const [player, time] of [["White", white], ["Black", black]]) {
      this.gestures += 1;
      await clocks.getByLabel(player).fill(time);
      await clocks.getByLabel(player).blur();
    }
    if (increment !== undefined) await this.write("Increment in seconds", String(increment));
    if (edition) await this.choose("Edition", edition);
    if (regime) await this.choose("Time control", regime);
    await this.goTo("Record");
  }

  // Lets seconds pass before the next act.
  async after(seconds) {
    this.gestures += 1;
    await this.page.locator(".bench-seconds input").fill(String(seconds));
  }

  // Has a person say or do something beside the board.
  async say(who, what) {
    const menu = this.page.locator(".bench-saying");
    this.gestures += 2;
    await menu.getByRole("button", { name: who, exact: true }).click();
    await menu.getByRole("button", { name: what }).click();
  }

  // Opens a part of the work, by the beginning of its name.
  async goTo(stage) {
    this.gestures += 1;
    await this.page.locator(".bench-stages").getByRole("button", { name: stage }).click();
  }

  // The ruling as it stands, point by point, with its reasons.
  async fullRuling() {
    await this.page.locator(".bench-ruling").evaluate((ruling) => {
      for (const fold of ruling.querySelectorAll("details")) fold.open = true;
    });
    // What is folded is drawn when it is opened.
    await this.page.locator(".bench-ruling .bench-fold:not(:has(> :not(summary)))").first().waitFor({ state: "detached" });
    return this.page.locator(".bench-ruling .bench-fold").allInnerTexts();
  }

  told() {
    const seconds = Math.round((Date.now() - this.begun) / 1000);
    return `${this.gestures} gestures, ${seconds} s`;
  }
}
