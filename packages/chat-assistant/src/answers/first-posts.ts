import { type Career, EDUCATION_LEVELS, EXAM_RECORDS, type Exam, isLaterPost, type Pathway } from "@career-clarity/career-catalog";
import { rememberedByName } from "../catalogue/remembered.ts";
import type { Criterion } from "./criteria.ts";
import { BEGUN_WITH } from "./list-texts.ts";
import { namesDegree } from "./names-degree.ts";

/** Posts for which a public examination counts and not the degree. */
const BY_PUBLIC_EXAM: ReadonlySet<Exam> = new Set<Exam>([
  "UPSC Civil Services",
  "UPSC Indian Forest Service",
  "State PSC",
  "Judicial services",
]);

/** Whether such an examination is the usual way to the post, and not one beside others. */
function isByPublicExam({ exams }: Pathway): boolean {
  const first = exams.find((exam) => EXAM_RECORDS[exam].gives === "post");
  return first !== undefined && BY_PUBLIC_EXAM.has(first);
}

const BELOW_A_DEGREE = /^(?:ITI|ANM|GNM|DPharm|DMLT|D\.El\.Ed|(?:Polytechnic d|D)iploma)$/;
const ABOVE_A_DEGREE = /^(?:M(?!BBS)|PG|PhD|LLM)/;
const BEYOND_A_DEGREE: ReadonlySet<string> = new Set(["Master's Degree", "Doctorate"]);
const DEGREE_LEVEL = EDUCATION_LEVELS.indexOf("Bachelor's Degree");
/** The years from Class 10 to the first pay after a first degree. */
const YEARS_OF_A_DEGREE = 6;
const POINTS_A_YEAR = 2;
const FOR_A_HIGHER_DEGREE = 4;
const FOR_ITS_FIRST_WAYS = 3;
const YEARS_OF_A_HIGHER_DEGREE = 7;

/** Posts for which a degree is enough and not too much, in which one can begin. */
export const firstPostsOf: (degree: string) => Criterion = rememberedByName((degree) => {
  const isNamed = (ways: readonly string[] = []): boolean => ways.some(namesDegree(degree));
  const least = BELOW_A_DEGREE.test(degree) ? 0 : DEGREE_LEVEL;
  const isHigher = ({ pathway, education }: Career): boolean =>
    ABOVE_A_DEGREE.test(degree) && BEYOND_A_DEGREE.has(education) && isNamed(pathway?.afterDegree);
  return {
    steady: true,
    label: BEGUN_WITH(degree),
    holds: ({ pathway, education, payInr }: Career) => {
      if (pathway === undefined || payInr === undefined || isLaterPost(pathway)) return false;
      // The State also takes those whose own profession it is: a BAMS leads to the Ayurvedic physician without it.
      if (isByPublicExam(pathway) && pathway.afterClass12[0]?.startsWith(degree) !== true) return false;
      // A shorter way beside the degree takes nothing from it: GNM beside BSc Nursing, DPharm before BPharm.
      const firstWays = pathway.afterClass12.slice(0, 2).map((way) => way.replace(/ \(.*$/, ""));
      if (EDUCATION_LEVELS.indexOf(education) < least && !firstWays.includes(degree)) return false;
      if (isNamed(pathway.afterDegree)) return true;
      return !BEYOND_A_DEGREE.has(education) && isNamed([...pathway.afterClass10, ...pathway.afterClass12]);
    },
    points: (career: Career) => {
      const years = career.pathway?.yearsToFirstPay[0] ?? 0;
      if (isHigher(career)) return FOR_A_HIGHER_DEGREE - POINTS_A_YEAR * Math.max(0, years - YEARS_OF_A_HIGHER_DEGREE);
      const late = Math.max(0, years - YEARS_OF_A_DEGREE);
      return (isNamed(career.pathway?.afterClass12.slice(0, 2)) ? FOR_ITS_FIRST_WAYS : 0) - POINTS_A_YEAR * late;
    },
  };
});
