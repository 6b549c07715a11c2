import type { Explorer } from "@career-clarity/explorer-query";
import type { QuestionGroup } from "./question.ts";
import { grounded } from "./run.ts";

const ROUNDS = 9;

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;

/** What a reply takes in milliseconds, over all questions: of each, the middle of nine rounds, so that other work of the machine counts little. */
export function timing(groups: readonly QuestionGroup[], explorer: Explorer): { readonly median: number; readonly p99: number } {
  const questions = groups.flatMap((group) => group.questions);
  const rounds = questions.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    questions.forEach((question, index) => {
      const start = performance.now();
      grounded(question, explorer);
      rounds[index]?.push(performance.now() - start);
    });
  }
  const middles = rounds
    .map((times) =>
      at(
        times.toSorted((a, b) => a - b),
        0.5,
      ),
    )
    .toSorted((a, b) => a - b);
  return { median: at(middles, 0.5), p99: at(middles, 0.99) };
}
