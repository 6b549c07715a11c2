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

/** The first topic that is meant, with what follows from the rest of the question. */
export const topicsAnswer =
  (topics: readonly Topic[]): Answer =>
  (reading, knowledge) => {
    const topic = topics.find((each) => (each.ofCareers === true || reading.careers.length === 0) && isMeant(each, reading.text));
    if (topic === undefined) return null;
    return topic.reply + (firstOf(topic.below ?? [])(reading, knowledge) ?? topic.alone ?? "");
  };
