import { type Career, EDUCATION_LEVELS, SUBJECT_COMBINATIONS } from "@career-clarity/career-catalog";
import type { VisitorProfile } from "./profile.ts";

export const GATE_KINDS = ["education", "subjects", "exams", "years", "licence"] as const;
Object.freeze(GATE_KINDS);
export type GateKind = (typeof GATE_KINDS)[number];

/** Something that it takes to get into a career. It changes no fit: liking the work and getting in are two things. */
export type Gate = {
  readonly kind: GateKind;
  readonly text: string;
  /** Whether it asks for more than the person said to be ready for; false where they said nothing about it. */
  readonly isBeyond: boolean;
};

/** The most schooling that a person said to be ready for, as a place in EDUCATION_LEVELS; null where nothing was said. */
function readyFor({ questions }: VisitorProfile): number | null {
  const ranks = questions.flatMap(({ choices }) => choices.flatMap(({ option }) => option.evidence.educationRanks));
  return ranks.length === 0 ? null : Math.max(...ranks);
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1) ?? ""}`;

function yearsText([least, most]: readonly [number, number]): string {
  const span = least === most ? `${least}` : `${least} to ${most}`;
  return `Usually ${span} ${most === 1 ? "year" : "years"} from the end of Class 10 to the first pay`;
}

/** What it takes to get into a career, as far as its record says: schooling, subjects, exams, years, licence. */
export function gatesOf(career: Career, profile: VisitorProfile): readonly Gate[] {
  const { education, pathway } = career;
  const most = readyFor(profile);
  const isBeyond = most !== null && EDUCATION_LEVELS.indexOf(education) > most;
  const gates: Gate[] = [
    { kind: "education", text: education === "No formal requirement" ? "No formal qualification" : `Usual entry: ${education}`, isBeyond },
  ];
  if (!pathway) return gates;
  const { subjects, exams, yearsToFirstPay, licence } = pathway;
  const add = (kind: GateKind, text: string) => gates.push({ kind, text, isBeyond: false });
  if (subjects.length > 0 && subjects.length < SUBJECT_COMBINATIONS.length) add("subjects", `Class 11 with ${listed(subjects)}`);
  if (exams.length > 0) add("exams", `Exams on the way: ${listed(exams)}`);
  add("years", yearsText(yearsToFirstPay));
  if (licence !== null) add("licence", licence);
  return gates;
}
