import { p, strong, words } from "../html/write.ts";
import { phrases } from "../reading/words.ts";
import type { Answer } from "./answer.ts";
import { isBehind } from "./choice.ts";
import { ledBy } from "./degree.ts";

/** Whom a degree takes that comes after another. */
const TAKES: Readonly<Record<string, string>> = {
  MBA: "graduates of every subject, by CAT, XAT, MAT and the like; specialised MBAs (analytics, hospitals, agriculture) mostly too, with maths of Class 10 in the test",
  PGDM: "graduates of every subject, by CAT, XAT, MAT and the like",
  LLB: "graduates of every subject, by the university's or the State's entrance",
  BEd: "graduates with the marks that NCTE names, mostly in a subject that is taught at school",
  MCA: "BCA and BSc in computing; other graduates mostly with maths in Class 12 or the degree (NIMCET and State tests)",
  MTech: "engineers, by GATE or the university's test; some branches take MSc or MCA",
  MSc: "graduates who had the subject or one close to it, by CUET-PG, IIT JAM or the university's test",
  MA: "graduates of most subjects, by CUET-PG or marks; some subjects, such as economics, ask for maths or the subject itself",
  MCom: "BCom, and at some universities BBA or economics",
  LLM: "law graduates, by CLAT PG or the university's test",
  PhD: "who has a master's degree (or a four-year degree with high marks), mostly by NET or the university's test",
};

const WHETHER = phrases(
  "(?:can|may|could|possible|eligible|allowed|is it possible)(?: .*)?|(?:kar|le|ho|ja) sak\\S*|(?:ke|k) (?:baad|bad)|after|सकत\\S*|के बाद",
);
const WEIGHS = phrases("vs|versus|or|ya|better|which|difference|konsa|kaunsa|worth|without|या|बेहतर");

const MAY_GO_ON = phrases(
  "(?:can|may|could|possible|eligible|allowed)(?: .*)?|(?:kar|le|ho|ja) sak\\S*|(?:karna|lena) (?:hai|chaht\\S*)|lateral|सकत\\S*",
);

/** Whether one may go from one degree on to another, and what the second leads to. */
const LATERAL: Readonly<Record<string, string>> = {
  ITI: "not straight: first the second year of a polytechnic diploma (lateral entry, by your State's test or marks), then the second year of BTech with that diploma; or Class 12 with physics, chemistry and maths (nios.ac.in) and the usual entrance",
  Diploma: "yes, from its second year (lateral entry), by your State's counselling for diploma holders, in your branch or a near one",
  "Polytechnic diploma":
    "yes, from its second year (lateral entry), by your State's counselling for diploma holders, in your branch or a near one",
  BSc: "yes at many colleges, from its second year with the marks that AICTE and your State name and maths in Class 12; most graduates go on to MCA, MSc or a PG diploma instead",
};

/** Whether BTech follows what somebody has. */
export const towardsEngineeringAnswer: Answer = ({ degrees, careers, exams, asks, text }, knowledge) => {
  const [first, second] = degrees.filter((degree) => degree !== "BTech");
  const way = LATERAL[first ?? ""];
  if (!degrees.includes("BTech") || first === undefined || second !== undefined || way === undefined || asks.has("pay")) return null;
  if (careers.length + exams.length > 0 || !MAY_GO_ON.test(text) || WEIGHS.test(text)) return null;
  if (!isBehind(first, text) && text.indexOf(` ${first.toLowerCase()} `) > text.search(/ b ?tech /)) return null;
  return (
    p(`${strong(`BTech after ${words(first)}`)}: ${way}. Read the notice of your State's counselling (aicte-india.org names the rule).`) +
    p(ledBy("BTech", [], knowledge))
  );
};

export const furtherStudyAnswer: Answer = ({ degrees, careers, exams, asks, text }, knowledge) => {
  if (degrees.length !== 2 || careers.length + exams.length > 0 || asks.has("pay")) return null;
  const next = degrees.find((degree) => TAKES[degree] !== undefined);
  const [first] = degrees.filter((degree) => degree !== next);
  const takes = TAKES[next ?? ""];
  if (next === undefined || first === undefined || takes === undefined || !WHETHER.test(text) || WEIGHS.test(text)) return null;
  if (TAKES[first] !== undefined && text.indexOf(` ${first.toLowerCase()} `) > text.indexOf(` ${next.toLowerCase()} `)) return null;
  return (
    p(
      `${strong(words(next))} takes ${takes}. If that holds for your ${words(first)}, yes. Marks and tests differ by university: read its notice.`,
    ) + p(ledBy(next, [], knowledge))
  );
};
