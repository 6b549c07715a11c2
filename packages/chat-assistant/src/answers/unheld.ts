import { type Career, EDUCATION_LEVELS, EXAM_RECORDS, type Exam } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { p, strong, ul, words } from "../html/write.ts";
import type { Language, Wording } from "../language.ts";
import { BY_NEET_ALONE } from "../names/neet-degrees.ts";
import { ASK_CUES, type Ask } from "../reading/asks.ts";
import { POINTS } from "../reading/follow-ups.ts";
import { NO_INTERESTS, withoutWords } from "../reading/interests.ts";
import type { NamedCareer } from "../reading/named.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import { recordText } from "../record-texts/in-language.ts";
import { asksHowOneEnters, howOneEnters } from "./admission.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { WHAT_I_CAN_DO } from "./capabilities.ts";
import { aboutCareer } from "./career.ts";
import { CHEAPNESS, compareAnswer } from "./compare.ts";
import { criteriaOf, ofCategories } from "./criteria.ts";
import { degreeText, ledBy } from "./degree.ts";
import { examInShort } from "./exam.ts";
import { examConditionsAnswer, MARKS_OF_SCHOOLING } from "./exam-conditions.ts";
import { ageIn, ageVerdict, isOfUniform, namesAge, OLDEST } from "./exam-limits.ts";
import { AGES_BY_EXAM, EXAM_LIMITS, LIMITS_CHANGE, LIMITS_OF_EXAM, NOTICE_AGES } from "./exam-limits-texts.ts";
import { monthsOf } from "./exam-months.ts";
import { conditionOf, holderOf } from "./exam-words.ts";
import { fieldAnswer } from "./field.ts";
import { littleKnown } from "./high-pay.ts";
import { listed } from "./join.ts";
import { joinedReplies } from "./joined-replies.ts";
import { listOf } from "./list.ts";
import { feesOf } from "./money.ts";
import { publicPosts } from "./public-posts.ts";
import { NEVER_A_CAREER, OFF_TOPIC, UNHELD, type Unheld, WANTS_CODE } from "./unheld-topics.ts";
import {
  AGE_BY_RECORD,
  CODE_AS_WORK,
  CUT_OFFS_OF_POSTS,
  DATES_IN_ITS_NOTICE,
  FROM_ITS_NOTICE,
  HELD_BY,
  NO_FIGURES,
  NOT_HELD,
  OF_ANOTHER_WORLD,
  ONCE_A_YEAR,
  ONE_REGISTERS,
  OPEN_WITH_A_RESULT,
  POSTS_TOOK_UP_TO,
  PRIVATE_WORK_SETS_NO_AGE,
  THIS_YEARS_DATES,
  WHAT_I_CAN_TELL,
} from "./unknown-texts.ts";
import { ASKS_OF_NIGHTS, nightsIn, REFUSES_NIGHTS, WITHOUT_NIGHTS } from "./without-nights.ts";

const unknown = (what: Wording, source: string, language: Language): string => p(`${NOT_HELD[language](what[language])} ${source}`);

type Asked = Pick<Reading, "text" | "language">;

const WHAT_IT_IS = phrases(
  "(?<! (?:scope|salary|eligibility|qualification|yogyata|syllabus|duration|limit|fees?|kharcha?|cost) )(?:kya|क्या) (?:hai|h|hota|hoti|hote|है|होता|होती|होते)(?=.* (?:fees?|fee|kharch\\S*|costs?|फीस|खर्च\\S*) )|what (?:is|are)(?! (?:the |its |total )*(?:fees?|costs?|fee structure) )(?=.* (?:fees?|fee|costs?) )",
);

const placeOf = (exam: Exam, language: Language): string => HELD_BY[language](strong(words(exam)), holderOf(exam, language));

/** What notices said of the age and the attempts of an examination, where that is known. */
function limitsOf(exam: Exam, { text, language }: Asked): string | null {
  const limits = EXAM_LIMITS[exam];
  if (limits === undefined) return null;
  const verdict = ageVerdict(exam, text);
  const told = LIMITS_OF_EXAM[language](strong(words(exam)), limits[language], words(conditionOf(exam, language)));
  return p(verdict === null ? told : `${verdict[language]} ${told}`) + p(`${LIMITS_CHANGE[language]} ${placeOf(exam, language)}`);
}

const ASKS_WHEN = phrases("when|dates?|last date|kab|schedule|कब|तारीख");
/** Entrances that have been held once in each year. */
const YEARLY: ReadonlySet<Exam> = new Set<Exam>([
  "NIFT entrance",
  "NID DAT",
  "UCEED",
  "CEED",
  "NCHM JEE",
  "NEET-UG",
  "JEE Advanced",
  "CLAT",
  "AILET",
  "CAT",
  "XAT",
  "GATE",
  "CUET-UG",
  "CUET-PG",
  "UPSC Civil Services",
]);

const howOften = (exam: Exam, language: Language): string => (YEARLY.has(exam) ? ONCE_A_YEAR[language] : "");

/** A result and a card of admission come when their notice says. */
const OF_A_RESULT = phrases("results?|admit card|hall ticket|answer key|counselling|रिजल्ट|एडमिट कार्ड");
const OF_A_FORM = phrases("forms?|apply|application|registration|फॉर्म|आवेदन");

/** In which months it has been held, and whose notice has this year's dates. */
function datesOf(exam: Exam, { text, language }: Asked): string | null {
  const months = monthsOf(exam);
  if (months === undefined || OF_A_RESULT.test(text) || !(ASKS_WHEN.test(text) || OF_A_FORM.test(text))) return null;
  return p(months[language]) + p(`${THIS_YEARS_DATES[language]} ${placeOf(exam, language)} ${FROM_ITS_NOTICE[language]}`);
}

/** The same of an examination: its own place, and its limits where they are asked. */
const unheldOfExam = ({ what, ofExam }: Unheld, exam: Exam, reading: Asked): string =>
  (ofExam === "limits" ? limitsOf(exam, reading) : datesOf(exam, reading)) ??
  unknown(
    what,
    [
      ofExam === "place" && ASKS_WHEN.test(reading.text) ? howOften(exam, reading.language) : "",
      placeOf(exam, reading.language),
      FROM_ITS_NOTICE[reading.language],
    ]
      .filter((sentence) => sentence !== "")
      .join(" "),
    reading.language,
  );

/** Professions that an institute teaches and examines itself, without colleges. */
const OWN_ENTRANCES: readonly Exam[] = ["CA Foundation", "CSEET", "CMA Foundation", "ACET"];
const isOfAnInstitute = ({ pathway }: Career): boolean => pathway?.exams.some((exam) => OWN_ENTRANCES.includes(exam)) ?? false;

function unheld(found: Unheld, reading: Reading, exam: Exam | undefined): string {
  const { what, source, ofExam, afterResult } = found;
  const { language } = reading;
  if (ofExam !== undefined && exam !== undefined) return unheldOfExam(found, exam, reading);
  if (afterResult !== undefined && exam !== undefined && EXAM_RECORDS[exam].gives === "post")
    return unknown(what, `${placeOf(exam, language)} ${CUT_OFFS_OF_POSTS[language]}`, language);
  if (found.isOfColleges === true && asksHowOneEnters(reading.text))
    return reading.careers.some(({ career }) => isOfAnInstitute(career)) ? p(ONE_REGISTERS[language]) : howOneEnters(language);
  return typeof source === "function" ? p(`${NO_FIGURES[language]} ${source(reading)}`) : unknown(what, source[language], language);
}

/** The one examination that gives the post of a career, where notices are known to have set its limits. */
function entryOf(named: NamedCareer | undefined): Exam | undefined {
  const [entry] = named?.career.pathway?.exams ?? [];
  return entry !== undefined && EXAM_RECORDS[entry].gives === "post" && EXAM_LIMITS[entry] !== undefined ? entry : undefined;
}

/** When the examination is held, where that is asked beside something else that is not held. */
function datesBeside(found: Unheld, { rest, exams: [exam], language }: Reading): string {
  const isAsked =
    found.ofExam !== "place" && ASKS_WHEN.test(rest) && UNHELD.some(({ ofExam, cue }) => ofExam === "place" && cue.test(rest));
  if (exam === undefined || !isAsked) return "";
  return p(`${howOften(exam, language)} ${placeOf(exam, language)} ${DATES_IN_ITS_NOTICE[language]}`.trim());
}
/** What a record tells of a question whose first part it does not hold. */
const ASKED_BESIDE: readonly Ask[] = ["pay", "subjects", "exams", "become", "schooling"];

/** The course is asked for beside its fees, and not only they: "fees and course". */
const ASKS_COURSE_TOO = phrases(
  "(?:fees?|cost|kharcha|फीस|खर्चा) (?:and|aur|or|n|और) (?:the |its |konsa |kaunsa |kaun sa |which |कौन सा )?(?:courses?|study|padhai|कोर्स|पढाई)|(?:courses?|कोर्स) (?:details? )?(?:and|aur|or|n|और) (?:its |the |uski |iski )?(?:fees?|cost|kharcha|फीस)|(?:which|kaun ?s[ae]|kons[ae]|konsa|कौन सा) (?:course|कोर्स)",
);

/** What the record of a named career says that comes nearest, and its pay where that was asked too. */
function ofRecord({ shows = ["become"] }: Unheld, { career, kinds, word }: NamedCareer, reading: Reading, knowledge: Knowledge): string {
  const asked = ASKED_BESIDE.filter((ask) => reading.asks.has(ask));
  const asks = new Set<Ask>([...asked, ...(ASKS_COURSE_TOO.test(reading.text) ? ["become" as const] : []), ...shows]);
  return p(WHAT_I_CAN_TELL[reading.language](words(career.name))) + aboutCareer(career, kinds, word, { ...reading, asks }, knowledge);
}

/** The way, the years or where it is learnt are asked beside the fees; "banne me kitni fees" asks for these alone. */
const ASKS_THE_ROUTE = phrases(
  "r[aa]+sta|raste|tarik[ae]|tareek[ae]|process|steps|path|pathway|route|road ?map|(?:kaise|kese) (?:ban|kar)\\S*|how (?:to|do i|can i|does one|should i) (?:be|become|get)|रास्ता|रास्ते|तरीका|कैसे (?:बन|कर)\\S*",
  "(?:course|training|padhai|कोर्स|ट्रेनिंग|पढाई)(?: \\S+)? (?:kaha|kahan|kahaan|kidhar|where|कहां|किधर)|where(?: \\S+){0,4} (?:course|study|learn|train)\\S*|(?:kaha|kahan|kahaan|kidhar|कहां) (?:se )?(?:s(?:ee|i)kh\\S*|padh\\S*|सीख\\S*|पढ\\S*)",
);
const ASKS_THE_YEARS = phrases(
  "(?:kitn[aei]|kitne) (?:saal|sal|years?|time|samay|waqt)|how (?:many years|long|much time)|duration|कितने (?:साल|वर्ष)|कितना (?:समय|टाइम)",
);
const asksTheWayToo = ({ text }: Reading): boolean => ASKS_THE_ROUTE.test(text) || ASKS_THE_YEARS.test(text);

/** What the record has of the way stands first, and whose page has the fees after it. */
function wayBeforeFees(named: NamedCareer, reading: Reading, knowledge: Knowledge): string {
  const { asks, language } = reading;
  const asked = new Set<Ask>([
    ...ASKED_BESIDE.filter((ask) => asks.has(ask)),
    ...(ASKS_THE_ROUTE.test(reading.text) ? (["become"] as const) : []),
    "years",
  ]);
  const record = aboutCareer(named.career, named.kinds, named.word, { ...reading, asks: asked }, knowledge);
  return joinedReplies([record, p(`${NO_FIGURES[language]} ${feesOf(reading)}`)]);
}

/** Whether there are nights in a career, where it is asked and the record or the place of work tells. */
function nightsOf({ career, kinds, word }: NamedCareer, reading: Reading, knowledge: Knowledge): string | null {
  const told = ASKS_OF_NIGHTS.test(reading.text) ? nightsIn(career, reading.language) : null;
  return told === null ? null : told + aboutCareer(career, kinds, word, { ...reading, asks: new Set(["day", "dislikes"]) }, knowledge);
}

const LITTLE_COMPETITION = phrases(
  "(?:less|low|lower|lowest|least|little|kam|no|कम) (?:\\S+ )?(?:competition|कंपटीशन|कम्पटीशन|कंपीटिशन|कॉम्पिटिशन|प्रतियोगिता|प्रतिस्पर्धा)|competition (?:is |sabse )?(?:less|low|lowest|least|kam)",
);
/** Which examination has fewer people is no question of work. */
const OF_EXAMS = phrases("exams?|pariksha|entrance|govt|government|sarkari|परीक्षा|सरकारी");
const TELLS_A_SCORE = / (?!(?:1[0-2]|20[2-3]\d) )\d{2,6} /u;

/** A field whose fees are asked beside what it is. */
function whatItIs(reading: Reading, knowledge: Knowledge): string {
  const field = fieldAnswer(reading, knowledge);
  if (field !== null) return field;
  const criteria = criteriaOf({ ...reading, wishes: [], stage: null }, knowledge);
  return (criteria.length === 0 ? null : listOf(criteria, knowledge, reading.language)) ?? "";
}

/** What the catalogue has of the rest of the question, in short. */
function beside(found: Unheld, reading: Reading, knowledge: Knowledge): string {
  const [exam] = reading.exams;
  const [degree] = reading.degrees;
  const { language } = reading;
  const open = exam !== undefined && TELLS_A_SCORE.test(reading.text) ? found.afterResult?.[exam] : undefined;
  if (open !== undefined) return p(OPEN_WITH_A_RESULT[language]) + open[language];
  if (exam !== undefined) return examInShort(exam, knowledge, language);
  if (degree !== undefined) return p(`${degreeText(degree, language)} ${ledBy(degree, [], knowledge, { language })}`);
  if (typeof found.source === "function") return WHAT_IT_IS.test(reading.text) ? whatItIs(reading, knowledge) : "";
  const rare =
    found.isOfCompetition === true && LITTLE_COMPETITION.test(reading.text) && !OF_EXAMS.test(reading.text)
      ? littleKnown(reading, knowledge)
      : "";
  if (rare !== "") return rare;
  if (reading.streams.length === 0 && found.beside === undefined) return WHAT_I_CAN_DO[language];
  const isPassing = (word: string): boolean => found.beside?.test(word) ?? false;
  const ofSubject = reading.interests.liked ? reading.interests : NO_INTERESTS;
  const interests = found.beside === undefined ? ofSubject : withoutWords(reading.interests, isPassing);
  const criteria = criteriaOf({ ...reading, text: "", interests, categories: [], wishes: [], stage: null }, knowledge);
  return (criteria.length === 0 ? null : listOf(criteria, knowledge, language)) ?? WHAT_I_CAN_DO[language];
}

const WEIGHS = phrases("or|vs|versus|ya|या");
const weighsExams = ({ exams, text }: Reading): boolean => exams.length > 1 && WEIGHS.test(text);

/** Of a story the money is told outside its wish. */
function unheldIn(reading: Reading): Unheld | undefined {
  const { rest, text, isStory } = reading;
  const isOfSchooling = reading.exams.length === 1 && MARKS_OF_SCHOOLING.test(text);
  const found = UNHELD.find(
    ({ cue, beside: others, source, afterResult, isOfColleges }) =>
      // What somebody is paid who teaches in a college is the pay of that career.
      !(isOfColleges === true && reading.asks.has("pay") && reading.careers.length === 1) &&
      // Marks of one's schooling are a condition, and no cut-off.
      !(isOfSchooling && afterResult !== undefined) &&
      cue.test(others !== undefined || (isStory && typeof source === "function") ? text : rest),
  );
  return found?.yieldsToExams === true && weighsExams(reading) ? undefined : found;
}

const OF_AGE =
  /(?: (?:aur|and|और|what|is|the|max(?:imum)?|min(?:imum)?|upper|meri|ki|की))* (?:age|umar|umra?|उम्र|आयु)(?: (?:limit|kitni|kitna|kya|honi|hona|chahiye|criteria|कितनी|कितना|क्या|सीमा|होनी|चाहिए|hai|है))*(?= )/gu;

/** Read in place of the age: who asks for the age of a post asks how to get it. */
const HOW_TO_JOIN = " how to join ";

const SCHOOLING = { class10: "Class 10", class12: "Class 12" } as const;

/** "SSC after Class 12": whether a body's name stands for an examination that asks for more schooling than is told; the body has others. */
const asksForMore = ({ exams: [exam, second], stage, text }: Reading): boolean =>
  exam?.startsWith("SSC ") === true &&
  second === undefined &&
  (stage === "class10" || stage === "class12") &&
  !text.includes(` ${exam.slice("SSC ".length).toLowerCase()} `) &&
  EDUCATION_LEVELS.indexOf(EXAM_RECORDS[exam].asks) > EDUCATION_LEVELS.indexOf(SCHOOLING[stage]);

/** The examinations of a service that is named alone. */
const EXAMS_OF_SERVICE: readonly (readonly [RegExp, readonly Exam[]])[] = [
  [phrases("sbi|state bank|एसबीआई"), ["SBI PO", "SBI Clerk"]],
  [phrases("rbi|reserve bank|आरबीआई"), ["RBI Grade B", "RBI Assistant"]],
  [
    phrases("banks?|banking|ibps|बैंक|बैंकों|बैंकिंग"),
    ["IBPS PO", "IBPS Clerk", "SBI PO", "SBI Clerk", "IBPS RRB", "IBPS SO", "RBI Grade B", "RBI Assistant"],
  ],
  [phrases("ssc|एसएससी"), ["SSC CGL", "SSC CHSL", "SSC MTS", "SSC GD"]],
  [phrases("railways?|rrb|रेलवे"), ["RRB NTPC", "RRB Group D", "RRB ALP"]],
];
const ASKS_AGE = phrases("age|umar|umra?|उम्र|आयु");
/** One of them is meant, and not the service. */
const OF_ONE_EXAM = phrases(
  "po|probationary|clerk|so|officers?|assistant|rrb (?:po|clerk|officer)|grade|cgl|chsl|mts|gd|steno\\S*|cpo|ntpc|group ?d|alp|je|technician|क्लर्क|पीओ",
);

/** The age of each examination of a service that is named without one of them. */
function agesOfService({ text, careers, exams, stage, degrees, language }: Reading): string | null {
  if (careers.length > 0 || exams.length > 1 || stage !== null || degrees.length > 0) return null;
  if (!ASKS_AGE.test(text) || namesAge(text) || OF_ONE_EXAM.test(text)) return null;
  const [, all = []] = EXAMS_OF_SERVICE.find(([said]) => said.test(text)) ?? [];
  const rows = all.flatMap((exam) => {
    const known = NOTICE_AGES[exam];
    const asks = words(conditionOf(exam, language).split(/[;:]/)[0] ?? "");
    return known === undefined ? [] : [`${strong(words(exam))}: ${known.ages[language]} (${known.year}); ${asks}`];
  });
  const places = [...new Map(all.toReversed().map((exam) => [holderOf(exam, language), exam])).values()].map((exam) =>
    placeOf(exam, language),
  );
  return rows.length === 0 ? null : p(AGES_BY_EXAM[language]) + ul(rows) + p([LIMITS_CHANGE[language], ...places].join(" "));
}

/** The limits of the posts that a service gives to somebody of that schooling, and the way to them: "railway job after 10th, age limit". */
function limitsOfPosts(reading: Reading, knowledge: Knowledge): string | null {
  if (reading.careers.length > 0 || (reading.exams.length > 0 && !asksForMore(reading))) return null;
  const posts = publicPosts({ ...reading, text: reading.text.replace(OF_AGE, HOW_TO_JOIN).replace(/ +/gu, " ") }, knowledge);
  const limits = posts?.exams
    .filter((exam) => EXAM_RECORDS[exam].gives === "post")
    .map((exam) => limitsOf(exam, reading))
    .find((known) => known !== null);
  return posts === null || limits == null ? null : limits + posts.html;
}

/** A way in that names an age. */
const NAMES_AN_AGE = /\b(?:from|at|aged?|under|below|up to|until) \d\d½?(?: years)?\b(?! per)|limits? of (?:\w+ and )?age/i;
const ASKS_ATTEMPTS = phrases("attempts?|(?:kitni|how many|कितनी) (?:baar|bar|times|बार)");

/** The ages of posts by examination, and that private employers mostly set none. */
function ageByExams({ career: { name, category, pathway } }: NamedCareer, { language }: Reading): string | null {
  const posts = pathway?.exams.filter((exam) => EXAM_RECORDS[exam].gives === "post") ?? [];
  // The forces and the police give no such years more, and are no private work.
  if (category === "Government" || (posts.length > 0 && posts.every(isOfUniform))) return null;
  const known = posts.flatMap((exam) => (OLDEST[exam] === undefined || isOfUniform(exam) ? [] : [`${words(exam)} ${OLDEST[exam]}`]));
  return p(
    `${PRIVATE_WORK_SETS_NO_AGE[language](words(name))}${known.length === 0 ? "" : ` ${POSTS_TOOK_UP_TO[language](listed(known, "and", language))}`}`,
  );
}

/** What the record of a career says of the age, where it says any and no attempts are asked. */
function ageByRecord(named: NamedCareer, reading: Reading): string | null {
  const { name, pathway } = named.career;
  const { text, language } = reading;
  if (pathway === undefined || ASKS_ATTEMPTS.test(text)) return null;
  const ways = [...pathway.afterClass10, ...pathway.afterClass12, ...pathway.afterDegree].filter((way) => NAMES_AN_AGE.test(way));
  return ways.length === 0
    ? ageByExams(named, reading)
    : p(AGE_BY_RECORD[language](words(name), ways.map((way) => `"${recordText(way, language)}"`).join("; ")));
}

/** Whether the pay, which the record holds, is asked before what it does not hold. */
const isAskedLater = ({ cue, ofExam }: Unheld, { text, asks }: Reading): boolean =>
  ofExam === "limits" && asks.has("pay") && text.search(ASK_CUES.pay) < text.search(cue);

const ASKS_THE_WAY = phrases("become|(?:want|wants|wish) to be|ban(?:na|ne|u|un|unga|ungi|enge)?|बन\\S*");

/** Careers are weighed by their fees among other things: what the records hold stands first. */
const COMPARES = phrases("compare\\S*|comparison|vs|versus|tulna|तुलना");

/** What belongs to careers but is not in the catalogue: said plainly, with what is there of the career, exam or degree that was named. */
export const unheldAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const found = unheldIn(reading);
  // Which of two costs less is told where they are weighed.
  if (found === undefined || (found.source === feesOf && reading.careers.length > 1 && CHEAPNESS.test(reading.text))) return null;
  const weighed =
    found.source === feesOf && reading.careers.length > 1 && COMPARES.test(reading.text) ? compareAnswer(reading, knowledge) : null;
  if (weighed !== null) return joinedReplies([weighed, p(`${NO_FIGURES[reading.language]} ${feesOf(reading)}`)]);
  const ofPosts = found.ofExam === "limits" ? (agesOfService(reading) ?? limitsOfPosts(reading, knowledge)) : null;
  if (ofPosts !== null) return ofPosts;
  const { page, exams, degrees, streams } = reading;
  const isOfPage = page !== null && exams.length + degrees.length + streams.length === 0 && POINTS.test(reading.text);
  const named = reading.careers[0] ?? (isOfPage ? { career: page, kinds: [], word: null, title: "", isDescribed: false } : undefined);
  const entry = reading.exams[0] ?? (found.ofExam === "limits" ? entryOf(named) : undefined);
  const ofAge = found.ofExam === "limits" && entry === undefined && named !== undefined ? ageByRecord(named, reading) : null;
  const said = datesBeside(found, reading) + (ofAge ?? unheld(found, reading, entry));
  // A scheme may bear a minister's name: of a career itself only its fees are asked.
  if (named !== undefined && !(found.isFirst === true && typeof found.source === "function")) {
    if (WHAT_IT_IS.test(reading.text))
      return aboutCareer(named.career, named.kinds, named.word, { ...reading, asks: new Set() }, knowledge) + said;
    if (found.source === feesOf && asksTheWayToo(reading)) return wayBeforeFees(named, reading, knowledge);
    return (
      nightsOf(named, reading, knowledge) ??
      (isAskedLater(found, reading) ? ofRecord(found, named, reading, knowledge) + said : said + ofRecord(found, named, reading, knowledge))
    );
  }
  if (found.shows?.includes("day") && REFUSES_NIGHTS.test(reading.text))
    return said + (listOf([...ofCategories(reading), WITHOUT_NIGHTS], knowledge, reading.language) ?? WHAT_I_CAN_DO[reading.language]);
  const way =
    named !== undefined && ASKS_THE_WAY.test(reading.text) ? ofRecord({ ...found, shows: ["become"] }, named, reading, knowledge) : "";
  return said + (way === "" ? beside(found, reading, knowledge) : way);
});

/** The limits of the one examination that is named. */
export const limitsOfExam: SpokenAnswer = spoken(({ exams: [exam, second], text, language }) =>
  exam === undefined || second !== undefined ? null : limitsOf(exam, { text, language }),
);

/** The same for what comes before advice: limits and places of an examination that is named, scholarships and loans. */
export const unheldFirstAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const found = unheldIn(reading);
  const isFirst = found?.isFirst === true || (found?.ofExam !== undefined && reading.exams.length > 0 && reading.careers.length === 0);
  if (!isFirst) return null;
  const conditions = found?.ofExam === "place" ? examConditionsAnswer(reading, knowledge) : null;
  return conditions ?? unheldAnswer(reading, knowledge);
});

const MAY_STILL = phrases(
  "(?:jobs?|naukri|line) (?:at|in) \\d\\d|wants? to (?:be|become)|ban(?:na|ne)|बनना|(?:can|could|may|still|eligible|too (?:old|late)|possible|prepare|start|apply|give)|(?:de|bhar|kar|baith|apply|ho) sak\\S*|eligible|der(?: \\S+){0,2} (?:ho|hui|hai)\\S*|late(?: \\S+){0,2} (?:ho|hai)\\S*|देर|(?:दे|भर|कर|बैठ) सक\\S*",
);

/** The examination that most mean who name a service alone. */
const EXAM_OF_SERVICE: readonly (readonly [RegExp, Exam])[] = [
  [phrases("banks?(?: (?:job|jobs|exams?|ki|ka|me|mein|line|po))+|banking|बैंक"), "IBPS PO"],
  [phrases("ssc|एसएससी"), "SSC CGL"],
  [phrases("railways?|रेलवे"), "RRB NTPC"],
];
const examOfService = (text: string): Exam | undefined => EXAM_OF_SERVICE.find(([said]) => said.test(text))?.[1];

const WORKS_THERE = phrases(
  "(?:banks?|railways?|बैंक|रेलवे)(?: \\S+)? (?:me|mein|में) (?:kaam|kam|job|naukri|काम|नौकरी) (?:kar\\S*|कर\\S*)|work(?:ing|ed)? (?:in|at|for) (?:an? |the )?(?:\\S+ )?(?:bank|railways?)",
);

/** A way by a degree to which NEET-UG alone leads. */
const ONLY_BY_NEET = new RegExp(`^(?:${BY_NEET_ALONE.join("|")})\\b`);

/** The examination by which a career is begun, of which limits are known: that of its post, or the one entrance of its course. */
function limitedEntry({ career: { pathway } }: NamedCareer): Exam | undefined {
  const known = pathway?.exams.filter((exam) => EXAM_LIMITS[exam] !== undefined) ?? [];
  const post = known.find((exam) => EXAM_RECORDS[exam].gives === "post");
  return (
    post ?? (pathway?.afterClass12.every((way) => ONLY_BY_NEET.test(way)) === true && known.includes("NEET-UG") ? "NEET-UG" : undefined)
  );
}

/** After years of it another way is asked for, and not whether one may go on. */
const ASKS_A_WAY_OUT = phrases(
  "(?:what|now what)(?: \\S+)? (?:can|should|do|to)(?: \\S+)? (?:i )?do(?: (?:now|next))?|(?:ab|aage) kya(?: .*)?|kya kar(?:u|un|na|en)(?: .*)?|plan b|never had a job|अब क्या(?: .*)?|क्या करूं",
);

/** Whether somebody of the age that is named may still sit for the examination that is named, or for that of the career. */
export const ageForExamAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { exams, careers, work, text, language } = reading;
  if (ageIn(text) === null || ASKS_A_WAY_OUT.test(text) || !MAY_STILL.test(text)) return null;
  const [career, another] = careers;
  if (career !== undefined) {
    const own = another === undefined && work === null && !WORKS_THERE.test(text) ? (exams[0] ?? limitedEntry(career)) : undefined;
    const limits = own === undefined || career.career.pathway?.exams.includes(own) !== true ? null : limitsOf(own, reading);
    const asks = new Set<Ask>(["become"]);
    return limits === null ? null : limits + aboutCareer(career.career, career.kinds, career.word, { ...reading, asks }, knowledge);
  }
  // The service that somebody leaves names no examination.
  const [exam = work === null && !WORKS_THERE.test(text) ? examOfService(text) : undefined, second] = exams;
  if (exam === undefined || second !== undefined) return null;
  const limits = limitsOf(exam, { text, language });
  return limits === null ? null : limits + examInShort(exam, knowledge, language);
});

export const offTopicAnswer: SpokenAnswer = spoken(({ text, careers, language }) =>
  WANTS_CODE.test(text)
    ? p(`${OF_ANOTHER_WORLD[language]} ${CODE_AS_WORK[language]}`)
    : NEVER_A_CAREER.test(text) || (careers.length === 0 && OFF_TOPIC.test(text))
      ? p(OF_ANOTHER_WORLD[language]) + WHAT_I_CAN_DO[language]
      : null,
);
