// Reads back what Chromium has printed: the pages of a PDF with their texts. It knows what Chromium
// writes, and fails on anything else.

import { inflateSync } from "node:zlib";

// The size of a page in points, and how far they may be off.
export const PAPERS = { A4: [595, 842], Letter: [612, 792] };

// Prints the page as a person would, and reads it back: [{ width, height, text, lines }], a page each.
// Backgrounds are left out, as browsers leave them out.
export async function printed(page, format) {
  const bytes = await page.pdf({ format, preferCSSPageSize: false, printBackground: false });
  return { bytes, pages: pagesOf(bytes) };
}

// The pages of a PDF.
export function pagesOf(bytes) {
  const objects = objectsOf(bytes);
  const pages = [];
  const walk = (reference) => {
    const node = objects.get(reference);
    if (/\/Type\s*\/Pages\b/.test(node.head)) {
      references(/\/Kids\s*\[([^\]]*)\]/.exec(node.head)[1]).forEach(walk);
    } else {
      pages.push(pageOf(node, objects));
    }
  };
  const root = [...objects.values()].find((object) => /\/Type\s*\/Catalog\b/.test(object.head));
  walk(reference(root.head, "Pages"));
  return pages;
}

function objectsOf(bytes) {
  const file = bytes.toString("latin1");
  const objects = new Map();
  for (const found of file.matchAll(/(?:^|\n)(\d+) 0 obj\s*/g)) {
    const start = found.index + found[0].length;
    const end = file.indexOf("endobj", start);
    const stream = file.indexOf("stream", start);
    if (stream === -1 || stream > end) {
      objects.set(Number(found[1]), { head: file.slice(start, end) });
      continue;
    }
    const head = file.slice(start, stream);
    const from = file.indexOf("\n", stream) + 1;
    const length = Number(/\/Length (\d+)/.exec(head)[1]);
    const raw = bytes.subarray(from, from + length);
    const body = () => (head.includes("/FlateDecode") ? inflateSync(raw) : raw).toString("latin1");
    objects.set(Number(found[1]), { head, body });
  }
  return objects;
}

function reference(text, name) {
  return Number(new RegExp(`/${name}\\s+(\\d+) 0 R`).exec(text)[1]);
}

function references(text) {
  return [...text.matchAll(/(\d+) 0 R/g)].map((found) => Number(found[1]));
}

function pageOf(node, objects) {
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(node.head).map(Number);
  const resources = /\/Resources\s+(\d+) 0 R/.exec(node.head);
  const head = resources ? objects.get(Number(resources[1])).head : node.head;
  const fonts = new Map();
  const named = /\/Font\s*<<([^>]*)>>/.exec(head)?.[1] ?? "";
  for (const [, name, font] of named.matchAll(/\/(\w+)\s+(\d+) 0 R/g)) {
    fonts.set(name, lettersOf(objects.get(Number(font)), objects));
  }
  const text = textOf(objects.get(reference(node.head, "Contents")).body(), fonts);
  return { width, height, text };
}

// Which letters the numbers of a font stand for.
function lettersOf(font, objects) {
  const map = objects.get(reference(font.head, "ToUnicode")).body();
  const letters = new Map();
  const word = (hex) => hex.match(/.{4}/g).map((unit) => String.fromCharCode(parseInt(unit, 16))).join("");
  for (const [, block] of map.matchAll(/beginbfchar([^]*?)endbfchar/g)) {
    for (const [, glyph, to] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) letters.set(parseInt(glyph, 16), word(to));
  }
  for (const [, block] of map.matchAll(/beginbfrange([^]*?)endbfrange/g)) {
    for (const [, first, last, to] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      for (let glyph = parseInt(first, 16); glyph <= parseInt(last, 16); glyph += 1) {
        letters.set(glyph, String.fromCharCode(parseInt(to, 16) + glyph - parseInt(first, 16)));
      }
    }
  }
  return letters;
}

// The text of a page in the order in which it is drawn. Spaces are unreliable in a PDF: they are all
// taken out, and `squeezed` does the same to what is looked for.
function textOf(content, fonts) {
  let letters = new Map();
  let text = "";
  const commands = /\/(\w+) [\d.]+ Tf|<([0-9A-Fa-f]+)>|\((?:\\.|[^\\)])*\)/g;
  for (const [, font, glyphs] of content.matchAll(commands)) {
    if (font) {
      letters = fonts.get(font) ?? new Map();
    } else if (glyphs) {
      text += glyphs.match(/.{4}/g).map((glyph) => letters.get(parseInt(glyph, 16)) ?? "").join("");
    }
  }
  return squeezed(text);
}

// A text without its spaces, and without what a font joins.
export function squeezed(text) {
  return text.normalize("NFKC").replace(/[\s\u00ad\u200b]/g, "");
}
