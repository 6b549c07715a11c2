import { p, words } from "../html/write.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { basisOf, range } from "./figures.ts";
import { NO_PAY_IN_US, PAY_IN_US } from "./figures-texts.ts";

/** "Us me" says "in that" in Hinglish: alone the two letters are the country only in English or at the end. */
const IN_US = phrases("usa|u s a?|america(?:n)?|united states|(?:in|the) us|us (?:salary|pay|dollars?)|us(?= $)|dollars?|अमेरिका");
const TO_STUDY = phrases("study|studies|studying|ms|masters|university|college|visa|padh\\S*|degree|gre|toefl|course|fees?|पढ\\S*");

/** What a career pays in the United States, which its record holds where a table measures it. */
export const payInUsAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { careers, asks, text, language } = reading;
  const [named, second] = careers;
  if (named === undefined || second !== undefined || !asks.has("pay") || !IN_US.test(text) || TO_STUDY.test(text)) return null;
  const { career, kinds, word } = named;
  // What has been told stands there no second time.
  const { pay, ...atHome } = career;
  const told =
    pay === undefined || pay.basis === "estimated"
      ? NO_PAY_IN_US[language](words(career.name))
      : PAY_IN_US[language](words(career.name), `${range(pay, language)} ${basisOf(pay, language)}`);
  return p(told) + aboutCareer(atHome, kinds, word, { ...reading, asks: new Set(["pay"]) }, knowledge);
});
