import { TRAITS } from "@career-clarity/career-catalog";
import { typicalCareers } from "./typical.ts";

/** The usual standings of each category's traits, in the order of TRAITS. */
export const usualTraits: readonly (readonly number[])[] = typicalCareers.map(({ vector }) => vector.slice(0, TRAITS.length));
