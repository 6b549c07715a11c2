import type { Career } from "@career-clarity/career-catalog";
import { h3, p, strong, words } from "../html/write.ts";
import type { Language, Wording } from "../language.ts";
import { ASKS_TO_QUALIFY } from "../reading/asks.ts";
import type { Reading } from "../reading/reading.ts";
import { anyCue, padded, phrases, wordsOf } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import {
  ASPECT_CUES,
  ASPECT_NAMES,
  type Aspect,
  BODY_RULES,
  type BodyRules,
  ELSEWHERE,
  EXACT_LIMITS,
  FIGURES_STAND_IN,
  MEASURES,
  NO_FIGURES_OF_THE_YEAR,
  NO_RULE,
  SO_MANY_CM,
} from "./body-texts.ts";
import { WHAT_I_CAN_DO } from "./capabilities.ts";
import { aboutCareer } from "./career.ts";
import { examAndConditions, examBriefly } from "./follow-up.ts";
import { listed } from "./join.ts";
import { joinedReplies } from "./joined-replies.ts";
import { careerLink } from "./links.ts";
import { shortWay } from "./pathway.ts";
import { limitsOfExam } from "./unheld.ts";

const MOST = 3;
const ASPECTS = Object.keys(ASPECT_CUES) as readonly Aspect[];

/** "Height criteria" asks for no schooling. */
const OF_THE_BODY =
  / (?:height|weight|physical|medical|fitness|eye|eyesight|vision|chest|hight|lambai)(?: (?:ka|ki|ke))? (?:criteria|requirements?|eligib\S*|qualifications?)(?= )/gu;
const EITHER = phrases("or|ya|vs|versus|या");
const ASKS_AGE = phrases("age|umar|umra?|उम्र|आयु");
const AGNIVEER = phrases("agni ?veer\\S*|agni ?path|अग्निवीर|अग्निपथ");

/** Without a post that is named it is no question of glasses. */
const OF_ONE_EYE = phrases("(?:ek|one|left|right)(?: hi)? (?:aankh|ankh|eye)");

const titlesOf = ({ name, alternativeTitles = [] }: Career): string =>
  [name, ...alternativeTitles].map((title) => padded(wordsOf(title))).join("");

/** Whoever loves tattoos asks for no notice. */
const IS_LIKED = phrases("likes?|loves?|crazy|passionate|careers?|related|living|pasand|shauk|shok|पसंद|शौक");
const isOnlyLiked = (aspect: Aspect, text: string): boolean => aspect === "tattoo" && IS_LIKED.test(text);

/** What of the body is asked about, where no name of a career is meant by the same words: "tattoo artist". */
const aspectIn = (text: string, career: Career | undefined): Aspect | undefined =>
  ASPECTS.find(
    (aspect) =>
      ASPECT_CUES[aspect].test(text) && !isOnlyLiked(aspect, text) && (career === undefined || !ASPECT_CUES[aspect].test(titlesOf(career))),
  );

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

/** How the body is tested, and not how tall one must be. */
const OF_THE_TEST = phrases(
  "(?:physical|fitness|फिजिकल|फिटनेस) (?:test|exam|efficiency|टेस्ट)|pet|pst|physical (?:me|mein|kaisa|kaise|kya)|फिजिकल (?:में|कैसा)",
);
const OF_A_MEASURE = phrases("height|lambai|kad|weight|vajan|wazan|chest|seena|sina|लंबाई|हाइट|हाईट|कद|वजन|सीना");
const OF_HEIGHT = phrases("height|hight|lambai|kad|tall|feet|foot|ft|cm|लंबाई|हाइट|हाईट|कद|फीट|सेमी");
const OF_A_MEASURE_OR_TEST = anyCue(OF_A_MEASURE, phrases("physical|running|daud|fitness test|hight|फिजिकल|दौड"));
/** What is known before whose notice has the figures. */
const knownFirst = (known: string, counts: string, language: Language): string => p(`${known} ${FIGURES_STAND_IN[language](counts)}`);

const IN_FEET = / (\d) (?:foot|feet|ft|fut|फुट|फीट)(?: (?:and )?(\d{1,2}))?(?: (?:inch\S*|इंच))? /u;
const CM_IN_A_FOOT = 30.48;
const CM_IN_AN_INCH = 2.54;

/** A height that is told in feet, in the measure of the notices. */
function inCentimetres(text: string, language: Language): string {
  const [, feet, inches = "0"] = IN_FEET.exec(text) ?? [];
  return feet === undefined
    ? ""
    : `${SO_MANY_CM[language](feet, inches, Math.round(Number(feet) * CM_IN_A_FOOT + Number(inches) * CM_IN_AN_INCH))} `;
}

/** What holds from year to year, where it does not hang on a figure, and whose notice has the rest. */
function said(aspect: Aspect, rules: BodyRules | undefined, career: Career | undefined, { text, language }: Reading): string {
  if (rules === undefined)
    return (
      (career === undefined ? "" : p(NO_RULE[language](ASPECT_NAMES[aspect][language], words(career.name)))) +
      p(ELSEWHERE[aspect][language])
    );
  const known = rules.says[aspect]?.[language];
  const counts = rules.counts[language];
  if (rules.heights !== undefined && aspect === "size" && OF_HEIGHT.test(text))
    return (
      p(`${inCentimetres(text, language)}${rules.heights[language]}`) +
      p(`${known === undefined ? "" : `${known} `}${FIGURES_STAND_IN[language](counts)}`)
    );
  if (known !== undefined && aspect === "size" && OF_THE_TEST.test(text) && !OF_A_MEASURE.test(text))
    return knownFirst(known, counts, language);
  return known === undefined || aspect === "size"
    ? p(NO_FIGURES_OF_THE_YEAR[language](counts)) + (known === undefined ? "" : p(known))
    : p(known) + p(EXACT_LIMITS[language](counts));
}

/** What holds of each of several careers that are named; those of one notice stand under one heading. */
function ofEach(aspect: Aspect, reading: Reading): string {
  const linksBy = new Map<string, string[]>();
  for (const { career } of reading.careers.slice(0, MOST)) {
    const told = said(aspect, rulesOf({ ...reading, text: titlesOf(career) }, career), career, reading);
    linksBy.set(told, [...(linksBy.get(told) ?? []), careerLink(career)]);
  }
  return joinedReplies([...linksBy].map(([told, links]) => h3(listed(links, "and", reading.language)) + told));
}

/** Height, eyesight, colour vision, tattoos and health: whose notice counts, and what holds of it from year to year; no figure but a height by its notices. */
export const bodyAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { careers, unfound, exams, page, text, language } = reading;
  const career = careers[0]?.career ?? unfound[0]?.family.kinds[0] ?? page ?? undefined;
  const aspect = aspectIn(text, career);
  if (aspect === undefined) return null;
  const rules = rulesOf(reading, career);
  if (rules === undefined && (aspect === "health" || OF_ONE_EYE.test(text))) return null;
  const [exam] = exams;
  // A measure that is told beside a choice asks for the choice.
  if (exam === undefined && careers.length > 1 && aspect === "size" && OWN_MEASURE.test(text) && EITHER.test(text)) return null;
  if (exam === undefined && careers.length > 1) return ofEach(aspect, reading);
  if (exam === undefined && aspect === "size" && career?.pathway !== undefined && TOLD_HEIGHT.test(text)) {
    const measures = measuresOf(reading);
    if (measures !== null) return h3(careerLink(career)) + p(shortWay(career.pathway, language)) + measures;
  }
  const lead = said(aspect, rules, career, reading) + ofOthers(aspect, rules, reading);
  const qualifies = ASKS_TO_QUALIFY.test(text.replace(OF_THE_BODY, " "));
  if (exam !== undefined) {
    const limits = ASKS_AGE.test(text) || qualifies ? limitsOfExam(reading, knowledge) : null;
    const known = (limits ?? "") + ((qualifies && limits === null ? examAndConditions : examBriefly)(reading, knowledge) ?? "");
    const measures = aspect === "size" && (limits !== null || qualifies) ? measuresOf(reading) : null;
    return measures === null ? lead + known : known + measures + ofOthers(aspect, rules, reading);
  }
  if (career === undefined) return rules === undefined ? lead + WHAT_I_CAN_DO[language] : lead;
  if (qualifies) return lead + aboutCareer(career, [], null, { ...reading, asks: new Set(["schooling"]) }, knowledge);
  return lead + h3(careerLink(career)) + (career.pathway === undefined ? "" : p(shortWay(career.pathway, language)));
});

/** What of the body is spoken of, and what is known of it for the post that is named. */
export function limitOf(reading: Reading): { readonly aspect: Aspect; readonly known: Wording | null } | null {
  const career = (reading.careers[0] ?? reading.excluded.careers[0])?.career;
  const aspect = aspectIn(reading.text, career);
  return aspect === undefined ? null : { aspect, known: rulesOf(reading, career)?.says[aspect] ?? null };
}

/** A word for a measure or a test of the body, with the small words that ask for it. */
const MEASURE =
  /(?: (?:aur|and|with|n|or|ya|और|&))* (?:physical (?:test|efficiency test|fitness test|standards?)|physical|fitness test|height|hight|lambai|weight|vajan|wazan|chest|seena|running|daud|फिजिकल टेस्ट|फिजिकल|लंबाई|हाइट|वजन|सीना|दौड)(?: (?:and|aur|n|और) (?:weight|chest|running|vajan|daud|वजन|दौड))*(?: (?:requirements?|required|criteria|limit|test|kitni|kitna|kitne|kya|chahiye|honi|hona|hoti|hai|h|hota|needed|measurement|कितनी|कितना|चाहिए|होनी|क्या|है))*(?= )/gu;
const AND = /^ (?:aur|and|with|n|or|ya|और) | (?:aur|and|with|n|or|ya|और|ki|ke liye|ke|for|the) $/u;
/** A height that is told in figures. */
const TOLD_HEIGHT =
  / (?:(?:height|hight|lambai|लंबाई|हाइट) (?:(?:is|meri|hai|of|मेरी) )?1[3-9]\d|\d (?:foot|feet|ft|fut|inch|फुट)|1[3-9]\d ?(?:cm|सेमी|सेंटीमीटर|से मी)) /u;
/** Somebody's own measure is no question beside another. */
const OWN_MEASURE = anyCue(TOLD_HEIGHT, / (?:short|kam|chhoti|choti|chhota|chota|कम|छोटी) /u);
const ASKS_MORE = phrases(
  "qualif\\S*|eligib\\S*|yogyata|how (?:to|do|can)|kaise|kese|join|salary|pay|kamai|salar\\S*|age|umar|umr|fees?|maths?|physics|biology|science|english|compulsory|zar[ou]+ri|jaruri|subjects?|stream|shaadi|shadi|marri(?:ed|age)|training|exams?|syllabus|scope|duty|kaam kya|course|योग्यता|कैसे|सैलरी|वेतन|उम्र|आयु|फीस|गणित|अंग्रेजी|जरूरी|विषय|शादी|परीक्षा|कोर्स",
);

const OF_A_SUBJECT = phrases(
  "maths?|physics|chemistry|biology|science|commerce|arts|pcm|salary|pay|kamai|syllabus|गणित|विज्ञान|कॉमर्स|सैलरी|वेतन",
);

/** What is asked beside the measures of the body, without these; null where only these are asked. */
export function besideMeasures({ text, rest: nameless, exams }: Reading): string | null {
  if (nameless.replace(MEASURE, "") === nameless) return null;
  if (ASPECT_CUES.colour.test(text) || ASPECT_CUES.tattoo.test(text) || OWN_MEASURE.test(text)) return null;
  const rest = text.replace(MEASURE, "");
  if (rest === text || !OF_A_MEASURE_OR_TEST.test(text)) return null;
  // What an examination asks of schooling and age is told with its measures.
  return (exams.length === 0 ? ASKS_MORE : OF_A_SUBJECT).test(rest) ? rest.replace(AND, " ").trim() : null;
}

/** The measures of the body, as the second part of an answer: what is known, and whose notice has the figures. */
export function measuresOf(reading: Reading): string | null {
  const { careers, unfound, page, language } = reading;
  const career = careers[0]?.career ?? unfound[0]?.family.kinds[0] ?? page ?? undefined;
  const rules = rulesOf(reading, career);
  if (rules === undefined)
    return career === undefined
      ? null
      : p(
          `${strong(MEASURES[language])}: ${NO_RULE[language](ASPECT_NAMES.size[language], words(career.name))} ${ELSEWHERE.size[language]}`,
        );
  const known = [OF_HEIGHT.test(reading.text) ? rules.heights : undefined, rules.says.size].flatMap((each) => each?.[language] ?? []);
  return p(
    `${strong(MEASURES[language])}: ${inCentimetres(reading.text, language)}${[...known, FIGURES_STAND_IN[language](rules.counts[language])].join(" ")}`,
  );
}
