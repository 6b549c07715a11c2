import { h3, p, strong, ul, words } from "../html/write.ts";
import { phrases } from "../reading/words.ts";
import type { Answer } from "./answer.ts";
import { ofDegree } from "./criteria.ts";
import { listed } from "./join.ts";
import { careerLink } from "./links.ts";
import { fulfilling, varied } from "./rank.ts";

const MOST = 3;
const EXAMPLES = 5;
const WEIGHS = phrases("vs|v s|versus|or|compare|compared|difference|better|than|between|ya|me se|mein se|behtar|fark|या");

/** Degrees are no careers: what each of them leads to, beside the careers that are named. */
export const compareDegreesAnswer: Answer = (reading, knowledge) => {
  const { degrees, careers, text } = reading;
  if (degrees.length === 0 || degrees.length + careers.length < 2 || !WEIGHS.test(text)) return null;
  const led = degrees.map((degree) => {
    const found = varied(fulfilling([ofDegree(degree)], knowledge), EXAMPLES);
    return `${strong(words(degree))} is a qualification. ${found.length === 0 ? "The catalogue names no career that it leads to" : `It leads to ${listed(found.map(careerLink))}, among others`}.`;
  });
  const named = careers.slice(0, MOST).map(({ career }) => `${strong(careerLink(career))}: ${words(career.description)}`);
  return (
    h3(words(listed([...degrees, ...careers.map(({ career }) => career.name)], "or"))) +
    ul([...led, ...named]) +
    p("Choose the work first and the qualification after it: name two of these careers, and I compare them.")
  );
};
