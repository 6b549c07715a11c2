import type { ProseNode } from "../../ui/prose/prose.tsx";

/** What the lists of articles show of one. */
export type ArticleCard = {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** A date such as "2026-11-21". */
  readonly published: string;
  readonly tags: readonly string[];
  /** Reading time in minutes, at 220 words a minute, rounded up. */
  readonly minutes: number;
};

/** One article as its page is made from it; scripts/blog.ts makes it from content/blog. */
export type Article = ArticleCard & {
  readonly pictureAlt: string;
  readonly sources: readonly string[];
  readonly contents: readonly { readonly id: string; readonly text: string }[];
  readonly body: readonly ProseNode[];
  readonly careers: readonly { readonly id: string; readonly name: string; readonly description: string }[];
  readonly related: readonly ArticleCard[];
};
