import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import { COMMERCE_OF_MUMBAI, JYOTISH, TRADES_OF_RAILWAYS } from "./named-exactly-texts.ts";

/** What is asked for by its very name, and which a topic or a list around it would miss. */
export const NAMED_EXACTLY_TOPICS: readonly Topic[] = [
  {
    cue: both(
      "(?:bms|baf|bbi|baf course|bbi course)",
      "(?:kya|what|meaning|course|vs|versus|or|ya|aur|and|difference|fark|farak|better|behtar|full form|which|konsa|kaunsa|क्या|या|फर्क)",
    ),
    unless: phrases("ke baad|after|salary|pay|fees?|admission|entrance|exam|jobs?|naukri|engineering|btech|b tech|bca|ba|mba|के बाद"),
    ofCareers: true,
    reply: COMMERCE_OF_MUMBAI,
  },
  {
    cue: both(
      "(?:alp|loco pilot|rrb technician|railways?|railway technician|रेलवे|लोको पायलट)",
      "(?:trades?|(?:which|kaun ?s[aei]|kons[aei]) iti|iti (?:which|kaun ?s[aei]|kons[aei])|ट्रेड)",
    ),
    unless: phrases("salary|pay|fees?|apprentice\\S*"),
    ofCareers: true,
    reply: TRADES_OF_RAILWAYS,
  },
  {
    cue: phrases("jyotish\\S*|jyotis|astrolog(?:y|er|ers)|vedic astrology|kundli|ज्योतिष\\S*|कुंडली"),
    unless: phrases("(?:said|says|told|bola|kaha|bataya|predict\\S*|according|my|meri|mera|mere)"),
    reply: JYOTISH,
  },
];
