import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import { JYOTISH, TRADES_OF_RAILWAYS } from "./named-exactly-texts.ts";

/** What is asked for by its very name, and which a topic or a list around it would miss. */
export const NAMED_EXACTLY_TOPICS: readonly Topic[] = [
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
