import { p, words } from "../html/write.ts";
import type { Answer } from "./answer.ts";
import { whatICanDo } from "./capabilities.ts";
import { aboutCareer } from "./career.ts";
import { criteriaOf } from "./criteria.ts";
import { DONT_KNOW } from "./dont-know.ts";
import { listOf } from "./list.ts";
import { OFF_TOPIC, UNHELD } from "./unheld-topics.ts";

const unheld = (what: string): string =>
  p(
    `${DONT_KNOW} that: the catalogue holds no ${what}, and a guess would not help you. They change every year, so look at the official site of the exam, the board or the employer, or ask a teacher.`,
  );

/** What belongs to careers but is not in the catalogue: said plainly, with what is there of the career, exam or degree that was named. */
export const unheldAnswer: Answer = (reading, knowledge) => {
  const found = UNHELD.find(({ cue }) => cue.test(reading.rest));
  if (found === undefined) return null;
  const [named] = reading.careers;
  if (named !== undefined)
    return (
      unheld(found.what) +
      p(`What I can tell you of ${words(named.career.name)}:`) +
      aboutCareer(named.career, named.kinds, named.word, { ...reading, asks: new Set(["become"]) }, knowledge)
    );
  const known = { ...reading, interests: { said: [], words: [], unknown: 0 }, categories: [], wishes: [], stage: null };
  const criteria = criteriaOf(known, knowledge);
  const list = criteria.length === 0 ? null : listOf(criteria, knowledge);
  return unheld(found.what) + (list ?? whatICanDo);
};

export const offTopicAnswer: Answer = ({ text, careers }) =>
  careers.length === 0 && OFF_TOPIC.test(text) ? p(`${DONT_KNOW} about that: careers are all I know.`) + whatICanDo : null;
