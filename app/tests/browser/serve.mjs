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

// Serves the folder below `base` on a free port; everything else is 404.
// Resolves to { address, close }, the address ending in `base`.
export async function serve(folder, { base = "/acconcio/", manner = PLAIN } = {}) {
  const prepared = manner.prepare && (await prepareAll(folder, manner.prepare));
  const contentOf = (file) => (prepared ? prepared.get(file) : readFile(file).catch(() => undefined));
  const server = createServer(async (request, response) => {
    const file = fileFor(request.url, resolve(folder), base);
    const content = file && (await contentOf(file));
    if (content === undefined) {
      response.writeHead(404, { "content-type": "text/plain" }).end("not found");
      return;
    }
    const type = { ...TYPES, ...manner.types }[extname(file)] ?? "application/octet-stream";
    const headers = { "content-type": type, ...manner.headers };
    response.writeHead(200, headers).end(content);
  });
  await new Promise((listening, failed) => {
    server.once("error", failed).listen(0, "127.0.0.1", listening);
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
