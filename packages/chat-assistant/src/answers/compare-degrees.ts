import type { Career } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { h3, p, strong, ul, words } from "../html/write.ts";
import { END, type Language } from "../language.ts";
import { PROFESSIONAL_QUALIFICATIONS } from "../names/degree-names.ts";
import { QUALIFICATIONS_IN_HINDI } from "../names/degrees-in-hindi.ts";
import { type Reading, readQuestion } from "../reading/reading.ts";
import { anyCue, phrases } from "../reading/words.ts";
import { marksForEach } from "./admission.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { choiceOfCareer, choiceOfDegree, choiceOfStream, degreesAhead, isBehind, pairVerdict } from "./choice.ts";
import {
  EASE_OF_STREAMS,
  ITS_RECORD_NAMES,
  NOBODY_COUNTS,
  OPEN_FROM_EVERY_STREAM,
  PAY_OF_STREAMS,
  PAY_ROW,
  WORK_BEFORE_DEGREE,
} from "./compare-texts.ts";
import { ofDegree } from "./criteria.ts";
import { degreeText, ledBy, topicsOf, withinStage } from "./degree.ts";
import { PAY_BASIS, shortPay } from "./figures.ts";
import { listed } from "./join.ts";
import { careerLink } from "./links.ts";
import { sidesOf } from "./sides.ts";
import { degreeOfSubject } from "./subjects-weighed.ts";
import { descriptionOf } from "./work-row.ts";

const MOST = 3;
const EXAMPLES = 3;
const WEIGHS = phrases(
  "vs|v s|versus|or|compare|compared|comparison|differences?|different|better|than|between|ya|aur|me se|mein se|behtar|fark|farak|antar",
  "konsa|kaunsa|kaun sa|which|या|और|में से|बेहतर|फर्क|अंतर|कौन सा",
);

/** A career beside degrees: what its qualification is where it has the same name, and which of the degrees its record names. */
function careerRow(career: Career, degrees: readonly string[], paid: boolean, language: Language): string {
  const onTheWay = degrees.filter((degree) => ofDegree(degree).holds(career));
  const way = onTheWay.length === 0 ? "" : ITS_RECORD_NAMES[language](words(listed(onTheWay, "and", language)));
  const pay = paid ? ` ${PAY_ROW[language](shortPay(career, language))}${END[language]}` : "";
  const text = language === "english" ? PROFESSIONAL_QUALIFICATIONS[career.id] : QUALIFICATIONS_IN_HINDI[career.id]?.[language];
  return `${strong(careerLink(career))}: ${text === undefined ? descriptionOf(career, language) : `${words(text)}${END[language]}`}${way}${pay}${choiceOfCareer(career.id, language)}`;
}

/** What degrees are weighed for is not weighed itself: "BTech or BCA for software jobs". */
const AIMS_AT = phrases("for|ke liye|to become|ban\\S*|jobs?|के लिए|बन\\S*");

/** Whether the one degree and the one career stand on either side of the word that weighs, and not both in the story before it. */
function areWeighed({ text, degrees, careers }: Reading, knowledge: Knowledge): boolean {
  const sides = degrees.length === 1 && careers.length === 1 ? sidesOf(text).map((side) => readQuestion(side, knowledge, null)) : [];
  return sides.length === 0 || sides.every((side) => side.degrees.length + side.careers.length === 1);
}

const OR = phrases("vs|v s|versus|or|ya|या");
const DIFFERS = phrases("differences?|different|better|compare|comparison|fark|farak|antar|behtar|which|अंतर|फर्क|बेहतर");

/** Degrees are no careers: what decides, what each is, leads to and is chosen for, beside the careers that are named. */
export const compareDegreesAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { careers, text, asks, language } = reading;
  const degrees = degreesAhead(reading);
  const isAsked = WEIGHS.test(text) || (degrees.length > 1 && careers.length === 0);
  if (degrees.length === 0 || degrees.length + careers.length < 2 || !isAsked || !areWeighed(reading, knowledge)) return null;
  // "BSc ke baad data analyst, aur kitne saal" weighs nothing.
  const [only] = degrees;
  if (degrees.length === 1 && only !== undefined && isBehind(only, text) && !OR.test(text) && !DIFFERS.test(text)) return null;
  const paid = asks.has("pay") && careers.length > 0;
  const topics = topicsOf(reading, knowledge);
  const told = degrees.map((degree) => ({ degree, ofSubject: degreeOfSubject(degree, text, knowledge, language) }));
  // Beside another degree the subject's own career is no third side: "BSc nursing or BSc optometry".
  const led = degrees.length < 2 ? [] : told.flatMap(({ ofSubject }) => ofSubject?.leads ?? []);
  const named = careers.flatMap(({ career }) => (led.includes(career.id) ? [] : career)).slice(0, MOST);
  const isAim = degrees.length > 1 && AIMS_AT.test(text);
  return (
    h3(
      words(
        listed(
          [...told.map(({ degree, ofSubject }) => ofSubject?.title ?? degree), ...(isAim ? [] : named.map(({ name }) => name))],
          "or",
          language,
        ),
      ),
    ) +
    pairVerdict([...degrees, ...named.map(({ id }) => id)], language) +
    ul([
      ...told.map(
        ({ degree, ofSubject }) =>
          ofSubject?.row ??
          `${degreeText(degree, language)}${choiceOfDegree(degree, language)} ${ledBy(degree, topics, knowledge, { count: EXAMPLES, language, within: withinStage(degree, reading) })}`,
      ),
      ...named.map((career) => careerRow(career, degrees, paid, language)),
    ]) +
    marksForEach(degrees, text, language) +
    (paid ? p(PAY_BASIS[language]) : "") +
    (asks.has("growth") ? p(NOBODY_COUNTS[language]) : "") +
    p(WORK_BEFORE_DEGREE[language])
  );
});

const WEIGHS_EASE = phrases(
  "easier|easiest|harder|hardest|tougher|toughest|easy|tough|hard|difficult|mushkil|kathin|a+sa+n|आसान|मुश्किल|कठिन",
);
const WEIGHS_STREAMS = anyCue(WEIGHS_EASE, phrases("vs|v s|versus|or|ya|better|difference|fark|which|konsa|kaunsa|या"));
const STREAM = "(?:pcmb|pcm|pcb|science|commerce|arts|humanities)";
const BETWEEN_STREAMS = phrases(`${STREAM}(?: \\S+){0,2} (?:vs|v s|versus|or|ya) ${STREAM}`);

/** Streams that are weighed against each other: what decides, and what each is chosen for. */
export const compareStreamsAnswer: SpokenAnswer = spoken(({ streams, careers, degrees, exams, text, stage, asks, wishes, language }) => {
  const [, second] = streams;
  if (second === undefined || careers.length + degrees.length + exams.length > 0 || !WEIGHS_STREAMS.test(text)) return null;
  if (stage === "class12" || stage === "degree") return null;
  const names = streams.map(({ name }) => name);
  return (
    h3(words(listed(names, "or", language))) +
    pairVerdict(names, language) +
    (WEIGHS_EASE.test(text) ? p(EASE_OF_STREAMS[language]) : "") +
    (asks.has("pay") || wishes.some(({ shows }) => shows === "pay") ? p(PAY_OF_STREAMS[language]) : "") +
    ul(names.map((name) => choiceOfStream(name, language))) +
    p(OPEN_FROM_EVERY_STREAM[language])
  );
});

const OF_MONEY = phrases("fees?|loans?|scholarships?|kharch\\S*|cost|फीस|खर्च\\S*");

/** Two degrees or streams with an "or": a choice comes before what else is told of money, marks or parents. */
export const weighedFirstAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  if (!DIFFERS.test(reading.text) && (OF_MONEY.test(reading.text) || !OR.test(reading.text))) return null;
  if (degreesAhead(reading).length > 1) return compareDegreesAnswer(reading, knowledge);
  return BETWEEN_STREAMS.test(reading.text) ? compareStreamsAnswer(reading, knowledge) : null;
});
