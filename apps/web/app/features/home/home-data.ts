import type { SavedAssessment } from "@career-clarity/assessment-engine";
import type { Career } from "@career-clarity/career-catalog";
import type { ArticleCard } from "../../lib/article-card.ts";

export type TasteCareer = Pick<Career, "id" | "name" | "category" | "description" | "salary" | "education">;

/** The assessment's first question as the home page asks it, and what the assessment keeps before anything is ticked. */
export type FirstQuestionData = {
  readonly text: string;
  readonly options: readonly string[];
  readonly max: number;
  readonly begun: SavedAssessment;
};

/** What the home page is made from: the first question, careers shown before anybody has searched, and the newest articles. */
export type HomeData = {
  readonly question: FirstQuestionData;
  readonly careers: readonly TasteCareer[];
  readonly articles: readonly ArticleCard[];
};
