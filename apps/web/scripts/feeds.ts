import { writeFile } from "node:fs/promises";
import type { ArticleCard } from "../app/lib/article-card.ts";
import { site } from "../app/site.ts";
import { escapeHtml } from "./escape.ts";

export type ListedPage = { readonly path: string; readonly group: "pages" | "careers" | "blog"; readonly changed?: string };
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = "http://www.sitemaps.org/schemas/sitemap/0.9";

function sitemap(pages: readonly ListedPage[]): string {
  const entries = pages.map(
    ({ path, changed }) => `<url><loc>${escapeHtml(site.origin + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`,
  );
  return `${HEAD}<urlset xmlns="${SITEMAPS}">\n${entries.join("\n")}\n</urlset>\n`;
}

function feed(articles: readonly ArticleCard[]): string {
  const items = articles.map(
    ({ slug, title, description, published }) =>
      `<item><title>${escapeHtml(title)}</title><link>${site.origin}/blog/${slug}</link><guid>${site.origin}/blog/${slug}</guid><description>${escapeHtml(description)}</description><pubDate>${new Date(`${published}T00:00:00Z`).toUTCString()}</pubDate></item>`,
  );
  return `${HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${site.name}: career guides</title><link>${site.origin}/blog</link><description>Articles on choosing a stream, a course and a first job in India.</description><language>en-IN</language><atom:link href="${site.origin}/blog/feed.xml" rel="self" type="application/rss+xml"/>\n${items.join("\n")}\n</channel></rss>\n`;
}

/** robots.txt, the sitemap index with a sitemap for each group of pages, and the articles' RSS feed. */
export async function writeFeeds(target: URL, pages: readonly ListedPage[], articles: readonly ArticleCard[]): Promise<void> {
  const write = (name: string, text: string) => writeFile(new URL(name, target), text);
  const groups = Map.groupBy(pages, ({ group }) => group);
  for (const [group, members] of groups) await write(`sitemap-${group}.xml`, sitemap(members));
  const index = [...groups.keys()].map((group) => `<sitemap><loc>${site.origin}/sitemap-${group}.xml</loc></sitemap>`);
  await write("sitemap.xml", `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n${index.join("\n")}\n</sitemapindex>\n`);
  await write("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
  await write("blog/feed.xml", feed(articles));
}
