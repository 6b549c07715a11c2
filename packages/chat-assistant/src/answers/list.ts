import type { Career } from "@career-clarity/career-catalog";
import { defaultQuery } from "@career-clarity/explorer-query";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { h3, p, ul, words } from "../html/write.ts";
import { END, inEach, type Language, type Wording } from "../language.ts";
import { NO_INTERESTS } from "../reading/interests.ts";
import type { Reading } from "../reading/reading.ts";
import type { NamedStream } from "../reading/streams.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { asksForMore, type Criterion, criteriaOf, isForWorkAtOnce } from "./criteria.ts";
import { fieldMeaning } from "./field-meaning.ts";
import { GROWTH_BASIS, PAY_BASIS, paysAfter, shortGrowth, shortPay } from "./figures.ts";
import { inHand } from "./in-hand.ts";
import { listed } from "./join.ts";
import { assessmentLink, careerLink, explorerLink } from "./links.ts";
import {
  CAREERS_THAT,
  DEPENDS,
  INSTEAD_OF,
  KEEPS_THESE_OPEN,
  MORE_CAREERS,
  NEAR_A_CAREER,
  NEAR_IT,
  NEAREST_IN_KIND,
  NO_OTHER_CHOICE,
  NONE_HAS_ALL,
  NONE_OF_THESE_IS,
  NOT_A_MUST,
  RECORDS_ARE_SILENT,
  SOMETHING_DIFFERENT,
  STUDIED_FOR,
  THESE_ASK_FOR_MORE,
  UNLABELLED,
  WHICH_SUIT,
  WHOLE_LIST,
} from "./list-texts.ts";
import { namesDegree } from "./names-degree.ts";
import { fulfilling, type Ranking, varied } from "./rank.ts";
import { asksWhether } from "./straight.ts";
import { YES_SUCH_WORK } from "./straight-texts.ts";
import { asksIfNeeded, choicesBeside } from "./subjects.ts";
import { studies } from "./ways.ts";
import { descriptionOf, workRow } from "./work-row.ts";

const SHOWN = 6;
const MOST_OF_A_TOPIC = 4;
const SHORT = 7;
const FEW = 3;

/** Words with which a list of careers is asked for. */
const ASKS_FOR_LIST = phrases(
  "careers?|carr?eers?|jobs?|fields?|professions?|business(?:es)?|options?|opportunit(?:y|ies)|scope|work|become|roles?|courses?",
  "future in|something (?:in|with)",
  "(?:i|we|he|she|son|daughter)(?: \\S+)? (?:like|love|enjoy|am good at|am interested|want)",
  "into|im (?:good|interested|into|passionate)|(?:good|great|strong|interested|passionate|talented) (?:at|in|about|with)|love",
  "(?:what|which)(?: \\S+){0,2} (?:will|would|should|can|may)? ?suits?",
  "like|enjoy|interest(?:ed)?|passion(?:ate)?|hobby|what (?:can|should|could|to|next)|suggest\\S*|use of|used for",
  "kis liye|hate|dislike|cant stand|padhna|padhni|seekhna|sikhna|maza|pasand|shauk|shok|man hai|ruchi|naukri|nokri|kaam|karu|kare|karna|ban\\S*|kya kya|line|पसंद|नौकरी|काम|करियर",
  "करें|करन[ाी]|बन\\S*",
);

type Shows = NonNullable<Criterion["shows"]>;

/** The figures that a wish is about, beside each career. */
const FIGURES: Readonly<Record<Shows, (career: Career, language: Language) => string | null>> = {
  pay: shortPay,
  years: ({ pathway }, language) => (pathway === undefined ? null : paysAfter(pathway, language)),
  growth: shortGrowth,
};

/** Where such figures come from, said once. */
const BASES: Readonly<Record<Shows, Wording>> = {
  pay: inEach((language) => p(PAY_BASIS[language])),
  years: inEach(() => ""),
  growth: inEach((language) => p(GROWTH_BASIS[language])),
};

const shownIn = (criteria: readonly Criterion[]): readonly Shows[] => [...new Set(criteria.flatMap(({ shows }) => shows ?? []))];

const detail = (career: Career, shows: readonly Shows[], language: Language): string => {
  const facts = shows.flatMap((show) => FIGURES[show](career, language) ?? []);
  return facts.length === 0 ? descriptionOf(career, language) : `${facts.join("; ")}${END[language]} ${descriptionOf(career, language)}`;
};

/** Where to find more of the same: only a search that the explorer answers, and how many it shows only where it shows just those. */
function more(criteria: readonly Criterion[], { explorer }: Knowledge, total: number, hasOthers: boolean, language: Language): string {
  const asked = Object.assign({}, ...criteria.map(({ query }) => query ?? {}));
  const answers = explorer.query({ ...defaultQuery(explorer), ...asked, pageSize: 1 }).total;
  const place = (text: string): string => explorerLink(answers > 0 ? asked : {}, text);
  return answers === total && !hasOthers ? WHOLE_LIST[language](total, place) : MORE_CAREERS[language](place);
}

const isOfTopic = ({ loose }: Criterion): boolean => loose === true;

/**
 * Of a topic or field whose careers all lack something that is asked for, the topic with what is left: nobody who asks for psychology is helped with bees.
 * What is wished yields before what somebody has, which stands first.
 */
function onTopic(criteria: readonly Criterion[], knowledge: Knowledge): readonly Criterion[] | null {
  if (!criteria.some(isOfTopic)) return null;
  const firm = criteria.filter((criterion) => !isOfTopic(criterion) && criterion.negative !== true);
  if (firm.length === 0) return null;
  const without = (left: readonly Criterion[]): readonly Criterion[] => criteria.filter((criterion) => !left.includes(criterion));
  const nearest = [...firm.toReversed().map((one) => without([one])), without(firm)];
  return nearest.find((kept) => fulfilling(kept, knowledge).total > 0) ?? null;
}

/** The criteria that careers fulfil together, and those careers; what the words of the question added is given up first. */
function satisfiable(
  criteria: readonly Criterion[],
  knowledge: Knowledge,
): { readonly kept: readonly Criterion[]; readonly found: Ranking } {
  const found = fulfilling(criteria, knowledge);
  if (found.total > 0) return { kept: criteria, found };
  const firm = criteria.filter((criterion) => !isOfTopic(criterion));
  const fields = criteria.filter(({ among }) => among === undefined);
  // Of words alone the field, which stands first, says least; beside what only rules out it says most.
  const yielding = criteria.map((criterion) => criterion.yields ?? criterion);
  const ofTopic = criteria.some(isOfTopic) ? fulfilling(yielding, knowledge) : found;
  if (ofTopic.total > 0) return { kept: yielding, found: ofTopic };
  const nearest = onTopic(criteria, knowledge);
  if (nearest !== null) return { kept: nearest, found: fulfilling(nearest, knowledge) };
  for (const kept of [firm.length > 0 ? firm : criteria.slice(1), fields]) {
    if (kept.length === criteria.length || kept.every(({ negative }) => negative === true)) continue;
    return { kept, found: fulfilling(kept, knowledge) };
  }
  return { kept: criteria, found };
}

/** Where few careers are called after a topic, those whose ways in name it as what is studied: sociology is for social workers too. */
function studiedFor(kept: readonly Criterion[], shown: readonly Career[], knowledge: Knowledge): readonly Career[] {
  const { isStudied, mayBeStudiedFor } = kept.find((criterion) => criterion.isStudied !== undefined) ?? {};
  if (shown.length >= SHOWN || isStudied === undefined) return [];
  const named: Criterion = {
    label: UNLABELLED,
    ...(mayBeStudiedFor && { among: mayBeStudiedFor() }),
    holds: (career) => !shown.includes(career) && studies(career.pathway).some(isStudied),
    points: () => 0,
  };
  return varied(fulfilling([...kept.filter(({ among }) => among === undefined), named], knowledge), SHOWN - shown.length);
}

const isByMa = namesDegree("MA");
/** Whether it is a subject that is studied to an MA and has few careers of its own: its students take what every graduate may. */
function isOfEveryGraduate(kept: readonly Criterion[], shown: readonly Career[]): boolean {
  const isStudied = kept.flatMap((criterion) => criterion.isStudied ?? []);
  const isOfArts = ({ pathway }: Career): boolean => studies(pathway).some((way) => isByMa(way) && isStudied.some((names) => names(way)));
  return shown.length <= FEW && shown.some(isOfArts);
}

/** Where few careers hold every word of a topic, those that fit all else that was read. */
function further(kept: readonly Criterion[], shown: readonly Career[], knowledge: Knowledge): readonly Career[] {
  const wider = kept.filter(({ among }) => among === undefined);
  if (shown.length >= FEW || wider.length === kept.length || wider.every(({ negative }) => negative === true)) return [];
  // What is of no kind with any of them is not near.
  const fields = new Set(shown.map(({ category }) => category));
  return varied(
    fulfilling([...wider, { label: UNLABELLED, holds: ({ category }) => fields.has(category), points: () => 0 }], knowledge),
    SHOWN,
  )
    .filter((career) => !shown.includes(career))
    .slice(0, SHOWN - shown.length);
}

const labelled = (criteria: readonly Criterion[], language: Language): string =>
  criteria.flatMap(({ label }) => (label[language] === "" ? [] : words(label[language]))).join(", ");

export function listOf(criteria: readonly Criterion[], knowledge: Knowledge, language: Language = "english", lead = ""): string | null {
  const { kept, found } = satisfiable(criteria, knowledge);
  if (found.total === 0) return null;
  const isOnTopic = kept.length < criteria.length && kept.some(isOfTopic);
  // Variety leaves nothing out where there are few.
  const topical = found.total <= SHOWN || kept.some(({ loose }) => loose === true);
  const [only] = kept;
  const shown =
    kept.length === 1 && only?.ofAField !== undefined
      ? varied(found, SHOWN, only.ofAField, ({ category }) => category)
      : varied(found, SHOWN, topical ? MOST_OF_A_TOPIC : undefined);
  const shows = shownIn(kept);
  const rows = (careers: readonly Career[]) => ul(careers.map((career) => `${careerLink(career)}: ${detail(career, shows, language)}`));
  const studied = studiedFor(kept, shown, knowledge);
  const all = [...shown, ...studied];
  const ofGraduates = isOfEveryGraduate(kept, all);
  const graduate = ofGraduates ? inHand({ degrees: ["BA"], language }) : "";
  const others = ofGraduates || isOnTopic ? [] : further(kept, all, knowledge);
  const left = criteria.filter((criterion) => !kept.includes(criterion));
  const given = isOnTopic ? NONE_OF_THESE_IS[language](labelled(left, language)) : NONE_HAS_ALL[language];
  return (
    lead +
    h3(CAREERS_THAT[language](labelled(kept, language))) +
    (kept.length < criteria.length ? p(given) : "") +
    shows.map((show) => BASES[show][language]).join("") +
    rows(shown) +
    (studied.length === 0 ? "" : p(STUDIED_FOR[language]) + rows(studied)) +
    (lead.includes(graduate) ? "" : graduate) +
    (others.length === 0 ? "" : p(NEAR_IT[language]) + rows(others)) +
    p(`${more(kept, knowledge, found.total, studied.length + others.length > 0, language)} ${WHICH_SUIT[language](assessmentLink())}`)
  );
}

/** Whether what the question is about is known well enough to answer with a list. */
function isAboutCareers(reading: Reading, criteria: readonly Criterion[]): boolean {
  if (isForWorkAtOnce(reading) || fieldMeaning(reading) !== "") return true;
  const { text, asks, interests, wishes, streams, exams, categories, degrees, excluded } = reading;
  const firm =
    wishes.length +
      streams.length +
      exams.length +
      categories.length +
      degrees.length +
      excluded.exams.length +
      excluded.streams.length +
      (interests.said.length > 0 ? excluded.careers.length + excluded.words.length : 0) +
      excluded.avoided.length +
      excluded.degrees.length +
      excluded.categories.length >
      0 || criteria.some(({ shows }) => shows === "pay");
  // Of two wishes and nothing else a list is asked for.
  if (wishes.length > 1 && interests.said.length === 0) return true;
  // The words for a field are not looked up as topics.
  if (firm && (ASKS_FOR_LIST.test(text) || interests.unknown <= categories.length)) return true;
  if (interests.said.length === 0) return false;
  const wellKnown = interests.said.length >= interests.unknown;
  return (
    wellKnown &&
    (interests.liked ||
      ASKS_FOR_LIST.test(text) ||
      (asks.has("pay") && interests.unknown === 0) ||
      (interests.unknown === 0 && text.trim().split(" ").length <= SHORT))
  );
}

const WHETHER = phrases(
  "can i|can we|possible|(?:kar|ho|ja|ban) sak\\S*|(?:karna|karni|padhna|padhni|jana) (?:hai|h|chaht\\S*)|want to (?:do|study)|सकत\\S*",
);

/** "Is science compulsory for psychology": whether the first careers of the field have ways in without it. */
function neededOpening(stream: NamedStream, careers: readonly Career[], language: Language): string {
  const name = words(stream.name);
  const without = careers.filter(({ pathway }) => pathway !== undefined && choicesBeside(pathway, stream).length > 0);
  if (without.length === 0) return p(NO_OTHER_CHOICE[language](name));
  if (without.length === careers.length) return p(NOT_A_MUST[language](name));
  const careersWithout = without.map((career) => words(career.name));
  return p(DEPENDS[language](name, listed(careersWithout, "and", language)));
}

/** Of somebody who studies no further than a first degree: what of the topic asks for more. */
function beyondFirstDegree(reading: Reading, knowledge: Knowledge): string {
  if (!reading.bounds.isFirstDegree) return "";
  const unbound = { ...reading, bounds: { ...reading.bounds, isFirstDegree: false } };
  const above = varied(fulfilling(criteriaOf(unbound, knowledge), knowledge), SHOWN)
    .filter(asksForMore)
    .slice(0, FEW);
  return above.length === 0 ? "" : p(THESE_ASK_FOR_MORE[reading.language](listed(above.map(careerLink), "and", reading.language)));
}

/** "Can I do psychology from commerce": said first where it can be done. */
function opening(
  { text, streams, degrees, interests, categories, language }: Reading,
  criteria: readonly Criterion[],
  knowledge: Knowledge,
): string {
  const [stream, second] = streams;
  if (stream === undefined && degrees.length < 2 && asksWhether(text) && fulfilling(criteria, knowledge).total >= FEW)
    return p(YES_SUCH_WORK[language]);
  if (stream === undefined || second !== undefined || interests.said.length + categories.length === 0) return "";
  const found = fulfilling(criteria, knowledge);
  if (found.total > 0 && asksIfNeeded(text, stream)) return neededOpening(stream, varied(found, SHOWN, MOST_OF_A_TOPIC), language);
  return WHETHER.test(text) && found.total >= FEW ? p(KEEPS_THESE_OPEN[language](words(stream.name))) : "";
}

/** Whether the work of a field grows. */
const ASKS_TREND = phrases(
  "(?:growing|rising|increasing) or (?:falling|declining|decreasing|shrinking|not)|(?:falling|declining|decreasing) or (?:growing|rising|increasing)|(?:badh|ghat) rah[aei] (?:hai|hain)|(?:बढ|घट) रह\\S* (?:है|हैं)",
);
const ASKS_SCOPE = phrases("scope|स्कोप");
/** The scope of a subject is asked for what its work pays. */
const isOfScope = ({ text, interests, streams, wishes }: Reading): boolean =>
  interests.said.length === 1 && streams.length + wishes.length === 0 && ASKS_SCOPE.test(text);

/** Careers by stream, skill, wish, examination, degree or field, and by what must not be. */
export const listAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const criteria = criteriaOf(reading, knowledge);
  const [first, ...others] = criteria;
  if (first === undefined || !isAboutCareers(reading, criteria)) return null;
  const shows = reading.asks.has("pay") || isOfScope(reading) ? "pay" : ASKS_TREND.test(reading.text) ? "growth" : undefined;
  return listOf(
    shows === undefined ? criteria : [{ ...first, shows }, ...others],
    knowledge,
    reading.language,
    fieldMeaning(reading) + beyondFirstDegree(reading, knowledge) + opening(reading, criteria, knowledge),
  );
});

/** Careers nearest in kind to one, then the best known of its field, of which none is ruled out. */
function nearTo(out: Career, reading: Reading, knowledge: Knowledge): readonly Career[] {
  const exclusions = criteriaOf(reading, knowledge).filter(({ negative }) => negative === true);
  const isLeft = (career: Career): boolean => career !== out && exclusions.every(({ holds }) => holds(career));
  const ofField = { label: UNLABELLED, holds: ({ category }: Career) => category === out.category, points: () => 0 };
  const related = (out.related ?? []).flatMap((id) => knowledge.explorer.byId(id) ?? []);
  const known = varied(fulfilling([ofField, ...exclusions], knowledge), SHOWN);
  return [...new Set([...related, ...known])].filter(isLeft).slice(0, SHOWN);
}

function nearList(title: string, lead: string, near: readonly Career[], language: Language): string | null {
  if (near.length === 0) return null;
  return h3(title) + p(lead) + ul(near.map((career) => workRow(career, language))) + p(SOMETHING_DIFFERENT[language](assessmentLink()));
}

const OF_ALL_WORK = phrases(
  "(?:top|best|list of|all|popular|trending)(?: \\d+)?(?: \\S+)? (?:jobs?|careers?|professions?|options?|naukri)|(?:jobs?|careers?) list|सबसे अच्छे करियर",
);

/** Careers near those that were ruled out, where nothing else was said. */
export const insteadAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { language } = reading;
  const [named] = reading.excluded.careers;
  if (named === undefined) return null;
  // Who rules out work of two fields, or asks for the best of all work, asks for no neighbours of the first.
  const isOfAll = reading.excluded.careers.length > 1 || OF_ALL_WORK.test(reading.text);
  const others = isOfAll ? listOf(criteriaOf({ ...reading, stage: null, interests: NO_INTERESTS }, knowledge), knowledge, language) : null;
  if (others !== null) return others;
  const title = INSTEAD_OF[language](words(named.word ?? named.career.name));
  return nearList(title, NEAREST_IN_KIND[language], nearTo(named.career, reading, knowledge), language);
});

const ASKS_FOR_OTHERS = phrases("jobs?|careers?|options?|roles?|fields?|work|kaam|kya (?:kar\\S*|options?)|naukri|join|नौकरी|करियर|काम");

/** Work near a career that does without something in it: "software jobs without coding". */
export const nearWithoutAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { careers, excluded, asks, text, language } = reading;
  const [named, second] = careers;
  if (named === undefined || second !== undefined) return null;
  if (excluded.avoided.length + excluded.careers.length + excluded.words.length === 0) return null;
  if (asks.size > 0 && (!ASKS_FOR_OTHERS.test(text) || asks.has("become") || asks.has("pay"))) return null;
  const [out] = criteriaOf(reading, knowledge).filter(({ negative }) => negative === true);
  if (out === undefined) return null;
  const title = NEAR_A_CAREER[language](words(named.career.name), words(out.label[language]));
  return nearList(title, RECORDS_ARE_SILENT[language], nearTo(named.career, reading, knowledge), language);
});
