import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { run } from "../run.ts";

/** What the README promises of the rows that are wrong in answers.csv. */
const REFUSED = [
  'line 4: q6 is "6"; 1 to 5 or A to E is allowed',
  "line 6: q1 is empty; q2 is empty; q3 is empty; q4 is empty; q5 is empty; q6 is empty; q7 is empty; q8 is empty; q9 is empty; q10 is empty",
  "line 9: q4 is empty; q5 is empty; q6 is empty; q7 is empty; q8 is empty; q9 is empty; q10 is empty",
  "line 10: no pupil is named",
  "line 11: more cells than columns",
  'line 13: q10 is " 1.5"; 1 to 5 or A to E is allowed',
];

const rank = (dir: string, file: string) => run("node", [`${dir}/rank-streams.js`, `${dir}/${file}`, `${dir}/ranked.csv`]);

/** Good rows come out as expected, bad ones are named, and so it is with the line ends and the byte order mark of a spreadsheet. */
export async function checkSchoolCsv(dir: string): Promise<void> {
  const expected = await readFile(`${dir}/ranked.expected.csv`, "utf8");
  const answers = await readFile(`${dir}/answers.csv`, "utf8");
  await writeFile(`${dir}/spreadsheet.csv`, `\uFEFF${answers.replaceAll("\n", "\r\n")}`);
  for (const file of ["answers.csv", "spreadsheet.csv"]) {
    const { code, output } = await rank(dir, file);
    assert.equal(code, 1);
    for (const line of [...REFUSED, "5 pupils scored, 6 rows refused"]) assert.ok(output.includes(line), `${file}: "${line}" is not said`);
    assert.equal((await readFile(`${dir}/ranked.csv`, "utf8")).replaceAll("\r\n", "\n"), expected);
  }
  const good = answers.split("\n").slice(0, 3).join("\n");
  await writeFile(`${dir}/good.csv`, good);
  assert.equal((await rank(dir, "good.csv")).code, 0);
  await writeFile(`${dir}/other.csv`, "name,q1\nAsha,1\n");
  const { code, output } = await rank(dir, "other.csv");
  assert.equal(code, 2);
  assert.match(output, /names no column pupil, q2, q3/);
}
