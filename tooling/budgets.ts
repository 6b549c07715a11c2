import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { dataAndFonts, largestPages, ownScripts, pages } from "./budgets/files.ts";
import { KB, type Row } from "./budgets/row.ts";
import { visits } from "./budgets/visits.ts";
import { buildSite } from "./build-site.ts";
import { fromRoot } from "./paths.ts";

const inKb = (bytes: number | null): string => (bytes === null ? "" : (bytes / KB).toFixed(1));
const isOver = ({ bytes, budget }: Row): boolean => budget !== null && bytes > budget;

/**
 * `pnpm budgets`, and a part of `pnpm test`: what the built site makes a phone load, in bytes of gzip, against what it may be. Prints a
 * table and writes .local/budgets.json. A budget that is missed is a design to change, not a figure to raise.
 */
export async function checkBudgets(): Promise<{ passed: number; failed: number }> {
  const rows = [...(await pages()), ...(await largestPages()), ...(await ownScripts()), ...(await dataAndFonts()), ...(await visits())];
  console.table(rows.map((row) => ({ what: row.what, kB: inKb(row.bytes), budget: inKb(row.budget), over: isOver(row) ? "OVER" : "" })));
  await mkdir(fromRoot(".local"), { recursive: true });
  await writeFile(fromRoot(".local/budgets.json"), JSON.stringify(rows, null, 2));
  const failed = rows.filter(isOver).length;
  return { passed: rows.length - failed, failed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildSite();
  const { passed, failed } = await checkBudgets();
  console.log(`${passed} within budget, ${failed} over`);
  process.exitCode = failed === 0 ? 0 : 1;
}
