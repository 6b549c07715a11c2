import type { Career } from "@career-clarity/career-catalog";
import NotFound from "./features/not-found/not-found.tsx";
import { careerData, EXPLORER_START_DATA } from "./lib/data-urls.ts";
import { type Preloadable, preloadable } from "./lib/preloadable.tsx";
import { site } from "./site.ts";

export type PageHead = { readonly title: string; readonly description: string };
type Params = Readonly<Record<string, string | undefined>>;

/** One page of the site. The router, the prerender and the tests read this table and no other. */
export type Route = {
  readonly path: string;
  readonly screen: Preloadable;
  /** What a visitor reads while the screen's code is on its way. */
  readonly loading: string;
  /** The static JSON file the page is made from, if any. */
  readonly data?: (params: Params) => string;
  readonly head: (data: unknown) => PageHead;
};

const titled = (title: string, description: string) => (): PageHead => ({ title: `${title} | ${site.name}`, description });

function careerHead(data: unknown): PageHead {
  const { career } = data as { career: Career };
  return { title: `${career.name}: what they do and how to become one | ${site.name}`, description: career.description };
}

export const routes: readonly Route[] = [
  {
    path: "/",
    screen: preloadable(() => import("./features/home/home.tsx")),
    loading: "Loading...",
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
  },
  {
    path: "/careers",
    screen: preloadable(() => import("./features/careers/careers.tsx")),
    loading: "Loading careers...",
    data: () => EXPLORER_START_DATA,
    head: titled("Explore career paths", "Search about 2,000 real careers by name, skill or category, with what each takes and pays."),
  },
  {
    path: "/career/:id",
    screen: preloadable(() => import("./features/career/career.tsx")),
    loading: "Loading career details...",
    data: (params) => careerData(params.id ?? ""),
    head: careerHead,
  },
  {
    path: "*",
    screen: preloadable(() => Promise.resolve({ default: NotFound })),
    loading: "Loading...",
    head: titled("Page not found", "This address leads nowhere. Search the careers or start from the home page."),
  },
];
