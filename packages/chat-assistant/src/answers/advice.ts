import { CHANGE_TOPICS, CHOICE_TOPICS, FAMILY_TOPICS, LAST_TOPICS, STREAM_TOPICS } from "./advice-topics.ts";
import type { Answer } from "./answer.ts";
import { ofDegree } from "./criteria.ts";
import { listOf } from "./list.ts";
import { replyOf, type Topic } from "./topic.ts";

const withoutCareer =
  (topics: readonly Topic[]): Answer =>
  ({ text, careers }) =>
    careers.length > 0 ? null : replyOf(topics, text);

/** What parents want. */
export const familyAnswer: Answer = ({ text }) => replyOf(FAMILY_TOPICS, text);
/** Marks, resumes, interviews, what machines will do. */
export const choiceAnswer: Answer = withoutCareer(CHOICE_TOPICS);
/** A change, with what the degree that is named leads to. */
export const changeAnswer: Answer = (reading, knowledge) => {
  const reply = withoutCareer(CHANGE_TOPICS)(reading, knowledge);
  const [degree] = reading.degrees;
  if (reply === null || degree === undefined) return reply;
  return reply + (listOf([ofDegree(degree)], knowledge) ?? "");
};
/** Which stream. */
export const streamAnswer: Answer = withoutCareer(STREAM_TOPICS);
/** Asked last, when nothing narrower was understood. */
export const lastAnswer: Answer = ({ text }) => replyOf(LAST_TOPICS, text);
