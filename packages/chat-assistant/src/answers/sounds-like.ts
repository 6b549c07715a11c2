import type { Knowledge } from "../catalogue/knowledge.ts";
import { h3, p, ul } from "../html/write.ts";
import { END } from "../language.ts";
import { type Candidate, candidatesIn } from "../reading/everyday-work.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { PAY_BASIS, shortPay } from "./figures.ts";
import { NO_FIGURE_YET } from "./kinds-texts.ts";
import { careerLink, explorerLink } from "./links.ts";
import { NAME_THE_ONE, SOUNDS_LIKE } from "./unknown-texts.ts";
import { descriptionOf } from "./work-row.ts";

const WHAT_IS_IT_CALLED = phrases(
  "(?:what|which)(?: \\S+){0,4} (?:called|known as|name)|(?:kya|kise|kisko) (?:kehte|kahte|bolte|bolta|kehta|naam)|(?:kehte|kahte|bolte) (?:hai|h|hain) (?:kya|kise)|क्या (?:कहते|कहा|बोलते|नाम)|(?:job|post|course|career|naukri|bharti|padhai|padhna|banna|ban|bane|कोर्स|नौकरी|भर्ती|पढ\\S*|बन\\S*)",
);

/** By so many words at least, and so much that they tell together, a work is recognised; the others by nearly as much. */
const FEWEST_WORDS = 2;
const ENOUGH = 12;
const NEARLY = 0.62;
const MOST = 3;
/** By so many words, and so much more than any other work, it is plain: then a word for a whole family, or a degree, stands beside it. */
const MANY_WORDS = 3;
const MUCH = 15;
const MORE_THAN_OTHERS = 1.25;

const namesNothing = ({ careers, exams, degrees, streams, categories, wishes }: Reading): boolean =>
  careers.length + exams.length + degrees.length + streams.length + categories.length + wishes.length === 0;

/** "The doctor who comes to the newborn": a family, and which of it is meant. */
const namesAFamily = ({ careers: [named, other], exams }: Reading): boolean =>
  other === undefined && exams.length === 0 && (named === undefined || named.word !== null);

const rulesNothingOut = ({ excluded, isStory, work }: Reading): boolean =>
  Object.values(excluded).every(({ length }) => length === 0) && !isStory && work === null;

const isPlain = ([likeliest, next]: readonly Candidate[]): boolean =>
  likeliest !== undefined &&
  likeliest.keys >= MANY_WORDS &&
  likeliest.points >= MUCH &&
  likeliest.points >= MORE_THAN_OTHERS * (next?.points ?? 0);

const isLikely = ([likeliest]: readonly Candidate[]): boolean =>
  likeliest !== undefined && likeliest.keys >= FEWEST_WORDS && likeliest.points >= ENOUGH;

/** Whether one work is asked about. */
const asksOfWork = ({ asks, text }: Reading): boolean => asks.size > 0 || WHAT_IS_IT_CALLED.test(text);

function toldBy(candidates: readonly Candidate[], { asks, language }: Reading): string {
  const [likeliest] = candidates;
  const pay = asks.has("pay");
  const rows = candidates
    .slice(0, MOST)
    .filter(({ points, keys }) => keys >= FEWEST_WORDS && points >= NEARLY * (likeliest?.points ?? 0))
    .map(
      ({ career }) =>
        `${careerLink(career)}: ${pay ? `${shortPay(career, language) ?? NO_FIGURE_YET[language]}${END[language]} ` : ""}${descriptionOf(career, language)}`,
    );
  return (
    h3(SOUNDS_LIKE[language]) +
    (pay ? p(PAY_BASIS[language]) : "") +
    ul(rows) +
    p(NAME_THE_ONE[language]((words) => explorerLink({}, words)))
  );
}

const candidatesOf = ({ text }: Reading, knowledge: Knowledge): readonly Candidate[] => candidatesIn(text.trim().split(" "), knowledge);

/** Work of which so much is told that it is plain which one is meant, though only a family of it is named. */
export const plainlySoundsLikeAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  if (!rulesNothingOut(reading) || !namesAFamily(reading) || !asksOfWork(reading)) return null;
  const candidates = candidatesOf(reading, knowledge);
  return isPlain(candidates) ? toldBy(candidates, reading) : null;
});

/** Work of which only is said what is done in it: the careers that it sounds like, with their pay where that is asked. */
export const soundsLikeAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  if (!rulesNothingOut(reading) || !namesNothing(reading) || !asksOfWork(reading)) return null;
  const candidates = candidatesOf(reading, knowledge);
  return isLikely(candidates) ? toldBy(candidates, reading) : null;
});
