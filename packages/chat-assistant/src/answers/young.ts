import type { Career } from "@career-clarity/career-catalog";
import { p, strong, ul, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { phrases } from "../reading/words.ts";
import { recordText } from "../record-texts/in-language.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { criteriaOf } from "./criteria.ts";
import { listed } from "./join.ts";
import { listAnswer } from "./list.ts";
import { fulfilling, varied } from "./rank.ts";
import { SCHOOL_SUBJECTS } from "./subjects.ts";
import { NOTHING_CLOSED, TRY_NOW } from "./young-texts.ts";

const YOUNG = phrases(
  "(?:class|std|standard|grade|kaksha|कक्षा) (?:[5-9](?:th)?|five|six|seven|eight|nine|vi|vii|viii|ix)|[5-9](?:th|वीं|वी)(?: (?:class|std|standard|grade|me|mein|में|कक्षा|क्लास))*|(?:eighth|ninth|seventh) (?:class|standard)",
);
const ASKS_WHAT_NOW = phrases(
  "(?:what|how)(?: \\S+){0,3} (?:should|can|do|does|to)(?: \\S+){0,3} (?:do|start|study|learn|prepare|now)|(?:right )?now|from now|kya (?:kar\\S*|kare|seekh\\S*|sikh\\S*|padh\\S*)|abhi(?: se)?|kaise (?:shuru|tayar\\S*)",
  "क्या (?:कर\\S*|सीख\\S*|पढ\\S*)|अभी(?: से)?|कैसे (?:शुरू|तैयार\\S*)",
);

const WORK_OR_LEFT = phrases("pass|fail|failed|left|dropout|jobs?|naukri|kaam|earn|कमा\\S*|नौकरी|काम|पास|फेल");
const NEAREST = 6;
const TRIED = 3;

/** The school subjects that most of the careers ask for. */
function askedSubjects(careers: readonly Career[], language: Language): string | null {
  const asked = SCHOOL_SUBJECTS.filter(
    ({ within }) =>
      2 * careers.filter(({ pathway }) => pathway?.subjects.every((combination) => within.includes(combination))).length > careers.length,
  );
  return asked.length === 0
    ? null
    : listed(
        asked.map(({ name }) => name[language]),
        "and",
        language,
      );
}

/** Who is in a class before the tenth and likes something: what to do now, before the careers. */
export const youngAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { text, careers, degrees, exams, interests, language } = reading;
  if (careers.length + degrees.length + exams.length > 0 || interests.said.length === 0) return null;
  if (!YOUNG.test(text) || !ASKS_WHAT_NOW.test(text) || WORK_OR_LEFT.test(text)) return null;
  const found = varied(fulfilling(criteriaOf(reading, knowledge), knowledge), NEAREST);
  const list = listAnswer(reading, knowledge);
  if (found.length === 0 || list === null) return null;
  const tried = found.flatMap(({ name, tryIt }) => (tryIt === undefined ? [] : [`${strong(words(name))}: ${recordText(tryIt, language)}`]));
  return p(NOTHING_CLOSED[language](askedSubjects(found, language))) + p(TRY_NOW[language]) + ul(tried.slice(0, TRIED)) + list;
});
