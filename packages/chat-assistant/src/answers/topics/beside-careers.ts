import { LOST_LOVE } from "../../reading/lost-love.ts";
import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { A_LOVE_AT_RISK, A_LOVE_THAT_ENDED, FILL_FORMS_YOURSELF } from "./beside-careers-texts.ts";

const FORM = "(?:forms?|application(?: forms?)?|फॉर्म)";

const BELOVED = "(?:gf|bf|girl ?friend|boy ?friend|गर्लफ्रेंड|बॉयफ्रेंड)";
const NOT_YET_GONE =
  "(?:(?:will|would|wants?|wanna|going|gonna|may|might|threaten\\S*|about|planning)(?: (?:to|be|probably|soon))* (?:leave|leaving|break ?up|breaking up|dump|dumping)|is (?:leaving|breaking up)|(?:ch?h?od|chhod|chor|छोड)(?: (?:kar|के|कर))? (?:deg[ai]|denge|dung[ai]|de|ne|na|rah[aie]|rh[aie]|jaye\\S*|jayeg[ai]|देग[ाी]|रह[ाी]|न[ाे]|जाए\\S*)|ch?h?odna|छोड़ना|छोडना|break ?up (?:karna|karne|kar rah\\S*|chaht\\S*))";

/** What is asked of Disha that is no question about careers: a form that she should fill, a love that ended. */
export const BESIDE_CAREERS_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      `(?:can|could|will|would) (?:you|u) (?:please |pls |also )?(?:fill|submit)(?: \\S+){0,5} ${FORM}|(?:please|pls) fill(?: \\S+){0,4} ${FORM}`,
      `(?:fill|submit) (?:up |out |in )?(?:my|our) (?:\\S+ ){0,4}${FORM} (?:for me|please|pls)`,
      `(?:mera|mere|meri|hamara|मेरा|मेरे)(?: \\S+){0,4} ${FORM} (?:bhar|fill kar|भर) (?:do|dijiye|doge|dogi|dengi|de|दो|दीजिए|दोगे|दोगी)`,
      `(?:aap|tum|disha|आप|तुम)(?: \\S+){0,5} ${FORM} (?:bhar|fill kar|भर) (?:sakt[eai]|doge|dogi|dengi|sakogi|सकत[ेी]|दोगी|देंगी)`,
    ),
    reply: FILL_FORMS_YOURSELF,
  },
  {
    cue: phrases(`${BELOVED}(?: \\S+){0,6} ${NOT_YET_GONE}(?: .*)?`),
    unless: phrases(
      "(?:leave|leaving|quit|chhod\\S*|chod\\S*) (?:his|her|the|job|college|studies|study|padhai|school|city|town|india|home)|(?:job|college|padhai|studies|naukri|school)(?: \\S+){0,2} (?:chhod|chod|छोड)\\S*|salary|ctc|package|fees?",
    ),
    reply: A_LOVE_AT_RISK,
  },
  {
    cue: LOST_LOVE,
    unless: phrases("(?:salary|ctc|package|marks?|fees?|cost|syllabus)(?: .*)?"),
    reply: A_LOVE_THAT_ENDED,
  },
];
