import { type Career, EXAM_RECORDS, type Exam } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { dayIn } from "../descriptions/in-language.ts";
import { p, strong, ul, words } from "../html/write.ts";
import { END, type Language } from "../language.ts";
import { BY_NEET_ALONE } from "../names/neet-degrees.ts";
import { ASKS, type Ask, WHICH_EXAM } from "../reading/asks.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import { recordText, textIn } from "../record-texts/in-language.ts";
import {
  ALSO_CALLED,
  FROM_HOME,
  FUTURE,
  GROWTH,
  HARDLY_WITHOUT,
  IN_SCHOOL,
  MISSING,
  MOST_LIKE,
  NO_WAY_WITHOUT,
  NOT_ON_THE_WAY,
  STRESS,
  TITLES,
  TRAVEL,
  WAYS_WITHOUT,
} from "./career-texts.ts";
import { examsLine } from "./exam-line.ts";
import { payLines } from "./figures.ts";
import { licenceMeaning } from "./licences.ts";
import { licenceLine, noPathway, pathwaySteps, shortWay, yearsLine } from "./pathway.ts";
import { CHECK_RULES } from "./pathway-texts.ts";
import { isByDegreeAlone, routesWithTerms, subjectsText, verdicts } from "./subjects.ts";
import { withoutDegrees } from "./without-degrees.ts";
import { summaryOf, workRow } from "./work-row.ts";

/** A part of the answer about one career. */
type Section = (career: Career, reading: Reading, knowledge: Knowledge) => string;

/** A way in that begins with such a degree. */
const WAY_BY_NEET = new RegExp(`\\b(?:${BY_NEET_ALONE.join("|")})\\b`);

const missing = (what: keyof typeof MISSING, { language }: Reading): string => p(MISSING[what][language]);
const rows =
  (what: "day" | "dislikes" | "skills"): Section =>
  (career, reading) => {
    const { language } = reading;
    const items = what === "day" ? dayIn(career, language) : (career[what] ?? []).map((item) => textIn(item, language));
    return items.length === 0 ? missing(what, reading) : p(strong(TITLES[what][language])) + ul(items.map(words));
  };

/** A fact of the pathway, or the words for its absence. */
const ofPathway =
  (write: (pathway: NonNullable<Career["pathway"]>, career: Career, reading: Reading) => string): Section =>
  (career, reading) =>
    career.pathway === undefined ? noPathway(career, reading.language) : write(career.pathway, career, reading);

const alsoCalled = ({ alternativeTitles = [] }: Career, language: Language): string =>
  alternativeTitles.length > 0 ? p(ALSO_CALLED[language](words(alternativeTitles.join("; ")))) : "";

const about: Section = (career, { language }) => p(summaryOf(career, language)) + alsoCalled(career, language);

const pay: Section = (career, { language }) => p(strong(TITLES.pay[language])) + ul(payLines(career, language));

const become: Section = ofPathway(
  (pathway, _, { language, excluded }) =>
    p(strong(TITLES.wayIn[language])) + pathwaySteps(withoutDegrees(pathway, excluded.degrees), language) + p(CHECK_RULES[language]),
);

const subjects: Section = ofPathway((pathway, career, { rest, streams, language }) => {
  const inSchool = streams.some((stream) => isByDegreeAlone(pathway, stream)) ? [] : [IN_SCHOOL[language](subjectsText(pathway, language))];
  return p([...verdicts(career, pathway, rest, streams, language), ...inSchool].join(" ") + routesWithTerms(pathway, language));
});

/** What is left where an examination of a career is ruled out: other examinations, where its ways in do not all hang on that one. */
function withoutExams({ exams: all, afterClass12 = [] }: NonNullable<Career["pathway"]>, reading: Reading): string {
  const { excluded, language } = reading;
  const out = excluded.exams;
  const needed = all.filter((exam) => out.includes(exam));
  if (needed.length === 0) return out.length === 0 ? "" : p(NOT_ON_THE_WAY[language](words(out.join(", "))));
  const named = words(needed.join(", "));
  const isShut = needed.includes("NEET-UG") && afterClass12.length > 0 && afterClass12.every((way) => WAY_BY_NEET.test(way));
  const besideIt = needed.includes("NEET-UG") ? afterClass12.find((way) => /without NEET/.test(way)) : undefined;
  if (besideIt !== undefined) return p(HARDLY_WITHOUT[language](recordText(besideIt, language)));
  // The recruitment to a post replaces no entrance to its course, and an entrance for graduates none after Class 12.
  const isLike = (exam: Exam, other: Exam): boolean =>
    EXAM_RECORDS[exam].gives === EXAM_RECORDS[other].gives && EXAM_RECORDS[exam].asks === EXAM_RECORDS[other].asks;
  const others = isShut ? [] : all.filter((exam) => !needed.includes(exam) && needed.some((other) => isLike(exam, other)));
  return p(others.length === 0 ? NO_WAY_WITHOUT[language](named) : WAYS_WITHOUT[language](named, words(others.join(", "))));
}

const exams: Section = ofPathway(
  (pathway, _, reading) => withoutExams(pathway, reading) + p(`${examsLine(pathway, reading.language)}${END[reading.language]}`),
);

/** A figure of growth with its basis, or what is missing. */
const growthBy =
  (told: typeof GROWTH): Section =>
  ({ growth: text, growthBasis }, reading) => {
    if (growthBasis === undefined) return missing("growth", reading);
    const { basis, year, source } = growthBasis;
    const stated = `(${basis === "sourced" ? "sourced" : "estimate"}${year === undefined ? "" : `, ${year}`}: ${words(source)})`;
    return p(told[reading.language](words(text), basis === "sourced", stated));
  };
const growth = growthBy(GROWTH);

const similar: Section = ({ name, related = [] }, reading, { explorer }) => {
  const near = related.flatMap((id) => explorer.byId(id) ?? []);
  return near.length === 0
    ? missing("similar", reading)
    : p(MOST_LIKE[reading.language](words(name))) + ul(near.map((other) => workRow(other, reading.language)));
};

const SECTIONS: Readonly<Record<Ask, Section>> = {
  about,
  pay,
  become,
  subjects,
  exams,
  years: ofPathway((pathway, _, { text, language }) =>
    OF_STUDY.test(text) ? pathwaySteps(pathway, language) : p(`${yearsLine(pathway, language)}${END[language]}`),
  ),
  licence: ofPathway(
    (pathway, _, { language }) => p(`${licenceLine(pathway, language)}${END[language]}`) + licenceMeaning(pathway.licence, language),
  ),
  day: rows("day"),
  dislikes: rows("dislikes"),
  tryIt: ({ tryIt }, reading) =>
    tryIt === undefined
      ? missing("tryIt", reading)
      : p(`${strong(TITLES.tryIt[reading.language])}: ${recordText(tryIt, reading.language)}`),
  skills: rows("skills"),
  growth,
  stress: ({ stressLevel }, { language }) => p(STRESS[language](words(stressLevel))),
  remote: ({ remote }, { language }) => p(FROM_HOME[language][remote ? "can" : "cannot"]),
  travel: ({ travelRequired }, { language }) => p(TRAVEL[language][travelRequired ? "much" : "little"]),
  schooling: ofPathway(
    (pathway, { education }, { language }) =>
      p(`${strong(TITLES.qualification[language])}: ${words(education)}${END[language]}`) +
      pathwaySteps(pathway, language) +
      p(CHECK_RULES[language]),
  ),
  similar,
};

const overview: Section = (career, reading, knowledge) => {
  const { language } = reading;
  const { pathway } = career;
  return (
    about(career, reading, knowledge) +
    ul([...payLines(career, language).slice(0, 1), ...(pathway === undefined ? [] : [shortWay(pathway, language)])]) +
    (pathway === undefined ? noPathway(career, language) : "")
  );
};

/** Whether it is asked what is done there, beside something else. */
const WHAT_IT_DOES = phrases(
  "(?:the )?role of|work of an?|what (?:kind of |sort of )?work (?:do|does|is)(?: \\S+){1,4} do|ka kaam|(?:aur|or|and) (?:uska |iska )?kaam(?= (?:$|kya|batao|bataiye))|kaam (?:aur|or|and) (?:salary|pay|kamai|vetan)|(?:और) काम(?= (?:$|क्या|बता))|काम और (?:सैलरी|वेतन|कमाई)|what (?:exactly |actually )?(?:do|does)(?: \\S+){1,4} (?:exactly |actually |really )?do(?! all| daily| every)|(?:kya|क्या) (?:karta|karte|karti|kaam karta|करत[ाेी]) (?:hai|hain|है|हैं)",
);

/** "Which degree", "what to study": asked for, and not only said in passing. */
const ASKS_FOR_STUDY = phrases(
  "(?:courses?|training|certificate|कोर्स|ट्रेनिंग) (?:and|aur|&|n|और)(?: (?:its|uski|iski))? (?:salar\\S*|pay|kamai|income|earnings?|paisa|package|वेतन|कमाई)|(?:salary|pay|kamai|income) (?:and|aur|और) (?:courses?|training|कोर्स)",
  "(?:which|what|kaun ?s[aei]|kons[aei]|kya|कौन ?स[ाेी]|क्या) (?:\\S+ )?(?:degrees?|courses?|qualifications?|study|padh\\S*|eligibility|yogyata|डिग्री|कोर्स|योग्यता|पढ\\S*)",
  "(?:degrees?|courses?|qualifications?|eligibility|yogyata) (?:kya|kaun\\S*|kons\\S*|chahiye|needed|required)|डिग्री चाहिए",
);

/** Which qualification it takes, by a word that is never said in passing. */
const ASKS_FOR_QUALIFICATION = phrases("qualifications?|eligibility|yogyata|योग्यता|पात्रता|शैक्षिक योग्यता");

/** What was asked. The words for schooling are often said in passing: they count where nothing else was asked. */
function shownAsks({ asks, text }: Reading): readonly Ask[] {
  const asked = ASKS.filter((ask) => asks.has(ask) && ask !== "about");
  if (asked.length > 0 && WHAT_IT_DOES.test(text)) return ["about", ...asked.filter((ask) => ask !== "schooling")];
  if (asked.length < 2) return asked;
  if (ASKS_FOR_QUALIFICATION.test(text) && !asks.has("become"))
    return ["schooling", ...asked.filter((ask) => ask !== "schooling" && ask !== "exams" && ask !== "years")];
  const shown = ASKS_FOR_STUDY.test(text) && !asks.has("become") ? [...asked, "become" as const] : asked;
  return shown.filter((ask) => ask !== "schooling");
}

/** "Kaam kaisa rahega": whether it is good is asked for by what it is, what it pays, the way in and both its sides. */
const HOW_IS_IT = phrases(
  "(?:job|naukri|line|field|career|नौकरी|जॉब|करियर) kais[aie] (?:hai|hota hai|hoti hai|hoti|hota|h)|(?:job|naukri|line|field|career) kais[aie](?= $)|(?:जॉब|नौकरी|लाइन|करियर) कैस[ाीे] (?:है|होता है|होती है|होती|होता)",
  "(?:kaam|job|naukri|career|line|field|काम|नौकरी|करियर|जॉब) kais[aie] (?:rahega|rahegi|rehega|rehegi|hoga|hogi|lagega)|(?:काम|नौकरी|करियर|जॉब) कैस[ाी] (?:रहेगा|रहेगी|होगा|होगी)|kais[aie] (?:rahega|rahegi) (?:\\S+ )?(?:kaam|job|naukri|career)",
  "good or bad|bad or good|acch?[aie] (?:hai |hota hai |hoti hai )?ya (?:bur[aie]|kharab)|achh?[aie] (?:hai |hota hai |hoti hai )?ya (?:bur[aie]|kharab)|acc?h+[aie] (?:hai |hota hai |hoti hai )?(?:ya|or) (?:nahi|nhi|nahin|na)|अच्छ[ाीे] (?:है |होता है |होती है )?या (?:नहीं|नही)|अच्छ[ाीे] (?:है |होता है |होती है )?या (?:बुर[ाीे]|खराब)",
);

const OF_THE_WORK: ReadonlySet<Ask> = new Set(["about", "day", "dislikes"]);

/** How long the study takes stands beside the ways. */
const OF_STUDY = phrases("padhai|course|study|studies|degree|पढाई|पढ़ाई|कोर्स|डिग्री");

/** What is easy and what is hard is told by the stress, the years and what people dislike. */
const IS_IT_HARD = phrases(
  "(?:easy|simple) or (?:not|hard|difficult|tough)|(?:hard|difficult|tough) or (?:not|easy|simple)|a+sa+n (?:hai |hota hai |hoti hai )?ya (?:mushkil|kathin|hard|tough)|(?:mushkil|kathin|hard|tough) (?:hai |hota hai |hoti hai )?ya (?:a+sa+n|easy)|आसान (?:है |होता है |होती है )?या (?:मुश्किल|कठिन)|(?:मुश्किल|कठिन) (?:है |होता है |होती है )?या आसान",
);

const ASKS_SCOPE = phrases("scope|future|bhavishya|स्कोप|भविष्य");

/** Scope and future mean pay, the way in and where one may turn, and only then a projection. */
const scope: Section = (career, reading, knowledge) =>
  overview(career, reading, knowledge) + growthBy(FUTURE)(career, reading, knowledge) + similar(career, reading, knowledge);

/** What was asked of a career, in a fixed order; the overview where nothing special was. */
export function careerSections(career: Career, reading: Reading, knowledge: Knowledge): string {
  const shown: readonly Ask[] = IS_IT_HARD.test(reading.text) ? ["stress", "years", "dislikes"] : shownAsks(reading);
  if (HOW_IS_IT.test(reading.text) && shown.every((ask) => OF_THE_WORK.has(ask)))
    return [overview, SECTIONS.day, SECTIONS.dislikes, growth].map((write) => write(career, reading, knowledge)).join("");
  if (shown.length === 0) return overview(career, reading, knowledge);
  if (shown.length === 1 && shown[0] === "growth" && ASKS_SCOPE.test(reading.text)) return scope(career, reading, knowledge);
  // The way in tells the exams and the years too.
  const way = shown.includes("become") && reading.excluded.exams.length === 0;
  const told = way ? shown.filter((ask) => ask !== "exams" && ask !== "years") : shown;
  const isJudged = career.pathway !== undefined && verdicts(career, career.pathway, reading.rest, reading.streams).length > 0;
  const ordered = isJudged ? told.toSorted((a, b) => Number(b === "subjects") - Number(a === "subjects")) : told;
  const before = way && !isJudged ? shown.filter((ask) => ask === "years" || (ask === "exams" && WHICH_EXAM.test(reading.text))) : [];
  // Whether it goes without an examination is said before the way that has it.
  const out = career.pathway === undefined || shown.includes("exams") ? "" : withoutExams(career.pathway, reading);
  return out + [...before, ...ordered].map((ask) => SECTIONS[ask](career, reading, knowledge)).join("");
}
