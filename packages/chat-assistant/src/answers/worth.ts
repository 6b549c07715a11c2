import { p, ul, words } from "../html/write.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import type { Answer } from "./answer.ts";
import { degreeText, ledBy } from "./degree.ts";

const WORTH = phrases(
  "worth|worth it|worthy|value|valuable|vailue|fayda|faida|fayeda|use ?less|bekar|bekaar|waste|kaam ki|koi matlab|काम की|फायदा|फायदे|बेकार|वैल्यू",
  "(?:karna|karni|karu|karun|kare|lena|leni|lu) (?:chahiye |sahi |theek |thik |accha |achha )?(?:hai )?(?:ya|or) (?:nahi|nhi|nahin|na|not)(?: .*)?|should i (?:do|go for|take|pursue|join|study)(?! or)(?: .*)?|(?:karna|करना) (?:chahiye|sahi (?:hai|rahega)|theek (?:hai|rahega)|चाहिए) (?:kya|क्या)?|(?:good|right|sahi|accha|achha) (?:idea|decision|choice|option|faisla)(?: .*)?",
);
const WEIGHS = phrases(
  "vs|versus|better|which|konsa|kaunsa|compare|compared|difference|बेहतर|abroad|distance|ignou|correspondence|online|private",
);

/** Whether a degree is said to be done already: "after BCom", "BCom ke baad". */
function isBehind(degree: string, text: string): boolean {
  const name = degree.toLowerCase().replaceAll(".", "");
  return phrases(
    `(?:after|post|did|done|completed|finished|with) (?:my |a )?${name}`,
    `${name} (?:(?:ke|k|के) (?:baad|bad|बाद)|karke|kar ke|kiya|करके)`,
  ).test(text);
}

/** The degree that is asked about, where another has been taken. */
const askedDegree = ({ degrees, text }: Reading): string | undefined =>
  degrees.length > 1 ? (degrees.find((degree) => !isBehind(degree, text)) ?? degrees[0]) : degrees[0];

/** What decides where one degree has a rule of its own. */
const OWN: Readonly<Record<string, string>> = {
  MBA: "An MBA pays most after two or three years of work, from a college whose placements you have seen; a costly one from an unknown college, right after the first degree, often does not. Entrances: CAT, XAT, MAT and others.",
  BHMS: "It is a full degree of medicine of its own kind, with registration and practice in homoeopathy; it is not MBBS, and surgery and most allopathic posts stay closed.",
  BAMS: "It is a full degree of medicine of its own kind, with registration as an Ayurveda doctor, posts in AYUSH services and own practice; it is not MBBS.",
  MBBS: "It opens work for life that is always needed, and asks for many years, a hard entrance and often MD or MS after it. Take it if the work draws you, not the name.",
};

/** Whether a degree is worth its years: what decides it, and where it leads. */
export const worthAnswer: Answer = (reading, knowledge) => {
  const { careers, text } = reading;
  const degree = askedDegree(reading);
  if (degree === undefined || careers.length > 0 || reading.degrees.length > 2 || !WORTH.test(text) || WEIGHS.test(text)) return null;
  return (
    p(
      `${words(degree)} is worth it if you want the work that it leads to and the college is approved and places its students; for its name alone it is not. ${OWN[degree] ?? ""}`,
    ) +
    ul([
      `${degreeText(degree)} ${ledBy(degree, [], knowledge)}`,
      "Before you pay: read an ordinary day of two of these careers, ask three people who finished it what they do now, and ask the college for its list of who was placed where.",
      "What it costs beside fees: the years without pay. If you are unsure, a year of work or a cheaper course first tells more than any advice.",
    ])
  );
};
