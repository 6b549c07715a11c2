import { link, p, ul } from "../../html/write.ts";
import { phrases } from "../../reading/words.ts";
import { readList } from "../follow-up.ts";
import { assessmentLink } from "../links.ts";
import type { Topic } from "../topic.ts";

/** Leaving one kind of work, or study, for another. */
export const CHANGE_TOPICS: readonly Topic[] = [
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
