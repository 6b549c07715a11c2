import type { Knowledge } from "../catalogue/knowledge.ts";
import { p, words } from "../html/write.ts";
import type { Ask } from "../reading/asks.ts";
import { POINTS } from "../reading/follow-ups.ts";
import type { NamedCareer } from "../reading/named.ts";
import type { Reading } from "../reading/reading.ts";
import type { Answer } from "./answer.ts";
import { whatICanDo } from "./capabilities.ts";
import { aboutCareer } from "./career.ts";
import { criteriaOf } from "./criteria.ts";
import { DONT_KNOW } from "./dont-know.ts";
import { listOf } from "./list.ts";
import { NEVER_A_CAREER, OFF_TOPIC, UNHELD, type Unheld } from "./unheld-topics.ts";
import { ASKS_OF_NIGHTS, nightsIn, REFUSES_NIGHTS, WITHOUT_NIGHTS } from "./without-nights.ts";

const unheld = ({ what, source }: Unheld): string =>
  p(`${DONT_KNOW} that: the catalogue holds no ${what}, and a guess would not help you. ${source}`);

/** What the record of a named career says that comes nearest, and its pay where that was asked too. */
function ofRecord({ shows = ["become"] }: Unheld, { career, kinds, word }: NamedCareer, reading: Reading, knowledge: Knowledge): string {
  const asks = new Set<Ask>(reading.asks.has("pay") ? ["pay", ...shows] : shows);
  return p(`What I can tell you of ${words(career.name)}:`) + aboutCareer(career, kinds, word, { ...reading, asks }, knowledge);
}

/** Whether there are nights in a career, where it is asked and the record or the place of work tells. */
function nightsOf({ career, kinds, word }: NamedCareer, reading: Reading, knowledge: Knowledge): string | null {
  const told = ASKS_OF_NIGHTS.test(reading.text) ? nightsIn(career) : null;
  return told === null ? null : told + aboutCareer(career, kinds, word, { ...reading, asks: new Set(["day", "dislikes"]) }, knowledge);
}

/** What belongs to careers but is not in the catalogue: said plainly, with what is there of the career, exam or degree that was named. */
export const unheldAnswer: Answer = (reading, knowledge) => {
  const found = UNHELD.find(({ cue }) => cue.test(reading.rest));
  if (found === undefined) return null;
  const { page, exams, degrees, streams } = reading;
  const isOfPage = page !== null && exams.length + degrees.length + streams.length === 0 && POINTS.test(reading.text);
  const named = reading.careers[0] ?? (isOfPage ? { career: page, kinds: [], word: null } : undefined);
  if (named !== undefined) return nightsOf(named, reading, knowledge) ?? unheld(found) + ofRecord(found, named, reading, knowledge);
  if (found.shows?.includes("day") && REFUSES_NIGHTS.test(reading.text))
    return unheld(found) + (listOf([WITHOUT_NIGHTS], knowledge) ?? whatICanDo);
  const known = { ...reading, interests: { said: [], words: [], unknown: 0 }, categories: [], wishes: [], stage: null };
  const criteria = criteriaOf(known, knowledge);
  const list = criteria.length === 0 ? null : listOf(criteria, knowledge);
  return unheld(found) + (list ?? whatICanDo);
};

export const offTopicAnswer: Answer = ({ text, careers }) =>
  NEVER_A_CAREER.test(text) || (careers.length === 0 && OFF_TOPIC.test(text))
    ? p(`${DONT_KNOW} about that: careers are all I know.`) + whatICanDo
    : null;
