import { type Answers, followUpsFor } from "@career-clarity/assessment-engine";
import fc from "fast-check";
import { fullSheet } from "../../testing/matching-arbitraries.ts";

/** A finished sheet with answers to some of the follow-ups that it leads to. */
export const finishedSheet: fc.Arbitrary<Answers> = fc
  .tuple(fullSheet, fc.nat({ max: 7 }), fc.nat({ max: 6 }))
  .map(([answers, which, pick]) => {
    const more = followUpsFor(answers).flatMap((question, at) =>
      "options" in question && (which >> at) & 1 ? [[question.id, [question.options[pick % question.options.length] ?? ""]] as const] : [],
    );
    return { ...answers, ...Object.fromEntries(more) };
  });
