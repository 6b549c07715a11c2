import type { Career } from "@career-clarity/career-catalog";

/** The half that the matcher's constants were chosen on, and the half that nobody looked at until the end. */
export const HALVES = ["tuning", "heldOut"] as const;
export type Half = (typeof HALVES)[number];

const SPLIT_SEED = 2166136261;
const STEP = 16777619;

/** Whole families go to one half: what was learnt from a career's neighbours must not count as having been found out anew. */
export function halfOf({ id, category, subcategory }: Career): Half {
  const key = subcategory === "General" ? id : `${category}/${subcategory}`;
  let state = SPLIT_SEED;
  for (let index = 0; index < key.length; index++) state = Math.imul(state ^ key.charCodeAt(index), STEP);
  state = Math.imul(state ^ (state >>> 15), 0x85eb_ca6b);
  return ((state >>> 13) & 1) === 0 ? "tuning" : "heldOut";
}
