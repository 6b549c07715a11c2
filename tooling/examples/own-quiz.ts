import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { run } from "../run.ts";

const test = async (dir: string) => run("pnpm", ["--dir", dir, "test"]);

/** The tests pass, and fail once a stream can no longer win alone. */
export async function checkOwnQuiz(dir: string): Promise<void> {
  assert.equal((await test(dir)).code, 0);
  const quiz = await readFile(`${dir}/quiz.ts`, "utf8");
  const unfair = quiz.replaceAll("{ Arts: 3,", "{ Science: 3, Arts: 1 }, was: {").replace("{ Science: 3, Arts: 1 }, was: {", "{ Arts: 3,");
  assert.notEqual(unfair, quiz);
  await writeFile(`${dir}/quiz.ts`, unfair);
  const { code, output } = await test(dir);
  assert.notEqual(code, 0);
  assert.match(output, /lets Arts win alone/);
}
