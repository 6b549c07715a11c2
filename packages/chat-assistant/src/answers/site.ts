import type { Answer } from "./answer.ts";
import { FREE_TOPICS, SITE_TOPICS } from "./site-topics.ts";
import { replyOf } from "./topic.ts";

/** How the site works, where no career is asked about and nobody tells a story. */
export const siteAnswer: Answer = ({ text, careers, excluded, streams, isStory }) =>
  isStory || careers.length + excluded.careers.length + streams.length > 0 ? null : replyOf(SITE_TOPICS, text);

/** Whether the site is free, where nothing is named that has fees of its own. */
export const freeAnswer: Answer = ({ text, careers, degrees, exams, categories }) =>
  careers.length + degrees.length + exams.length + categories.length > 0 ? null : replyOf(FREE_TOPICS, text);
