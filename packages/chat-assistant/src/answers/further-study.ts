import { p, strong, words } from "../html/write.ts";
import { END } from "../language.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { isBehind } from "./choice.ts";
import { degreeText, ledBy } from "./degree.ts";
import { BTECH_AFTER, DEGREE_TAKES, LATERAL, READ_COUNSELLING, TAKES } from "./further-study-texts.ts";

const WHETHER = phrases(
  "(?:can|may|could|possible|eligible|allowed|is it possible)(?: .*)?|(?:kar|le|ho|ja) sak\\S*|(?:ke|k) (?:baad|bad)|after|सकत\\S*|के बाद",
);
const LAW = phrases("law|वकालत|लॉ");
const WEIGHS = phrases(
  "vs|versus|or|ya|better|which|difference|konsa|kaunsa|worth|without|good|right|useful|sahi|theek|thik|ac+h+h?a|fayd[ae]|faid[ae]|या|बेहतर|सही|ठीक|अच्छा|फायदा|फायदे",
);

const MAY_GO_ON = phrases(
  "(?:can|may|could|possible|eligible|allowed)(?: .*)?|(?:kar|le|ho|ja) sak\\S*|(?:karna|lena) (?:hai|chaht\\S*)|lateral|सकत\\S*",
);

/** Whether BTech follows what somebody has. */
export const towardsEngineeringAnswer: SpokenAnswer = spoken(({ degrees, careers, exams, asks, text, language }, knowledge) => {
  const [first, second] = degrees.filter((degree) => degree !== "BTech");
  const way = LATERAL[first ?? ""];
  if (!degrees.includes("BTech") || first === undefined || second !== undefined || way === undefined || asks.has("pay")) return null;
  if (careers.length + exams.length > 0 || !MAY_GO_ON.test(text) || WEIGHS.test(text)) return null;
  if (!isBehind(first, text) && text.indexOf(` ${first.toLowerCase()} `) > text.search(/ b ?tech /)) return null;
  return (
    p(`${strong(BTECH_AFTER[language](words(first)))}: ${way[language]}${END[language]} ${READ_COUNSELLING[language]}`) +
    p(ledBy("BTech", [], knowledge, { language }))
  );
});

/** "Law after BCom" names the degree by its field. */
const withLaw = (degrees: readonly string[], text: string): readonly string[] =>
  degrees.length === 1 && !degrees.some((degree) => degree.includes("LL")) && LAW.test(text) ? [...degrees, "LLB"] : degrees;

/** Whether one may go from one degree on to another, and what the second leads to. */
export const furtherStudyAnswer: SpokenAnswer = spoken(({ degrees: named, careers, exams, asks, text, language }, knowledge) => {
  const degrees = withLaw(named, text);
  if (degrees.length !== 2 || careers.length + exams.length > 0 || asks.has("pay")) return null;
  const next = degrees.find((degree) => TAKES[degree] !== undefined);
  const [first] = degrees.filter((degree) => degree !== next);
  const takes = TAKES[next ?? ""];
  if (next === undefined || first === undefined || takes === undefined || !WHETHER.test(text) || WEIGHS.test(text)) return null;
  if (TAKES[first] !== undefined && text.indexOf(` ${first.toLowerCase()} `) > text.indexOf(` ${next.toLowerCase()} `)) return null;
  return (
    p(DEGREE_TAKES[language](strong(words(next)), takes[language], words(first))) +
    p(`${degreeText(next, language)} ${ledBy(next, [], knowledge, { language })}`)
  );
});
