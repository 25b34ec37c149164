// One of the processes of run.mjs: a file of tests after the other, as long as there are any.

import { after, describe } from "node:test";

const next = async () => (await fetch(process.env.NEXT_FILE)).text();

for (let file = await next(); file !== ""; file = await next()) {
  await new Promise((done) => {
    describe(file, async () => {
      after(done);
      process.env.TEST_FILE = file;
      await import(`./${file}`);
    });
  });
}
