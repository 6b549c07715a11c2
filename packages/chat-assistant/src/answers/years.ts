import type { Career } from "@career-clarity/career-catalog";
import { p, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import type { Stage } from "../reading/stage.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { SINCE_CLASS_12 } from "./career-texts.ts";
import { yearsText } from "./figures.ts";

/** Class 11 and 12, which the records count. */
const SCHOOL_YEARS = 2;

/** The years from Class 12 on, where the record's years from Class 10 leave any; else null. */
function sinceClass12({ name, pathway }: Career, stage: Stage | null, language: Language): string | null {
  if (pathway === undefined || stage !== "class12") return null;
  const [low, high] = pathway.yearsToFirstPay;
  if (low <= SCHOOL_YEARS || pathway.afterClass12.length === 0) return null;
  const left = yearsText([low - SCHOOL_YEARS, high - SCHOOL_YEARS], language);
  return SINCE_CLASS_12[language](left, words(name));
}

/** How long the way takes from the class that was named. */
export const yearsAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const [first] = reading.careers;
  if (first === undefined || !reading.asks.has("years")) return null;
  const lead = sinceClass12(first.career, reading.stage, reading.language);
  const asked = { ...reading, asks: new Set([...reading.asks].filter((ask) => ask !== "years")) };
  return lead === null ? null : p(lead) + aboutCareer(first.career, first.kinds, first.word, asked, knowledge);
});
