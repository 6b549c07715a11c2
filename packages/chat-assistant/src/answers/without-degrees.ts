import type { Exam, Pathway } from "@career-clarity/career-catalog";
import { namesDegree } from "./names-degree.ts";

const BY_ENGINEERING = /\bM\.?Tech\b|\bafter (?:an? )?engineering\b|\bengineering degree\b/;
const OF_ENGINEERING: ReadonlySet<Exam> = new Set<Exam>(["JEE Main", "JEE Advanced", "BITSAT", "State engineering CET", "GATE"]);
/** The ways that are left where degrees are ruled out; all of them where none is. */
export function withoutDegrees(pathway: Pathway, degrees: readonly string[]): Pathway {
  if (degrees.length === 0) return pathway;
  const isOfEngineers = degrees.some((degree) => degree === "BTech" || degree === "BE");
  const isLeft = (way: string): boolean =>
    !degrees.some((degree) => namesDegree(degree)(way)) && !(isOfEngineers && (namesDegree("BTech")(way) || BY_ENGINEERING.test(way)));
  const [afterClass10, afterClass12, afterDegree] = [pathway.afterClass10, pathway.afterClass12, pathway.afterDegree].map((ways) =>
    ways.filter(isLeft),
  );
  if (afterClass10 === undefined || afterClass12 === undefined || afterDegree === undefined) return pathway;
  if (afterClass10.length + afterClass12.length + afterDegree.length === 0) return pathway;
  const isOn = (exam: Exam): boolean =>
    !(isOfEngineers && OF_ENGINEERING.has(exam)) && !(afterClass10.length === 0 && exam === "State polytechnic admission");
  return { ...pathway, afterClass10, afterClass12, afterDegree, exams: pathway.exams.filter(isOn) };
}
