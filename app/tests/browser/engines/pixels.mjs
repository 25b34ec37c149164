// The colours of a picture.

import { inflateSync } from "node:zlib";

// Reads a PNG of 8 bits for each channel, without interlacing, as browsers take it. Returns a function that
// gives red, green and blue of a place.
export function pixelsOf(png) {
  const parts = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const content = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(content);
  }
  const width = png.readUInt32BE(16);
  const [depth, kind, , , interlaced] = png.subarray(24, 29);
  const channels = { 2: 3, 6: 4 }[kind];
  if (depth !== 8 || !channels || interlaced) throw new Error(`a PNG of kind ${kind}, ${depth} bits`);
  const line = width * channels;
  const bytes = unfiltered(inflateSync(Buffer.concat(parts)), line, channels);
  return (x, y) => [...bytes.subarray(y * line + x * channels, y * line + x * channels + 3)];
}

// Each line begins with how it differs from what is to its left and above it.
function unfiltered(filtered, line, channels) {
  const lines = filtered.length / (line + 1);
  const bytes = Buffer.alloc(lines * line);
  for (let y = 0; y < lines; y += 1) {
    const filter = FILTERS[filtered[y * (line + 1)]];
    for (let x = 0; x < line; x += 1) {
      const at = y * line + x;
      const left = x >= channels ? bytes[at - channels] : 0;
      const above = y > 0 ? bytes[at - line] : 0;
      const corner = x >= channels && y > 0 ? bytes[at - line - channels] : 0;
      bytes[at] = filtered[y * (line + 1) + 1 + x] + filter(left, above, corner);
    }
  }
  return bytes;
}

const FILTERS = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  (left, above, corner) => {
    const away = [left, above, corner].map((it) => Math.abs(left + above - corner - it));
    const least = Math.min(...away);
    return [left, above, corner][away.indexOf(least)];
  },
];
