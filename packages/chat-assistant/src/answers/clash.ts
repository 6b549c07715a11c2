import type { Career, SubjectCombination } from "@career-clarity/career-catalog";
import { words } from "../html/write.ts";
import type { Wording } from "../language.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { IN_SCHOOL } from "./career-texts.ts";
import { NAME_WHAT_YOU_LIKE, SAY_IT_AT_HOME, STANDS_ON, WHAT_YOU_LIKE_OPENS } from "./clash-texts.ts";
import { listAnswer } from "./list.ts";
import { subjectsText } from "./subjects.ts";

const HATE =
  "(?:hates?|hated|dislikes?|(?:dont|do not|doesnt|does not|didnt|never) (?:really )?(?:like|enjoy|love)|cant stand|(?:not|no) interest(?:ed)? in|nafrat)";
const NO_LIKING =
  "(?:(?:bilkul |zara |bhi |मुझे |बिल्कुल )*(?:pasand|accha|achha|acha|acchi|achhi|mann?|interest|पसंद|अच्छी|अच्छा|मन) (?:nahi|nhi|nahin|नहीं|नही)|(?:nahi|nhi|नहीं) (?:pasand|पसंद)|se nafrat|boring lag\\S*|से नफरत)";

/** A subject of Class 11, how it is disliked, and the choices of subjects that have it. */
type Disliked = { readonly name: Wording; readonly cue: RegExp; readonly within: ReadonlySet<SubjectCombination> };
const disliked = (name: Wording, said: string, ...within: readonly SubjectCombination[]): Disliked => ({
  name,
  cue: phrases(`${HATE}(?: (?:the|studying|doing))? (?:${said})`, `(?:${said})(?: (?:me|mein|bilkul|में|बिल्कुल))* ${NO_LIKING}`),
  within: new Set(within),
});

const DISLIKED: readonly Disliked[] = [
  disliked({ english: "biology", hinglish: "biology", hindi: "जीव विज्ञान" }, "biology|bio|जीव विज्ञान|बायोलॉजी|बायो", "PCB", "PCMB"),
  disliked(
    { english: "maths", hinglish: "maths", hindi: "गणित" },
    "maths?|mathematics|calculus|algebra|trigonometry|ganit|गणित|मैथ्स?",
    "PCM",
    "PCMB",
    "Commerce with Maths",
  ),
  disliked({ english: "physics", hinglish: "physics", hindi: "भौतिकी" }, "physics|भौतिकी|फिजिक्स", "PCM", "PCB", "PCMB"),
  disliked({ english: "chemistry", hinglish: "chemistry", hindi: "रसायन" }, "chemistry|रसायन|केमिस्ट्री", "PCM", "PCB", "PCMB"),
];

const standsOn = ({ pathway }: Career, { within }: Disliked): boolean =>
  pathway !== undefined && pathway.subjects.length > 0 && pathway.subjects.every((subjects) => within.has(subjects));

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const AT_HOME = phrases(
  "parents?|papa|pita(?:ji)?|father|dad|mummy|mom|mother|maa|family|ghar ?wale|पापा|पिता|मम्मी|मां|माता|घर ?वाले|परिवार",
);

/** A wished career that stands on a subject which is disliked: said first, then what the liking opens. */
export const clashAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { careers, text, interests, wishes, language } = reading;
  const [named, second] = careers;
  if (named === undefined || second !== undefined) return null;
  const subject = DISLIKED.find(({ cue }) => cue.test(text));
  const { career } = named;
  if (subject === undefined || career.pathway === undefined || !standsOn(career, subject)) return null;
  const likes = interests.said.length > 0 || wishes.some(({ avoids }) => avoids !== true);
  const list = likes ? listAnswer({ ...reading, careers: [], stage: null }, knowledge) : null;
  return (
    STANDS_ON[language](
      words(titled(named.word ?? career.name)),
      subject.name[language],
      IN_SCHOOL[language](subjectsText(career.pathway, language)),
    ) +
    (AT_HOME.test(text) ? SAY_IT_AT_HOME[language] : "") +
    (list === null ? NAME_WHAT_YOU_LIKE[language] : WHAT_YOU_LIKE_OPENS[language] + list)
  );
});
