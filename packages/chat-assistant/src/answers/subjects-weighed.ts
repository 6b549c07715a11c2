import type { Knowledge } from "../catalogue/knowledge.ts";
import { h3, p, strong, ul, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { everywhere, phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { chooseIt } from "./choice.ts";
import { listed } from "./join.ts";
import { careerLink } from "./links.ts";
import { LEADS_AMONG_OTHERS, OF_BOTH_SUBJECTS, SUBJECTS_OF_DEGREES, type SubjectOfDegree } from "./subjects-weighed-texts.ts";

const DEGREE =
  "(?:b ?sc|m ?sc|b ?a|m ?a|hons|honours|degree|graduation|college|university|in|me|mein|में|बीएससी|बीए|ऑनर्स|का|की|ka|ki|course)";
const OF_COLLEGE = phrases(
  "b ?sc|m ?sc|b ?a|m ?a|hons|honours|degree|graduation|graduate|college|university|बीएससी|बीए|एमए|एमएससी|ऑनर्स|ग्रेजुएशन",
);
/** Subjects of Class 11, papers of an examination and teachers of a subject are other questions. */
const OTHERWISE = phrases(
  "11|11th|class 11|after 10|10th|optional|upsc|teachers?|professors?|lecturers?|tet|ctet|net|cuet|phd|neet|jee|olympiad|fail|weak|stream|btech|engineering|salary|pay|m ?tech",
);
const WEIGHER = "(?:or|vs|v s|versus|ya|या)";
const JOINER = "(?:and|aur|और)";
const BETWEEN = phrases(
  "between|difference|differ\\S*|better|compare|comparison|fark|farak|antar|behtar|which|konsa|kaunsa|kaun sa|me se|अंतर|फर्क|बेहतर|में से|कौन सा",
);

const ANY = SUBJECTS_OF_DEGREES.map(({ said }) => said).join("|");
const around = (joiner: string): RegExp => new RegExp(` (${ANY})(?: ${DEGREE})* ${joiner}(?: ${DEGREE})* (${ANY})(?= )`, "u");
const [WEIGHED, JOINED] = [around(WEIGHER), around(JOINER)];

const EACH = SUBJECTS_OF_DEGREES.map((subject) => ({ subject, whole: new RegExp(`^(?:${subject.said})$`, "u") }));
const subjectOf = (said: string): SubjectOfDegree | undefined => EACH.find(({ whole }) => whole.test(said))?.subject;

const DEGREE_BEFORE: Readonly<Record<string, string>> = { BSc: "b ?sc|बीएससी", BA: "b ?a|बीए", MSc: "m ?sc|एमएससी", MA: "m ?a|एमए" };
const WITH_DEGREE = Object.entries(DEGREE_BEFORE).map(([degree, said]) => ({
  degree,
  cues: SUBJECTS_OF_DEGREES.map((subject) => ({
    subject,
    cue: phrases(`(?:${said})(?: (?:in|hons|honours|me|mein|में|ऑनर्स))* (?:${subject.said})`, `(?=(?:${said}) )(?:${subject.said})`),
  })),
}));

/** A degree with its subject, as a side of its own: "BSc chemistry". */
export type DegreeOfSubject = { readonly title: string; readonly row: string; readonly leads: readonly string[] };

/** A degree with the subject that stands behind it; null where none does that is known. */
export function degreeOfSubject(degree: string, text: string, knowledge: Knowledge, language: Language): DegreeOfSubject | null {
  const subject = WITH_DEGREE.find((each) => each.degree === degree)?.cues.find(({ cue }) => cue.test(text))?.subject;
  if (subject === undefined) return null;
  const title = `${degree} ${subject.title[language]}`;
  return { title, row: row(subject, title, knowledge, language), leads: subject.leads };
}

const NAMED = everywhere(phrases(ANY));
const MOST = 3;

/** The subjects that are named, where a word weighs two of them; none where they are subjects of a school. */
function subjectsIn(text: string): readonly SubjectOfDegree[] {
  if (OTHERWISE.test(text) || !(WEIGHED.test(text) || (BETWEEN.test(text) && JOINED.test(text)))) return [];
  const named = [...new Set((text.match(NAMED) ?? []).flatMap((said) => subjectOf(said.trim()) ?? []))].slice(0, MOST);
  return named.length > 1 && (OF_COLLEGE.test(text) || named.some(({ atSchool }) => atSchool !== true)) ? named : [];
}

function row({ choice, leads }: SubjectOfDegree, title: string, { explorer }: Knowledge, language: Language): string {
  const found = leads.flatMap((id) => explorer.byId(id) ?? []);
  const led = found.length === 0 ? "" : LEADS_AMONG_OTHERS[language](listed(found.map(careerLink), "and", language));
  return `${strong(words(title))}:${chooseIt(choice, language)}${led}`;
}

/** Subjects of a degree: what speaks for each, where each leads, and what holds of all. */
export const subjectsWeighedAnswer: SpokenAnswer = spoken(({ text, careers, exams, language }, knowledge) => {
  const subjects = careers.length + exams.length > 0 ? [] : subjectsIn(text);
  const [first] = subjects;
  if (first === undefined) return null;
  const kind = first.kind !== "own" && subjects.every((subject) => subject.kind === first.kind) ? first.kind : "different";
  const titles = subjects.map(({ title }) => words(title[language]));
  return (
    h3(listed(titles, "or", language)) +
    ul(subjects.map((subject) => row(subject, subject.title[language], knowledge, language))) +
    p(OF_BOTH_SUBJECTS[kind][language])
  );
});
