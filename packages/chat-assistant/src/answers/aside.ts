import { clausesOf } from "../reading/clauses.ts";
import { everywhere, padded, phrases, wordsOf } from "../reading/words.ts";
import { NEVER_A_CAREER, OFF_TOPIC, WANTS_CODE } from "./unheld-topics.ts";

/** What of work is asked, in so many words. */
const OF_WORK = phrases(
  "careers?|jobs?|naukri\\S*|professions?|salary|pays?|earns?|kamai|kamata|courses?|degrees?|streams?|become|ban(?:na|ne|u|un|e|ungi|unga)|fields?|scope|करियर|नौकरी\\S*|जॉब|सैलरी|कमाई|कोर्स|डिग्री|बनना|बनने|बने",
);
/** Schoolwork that is only a word of what somebody likes or not: "I hate physics homework". */
const SCHOOLWORK = phrases("home ?works?|assignments?|होमवर्क|असाइनमेंट");
const LIKED_OR_NOT = phrases(
  "love|like|enjoy|hate|dislike|boring|bored|easy|favou?rite|best at|good at|pasand|accha|achha|acchi|maza|boar|bor|पसंद|अच्छा|अच्छी|मज़ा|मजा|बोरिंग",
);

/** What is ruled out outright needs no word of dislike beside it. */
const RULED_OUT = phrases("without|no|not|dont|bina|nahi|nhi|बिना|नहीं");

const CONJUNCTIONS = / (?:aur|and|also|but|par|lekin|और|लेकिन|पर) /giu;

/**
 * What is asked of work beside words of another world, without these; the question itself where nothing is beside or nothing else is asked. Such a
 * word within the name of a career, such as "election", is none.
 */
export function withoutAside(question: string, namesCareer: (clause: string) => boolean): string {
  const isAside = (clause: string): boolean =>
    WANTS_CODE.test(clause) || NEVER_A_CAREER.test(clause) || (OFF_TOPIC.test(clause) && !namesCareer(clause));
  const text = padded(wordsOf(question));
  if (!isAside(text)) return question;
  const withoutSchoolwork = text.replace(everywhere(SCHOOLWORK), "");
  if (OF_WORK.test(text) && clausesOf(question).length === 1 && !isAside(withoutSchoolwork)) return withoutSchoolwork.trim();
  const clauses = clausesOf(question.replace(CONJUNCTIONS, ", ")).map(padded);
  const asked = clauses.filter((clause) => !isAside(clause));
  if (!asked.some((clause) => OF_WORK.test(clause))) return question;
  const isRuledOut = asked.some((clause) => RULED_OUT.test(clause));
  return clauses
    .map((clause) => {
      if (!isAside(clause)) return clause;
      if (isRuledOut) return "";
      const plain = clause.replace(everywhere(SCHOOLWORK), "");
      return LIKED_OR_NOT.test(clause) && !isAside(plain) ? plain : "";
    })
    .filter((clause) => clause !== "")
    .map((clause) => clause.trim())
    .join(", ");
}
