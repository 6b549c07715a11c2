import { groundedReply } from "@career-clarity/chat-assistant";
import type { Explorer } from "@career-clarity/explorer-query";
import { longQuestions } from "../../packages/chat-assistant/fixtures/long-questions.ts";
import type { QuestionGroup } from "./question.ts";
import { grounded } from "./run.ts";

const ROUNDS = 9;

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;

/** What replies take in milliseconds, ascending: of each question the middle of nine rounds, so that other work of the machine counts little. */
function took<Asked>(questions: readonly Asked[], reply: (question: Asked) => string): readonly number[] {
  const rounds = questions.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    questions.forEach((question, index) => {
      const start = performance.now();
      reply(question);
      rounds[index]?.push(performance.now() - start);
    });
  }
  const ascending = (times: readonly number[]) => times.toSorted((a, b) => a - b);
  return ascending(rounds.map((times) => at(ascending(times), 0.5)));
}

export type Timing = {
  readonly median: number;
  readonly p99: number;
  /** The slowest of the questions that are one piece a thousand characters long. */
  readonly long: number;
};

/** What a reply takes in milliseconds, over all questions, and over the longest. */
export function timing(groups: readonly QuestionGroup[], explorer: Explorer): Timing {
  const usual = took(
    groups.flatMap(({ questions }) => questions),
    (question) => grounded(question, explorer),
  );
  return {
    median: at(usual, 0.5),
    p99: at(usual, 0.99),
    long: at(
      took(longQuestions, (ask) => groundedReply(ask, explorer)),
      1,
    ),
  };
}
