import { type Career, EDUCATION_LEVELS, EXAM_RECORDS, type Exam, isLaterPost, type Pathway } from "@career-clarity/career-catalog";
import { parseGrowth } from "@career-clarity/explorer-query";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { h3, p, strong, ul, words } from "../html/write.ts";
import type { Language, Wording } from "../language.ts";
import { FOR_ONE_WORK } from "../names/degrees-for-one-work.ts";
import { type Ask, NEED, WHICH_EXAM } from "../reading/asks.ts";
import { EVERYDAY_WORDS } from "../reading/everyday-words.ts";
import type { NamedCareer } from "../reading/named.ts";
import type { Reading } from "../reading/reading.ts";
import { padded, phrases, singular, wordsOf } from "../reading/words.ts";
import { recordTexts } from "../record-texts/in-language.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { aboutCareer, toldAs } from "./career.ts";
import { FROM_HOME, STRESS, TRAVEL } from "./career-texts.ts";
import { choiceOfExam, isBehind, pairVerdict } from "./choice.ts";
import { isSooner, reasonsFor } from "./choose-career.ts";
import {
  ALIKE,
  AS_LONG,
  BOTH_IN_FULL,
  CHOOSE_IF,
  COSTS_LESS,
  COSTS_OF_INSTITUTES,
  COSTS_UNKNOWN,
  COUNTS,
  EXAM_ASKS,
  EXAMS_ROW,
  FIRST_PAY_ROW,
  GROWS_MOST,
  GROWTH_ROW,
  HARDER_WITHOUT_PAPERS,
  IS_EXAM,
  IS_NO_CAREER,
  ITS_PAPERS,
  LAST_ROW,
  LOOK_WHERE,
  MORE_TO_COMPARE,
  NEAREST_TO,
  NO_COUNT_OF_POSTS,
  NO_OTHER_NAME,
  NO_PAY_OF_ITS_OWN,
  NOT_COMPARED,
  NOT_THE_SAME,
  ON_THE_WAY_TO,
  ONE_RECORD_FOR_BOTH,
  OTHERS_ARE,
  PAID_ALIKE,
  PAID_MOST,
  PAID_MOST_ALIKE,
  PAY_ROW,
  SCHOOL_ROW,
  SIDE_BY_SIDE,
  SOONEST,
  STANDS_FOR_IT,
  TAKEN_AS,
  WAYS_AFTER,
  WHICH_HAS_POWER,
  WHICH_IS_FREER,
  WHICH_IS_HARDER,
  WHICH_IS_RESPECTED,
  WHICH_IS_SAFER,
  WHICH_LEAVES_TIME,
} from "./compare-texts.ts";
import { ofDegree } from "./criteria.ts";
import { degreeText, ledBy } from "./degree.ts";
import { onTheWay } from "./exam.ts";
import { EXAM_PAPERS } from "./exam-papers-texts.ts";
import { ASKS_FOR } from "./exam-texts.ts";
import { aboutExam, conditionOf, shortConditionOf, whereItCounts } from "./exam-words.ts";
import { GROWTH_BASIS, PAY_BASIS, paysAfter, shortGrowth, shortPay, yearsText } from "./figures.ts";
import { transfersOfEach } from "./in-the-post.ts";
import { listed } from "./join.ts";
import { careerLink, compareLink } from "./links.ts";
import { noPathway } from "./pathway.ts";
import { CHECK_RULES } from "./pathway-texts.ts";
import { fulfilling, varied } from "./rank.ts";
import { neededVerdict } from "./route.ts";
import { subjectsText, verdicts as subjectVerdicts } from "./subjects.ts";
import { descriptionOf, summaryOf } from "./work-row.ts";

const MOST = 3;
const WEIGHS = phrases(
  "vs|v s|versus|or|and|compare|compared|comparison|difference|differences|different|differ|better|than|between|both",
  "which|more|ya|aur|me se|mein se|behtar|achha|accha|fark|farak|antar|kaun(?:sa)?|या|और|में से|बेहतर|अच्छा|ज्यादा|अंतर|फर्क|कौन",
);

/** The one career with the most of something; null where two have as much, or where a record has none. */
function foremost(careers: readonly Career[], amount: (career: Career) => number | null): Career | null {
  const amounts = careers.map(amount);
  if (amounts.includes(null)) return null;
  const most = Math.max(...amounts.map(Number));
  const [first, second] = careers.filter((_, place) => amounts[place] === most);
  return second === undefined ? (first ?? null) : null;
}

/** Whether all have as much of something. */
const areAlike = (careers: readonly Career[], amount: (career: Career) => number | null): boolean =>
  careers.every((career) => amount(career) !== null && amount(career) === amount(careers[0] ?? career));

const topPay = ({ payInr }: Career): number | null => payInr?.high ?? null;
const growthOf = (career: Career): number | null => (shortGrowth(career) === null ? null : parseGrowth(career.growth));

const EITHER = phrases("or|ya|vs|versus|या");
export const HARDNESS: RegExp = phrases(
  "easier|easiest|easy|easyer|easiar|eaiser|easer|harder|hardest|hard|tough\\S*|difficult|aasan|asan|saral|mushkil|kathin|आसान|सरल|मुश्किल|कठिन",
);

const QUICKNESS = phrases(
  "faster|fastest|quicker|quickest|quickly|sooner|soonest|longer|longest|(?:more|less|zyada|jyada|kam) (?:time|years|samay|saal)|jaldi|jldi|jaldee|जल्दी|(?:ज्यादा|कम) (?:समय|साल)",
);

/** What no record measures and is asked of two careers all the same. */
const QUALITIES: readonly (readonly [RegExp, Wording])[] = [
  [phrases("freedom|independen\\S*|azaa?di|aazadi|own boss|apna malik|flexib\\S*|आजादी|स्वतंत्र\\S*"), WHICH_IS_FREER],
  [
    phrases(
      "(?:time|samay|waqt|समय)(?: \\S+){0,4} (?:family|parivar|ghar|kids|children|परिवार|घर)|(?:family|parivar|ghar|परिवार|घर)(?: \\S+){0,3} (?:time|samay|waqt|समय)|work life balance|family life",
    ),
    WHICH_LEAVES_TIME,
  ],
  [phrases("power|powers|powerful|taqat|takat|taakat|pawar|ताकत|पावर|शक्ति"), WHICH_HAS_POWER],
  [phrases("respect\\S*|izza?t|ijjat|status|prestige|इज्जत|सम्मान"), WHICH_IS_RESPECTED],
  [
    phrases(
      "(?<! (?:cyber|information|network|data|cloud|it) )secur\\S*(?! (?:guards?|officers?|analysts?|engineers?|managers?))|stab\\S*|safe(?:r|st)? (?:job|career|future)|pakki naukri|surakshit|सुरक्षित|स्थिर",
    ),
    WHICH_IS_SAFER,
  ],
];

/** What the records know of how hard it is to get there: the subjects that are asked for, and the years. */
const askedOfEach = (careers: readonly Career[], language: Language): string =>
  ul(
    careers.flatMap(({ name, pathway }) =>
      pathway === undefined
        ? []
        : [
            `${strong(words(name))}: ${SCHOOL_ROW[language](subjectsText(pathway, language))}; ${FIRST_PAY_ROW[language](yearsText(pathway.yearsToFirstPay, language))}`,
          ],
    ),
  );

/** "Architecture or interior design, which has less maths". */
const HOW_MUCH_OF_IT = phrases(
  "(?:less|least|no|without|more|most|kam|zyada|jyada|कम|ज्यादा) (?:of )?(?:maths?|physics|chemistry|biology|bio|गणित|मैथ)|(?:maths?|physics|chemistry|biology|bio|गणित|मैथ) (?:kam|less|zyada|jyada|more|nahi|nhi|कम|ज्यादा|नहीं)",
);

/** Whether a subject or stream is a must, of each by its own record. */
function needed(careers: readonly Career[], reading: Reading): readonly string[] {
  const { asks, text, rest, streams, degrees, language } = reading;
  const isOfAmount = HOW_MUCH_OF_IT.test(text);
  if (!NEED.test(text) && !isOfAmount) return [];
  const ofDegrees = NEED.test(text) ? degrees.flatMap((degree) => careers.map((career) => neededVerdict(career, degree, reading))) : [];
  if (!asks.has("subjects") && !isOfAmount) return ofDegrees;
  const rows = careers.flatMap((career) => {
    const told = career.pathway === undefined ? [] : subjectVerdicts(career, career.pathway, rest, streams, language);
    return told.length === 0 ? [] : [`${strong(words(career.name))}: ${told.join(" ")}`];
  });
  return rows.length === 0 ? ofDegrees : [...ofDegrees, ul(rows)];
}

/** What the records have of the day itself, of each, where that decides. */
const OF_THE_DAY: readonly (readonly [Ask, (career: Career, language: Language) => string])[] = [
  ["remote", ({ remote }, language) => FROM_HOME[language][remote ? "can" : "cannot"]],
  ["stress", ({ stressLevel }, language) => STRESS[language](words(stressLevel))],
  ["travel", ({ travelRequired }, language) => TRAVEL[language][travelRequired ? "much" : "little"]],
];
const dayOfEach = (careers: readonly Career[], { asks, text, language }: Reading): string =>
  OF_THE_DAY.map(([ask, told]) =>
    asks.has(ask) && (ask !== "travel" || transfersOfEach(careers, text, language) === "")
      ? ul(careers.map((career) => `${strong(words(career.name))}: ${told(career, language)}`))
      : "",
  ).join("");

/** Examinations of an institute that is itself the way. */
const OF_AN_INSTITUTE: ReadonlySet<Exam> = new Set<Exam>(["CA Foundation", "CSEET", "CMA Foundation", "ACET"]);

/** That nobody measures it; old papers are solved where an examination gives the post. */
function harderOf(careers: readonly Career[], language: Language): string {
  const hasPapers = careers.some(({ pathway }) =>
    pathway?.exams.some((exam) => EXAM_RECORDS[exam].gives === "post" || OF_AN_INSTITUTE.has(exam)),
  );
  return hasPapers ? WHICH_IS_HARDER[language] : HARDER_WITHOUT_PAPERS[language];
}

/** Whose pay reaches equally high: that of all, or of some before the rest. */
function paidAlike(careers: readonly Career[], language: Language): readonly string[] {
  if (areAlike(careers, topPay)) return [p(PAID_ALIKE[language])];
  const pays = careers.map(topPay);
  if (pays.includes(null)) return [];
  const most = careers.filter((career) => topPay(career) === Math.max(...pays.map(Number)));
  return [
    p(
      PAID_MOST_ALIKE[language](
        listed(
          most.map(({ name }) => strong(words(name))),
          "and",
          language,
        ),
      ),
    ),
  ];
}

/** What was asked for by name, said before the rows. */
function verdicts(careers: readonly Career[], reading: Reading): string {
  const { asks, text, language } = reading;
  const paid = asks.has("pay") ? foremost(careers, topPay) : null;
  const growing = asks.has("growth") ? foremost(careers, growthOf) : null;
  return [
    ...(paid === null ? (asks.has("pay") ? paidAlike(careers, language) : []) : [p(PAID_MOST[language](words(paid.name)))]),
    ...(growing === null ? [] : [p(GROWS_MOST[language](words(growing.name)))]),
    ...((asks.has("years") || QUICKNESS.test(text)) && !asks.has("pay")
      ? [p(contrast(careers, language).trim() || AS_LONG[language])]
      : []),
    ...needed(careers, reading),
    dayOfEach(careers, reading),
    transfersOfEach(careers, text, language),
    ...(HARDNESS.test(text) ? [p(harderOf(careers, language)) + askedOfEach(careers, language)] : []),
    ...(CHEAPNESS.test(text) ? [p(cheaperOf(careers, language))] : []),
    ...QUALITIES.filter(([cue]) => cue.test(text)).map(([, told]) => p(told[language])),
    ...(asks.has("growth") ? [p(`${GROWTH_BASIS[language]} ${NO_COUNT_OF_POSTS[language]}`)] : []),
  ].join("");
}

/** Which costs less. */
export const CHEAPNESS: RegExp = phrases(
  "cheap\\S*|less (?:expensive|costly|fees?|money)|lower fees?|costs? less|affordable|sast[aeiy]|kam (?:kharch\\S*|paise|paisa|fees?|pais[eo]n?)|सस्त[ाेी]|कम (?:खर्च\\S*|पैसे|पैसों|फीस)",
);

/** Which of them mostly costs less, by the years and the kind of study that the records name; no record has a fee. */
function cheaperOf(careers: readonly Career[], language: Language): string {
  if (careers.every(({ pathway }) => pathway?.exams.some((exam) => OF_AN_INSTITUTE.has(exam)))) return COSTS_OF_INSTITUTES[language];
  const [soonest] = careers.filter((career) => isSooner(career, othersOf(career, careers)));
  const others = soonest === undefined ? [] : othersOf(soonest, careers);
  const level = ({ education }: Career): number => EDUCATION_LEVELS.indexOf(education);
  if (soonest?.pathway === undefined || others.some((other) => level(other) < level(soonest))) return COSTS_UNKNOWN[language];
  const row = ({ name, education, pathway }: Career): string =>
    pathway === undefined
      ? words(`${name}: ${education}`)
      : `${words(name)}: ${words(education)}, ${FIRST_PAY_ROW[language](yearsText(pathway.yearsToFirstPay, language))}`;
  return COSTS_LESS[language](strong(words(soonest.name)), [soonest, ...others].map(row).join("; "));
}

const WAY_ASKED: readonly Ask[] = ["become", "schooling"];

/** How one gets there, where that was asked of all that are compared. */
function waysRow({ afterClass10, afterClass12, afterDegree }: Pathway, language: Language): readonly string[] {
  return [afterClass10, afterClass12, afterDegree].flatMap((ways, place) =>
    ways.length === 0 ? [] : [`${WAYS_AFTER[place]?.[language]}: ${recordTexts(ways, language)}`],
  );
}

function rowsOf(career: Career, { asks, language }: Reading): readonly string[] {
  const { pathway } = career;
  return [
    descriptionOf(career, language),
    PAY_ROW[language](shortPay(career, language)),
    ...(asks.has("growth") ? [GROWTH_ROW[language](shortGrowth(career, language))] : []),
    ...(pathway === undefined
      ? []
      : [
          SCHOOL_ROW[language](subjectsText(pathway, language)),
          ...(pathway.exams.length === 0 ? [] : [EXAMS_ROW[language](listed(pathway.exams.map(words), "and", language))]),
          ...(WAY_ASKED.some((ask) => asks.has(ask)) ? waysRow(pathway, language) : []),
          isLaterPost(pathway)
            ? paysAfter(pathway, language).replace(/^./u, (letter) => letter.toUpperCase())
            : FIRST_PAY_ROW[language](yearsText(pathway.yearsToFirstPay, language)),
        ]),
    LAST_ROW[language](words(career.education), words(career.stressLevel), career.remote),
  ];
}

const othersOf = (career: Career, careers: readonly Career[]): readonly Career[] => careers.filter((other) => other !== career);

const middleOf = ({ pathway }: Career): number => ((pathway?.yearsToFirstPay[0] ?? 0) + (pathway?.yearsToFirstPay[1] ?? 0)) / 2;
/** Who is ahead by a year only is ahead of an examination's date. */
const A_YEAR = 1;

/** Which of them brings the first pay soonest, where all records say and one is ahead. */
function contrast(careers: readonly Career[], language: Language): string {
  const soonest = careers.find((career) => isSooner(career, othersOf(career, careers)));
  const isAhead = soonest !== undefined && othersOf(soonest, careers).every((other) => middleOf(other) - middleOf(soonest) > A_YEAR);
  return isAhead ? SOONEST[language](words(soonest.name)) : "";
}

/** Whom each would suit, by what sets it apart from the others. */
function choices(careers: readonly Career[], language: Language): string {
  return ul(
    careers.map((career) => CHOOSE_IF[language](words(career.name), words(reasonsFor(career, othersOf(career, careers), language)))),
  );
}

const BOTH_AT_ONCE = phrases("(?:dono|both|together|ek saath|at the same time|simultaneously|दोनों|एक साथ)");

const CHOOSES = phrases(
  "or|ya|vs|versus|better|than|compare\\S*|comparison|differen\\S*|which|konsa|kaunsa|kaun|fark|farak|behtar|me se|between|या|बेहतर|फर्क|अंतर|कौन",
);

const ASKS_IF_SAME = phrases(
  "(?:same|ek hi|ek jais[aei]|एक ही|एक जैस[ेाी]|सेम) (?:job |kaam |career |cheez |chiz |thing |काम |चीज )?(?:hai|hain|hot[aei]|h|he|kya|है|हैं|होत[ेाी]|क्या)|(?:are|is)(?: \\S+){0,8} same(?: (?:thing|job|career|work))?(?= $)",
);

/** Who would be two things is told so before what sets them apart. */
const bothAtOnce = ({ text, language }: Reading): string =>
  BOTH_AT_ONCE.test(text) && !CHOOSES.test(text) ? p(BOTH_IN_FULL[language]) : "";

/** "Zoologist and botanist difference": what sets them apart is asked, and not which to choose. */
const ASKS_DIFFERENCE = phrases(
  "dif+(?:[ae]?r[ae]?n\\S*|er)?|fark|farak|fraq|antar|अंतर|फर्क|distinguish|alag (?:kaise|kya|hai|hote|hain)|अलग (?:कैसे|क्या|है|होते)",
);

/** The work of each in a sentence, side by side. */
const works = (careers: readonly Career[], language: Language): string =>
  ul(careers.map((career) => `${strong(careerLink(career))}: ${summaryOf(career, language)}`));

/** What the records have alike of all, said once, and what each has of its own. */
function apart(careers: readonly Career[], reading: Reading): string {
  const { language } = reading;
  const rows = careers.map((career) => rowsOf(career, reading).slice(1));
  const alike = rows[0]?.filter((row) => rows.every((other) => other.includes(row))) ?? [];
  return (
    (alike.length === 0 ? "" : p(ALIKE[language]) + ul(alike)) +
    careers
      .map((career, at) => {
        const own = rows[at]?.filter((row) => !alike.includes(row)) ?? [];
        return own.length === 0 ? "" : p(strong(words(career.name))) + ul(own);
      })
      .join("")
  );
}

function comparison(careers: readonly Career[], reading: Reading): string {
  const { language } = reading;
  const isOfDifference = ASKS_DIFFERENCE.test(reading.text);
  const blocks = careers.map(
    (career) =>
      p(strong(careerLink(career))) + ul(rowsOf(career, reading)) + (career.pathway === undefined ? noPathway(career, language) : ""),
  );
  return (
    h3(
      listed(
        careers.map(({ name }) => words(name)),
        "or",
        language,
      ),
    ) +
    careers.map((career) => toldAs(career, "", reading)).join("") +
    bothAtOnce(reading) +
    (isOfDifference ? works(careers, language) : "") +
    (ASKS_IF_SAME.test(reading.text) ? p(NOT_THE_SAME[language]) : "") +
    verdicts(careers, reading) +
    pairVerdict(
      careers.map(({ id }) => id),
      language,
    ) +
    (isOfDifference ? apart(careers, reading) : choices(careers, language) + blocks.join("")) +
    p(`${PAY_BASIS[language]} ${contrast(careers, language)}${SIDE_BY_SIDE[language]((text) => compareLink(careers, text))}`)
  );
}

const BEHIND_AN_EXAM = 4;

/** Well-known careers on whose way an examination stands, the best known first. */
const behind = (exam: Exam, knowledge: Knowledge): readonly Career[] => varied(fulfilling([onTheWay(exam)], knowledge), BEHIND_AN_EXAM);

/** A degree on the other side of "or" from a career stands for the work that most take it for. */
function behindDegree({ careers, degrees, text }: Reading, knowledge: Knowledge): readonly Career[] {
  const [named, second] = careers;
  const [degree, other] = degrees;
  if (named === undefined || second !== undefined || degree === undefined || other !== undefined || !EITHER.test(text)) return [];
  const isOnTheWay = ofDegree(degree).holds(named.career);
  return isOnTheWay || !FOR_ONE_WORK.has(degree) ? [] : varied(fulfilling([ofDegree(degree)], knowledge), 1);
}

const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "the", "ek"]);
const JOINS: ReadonlySet<string> = new Set(["and", "aur", "or", "ya", "vs", "versus", "और", "या"]);

/** The words on either side of one that weighs, where they are no career's name: those of a side that was not understood. */
function sidesLeft(text: string, rest: string): readonly string[] {
  const words = text
    .trim()
    .split(" ")
    .filter((word) => !ARTICLES.has(word));
  return words
    .flatMap((word, at) => (JOINS.has(word) ? [words[at - 1] ?? "", words[at + 1] ?? ""] : []))
    .filter((side) => rest.includes(` ${side} `) && !EVERYDAY_WORDS.has(side));
}

/** The best known career in whose name or other names a word stands; one that ends with it before others. */
function nearestTo(word: string, { careers, fame }: Knowledge): Career | undefined {
  const said = singular(word);
  const places = ({ name, alternativeTitles = [] }: Career): readonly number[] =>
    [name, ...alternativeTitles].map((title) => wordsOf(title).toReversed().map(singular).indexOf(said));
  const found = careers.flatMap((career) => {
    const at = places(career).filter((place) => place >= 0);
    return at.length === 0 ? [] : { career, place: Math.min(...at), isOther: places(career)[0] === -1 };
  });
  return found.toSorted((a, b) => a.place - b.place || Number(a.isOther) - Number(b.isOther) || fame(b.career) - fame(a.career))[0]?.career;
}

/** Where a difference is asked and only one name is known: what the other comes nearest to, with its word. */
function nearestSide(
  { careers, unfound, text, rest }: Reading,
  knowledge: Knowledge,
): { readonly word: string; readonly career: Career } | null {
  const [named, second] = careers;
  if (named === undefined || second !== undefined || unfound.length > 0 || !ASKS_DIFFERENCE.test(text)) return null;
  for (const word of sidesLeft(text, rest)) {
    const career = nearestTo(word, knowledge);
    if (career !== undefined && career !== named.career) return { word, career };
  }
  return null;
}

function compared(reading: Reading, knowledge: Knowledge): readonly Career[] {
  const { careers, page, weighedExams } = reading;
  const nearest = nearestSide(reading, knowledge);
  const named = [
    ...careers.map(({ career }) => career),
    ...behindDegree(reading, knowledge),
    ...(nearest === null ? [] : [nearest.career]),
  ];
  const all = page !== null && named.length === 1 ? [page, ...named] : named;
  return [...new Set([...all, ...weighedExams.flatMap((exam) => behind(exam, knowledge).slice(0, 1))])];
}

/** An examination that was weighed against a career: which of its careers stands for it. */
function standsFor(exam: Exam, knowledge: Knowledge, language: Language): string {
  const [first, ...others] = behind(exam, knowledge);
  const stands = first === undefined ? "" : STANDS_FOR_IT[language](careerLink(first));
  const rest = others.length === 0 ? "" : OTHERS_ARE[language](listed(others.map(careerLink), "and", language));
  return `${IS_NO_CAREER[language](words(exam), words(aboutExam(exam, language)))}${stands}${rest}`;
}

/** What somebody studies or has is no side of what is weighed. */
export const ONES_OWN_DEGREE: RegExp = phrases(
  "(?:i am|im|i m|i have|ive|mai|main|mein|मैं)(?: (?:an?|doing|in|pursuing|studying|done|completed|my))*(?: \\S+){1,2} (?:final year|last year|[1-4](?:st|nd|rd|th) year|students?|graduate|pass\\S*|done|complete\\S*|kar r[aeh]+\\S*|ki hai|kiya)",
  "\\S+ (?:final|last) year(?: \\S+){0,2} (?:hu|hun|hoon|me|mein|student|हूं)",
);

/** What was named and is not, or only in part, in the table: nothing that was asked about is dropped in silence. */
function leftOut(reading: Reading, over: readonly Career[], knowledge: Knowledge): string {
  const { degrees, weighedExams, unfound, language } = reading;
  const nearest = nearestSide(reading, knowledge);
  return ul([
    ...weighedExams.map((exam) => standsFor(exam, knowledge, language)),
    ...(NEED.test(reading.text) || ONES_OWN_DEGREE.test(reading.text) ? [] : degrees).map(
      (degree) => `${degreeText(degree, language)} ${NO_PAY_OF_ITS_OWN[language]} ${ledBy(degree, [], knowledge, { language })}`,
    ),
    ...unfound.map(({ name }) => NOT_COMPARED[language](words(name))),
    ...(nearest === null ? [] : [NEAREST_TO[language](words(nearest.word), careerLink(nearest.career))]),
    ...(over.length === 0 ? [] : [MORE_TO_COMPARE[language](MOST, listed(over.map(careerLink), "and", language))]),
  ]);
}

const OTHER_KINDS = 3;

/** Words that stand for several careers, and which one was taken: "chef", "engineer". */
function takenAs({ careers, language }: Reading): string {
  const sides = new Set(careers.map(({ career }) => career));
  return ul(
    careers.flatMap(({ career, kinds, word }) => {
      const others = kinds.filter((kind) => !sides.has(kind)).slice(0, OTHER_KINDS);
      if (word === null || others.length === 0 || career.name.toLowerCase() === word) return [];
      return [TAKEN_AS[language](strong(words(word)), careerLink(career), listed(others.map(careerLink), "and", language))];
    }),
  );
}

/** Whether two names of one record stand in the text: "patwari aur lekhpal". */
const isTwiceNamed = ({ name, alternativeTitles = [] }: Career, text: string): boolean =>
  [name, ...alternativeTitles].filter((title) => text.includes(padded(wordsOf(title)))).length > 1;

/** One career beside a name that the catalogue does not have: both are answered for. */
function oneSided(reading: Reading, knowledge: Knowledge): string | null {
  const [first] = reading.careers;
  if (first === undefined || !WEIGHS.test(reading.text)) return null;
  if (ASKS_DIFFERENCE.test(reading.text) && isTwiceNamed(first.career, reading.text))
    return (
      p(ONE_RECORD_FOR_BOTH[reading.language](careerLink(first.career))) +
      aboutCareer(first.career, first.kinds, first.word, reading, knowledge)
    );
  const isOther = (word: string): boolean => nearestTo(word, knowledge) !== first.career;
  // A course that is the other side is weighed as one: "GNM and ANM".
  const isOfOther =
    reading.degrees.length === 0 && ASKS_DIFFERENCE.test(reading.text) && sidesLeft(reading.text, reading.rest).some(isOther);
  if (reading.unfound.length === 0)
    return isOfOther ? p(NO_OTHER_NAME[reading.language]) + aboutCareer(first.career, first.kinds, first.word, reading, knowledge) : null;
  return leftOut(reading, [], knowledge) + aboutCareer(first.career, first.kinds, first.word, reading, knowledge);
}

/** One examination beside another: what it is, where it counts, and what stands behind it. */
export function examRow(exam: Exam, knowledge: Knowledge, language: Language): string {
  const counts = whereItCounts(exam, language);
  const place = counts === undefined ? "" : COUNTS[language](words(counts));
  const careers = behind(exam, knowledge);
  const way = careers.length === 0 ? "" : ON_THE_WAY_TO[language](listed(careers.map(careerLink), "and", language));
  const asks = ` ${ASKS_FOR[language](shortConditionOf(exam, language))}`;
  return `${IS_EXAM[language](words(exam), words(aboutExam(exam, language)))}${asks}${place}${way}`;
}

/** What an examination asks for, where it is asked whether one of two is a must. */
function examAsks(exam: Exam, language: Language): string {
  const papers = EXAM_PAPERS[exam];
  const asks = EXAM_ASKS[language](strong(words(exam)), words(conditionOf(exam, language)));
  return `${asks}${papers === undefined ? "" : ITS_PAPERS[language](words(papers[language]))}${choiceOfExam(exam, language)}`;
}

/** Examinations are weighed by where they count, not by one list for all. */
function comparedExams({ exams, careers, degrees, text, language }: Reading, knowledge: Knowledge): string | null {
  const verdict = pairVerdict(exams, language);
  if (verdict !== "" && careers.length === 0 && NEED.test(text))
    return verdict + ul(exams.map((exam) => examAsks(exam, language))) + p(CHECK_RULES[language]);
  // A career that each of them leads to is their aim, and no third side.
  const isAim = ({ career }: NamedCareer): boolean => exams.every((exam) => career.pathway?.exams.includes(exam) === true);
  const isOfMore = !careers.every(isAim) || degrees.some((degree) => !isBehind(degree, text));
  if (exams.length < 2 || isOfMore || !WEIGHS.test(text)) return null;
  return (
    h3(words(listed(exams.slice(0, MOST), "or", language))) +
    verdict +
    (HARDNESS.test(text) ? p(WHICH_IS_HARDER[language]) : "") +
    ul(exams.slice(0, MOST).map((exam) => examRow(exam, knowledge, language) + choiceOfExam(exam, language))) +
    p(LOOK_WHERE[language]) +
    p(CHECK_RULES[language])
  );
}

/** Two or three careers side by side, the open page's among them where only one other is named. */
export const compareAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const exams = comparedExams(reading, knowledge);
  if (exams !== null) return exams;
  const careers = compared(reading, knowledge);
  const onPage = reading.page !== null && reading.careers.length === 1;
  if (careers.length < 2) return oneSided(reading, knowledge);
  const weighs = onPage
    ? / (?:better|than|vs|versus|compare|compared|difference|or|ya|fark|behtar|बेहतर|या|फर्क|अंतर)(?= )/u.test(reading.text)
    : WEIGHS.test(reading.text.replace(WHICH_EXAM, " ")) || ASKS_DIFFERENCE.test(reading.text);
  if (!weighs) return null;
  return comparison(careers.slice(0, MOST), reading) + takenAs(reading) + leftOut(reading, careers.slice(MOST), knowledge);
});
