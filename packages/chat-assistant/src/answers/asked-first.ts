import {
  type Career,
  EDUCATION_LEVELS,
  EXAM_RECORDS,
  type Exam,
  isLaterPost,
  type Pay,
  type SubjectCombination,
} from "@career-clarity/career-catalog";
import { parseGrowth } from "@career-clarity/explorer-query";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { dayIn } from "../descriptions/in-language.ts";
import { p, strong, ul, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { type Ask, GOVERNMENT_OR_PRIVATE_WORK, NEED } from "../reading/asks.ts";
import type { Reading } from "../reading/reading.ts";
import { WEAK_IN_MATHS } from "../reading/weak-subjects.ts";
import { phrases } from "../reading/words.ts";
import { recordText, recordTexts, textIn } from "../record-texts/in-language.ts";
import { IN_SCHOOL } from "./career-texts.ts";
import { isForWorkAtOnce } from "./criteria.ts";
import { FRESHER } from "./degree-pay.ts";
import { holderOf } from "./exam-words.ts";
import { monthlyRange, PAY_BASIS, paysAfter, shortFirstPay, shortGrowth, shortPay } from "./figures.ts";
import { A_MONTH } from "./figures-texts.ts";
import { listed } from "./join.ts";
import { careerLink } from "./links.ts";
import { namesDegree } from "./names-degree.ts";
import {
  ALL_WAYS_BY_DEGREE,
  BEGUN_BY_FRESHERS,
  COMES_WITHOUT,
  DANGER_IS_NAMED,
  DANGER_IS_NOT_NAMED,
  DEGREE_FIRST,
  FOUR_YEARS_FIRST,
  IN_GOVERNMENT,
  IS_REAL,
  LEARN_IT_SO,
  LENGTH_OF_WAYS,
  LENGTH_UNKNOWN,
  LIKING_IS_NOT_MAKING,
  LOW_END,
  MATHS_CAN_BE_MENDED,
  MIXED_PAY,
  NEAR_AT_THE_START,
  NOBODY_BEGINS_SO,
  NOT_FOR_THE_BEST_ALONE,
  NOT_ONLY_THAT,
  NOT_YET_WITH,
  ONCE_THERE,
  PERMANENT_BY_CONTRACT,
  PERMANENT_BY_NOTICE,
  PLAY_IS_NAMED,
  PLAY_IS_NOT_NAMED,
  SKILL_IS_NAMED,
  SKILL_IS_NOT_NAMED,
  WAYS_WITHOUT_DEGREE,
  WAYS_WITHOUT_IT,
  WHO_EMPLOYS,
} from "./route-texts.ts";
import { WHETHER } from "./straight.ts";
import {
  ALSO_WITHOUT_12,
  ALSO_WITHOUT_IT,
  CLASS_IS_NEEDED,
  CLASS_IS_NO_MUST,
  NOT_DEAD,
  NOT_WITHOUT_12,
  NOT_WITHOUT_IT,
  NOT_WITHOUT_LICENCE,
} from "./straight-texts.ts";
import { routesWithTerms, subjectsText } from "./subjects.ts";
import { waysOf } from "./ways.ts";
import { withoutDegrees } from "./without-degrees.ts";
import { summaryOf } from "./work-row.ts";

/** The one thing that was asked of a career, said first, and the parts of the record that fit below it. */
export type Route = { readonly lead: string; readonly shows?: readonly Ask[] };
type Asked = (career: Career, reading: Reading, knowledge: Knowledge) => Route | null;

const LEARN = phrases(
  "kaha?n? (?:jau|jaun|jaaun|jaye|jana)|s(?:ee|i)kh?\\S*(?! (?:li\\S*|chuk\\S*|rakh\\S*|gay\\S*) )|(?:where|how)(?: \\S+){0,3} learn(?: .*)?|(?:want|like) to learn(?: .*)?|learning|kahan? se (?:seekh|sikh|kar|padh|course)\\S*(?: .*)?|सीख\\S*(?! (?:ली\\S*|लि\\S*|चुक\\S*) )|कहां से",
);
const HOW_LONG_A_COURSE = phrases(
  "(?:course|courses|training|कोर्स)(?: \\S+){0,4} (?:kitne|kitni|kitna|how many|how long|duration|कितने|कितना)(?! (?:kama|pais|pay|salary|income|mil|fees?|कमा|पैस|मिल)\\S*)(?: .*)?|(?:kitne|kitna|how many|how long|duration|कितने)(?! (?:kama|pais|mil|कमा|पैस|मिल)\\S*)(?: \\S+){0,5} (?:course|courses|training|कोर्स)(?: .*)?",
);

/** Examinations of one institute or group: the ways that do not name it do without it. */
const OF_ONE_INSTITUTE: Partial<Readonly<Record<Exam, RegExp>>> = {
  "NIFT entrance": /\bNIFT\b/,
  "NID DAT": /\bNID\b/,
  BITSAT: /\bBITS/,
  "JEE Advanced": /\bIIT/,
  AILET: /\bNLU|National Law/,
  "NCHM JEE": /\bIHM|Hotel/,
  "NSD entrance": /\bNSD|National School of Drama/,
  "FTII and SRFTI entrance tests": /\bFTII|\bSRFTI/,
  "NSNIS entrance": /\bNSNIS/,
  "IISER IAT": /\bIISER/,
  "ISI entrance": /\bISI\b/,
  "CMI entrance": /\bCMI\b/,
};

const OF_GOVERNMENT = phrases("sarkari|government|govt|goverment|gov|isro|drdo|barc|सरकारी|इसरो");
const NEAR = 3;
/** Work that leads others: nobody has it as a first post. */
const LEADS_OTHERS: RegExp = /\b(?:Owner|Manager|Director|Principal|Head|Chief|Superintendent)\b/;

/** Whether a post is none that one begins with. */
export const isNoFirstPost = ({ name, pathway }: Career): boolean =>
  LEADS_OTHERS.test(name) || (pathway !== undefined && isLaterPost(pathway));

/** A later post is none that one begins with: what beginners near it get. */
function beforeLaterPost(career: Career, { explorer }: Knowledge, language: Language): string {
  const { name, category, pathway, related = [] } = career;
  const own = shortPay(career, language);
  const nearOf = (ids: readonly string[] = []): readonly Career[] => ids.flatMap((id) => explorer.byId(id) ?? []);
  const near = nearOf(related);
  const first = [...new Set([...near, ...near.flatMap((each) => nearOf(each.related))])].filter(
    (each) => each.pathway !== undefined && each.category === category && !isNoFirstPost(each),
  );
  const rows = first
    .flatMap((each) => (each.payInr === undefined ? [] : `${careerLink(each)}: ${shortFirstPay(each, language)}`))
    .slice(0, NEAR);
  const when = pathway === undefined ? "" : paysAfter(pathway, language);
  return (
    p(NOBODY_BEGINS_SO[language](words(name), when)) +
    (own === null ? "" : p(ONCE_THERE[language](careerLink(career), own))) +
    (rows.length === 0 ? "" : p(NEAR_AT_THE_START[language]) + ul(rows) + p(PAY_BASIS[language]))
  );
}

const A_MONTH_OF = phrases(
  "monthly|(?:per|a|each|every|one|1) month|month (?:ki|ka|me|mein|kitn\\S*)|(?:har|ek|1|per) (?:mahine|mahina|month)|(?<!\\d |kitne |kitna )mahin[ae] (?:ka|ki|me|mein|bhar|kitn\\S*)|p m|महीने|महीना|मासिक|प्रति माह",
);

const monthOf = (payInr: Pay, language: Language): string =>
  A_MONTH[language](`${strong(monthlyRange(payInr, language))} (${payInr.basis === "estimated" ? "estimate" : "sourced"}, ${payInr.year})`);

/** What a month brings, where the year's pay is in the record. */
const ofMonth: Asked = ({ payInr }, { asks, text, language }) =>
  payInr !== undefined && asks.has("pay") && A_MONTH_OF.test(text) ? { lead: p(monthOf(payInr, language)), shows: ["pay"] } : null;

/** The low end of the range is what beginners get, and those in private work where both are in it. */
const ofFreshers: Asked = (career, { asks, text, language }, knowledge) => {
  const { payInr, pathway, category } = career;
  if (payInr === undefined || !asks.has("pay") || !FRESHER.test(text)) return null;
  if (pathway !== undefined && isLaterPost(pathway)) return { lead: beforeLaterPost(career, knowledge, language), shows: ["become"] };
  const low = shortFirstPay(career, language) ?? "";
  const mixed = OF_GOVERNMENT.test(text) && category !== "Government";
  const month = A_MONTH_OF.test(text) ? ` ${monthOf({ ...payInr, high: payInr.low }, language)}` : "";
  return { lead: p((mixed ? MIXED_PAY : LOW_END)[language](low) + month), shows: ["pay"] };
};

/** Where a trade or a craft is learnt, by the record's ways. */
const ofLearning: Asked = ({ name, pathway }, { asks, text, language }) => {
  if (pathway === undefined || !LEARN.test(text) || SUBJECT_ASKED.test(text)) return null;
  const [first, ...others] = waysOf(pathway);
  if (first === undefined) return null;
  return {
    lead: p(LEARN_IT_SO[language](words(name), recordText(first, language), recordTexts(others.slice(0, 3), language))),
    shows: asks.has("pay") ? ["pay", "become"] : ["become", "tryIt"],
  };
};

const WITH_ITS_YEARS = /\(\d[^)]*\b(?:years?|months?)\b/;

/** How long a single course takes stands in the catalogue only where the way names it; the time to the first pay does. */
const ofCourseLength: Asked = ({ name, pathway }, { text, language }) => {
  if (pathway === undefined || !HOW_LONG_A_COURSE.test(text)) return null;
  const dated = waysOf(pathway).filter((way) => WITH_ITS_YEARS.test(way));
  return {
    lead: p(
      dated.length === 0
        ? LENGTH_UNKNOWN[language](words(name), paysAfter(pathway, language))
        : LENGTH_OF_WAYS[language](words(name), recordTexts(dated, language)),
    ),
    shows: ["become"],
  };
};

/** The ways in that do without an institute whose examination was ruled out. */
const withoutInstitute: Asked = ({ name, pathway }, { excluded, language }) => {
  const institute = excluded.exams.flatMap((exam) => OF_ONE_INSTITUTE[exam] ?? [])[0];
  if (pathway === undefined || institute === undefined) return null;
  const ways = waysOf(pathway).filter((way) => !institute.test(way));
  if (ways.length === 0) return null;
  return {
    lead: p(WAYS_WITHOUT_IT[language](words(name), recordTexts(ways, language))),
    shows: ["skills", "tryIt"],
  };
};

/** Work that is looked for with Class 10 or 12, where its record asks for more. */
const ofSchooling: Asked = ({ name, education }, reading) => {
  const { stage, language } = reading;
  if (!isForWorkAtOnce(reading) || (stage !== "class10" && stage !== "class12")) return null;
  const passed = stage === "class10" ? "Class 10" : "Class 12";
  if (EDUCATION_LEVELS.indexOf(education) <= EDUCATION_LEVELS.indexOf(passed)) return null;
  return {
    lead: p(NOT_YET_WITH[language](passed, words(name), words(education))),
    shows: ["become"],
  };
};

const IS_IT_REAL = phrases(
  "(?:real|proper|genuine|serious|actual|respectable|legit|asli|sachch?a|सच में) (?:careers?|jobs?|professions?|work|field|kaam|करियर|काम)(?: .*)?",
  "(?:careers?|jobs?|professions?|work|kaam|naukri|करियर|काम|नौकरी) (?:(?:is|are|hai|sach me|sach mein|kya|bhi|really|ek|a|है|सच में|क्या) )*(?:real|genuine|asli|sach|true|legit|fake|असली|सच)(?! (?:estate|life|me|mein))(?: .*)?",
  "(?:is|are) (?:it|this|that|there) (?:even |really |actually )?(?:an? )?(?:career|job|profession)(?! (?:called|named|about|for|in|of))(?: .*)?|(?:career|job|profession) (?:hai bhi|hota hai|hoti hai|real hai|hai kya)",
);
const IS_PLAYED = phrases("play\\S*|games?|gam(?:er|ing)|watch\\S*|youtub\\S*|khel\\S*|dekh\\S*|hobby|fun|like|love|खेल\\S*|देख\\S*|गेम");
const PLAYED = /\b(?:Game|Gam(?:er|ing)|Esports|YouTuber|Streamer|Influencer|Content Creator|Vlogger|Blogger)\b/i;

/** Whether a career feeds one for long, or is without danger. */
const IS_SAFE = phrases(
  "(?:is|are) (?:\\S+ ){0,6}(?:safe|secure|stable)(?: (?:careers?|jobs?|options?|choices?|fields?|work|line))?(?= (?:$|in|or|for|now|to|today|with|and|having|aur))",
  "(?:careers?|jobs?|field|line|naukri|kaam|करियर|नौकरी|काम) (?:safe|secure|stable|surakshit|सेफ|सुरक्षित) (?:hai|h|hota|hoti|है|होता|होती)",
);
const OF_THE_BODY = 6;
const isBodily = ({ physical }: Career): boolean => physical >= OF_THE_BODY;

const namesOf = ({ name, alternativeTitles = [] }: Career): string => [name, ...alternativeTitles].join(" ");

/** Whether a career that somebody doubts is one: what it is, pays and asks, and how to see whether the wish holds. */
const ofReality: Asked = (career, { text, language }) => {
  const isDoubted = IS_IT_REAL.test(text) || (PLAYED.test(namesOf(career)) && IS_SAFE.test(text));
  if (!isDoubted || IS_PERMANENT.test(text)) return null;
  const isOfPlay = IS_PLAYED.test(text) || PLAYED.test(namesOf(career));
  return {
    lead: p(IS_REAL[language](words(career.name), summaryOf(career, language))) + (isOfPlay ? p(LIKING_IS_NOT_MAKING[language]) : ""),
    shows: ["about", "tryIt", "become", "pay"],
  };
};

export const IS_PERMANENT: RegExp = phrases(
  "permanent(?! way)|permanant|parmanent|regular (?:job|post|naukri)|pakk[aei]|pakki naukri|sthayi|स्थायी|पक्क[ाीे]|परमानेंट",
);

/** Whether a post is permanent: where an examination for posts fills it, as a rule. */
const ofPermanence: Asked = (whole, { text, asks, language }) => {
  const { name, pathway } = whole;
  if (pathway === undefined || !(IS_PERMANENT.test(text) || (IS_SAFE.test(text) && !isBodily(whole) && !PLAYED.test(namesOf(whole)))))
    return null;
  const filling = pathway.exams.filter((exam) => EXAM_RECORDS[exam].gives === "post");
  const career = words(name);
  if (filling.length === 1 && filling[0] === "Agniveer recruitment")
    return { lead: p(FOUR_YEARS_FIRST[language](career)), ...(asks.has("pay") ? {} : { shows: ["become"] as const }) };
  return {
    lead: p(
      filling.length > 0
        ? PERMANENT_BY_NOTICE[language](career, words(listed(filling, "or", language)))
        : PERMANENT_BY_CONTRACT[language](career),
    ),
    ...(asks.has("pay") ? {} : { shows: ["become"] as const }),
  };
};

const TEACHES_PLAY = /\b(?:Coach|Umpire|Referee|Sports Instructor|Swimming Instructor|Physical Education Teacher)\b/;
const HAVING_PLAYED = phrases(
  "(?:play(?:ed|ing)?|player|khel\\S*|khiladi|खेल\\S*|खिलाडी)(?: \\S+){0,4} (?:[jz]a?r+u+r+i|[jz]aroo?r\\S*|compulsory|mandatory|must|necessary|need(?:ed)?|required?|chahiye|pad(?:ega|ta)|जरूरी|जरुरी|चाहिए)",
  "(?:need|have|must|required?|necessary|compulsory)(?: \\S+){0,4} (?:play(?:ed|ing)?|player|swim)",
  "(?:khud |khudko )?\\S+ (?:aan[aie]|aat[aie]|jaann[ae]) (?:chahiye|[jz]a?r+u+r+i|[jz]aroo?r\\S*)|\\S+ आन[ाीे] (?:चाहिए|जरूरी)",
);
const ASKS_FOR_PLAY = /\bplay(?:ed|ing|er)?\b|\bcompetition\b|\bswimmer\b|\bathlete\b/i;

/** Whether one must have played a game to teach or judge it: by the ways of the record. */
const ofHavingPlayed: Asked = ({ name, pathway }, { text, language }) => {
  if (pathway === undefined || !TEACHES_PLAY.test(name) || !HAVING_PLAYED.test(text)) return null;
  const all = waysOf(pathway);
  const asking = all.filter((way) => ASKS_FOR_PLAY.test(way));
  const others = all.filter((way) => !ASKS_FOR_PLAY.test(way));
  const said = (ways: readonly string[]): string => recordTexts(ways, language);
  return {
    lead: p(
      asking.length === 0
        ? PLAY_IS_NOT_NAMED[language](said(others))
        : PLAY_IS_NAMED[language](said(asking), others.length === 0 ? null : said(others)),
    ),
    shows: ["subjects", "tryIt"],
  };
};

const WITHOUT_BACKGROUND = phrases(
  "(?:without|no|bina|zero|non|lack|with no)(?: (?:an?|any|the|prior))*(?: \\S+){0,2} (?:background|experience|knowledge|anubhav)|non (?:tech|technical|it|cs|coding|coder)(?: background)?|(?:background|anubhav|experience|coding|programming) (?:nahi|nhi|nahin|नहीं)(?: .*)?|without (?:any )?(?:coding|programming)",
);

/** Which tools come first, where whoever does not program asks most. */
const TOOLS: readonly (readonly [of: RegExp, tools: string])[] = [
  [/\bData Analyst|Business Analyst|Reporting Analyst/, "Excel; SQL; Power BI, Tableau; Python"],
  [/Software|Web Developer|Programmer/, "Python, JavaScript; Git; SQL"],
  [/UX|UI|Graphic Designer/, "Figma, Canva"],
];

/** Work that is sought without having done anything like it: what it asks can be learnt, and the record names it. */
const withoutBackground: Asked = ({ name, skills }, { asks, text, language }) => {
  if (!(asks.has("become") || asks.has("schooling")) || !WITHOUT_BACKGROUND.test(text)) return null;
  const tools = TOOLS.find(([of]) => of.test(name))?.[1] ?? null;
  return { lead: p(COMES_WITHOUT[language](words(name), words(skills.join(", ")), tools)), shows: ["tryIt", "become"] };
};

const CLASS_IN_TEXT = / (?:class )?(8|10|12)(?:th|वीं|वी)?(?= )/u;

/** Whether a class of school is a must: by the usual qualification of the record. */
const ofNeededClass: Asked = ({ name, education, pathway }, { text, streams, asks, language }) => {
  const [, number] = CLASS_IN_TEXT.exec(text) ?? [];
  if (number === undefined || streams.length > 0 || asks.has("subjects") || !NEED.test(text)) return null;
  const level = EDUCATION_LEVELS.map(String).indexOf(`Class ${number}`);
  if (level < 0) return null;
  const [before] = number === "12" ? (pathway?.afterClass10 ?? []) : [];
  if (before === undefined && EDUCATION_LEVELS.indexOf(education) >= level)
    return { lead: p(CLASS_IS_NEEDED[language](`Class ${number}`, words(name), words(education))), shows: ["become"] };
  return {
    lead: p(CLASS_IS_NO_MUST[language](`Class ${number}`, words(name), recordText(before ?? education, language))),
    shows: ["become"],
  };
};

const MOST_WAYS = 3;

/** Whether a career is had without Class 12: by the ways of its record that begin before it. */
const withoutClass12: Asked = ({ name, pathway }, { bounds, asks, language }) => {
  if (pathway === undefined || asks.has("pay") || !bounds.isBelowClass12) return null;
  const { afterClass10, afterClass12, afterDegree } = pathway;
  const isOpen = afterClass10.length > 0;
  const ways = isOpen ? afterClass10 : afterClass12.length > 0 ? afterClass12 : afterDegree;
  if (ways.length === 0) return null;
  return {
    lead: p((isOpen ? ALSO_WITHOUT_12 : NOT_WITHOUT_12)[language](words(name), recordTexts(ways.slice(0, MOST_WAYS), language))),
    shows: ["become"],
  };
};

const ASKS_DANGER = phrases(
  "dangerous|danger|unsafe|life risk|(?:is|are|kya) (?:\\S+ ){0,5}(?:risky|risk)|risky (?:hai|hota|hoti|job|work)|risk (?:hai|hota|hoti)",
  "khat[a]?rnaa?k|khatr[ae] (?:hai|hota|hote|rehta|wala|wali)|jokhim|खतरनाक|खतर[ाे] (?:है|होता|होते|रहता)|जोखिम",
);
const NAMES_DANGER =
  /danger|accident|injur|\bhurt|\bfalls?\b|falling|\bburn|\bfires?\b|explo|blast|\bgas(?:es)?\b|shock|poison|toxic|fume|radiat|infect|attack|violen|bullet|enemy|drown|collaps|crush|spark|\bdust|noise|chemical|heights?\b|\brisk|\bheat\b|smoke|sharp|\barc\b|\beyes?\b|\broofs?\b|\bdegrees\b|\bharm|\bkills?\b|storm|scald|lungs?\b|\bbite|sting|snake|live wire|fatal|death|dead\b|wounded|\bback(?:s)? (?:ache|pain|hurt)/i;

/** Whether the work is dangerous: by what its record names. */
const ofDanger: Asked = (career, { asks, text, language }) => {
  const { name, dislikes = [], day = [] } = career;
  if (!(ASKS_DANGER.test(text) || (IS_SAFE.test(text) && isBodily(career))) || asks.has("pay") || asks.has("become") || asks.has("growth"))
    return null;
  const naming = (items: readonly string[], told: readonly string[]): readonly string[] =>
    told.filter((_, place) => NAMES_DANGER.test(items[place] ?? "")).slice(0, 2);
  const disliked = naming(
    dislikes,
    dislikes.map((dislike) => textIn(dislike, language)),
  );
  const named = disliked.length > 0 ? disliked : naming(day, dayIn(career, language));
  const lead =
    named.length > 0 ? DANGER_IS_NAMED[language](words(name), words(named.join("; "))) : DANGER_IS_NOT_NAMED[language](words(name));
  return { lead: p(lead), shows: ["dislikes"] };
};

/** The same of a degree that is named: by the ways that do without it. */
const withoutNamedDegree: Asked = ({ name, pathway }, { excluded, degrees, text, asks, language }) => {
  const [degree] = excluded.degrees;
  if (pathway === undefined || degree === undefined || degrees.length > 0 || asks.has("pay") || !(asks.has("become") || WHETHER.test(text)))
    return null;
  const all = waysOf(pathway);
  if (all.length === 0) return null;
  const left = withoutDegrees(pathway, [degree]);
  const isOpen = left !== pathway;
  const others = waysOf(left);
  return {
    lead: p(
      `${(isOpen ? ALSO_WITHOUT_IT : NOT_WITHOUT_IT)[language](words(degree))} ${words(name)}: ${recordTexts((isOpen ? others : all).slice(0, MOST_WAYS), language)}.`,
    ),
    shows: ["become"],
  };
};

/** The same of a stream that was not taken: by the choices of subjects that the record keeps open. */
const withoutStream: Asked = ({ pathway }, { excluded, streams, text, asks, language }) => {
  if (pathway === undefined || excluded.streams.length === 0 || streams.length > 0 || asks.has("pay") || !WHETHER.test(text)) return null;
  const refused = new Set(excluded.streams.flatMap(({ combinations }) => combinations));
  const isOpen = pathway.subjects.some((subjects) => !refused.has(subjects));
  const left = listed(
    excluded.streams.map((stream) => words(stream.name)),
    "or",
    language,
  );
  return {
    lead: p(
      `${(isOpen ? ALSO_WITHOUT_IT : NOT_WITHOUT_IT)[language](left)} ${IN_SCHOOL[language](subjectsText(pathway, language))}${routesWithTerms(pathway, language)}`,
    ),
    shows: ["become"],
  };
};

/** Skills that students ask after before they begin, with the words by which a record names them. */
const SKILLS: readonly { readonly cue: RegExp; readonly name: string; readonly named: RegExp }[] = [
  {
    cue: phrases("coding|programming|python|java|कोडिंग|प्रोग्रामिंग"),
    name: "programming",
    named: /program|\bcod(?:e|ing)\b|python|java|\bSQL\b|script|software development|exploit/i,
  },
  {
    cue: phrases("drawing|sketch\\S*|draw|ड्राइंग|चित्रकारी"),
    name: "drawing",
    named: /draw|sketch|illustrat/i,
  },
];
const ASKS_IF_KNOWN = phrases(
  "(?:aan[aiey]|know|knowing|janna|जानना|आन[ाीे])(?: \\S+)? (?:chahiye|zaroori|zaruri|jaruri|jaroori|necessary|चाहिए|जरूरी)",
);

/** A subject is what must be there, and the skill is had. */
const SUBJECT_ASKED = new RegExp(
  ` (?:maths?|mathematics|physics|chemistry|biology|statistics|ganit|गणित|मैथ्स?)(?: \\S+){0,2}${NEED.source}`,
  "u",
);

/** Whether one must be able to do something for a career: by the skills that its record names. */
const ofNeededSkill: Asked = ({ name, skills, description, day = [] }, { text, language }) => {
  const skill = SKILLS.find(({ cue }) => cue.test(text));
  if (skill === undefined || SUBJECT_ASKED.test(text) || !(NEED.test(text) || ASKS_IF_KNOWN.test(text))) return null;
  const isNamed = [...skills, description, ...day].some((line) => skill.named.test(line));
  const said = isNamed ? SKILL_IS_NAMED : SKILL_IS_NOT_NAMED;
  return { lead: p(said[language](skill.name, words(name), words(skills.join(", ")))), shows: ["become", "tryIt"] };
};

const GOVERNMENT_WORK = phrases(
  "(?:sarkari|sarkaari|government|govt|goverment|gov|सरकारी) (?:\\S+ )?(?:jobs?|naukri|nokri|posts?|work|service|vacanc\\S*|hospital|sector|नौकरी|पद|अस्पताल|सेवा)",
);

/** How a career is had in the service of the Government: by the examinations of its record, and whoever else recruits. */
const ofGovernment: Asked = ({ name, category, pathway }, { text, asks, language }) => {
  if (pathway === undefined || category === "Government" || asks.has("pay") || !GOVERNMENT_WORK.test(text)) return null;
  const given = pathway.exams.filter((exam) => EXAM_RECORDS[exam].gives === "post");
  const named = given.map((exam) => words(`${exam} (${holderOf(exam, language)})`));
  return {
    lead: p(IN_GOVERNMENT[language](words(name), named.length === 0 ? null : listed(named, "and", language))),
    shows: ["become"],
  };
};

/** A way that leads into a post of the Government. */
const INTO_A_PUBLIC_POST =
  /\b(?:[Gg]overnment|State (?:department|museum|hospital|selection)|UPSC|SSC|PSC|ISRO|DRDO|BARC|Survey(?! of)|municipal|public sector|Railway\w*|Navodaya)\b/;

/** Whether a career is work of the Government or private: who recruits for it, by its record. */
const ofEmployers: Asked = ({ name, category, pathway }, { text, careers, asks, language }) => {
  if (pathway === undefined || category === "Government" || careers.length > 1 || asks.has("pay")) return null;
  if (!GOVERNMENT_OR_PRIVATE_WORK.test(text)) return null;
  const given = pathway.exams.filter((exam) => EXAM_RECORDS[exam].gives === "post").map((exam) => words(exam));
  const ways = given.length > 0 ? [] : waysOf(pathway).filter((way) => INTO_A_PUBLIC_POST.test(way));
  const posts =
    given.length > 0 ? listed(given, "and", language) : ways.length > 0 ? recordTexts(ways.slice(0, MOST_WAYS), language) : null;
  return { lead: p(WHO_EMPLOYS[language](words(name), posts)), shows: ["become"] };
};

const WITHOUT_A_DEGREE = phrases(
  "(?:without|no|bina|बिना)(?: (?:an?|any|koi|kisi|doing|college|किसी))* (?:degree|graduation|college|डिग्री|ग्रेजुएशन)|(?:degree|graduation|डिग्री|ग्रेजुएशन) (?:ke|k|के) (?:bina|बिना)",
  "(?:degree|graduation|डिग्री|ग्रेजुएशन)(?: (?:chahiye|lagti|hai|kya|zaroori|zaruri|needed|required|necessary|चाहिए|क्या|जरूरी))* (?:or|ya|या)(?: \\S+){0,4} (?:course|certificate|diploma|training|कोर्स|डिप्लोमा)(?: .*)?",
  "(?:degree|graduation|padhai|college|डिग्री|ग्रेजुएशन|पढाई) (?:karna |hona |करना )?(?:[jz]a?r+u+r+i|[jz]aroori|compulsory|necessary|needed|required|a must|must|जरूरी|जरुरी)|(?:need|require|must have)(?: (?:an?|any|to have|have))* (?:degree|graduation|college degree)",
);
/** A way that goes by a degree. */
const BY_A_DEGREE =
  /\b(?:B\.?(?:A|Sc|Com|BA|CA|Tech|E|Des|FA|HM|VSc|Pharm|PT|Voc|Ed|Arch|ASLP)|BMS|BHMS|BAMS|BDS|MBBS|LLB|BS-MS)\b|\bdegree\b/;

/** What the law asks a licence for is had by no other way than the course that gives it. */
const ofLicence: Asked = ({ name, pathway }, { text, excluded, language }) => {
  const licence = pathway?.licence ?? null;
  const [degree] = excluded.degrees;
  if (pathway === undefined || licence === null || (degree === undefined && !WITHOUT_A_DEGREE.test(text))) return null;
  const isByOthers = degree === undefined ? (way: string) => !BY_A_DEGREE.test(way) : (way: string) => !namesDegree(degree)(way);
  const first = [...pathway.afterClass10, ...pathway.afterClass12];
  if (first.length === 0 || first.some(isByOthers)) return null;
  return {
    lead: p(NOT_WITHOUT_LICENCE[language](words(name), recordText(licence, language), recordTexts(first.slice(0, MOST_WAYS), language))),
    shows: ["become"],
  };
};

/** Asked so, a way without one is a no. */
const IS_IT_A_MUST = phrases(
  "(?:do|does)(?: \\S+){1,3} (?:need|require)|(?:is|are)(?: \\S+){0,3} (?:degree|graduation|college)(?: \\S+)? (?:compulsory|necessary|needed|required|a must|must)|(?:degree|graduation|college|padhai) (?:karna |hona |lena )?(?:[jz]a?r+u+r+i|[jz]aroori|compulsory|necessary)|(?:degree|graduation) (?:chahiye|lagti|lagegi)|(?:डिग्री|ग्रेजुएशन|पढाई) (?:करना |होना )?(?:जरूरी|जरुरी|चाहिए)",
);

/** Whether a career is had without a degree: the ways of its record that name none. */
const ofNoDegree: Asked = ({ name, education, pathway }, { text, language }) => {
  if (pathway === undefined || !WITHOUT_A_DEGREE.test(text)) return null;
  const ways = [...pathway.afterClass10, ...pathway.afterClass12].filter((way) => !BY_A_DEGREE.test(way));
  return {
    lead: p(
      ways.length === 0
        ? ALL_WAYS_BY_DEGREE[language](words(name), words(education), IS_IT_A_MUST.test(text))
        : WAYS_WITHOUT_DEGREE[language](words(name), recordTexts(ways, language), IS_IT_A_MUST.test(text)),
    ),
    shows: ["skills", "tryIt", "become"],
  };
};

const WITH_MATHS: ReadonlySet<SubjectCombination> = new Set(["PCM", "PCMB", "Commerce with Maths"]);

/** Whether one may become something by maths who is weak in it: yes, where it is mended. */
const ofWeakMaths: Asked = ({ name, pathway }, { text, asks, language }) => {
  const asksOf = WHETHER.test(text) && !asks.has("pay");
  if (pathway === undefined || !asksOf || !WEAK_IN_MATHS.test(text) || !pathway.subjects.every((subjects) => WITH_MATHS.has(subjects)))
    return null;
  return { lead: p(MATHS_CAN_BE_MENDED[language](words(name))), shows: ["become"] };
};

const IS_DEAD = phrases(
  "(?:is|are|has|kya|क्या)(?: \\S+){1,5} (?:dead|dying|obsolete)(?: (?:field|branch|career|line|now))?(?= $)",
  "(?:khatam|khatm|dead|खत्म|डेड)(?: (?:ho|हो))? (?:gay[aei]|gya|raha|rha|rahi|hai|jayeg[ai]|jaeg[ai]|chuk[aei]|गया|रहा|रही|जाएगा|जाएगी|है)(?: (?:kya|hai|h|क्या|है))*(?= $)",
);
const OF_MACHINES = phrases("ai|a i|artificial intelligence|robots?|chat ?gpt|एआई");

/** Whether a career is said to be dead: no, where the one projection that is known has it growing. */
const ofDead: Asked = (career, { text, language }) =>
  IS_DEAD.test(text) && !OF_MACHINES.test(text) && shortGrowth(career) !== null && parseGrowth(career.growth) > 0
    ? { lead: p(NOT_DEAD[language](words(career.name))), shows: ["growth"] }
    : null;

const AFTER_SCHOOL = phrases(
  "(?:after|since) (?:class )?(?:12|12th|10|10th)|(?:12|12th|10|10th|बारहवीं|12वीं) (?:ke baad|k baad|baad|के बाद)",
);

/** Whose post goes by an examination for graduates is come to from school by a degree first. */
const ofDegreeFirst: Asked = ({ name, pathway }, { asks, stage, degrees, text, language }) => {
  if (pathway === undefined || !asks.has("become") || degrees.length > 0 || !(stage === "class12" || AFTER_SCHOOL.test(text))) return null;
  const posts = pathway.exams.filter((exam) => EXAM_RECORDS[exam].gives === "post");
  const [first] = posts;
  const takesGraduates = (exam: Exam): boolean =>
    EXAM_RECORDS[exam].asks === "Bachelor's Degree" && !(EXAM_RECORDS[exam].alsoFor ?? []).some((level) => level !== "Bachelor's Degree");
  if (
    first === undefined ||
    !posts.every(takesGraduates) ||
    pathway.licence !== null ||
    !pathway.afterClass12.some((way) => BY_A_DEGREE.test(way))
  )
    return null;
  return { lead: p(DEGREE_FIRST[language](words(name), words(first))), shows: ["become"] };
};
const ONLY = phrases(
  "(?:is|are|kya) (?:\\S+ ){0,4}only (?:for |about )?(?!(?:\\S+ )?(?:boys?|girls?|men|women|males?|females?|ladies|gents) )\\S+|(?:sirf|keval|bas|सिर्फ|केवल) (?!(?:ladk\\S*|purush\\S*|mahila\\S*|लडक\\S*|महिला\\S*|पुरुष\\S*) )\\S+(?: \\S+){0,2} (?:ke liye |ka kaam |hi )?(?:hota|hoti|hai|होता|होती|है)",
);
const BEST_ALONE = phrases(
  "topper\\S*|intelligent|brilliant|genius|smart(?: people| students?)?|rich(?: people)?|ameer\\S*|hoshiyar\\S*|अमीर\\S*|होशियार\\S*|टॉपर\\S*",
);
const SOME_TASKS = 3;

/** Whether a career is only for some, or only one kind of work: no, as its ordinary day tells. */
const ofOnly: Asked = (career, { asks, text, language }) => {
  const { name } = career;
  const day = dayIn(career, language);
  if (!ONLY.test(text) || asks.has("pay") || day.length === 0) return null;
  if (BEST_ALONE.test(text)) return { lead: p(NOT_FOR_THE_BEST_ALONE[language](words(name))), shows: ["become"] };
  return { lead: p(NOT_ONLY_THAT[language](words(name), words(day.slice(0, SOME_TASKS).join("; ")))), shows: ["dislikes", "become"] };
};

const GOOD_FOR_BEGINNERS = phrases(
  "(?:good|right|possible|easy|open|best|suitable|acch?[aie]|achh?[aie]|sahi)(?: \\S+){0,4} freshers?|(?:can|do|are) (?:a )?freshers?(?: .*)?|freshers?(?: \\S+){0,4} (?:sakt\\S*|mil\\S*|possible|chance)|as (?:an? )?fresher",
);

/** Whether work is one that people begin in. */
const ofBeginners: Asked = (career, { asks, text, language }, knowledge) => {
  const { name, education, pathway } = career;
  if (pathway === undefined || asks.has("pay") || !GOOD_FOR_BEGINNERS.test(text)) return null;
  if (isNoFirstPost(career)) return { lead: beforeLaterPost(career, knowledge, language), shows: ["become"] };
  return {
    lead: p(BEGUN_BY_FRESHERS[language](words(name), words(education), shortFirstPay(career, language))),
    shows: ["tryIt", "become"],
  };
};

const ASKED: readonly Asked[] = [
  ofOnly,
  ofBeginners,
  ofDegreeFirst,
  ofLicence,
  ofDead,
  ofPermanence,
  ofHavingPlayed,
  ofWeakMaths,
  ofNoDegree,
  ofEmployers,
  ofGovernment,
  ofNeededSkill,
  ofNeededClass,
  ofDanger,
  withoutClass12,
  withoutStream,
  withoutNamedDegree,
  ofReality,
  withoutBackground,
  withoutInstitute,
  ofSchooling,
  ofFreshers,
  ofMonth,
  ofCourseLength,
  ofLearning,
];

/** The first that was asked, or null. */
export function askedFirst(career: Career, reading: Reading, knowledge: Knowledge): Route | null {
  for (const asked of ASKED) {
    const route = asked(career, reading, knowledge);
    if (route !== null) return route;
  }
  return null;
}
