import type { Career } from "@career-clarity/career-catalog";
import type { ArticleCard } from "../article/article-data.ts";

export type TasteCareer = Pick<Career, "id" | "name" | "category" | "description" | "salary" | "education">;

/** What the home page is made from: careers shown before anybody has searched, and the newest articles. */
export type HomeData = { readonly careers: readonly TasteCareer[]; readonly articles: readonly ArticleCard[] };
