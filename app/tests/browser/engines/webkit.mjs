// WebKitGTK, by its own driver, which opens the MiniBrowser that comes with it, on a screen that nobody sees.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { poll } from "../poll.mjs";
import { session } from "./webdriver.mjs";

export async function launch({ viewport }) {
  const home = await mkdtemp(join(tmpdir(), "acconcio-webkit-"));
  const programs = [];
  const start = (program, args, options) => {
    const started = spawn(program, args, options);
    programs.push(started);
    return started;
  };
  const close = async () => {
    for (const program of programs.reverse().filter(({ exitCode }) => exitCode === null)) {
      program.kill();
      await once(program, "exit");
    }
    await rm(home, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const screen = start("Xvfb", ["-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [display] = await once(screen.stdout, "data");
    const port = await freePort();
    const env = { ...process.env, ...(await settings(home)), DISPLAY: `:${String(display).trim()}` };
    start(process.env.WEBKIT_DRIVER_PATH, [`--port=${port}`], { env, stdio: "ignore" });
    const address = `http://127.0.0.1:${port}`;
    await poll(() => fetch(`${address}/status`));
    const opened = await session(address);
    await fit(opened, viewport);
    return {
      ...opened,
      async close() {
        await opened.close().finally(close);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

// What a desktop would tell the browser: that nothing is to move, and that its own buttons are small, for the
// window is never narrower than they are. (Other languages than English would have to be installed.)
async function settings(home) {
  const folder = join(home, "gtk-3.0");
  await mkdir(folder);
  await writeFile(join(folder, "settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  await writeFile(join(folder, "gtk.css"), "button, entry { border: 0; margin: 0; min-width: 0; padding: 0; }\n");
  return { LC_ALL: "C.UTF-8", XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home };
}

// The page is as large as the window without its bars.
async function fit(opened, { width, height }) {
  await opened.resize(width, height);
  const bars = await opened.run((height) => height - innerHeight, height);
  await opened.resize(width, height + bars);
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}
