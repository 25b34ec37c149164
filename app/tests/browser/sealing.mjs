// A result sealed as a candidate who can program would seal it: for the public key that every result file names, with
// X25519, HChaCha20, XChaCha20 and Poly1305 in the manner of NaCl, as crypto_box does it.

import { createCipheriv, createPublicKey, diffieHellman, generateKeyPairSync } from "node:crypto";

const rotate = (word, by) => ((word << by) | (word >>> (32 - by))) >>> 0;

function quarter(state, a, b, c, d) {
  for (const [x, y, z, by] of [[a, b, d, 16], [c, d, b, 12], [a, b, d, 8], [c, d, b, 7]]) {
    state[x] = (state[x] + state[y]) >>> 0;
    state[z] = rotate((state[z] ^ state[x]) >>> 0, by);
  }
}

// A key of 32 bytes from another and 16 bytes.
function hchacha20(key, input) {
  const state = new Uint32Array(16);
  state.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  for (let word = 0; word < 8; word += 1) state[4 + word] = key.readUInt32LE(4 * word);
  for (let word = 0; word < 4; word += 1) state[12 + word] = input.readUInt32LE(4 * word);
  for (let round = 0; round < 10; round += 1) {
    for (const column of [0, 1, 2, 3]) quarter(state, column, column + 4, column + 8, column + 12);
    for (const [a, b, c, d] of [[0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]]) quarter(state, a, b, c, d);
  }
  const out = Buffer.alloc(32);
  [0, 1, 2, 3, 12, 13, 14, 15].forEach((word, place) => out.writeUInt32LE(state[word], 4 * place));
  return out;
}

const PRIME = (1n << 130n) - 5n;
const number = (bytes) => BigInt(`0x${Buffer.from(bytes).reverse().toString("hex") || "0"}`);

function poly1305(key, message) {
  const r = number(key.subarray(0, 16)) & 0x0ffffffc0ffffffc0ffffffc0fffffffn;
  let sum = 0n;
  for (let at = 0; at < message.length; at += 16) {
    sum = ((sum + number(Buffer.concat([message.subarray(at, at + 16), Buffer.from([1])]))) * r) % PRIME;
  }
  const tag = (sum + number(key.subarray(16, 32))) & ((1n << 128n) - 1n);
  return Buffer.from(tag.toString(16).padStart(32, "0"), "hex").reverse();
}

const X25519 = Buffer.from("302a300506032b656e032100", "hex");

function sealed(recipient, content) {
  const once = generateKeyPairSync("x25519");
  const publicKey = createPublicKey({ key: Buffer.concat([X25519, recipient]), format: "der", type: "spki" });
  const shared = diffieHellman({ privateKey: once.privateKey, publicKey });
  const zeros = Buffer.alloc(16);
  const key = hchacha20(hchacha20(shared, zeros), zeros);
  // The first 32 bytes of the stream are the key of the tag, which stands before the content.
  const stream = createCipheriv("chacha20", key, zeros).update(Buffer.concat([Buffer.alloc(32), content]));
  const [tagKey, body] = [stream.subarray(0, 32), stream.subarray(32)];
  const own = once.publicKey.export({ format: "der", type: "spki" }).subarray(-32);
  return Buffer.concat([own, poly1305(tagKey, body), body]);
}

// Another result for the exam of an honest file.
export function forged(honest, result) {
  const file = JSON.parse(honest);
  const content = Buffer.concat([Buffer.from(file.exam, "base64url"), Buffer.from(JSON.stringify(result))]);
  const box = sealed(Buffer.from(file.lecturer, "base64url"), content);
  return JSON.stringify({ ...file, sealed: box.toString("base64url") }, null, 2);
}
