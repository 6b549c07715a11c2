import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { parseArticle, readArticles } from "./blog.ts";
import { ContentError } from "./content-error.ts";

const good = await readFile(new URL("../content/blog/career-mirage.md", import.meta.url), "utf8");
const withField = (name: string, line: string) => good.replace(new RegExp(`^${name}: .*$`, "m"), line);

function told(text: string): string {
  try {
    parseArticle("trial", text);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as Error).message;
  }
  return "nothing";
}

describe("an article", () => {
  it("is read", () => {
    expect(told(good)).toBe("nothing");
  });

  it.each([
    ["no front matter", "# A title", "it must begin with front matter between two lines of ---"],
    ["no date", withField("published", "published: soon"), 'published is "soon", a date such as 2026-11-21 is needed'],
    ["a title left out", withField("title", ""), "title is undefined, a text is needed"],
    ["a strange tag", withField("tags", "tags: [Sport]"), 'the tag "Sport" is not one of After Class 10,'],
    ["a quote left open", withField("tags", 'tags: [Money, "Fut'), "line 5, column 19: Missing closing"],
    ["a field twice", good.replace("---\n", "---\ntitle: Twice\n"), "line 3, column 1: Map keys must be unique"],
    ["too few careers", withField("careers", "careers: [actuary]"), "careers has 1 items: 4 to 6 are allowed"],
  ])("with %s is refused in one line that names the file and what is wrong", (_case, text, what) => {
    const message = told(text);
    expect(message).toContain(`content/blog/trial.md: ${what}`);
    expect(message).not.toContain("\n");
  });
});

it.each([
  ["careers", 'careers names "no-such-thing", which is no career: '],
  ["related", 'related names "no-such-thing", which is no article: '],
])("%s that lead nowhere are refused by name", async (field, what) => {
  const folder = await mkdtemp(join(tmpdir(), "blog-"));
  const list = [...good.matchAll(new RegExp(`^${field}: \\[(.*)\\]$`, "gm"))][0]?.[1]?.split(", ") ?? [];
  await writeFile(join(folder, "trial.md"), withField(field, `${field}: [${["no-such-thing", ...list.slice(1)].join(", ")}]`));
  await writeFile(join(folder, "trial.svg"), "");
  const careers = (/^careers: \[(.*)\]$/m.exec(good)?.[1] ?? "").split(", ").map((id) => ({ id, name: id, description: id }));
  await expect(readArticles(pathToFileURL(`${folder}/`), careers)).rejects.toThrow(`content/blog/trial.md: ${what}`);
  await rm(folder, { recursive: true });
});
