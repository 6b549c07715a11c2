import { readdir, readFile } from "node:fs/promises";
import { fromRoot, SITE } from "../paths.ts";
import { KB, type Row, readSite, sizeOf, sumOf, zipped } from "./row.ts";

/** One page of each kind; a kind's pages differ by their text alone. */
const SCREENS = ["index", "assessment", "results", "careers", "compare", "bookmarks", "career/civil-engineer", "careers/technology", "404"];
const ARTICLES = [
  "blog",
  "blog/right-career-path-after-12th",
  "privacy-policy",
  "terms-of-service",
  "cookie-policy",
  "how-matching-works",
  "about",
];
const SCREEN = 14 * KB;
const ARTICLE = 30 * KB;
const STYLES = 8 * KB;

async function page(name: string, budget: number): Promise<readonly Row[]> {
  const html = (await readSite(`${name}.html`)).toString();
  const [, css = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  return [
    { what: `HTML of ${name}`, bytes: zipped(html), budget },
    { what: `styles in ${name}`, bytes: zipped(css), budget: STYLES },
  ];
}

/** The HTML of each kind of page with the styles of its first paint. */
export async function pages(): Promise<readonly Row[]> {
  const rows = await Promise.all([...SCREENS.map((name) => page(name, SCREEN)), ...ARTICLES.map((name) => page(name, ARTICLE))]);
  return rows.flat();
}

/** Kinds of which there are many pages: the largest of them counts. */
const MANY: Readonly<Record<string, number>> = { career: SCREEN, careers: SCREEN, blog: ARTICLE };

export async function largestPages(): Promise<readonly Row[]> {
  return Promise.all(
    Object.entries(MANY).map(async ([folder, budget]) => {
      const names = (await readdir(`${SITE}/${folder}`)).filter((name) => name.endsWith(".html"));
      const bytes = Math.max(...(await Promise.all(names.map((name) => sizeOf(`${folder}/${name}`)))));
      return { what: `HTML of the largest of ${names.length} in ${folder}/`, bytes, budget };
    }),
  );
}

type Manifest = Readonly<Record<string, { readonly file: string }>>;
const ROUTE = /^app\/features\/([\w-]+)\/\1\.tsx$|^app\/features\/legal\/(privacy|terms|cookies)\.tsx$/;
/** What is no page of its own: a visit counts it (visits.ts). */
const PARTS = ["chat", "feedback", "help", "stream-quiz"];
const OWN_CHUNK: Readonly<Record<string, number>> = { results: 20 * KB };

/** The file of each route that no other page needs. */
export async function ownScripts(): Promise<readonly Row[]> {
  const manifest: Manifest = JSON.parse(await readFile(fromRoot("apps/web/dist/manifest.json"), "utf8"));
  const rows = Object.entries(manifest).map(async ([name, { file }]): Promise<readonly Row[]> => {
    const [, feature, legal] = ROUTE.exec(name) ?? [];
    const route = feature ?? legal;
    if (route === undefined || PARTS.includes(route)) return [];
    return [{ what: `${route}'s own script`, bytes: await sizeOf(file), budget: OWN_CHUNK[route] ?? 8 * KB }];
  });
  return (await Promise.all(rows)).flat();
}

export async function dataAndFonts(): Promise<readonly Row[]> {
  const [cards = 0, texts = 0] = await Promise.all(["data/cards.json", "data/texts.json"].map(sizeOf));
  const fonts = (await readdir(`${SITE}/assets`)).filter((name) => name.endsWith(".woff2"));
  // A font is packed already.
  const fontBytes = await Promise.all(fonts.map(async (name) => (await readSite(`assets/${name}`)).length));
  return [
    { what: "the explorer's cards", bytes: cards, budget: 32 * KB },
    { what: "the explorer's cards and texts", bytes: cards + texts, budget: 120 * KB },
    { what: "fonts", bytes: sumOf(fontBytes), budget: 45 * KB },
  ];
}
