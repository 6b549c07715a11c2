import { p, words } from "../html/write.ts";
import { AFTER_DEGREES } from "../names/after-degrees.ts";
import type { Reading } from "../reading/reading.ts";
import { WITH_DEGREE_IN_HAND } from "./compare-texts.ts";

/** What lies open with the degree that somebody has, beside the posts of its own field. */
export function inHand({ degrees, language }: Pick<Reading, "degrees" | "language">): string {
  const [degree, second] = degrees;
  const text = degree === undefined || second !== undefined ? undefined : AFTER_DEGREES[degree];
  return degree === undefined || text === undefined ? "" : p(WITH_DEGREE_IN_HAND[language](words(degree), words(text[language])));
}
