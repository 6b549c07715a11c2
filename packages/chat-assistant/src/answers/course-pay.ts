import type { Knowledge } from "../catalogue/knowledge.ts";
import { p, ul } from "../html/write.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { BEGINNERS_IN_HOTELS, BY_LEVEL, OVER_ALL_EMPLOYERS } from "./course-pay-texts.ts";
import { isEngineersDiploma, payOfDegree } from "./degree-pay.ts";
import { PAY_BASIS, shortPay } from "./figures.ts";
import { careerLink } from "./links.ts";

/** A course that is mostly read as its last post, and where one begins after it. */
const HOTEL_MANAGEMENT = phrases("hotel (?:management|mgmt|managment)|होटल मैनेजमेंट");
const BEGUN_IN_HOTELS: readonly string[] = [
  "hotel-receptionist",
  "guest-relations-officer",
  "restaurant-cook",
  "waiter",
  "housekeeping-supervisor",
];

const RAILWAYS = phrases("railways?|rrb|रेलवे");
const PUBLIC_COMPANIES = phrases("psus?|public sector|ntpc|bhel|ongc|iocl|indian oil|gail|coal india|nalco|bpcl|hpcl|powergrid|पीएसयू");
const WEIGHS = phrases("vs|versus|or|ya|private|pvt|better|difference|या|प्राइवेट");
/** Work that only the railways have: its record tells of no other employer. */
const OF_THE_RAILWAYS = /railway/i;

/** In hotel management, the posts in which one begins, before the manager's. */
function payInHotels({ text, careers, language }: Reading, { explorer }: Knowledge): string | null {
  const [named] = careers;
  if (named?.career.id !== "hotel-manager" || !HOTEL_MANAGEMENT.test(text)) return null;
  const rows = [...BEGUN_IN_HOTELS, named.career.id].flatMap((id) => {
    const career = explorer.byId(id);
    return career === undefined ? [] : [`${careerLink(career)}: ${shortPay(career, language) ?? ""}`];
  });
  return p(BEGINNERS_IN_HOTELS[language]) + ul(rows) + p(PAY_BASIS[language]);
}

/** The pay of a trade with one employer, who pays by a level of its own. */
function payWithEmployer(reading: Reading, knowledge: Knowledge): string | null {
  const { text, careers, language } = reading;
  const [named] = careers;
  const employer = RAILWAYS.test(text) ? "railways" : PUBLIC_COMPANIES.test(text) ? "companies" : null;
  if (named === undefined || employer === null || OF_THE_RAILWAYS.test(`${named.career.name} ${named.career.subcategory}`)) return null;
  return (
    p(`${BY_LEVEL[employer][language]} ${OVER_ALL_EMPLOYERS[language]}`) +
    aboutCareer(named.career, named.kinds, named.word, { ...reading, asks: new Set(["pay"]) }, knowledge)
  );
}

/** The pay of a course or with an employer, where the record of the career by whose name it goes would tell another's. */
export const coursePayAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { asks, careers, degrees, exams, excluded, text } = reading;
  if (!asks.has("pay") || careers.length !== 1 || exams.length > 0 || excluded.careers.length > 0 || WEIGHS.test(text)) return null;
  const [degree, second] = degrees;
  if (degree !== undefined && second === undefined && isEngineersDiploma(text)) return payOfDegree(degree, reading, knowledge);
  return payInHotels(reading, knowledge) ?? payWithEmployer(reading, knowledge);
});
