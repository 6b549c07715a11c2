import type { Career } from "./career.ts";
import { careerId } from "./career-id.ts";
import { curatedCareers } from "./curated/index.ts";
import { familiesByCategory } from "./data/index.ts";
import { nearestCareers, RELATED } from "./nearest.ts";

const entries = [...Object.values(familiesByCategory).flatMap((families) => families.flatMap(({ careers }) => careers)), ...curatedCareers];

/** The ids of the careers that authors name as near, by the id of the career that they wrote about. */
export const authoredNear: ReadonlyMap<string, readonly string[]> = new Map(
  entries.flatMap(({ name, near }) => (near ? [[careerId(name), near.map(careerId)]] : [])),
);

/** A function from a career of the list to those that its record names as related: the ones that its author named, then the most like it. */
export function relatedCareers(careers: readonly Career[]): (career: Career) => readonly Career[] {
  const nearest = nearestCareers(careers);
  const careerOf = new Map(careers.map((career) => [career.id, career]));
  return (career) => {
    const first = (authoredNear.get(career.id) ?? []).flatMap((id) => careerOf.get(id) ?? []);
    return nearest(career, { ...RELATED, first });
  };
}
