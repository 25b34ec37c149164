// How long a ruling takes at the bench: from a press of the clock until the act and its ruling are in the page, by
// performance marks: node bench_speed.mjs. Prints milliseconds; nothing fails on the clock.

import { Author } from "./author.mjs";
import { withPage } from "./browser.mjs";

const ROUNDS = 40;

await withPage({ path: "/bench", late: 0 }, async (page) => {
  const author = new Author(page);
  await author.setUp("4Q3/1rk2K2/8/6Rp/4P1p1/8/8/8 b - - 0 53", { white: "0:19", black: "1:46" });
  await author.drag("c7", "d6");
  await author.holds(4);
  const times = await page.evaluate(pressToRuling, ROUNDS);
  for (const [name, all] of Object.entries(times)) {
    all.sort((one, other) => one - other);
    const [median, worst] = [all[Math.floor(all.length / 2)], all.at(-1)].map((time) => time.toFixed(1));
    console.log(`${name}: median ${median} ms, worst ${worst} ms, of ${all.length}`);
  }
});

// In the page: the times of presses, each with an act more on the time line.
async function pressToRuling(rounds) {
  const acts = () => document.querySelectorAll(".bench-act").length;
  const marks = [["act and ruling in the page", "ruled"], ["next frame drawn", "drawn"]];
  const times = Object.fromEntries(marks.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const before = acts();
    performance.mark("press");
    const isThere = new Promise((resolve) => {
      const changed = new MutationObserver(() => {
        if (acts() === before) return;
        performance.mark("ruled");
        changed.disconnect();
        resolve();
      });
      changed.observe(document.body, { childList: true, subtree: true });
    });
    document.querySelectorAll(".bench-press")[round % 2].click();
    await isThere;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    performance.mark("drawn");
    for (const [name, mark] of marks) {
      times[name].push(performance.measure(name, "press", mark).duration);
    }
    // What waits for a quiet moment, open facts among it, is not measured.
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return times;
}
