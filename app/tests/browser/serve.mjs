// A static server as any host has one: files below a path, on this machine only.

import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

const compress = promisify(brotliCompress);

// What a test wants: every request is answered from the folder as it is now.
const PLAIN = { headers: { "cache-control": "no-store" } };

// What hosts of static files do: compressed beforehand, and kept by the browser for a while.
export const AS_HOSTS_DO = {
  headers: { "cache-control": "max-age=600", "content-encoding": "br", vary: "accept-encoding" },
  prepare: (content) => compress(content),
};

// What a faulty host does to a file, by name: each is given the content and the headers, and returns what
// is sent instead. Without a content nothing is sent at all.
export const FAULTS = {
  cut: (content, headers) => ({ content: content.subarray(0, content.length >> 1), headers }),
  hangs: () => ({}),
  missing: () => ({ status: 404, content: "not found", headers: { "content-type": "text/plain" } }),
  "of another type": (content, headers) => ({
    content,
    headers: { ...headers, "content-type": "application/octet-stream" },
  }),
  "out of order": () => ({ status: 500, content: "", headers: {} }),
  "another page": () => ({ content: "<!doctype html>", headers: { "content-type": "text/html" } }),
};

// Serves the folder below `base` on this port, or on one that is free; everything else is 404. `manner.fault` is given the name
// of a file and how often it has been asked for before, and returns one of FAULTS, or nothing.
// Resolves to { address, close }, the address ending in `base`.
export async function serve(folder, { base = "/acconcio/", manner = PLAIN, port = 0 } = {}) {
  const prepared = manner.prepare && (await prepareAll(folder, manner.prepare));
  const contentOf = (file) => (prepared ? prepared.get(file) : readFile(file).catch(() => undefined));
  const asked = new Map();
  const server = createServer(async (request, response) => {
    const file = fileFor(request.url, resolve(folder), base);
    const content = file && (await contentOf(file));
    if (content === undefined) {
      response.writeHead(404, { "content-type": "text/plain" }).end("not found");
      return;
    }
    const type = { ...TYPES, ...manner.types }[extname(file)] ?? "application/octet-stream";
    const headers = { "content-type": type, ...manner.headers };
    const name = file.slice(resolve(folder).length + 1);
    const times = asked.get(name) ?? 0;
    asked.set(name, times + 1);
    const fault = manner.fault?.(name, times) ?? ((content, headers) => ({ content, headers }));
    const sent = fault(Buffer.from(content), headers);
    if (sent.content !== undefined) {
      response.writeHead(sent.status ?? 200, sent.headers).end(sent.content);
    }
  });
  // Closed while it idles, a connection may be cut in the instant in which it is used again.
  server.keepAliveTimeout = 0;
  await new Promise((listening, failed) => {
    server.once("error", failed).listen(port, "127.0.0.1", listening);
  });
  const close = () => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  };
  return { address: `http://127.0.0.1:${server.address().port}${base}`, close };
}

// Every file of the folder as it is sent, by its path.
async function prepareAll(folder, prepare) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile()).map((one) => resolve(one.parentPath, one.name));
  const contents = await Promise.all(files.map(async (file) => prepare(await readFile(file))));
  return new Map(files.map((file, index) => [file, contents[index]]));
}

function fileFor(url, folder, base) {
  const path = decodeURIComponent(new URL(url, "http://127.0.0.1").pathname);
  if (!path.startsWith(base)) {
    return undefined;
  }
  const file = resolve(folder, path.slice(base.length) || "index.html");
  return file.startsWith(folder + sep) ? file : undefined;
}
