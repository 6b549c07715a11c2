import { Parser } from "htmlparser2";

/** What a crawl reads off one built page. */
export type BuiltPage = {
  /** The page's address, such as "/blog/resume-tips". */
  readonly path: string;
  readonly titles: readonly string[];
  readonly canonicals: readonly string[];
  readonly metas: ReadonlyMap<string, string>;
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  readonly ids: readonly string[];
  /** Where links lead, resolved against the page. */
  readonly links: readonly string[];
  /** Files that the page itself asks for: pictures, scripts, styles, icons. */
  readonly files: readonly string[];
  readonly imagesWithoutText: readonly string[];
  readonly described: readonly string[];
  readonly words: number;
};

/** Reads one page's HTML. */
export function readPage(path: string, html: string): BuiltPage {
  const page = {
    path,
    titles: [] as string[],
    canonicals: [] as string[],
    metas: new Map<string, string>(),
    headings: [] as { level: number; text: string }[],
    ids: [] as string[],
    links: [] as string[],
    files: [] as string[],
    imagesWithoutText: [] as string[],
    described: [] as string[],
    words: 0,
  };
  const open: string[] = [];
  let svg = 0;
  const inside = (name: string) => open.includes(name);
  const parser = new Parser({
    onopentag(name, { id, href, src, alt, rel, content, property, type, name: metaName }) {
      open.push(name);
      if (name === "svg") svg++;
      if (id !== undefined) page.ids.push(id);
      if (name === "title" && svg === 0) page.titles.push("");
      if (/^h[1-6]$/.test(name)) page.headings.push({ level: Number(name[1]), text: "" });
      if (name === "a" && href !== undefined) page.links.push(href);
      if (name === "link" && rel === "canonical" && href !== undefined) page.canonicals.push(href);
      else if (name === "link" && href !== undefined) page.files.push(href);
      if ((name === "script" || name === "img") && src !== undefined) page.files.push(src);
      if (name === "img" && alt === undefined) page.imagesWithoutText.push(src ?? "");
      if (name === "meta" && content !== undefined) page.metas.set(metaName ?? property ?? "", content);
      if (name === "script" && type === "application/ld+json") page.described.push("");
    },
    ontext(text) {
      const last = open.at(-1);
      if (last === "title" && svg === 0) page.titles.push((page.titles.pop() ?? "") + text);
      const heading = page.headings.at(-1);
      if (heading && open.some((name) => /^h[1-6]$/.test(name))) heading.text += text;
      if (last === "script" && page.described.at(-1) === "") page.described[page.described.length - 1] = text;
      if (inside("main") && last !== "script") page.words += text.split(/\s+/).filter(Boolean).length;
    },
    onclosetag(name) {
      if (name === "svg") svg--;
      open.splice(open.lastIndexOf(name), 1);
    },
  });
  parser.write(html);
  parser.end();
  return page;
}
