import type { Career } from "@career-clarity/career-catalog";
import type { Article } from "./features/article/article-data.ts";
import type { CategoryPage } from "./features/category/category-data.ts";
import NotFound from "./features/not-found/not-found.tsx";
import { articleData, BLOG_DATA, careerData, categoryData, EXPLORER_START_DATA, HOME_DATA, METHOD_DATA } from "./lib/data-urls.ts";
import { type Preloadable, preloadable } from "./lib/preloadable.tsx";
import { site } from "./site.ts";

export type PageHead = { readonly title: string; readonly description: string };
type Params = Readonly<Record<string, string | undefined>>;

/** One page of the site. The router, the prerender, the sitemap and the tests read this table and no other. */
export type Route = {
  readonly path: string;
  readonly screen: Preloadable;
  /** What a visitor reads while the screen's code is on its way. */
  readonly loading: string;
  /** The static JSON file the page is made from, if any. */
  readonly data?: (params: Params) => string;
  readonly head: (data: unknown) => PageHead;
  /** Which of the site's contents give the path's parameter its values. */
  readonly each?: "careers" | "categories" | "articles";
  /** A page that belongs to one visitor alone, or is none: search engines are asked to leave it out. */
  readonly unlisted?: true;
};

const titled = (title: string, description: string) => (): PageHead => ({ title: `${title} | ${site.name}`, description });

function careerHead(data: unknown): PageHead {
  const { career } = data as { career: Career };
  return { title: `${career.name}: what they do and how to become one | ${site.name}`, description: career.description };
}

function categoryHead(data: unknown): PageHead {
  const { category, count, families } = data as CategoryPage;
  const names = families.slice(0, 3).map(({ name }) => name);
  return {
    title: `${category} careers: all ${count}, by field | ${site.name}`,
    description: `${count} ${category.toLowerCase()} careers with the usual way into each in India: ${names.join("; ")} and more.`,
  };
}

function articleHead(data: unknown): PageHead {
  const { title, description } = data as Article;
  return { title: `${title} | ${site.name}`, description };
}

export const routes: readonly Route[] = [
  {
    path: "/",
    screen: preloadable(() => import("./features/home/home.tsx")),
    loading: "Loading...",
    data: () => HOME_DATA,
    head: () => ({ title: `${site.name}: free career guidance for students in India`, description: site.description }),
  },
  {
    path: "/assessment",
    screen: preloadable(() => import("./features/assessment/assessment.tsx")),
    loading: "Loading...",
    head: titled(
      "Career assessment",
      "Twenty questions about what you enjoy, value and want. Your answers stay on your device and lead to a ranked, explained list of careers.",
    ),
  },
  {
    path: "/results",
    screen: preloadable(() => import("./features/results/results.tsx")),
    loading: "Loading results...",
    head: titled("Your results", "Careers ranked by how well they fit your answers, each with the reasons for it and one against."),
    unlisted: true,
  },
  {
    path: "/careers",
    screen: preloadable(() => import("./features/careers/careers.tsx")),
    loading: "Loading careers...",
    data: () => EXPLORER_START_DATA,
    head: titled("Explore career paths", "Search about 2,000 real careers by name, skill or category, with what each takes and pays."),
  },
  {
    path: "/compare",
    screen: preloadable(() => import("./features/compare/compare.tsx")),
    loading: "Loading careers...",
    head: titled(
      "Compare careers",
      "Up to three careers side by side: subjects, exams, years, pay, growth, stress, and the doors each one closes.",
    ),
  },
  {
    path: "/bookmarks",
    screen: preloadable(() => import("./features/bookmarks/bookmarks.tsx")),
    loading: "Loading careers...",
    head: titled(
      "Saved careers",
      "The careers you bookmarked on this device, to go through again, to take along as a file, or to compare.",
    ),
    unlisted: true,
  },
  {
    path: "/careers/:category",
    screen: preloadable(() => import("./features/category/category.tsx")),
    loading: "Loading careers...",
    data: (params) => categoryData(params.category ?? ""),
    head: categoryHead,
    each: "categories",
  },
  {
    path: "/career/:id",
    screen: preloadable(() => import("./features/career/career.tsx")),
    loading: "Loading career details...",
    data: (params) => careerData(params.id ?? ""),
    head: careerHead,
    each: "careers",
  },
  {
    path: "/blog",
    screen: preloadable(() => import("./features/blog/blog.tsx")),
    loading: "Loading blog posts...",
    data: () => BLOG_DATA,
    head: titled(
      "Career guides for students and parents",
      "Articles on choosing a stream, a course and a first job in India: sourced, specific and written to be argued with at home.",
    ),
  },
  {
    path: "/blog/:slug",
    screen: preloadable(() => import("./features/article/article.tsx")),
    loading: "Loading article...",
    data: (params) => articleData(params.slug ?? ""),
    head: articleHead,
    each: "articles",
  },
  {
    path: "/about",
    screen: preloadable(() => import("./features/about/about.tsx")),
    loading: "Loading...",
    head: titled(
      "About us",
      "Why Career Clarity exists, what it holds itself to, what its figures mean, and how to reach the people behind it.",
    ),
  },
  {
    path: "/how-matching-works",
    screen: preloadable(() => import("./features/method/method.tsx")),
    loading: "Loading...",
    data: () => METHOD_DATA,
    head: titled(
      "How matching works, and what we have measured",
      "How twenty answers become a list of careers, what has been measured of it, what has not, and how far to trust it.",
    ),
  },
  {
    path: "/privacy-policy",
    screen: preloadable(() => import("./features/legal/privacy.tsx")),
    loading: "Loading...",
    head: titled(
      "Privacy policy",
      "What stays on your device, what the site never asks for, what it would store and why, and how to see and delete it.",
    ),
  },
  {
    path: "/terms-of-service",
    screen: preloadable(() => import("./features/legal/terms.tsx")),
    loading: "Loading...",
    head: titled(
      "Terms & conditions",
      "What you may do with Career Clarity, what we promise, what we can't promise, and what holds if things change.",
    ),
  },
  {
    path: "/cookie-policy",
    screen: preloadable(() => import("./features/legal/cookies.tsx")),
    loading: "Loading...",
    head: titled(
      "Cookie policy",
      "This site sets no cookies. What it keeps in your browser's storage instead, what each entry is for, and how to clear it.",
    ),
  },
  {
    path: "/offline",
    screen: preloadable(() => import("./features/offline/offline.tsx")),
    loading: "Loading...",
    head: titled("You are offline", "What works here without a network, and what does not."),
    unlisted: true,
  },
  // The components in all their states, for those who work on them: not part of the built site.
  ...(import.meta.env.DEV
    ? [
        {
          path: "/design",
          screen: preloadable(() => import("./design/design.tsx")),
          loading: "Loading...",
          head: titled("Design", "The components in all their states."),
          unlisted: true,
        } as const,
      ]
    : []),
  {
    path: "*",
    screen: preloadable(() => Promise.resolve({ default: NotFound })),
    loading: "Loading...",
    head: titled("Page not found", "This address leads nowhere. Search the careers or start from the home page."),
    unlisted: true,
  },
];
