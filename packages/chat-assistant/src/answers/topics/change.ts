import { link, p, ul } from "../../html/write.ts";
import { phrases } from "../../reading/words.ts";
import { examAnswer } from "../exam.ts";
import { listOfLiked, listWithoutAge, readList, wayToCareer } from "../follow-up.ts";
import { assessmentLink } from "../links.ts";
import type { Topic } from "../topic.ts";

const STREAM = "(?:science|commerce|arts|humanities|pcm|pcb|pcmb|maths|biology|bio|विज्ञान|साइंस|कॉमर्स|वाणिज्य|आर्ट्स|कला)";

const AGE = "(?:2[2-9]|[3-6]\\d)";
const GAP =
  "(?:(?:baby|bachche|bacche|delivery) (?:ke|k) (?:baad|bad)|after (?:my |the )?(?:baby|child|kids|delivery|marriage)|gap|break|breaks|left (?:my |the )?job|quit (?:my )?job|stopped working|job chh?od\\S*|naukri chh?od\\S*|housewife|homemaker|maternity|गृहिणी|नौकरी छोड\\S*)";
const AGAIN =
  "(?:come back|coming back|comeback|back to work|get back|restart\\S*|re start|start again|return\\S*|rejoin\\S*|resume (?:work|my)|wapas\\S*|vapas\\S*|dobara|phir se|again|वापस|फिर से|दोबारा)";

/** Coming back to work after years away. */
export const RETURN_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      `(?:shaadi|shadi|marriage) (?:ke |k )?(?:\\S+ ){0,3}(?:baad|bad)(?: \\S+){0,3} (?:job|naukri|kaam|career|work)(?: .*)?`,
      `\\d+ (?:years?|yrs?|saal|sal)(?: (?:of|ka|ki|ke|career))* (?:gap|break|गैप)(?: \\S+){0,12} (?:become|banna|teach)(?: .*)?`,
      `${GAP}(?: \\S+){0,12} ${AGAIN}(?: .*)?|${AGAIN}(?: \\S+){0,8} ${GAP}(?: .*)?`,
    ),
    ofCareers: true,
    reply:
      p("People come back after years, and what you knew then still counts. What makes it easier:") +
      ul([
        "One short course that shows you are up to date, free at swayam.gov.in or skillindiadigital.gov.in, and one small piece of work done this month.",
        'One honest line for the years away, such as "cared for my family, 2018 to 2026". No more is owed.',
        'First doors: people you once worked with, part-time or work from home, posts for returners that larger companies advertise as "returnship". Pay may begin lower and rises again within a year or two.',
      ]),
    below: [wayToCareer, readList],
    alone: p(`Name the work that you did, and I show where it leads; or see what fits you now: ${assessmentLink()}.`),
  },
  {
    cue: phrases("(?:housewife|home ?maker|house ?wife|grihini|गृहिणी)(?: .*)?"),
    ofCareers: true,
    reply:
      p("What you do at home is skill that others pay for, and it can be the beginning:") +
      ul([
        `From home: ${link("/career/tiffin-service-owner", "Tiffin Service Owner")}, ${link("/career/private-tutor", "Private Tutor")}, ${link("/career/tailor", "Tailor")}, ${link("/career/day-care-worker", "Day Care Worker")}, ${link("/career/online-merchant", "Online Merchant")}. Begin with neighbours and a fixed price, and write down every rupee.`,
        "Study beside it: a degree by distance (ignou.ac.in), a free course (swayam.gov.in, skillindiadigital.gov.in), or a Jan Shikshan Sansthan centre near you.",
        "Outside: schools, clinics and shops near home often take women who come back, and ask for reliability before a certificate.",
      ]),
    below: [wayToCareer, listWithoutAge, listOfLiked],
    alone: p("Tell me your last class or degree and what you do well, and I look further."),
  },
];

/** Leaving one kind of work, or study, for another. */
export const CHANGE_TOPICS: readonly Topic[] = [
  {
    cue: phrases("(?:retired|retirement|retire|retiring|vrs|sevanivritt|रिटायर\\S*|सेवानिवृत्त)(?: .*)?"),
    unless: phrases(
      "(?:papa|father|dad|pita|mummy|mother|parents)(?: \\S+){0,3} retire\\S*",
      "retirement (?:planner|planning|homes?|age|benefits?)",
      "(?:early )?retirement (?:in|of|from) \\S+ (?:job|career)",
    ),
    reply:
      p("Much is open after a working life, and experience is what many lack:") +
      ul([
        `Passing it on: ${link("/career/private-tutor", "Private Tutor")}, ${link("/career/vocational-instructor", "Vocational Instructor")}, ${link("/career/corporate-trainer", "Corporate Trainer")}, guest teaching in your field.`,
        `A few hours of trust: ${link("/career/bookkeeper", "Bookkeeper")}, ${link("/career/insurance-agent", "Insurance Agent")}, ${link("/career/apartment-manager", "Apartment Manager")}, ${link("/career/mediator", "Mediator")}, advice to small firms.`,
        "A thing of your own, small at first: begin with what costs little, and put no savings into what promises sure gains.",
      ]),
    below: [readList],
    alone: p("Tell me what your work was and how many hours you want, and I look further."),
  },
  {
    cue: phrases(
      `${AGE} (?:saal )?(?:ki |ke )?(?:umar|umra|age|उम्र)(?: \\S+){0,8} (?:ban\\S*|become|join|start|shuru|karna|kar sak\\S*|बन\\S*)(?: .*)?|(?:is|am i|too)(?: \\S+)? ${AGE}? ?too (?:late|old)(?: .*)?|(?:im|i am|age|aged|umar|umra|at|at the age of) ${AGE}(?: \\S+){0,8} (?:can|become|ban\\S*|join|start|do|kar sak\\S*|eligible|possible|too late|late)(?: .*)?|${AGE} (?:saal|sal|years?(?: old)?|yrs|साल|की उम्र)(?: \\S+){0,8} (?:ban\\S*|become|join|eligible|kar sak\\S*|possible|too late|बन\\S*|कर सक\\S*)(?: .*)?|(?:can i|could i|possible to)(?: \\S+){0,6} (?:at|in|after)(?: the age of| age)? ${AGE}(?: .*)?`,
    ),
    unless: phrases("age limit|maximum age|minimum age", "gap|break", "\\d+ (?:lakh|lpa|marks|percent|percentile|rank)"),
    ofCareers: true,
    reply:
      p(
        "It is not too late for most work: most courses and most private employers set no upper age. Posts of the Government, the forces and some training do, and I do not hold these limits: they stand in each notification (upsc.gov.in, ssc.gov.in, your State's commission), with some years more for reserved categories and ex-servicemen.",
      ) +
      ul([
        "Count honestly: the years of training below, against the years in which you want to work, and who pays for bread meanwhile.",
        "What you have done so far counts: look first for the way in that uses it.",
      ]),
    below: [wayToCareer, examAnswer, readList],
    alone: p(`Name the career or the exam, and I show the way there; or see what fits you now: ${assessmentLink()}.`),
  },
  {
    cue: phrases(
      "(?:stream|subjects?|विषय|स्ट्रीम) (?:\\S+ ){0,2}(?:change|switch|badal\\S*|chang\\S*|बदल\\S*|चेंज)(?: .*)?|(?:change|switch|changing|switching|badal\\S*)(?: \\S+){0,2} (?:stream|subjects?|विषय)(?: .*)?",
      `(?<!(?:ke baad|bsc|ba) )${STREAM} (?:me|mein|में) (?:badal\\S*|change|switch|shift|बदल\\S*)(?: .*)?`,
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
      "(?:too|very) (?:old|late)(?: .*)?|(?:im|i am|age|umar|umra) (?:2[89]|[3-6]\\d)(?: .*)?",
      "(?:2[89]|[3-6]\\d) (?:saal|sal|years? old|yrs old|ki umar|ki age|साल) (?:me|mein|ki|ka|ke|hu|hoon|ho|में|की|का)(?: .*)?|(?:shaadi|shadi|शादी) (?:ho gay\\S*|ho chuk\\S*|hone|ke baad|हो गई|हो चुकी)(?: .*)?|(?:i am|im) married(?: .*)?",
      "(?:after marriage|shadi ke baad|after (?:a )?(?:long )?(?:break|gap)|restart my career)(?: .*)?",
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
