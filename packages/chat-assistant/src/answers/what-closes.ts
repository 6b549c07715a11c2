import type { Career } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { p, strong, ul } from "../html/write.ts";
import { inEach, type Language } from "../language.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import type { Criterion } from "./criteria.ts";
import { listed } from "./join.ts";
import { careerLink } from "./links.ts";
import { fulfilling, type Ranking, varied } from "./rank.ts";
import { SCHOOL_SUBJECTS, type SchoolSubject } from "./subjects.ts";
import { ADD_IT_LATER, CLOSED_AND_OPEN, CLOSES_WITHOUT } from "./what-closes-texts.ts";

const CLOSES = phrases(
  "(?:clos\\S*|shut\\S*|lose|losing|lost|miss(?:ed)? out|(?:not|no longer|wont|wouldnt) (?:be )?(?:open|possible|available)|band (?:ho\\S*|kar\\S*|hong[ei])|chh?oot (?:ja\\S*)|nahi (?:kar|ban|ho) (?:pa\\S*|sak\\S*)|(?:cant|cannot|can not) (?:become|do|take|choose)|बंद (?:हो\\S*|हों\\S*)|छूट जा\\S*|नहीं (?:कर|बन|हो) (?:पा\\S*|सक\\S*))",
);
const LEFT = phrases(
  "(?:drop(?:s|ped|ping)?|leav(?:e|ing)|left|quit|without|skip|dont take|do not take|not take|didnt take|not taking|chh?od\\S*|(?:nahi|nhi|nahin|na) (?:li\\S*|le\\S*|lu\\S*|rakh\\S*)|(?:ke|k) bina|bina|छोड\\S*|नहीं (?:लि\\S*|ली|लूं|लेने)|के बिना|बिना)",
);
const WHICH = phrases(
  "(?:which|what)(?: \\S+){0,3} (?:careers?|jobs?|courses?|options?|doors?|fields?)|what (?:all )?(?:will|would|do|does|can|cant)|(?:kya kya|kya|kaun ?s[aei]|kons[aei]|kitne) (?:\\S+ ){0,3}(?:careers?|jobs?|options?|raste|darwaze|courses?|band)|(?:क्या|कौन ?स[ाेी])(?: \\S+){0,3} (?:करियर|रास्ते|बंद|कोर्स)|(?:careers?|jobs?|doors?|options?) (?:will|would|that|do i)",
);

const SHOWN = 6;

const criterion = (holds: (career: Career) => boolean): Criterion => ({ label: inEach(() => ""), holds, points: () => 0 });
const needs =
  ({ within }: SchoolSubject) =>
  ({ pathway }: Career): boolean =>
    pathway?.subjects.every((combination) => within.includes(combination)) ?? false;

const named = (careers: Ranking, language: Language): string =>
  listed(varied(careers, SHOWN, 1, ({ category }) => category).map(careerLink), "and", language);

/** What a school subject that is left shuts, by the records, and what stays open all the same. */
export const whatClosesAnswer: SpokenAnswer = spoken(({ text, careers, degrees, exams, language }, knowledge: Knowledge) => {
  if (careers.length + degrees.length + exams.length > 0) return null;
  const [subject, second] = SCHOOL_SUBJECTS.filter(({ cue }) => cue.test(text));
  if (subject === undefined || second !== undefined || !CLOSES.test(text) || !LEFT.test(text) || !WHICH.test(text)) return null;
  const closed = fulfilling([criterion(needs(subject))], knowledge);
  const open = fulfilling([criterion((career) => !needs(subject)(career))], knowledge);
  const name = subject.name[language];
  return (
    p(CLOSES_WITHOUT[language](name, closed.total, closed.total + open.total)) +
    ul([
      `${strong(CLOSED_AND_OPEN.closed[language])}: ${named(closed, language)}`,
      `${strong(CLOSED_AND_OPEN.open[language])}: ${named(open, language)}`,
    ]) +
    p(ADD_IT_LATER[language](name))
  );
});
