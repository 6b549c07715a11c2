import type { Exam } from "@career-clarity/career-catalog";

/** What notices said of age and the number of attempts, with the year, where it is asked most. */
export const EXAM_LIMITS: Partial<Readonly<Record<Exam, string>>> = {
  "NEET-UG":
    "By the rules for 2026 there is no limit to the attempts and no upper age; one must be 17 by the end of the year of admission.",
  "JEE Main":
    "By the rules for 2026 there is no age limit; one may sit for it in the year of Class 12 and the two years after it, in both sessions of each year.",
  "JEE Advanced":
    "By the rules for 2026 one may sit for it at most twice, in two years running: that of Class 12 and the next; there is an age limit too.",
  NDA: "By the first notice for 2025 one must be about 16½ to 19½ when the course begins; no number of attempts is named.",
  "Agniveer recruitment":
    "By the notices for 2025 one must be about 17½ to 21; the dates of birth that count stand in each force's notice.",
  "UPSC Civil Services":
    "By the notice of 2023 the age is 21 to 32: one must not have turned 32 on 1 August of the exam's year, 35 for OBC and 37 for SC and ST. The attempts are six, nine for OBC, and without limit up to that age for SC and ST. Candidates with disabilities have more of both.",
  "SSC CGL":
    "By the notice of 2024 the age is 18 to 27, 30 or 32, by the post, with three years more for OBC and five for SC and ST; no number of attempts is named.",
  "SSC CHSL":
    "By the notice of 2024 the age is 18 to 27, with three years more for OBC and five for SC and ST; no number of attempts is named.",
  "IBPS PO":
    "By the notice of 2024 the age is 20 to 30, with three years more for OBC and five for SC and ST; no number of attempts is named.",
  "IBPS Clerk":
    "By the notice of 2024 the age is 20 to 28, with three years more for OBC and five for SC and ST; no number of attempts is named.",
  "UGC-NET":
    "Notices so far set no age and no number of attempts for assistant professors; for the research fellowship (JRF) there is an upper age.",
  GATE: "Notices so far set no age limit and no number of attempts.",
  CAT: "Notices so far set no age limit and no number of attempts.",
  CTET: "Notices so far set no number of attempts.",
  CLAT: "Notices so far set no upper age and no number of attempts.",
};

/** The age that one must not have reached on the day that counts: of the general category, of OBC, of SC and ST. */
const TOO_OLD: Partial<Readonly<Record<Exam, readonly [general: number, obc: number, scAndSt: number]>>> = {
  "UPSC Civil Services": [32, 35, 37],
};

const AGE = / (?:(?:i am|im|i m|is|at|age|aged|umar|meri age|am) (\d\d)|(\d\d) ?(?:years?|yrs?|saal|sal|साल|ki umar|old))(?= )/u;

/** What the limits mean for the age that somebody names; nothing where none is named or known. */
export function ageVerdict(exam: Exam, text: string): string {
  const [, before, after] = AGE.exec(text) ?? [];
  const limits = TOO_OLD[exam];
  const age = Number(before ?? after ?? Number.NaN);
  if (limits === undefined || Number.isNaN(age)) return "";
  const [general, obc, scAndSt] = limits;
  if (age < general - 1) return "At your age it is still open. ";
  if (age < general) return "It is still open to you, perhaps for the last time in the general category: look at the day that counts. ";
  if (age < scAndSt)
    return `At your age mostly no longer in the general category; ${age < obc ? "OBC, " : ""}SC and ST may still sit for it. Many States' own commissions (State PSC) take candidates of 35 to 40 and more. `;
  return "At your age no longer, but for candidates with disabilities. Some States' own commissions (State PSC) take candidates of 38 to 40 and more. ";
}
