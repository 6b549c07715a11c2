import type { NamedCareer } from "../reading/named.ts";
import { padded, wordsOf } from "../reading/words.ts";
import type { Answer } from "./answer.ts";

/** A topic that is answered in the same words each time: how it is asked for, and the reply. */
export type Topic = {
  readonly cue: RegExp;
  /** Words by which something else is meant. */
  readonly unless?: RegExp;
  readonly reply: string;
  /** Meant also where a career is named. */
  readonly ofCareers?: true;
  /** Answers to what else was read: the first that has one stands below the reply. */
  readonly below?: readonly Answer[];
  /** Stands below the reply where nothing else was read. */
  readonly alone?: string;
};

const isMeant = ({ cue, unless }: Topic, text: string): boolean => cue.test(text) && unless?.test(text) !== true;

export const replyOf = (topics: readonly Topic[], text: string): string | null =>
  topics.find((topic) => isMeant(topic, text))?.reply ?? null;

/** The first of the answers that has one. */
export const firstOf =
  (answers: readonly Answer[]): Answer =>
  (reading, knowledge) => {
    for (const answer of answers) {
      const reply = answer(reading, knowledge);
      if (reply !== null) return reply;
    }
    return null;
  };

/** Whether a career's own name speaks of the topic: a deaf education teacher need not be deaf. */
const isInName = ({ cue }: Topic, { career: { name, alternativeTitles = [] } }: NamedCareer): boolean =>
  [name, ...alternativeTitles].some((title) => cue.test(padded(wordsOf(title))));

const isMeantOf = (topic: Topic, careers: readonly NamedCareer[]): boolean =>
  careers.length === 0 || (topic.ofCareers === true && !careers.some((named) => isInName(topic, named)));

/** The first topic that is meant, with what follows from the rest of the question. */
export const topicsAnswer =
  (topics: readonly Topic[]): Answer =>
  (reading, knowledge) => {
    const topic = topics.find((each) => isMeant(each, reading.text) && isMeantOf(each, reading.careers));
    if (topic === undefined) return null;
    return topic.reply + (firstOf(topic.below ?? [])(reading, knowledge) ?? topic.alone ?? "");
  };
