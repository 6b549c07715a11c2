import { remembered } from "../catalogue/remembered.ts";
import type { Language, Wording } from "../language.ts";
import type { NamedCareer } from "../reading/named.ts";
import { Pattern } from "../reading/pattern.ts";
import type { Reading } from "../reading/reading.ts";
import { padded, wordsOf } from "../reading/words.ts";
import { firstOf, type SpokenAnswer, spoken } from "./answer.ts";

/** How a topic is asked for. */
type Cue = {
  readonly cue: RegExp;
  /** Words by which something else is meant. */
  readonly unless?: RegExp;
  /** Meant also where a career is named. */
  readonly ofCareers?: true;
  /** Words by which the career that is named is asked for first, and the topic stands below it. */
  readonly careerFirst?: RegExp;
  /** Tells of who asks, and not what is asked: it gives way where a topic is named that is none of these words, and is a line beside that answer (see `besides`). */
  readonly circumstance?: RegExp;
  /** Meant of everything alike: not where a degree, a field or a liking is named. */
  readonly ofAll?: true;
};

/** A topic that is answered in the same words each time, in each language: first stands above them where it has an answer, alone stands below the reply where nothing else was read, and else the first of those that has an answer. */
export type Topic = Cue & {
  readonly reply: Wording;
  readonly first?: SpokenAnswer;
  readonly below?: readonly SpokenAnswer[];
  readonly alone?: Wording;
};

const isMeant = ({ cue, unless }: Topic, text: string): boolean => cue.test(text) && unless?.test(text) !== true;

const quick = remembered((topics: readonly Topic[]): readonly Topic[] =>
  topics.map((topic) => ({
    ...topic,
    cue: Pattern.of(topic.cue),
    ...(topic.unless === undefined ? {} : { unless: Pattern.of(topic.unless) }),
  })),
);

export function replyOf(topics: readonly Topic[], text: string, language: Language): string | null {
  const topic = quick(topics).find((each) => isMeant(each, text));
  return topic === undefined ? null : topic.reply[language];
}

/** Whether a career's own name speaks of the topic: a deaf education teacher need not be deaf. */
const isInName = ({ cue }: Topic, { career: { name, alternativeTitles = [] } }: NamedCareer): boolean =>
  [name, ...alternativeTitles].some((title) => cue.test(padded(wordsOf(title))));

const isMeantOf = (topic: Topic, careers: readonly NamedCareer[]): boolean =>
  careers.length === 0 || (topic.ofCareers === true && !careers.some((named) => isInName(topic, named)));

const givesWay = ({ circumstance, ofAll }: Topic, { interests: { said }, degrees, categories }: Reading): boolean =>
  (circumstance !== undefined && said.some((word) => !circumstance.test(word))) ||
  (ofAll === true && said.length + degrees.length + categories.length > 0);

/** The first topic that is meant, with what follows from the rest of the question. */
export const topicsAnswer = (topics: readonly Topic[]): SpokenAnswer =>
  spoken((reading, knowledge) => {
    const topic = quick(topics).find((each) => isMeant(each, reading.text) && isMeantOf(each, reading.careers) && !givesWay(each, reading));
    if (topic === undefined) return null;
    const { language } = reading;
    const first = topic.first?.(reading, knowledge) ?? "";
    const below = firstOf(topic.below ?? [])(reading, knowledge);
    if (below !== null && reading.careers.length > 0 && topic.careerFirst?.test(reading.text) === true)
      return first + below + topic.reply[language];
    return first + topic.reply[language] + (below ?? topic.alone?.[language] ?? "");
  });
