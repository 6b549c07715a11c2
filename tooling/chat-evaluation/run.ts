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

/** Answers a question in HTML. */
export type Replier = (question: Question, explorer: Explorer) => string | Promise<string>;

export const grounded = ({ ask, on }: Question, explorer: Explorer): string =>
  groundedReply(ask, explorer, on === undefined ? {} : { careerId: on });

export async function askAll(groups: readonly QuestionGroup[], explorer: Explorer, replier: Replier = grounded): Promise<readonly Asked[]> {
  const all: Asked[] = [];
  for (const { group, tunedOn = false, asTheyCame = false, questions } of groups)
    for (const [index, question] of questions.entries()) {
      const reply = await replier(question, explorer);
      const heldOut = asTheyCame || (!tunedOn && index % HELD_OUT_EVERY === HELD_OUT_EVERY - 1);
      all.push({ group, question, heldOut, reply, faults: faultsOf(question, reply, explorer) });
    }
  return all;
}

export const isRight = ({ faults }: Asked): boolean => faults.wrong.length + faults.falseFigures.length + faults.unsound.length === 0;
