import { link, p, ul } from "../../html/write.ts";
import { ASKS_FOR_MORE } from "../../reading/follow-ups.ts";
import { phrases } from "../../reading/words.ts";
import { readList } from "../follow-up.ts";
import { assessmentLink } from "../links.ts";
import type { Topic } from "../topic.ts";

/** Asked last, when nothing narrower was understood. */
export const LAST_TOPICS: readonly Topic[] = [
  {
    cue: ASKS_FOR_MORE,
    reply: p(
      'Gladly: more of what? Name a career, as in "like a nurse", or what matters to you, such as drawing, low stress or work from home, and I list more. ',
      link("/careers", "All careers"),
      " are in the explorer.",
    ),
  },
  {
    cue: phrases(
      "(?:is|us|in|un)(?:ka|ki|ke|me|mein|ko)|(?:its|इसकी|इसका|इसमें|उसकी|उसका|उसमें)|(?:kitna|kitne|kitni) (?:time|samay|saal|years?)(?: .*)?|how (?:long|many years)(?: .*)?|(?:exam|exams) (?:kaunsa|konsa|kaun sa)(?: .*)?|(?:which|konsa|kaunsa) exam(?: .*)?|is (?:it|this)(?: .*)?|how (?:do|can|should) i (?:start|begin)|kaise shuru(?: .*)?|ka(?:ha|han) se (?:kare|karu|shuru)(?: .*)?",
    ),
    reply: p(
      'Of which career? Name it in the same line, as in "nurse ki salary" or "CA me kitne saal lagte hai", and I tell you what the catalogue holds.',
    ),
  },
  {
    cue: phrases(
      "salary|salaries|pay|paid|earn|earning|earnings|income|package|tankhwah|kamai|vetan|money|paisa|paise|सैलरी|वेतन|कमाई",
      "पैसा|पैसे",
    ),
    reply: p(
      'Pay of which career? Name it, as in "What does a nurse earn?", and you get the range in India with its basis: I state no figure without saying where it comes from. For comparison: ',
      link("/careers?sort=salary&direction=descending", "all careers by pay"),
      ".",
    ),
  },
  {
    cue: phrases("maths?|mathematics|biology|bio|subjects?|vishay|streams?|विषय|गणित"),
    reply: p(
      `That depends on the career: name one, and I tell you which subjects keep it open. Not sure yet? The free stream test has ten questions, at the top of ${link("/", "the home page")}; and there are ${link("/careers", "careers")} without maths and without biology: ask me for them.`,
    ),
  },
  {
    cue: phrases("skills?|hunar|कौशल"),
    reply: p(
      "Skills for which career? Name it, and I list them. Or name a skill that you have, such as drawing, Python or patience, and I look for careers that need it. ",
      link("/careers", "The explorer"),
      " searches skills too.",
    ),
  },
  {
    cue: phrases(
      "confus\\S*|(?:dont|do not|didnt|cant|no) (?:know|decide|idea|understand|clue)(?: .*)?",
      "(?:best|right|good|perfect|suitable|ideal|which|what|top|konsa|kaunsa|kaun sa|koi|suggest|some|any|my|a|choose|find|better|trending|new|different) (?:\\S+ )?(?:career|careers|job|jobs|profession|field|option|options|course|courses|line)(?: .*)?",
      "careers?|jobs?|naukri|nokri|padhai(?: .*)?|hate my (?:school|college|studies)|guidance|guide|counsel\\S*|advice|suggest\\S*|scope|future",
      "(?:kya|kuch|mujhe)(?: \\S+){0,6} (?:banu|bane|banna|banun|karu|karun|kare|karna|chahiye|samajh)(?: .*)?",
      "what (?:should|can|do|to) (?:i |we )?(?:do|be|become|study|choose|take|pick|select|join)(?: .*)?",
      "(?:my|with my|in my) life|करियर|नौकरी|क्या (?:करूं|करू|बनूं|बनू|करें|करना|कर सक\\S*|बन सक\\S*|चुनूं|लूं)(?: .*)?",
      "(?:mere|hamare|mujhe) (?:liye )?(?:\\S+ )?(?:kaunsa|konsa|kaun sa|kya|sahi|best|accha|behtar)(?: .*)?",
      "samajh (?:nahi|nhi|me nahi)(?: .*)?|(?:कुछ )?समझ (?:नहीं|में नहीं)(?: .*)?|(?:मार्गदर्शन|सलाह|सुझाव)(?: .*)?|guide karo|कन्फ्यूज\\S*",
    ),
    reply:
      p("You need not know yet; that is what looking is for. Three ways to begin:") +
      ul([
        `${assessmentLink()}: twenty questions, and you see careers ranked with their reasons.`,
        `Before Class 11: the stream test, ten questions, at the top of ${link("/", "the home page")}.`,
        `Tell me one thing: a subject that you like, something you do for hours, or what must not be (maths, a desk, long study). I search ${link("/careers", "the careers")} for it.`,
      ]),
    below: [readList],
  },
];
