import { type Career, isLaterPost } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { titleWords } from "../catalogue/titles.ts";
import { h3, p, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { ASKS_FOR_MORE, POINTS } from "../reading/follow-ups.ts";
import type { Reading } from "../reading/reading.ts";
import { middleLakh } from "../reading/wishes.ts";
import { padded, phrases, wordsOf } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import type { Route } from "./asked-first.ts";
import { careerSections } from "./career-sections.ts";
import { ITS_PAGE, LATER_FROM_THERE, ONE_OF_SEVERAL, OTHER_KINDS, SEARCH_FOR, TOLD_AS } from "./career-texts.ts";
import { fieldMeaning } from "./field-meaning.ts";
import { paysAfter, shortPay } from "./figures.ts";
import { listed } from "./join.ts";
import { assessmentLink, careerLink, explorerLink } from "./links.ts";
import { listOf } from "./list.ts";
import { OF_FAMILY } from "./list-texts.ts";
import { meantOf, neededVerdict, routeOf } from "./route.ts";
import { ONE_OF_THESE, TAKEN_FOR } from "./unknown-texts.ts";
import { summaryOf } from "./work-row.ts";

const MOST_KINDS = 5;
/** From so many others on it is said first that the word names a family. */
const SEVERAL = 2;
const SUPERLATIVE = / (?:highest|most|top|best|sabse)(?= )/u;

/** Posts of the same family that others come to after years in this one, the nearest first. */
function laterPosts({ subcategory, pathway }: Career, kinds: readonly Career[]): readonly Career[] {
  const years = pathway?.yearsToFirstPay[0] ?? 0;
  const later = kinds.filter(
    (kind) =>
      kind.subcategory === subcategory &&
      kind.pathway !== undefined &&
      isLaterPost(kind.pathway) &&
      kind.pathway.yearsToFirstPay[0] > years,
  );
  return later.toSorted((a, b) => (a.pathway?.yearsToFirstPay[0] ?? 0) - (b.pathway?.yearsToFirstPay[0] ?? 0));
}

/** With what they pay, where that is asked. */
function later(posts: readonly Career[], { asks, language }: Reading): string {
  if (posts.length === 0) return "";
  const told = (post: Career): readonly string[] => [
    ...(asks.has("pay") ? [shortPay(post, language) ?? ""] : []),
    ...(post.pathway === undefined ? [] : [paysAfter(post.pathway, language)]),
  ];
  const row = (post: Career): string => {
    const facts = told(post).filter((fact) => fact !== "");
    return `${careerLink(post)}${facts.length === 0 ? "" : ` (${facts.join("; ")})`}`;
  };
  return p(LATER_FROM_THERE[language](posts.map(row).join(", ")));
}

function otherKinds(kinds: readonly Career[], word: string | null, language: Language): string {
  if (kinds.length === 0) return "";
  const search = word === null ? "" : explorerLink({ search: word }, SEARCH_FOR[language](word));
  return p(OTHER_KINDS[language](listed(kinds.slice(0, MOST_KINDS).map(careerLink), "and", language), search));
}

const ABBREVIATION = /^[A-Z]{2,6}$/;
const initialsOf = (name: string): string => (name.match(/\b[A-Z]/g) ?? []).join("");

/** Another name of the record leaves one asking whether it is the same: "SDM" is told as the revenue officer, "loco pilot" as the locomotive driver. */
export function toldAs({ id, name, alternativeTitles = [] }: Career, told: string, { careers, text, language }: Reading): string {
  const saidAs = careers.find(({ career, word }) => career.id === id && word === null)?.title;
  const title = alternativeTitles.find(
    (other) => titleWords(other).join(" ") === saidAs || (ABBREVIATION.test(other) && text.includes(padded(wordsOf(other)))),
  );
  // A way that speaks of it does not say that it is this record.
  const isTold = title !== undefined && told.replaceAll(/<ul>.*?<\/ul>/g, "").includes(title);
  return title === undefined || isTold || initialsOf(name) === title ? "" : p(TOLD_AS[language](words(title), words(name)));
}

/** All that was asked of one career, under its name, which leads to its page. */
export function aboutCareer(career: Career, kinds: readonly Career[], word: string | null, reading: Reading, knowledge: Knowledge): string {
  const told = careerSections(career, reading, knowledge);
  const after = laterPosts(career, kinds);
  const others = kinds.filter((kind) => !after.includes(kind));
  const isOneOfSeveral = word !== null && others.length >= SEVERAL;
  return (
    h3(careerLink(career)) +
    (isOneOfSeveral ? p(ONE_OF_SEVERAL[reading.language](words(word), words(career.name))) : "") +
    toldAs(career, told, reading) +
    told +
    later(after, reading) +
    otherKinds(others, word, reading.language) +
    p(ITS_PAGE[reading.language](careerLink(career), assessmentLink()))
  );
}

/** The best paid of a family: "highest paid doctor". */
export const bestPaidAnswer: SpokenAnswer = spoken(({ careers, wishes, rest, language }, knowledge) => {
  const [first] = careers;
  const wish = wishes.find(({ shows }) => shows === "pay");
  if (first === undefined || first.word === null || wish === undefined || !SUPERLATIVE.test(rest)) return null;
  const family = new Set([first.career, ...first.kinds].map(({ subcategory }) => subcategory));
  const kind = { label: OF_FAMILY(first.word), holds: ({ subcategory }: Career) => family.has(subcategory), points: () => 0 };
  return listOf([kind, { ...wish, points: middleLakh }], knowledge, language);
});

const ASKS_WHAT_IT_IS = phrases(
  "(?:course|job|post|kaam|kya|what) (?:kya )?(?:hota|hoti|hai kya) (?:hai|h|he)|क्या (?:होता|होती) है",
  "meaning|matlab|kise kehte|मतलब|(?:what is|who is) an?(?: \\S+){1,5} (?:and|aur)",
);

/** Of one career who would become another: whether the degree that is named is a must. */
function ifNeeded(career: Career, reading: Reading): Route | null {
  const lead = reading.degrees.map((degree) => neededVerdict(career, degree, reading)).join("");
  return lead === "" ? null : { lead, shows: ["become"] };
}

/** A career that the question names. */
export const careerAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const meant = meantOf(reading);
  if (meant === undefined) return null;
  const { career, kinds, word } = meant;
  const route = reading.careers.length === 1 ? routeOf(career, reading, knowledge) : ifNeeded(career, reading);
  const isExplained = route === null && ASKS_WHAT_IT_IS.test(reading.text) && reading.asks.size > 1;
  const asked = route?.shows === undefined ? reading : { ...reading, asks: new Set(route.shows) };
  const { isDescribed } = meant;
  return (
    fieldMeaning(reading) +
    (isDescribed ? p(TAKEN_FOR[reading.language](careerLink(career))) : "") +
    (route?.lead ?? (isExplained ? p(summaryOf(career, reading.language)) : "")) +
    aboutCareer(career, isDescribed ? [] : kinds, word, asked, knowledge) +
    (isDescribed && kinds.length > 0 ? p(ONE_OF_THESE[reading.language](listed(kinds.map(careerLink), "or", reading.language))) : "")
  );
});

const SHORT = 6;

/** The career that is spoken of, where the question names no other and asks something of it, or for more like it. */
export const pageAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { page, asks, text, wishes, streams, interests } = reading;
  if (page === null) return null;
  if (ASKS_FOR_MORE.test(text)) return aboutCareer(page, [], null, { ...reading, asks: new Set(["similar"]) }, knowledge);
  if (asks.size === 0) return null;
  const short = text.trim().split(" ").length <= SHORT && wishes.length === 0 && streams.length === 0 && interests.said.length === 0;
  return short || POINTS.test(text) ? aboutCareer(page, [], null, reading, knowledge) : null;
});
