// Rules on Karpov–Chernin as a person does, from the end of the film to the verdict.

import { WORDS } from "./words.mjs";

// The address of the last moment of the film; the ruling form is open there.
export const DECISION = "/incident/karpov-chernin/rapid-unsupervised/9";

// `result` is the answer to the last question; the others are right.
export async function rule(page, language = "en", result = WORDS[language].result) {
  const words = WORDS[language];
  const next = page.getByRole("button", { name: words.next, exact: true });
  await page.getByRole("button", { name: words.rule }).click();
  for (const answer of words.acts) {
    await page.getByText(answer, { exact: true }).click();
    await next.click();
  }
  await page.locator("#square-e8").click();
  await page.locator("#square-e7").click();
  await next.click();
  await page.getByRole("button", { name: words.twoMinutes, exact: true }).click();
  await next.click();
  await page.getByRole("radio", { name: "1", exact: true }).check();
  await next.click();
  await page.getByText(result, { exact: true }).click();
  await next.click();
  await page.getByRole("button", { name: words.submit }).click();
  await page.getByRole("heading", { name: words.verdict, exact: true }).waitFor();
}
