import type { Career } from "@career-clarity/career-catalog";
import type { Article } from "./features/article/article-data.ts";
import type { CategoryPage } from "./features/category/category-data.ts";
import { articleData, BLOG_DATA, careerData, categoryData, EXPLORER_START_DATA, HOME_DATA, METHOD_DATA } from "./lib/data-urls.ts";
import { type Preloadable, preloadable } from "./lib/preloadable.tsx";
import { site } from "./site.ts";

export type InPage = {
  readonly leaveOut: (data: unknown) => unknown;
  readonly readBack: (data: unknown, html: ParentNode) => unknown;
};
type Params = Readonly<Record<string, string | undefined>>;

/**
 * One page of the site. The router, the prerender, the sitemap and the tests read this table; what search engines are told of a page beside
 * its title stands in descriptions.ts, which no phone loads.
 */
export type Route = {
  readonly path: string;
  readonly screen: Preloadable;
  /** What a visitor reads while the screen's code is on its way. */
  readonly loading: string;
  /** The static JSON file the page is made from, if any. */
  readonly data?: (params: Params) => string;
  readonly title: (data: unknown) => string;
  /** What of the data stands in the prerendered HTML, so that the page's JSON block does without it. */
  readonly inPage?: () => Promise<InPage>;
  /** Which of the site's contents give the path's parameter its values. */
  readonly each?: "careers" | "categories" | "articles";
  /** A page that belongs to one visitor alone, or is none: search engines are asked to leave it out. */
  readonly unlisted?: true;
};

const titled = (title: string) => () => `${title} | ${site.name}`;

const careerTitle = (data: unknown): string =>
  `${(data as { career: Career }).career.name}: what they do and how to become one | ${site.name}`;

function categoryTitle(data: unknown): string {
  const { category, count } = data as CategoryPage;
  return `${category} careers: all ${count}, by field | ${site.name}`;
}

const articleTitle = (data: unknown): string => `${(data as Article).title} | ${site.name}`;

export const routes: readonly Route[] = [
  {
    path: "/",
    screen: preloadable(() => import("./features/home/home.tsx")),
    loading: "Loading...",
    data: () => HOME_DATA,
    title: () => `${site.name}: free career guidance for students in India`,
  },
  {
    path: "/assessment",
    screen: preloadable(() => import("./features/assessment/assessment.tsx")),
    loading: "Loading...",
    title: titled("Career assessment"),
  },
  {
    path: "/results",
    screen: preloadable(() => import("./features/results/results.tsx")),
    loading: "Loading results...",
    title: titled("Your results"),
    unlisted: true,
  },
  {
    path: "/careers",
    screen: preloadable(() => import("./features/careers/careers.tsx")),
    loading: "Loading careers...",
    data: () => EXPLORER_START_DATA,
    inPage: () => import("./features/careers/in-page.ts").then(({ descriptionsInPage }) => descriptionsInPage),
    title: titled("Explore career paths"),
  },
  {
    path: "/compare",
    screen: preloadable(() => import("./features/compare/compare.tsx")),
    loading: "Loading careers...",
    title: titled("Compare careers"),
  },
  {
    path: "/bookmarks",
    screen: preloadable(() => import("./features/bookmarks/bookmarks.tsx")),
    loading: "Loading careers...",
    title: titled("Saved careers"),
    unlisted: true,
  },
  {
    path: "/careers/:category",
    screen: preloadable(() => import("./features/category/category.tsx")),
    loading: "Loading careers...",
    data: (params) => categoryData(params.category ?? ""),
    inPage: () => import("./features/category/in-page.ts").then(({ careersInPage }) => careersInPage),
    title: categoryTitle,
    each: "categories",
  },
  {
    path: "/career/:id",
    screen: preloadable(() => import("./features/career/career.tsx")),
    loading: "Loading career details...",
    data: (params) => careerData(params.id ?? ""),
    title: careerTitle,
    each: "careers",
  },
  {
    path: "/blog",
    screen: preloadable(() => import("./features/blog/blog.tsx")),
    loading: "Loading blog posts...",
    data: () => BLOG_DATA,
    title: titled("Career guides for students and parents"),
  },
  {
    path: "/blog/:slug",
    screen: preloadable(() => import("./features/article/article.tsx")),
    loading: "Loading article...",
    data: (params) => articleData(params.slug ?? ""),
    title: articleTitle,
    each: "articles",
  },
  {
    path: "/about",
    screen: preloadable(() => import("./features/about/about.tsx")),
    loading: "Loading...",
    title: titled("About us"),
  },
  {
    path: "/how-matching-works",
    screen: preloadable(() => import("./features/method/method.tsx")),
    loading: "Loading...",
    data: () => METHOD_DATA,
    title: titled("How matching works, and what we have measured"),
  },
  {
    path: "/privacy-policy",
    screen: preloadable(() => import("./features/legal/privacy.tsx")),
    loading: "Loading...",
    title: titled("Privacy policy"),
  },
  {
    path: "/terms-of-service",
    screen: preloadable(() => import("./features/legal/terms.tsx")),
    loading: "Loading...",
    title: titled("Terms & conditions"),
  },
  {
    path: "/cookie-policy",
    screen: preloadable(() => import("./features/legal/cookies.tsx")),
    loading: "Loading...",
    title: titled("Cookie policy"),
  },
  {
    path: "/offline",
    screen: preloadable(() => import("./features/offline/offline.tsx")),
    loading: "Loading...",
    title: titled("You are offline"),
    unlisted: true,
  },
  // The components in all their states, for those who work on them: not part of the built site.
  ...(import.meta.env.DEV
    ? [
        {
          path: "/design",
          screen: preloadable(() => import("./design/design.tsx")),
          loading: "Loading...",
          title: titled("Design"),
          unlisted: true,
        } as const,
      ]
    : []),
  {
    path: "*",
    screen: preloadable(() => import("./features/not-found/not-found.tsx")),
    loading: "Loading...",
    title: titled("Page not found"),
    unlisted: true,
  },
];
