// The windows besides the laptop's, and what has to hold in each.

export const PHONE = { width: 360, height: 740 };
export const PROJECTOR = { width: 1920, height: 1080 };

// Nothing makes the page scroll sideways; what is wider scrolls in its own frame.
export async function expectNothingCutOff(page) {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  if (content > window) {
    throw new Error(`the page is ${content} px wide in a window of ${window} px`);
  }
}
