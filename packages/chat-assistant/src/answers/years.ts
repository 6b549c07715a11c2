import type { Career } from "@career-clarity/career-catalog";
import { p, strong, words } from "../html/write.ts";
import type { Stage } from "../reading/stage.ts";
import type { Answer } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { yearsText } from "./figures.ts";

/** Class 11 and 12, which the records count. */
const SCHOOL_YEARS = 2;

/** The years from Class 12 on, where the record's years from Class 10 leave any; else null. */
function sinceClass12({ name, pathway }: Career, stage: Stage | null): string | null {
  if (pathway === undefined || stage !== "class12") return null;
  const [low, high] = pathway.yearsToFirstPay;
  if (low <= SCHOOL_YEARS || pathway.afterClass12.length === 0) return null;
  const left = yearsText([low - SCHOOL_YEARS, high - SCHOOL_YEARS]);
  return `About ${strong(left)} after Class 12 to the first pay as ${words(name)}: the record counts from Class 10, and Class 11 and 12 are two of its years.`;
}

/** How long the way takes from the class that was named. */
export const yearsAnswer: Answer = (reading, knowledge) => {
  const [first] = reading.careers;
  if (first === undefined || !reading.asks.has("years")) return null;
  const lead = sinceClass12(first.career, reading.stage);
  const asked = { ...reading, asks: new Set([...reading.asks].filter((ask) => ask !== "years")) };
  return lead === null ? null : p(lead) + aboutCareer(first.career, first.kinds, first.word, asked, knowledge);
};
