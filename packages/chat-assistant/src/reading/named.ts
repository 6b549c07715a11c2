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
  /** Whether only what is done in it was said. */
  readonly isDescribed: boolean;
};

/** The career that a mention means; none where the catalogue has lost it. */
export function named({ title }: Mention, { explorer }: Knowledge): readonly NamedCareer[] {
  const careers = title.ids.flatMap((id) => explorer.byId(id) ?? []);
  const [career] = careers;
  if (career === undefined) return [];
  const family =
    title.source === "common" && title.words.length === 1 ? Object.entries(kindsOf).find(([, ids]) => ids[0] === career.id) : undefined;
  const kinds = (family?.[1] ?? title.ids).filter((id) => id !== career.id).flatMap((id) => explorer.byId(id) ?? []);
  return [{ career, kinds, word: family?.[0] ?? null, title: title.words.join(" "), isDescribed: title.source === "said" }];
}

/** Each career once. */
export function uniqueCareers(careers: readonly NamedCareer[]): readonly NamedCareer[] {
  return careers.filter(({ career }, index) => careers.findIndex((other) => other.career.id === career.id) === index);
}

/** What stands between a post and the word that says where it is. */
const IN_IT = ["", "in ", "in the ", "in indian ", "in the indian ", "of ", "of the ", "me ", "mein ", "ki ", "ka ", "में ", "की ", "का "];

/** A word for many beside one of them says where that one is: of "ANM nurse" and of "a lieutenant in the army" one career is meant. */
export function withoutFamilies(careers: readonly NamedCareer[], text: string): readonly NamedCareer[] {
  const isBeside = (one: string, other: string): boolean => IN_IT.some((link) => text.includes(` ${one} ${link}${other} `));
  const isOneOf = (one: NamedCareer, family: NamedCareer): boolean =>
    one.word === null && family.kinds.includes(one.career) && (isBeside(one.title, family.title) || isBeside(family.title, one.title));
  return careers.filter((family) => family.word === null || !careers.some((one) => isOneOf(one, family)));
}
