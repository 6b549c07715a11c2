import type { Career } from "@career-clarity/career-catalog";
import { p, words } from "../html/write.ts";
import { EARNED_ALREADY } from "../reading/asks.ts";
import type { Reading } from "../reading/reading.ts";
import { everywhere, phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { monthlyRange, shortFirstPay, shortPay } from "./figures.ts";
import { ABOUT_A_MONTH, ABOVE_THE_RANGE, BELOW_THE_RANGE, NOT_AT_THE_START, WITHIN_THE_RANGE } from "./pay-claim-texts.ts";
import { isOfUS } from "./pay-in-us.ts";

const UNITS: readonly (readonly [said: RegExp, rupees: number])[] = [
  [/^(?:crores?|cr|karod|करोड)$/u, 10_000_000],
  [/^(?:lakhs?|lacs?|lpa|l|लाख)$/u, 100_000],
  [/^(?:thousand|k|hazaa?r|hajaa?r|हजार)$/u, 1000],
];
/** A sum: digits, perhaps a decimal or groups of them, and its unit. */
const SUM =
  / (?<whole>\d+)(?: (?<more>\d{1,3}(?: \d{2,3})*)(?= ))? ?(?<unit>crores?|cr|karod|lakhs?|lacs?|lpa|l|thousand|k|hazaa?r|hajaa?r|करोड|लाख|हजार)(?= )|(?<= )(?<plain>\d{1,3}(?: \d{2,3})+|\d{4,8})(?= )/gu;
/** Four digits that are a year. */
const A_YEAR = /^(?:19|20)\d\d$/;
const A_MONTH = phrases("months?|monthly|mahin\\S*|mahine|mah|per month|pm|महीन\\S*|माह");
const A_DAY = phrases("(?:per |a |ek |every )?(?:day|hour|din|ghant\\S*|daily|roz|दिन|घंट\\S*|रोज)");
const A_YEAR_LONG = phrases("years?|yearly|annual\\S*|annum|saal\\S*|salana|lpa|ctc|package|साल\\S*|सालाना|पैकेज");
const YEARLY_UNIT = 100_000;

const CLAIMED = phrases(
  "true|right(?! now)|really|actually|confirm\\S*|correct|verify|fact|facts|myth|possible|heard|read that|says?|said|told|tells|claim\\S*|believe",
  "(?:does|do|can|could|will|would)(?: \\S+){1,6} (?:earn|earns|make|get|pay|be paid|give)",
  "sach|sahi|sachmuch|jhooth|jhuth|galat|pakka|sun[aei]|bolt\\S*|bol|bola|kaha|kehn\\S*|keht\\S*|kaht\\S*|kya(?: \\S+){1,8} (?:kama\\S*|mil\\S*)",
  "सच|सही|झूठ|पक्का|सुना|कहत\\S*|बोलत\\S*|कहा|बोला|क्या(?: \\S+){1,8} (?:कमा\\S*|मिल\\S*)",
);
const OF_PAY = phrases(
  "earn\\S*|start(?:s|ing)? at|make|makes|making|get|gets|pay|pays|paid|salary|salaries|package|income|lpa|ctc|kama\\S*|mil\\S*|tankhwa\\S*|vetan|कमा\\S*|मिल\\S*|सैलरी|वेतन|तनख्वाह|पैकेज",
);
/** What is asked is the way there, or a price. */
const ASKS_HOW = phrases("how (?:can|do|to|should|much)|kaise|कैसे|fees?|loan|cost\\S*|kharch\\S*|invest\\S*|budget|rank|marks|फीस|खर्च\\S*");
const AT_THE_START = phrases(
  "freshers?|starting|starts?|beginners?|entry level|initial\\S*|first (?:job|salary|post|year)|shuru\\S*|naye|शुरू\\S*|शुरुआत\\S*|फ्रेशर",
);
/** Above the start by so much it is no first pay. */
const NEAR_THE_START = 1.3;

const digits = (text: string): number => Number(text.replaceAll(" ", ""));

/** The largest sum that is named, in rupees a year. */
function yearlySum(text: string): number | null {
  const month = A_MONTH.test(text) ? 12 : 1;
  const sums = [...text.matchAll(everywhere(SUM))].flatMap(({ groups: { whole, more, unit, plain } = {} }) => {
    if (plain !== undefined) return A_YEAR.test(plain) ? [] : [digits(plain) * (digits(plain) < YEARLY_UNIT ? 12 : month)];
    const rupees = UNITS.find(([said]) => unit !== undefined && said.test(unit))?.[1];
    if (rupees === undefined || whole === undefined) return [];
    const sum = Number(more === undefined ? whole : `${whole}.${more}`) * rupees;
    return [rupees === 1000 && sum < YEARLY_UNIT ? sum * 12 : sum * month];
  });
  return sums.length === 0 ? null : Math.max(...sums);
}

/** What the record says to a sum, or null where it has no figure. */
function verdict({ name, payInr }: Career, sum: number, isOfMonth: boolean, { text, language }: Reading): string | null {
  if (payInr === undefined) return null;
  const pay = shortPay({ payInr }, language) ?? "";
  const { low, high } = payInr;
  const said = ((): string => {
    if (AT_THE_START.test(text) && sum > low * NEAR_THE_START)
      return NOT_AT_THE_START[language](words(name), shortFirstPay({ payInr } as Career, language) ?? "");
    if (sum > high) return ABOVE_THE_RANGE[language](words(name), pay);
    if (sum < low) return BELOW_THE_RANGE[language](words(name), pay);
    const share = (sum - low) / Math.max(1, high - low);
    const where = share < 1 / 3 ? "low" : share < 2 / 3 ? "middle" : "high";
    return WITHIN_THE_RANGE[where][language](words(name), pay);
  })();
  return isOfMonth ? `${said} ${ABOUT_A_MONTH[language](monthlyRange(payInr, language))}` : said;
}

/** A figure that somebody heard of one career's pay: a verdict from the record first. */
export const payClaimAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { careers, text, language } = reading;
  const [named, second] = careers;
  if (named === undefined || second !== undefined || !CLAIMED.test(text) || !OF_PAY.test(text)) return null;
  if (ASKS_HOW.test(text) || EARNED_ALREADY.test(text) || A_DAY.test(text) || isOfUS(text)) return null;
  const sum = yearlySum(text);
  const low = named.career.payInr?.low ?? 0;
  // "The IAS gets two lakh": where nothing says of which time, a sum too small for a year is that of a month.
  const isOfMonth = A_MONTH.test(text) || (sum !== null && sum < low && sum * 12 >= low && !A_YEAR_LONG.test(text));
  const said = sum === null ? null : verdict(named.career, A_MONTH.test(text) || !isOfMonth ? sum : sum * 12, isOfMonth, reading);
  if (said === null) return null;
  return p(said) + aboutCareer(named.career, named.kinds, named.word, { ...reading, language, asks: new Set(["pay"]) }, knowledge);
});
