// A package for a learning platform, as `acconcio scorm` makes it of the app in dist/: played in a frame of a
// page that is a platform, closed, taken up again and finished; and on its own.

import assert from "node:assert/strict";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { inflateRawSync } from "node:zlib";
import { expectAccessible } from "./axe.mjs";
import { DIST, withPage } from "./browser.mjs";
import { poll, pollEqual, settled } from "./poll.mjs";
import { runProgram } from "./program.mjs";
import { openForm, rule, ruleSomehow } from "./rule.mjs";
import { expectNothingCutOff, PHONE } from "./sizes.mjs";
import { WORDS } from "./words.mjs";

const words = WORDS.en;
const SCORM_AGAIN = new URL("node_modules/scorm-again/dist", import.meta.url).pathname;

// An older platform knows no type for wasm.
const AS_PLATFORMS_DO = { headers: { "cache-control": "no-store" }, types: { ".wasm": "application/octet-stream" } };

const HOST = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Platform</title>
<link rel="icon" href="data:,"><script src="scorm.js"></script><script src="strict.js"></script>
<style>iframe { inline-size: 100%; block-size: 90vh; border: 0 }</style></head>
<body><main><h1>Platform</h1></main></body></html>`;

const EVENING = {
  title: { en: "Evening", it: "Serata" },
  incidents: ["karpov-chernin/rapid-unsupervised", "castling-rook-first/completed"],
};

const folder = await mkdtemp(join(tmpdir(), "acconcio-scorm-"));
after(() => rm(folder, { recursive: true }));

// Makes the package of the evening; resolves to the folder of a platform that has it.
async function platform(version, options = []) {
  const site = await mkdtemp(join(folder, "site-"));
  await writeFile(join(folder, "evening.json"), JSON.stringify(EVENING));
  const zip = await make(["evening.json", "--version", version, ...options]);
  for (const [name, content] of unzipped(zip)) {
    const path = join(site, "package", name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  await writeFile(join(site, "index.html"), HOST);
  await cp(join(SCORM_AGAIN, `scorm${version.replace(".", "")}.min.js`), join(site, "scorm.js"));
  await cp(new URL("strict.js", import.meta.url).pathname, join(site, "strict.js"));
  return site;
}

// The archive that the command writes.
async function make([list, ...options]) {
  const out = join(await mkdtemp(join(folder, "zip-")), "package.zip");
  const args = ["scorm", join(folder, list), ...options, "--app", DIST, "--out", out];
  await runProgram(args);
  return readFile(out);
}

// The files of an archive: names and contents.
function unzipped(zip) {
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  const files = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place));
    const header = zip.readUInt32LE(at + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const content = zip.subarray(start, start + size);
    files.push([zip.toString("utf8", at + 46, at + 46 + name), method === 8 ? inflateRawSync(content) : content]);
    at += 46 + name + extra + comment;
  }
  return files;
}

// What a platform holds of a learner who has not begun.
const NEW = {
  "1.2": {
    core: {
      student_id: "u1", student_name: "Rossi, Maria", credit: "credit", entry: "ab-initio", lesson_mode: "normal",
    },
    student_data: { mastery_score: "40" },
  },
  2004: { learner_id: "u1", mode: "normal", credit: "credit", entry: "ab-initio" },
};

// The same after a session in which this was told.
function kept(version, told) {
  const suspend_data = told["cmi.suspend_data"];
  const interactions = { 0: { id: "before", type: "performance" } };
  if (version === "1.2") {
    const core = { ...NEW[version].core, entry: "resume", lesson_status: told["cmi.core.lesson_status"] };
    return { ...NEW[version], core, suspend_data, interactions };
  }
  const completion_status = told["cmi.completion_status"];
  return { ...NEW[version], entry: "resume", completion_status, suspend_data, interactions };
}

const onPlatform = (site, options, fn) =>
  withPage({ dist: site, manner: AS_PLATFORMS_DO, reducedMotion: "reduce", ...options }, fn);

// Opens the package; resolves to its frame once its course is there.
async function open(page, options) {
  await page.evaluate((options) => openPackage(options), options);
  const frame = await (await page.waitForSelector("iframe")).contentFrame();
  await frame.getByRole("heading", { name: "Your score" }).waitFor();
  return frame;
}

const heldBy = (page) =>
  page.evaluate(() => ({ told, commits, begins, ends, violations, recorded, cmi: inner.cmi }));

// Opens the ruling form; nothing is shown there of what has to be passed.
async function openUnaided(frame) {
  await openForm(frame);
  await settled(frame);
  assert.equal(await frame.getByText(words.reveal).count(), 0, "nothing is shown where one has to pass");
}

// What the platform holds, as soon as it is as `check` wants it.
const held = (page, check) =>
  poll(async () => {
    const all = await heldBy(page);
    check(all);
    return all;
  });

// Until the platform has been told of so many rulings.
const told = (page, count) => page.waitForFunction((count) => recorded === count && commits > 0, count);

const ofVersion = (version, one, other) => (version === "1.2" ? one : other);

for (const version of ["1.2", "2004"]) {
  test(`ok: SCORM ${version}: answered, closed, taken up again, passed`, async () => {
    const site = await platform(version, ["--mastery", "40"]);
    await onPlatform(site, {}, async (page) => {
      const status = ofVersion(version, "cmi.core.lesson_status", "cmi.completion_status");
      const raw = ofVersion(version, "cmi.core.score.raw", "cmi.score.raw");
      const exit = ofVersion(version, "cmi.core.exit", "cmi.exit");

      let frame = await open(page, { version, kept: NEW[version] });
      await frame.getByText("Not completed: 0 of 2 incidents ruled on.").waitFor();
      await held(page, ({ told }) => assert.equal(told[status], "incomplete"));
      await frame.getByRole("link", { name: "Start" }).click();
      await openUnaided(frame);
      await rule(frame);
      await told(page, 1);
      await held(page, ({ told }) => {
        assert.equal(told[raw], undefined, "no score before the end");
        assert.equal(told["cmi.interactions.0.id"], "karpov-chernin_rapid-unsupervised");
        assert.equal(told["cmi.interactions.0.result"], "correct");
        // The answer itself beside its marks.
        const response = told[`cmi.interactions.0.${ofVersion(version, "student_response", "learner_response")}`];
        assert.match(response, /^trigger(:|\[\.\])[a-z-]+_100[ [,]/);
        assert.match(response, /classification(:|\[\.\])[a-z-]+_100/);
      });
      assert.equal(await frame.getByRole("link", { name: /handout/i }).count(), 0);
      await page.evaluate(() => closePackage());
      const first = await held(page, ({ begins, ends, told }) => {
        assert.deepEqual([begins, ends, told[exit]], [1, 1, "suspend"]);
        assert.equal(told[status], "incomplete");
      });

      frame = await open(page, { version, kept: kept(version, first.told), answers: 1 });
      await frame.getByText("Not completed: 1 of 2 incidents ruled on.").waitFor();
      await frame.getByText("Saved on the learning platform.").waitFor();
      await expectAccessible(frame);
      await frame.getByRole("link", { name: "Continue" }).click();
      await frame.getByText("2 of 2", { exact: true }).waitFor();
      await openUnaided(frame);
      await ruleSomehow(frame);
      await told(page, 2);
      await frame.getByRole("button", { name: "Go to the course" }).click();
      await frame.getByText("Completed: passed.").waitFor();
      const { told: last } = await held(page, ({ told }) => {
        assert.equal(told[ofVersion(version, status, "cmi.success_status")], "passed");
        assert.equal(told[status], ofVersion(version, "passed", "completed"));
        assert.ok(Number(told[raw]) >= 50, told[raw]);
      });
      await frame.getByText(`${last[raw]} of 100 points; 40 are needed to pass`).waitFor();
      await page.evaluate(() => closePackage());
      await held(page, ({ ends, violations }) => assert.deepEqual([ends, violations], [1, []]));
    });
  });
}

// Opens the package, rules on its first incident, and opens it once more.
async function playInManner(page, version, manner) {
  let frame = await open(page, { version, kept: NEW[version], manner });
  await frame.getByText("Saved on the learning platform.").waitFor();
  await frame.getByRole("link", { name: "Start" }).click();
  await openUnaided(frame);
  await rule(frame);
  await told(page, 1);
  await page.evaluate(() => closePackage());
  const first = await held(page, ({ told, begins, ends, violations }) => {
    const result = told["cmi.interactions.0.result"];
    assert.deepEqual([result, begins, ends, violations], ["correct", 1, 1, []], manner);
  });
  frame = await open(page, { version, kept: kept(version, first.told), answers: 1, manner });
  await frame.getByText("Not completed: 1 of 2 incidents ruled on.").waitFor();
  await frame.getByText("Saved on the learning platform.").waitFor();
  await page.evaluate(() => closePackage());
  await held(page, ({ violations }) => assert.deepEqual(violations, [], manner));
}

for (const version of ["1.2", "2004"]) {
  test(`ok: SCORM ${version}: a platform may answer with something else than strings`, async () => {
    const site = await platform(version, ["--mastery", "40"]);
    await onPlatform(site, {}, async (page) => {
      for (const manner of ["truths", "numbers", "objects", "nothing"]) await playInManner(page, version, manner);
    });
  });
}

test("ok: where one has to pass nothing is presented, printed or examined", async () => {
  const site = await platform("1.2", ["--mastery", "40"]);
  await onPlatform(site, {}, async (page) => {
    const frame = await open(page, { version: "1.2", kept: NEW["1.2"] });
    assert.equal(await frame.getByRole("link", { name: /present/i }).count(), 0);
    for (const path of [
      "/presenter?course=castling", "/presenter/audience", "/plan", "/exam", "/exam/key/2.a.b", "/exam/paper/2.a.b", "/results",
      "/print/handout/karpov-chernin/rapid-unsupervised", "/print/report/karpov-chernin/rapid-unsupervised",
    ]) {
      await frame.evaluate((path) => { location.hash = `#${path}`; }, path);
      await frame.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
    }
  });
});

test("ok: on its own a package is the app, silently", async () => {
  const site = await platform("1.2", ["--lang", "it"]);
  await onPlatform(join(site, "package"), { language: "en", viewport: PHONE }, async (page, context) => {
    await page.getByRole("heading", { level: 1, name: "Serata" }).waitFor();
    await page.getByText("0 punti su 100", { exact: true }).waitFor();
    await settled(page);
    assert.equal(await page.getByText("piattaforma").count(), 0);
    await expectNothingCutOff(page);
    await page.getByRole("link", { name: "Inizia" }).click();
    await page.locator("#square-a1").waitFor();
    assert.equal(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)), 0);
    assert.equal(await page.locator("link[rel=manifest]").count(), 0);
    // The other pages are there, too, with the replays of the package.
    await page.goto(`${new URL(page.url()).origin}/acconcio/#/incidents`);
    await page.locator(".scenario, .library li").first().waitFor();
    assert.equal(context.pages().length, 1);
  });
});

test("ok: what a platform does not take is kept, said and handed over", async () => {
  const site = await platform("1.2", ["--mastery", "40"]);
  const allowed = [/the platform is broken/];
  await onPlatform(site, { allowed }, async (page) => {
    let frame = await open(page, { version: "1.2", kept: NEW["1.2"], refused: ["LMSCommit", "LMSFinish"] });
    await frame.getByText("Not saved on the learning platform").waitFor();
    await frame.getByRole("link", { name: "Start" }).click();
    await openUnaided(frame);
    await rule(frame);
    await frame.getByText("The learning platform has not recorded your ruling.").waitFor();
    await page.evaluate(() => closePackage());
    const copyKept = () => page.evaluate(() => JSON.parse(localStorage.getItem("acconcio.lms"))?.value);
    await pollEqual(async () => (await copyKept())?.learner, "u1");
    const { suspended } = await copyKept();

    frame = await open(page, { version: "1.2", kept: NEW["1.2"] });
    await frame.getByText("Not completed: 1 of 2 incidents ruled on.").waitFor();
    await held(page, ({ told, violations }) => {
      assert.equal(told["cmi.suspend_data"], suspended);
      assert.deepEqual(violations, []);
    });
    await pollEqual(async () => (await copyKept()).suspended, "");
  });
});

test("ok: a package has nothing of another host and is the same when it is made again", async () => {
  await writeFile(join(folder, "evening.json"), JSON.stringify(EVENING));
  const [one, other] = [await make(["evening.json"]), await make(["evening.json"])];
  assert.ok(one.equals(other), "the bytes differ");
  const files = new Map(unzipped(one));
  const manifest = files.get("imsmanifest.xml").toString();
  const listed = [...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, name]) => name);
  assert.deepEqual(listed, [...files.keys()].filter((name) => name !== "imsmanifest.xml"));
  assert.deepEqual(listed.filter((name) => /\.mjs$|sw\.js|webmanifest/.test(name)), []);
  const replays = listed.filter((name) => /^packs\/(karpov|castling|carlsen)/.test(name));
  const inEach = (id) => ["en", "es", "it"].map((code) => `packs/${id}.${code}.json`);
  assert.deepEqual(replays, ["castling-rook-first", "karpov-chernin"].flatMap(inEach));
  for (const [name, content] of files) {
    if (/\.(html|js|css|svg)$/.test(name)) {
      const hosts = [...content.toString().matchAll(/(https?:)?\/\/[a-z0-9.-]+\.[a-z]{2,}[^\s"'`)]*/g)].map(([url]) => url);
      // The names of the vocabularies of XML are no addresses, and no remark is.
      const isName = (url) => /^http:\/\/www\.w3\.org\/|^https:\/\/developer\.mozilla\.org\//.test(url);
      assert.deepEqual(hosts.filter((url) => !isName(url)), [], name);
    }
  }
});

test("err: a wrong name is answered with what there is", async () => {
  const wrong = make(["castlng"]).then(() => "", (error) => error.stderr);
  assert.match(await wrong, /neither a course nor a file[\s\S]*castling/);
});
