// Texts of the app changed on their way: made a third longer, as those of another language may be, or otherwise.
// They are in tables; those of incidents are in files of their own.

const SHARE = 0.35;
const FIRST = " ".codePointAt(0);
const [TEXT, ARGUMENT, SELECT] = [0, 1, 2];
const KEY_TEXT = 0;
// The first code point that is no character, and the number of them.
const [SURROGATES, SURROGATE_COUNT] = [0xd800, 0x800];

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// Makes each word longer, by letters of its own.
export const longer = (text) =>
  text.replace(/\p{L}{3,}/gu, (word) => {
    const letters = [...word];
    return word + letters.slice(0, Math.ceil(letters.length * SHARE)).join("").toLowerCase();
  });

// Has a page fetch longer texts.
export async function withLongerTexts(page) {
  await withTexts(page, longer);
  await page.route("**/packs/*.json*", async (route) => {
    const response = await route.fetch();
    const body = JSON.stringify(await response.json(), longerTexts);
    await route.fulfill({ response, body });
  });
}

// Has a page fetch the texts of the app as `change` makes them.
export const withTexts = (page, change) =>
  page.route("**/packs/words/*.txt*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: changedTable(await response.text(), change) });
  });

// A text in a file of a pack stands by the code of its language.
function longerTexts(key, value) {
  const isText = typeof value === "string" && key === "en";
  return isText ? longer(value) : value;
}

// A table as `crates/words` tells: a head of 16 signs and 200 plural categories, then a block for each text.
function changedTable(table, change) {
  const reader = new Reader(encoder.encode(table));
  const head = reader.bytes(16 + 200);
  const parts = [decoder.decode(head)];
  while (!reader.isAtEnd()) parts.push(block(changedPattern(reader.block(), change)));
  return parts.join("");
}

function changedPattern(bytes, change) {
  const reader = new Reader(bytes);
  let code = "";
  while (!reader.isAtEnd()) {
    const piece = reader.number();
    code += number(piece);
    if (piece === TEXT) code += block(change(decoder.decode(reader.block())));
    else if (piece === ARGUMENT) code += number(reader.number());
    else if (piece === SELECT) code += changedCases(reader, change);
    else throw new Error(`no piece has the code ${piece}`);
  }
  return code;
}

function changedCases(reader, change) {
  const [argument, count, otherwise] = [reader.number(), reader.number(), reader.number()];
  let code = number(argument) + number(count) + number(otherwise);
  for (let index = 0; index < count; index += 1) {
    const kind = reader.number();
    const key = kind === KEY_TEXT ? block(decoder.decode(reader.block())) : number(reader.number());
    code += number(kind) + key + block(changedPattern(reader.block(), change));
  }
  return code;
}

const block = (text) => number(encoder.encode(text).length) + text;

function number(value) {
  const point = value + FIRST;
  return String.fromCodePoint(point < SURROGATES ? point : point + SURROGATE_COUNT);
}

class Reader {
  constructor(bytes) {
    Object.assign(this, { rest: bytes });
  }

  isAtEnd() {
    return this.rest.length === 0;
  }

  bytes(length) {
    const first = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    return first;
  }

  // The first character, as the number that it stands for.
  number() {
    const letter = decoder.decode(this.rest.subarray(0, 4)).codePointAt(0);
    this.bytes(encoder.encode(String.fromCodePoint(letter)).length);
    return (letter < SURROGATES ? letter : letter - SURROGATE_COUNT) - FIRST;
  }

  block() {
    return this.bytes(this.number());
  }
}
