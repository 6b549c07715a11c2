import type { Career } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { p, ul, words } from "../html/write.ts";
import { type Reading, readQuestion } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import type { Answer } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { listAnswer } from "./list.ts";

const SWITCHES = phrases(
  "(?:switch|shift|move|change|transition|convert)(?:ing)? (?:my career |career |field |line |job |over )?(?:to|into)(?: .*)?|(?:switch|shift)(?:ing)? (?:karna|karu|kaise|kar|how)(?: .*)?",
  "(?:me|mein|में) (?:jana|jaana|jau|jaun|jaaun|jaye|jaaye|ja|aana|aau|switch|shift|career|kaise (?:jau|jaun|jaye|jana|ja|aau|switch)|जाना|जाऊं|जाऊ|कैसे जा\\S*)(?: .*)?",
  "(?:from|se|से) (?:\\S+ ){1,4}(?:to|me|mein|में) (?:kaise|how|jana|switch|shift|move|जाना)(?: .*)?",
);
/** What one does or has done: where nothing of the kind is said, "to go into X" is a first choice. */
const ALREADY = phrases(
  "switch\\S*|shift\\S*|transition\\S*|working|worked|experience|job karta|job karti|job kar rah[aei]|naukri kar\\S*|kiya|kia|kar chuk\\S*|kar li\\S*|completed|saal se|sal se|years? (?:as|of|experience)|ab|now|abhi|currently|already|hu|hoon|hun|i am an?|im an?|किया|कर चुक\\S*|साल से|अब|हूं",
);
/** Fields that are named by a letter or two, and the career that stands for most who say so. */
const FIELDS: readonly (readonly [cue: RegExp, id: string])[] = [
  [
    phrases(
      "(?:it|i t|software|coding|programming|आईटी)(?= (?:field |sector |line |industry |job |company )?(?:me|mein|में|jobs?|field|sector|line))|(?:to|into) (?:it|software|coding|programming)",
    ),
    "software-engineer",
  ],
];

const STEPS = [
  "Name what you bring: dealing with people, figures, machines, a language, a trade. The new work is mostly half known already.",
  "Learn the one thing that is missing in a short course beside your work, free to begin with: swayam.gov.in or skillindiadigital.gov.in.",
  "Make two or three things that can be shown: a small project, a case that you solved, work done for somebody you know.",
  "Look for the side door first: the same employer's other department, a junior post, or a firm of your old field that needs the new work. Keep your pay until there is an offer.",
];

const TOWARDS = / (?:switch|switching|shift|shifting|move|moving|transition|change)(?: \S+){0,3} (?:to|into) (.*)$/u;

/** What was said after "switch to": with a single career named, it may be the one that is left. */
function tailOf(text: string, knowledge: Knowledge): Reading | null {
  const tail = TOWARDS.exec(text)?.[1];
  return tail === undefined ? null : readQuestion(tail, knowledge, null);
}

/** The career to which somebody turns: the last that is named, or the one that stands for a field. */
function targetOf({ careers, text }: Reading, tail: Reading | null, { explorer }: Knowledge): Career | undefined {
  if (careers.length > 1) return careers.at(-1)?.career;
  const field = FIELDS.find(([cue]) => cue.test(text));
  const meant = field === undefined ? undefined : explorer.byId(field[1]);
  if (meant !== undefined) return meant;
  if (tail !== null) return tail.careers.at(-1)?.career;
  return /switch|shift/.test(text) ? careers.at(-1)?.career : undefined;
}

/** Where no single career is the aim: the steps, and careers about what was named. */
function listTowards(tail: Reading | null, knowledge: Knowledge): string | null {
  const list = tail === null ? null : listAnswer(tail, knowledge);
  return list === null ? null : p("Yes, people turn to other work at every age, and these steps help:") + ul(STEPS) + list;
}

/** From one kind of work or study into another: the answer is about the second. */
export const switchAnswer: Answer = (reading, knowledge) => {
  const { text } = reading;
  if (reading.page !== null || !SWITCHES.test(text) || !ALREADY.test(text)) return null;
  const tail = tailOf(text, knowledge);
  const career = targetOf(reading, tail, knowledge);
  if (career === undefined) return listTowards(tail, knowledge);
  const [further] = career.pathway?.afterDegree ?? [];
  return (
    p(
      `Yes, people come to the work of ${words(career.name)} from other work.${
        further === undefined ? "" : ` Its record names, for those who already have a degree: ${words(further)}.`
      } Beside that, these steps help:`,
    ) +
    ul(STEPS) +
    aboutCareer(career, [], null, { ...reading, asks: new Set(["skills", "become"]) }, knowledge)
  );
};
