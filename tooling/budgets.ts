import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { buildSite } from "./build-site.ts";
import { fromRoot, SITE } from "./paths.ts";

/**
 * `pnpm budgets`, and a part of `pnpm test`: what the built site makes a phone load, in bytes of gzip, against what it may be. Prints a
 * table and writes .local/budgets.json. A budget that is missed is a design to change, not a figure to raise.
 */
type Row = { readonly what: string; readonly bytes: number; readonly budget: number };
type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean };
type Manifest = Readonly<Record<string, Chunk>>;

const KB = 1000;
const zipped = (data: string | Uint8Array): number => gzipSync(data, { level: 9 }).length;
const file = (name: string) => readFile(`${SITE}/${name}`);
const sizeOf = async (name: string): Promise<number> => zipped(await file(name));

/** One page of each kind; a kind's pages differ by their text alone. */
const SCREENS = ["index", "assessment", "results", "careers", "compare", "bookmarks", "career/civil-engineer", "careers/technology", "404"];
const ARTICLES = ["blog/right-career-path-after-12th", "privacy-policy", "terms-of-service", "how-matching-works", "about"];

async function pages(): Promise<readonly Row[]> {
  const row = (budget: number) => async (name: string) => ({ what: `HTML of ${name}`, bytes: await sizeOf(`${name}.html`), budget });
  const styles = async (name: string) => {
    const [, css = ""] = /<style>([\s\S]*?)<\/style>/.exec((await file(`${name}.html`)).toString()) ?? [];
    return { what: `styles in ${name}`, bytes: zipped(css), budget: 8 * KB };
  };
  return Promise.all([...SCREENS.map(row(14 * KB)), ...ARTICLES.map(row(30 * KB)), ...[...SCREENS, ...ARTICLES].map(styles)]);
}

/** The chunks that a chunk can't run without, itself among them. */
function closure(manifest: Manifest, name: string, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const other of manifest[name]?.imports ?? []) closure(manifest, other, seen);
  return seen;
}

const ROUTE = /^app\/features\/([\w-]+)\/\1\.tsx$|^app\/features\/legal\/(privacy|terms|cookies)\.tsx$/;
const OWN_CHUNK: Readonly<Record<string, number>> = { results: 20 * KB };
const ROUTE_CHUNK = 8 * KB;
const FIRST_SCRIPTS = 95 * KB;

async function scripts(): Promise<readonly Row[]> {
  const manifest: Manifest = JSON.parse(await readFile(fromRoot("apps/web/dist/manifest.json"), "utf8"));
  const sizes = new Map(
    await Promise.all(
      Object.entries(manifest).map(async ([name, chunk]) => [name, chunk.file.endsWith(".js") ? await sizeOf(chunk.file) : 0] as const),
    ),
  );
  const total = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  if (!entry) throw new Error("the build's manifest names no entry");
  const shared = closure(manifest, entry);
  return Object.keys(manifest).flatMap((name) => {
    const [, feature, legal] = ROUTE.exec(name) ?? [];
    const route = feature ?? legal;
    if (route === undefined) return [];
    const whole = closure(manifest, name);
    return [
      { what: `scripts before ${route} can be used`, bytes: total(new Set([...shared, ...whole])), budget: FIRST_SCRIPTS },
      { what: `${route}'s own script`, bytes: sizes.get(name) ?? 0, budget: OWN_CHUNK[route] ?? ROUTE_CHUNK },
    ];
  });
}

async function data(): Promise<readonly Row[]> {
  const [cards, texts] = await Promise.all(["data/cards.json", "data/texts.json"].map(sizeOf));
  const fonts = (await readdir(`${SITE}/assets`)).filter((name) => name.endsWith(".woff2"));
  const fontBytes = await Promise.all(fonts.map(async (name) => (await file(`assets/${name}`)).length));
  return [
    { what: "the explorer's cards", bytes: cards ?? 0, budget: 32 * KB },
    { what: "the explorer's cards and texts", bytes: (cards ?? 0) + (texts ?? 0), budget: 120 * KB },
    { what: "fonts", bytes: fontBytes.reduce((sum, bytes) => sum + bytes, 0), budget: 45 * KB },
  ];
}

export async function checkBudgets(): Promise<{ passed: number; failed: number }> {
  const rows = [...(await pages()), ...(await scripts()), ...(await data())];
  console.table(
    rows.map(({ what, bytes, budget }) => ({ what, kB: (bytes / KB).toFixed(1), budget: budget / KB, over: bytes > budget ? "OVER" : "" })),
  );
  await writeFile(fromRoot(".local/budgets.json"), JSON.stringify(rows, null, 2));
  const failed = rows.filter(({ bytes, budget }) => bytes > budget).length;
  return { passed: rows.length - failed, failed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildSite();
  const { passed, failed } = await checkBudgets();
  console.log(`${passed} within budget, ${failed} over`);
  process.exitCode = failed === 0 ? 0 : 1;
}
