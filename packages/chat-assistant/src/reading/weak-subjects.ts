import { phrases } from "./words.ts";

const WEAK =
  "(?:weak|poor|bad|slow|kamzor|kamjor|kacha|not good|samajh (?:nahi|nhi)(?: \\S+)?|dar lagta|darr?|scared|afraid|fear|hate|cant do|nahi aat[ai]|nhi aat[ai]|fail|डर|कमजोर|कच्चा|नहीं आत[ीा])";

/** That somebody is weak in a subject, by the words for it. */
export const weakIn = (subject: string): RegExp =>
  phrases(
    `${subject}(?: (?!(?:but|par|lekin|magar|and|aur|पर|लेकिन|और) )\\S+){0,2} ${WEAK}|${WEAK}(?: (?:in|at|of|with|me|my|se|में))* ${subject}`,
  );

/** The same of maths. */
export const WEAK_IN_MATHS: RegExp = weakIn("(?:maths?|mathematics|ganit|गणित|मैथ्स?)");
