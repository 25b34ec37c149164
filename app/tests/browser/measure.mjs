// How long from the click that gives the ruling to the verdict on the page:
// node measure.mjs. Prints milliseconds; nothing fails on the clock.

import { withPage } from "./browser.mjs";
import { KARPOV, WORDS } from "./words.mjs";

const ROUNDS = 15;

await withPage({ path: `${KARPOV}/9`, reducedMotion: "reduce" }, async (page) => {
  const words = WORDS.en;
  const next = page.getByRole("button", { name: words.next, exact: true });
  await page.getByRole("button", { name: words.rule }).click();
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const answer of words.acts) {
      await page.getByText(answer, { exact: true }).click();
      await next.click();
    }
    await page.locator("#square-e8").click();
    await next.click();
    await page.getByRole("button", { name: words.twoMinutes, exact: true }).click();
    await next.click();
    await page.getByRole("radio", { name: "1", exact: true }).check();
    await next.click();
    await page.getByText(words.result, { exact: true }).click();
    await next.click();
    times.push(await page.evaluate(clickToVerdict, words.submit));
    await page.getByRole("button", { name: "Rule again" }).click();
  }
  times.sort((one, other) => one - other);
  const middle = times[Math.floor(ROUNDS / 2)];
  const [least, most] = [times[0], times[ROUNDS - 1]];
  console.log(`click to verdict: median ${middle} ms (${least} to ${most} ms, ${ROUNDS} rounds)`);
});

// In the page: from the click to the frame that shows the verdict.
function clickToVerdict(label) {
  const buttons = [...document.querySelectorAll("button")];
  const submit = buttons.find((button) => button.textContent.trim() === label);
  return new Promise((resolve) => {
    const start = performance.now();
    const shown = new MutationObserver(() => {
      if (document.getElementById("verdict-heading")) {
        shown.disconnect();
        requestAnimationFrame(() => resolve(Math.round((performance.now() - start) * 10) / 10));
      }
    });
    shown.observe(document.body, { childList: true, subtree: true });
    submit.click();
  });
}
