import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { run } from "../run.ts";

const test = (dir: string) => run("pnpm", ["--dir", dir, "test"], { env: { NO_COLOR: "1" }, shown: false });
const ARTS_FIRST = /\{ Arts: 3, (\w+): \d \}/g;

/** The tests pass, and once all options but one that led to Arts lead elsewhere they say so. */
export async function checkOwnQuiz(dir: string): Promise<void> {
  const fair = await test(dir);
  assert.equal(fair.code, 0, fair.output);
  const quiz = await readFile(`${dir}/quiz.ts`, "utf8");
  const first = quiz.search(ARTS_FIRST);
  await writeFile(
    `${dir}/quiz.ts`,
    quiz.replace(ARTS_FIRST, (option, other, at) => (at === first ? option : `{ ${other}: 3 }`)),
  );
  const { code, output } = await test(dir);
  assert.notEqual(code, 0);
  assert.match(output, /Arts: expected 0\.\d+ to be greater than 0\.1/);
}
