import type { Career } from "@career-clarity/career-catalog";
import type { Reading } from "../reading/reading.ts";
import { padded, phrases, singular, wordsOf } from "../reading/words.ts";
import { firstOf, type SpokenAnswer, spoken } from "./answer.ts";
import { careerAnswer } from "./career.ts";
import { payInUsAnswer } from "./pay-in-us.ts";
import { unheldAnswer } from "./unheld.ts";
import { worthAnswer } from "./worth.ts";
import { yearsAnswer } from "./years.ts";

/** The words of a question that asks for nothing but one career's record. */
const ASKING: ReadonlySet<string> = new Set(
  "what is are a an the does do in of for to and as how which when who can i become becoming be get join work works working job jobs career careers course courses good future scope growth salary pay income earn earning exam exams subject subjects stream years qualification eligibility fees day life meaning after class 8th 10 10th 11 11th 12 12th degree graduation india ka ki ke k kya kaun kon kaise kese kaun kaunsa konsa hai hota hoti hote hain he h karta karti karte kaisi kaisa bane banen ban bana banu banun banna banne banaye banaen banau shuru liye lie baad bad kaam naukri kitni kitna kamata kamati kamate milti milta se me mein aur padhai kare karna chahiye क्या है होता होती कैसे बने बनें के की का लिए बाद कौन काम में करें".split(
    " ",
  ),
);

const inSingular = (words: readonly string[]): string => padded(words.map(singular));

/** Whether a title of several words stands in the question as its record writes it. */
function standsWhole({ name, alternativeTitles = [] }: Career, text: string): boolean {
  const said = inSingular(text.trim().split(" "));
  return [name, ...alternativeTitles].map(wordsOf).some((title) => title.length > 1 && said.includes(inSingular(title)));
}

/** Services of the Union that have a way of their own beside the record. */
const OF_AN_AGENCY = phrases("cbi|nia|ed|ib");

/** Whether nothing but one career is asked about, by a title of its record and in plain words. */
function isPlain({ careers, work, unfound, rest, text }: Reading): boolean {
  const [named, second] = careers;
  if (named === undefined || second !== undefined || work !== null || unfound.length > 0 || OF_AN_AGENCY.test(text)) return false;
  return (
    rest
      .trim()
      .split(" ")
      .every((word) => word === "" || ASKING.has(word)) && standsWhole(named.career, text)
  );
}

const ofRecord = firstOf([payInUsAnswer, worthAnswer, unheldAnswer, yearsAnswer, careerAnswer]);

/** One career and nothing else: its own record, before what is told of its whole field or service. */
export const plainAnswer: SpokenAnswer = spoken((reading, knowledge) => (isPlain(reading) ? ofRecord(reading, knowledge) : null));
