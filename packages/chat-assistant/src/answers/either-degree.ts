import { p, words } from "../html/write.ts";
import { phrases } from "../reading/words.ts";
import type { Answer } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { namesDegree } from "./names-degree.ts";
import { meantOf } from "./route.ts";

/** The same degree in two subjects: "BSc forensic or BSc chemistry". */
const isWeighedWithItself = (degree: string, text: string): boolean => {
  const name = degree.toLowerCase().replaceAll(".", "");
  return phrases(`${name}(?: \\S+){1,3} (?:or|vs|ya|versus|या) ${name}`).test(text);
};

/** Two subjects of one degree on the way to a career: which does not decide, and what comes after either. */
export const eitherDegreeAnswer: Answer = (reading, knowledge) => {
  const [degree, second] = reading.degrees;
  const meant = meantOf(reading);
  if (degree === undefined || second !== undefined || reading.careers.length !== 1 || meant?.career.pathway === undefined) return null;
  if (!isWeighedWithItself(degree, reading.text)) return null;
  const { name, pathway } = meant.career;
  const named = pathway.afterClass12.filter(namesDegree(degree));
  const [further] = pathway.afterDegree;
  return (
    p(
      `Either can lead to ${words(name)}.${named.length === 0 ? "" : ` Its record names ${words(named.join("; "))}.`}${
        further === undefined ? "" : ` What counts more is the next step: ${words(further)}.`
      } The wider subject (chemistry, physics, biology, computing) keeps more other doors open and is taught at more colleges; the special one teaches the work sooner. If the good college near you gives only the wide one, take it.`,
    ) + aboutCareer(meant.career, meant.kinds, meant.word, { ...reading, asks: new Set(["become"]) }, knowledge)
  );
};
