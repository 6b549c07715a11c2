import { readFile, writeFile } from "node:fs/promises";
import { rowsOf, toCsv } from "./csv.js";
import { rankingColumns, rankPupils } from "./ranking.js";
import { missingColumns, readSheet } from "./sheets.js";

const EXIT = { all: 0, some: 1, nothing: 2 };

async function rankStreams(input, output) {
  const [header, ...rows] = rowsOf((await readFile(input, "utf8")).replace(/^\uFEFF/, ""));
  const columns = header?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const missing = missingColumns(columns);
  if (missing.length > 0) {
    console.error(`${input}: the first line names no column ${missing.join(", ")}`);
    return EXIT.nothing;
  }
  const sheets = rows.map(({ line, cells }) => ({ line, ...readSheet(cells, columns) }));
  const refused = sheets.filter(({ problems }) => problems);
  const scored = sheets.filter(({ problems }) => !problems);
  await writeFile(output, toCsv([rankingColumns, ...rankPupils(scored)]));
  for (const { line, problems } of refused) console.error(`line ${line}: ${problems.join("; ")}`);
  console.log(`${scored.length} pupils scored, ${refused.length} rows refused`);
  return refused.length === 0 ? EXIT.all : EXIT.some;
}

const [input, output] = process.argv.slice(2);
if (input && output) process.exitCode = await rankStreams(input, output);
else {
  console.error("usage: node rank-streams.js answers.csv ranked.csv");
  process.exitCode = EXIT.nothing;
}
