import type { Language } from "../language.ts";
import { padded, phrases, wordsOf } from "./words.ts";

const TELL = "(?:bata\\S*|samjha\\S*|samajha\\S*|bol\\S*|likh\\S*|jawab|answer|reply|explain|tell|बता\\S*|समझा\\S*|बोल\\S*)";
const PLEASE = "(?:do|de|dena|dijiye|dijie|please|pls|plz|na|kar|karo|karke|me|दो|दीजिए)";
/** The language that somebody wants the answer in, said beside what is asked. */
const IN_HINDI = phrases(
  `(?:in |simple |easy |aasan |asan )*(?:hindi|hinglish|हिंदी|हिन्दी)(?: (?:me|mein|mai|में|language))? ${TELL}(?: ${PLEASE})*`,
  `(?:please |pls )?${TELL}(?: ${PLEASE})* (?:in )?(?:simple )?(?:hindi|hinglish|हिंदी)(?: (?:me|mein|में))?(?: (?:please|pls))?`,
  "(?:in (?:simple )?hindi|hindi (?:me|mein)|हिंदी में)(?: (?:please|pls))?(?= $)",
);
/** The language of a paper or a course is no wish for an answer. */
const OF_A_PAPER = phrases(
  "give|take|write|attempt|appear|exams?|papers?|medium|study|padh\\S*|padhai|books?|cuet|neet|jee|gate|clat|upsc|ssc|nda|ctet|ugc|course|courses|degree|ba|ma|teach(?:er|ers|ing)?|translat\\S*|journalis\\S*|literature|news|content|writ(?:er|ing)",
);
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** A question without the wish for its language, and the language; null where no language is wished, or nothing else is said. */
export function languageAsked(question: string): { readonly rest: string; readonly language: Language } | null {
  const text = padded(wordsOf(question));
  const rest = text.replace(IN_HINDI, "").trim();
  if (rest === text.trim() || rest.split(" ").length < 2 || OF_A_PAPER.test(text)) return null;
  return { rest, language: DEVANAGARI.test(question) ? "hindi" : "hinglish" };
}
