import type { ArticleCard } from "../../lib/article-card.ts";
import type { ProseNode } from "../../ui/prose/prose.tsx";

/** One article as its page is made from it; scripts/blog.ts makes it from content/blog. */
export type Article = ArticleCard & {
  readonly pictureAlt: string;
  readonly sources: readonly string[];
  readonly contents: readonly { readonly id: string; readonly text: string }[];
  readonly body: readonly ProseNode[];
  readonly careers: readonly { readonly id: string; readonly name: string; readonly description: string }[];
  readonly related: readonly ArticleCard[];
};
