import { link, p, ul } from "../../html/write.ts";
import { phrases } from "../../reading/words.ts";
import { readList } from "../follow-up.ts";
import { assessmentLink } from "../links.ts";
import type { Topic } from "../topic.ts";

const STREAM = "(?:science|commerce|arts|humanities|pcm|pcb|pcmb|maths|biology|bio|विज्ञान|साइंस|कॉमर्स|वाणिज्य|आर्ट्स|कला)";

/** Leaving one kind of work, or study, for another. */
export const CHANGE_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      "(?:stream|subjects?|विषय|स्ट्रीम) (?:\\S+ ){0,2}(?:change|switch|badal\\S*|chang\\S*|बदल\\S*|चेंज)(?: .*)?|(?:change|switch|changing|switching|badal\\S*)(?: \\S+){0,2} (?:stream|subjects?|विषय)(?: .*)?",
      `${STREAM} (?:se|to|chhod\\S* (?:ke|kar)?|chod\\S*|से)(?: \\S+)? ${STREAM}(?: .*)?|(?:from) ${STREAM}(?: \\S+)? to ${STREAM}(?: .*)?`,
    ),
    unless: phrases(
      "(?:btech|engineering|degree|graduation|college|bcom|bsc)(?: .*)?",
      "(?:change|switch) (?:the )?(?:subject line|topic)",
    ),
    reply:
      p("Yes, it can be done, and the sooner the easier:") +
      ul([
        "In Class 11: ask the head of your school in the first weeks or months. Many schools allow it while the board's registration is open; later it mostly means Class 11 once more.",
        "After Class 11: the two years belong together for most boards, so ask your board before you count on it. Open schooling (nios.ac.in) lets you choose subjects anew.",
        "After Class 12 you need not change at all: degrees in arts, law, management, design and most commerce take students of science. From arts or commerce to medicine or engineering it is hard, since these ask for physics, chemistry and biology or maths.",
        "First find out whether it is the stream, one subject, or one teacher that hurts.",
      ]) +
      p(
        `What each stream keeps open: the free stream test, at the top of ${link("/", "the home page")}, or name a career and I tell you its subjects.`,
      ),
  },
  {
    cue: phrases(
      "(?:change|switch|changing|switching|start over|restart)(?: \\S+){0,4} (?:career|careers|field|line|job|profession)(?: .*)?",
      "career (?:change|switch|badalna|break|gap)(?: .*)?",
      "(?:hate|regret|dont like|do not like|bored of|stuck in|unhappy (?:with|in)|not happy (?:with|in))(?: \\S+)? (?:it|job|course|degree|branch|field|stream|btech|engineering|studies)(?: .*)?",
      "(?:wrong|chose the wrong|took the wrong) (?:career|stream|field|course|branch|degree|choice)(?: .*)?",
      "(?:too|very) (?:old|late)(?: .*)?|(?:im|i am|age|umar|umra) (?:2[2-9]|[3-6]\\d)(?: .*)?",
      "(?:2[2-9]|[3-6]\\d) (?:saal|sal|years? old|yrs old|ki umar|ki age|साल) (?:me|mein|ki|ka|ke|hu|hoon|ho|में|की|का)(?: .*)?|(?:shaadi|shadi|शादी) (?:ho gay\\S*|ho chuk\\S*|hone|ke baad|हो गई|हो चुकी)(?: .*)?|(?:i am|im) married(?: .*)?",
      "(?:housewife|homemaker|after marriage|shadi ke baad|after (?:a )?(?:long )?(?:break|gap)|restart my career)(?: .*)?",
      "(?:करियर|नौकरी|फील्ड|लाइन) (?:\\S+ )?(?:बदल\\S*|छोड\\S*)(?: .*)?|(?:field|line|branch|stream|career|job|naukri) (?:\\S+ )?(?:badal\\S*|change|switch|chhod\\S*|chod\\S*)(?: .*)?|(?:शादी के बाद|गृहिणी)(?: .*)?",
    ),
    reply:
      p("It is not too late, and you do not start from nothing: what you did so far counts in the next career too.") +
      ul([
        `See which careers fit you now: ${assessmentLink("twenty questions")}, with the reasons.`,
        'Look at "After another degree" on a career\'s page: that is the way in for people who change.',
        `Quick ways in: ${link("/careers?education=Short%20Course%20or%20Certificate", "careers with a short course")}.`,
      ]) +
      p(
        `Name the work that you do and what you would rather do, and I show what lies between. More: ${link("/blog/wrong-career-path", "On the wrong career path")}.`,
      ),
    below: [readList],
  },
];
