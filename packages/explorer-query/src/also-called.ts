import { type ExplorableCareer, textsOf } from "./explorable.ts";

/** A career that a search does not find by the rule, and the other name by which it is meant. */
export type OtherName<C> = { readonly career: C; readonly title: string };

type WithOtherNames = ExplorableCareer & { readonly alternativeTitles?: readonly string[] };

/**
 * The careers that the specified search (name, description, skills) does not find, but whose alternative titles hold the text: in the
 * given order, each with the first such title, at most `limit` (24 unless told). None for an empty search.
 */
export function alsoCalled<C extends WithOtherNames>(careers: readonly C[], search: string, limit = 24): readonly OtherName<C>[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return [];
  const holds = (text: string): boolean => text.toLowerCase().includes(wanted);
  const found: OtherName<C>[] = [];
  for (const career of careers) {
    if (found.length >= limit) break;
    const title = career.alternativeTitles?.find(holds);
    if (title === undefined || textsOf(career).some(holds)) continue;
    found.push({ career, title });
  }
  return found;
}
