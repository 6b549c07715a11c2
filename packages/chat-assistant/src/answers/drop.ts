import { ul } from "../html/write.ts";
import type { Reading } from "../reading/reading.ts";
import { firstOf, type SpokenAnswer, spoken } from "./answer.ts";
import { choiceOfDegree } from "./choice.ts";
import { degreeText } from "./degree.ts";
import { ASK_YOUR_CHILD, ONCE_MORE_OR_NOT } from "./drop-texts.ts";
import { coursesInstead, wayToCareer } from "./follow-up.ts";

const DROP =
  "(?:drop|droppe?r|gap year|repeat|re ?attempt|again|dobara|phir se|ek aur (?:saal|baar|attempt)|(?:one|1) more (?:year|attempt|try|time)|(?:2nd|3rd|4th|second|third|fourth|teesr[ai]|dusr[ai]) (?:drop|attempt|time|baar|year)|ड्रॉप|दोबारा)";
const CHILD = "(?:son|daughter|child|kid|beta|beti|bete|bachch?[aie]\\S*|bacch?[aie]\\S*|बेटा|बेटी|बच्च\\S*)";
const OR = `(?:or|ya|vs|versus|should (?:i|we|my|he|she|they|our)|allow\\S*|let (?:him|her|them|my)|${CHILD}(?: \\S+){0,3} (?:wants?|asks?|insists?|chaht\\S*|bol\\S*|keh\\S*)|kya karu|sahi|lu|lun|karne de\\S*|lene de\\S*|lena chahiye|lene dena chahiye|या)`;
const OF_A_CHILD = new RegExp(` (?:${CHILD}|should we|we (?:allow|let)|allow (?:him|her)) `, "u");
const WEIGHS_A_DROP = new RegExp(`^(?=.* ${DROP} )(?=.* ${OR} )`, "u");
const OF_OTHER_THINGS = / (?:coaching|form|fees?|scholarship|attempts|date|syllabus|कोचिंग|फॉर्म) /u;
const ENTRANCE: ReadonlySet<string> = new Set(["NEET-UG", "JEE Main", "JEE Advanced", "CLAT", "CUET-UG", "NDA", "BITSAT"]);

/** The degrees that are set against one more year. */
const rowsOf = ({ degrees, language }: Reading): string =>
  ul(degrees.map((degree) => `${degreeText(degree, language)}${choiceOfDegree(degree, language)}`));

const below = firstOf([wayToCareer, coursesInstead]);

/** One more year for an entrance, or what there is now: whom each suits, then what stands on the other side. */
export const dropAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { text, exams, degrees } = reading;
  if (!WEIGHS_A_DROP.test(text) || OF_OTHER_THINGS.test(text) || !exams.some((exam) => ENTRANCE.has(exam))) return null;
  const { language } = reading;
  return (
    ONCE_MORE_OR_NOT[language] +
    (OF_A_CHILD.test(text) ? ASK_YOUR_CHILD[language] : "") +
    (degrees.length > 0 ? rowsOf(reading) : (below(reading, knowledge) ?? ""))
  );
});
