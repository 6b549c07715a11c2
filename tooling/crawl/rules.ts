import type { BuiltPage } from "./page.ts";

export type Site = {
  readonly origin: string;
  readonly pages: readonly BuiltPage[];
  /** Every file of the built site by its path from the root, such as "/favicon.svg". */
  readonly files: ReadonlySet<string>;
  readonly sitemap: ReadonlySet<string>;
};
type Problems = readonly string[];
type Rule = readonly [name: string, problems: (site: Site) => Problems];

/** Pages that stand in for another one, and so have no address of their own. */
const STAND_INS = new Set(["/404", "/offline"]);
const UNLISTED = new Set([...STAND_INS, "/results", "/bookmarks"]);
const isOutside = (href: string) => /^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith("//");

const eachPage =
  (problems: (page: BuiltPage, site: Site) => Problems) =>
  (site: Site): Problems =>
    site.pages.flatMap((page) => problems(page, site).map((problem) => `${page.path}: ${problem}`));

const exactly = (what: string, found: readonly string[]): Problems =>
  found.length === 1 && found[0]?.trim() ? [] : [`${found.length} of ${what}: ${found.join(" | ")}`];

function unique(what: string, of: (page: BuiltPage) => string | undefined) {
  return ({ pages }: Site): Problems => {
    const seen = Map.groupBy(
      pages.filter(({ path }) => !STAND_INS.has(path)),
      of,
    );
    return [...seen]
      .filter(([, same]) => same.length > 1)
      .map(([value, same]) => `${what} "${value}": ${same.map(({ path }) => path).join(", ")}`);
  };
}

function linkProblems(page: BuiltPage, { pages, files }: Site, byPath: ReadonlyMap<string, BuiltPage>): Problems {
  return page.links.flatMap((href) => {
    if (isOutside(href)) return href.startsWith("mailto:") ? [] : [`links to another site: ${href}`];
    const [address = "", hash] = href.split("#");
    const [pathname = ""] = address.split("?");
    const target = pathname === "" ? page : byPath.get(decodeURIComponent(pathname));
    if (!target) return files.has(pathname) ? [] : [`"${href}" leads nowhere among ${pages.length} pages`];
    return hash && !target.ids.includes(decodeURIComponent(hash)) ? [`"${href}" names no place on ${target.path}`] : [];
  });
}

function headingProblems({ headings }: BuiltPage): Problems {
  const first = headings.filter(({ level }) => level === 1);
  const jumps = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? level) + 1);
  return [
    ...(first.length === 1 ? [] : [`${first.length} headings of level 1`]),
    ...jumps.map(({ level, text }) => `the heading "${text}" jumps to level ${level}`),
    ...headings.filter(({ text }) => text.trim() === "").map(({ level }) => `an empty heading of level ${level}`),
  ];
}

const KNOWN_TYPES = new Set(["Organization", "WebSite", "FAQPage", "Occupation", "Article", "BreadcrumbList"]);
const WANTED: readonly (readonly [pattern: RegExp, types: readonly string[]])[] = [
  [/^\/$/, ["Organization", "WebSite"]],
  [/^\/about$/, ["FAQPage"]],
  [/^\/career\//, ["Occupation", "BreadcrumbList"]],
  [/^\/careers\//, ["BreadcrumbList"]],
  [/^\/blog\//, ["Article", "BreadcrumbList"]],
];
function describedProblems({ path, described }: BuiltPage): Problems {
  const types = described.flatMap((text) => (JSON.parse(text)["@graph"] as { "@type": string }[]).map((one) => one["@type"]));
  const wanted = WANTED.filter(([pattern]) => pattern.test(path)).flatMap(([, needed]) => needed);
  return [
    ...types.filter((type) => !KNOWN_TYPES.has(type)).map((type) => `describes itself as "${type}"`),
    ...wanted.filter((type) => !types.includes(type)).map((type) => `does not describe its ${type}`),
  ];
}

/** How an address begins that carries its picture itself. */
const PICTURE_IN_THE_PAGE = "data:image/svg+xml,";
const META = ["description", "og:title", "og:description", "og:url", "og:image", "og:image:alt", "og:type", "twitter:card", "viewport"];
const BOUNDS = { title: 110, description: [40, 220] } as const;

/** What must hold of every page of the built site. */
export const rules: readonly Rule[] = [
  ["every page has one title", eachPage(({ titles }) => exactly("title", titles))],
  [
    "every page but those that stand in for another has one canonical address, its own",
    eachPage(({ path, canonicals }, { origin }) =>
      STAND_INS.has(path)
        ? canonicals.length === 0
          ? []
          : ["a canonical address"]
        : canonicals.join() === origin + path
          ? []
          : [canonicals.join() || "none"],
    ),
  ],
  ["no two titles are alike", unique("the title", ({ titles }) => titles[0])],
  ["no two descriptions are alike", unique("the description", ({ metas }) => metas.get("description"))],
  [
    "titles and descriptions have a length that is shown whole, or nearly",
    eachPage(({ titles, metas }) => {
      const title = titles[0]?.length ?? 0;
      const description = metas.get("description")?.length ?? 0;
      const [low, high] = BOUNDS.description;
      return [
        ...(title > BOUNDS.title ? [`a title of ${title} characters`] : []),
        ...(description < low || description > high ? [`a description of ${description}`] : []),
      ];
    }),
  ],
  ["every page can be shared", eachPage(({ metas }) => META.filter((name) => !metas.get(name)).map((name) => `no ${name}`))],
  [
    "pictures for sharing exist",
    eachPage(({ metas }, { origin, files }) =>
      files.has((metas.get("og:image") ?? "").replace(origin, "")) ? [] : [`${metas.get("og:image")} is no file`],
    ),
  ],
  ["headings: one of level 1, none empty, none skips a level", eachPage(headingProblems)],
  ["every id stands once", eachPage(({ ids }) => ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `"${id}" twice`))],
  [
    "every link and every anchor resolves",
    (site) => {
      const byPath = new Map(site.pages.map((page) => [page.path, page]));
      return site.pages.flatMap((page) => linkProblems(page, site, byPath).map((problem) => `${page.path}: ${problem}`));
    },
  ],
  [
    "every file that a page asks for is the site's own and exists",
    eachPage(({ files: asked }, { files }) =>
      asked.filter((file) => !files.has(file) && !file.startsWith(PICTURE_IN_THE_PAGE)).map((file) => `asks for ${file}`),
    ),
  ],
  ["every picture has a text or says that it needs none", eachPage(({ imagesWithoutText }) => imagesWithoutText)],
  ["pages describe themselves to search engines", eachPage(describedProblems)],
  ["every page reads without JavaScript", eachPage(({ path, words }) => (words >= 15 || path === "/results" ? [] : [`${words} words`]))],
  [
    "the sitemaps list every page that is to be found, and no other",
    ({ pages, origin, sitemap }) => {
      const wanted = pages.filter(({ path }) => !UNLISTED.has(path)).map(({ path }) => origin + path);
      return [
        ...wanted.filter((url) => !sitemap.has(url)).map((url) => `${url} is not listed`),
        ...[...sitemap].filter((url) => !wanted.includes(url)).map((url) => `${url} is no page`),
      ];
    },
  ],
  [
    "what is not to be found says so",
    eachPage(({ path, metas }) => ((metas.get("robots") === "noindex") === UNLISTED.has(path) ? [] : [`robots: ${metas.get("robots")}`])),
  ],
];
