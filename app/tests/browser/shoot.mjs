// Takes pictures of the app: node shoot.mjs [restrictions] [--longer] FOLDER PATH...
// A path is what follows the # of the address. The restrictions are --viewport 360x740,
// --theme dark and --language it; each may be repeated. --longer makes every text a third longer, and shows the page
// down to its end. `cargo xtask shots` calls this.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { withPage } from "./browser.mjs";
import { withLongerTexts } from "./longer.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    viewport: { type: "string", multiple: true, default: ["360x740", "1366x768", "1920x1080"] },
    theme: { type: "string", multiple: true, default: ["light", "dark"] },
    language: { type: "string", multiple: true, default: ["en", "it"] },
    longer: { type: "boolean", default: false },
  },
});
const [folder, ...paths] = positionals;
if (!folder || paths.length === 0) {
  console.error("name the folder for the pictures, then the pages: shoot.mjs target/shots / /library");
  process.exit(2);
}

await mkdir(folder, { recursive: true });
for (const path of paths) {
  for (const language of values.language) {
    for (const theme of values.theme) {
      for (const viewport of values.viewport) {
        await shoot(path, language, theme, viewport);
      }
    }
  }
}

async function shoot(path, language, theme, viewport) {
  const [width, height] = viewport.split("x").map(Number);
  const page = path.replace(/^#/, "").replace(/\W+/g, "-").replace(/^-|-$/g, "") || "start";
  const file = join(folder, `${page}-${language}-${theme}-${viewport}.png`);
  const options = {
    language,
    path: path.replace(/^#/, ""),
    // Nothing is caught in the middle of a movement.
    reducedMotion: "reduce",
    theme,
    viewport: { width, height },
    before: values.longer ? withLongerTexts : undefined,
  };
  try {
    await withPage(options, async (page) => {
      await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
      await page.waitForFunction(() => [...document.fonts].filter(({ family }) => /Acconcio/.test(family)).length === 2);
      await page.screenshot({ path: file, fullPage: values.longer });
    });
    console.log(file);
  } catch (error) {
    // The picture may show the reason: take the others too, and fail in the end.
    console.error(`${file}: ${error.message}`);
    process.exitCode = 1;
  }
}
