// How long from the click that gives the ruling to the frame with its mark and reason, and to that with its points; from
// the click on the fold to the table of rulings under every edition and regime; and from a fact turned round to the ruling
// that follows:
// node measure.mjs. Prints milliseconds; nothing fails on the clock.

import { withPage } from "./browser.mjs";
import { choose, openFullForm } from "./rule.mjs";
import { KARPOV, WORDS } from "./words.mjs";

const ROUNDS = 15;

await withPage({ path: `${KARPOV}/9`, reducedMotion: "reduce", late: 0 }, async (page) => {
  const words = WORDS.en;
  const next = page.getByRole("button", { name: words.next, exact: true });
  await openFullForm(page);
  const times = { ruling: [], points: [], table: [], change: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const answer of words.acts) await choose(page, answer);
    await page.locator("#square-e8").click();
    await next.click();
    await page.getByRole("button", { name: words.extraTime, exact: true }).click();
    await next.click();
    await choose(page, "1");
    // Every other answer is wrong, and another law or fact is looked for.
    const result = round % 2 === 0 ? words.result : "Black wins";
    await page.locator(".is-open .option-label").getByText(result, { exact: true }).waitFor();
    const [ruling, points] = await page.evaluate(clickToRuling, result);
    times.ruling.push(ruling);
    times.points.push(points);
    // It is fetched after the first ruling.
    await page.locator("#what-if > summary").waitFor();
    times.table.push(await page.evaluate(clickToTable));
    times.change.push(await page.evaluate(changeToRuling));
    // The fold would be left open, and the table come by itself.
    await page.locator("#what-if > summary").click();
    await page.getByRole("button", { name: "Try again" }).click();
  }
  tell("click to ruling", times.ruling);
  tell("click to its points", times.points);
  tell("click to table of rulings", times.table);
  tell("fact turned round to ruling and table", times.change);
});

function tell(name, times) {
  times.sort((one, other) => one - other);
  const middle = times[Math.floor(times.length / 2)];
  const [least, most] = [times[0], times[times.length - 1]];
  console.log(`${name}: median ${middle} ms (${least} to ${most} ms, ${times.length} rounds)`);
}

// In the page: from the click to the frame that shows the ruling, and to that which shows its points.
function clickToRuling(label) {
  const buttons = [...document.querySelectorAll(".is-open .option")];
  const submit = buttons.find((button) => button.querySelector(".option-label").textContent === label);
  return new Promise((resolve) => {
    const start = performance.now();
    const awaited = ["#ruling-heading", ".slip tbody tr"];
    const times = [];
    const shown = new MutationObserver(() => {
      while (awaited.length > 0 && document.querySelector(awaited[0])) {
        awaited.shift();
        requestAnimationFrame(() => {
          times.push(Math.round((performance.now() - start) * 10) / 10);
          if (times.length === 2) resolve(times);
        });
      }
      if (awaited.length === 0) shown.disconnect();
    });
    shown.observe(document.body, { childList: true, subtree: true });
    submit.click();
  });
}

// In the page: from the click that opens the fold to the table in it, drawing left out.
function clickToTable() {
  const summary = document.querySelector("#what-if > summary");
  return new Promise((resolve) => {
    const start = performance.now();
    const shown = new MutationObserver(() => {
      if (document.querySelectorAll(".ruling-cell").length === 33) {
        shown.disconnect();
        resolve(Math.round((performance.now() - start) * 10) / 10);
      }
    });
    shown.observe(document.getElementById("what-if"), { childList: true, subtree: true });
    summary.click();
  });
}

// In the page: from the press taken away to the other ruling, drawing left out.
function changeToRuling() {
  const select = document.querySelector("#choice-2");
  return new Promise((resolve) => {
    const start = performance.now();
    const shown = new MutationObserver(() => {
      if (document.querySelector(".choice.is-changed")) {
        shown.disconnect();
        resolve(Math.round((performance.now() - start) * 10) / 10);
      }
    });
    const options = { attributes: true, childList: true, characterData: true, subtree: true };
    shown.observe(document.getElementById("what-if"), options);
    select.selectedIndex = 1;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
}
