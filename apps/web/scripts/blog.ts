import { readdir, readFile } from "node:fs/promises";
import { parse, YAMLParseError } from "yaml";
import type { Article } from "../app/features/article/article-data.ts";
import type { ArticleCard } from "../app/lib/article-card.ts";
import type { ProseNode } from "../app/ui/prose/prose.tsx";
import { ContentError } from "./content-error.ts";
import { parseMarkdown, plainText } from "./markdown.ts";

const WORDS_A_MINUTE = 220;
const BOUNDS = { title: [10, 65], description: [90, 165], words: [900, 1600], careers: [4, 6], related: [3, 3] } as const;
const TAGS = [
  "After Class 10",
  "After Class 12",
  "Streams",
  "Science",
  "Commerce",
  "Humanities",
  "Healthcare",
  "Technology",
  "Money",
  "Parents",
  "Job search",
  "How to decide",
  "Future",
] as const;

/** What the names in front matter may be. */
const ALLOWED = {
  careers: "which is no career: the ids of the catalogue are allowed, as they stand in the address of a career's page",
  related: "which is no article: the names of the files in content/blog without .md are allowed",
} as const;

type FrontMatter = Omit<ArticleCard, "slug" | "minutes"> & {
  readonly careers: readonly string[];
  readonly related: readonly string[];
  readonly pictureAlt: string;
  readonly sources: readonly string[];
};
export type Written = FrontMatter & { readonly slug: string; readonly body: readonly ProseNode[]; readonly words: number };
type Named = { readonly id: string; readonly name: string; readonly description: string };

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
const isList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

function checked(value: unknown, problem: (text: string) => never): FrontMatter {
  if (typeof value !== "object" || value === null) return problem("no front matter");
  const fields = value as Record<string, unknown>;
  for (const name of ["title", "description", "published", "pictureAlt"])
    if (!isText(fields[name])) problem(`${name} is ${JSON.stringify(fields[name])}, a text is needed`);
  for (const name of ["tags", "careers", "related", "sources"])
    if (!isList(fields[name])) problem(`${name} is ${JSON.stringify(fields[name])}, a list of texts is needed`);
  const front = fields as unknown as FrontMatter;
  const within = (name: keyof typeof BOUNDS, size: number) => {
    const [low, high] = BOUNDS[name];
    if (size < low || size > high)
      problem(
        `${name} has ${size} ${typeof front[name as keyof FrontMatter] === "string" ? "characters" : "items"}: ${low === high ? `exactly ${low} are needed` : `${low} to ${high} are allowed`}`,
      );
  };
  within("title", front.title.length);
  within("description", front.description.length);
  within("careers", front.careers.length);
  within("related", front.related.length);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(front.published)) problem(`published is "${front.published}", a date such as 2026-11-21 is needed`);
  const unknown = front.tags.find((tag) => !TAGS.includes(tag as (typeof TAGS)[number]));
  if (unknown !== undefined) problem(`the tag "${unknown}" is not one of ${TAGS.join(", ")}`);
  return front;
}

/** What the parser of front matter says, as one line that counts the file's lines: the first one is ---. */
function toldOf(error: unknown): string {
  if (!(error instanceof YAMLParseError)) return error instanceof Error ? error.message : String(error);
  const [at] = error.linePos ?? [];
  const what = error.message.replace(/ at line \d+, column \d+[\s\S]*$/, "");
  return at ? `line ${at.line + 1}, column ${at.col}: ${what}` : what;
}

/** One article's file, checked. A `ContentError` names the file, what stands there and what is allowed. */
export function parseArticle(slug: string, text: string): Written {
  const problem = (what: string): never => {
    throw new ContentError(`${slug}.md`, what);
  };
  const [, head, rest] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || rest === undefined) return problem("it must begin with front matter between two lines of ---");
  try {
    const front = checked(parse(head), problem);
    const body = parseMarkdown(rest);
    const words = plainText(body.map((node) => (typeof node === "string" ? node : ([node[0], {}, [plainText([node]), " "]] as const))))
      .split(/\s+/)
      .filter(Boolean).length;
    const [low, high] = BOUNDS.words;
    if (words < low || words > high) problem(`${words} words, from ${low} to ${high} are allowed`);
    return { ...front, slug, body, words };
  } catch (error) {
    if (error instanceof ContentError) throw error;
    return problem(toldOf(error));
  }
}

const card = ({ slug, title, description, published, tags, words }: Written): ArticleCard => ({
  slug,
  title,
  description,
  published,
  tags,
  minutes: Math.ceil(words / WORDS_A_MINUTE),
});

/** All articles, newest first and then by title; related articles and careers stand in them by name. */
export async function readArticles(folder: URL, careers: readonly Named[]): Promise<readonly Article[]> {
  const all = await readdir(folder);
  const files = all.filter((name) => name.endsWith(".md"));
  const unpainted = files.map((name) => name.replace(/md$/, "svg")).find((picture) => !all.includes(picture));
  if (unpainted !== undefined) throw new ContentError(unpainted, "is missing: every article has a picture, 1200 x 630");
  const written = await Promise.all(
    files.map(async (name) => parseArticle(name.slice(0, -3), await readFile(new URL(name, folder), "utf8"))),
  );
  const bySlug = new Map(written.map((article) => [article.slug, article]));
  const byId = new Map(careers.map((career) => [career.id, career]));
  const find = <T>(map: ReadonlyMap<string, T>, key: string, slug: string, field: "careers" | "related"): T => {
    const found = map.get(key);
    if (found === undefined) throw new ContentError(`${slug}.md`, `${field} names "${key}", ${ALLOWED[field]}`);
    return found;
  };
  return written
    .toSorted((a, b) => (a.published === b.published ? (a.title < b.title ? -1 : 1) : a.published < b.published ? 1 : -1))
    .map((article) => ({
      ...card(article),
      pictureAlt: article.pictureAlt,
      sources: article.sources,
      contents: article.body.flatMap((node) =>
        typeof node !== "string" && node[0] === "h2" && node[1].id ? [{ id: node[1].id, text: plainText([node]) }] : [],
      ),
      body: article.body,
      careers: article.careers.map((id) => {
        const { name, description } = find(byId, id, article.slug, "careers");
        return { id, name, description };
      }),
      related: article.related.map((slug) => card(find(bySlug, slug, article.slug, "related"))),
    }));
}
