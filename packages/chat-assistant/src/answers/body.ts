import type { Career } from "@career-clarity/career-catalog";
import { h3, p, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { ASKS_TO_QUALIFY } from "../reading/asks.ts";
import type { Reading } from "../reading/reading.ts";
import { padded, phrases, wordsOf } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import {
  ASPECT_CUES,
  ASPECT_NAMES,
  type Aspect,
  BODY_RULES,
  type BodyRules,
  ELSEWHERE,
  EXACT_LIMITS,
  NO_FIGURES_OF_THE_YEAR,
  NO_RULE,
} from "./body-texts.ts";
import { WHAT_I_CAN_DO } from "./capabilities.ts";
import { aboutCareer } from "./career.ts";
import { examAndConditions, examBriefly } from "./follow-up.ts";
import { careerLink } from "./links.ts";
import { shortWay } from "./pathway.ts";
import { limitsOfExam } from "./unheld.ts";

const ASPECTS = Object.keys(ASPECT_CUES) as readonly Aspect[];

/** "Height criteria" asks for no schooling. */
const OF_THE_BODY =
  / (?:height|weight|physical|medical|fitness|eye|eyesight|vision|chest|hight|lambai)(?: (?:ka|ki|ke))? (?:criteria|requirements?|eligib\S*|qualifications?)(?= )/gu;
const ASKS_AGE = phrases("age|umar|umra?|उम्र|आयु");
const AGNIVEER = phrases("agni ?veer\\S*|agni ?path|अग्निवीर|अग्निपथ");

/** Without a post that is named it is no question of glasses. */
const OF_ONE_EYE = phrases("(?:ek|one|left|right)(?: hi)? (?:aankh|ankh|eye)");

const titlesOf = ({ name, alternativeTitles = [] }: Career): string =>
  [name, ...alternativeTitles].map((title) => padded(wordsOf(title))).join("");

/** What of the body is asked about, where no name of a career is meant by the same words: "tattoo artist". */
const aspectIn = (text: string, career: Career | undefined): Aspect | undefined =>
  ASPECTS.find((aspect) => ASPECT_CUES[aspect].test(text) && (career === undefined || !ASPECT_CUES[aspect].test(titlesOf(career))));

function rulesOf({ exams, text }: Reading, career: Career | undefined): BodyRules | undefined {
  return (
    BODY_RULES.find((rules) =>
      rules.exams.some((exam) => exams.includes(exam) || (exam === "Agniveer recruitment" && AGNIVEER.test(text))),
    ) ??
    (career === undefined ? undefined : BODY_RULES.find(({ holds }) => holds(career))) ??
    BODY_RULES.find(({ cue }) => cue.test(text))
  );
}

/** What another body asks that is named beside the first: "railways or army". */
function ofOthers(aspect: Aspect, rules: BodyRules | undefined, { text, language }: Reading): string {
  const other = BODY_RULES.find((each) => each !== rules && each.cue.test(text) && each.says[aspect] !== undefined);
  const known = rules === undefined ? undefined : other?.says[aspect];
  return other === undefined || known === undefined ? "" : p(`${known[language]} ${EXACT_LIMITS[language](other.counts[language])}`);
}

/** What holds from year to year, where it does not hang on a figure, and whose notice has the rest. */
function said(aspect: Aspect, rules: BodyRules | undefined, career: Career | undefined, language: Language): string {
  if (rules === undefined)
    return (
      (career === undefined ? "" : p(NO_RULE[language](ASPECT_NAMES[aspect][language], words(career.name)))) +
      p(ELSEWHERE[aspect][language])
    );
  const known = rules.says[aspect]?.[language];
  const counts = rules.counts[language];
  return known === undefined || aspect === "size"
    ? p(NO_FIGURES_OF_THE_YEAR[language](counts)) + (known === undefined ? "" : p(known))
    : p(known) + p(EXACT_LIMITS[language](counts));
}

/** Height, eyesight, colour vision, tattoos and health: whose notice counts, and what holds of it from year to year; never a figure. */
export const bodyAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { careers, unfound, exams, page, text, language } = reading;
  const career = careers[0]?.career ?? unfound[0]?.family.kinds[0] ?? page ?? undefined;
  const aspect = aspectIn(text, career);
  if (aspect === undefined) return null;
  const rules = rulesOf(reading, career);
  if (rules === undefined && (aspect === "health" || OF_ONE_EYE.test(text))) return null;
  const lead = said(aspect, rules, career, language) + ofOthers(aspect, rules, reading);
  const [exam] = exams;
  const qualifies = ASKS_TO_QUALIFY.test(text.replace(OF_THE_BODY, " "));
  if (exam !== undefined) {
    const limits = ASKS_AGE.test(text) || qualifies ? limitsOfExam(reading, knowledge) : null;
    return lead + (limits ?? "") + ((qualifies && limits === null ? examAndConditions : examBriefly)(reading, knowledge) ?? "");
  }
  if (career === undefined) return rules === undefined ? lead + WHAT_I_CAN_DO[language] : lead;
  if (qualifies) return lead + aboutCareer(career, [], null, { ...reading, asks: new Set(["schooling"]) }, knowledge);
  return lead + h3(careerLink(career)) + (career.pathway === undefined ? "" : p(shortWay(career.pathway, language)));
});
