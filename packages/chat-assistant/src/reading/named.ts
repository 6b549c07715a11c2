import type { Career } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { kindsOf } from "../names/kinds.ts";
import type { Mention } from "./mentions.ts";

/** A career that a question names, others that the same word may mean, the word where it names a whole family, and the title by which it was named. */
export type NamedCareer = {
  readonly career: Career;
  readonly kinds: readonly Career[];
  readonly word: string | null;
  readonly title: string;
};

/** The career that a mention means; none where the catalogue has lost it. */
export function named({ title }: Mention, { explorer }: Knowledge): readonly NamedCareer[] {
  const careers = title.ids.flatMap((id) => explorer.byId(id) ?? []);
  const [career] = careers;
  if (career === undefined) return [];
  const family =
    title.source === "common" && title.words.length === 1 ? Object.entries(kindsOf).find(([, ids]) => ids[0] === career.id) : undefined;
  const kinds = (family?.[1] ?? title.ids).filter((id) => id !== career.id).flatMap((id) => explorer.byId(id) ?? []);
  return [{ career, kinds, word: family?.[0] ?? null, title: title.words.join(" ") }];
}

/** Each career once. */
export function uniqueCareers(careers: readonly NamedCareer[]): readonly NamedCareer[] {
  return careers.filter(({ career }, index) => careers.findIndex((other) => other.career.id === career.id) === index);
}
