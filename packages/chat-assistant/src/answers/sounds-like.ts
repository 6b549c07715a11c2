import type { Knowledge } from "../catalogue/knowledge.ts";
import { h3, p, ul } from "../html/write.ts";
import { END } from "../language.ts";
import { type Candidate, candidatesIn, keyOf } from "../reading/everyday-work.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { PAY_BASIS, shortPay } from "./figures.ts";
import { NO_FIGURE_YET } from "./kinds-texts.ts";
import { careerLink, explorerLink } from "./links.ts";
import { NAME_THE_ONE, SOUNDS_LIKE } from "./unknown-texts.ts";
import { descriptionOf } from "./work-row.ts";

const WHAT_IS_IT_CALLED = phrases(
  "who|whose|kaun (?:\\S+ )?(?:kart\\S*|dekht\\S*|dekhne|decide|aat[aei]|hot[aei]|banat\\S*|log)|कौन (?:\\S+ )?(?:करत\\S*|देखत\\S*|आत\\S*|होत\\S*|लोग)|(?:btech|iti|trade) (?:kaun|kon|कौन)\\S*|(?:kaun|kon|कौन|which|what)\\S* (?:btech|iti|trade)|kya kare|kaise (?:shuru|sikh\\S*|seekh\\S*)|jo|jiska|jinka|wal[aei]|वाल[ाेी]|जो|(?:what|which)(?: \\S+){0,4} (?:called|known as|name)|(?:kya|kise|kisko) (?:kehte|kahte|bolte|bolta|kehta|naam)|(?:kehte|kahte|bolte) (?:hai|h|hain) (?:kya|kise)|क्या (?:कहते|कहा|बोलते|नाम)|(?:job|post|course|career|naukri|bharti|padhai|padhna|banna|ban|bane|कोर्स|नौकरी|भर्ती|पढ\\S*|बन\\S*)",
);

/** By so many words at least, and so much that they tell together, a work is recognised; the others by nearly as much. */
const FEWEST_WORDS = 2;
const ENOUGH = 12;
const NEARLY = 0.62;
const MOST = 3;

const namesNothing = ({ careers, exams, degrees, streams }: Reading): boolean =>
  careers.length + exams.length + degrees.length + streams.length === 0;

/** "The doctor who comes to the newborn": a family, and which of it is meant. */
const namesAFamily = ({ careers: [named, other], exams, degrees }: Reading): boolean =>
  named !== undefined && other === undefined && named.word !== null && exams.length + degrees.length === 0;

const rulesNothingOut = ({ excluded, isStory, work }: Reading): boolean =>
  Object.values(excluded).every(({ length }) => length === 0) && !isStory && work === null;

/** Of what names a family only its own are meant: their word is in what is said of them, and other words tell enough, one alone by being rare. */
const ENOUGH_BESIDE_FAMILY = 6.5;
const ENOUGH_ALONE = 7.5;
const KEYS_WITH_ANOTHER = 3;
function ofFamily(candidates: readonly Candidate[], { careers: [named] }: Reading): readonly Candidate[] {
  const key = named === undefined ? "" : keyOf(named.title);
  return candidates.filter(({ career, keys, points }) => {
    const rest = points - (keys.get(key) ?? 0);
    return keys.has(key) && career.id !== named?.career.id && rest >= (keys.size < KEYS_WITH_ANOTHER ? ENOUGH_ALONE : ENOUGH_BESIDE_FAMILY);
  });
}

/** Where nothing else is understood, the least that says more than nothing. */
const LEAST = 6;

/** Beside a field or a wish, which lists are made of, more must be told, and most where it is told by few words. */
const ENOUGH_BESIDE_A_LIST = 13;
const ENOUGH_OF_FEW_BESIDE_A_LIST = 15;

function isLikely([likeliest]: readonly Candidate[], { categories, wishes }: Reading): boolean {
  if (likeliest === undefined || likeliest.keys.size < FEWEST_WORDS) return false;
  if (categories.length + wishes.length === 0) return likeliest.points >= ENOUGH;
  return likeliest.points >= (likeliest.keys.size > FEWEST_WORDS ? ENOUGH_BESIDE_A_LIST : ENOUGH_OF_FEW_BESIDE_A_LIST);
}

/** Whether one work is asked about, and not what examinations there are. */
const asksOfWork = ({ asks, text }: Reading): boolean => !asks.has("exams") && (asks.size > 0 || WHAT_IS_IT_CALLED.test(text));

function toldBy(candidates: readonly Candidate[], { asks, language }: Reading, fewest = FEWEST_WORDS): string {
  const [likeliest] = candidates;
  const pay = asks.has("pay");
  const rows = candidates
    .slice(0, MOST)
    .filter(({ points, keys }) => keys.size >= fewest && points >= NEARLY * (likeliest?.points ?? 0))
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

/** A family of work, and what is done by which of it: "the doctor who sees to noses and ears". */
export const oneOfFamilyAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  if (!rulesNothingOut(reading) || !namesAFamily(reading) || !asksOfWork(reading)) return null;
  const own = ofFamily(candidatesOf(reading, knowledge), reading);
  return own.length > 0 ? toldBy(own, reading) : null;
});

/** Work of which only is said what is done in it: the careers that it sounds like, with their pay where that is asked. */
export const soundsLikeAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  if (!rulesNothingOut(reading) || !namesNothing(reading) || !asksOfWork(reading)) return null;
  const candidates = candidatesOf(reading, knowledge);
  return isLikely(candidates, reading) ? toldBy(candidates, reading) : null;
});

/** The same by one rare word, where else nothing would be understood. */
export const faintlySoundsLikeAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  if (!rulesNothingOut(reading) || !namesNothing(reading) || reading.asks.size === 0 || reading.asks.has("exams")) return null;
  const candidates = candidatesOf(reading, knowledge);
  const [likeliest] = candidates;
  return likeliest !== undefined && likeliest.points >= LEAST ? toldBy(candidates, reading, 1) : null;
});
