import type { Exam } from "@career-clarity/career-catalog";
import { p, words } from "../html/write.ts";
import type { Reading } from "../reading/reading.ts";
import { BY_AGE } from "./age-beside-texts.ts";
import { ageIn, closedAt, namesAge, OLDEST } from "./exam-limits.ts";
import { listed } from "./join.ts";

/** What says already whom an age shuts out. */
const TELLS_OF_AGE = /At (?:your|this) age|general category|Look at the age first|upper age/;

/** An examination as a reply names it, whole or behind one of its board: "IBPS PO and Clerk". */
function namedAs(exam: Exam): RegExp {
  const [board, ...post] = exam.split(" ");
  return post.length === 0 ? new RegExp(`\\b${exam}\\b`) : new RegExp(`\\b${board}(?: [\\w/]+){0,3} ${post.join(" ")}\\b`);
}
const NAMED: readonly (readonly [exam: Exam, name: RegExp])[] = (Object.keys(OLDEST) as Exam[]).map((exam) => [exam, namedAs(exam)]);

const TAG = /<[^>]*>/g;

/** Which of the examinations that a reply names the age has closed that somebody told, as its English words say; empty where none has. */
export function ageBeside({ text, language }: Pick<Reading, "text" | "language">, reply: string): string {
  const age = namesAge(text) ? ageIn(text) : null;
  if (age === null || TELLS_OF_AGE.test(reply)) return "";
  const said = reply.replace(TAG, " ");
  const exams = NAMED.filter(([, name]) => name.test(said)).map(([exam]) => exam);
  const of = (closed: ReturnType<typeof closedAt>): string =>
    listed(exams.filter((exam) => closedAt(exam, age) === closed).map(words), "and", language);
  const [open, inGeneral, toAll] = [of("no"), of("in general"), of("to all")];
  return inGeneral === "" && toAll === "" ? "" : p(BY_AGE[language](age, { open, inGeneral, toAll }));
}
