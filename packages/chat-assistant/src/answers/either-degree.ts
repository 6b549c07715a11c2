import { rememberedByName } from "../catalogue/remembered.ts";
import { p, words } from "../html/write.ts";
import { phrases } from "../reading/words.ts";
import { recordText, recordTexts } from "../record-texts/in-language.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { EITHER_LEADS } from "./either-degree-texts.ts";
import { namesDegree } from "./names-degree.ts";
import { meantOf } from "./route.ts";

/** The same degree in two subjects: "BSc forensic or BSc chemistry". */
const weighedWithItself = rememberedByName((degree) => {
  const name = degree.toLowerCase().replaceAll(".", "");
  return phrases(`${name}(?: \\S+){1,3} (?:or|vs|ya|versus|या) ${name}`);
});

/** Two subjects of one degree on the way to a career: which does not decide, and what comes after either. */
export const eitherDegreeAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const [degree, second] = reading.degrees;
  const meant = meantOf(reading);
  if (degree === undefined || second !== undefined || reading.careers.length !== 1 || meant?.career.pathway === undefined) return null;
  if (!weighedWithItself(degree).test(reading.text)) return null;
  const { name, pathway } = meant.career;
  const named = pathway.afterClass12.filter(namesDegree(degree));
  const [further] = pathway.afterDegree;
  const parts = {
    career: words(name),
    named: named.length === 0 ? null : recordTexts(named, reading.language),
    further: further === undefined ? null : recordText(further, reading.language),
  };
  return (
    p(EITHER_LEADS[reading.language](parts)) +
    aboutCareer(meant.career, meant.kinds, meant.word, { ...reading, asks: new Set(["become"]) }, knowledge)
  );
});
