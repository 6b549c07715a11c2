import { ASKS_FOR_MORE } from "../../reading/follow-ups.ts";
import { phrases } from "../../reading/words.ts";
import { readList } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { MORE_OF_WHAT, NOT_YET_KNOWN, OF_WHICH_CAREER, PAY_OF_WHICH, SKILLS_FOR_WHICH, SUBJECTS_OF_WHICH } from "./last-texts.ts";

/** Asked last, when nothing narrower was understood. */
export const LAST_TOPICS: readonly Topic[] = [
  {
    cue: ASKS_FOR_MORE,
    reply: MORE_OF_WHAT,
  },
  {
    cue: phrases(
      "(?:which|kaun ?sa|konsa|kaunsa|kons[ai])(?: (?:one|of these|of them|wala|among these))* (?:is )?(?:easier|better|best|harder|easy|safer|asaan|aasan|behtar|accha|achha|sahi)|(?:is|us|in|un)(?:ka|ki|ke|me|mein|ko)|(?:its|इसकी|इसका|इसमें|उसकी|उसका|उसमें)|(?:kitna|kitne|kitni) (?:time|samay|saal|years?)(?: .*)?|how (?:long|many years)(?: .*)?|(?:exam|exams) (?:kaunsa|konsa|kaun sa)(?: .*)?|(?:which|konsa|kaunsa) exam(?: .*)?|is (?:it|this)(?: .*)?|how (?:do|can|should) i (?:start|begin)|kaise shuru(?: .*)?|ka(?:ha|han) se (?:kare|karu|shuru)(?: .*)?",
    ),
    reply: OF_WHICH_CAREER,
  },
  {
    cue: phrases(
      "salary|salaries|pay|paid|earn|earning|earnings|income|package|tankhwah|kamai|vetan|money|paisa|paise|सैलरी|वेतन|कमाई",
      "पैसा|पैसे",
    ),
    reply: PAY_OF_WHICH,
  },
  {
    cue: phrases("maths?|mathematics|biology|bio|subjects?|vishay|streams?|विषय|गणित"),
    reply: SUBJECTS_OF_WHICH,
  },
  {
    cue: phrases("skills?|hunar|कौशल"),
    reply: SKILLS_FOR_WHICH,
  },
  {
    cue: phrases(
      "(?:first|1st) (?:one )?(?:in|from|of) (?:my|our|the) (?:whole |entire )?family(?: .*)?|(?:no one|nobody|none)(?: \\S+){0,2} (?:in|from|of) my family(?: .*)?|(?:mere |hamare )?(?:ghar|parivar|khandan)(?: \\S+){0,2} (?:koi|kisi)(?: \\S+){0,4} (?:padha|college|graduate)(?: .*)?",
      "confus\\S*|(?:dont|do not|didnt|cant|no) (?:know|decide|idea|understand|clue)(?: .*)?",
      "(?:best|right|good|perfect|suitable|ideal|which|what|top|konsa|kaunsa|kaun sa|koi|suggest|some|any|my|a|choose|find|better|trending|new|different) (?:\\S+ )?(?:career|careers|job|jobs|profession|field|option|options|course|courses|line)(?: .*)?",
      "careers?|jobs?|naukri|nokri|padhai(?: .*)?|hate my (?:school|college|studies)|guidance|guide|counsel\\S*|advice|suggest\\S*|scope|future",
      "(?:kya|kuch|mujhe)(?: \\S+){0,6} (?:banu|bane|banna|banun|karu|karun|kare|karna|chahiye|samajh)(?: .*)?",
      "what (?:should|can|do|to) (?:i |we )?(?:do|be|become|study|choose|take|pick|select|join)(?: .*)?",
      "(?:my|with my|in my) life|करियर|नौकरी|क्या (?:करूं|करू|बनूं|बनू|करें|करना|कर सक\\S*|बन सक\\S*|चुनूं|लूं)(?: .*)?",
      "(?:mere|hamare|mujhe) (?:liye )?(?:\\S+ )?(?:kaunsa|konsa|kaun sa|kya|sahi|best|accha|behtar)(?: .*)?",
      "samajh (?:nahi|nhi|me nahi)(?: .*)?|(?:कुछ )?समझ (?:नहीं|में नहीं)(?: .*)?|(?:मार्गदर्शन|सलाह|सुझाव)(?: .*)?|guide karo|कन्फ्यूज\\S*",
    ),
    reply: NOT_YET_KNOWN,
    below: [readList],
  },
];
