import type { Career } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { careersTouching } from "../catalogue/word-index.ts";
import { p, words } from "../html/write.ts";
import { EVERYDAY_WORDS } from "../reading/everyday-words.ts";
import { PASSING_WORDS } from "../reading/passing-words.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases, singular } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { nearestOf } from "./unknown.ts";
import { NO_SUCH_NAME, NOT_THAT_NAME } from "./unknown-texts.ts";

/** Whether there is work of a name. */
const ASKS_IF_THERE_IS = phrases(
  "exists?|existing|real (?:job|career|profession|post|title)s?|(?:career|job|profession|post) (?:as|called|named)(?: an?)?|(?:india|bharat|desh|भारत|इंडिया|देश) (?:me|mein|में)(?: (?:bhi|भी|sach me))? (?:hot[aei]|होत[ाेी]|milt[aei]|मिलत[ाेी])",
);
const SMALL = new Set(
  "government govt sarkari private public freelance freelancer remote professional female male woman women men girl junior senior good best a an the of in for to is are was does do did this that it such any there kya koi ek as ka ke ki ko me mein se hai h hota hoti hote hain or and aur ya vs versus india bharat desh exist exists existing real job jobs career careers profession title post work called named क्या कोई एक का के की को में से है होता होती होते हैं या और भारत इंडिया देश नौकरी करियर काम".split(
    " ",
  ),
);

/** The words around the names of careers that stand next to them, without a small word between: one name, it may be. */
function runIn({ text, careers, interests }: Reading, unknownToo: boolean): readonly string[] {
  const ofTitles = new Set(careers.flatMap(({ title }) => title.split(" ").map(singular)));
  const said = new Set(interests.said.map(singular));
  const isPart = (word: string): boolean => {
    const one = singular(word);
    if (ofTitles.has(one)) return true;
    if (SMALL.has(word) || EVERYDAY_WORDS.has(word) || EVERYDAY_WORDS.has(one) || PASSING_WORDS.has(word)) return false;
    return unknownToo && (said.has(one) || interests.unknown > 0);
  };
  const runs: string[][] = [[]];
  for (const word of text.trim().split(" ")) {
    if (isPart(word)) runs.at(-1)?.push(word);
    else runs.push([]);
  }
  return runs.find((run) => run.some((word) => ofTitles.has(singular(word)))) ?? [];
}

/** "Legal nurse consultant": the words of one name stand on both sides of another. */
function areInterlaced(run: readonly string[], { careers }: Reading): boolean {
  const places = careers.map(({ title }) => title.split(" ").map((word) => run.findIndex((each) => singular(each) === singular(word))));
  return places.some((own) =>
    places.some(
      (other) =>
        own !== other && !own.includes(-1) && !other.includes(-1) && other.every((at) => at > Math.min(...own) && at < Math.max(...own)),
    ),
  );
}

/** Whether a record speaks of all the words: its title is only longer than its name. */
const isHeld = (run: readonly string[], careers: readonly Career[], { words: index }: Knowledge): boolean =>
  careers.some((career) => run.every((word) => careersTouching(index, [singular(word)]).has(career)));

/** A title of which the catalogue holds only a part: said to be missing, with the records of its parts and what else is near. */
export const notHeldAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { text, careers, page, language } = reading;
  if (page !== null || careers.length === 0) return null;
  const isAsked = ASKS_IF_THERE_IS.test(text);
  const run = runIn(reading, isAsked);
  const longest = Math.max(...careers.map(({ title }) => title.split(" ").length));
  const named = careers.map(({ career }) => career);
  if (run.length <= longest || !(isAsked || areInterlaced(run, reading)) || isHeld(run, named, knowledge)) return null;
  const name = run.join(" ");
  return (
    p(run.every((word) => knowledge.words.known.has(word)) ? NO_SUCH_NAME[language](words(name)) : NOT_THAT_NAME[language]) +
    nearestOf(named, run, language, knowledge)
  );
});
