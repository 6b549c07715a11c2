import type { Career } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { p, ul, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { AROUND_FIELDS, type AroundField } from "../names/around-fields.ts";
import type { Reading } from "../reading/reading.ts";
import { everywhere, padded, phrases, wordsOf } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import {
  AROUND_THE_STAR,
  CHEAPER_IN_THE_FIELD,
  CHEAPER_NEAR,
  ENGINEER_FOR_LESS,
  QUALIFICATION,
  STANDARDS_OF_UNIFORMS,
  WHICH_PART,
  WHY_IT_COSTS_LESS,
} from "./around-texts.ts";
import { paysAfter } from "./figures.ts";
import { assessmentLink, careerLink } from "./links.ts";
import { CHEAPEST_TEACHING } from "./topics/asked-before-forms.ts";
import { descriptionOf, workRow } from "./work-row.ts";

const REFUSED =
  "(?:(?:not|cant|cannot|can not|couldnt|could not|dont|do not|didnt|wont|never|unable|without|other than|apart from|besides|except|instead of|rather than|no)(?: (?:want|wants|wish|like|to|be|become|becoming|being|make it|professional|pro|full time|as|an?|the|good|enough|able|going|for|in|interested|just|only|into|or))*)";
const DENIED =
  "(?:(?: (?:to|toh|hi|ka|ki|ke|me|mein|bhi|ban|banna|bann?e|bana|तो|का|के|में|बन|बनना|नही))* (?:nahi|nhi|nahin|nai|na|नहीं|नही|ना)(?= )| (?:ke|k|के) (?:alawa|alaawa|siwa|siway|ilawa|bina|अलावा|सिवा|बिना)(?= )| (?:chh?od ?(?:kar|ke)|छोड ?कर)(?= ))";
/** Words by which the field itself is wished where only its face was named. */
const IN_THE_FIELD =
  "(?:(?:is|us|isi|usi|same|that|this|the)(?: \\S+)? (?:field|line|industry|sector)|field|line|industry|(?:is|us|isi|usi)(?:i)? me(?:in)?|in it|फील्ड|लाइन|क्षेत्र)";
const ASKS_FOR_WORK = phrases(
  "jobs?|careers?|work|working|options?|fields?|line|roles?|posts?|courses?|kaam|kam|naukri|rehna|jana|karna|karni|kare|karu|pasand|interest\\S*|love|like|passion|shauk|sewa|seva|serve|kya|काम|करियर|नौकरी|करना|रहना|जाना|पसंद|रुचि|क्या|सेवा",
);

type Read = AroundField & {
  readonly isStar: RegExp;
  readonly ofField: RegExp;
  readonly named: RegExp;
  readonly inField: RegExp;
  readonly refused: RegExp;
};
const FIELDS: readonly Read[] = AROUND_FIELDS.map((each) => ({
  ...each,
  isStar: phrases(each.star),
  ofField: phrases(each.field),
  named: phrases(`(?:${each.star}|${each.field})`),
  inField: phrases(`(?:${each.field}|${IN_THE_FIELD})`),
  refused: phrases(`${REFUSED} (?:${each.star})`, `(?:${each.star})${DENIED}`),
}));

/** The work of a field, without other careers than its face that were ruled out too: "not as doctor or nurse". */
function careersAround({ around, isStar }: Read, { excluded }: Reading, { explorer }: Knowledge): readonly Career[] {
  const others = excluded.careers.filter(({ word, career }) => !isStar.test(padded(wordsOf(word ?? career.name))));
  const isOut = (career: Career): boolean => others.some((named) => named.career === career || named.kinds.includes(career));
  return around.flatMap((id) => explorer.byId(id) ?? []).filter((career) => !isOut(career));
}

/** A family of players is asked for by one word in several games: the game that is named decides. */
const fieldOf = (text: string, fits: (field: Read) => boolean): Read | undefined =>
  FIELDS.find((field) => fits(field) && field.ofField.test(text)) ?? FIELDS.find(fits);

/** Whether something else bounds the wish, which a list reads and these few careers do not. */
const isBounded = ({ streams, wishes, exams, excluded, degrees, asks, bounds }: Reading, { isStar }: Read): boolean =>
  streams.length + exams.length + excluded.exams.length + degrees.length > 0 ||
  excluded.avoided.some(({ name }) => name === null || !isStar.test(` ${name} `)) ||
  wishes.some(({ shows }) => shows === "pay") ||
  asks.has("pay") ||
  bounds.isCheaper;

/** Other work of a field, where its best-known face is ruled out and the field is wished. */
export const aroundAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { text, page, language } = reading;
  if (page !== null || !ASKS_FOR_WORK.test(text)) return null;
  const field = fieldOf(text, ({ refused, inField }) => refused.test(text) && inField.test(text));
  if (field === undefined || isBounded(reading, field)) return null;
  // What is only refused is no field that is wished where another is: "space but without engineering".
  if (reading.interests.said.length + reading.wishes.length > 0 && !field.inField.test(text.replace(everywhere(field.refused), " ")))
    return null;
  const careers = careersAround(field, reading, knowledge);
  if (careers.length === 0) return null;
  const isOfForces = careers.some(({ id }) => id === "police-constable");
  return (
    p(AROUND_THE_STAR[language]) +
    ul(careers.map((career) => workRow(career, language))) +
    (isOfForces ? STANDARDS_OF_UNIFORMS[language] : "") +
    p(WHICH_PART[language](assessmentLink()))
  );
});

const row = (career: Career, language: Language): string =>
  career.pathway === undefined
    ? workRow(career, language)
    : `${careerLink(career)}: ${QUALIFICATION[language](words(career.education), paysAfter(career.pathway, language))} ${descriptionOf(career, language)}`;

const MOST = 6;
const soonest = ({ pathway }: Career): number => pathway?.yearsToFirstPay[0] ?? 0;

/** Careers like one, or of its field, with fewer years before the first pay and another examination to begin with. */
function shorterThan(career: Career, { careers, explorer, fame }: Knowledge): readonly Career[] {
  const [exam] = career.pathway?.exams ?? [];
  const isShorter = (other: Career): boolean =>
    other !== career &&
    other.category === career.category &&
    other.pathway !== undefined &&
    soonest(other) < soonest(career) &&
    (exam === undefined || other.pathway.exams[0] !== exam);
  const related = (career.related ?? []).flatMap((id) => explorer.byId(id) ?? []).filter(isShorter);
  const ofKind = careers
    .filter((other) => isShorter(other) && other.subcategory === career.subcategory)
    .toSorted((a, b) => fame(b) - fame(a));
  return [...new Set([...related, ...ofKind])].slice(0, MOST);
}

/** Other and cheaper work than what was named: by length and kind of course, since no fees are known. */
export const cheaperAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { text, bounds, careers, excluded, language } = reading;
  if (!bounds.isCheaper || CHEAPEST_TEACHING.test(text)) return null;
  const field = fieldOf(text, ({ named, cheaper }) => cheaper !== undefined && named.test(text));
  const meant = careers[0] ?? excluded.careers[0];
  const found =
    field?.cheaper !== undefined
      ? field.cheaper.flatMap((id) => knowledge.explorer.byId(id) ?? [])
      : meant === undefined
        ? []
        : shorterThan(meant.career, knowledge);
  if (found.length === 0) return null;
  return (
    (field?.isOfEngineers === true ? ENGINEER_FOR_LESS[language] : "") +
    p((field === undefined ? CHEAPER_NEAR : CHEAPER_IN_THE_FIELD)[language]) +
    ul(found.map((career) => row(career, language))) +
    WHY_IT_COSTS_LESS[language]
  );
});
