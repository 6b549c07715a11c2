import { useContext, useEffect } from "react";
import type { ArticleCard } from "../lib/article-card.ts";
import { BLOG_DATA } from "../lib/data-urls.ts";
import { retryFailed } from "../lib/failures.ts";
import { loadData } from "../lib/page-data.ts";
import { savesData } from "../lib/preferences.ts";
import { PreparePage } from "../lib/prepare.ts";

const FIRST_MS = 3000;
const SECOND_MS = 2000;
const ARTICLES = 2;
type Prepare = (pathname: string) => Promise<void>;

/** Fetches pages that a visitor may open next. What fails is forgotten: it is tried again when it is really wanted. */
async function prefetch(prepare: Prepare, pathnames: readonly string[]): Promise<void> {
  if (savesData()) return;
  await Promise.all(pathnames.map(prepare)).catch(retryFailed);
}

/** The blog's index and its two newest articles. */
async function prefetchBlog(prepare: Prepare): Promise<void> {
  await prefetch(prepare, ["/blog"]);
  if (savesData()) return;
  const articles = await loadData<readonly Pick<ArticleCard, "slug">[]>(BLOG_DATA).catch(() => []);
  await prefetch(
    prepare,
    articles.slice(0, ARTICLES).map(({ slug }) => `/blog/${slug}`),
  );
}

/** Handlers for links to the blog: pointing at one or reaching it by keyboard fetches what it leads to (specification, section 2). */
export function useBlogPreload(): { readonly onMouseEnter: () => void; readonly onFocus: () => void } {
  const prepare = useContext(PreparePage);
  const start = () => void prefetchBlog(prepare);
  return { onMouseEnter: start, onFocus: start };
}

/** About 3 s after load the blog is fetched in the background, 2 s later the pages that stand near it (specification, section 9). */
export function BackgroundPrefetch(): null {
  const prepare = useContext(PreparePage);
  useEffect(() => {
    let second: ReturnType<typeof setTimeout> | undefined;
    const first = setTimeout(() => {
      void prefetch(prepare, ["/blog"]);
      second = setTimeout(() => void prefetch(prepare, ["/assessment", "/about"]), SECOND_MS);
    }, FIRST_MS);
    return () => {
      clearTimeout(first);
      clearTimeout(second);
    };
  }, [prepare]);
  return null;
}
