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
    "By the notice of 2023 the age is 21 to 32, up to 35 for OBC and up to 37 for SC and ST; the attempts are six, nine for OBC, and without limit up to that age for SC and ST. Candidates with disabilities have more of both.",
  "UGC-NET":
    "Notices so far set no age and no number of attempts for assistant professors; for the research fellowship (JRF) there is an upper age.",
  GATE: "Notices so far set no age limit and no number of attempts.",
  CAT: "Notices so far set no age limit and no number of attempts.",
  CTET: "Notices so far set no number of attempts.",
  CLAT: "Notices so far set no upper age and no number of attempts.",
};
