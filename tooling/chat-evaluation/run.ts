import type { Explorer } from "@career-clarity/explorer-query";
import { groundedReply } from "../../packages/chat-assistant/src/index.ts";
import { type Faults, faultsOf } from "./check.ts";
import type { Question, QuestionGroup } from "./question.ts";

/** One question with its reply and what is wrong with it. */
export type Asked = {
  readonly group: string;
  readonly question: Question;
  readonly heldOut: boolean;
  readonly reply: string;
  readonly faults: Faults;
};

const HELD_OUT_EVERY = 3;

/** Answers something; the whole function takes its place where that is what is measured. */
export type Replier = (question: Question, explorer: Explorer) => string;

export const grounded: Replier = ({ ask, on }, explorer) => groundedReply(ask, explorer, on === undefined ? {} : { careerId: on });

export function askAll(groups: readonly QuestionGroup[], explorer: Explorer, replier: Replier = grounded): readonly Asked[] {
  return groups.flatMap(({ group, questions }) =>
    questions.map((question, index) => {
      const reply = replier(question, explorer);
      const heldOut = index % HELD_OUT_EVERY === HELD_OUT_EVERY - 1;
      return { group, question, heldOut, reply, faults: faultsOf(question, reply, explorer) };
    }),
  );
}

export const isRight = ({ faults }: Asked): boolean => faults.wrong.length + faults.falseFigures.length + faults.unsound.length === 0;
