import type { Career } from "@career-clarity/career-catalog";
import { h3, p, strong, ul, words } from "../html/write.ts";
import { PROFESSIONAL_QUALIFICATIONS } from "../names/degree-names.ts";
import { phrases } from "../reading/words.ts";
import type { Answer } from "./answer.ts";
import { ofDegree } from "./criteria.ts";
import { degreeText, ledBy, topicsOf } from "./degree.ts";
import { payBasis, shortPay } from "./figures.ts";
import { listed } from "./join.ts";
import { careerLink } from "./links.ts";

const MOST = 3;
const WEIGHS = phrases(
  "vs|v s|versus|or|compare|compared|comparison|differences?|different|better|than|between|ya|aur|me se|mein se|behtar|fark|farak|antar",
  "konsa|kaunsa|kaun sa|which|या|और|में से|बेहतर|फर्क|अंतर|कौन सा",
);

/** A career beside degrees: what its qualification is where it has the same name, and which of the degrees its record names. */
function careerRow(career: Career, degrees: readonly string[], paid: boolean): string {
  const onTheWay = degrees.filter((degree) => ofDegree(degree).holds(career));
  const way = onTheWay.length === 0 ? "" : ` Its record names ${words(listed(onTheWay))} on the way there.`;
  const pay = paid ? ` Pay in India: ${shortPay(career) ?? "the catalogue has no figure yet"}.` : "";
  const text = PROFESSIONAL_QUALIFICATIONS[career.id];
  return `${strong(careerLink(career))}: ${text === undefined ? words(career.description) : `${words(text)}.`}${way}${pay}`;
}

/** Degrees are no careers: what each is and leads to, beside the careers that are named. */
export const compareDegreesAnswer: Answer = (reading, knowledge) => {
  const { degrees, careers, text, asks } = reading;
  const isAsked = WEIGHS.test(text) || (degrees.length > 1 && careers.length === 0);
  if (degrees.length === 0 || degrees.length + careers.length < 2 || !isAsked) return null;
  const paid = asks.has("pay") && careers.length > 0;
  const topics = topicsOf(reading, knowledge);
  const named = careers.slice(0, MOST).map(({ career }) => career);
  return (
    h3(words(listed([...degrees, ...named.map(({ name }) => name)], "or"))) +
    ul([
      ...degrees.map((degree) => `${degreeText(degree)} ${ledBy(degree, topics, knowledge)}`),
      ...named.map((career) => careerRow(career, degrees, paid)),
    ]) +
    (paid ? p(payBasis) : "") +
    p("Choose the work first and the qualification after it: name two of these careers, and I compare them.")
  );
};
