import { type SpokenAnswer, spoken } from "./answer.ts";
import { FOR_WHOM, NOBODY_SEES, PRIVACY, RESULTS } from "./site-texts.ts";
import { FOR_ANYONE, FREE_TOPICS, isShownTo, ONLOOKERS, SITE_TOPICS } from "./site-topics.ts";
import { replyOf } from "./topic.ts";

/** Who writes more tells of something else. */
const MOST_WORDS = 20;

/** How the site works, where no career is asked about and nobody tells a story. */
export const siteAnswer: SpokenAnswer = spoken(({ text, careers, excluded, streams, isStory, language }) => {
  if (ONLOOKERS.test(text)) return NOBODY_SEES[language] + PRIVACY[language];
  if (isShownTo(text)) return RESULTS[language];
  if (FOR_ANYONE.test(text)) return FOR_WHOM[language];
  const tells = isStory && text.split(" ").length > MOST_WORDS;
  return tells || careers.length + excluded.careers.length + streams.length > 0 ? null : replyOf(SITE_TOPICS, text, language);
});

/** Whether the site is free, where nothing is named that has fees of its own. */
export const freeAnswer: SpokenAnswer = spoken(({ text, careers, degrees, exams, categories, language }) =>
  careers.length + degrees.length + exams.length + categories.length > 0 ? null : replyOf(FREE_TOPICS, text, language),
);
