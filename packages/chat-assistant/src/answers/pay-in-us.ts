import type { Career, Pay } from "@career-clarity/career-catalog";
import { p, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { basisOf, range } from "./figures.ts";
import { NEAREST_PAY_IN_US, NO_PAY_IN_US, PAY_IN_US } from "./figures-texts.ts";

/** "Us me" says "in that" in Hinglish: alone the two letters are the country only in English or at the end. */
const IN_US = phrases("usa|u s a?|america(?:n)?|united states|(?:in|the) us|us (?:salary|pay|dollars?)|us(?= $)|dollars?|अमेरिका");
const TO_STUDY = phrases("study|studies|studying|ms|masters|university|college|visa|padh\\S*|degree|gre|toefl|course|fees?|पढ\\S*");

export const isOfUS = (text: string): boolean => IN_US.test(text) && !TO_STUDY.test(text);

/** The figure of the nearest occupation that the table counts, and none of a whole category. */
const isOfNearest = ({ source }: Pay): boolean => source.includes("nearest occupation counted");

function told({ name, pay }: Career, language: Language): string {
  if (pay === undefined || (pay.basis === "estimated" && !isOfNearest(pay))) return NO_PAY_IN_US[language](words(name));
  const text = pay.basis === "estimated" ? NEAREST_PAY_IN_US : PAY_IN_US;
  return text[language](words(name), `${range(pay, language)} ${basisOf(pay, language)}`);
}

/** What a career pays in the United States, which its record holds where a table measures it or the nearest occupation. */
export const payInUsAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { careers, asks, text, language } = reading;
  const [named, second] = careers;
  if (named === undefined || second !== undefined || !asks.has("pay") || !isOfUS(text)) return null;
  const { career, kinds, word } = named;
  // What has been told stands there no second time.
  const { pay: _told, ...atHome } = career;
  return p(told(career, language)) + aboutCareer(atHome, kinds, word, { ...reading, asks: new Set(["pay"]) }, knowledge);
});
