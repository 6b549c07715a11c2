import { phrases } from "../../reading/words.ts";
import { examAnswer } from "../exam.ts";
import { listOfLiked, listWithoutAge, readList, wayToCareer, whereAllIsMet } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import {
  AFTER_A_WORKING_LIFE,
  AT_HOME_WITH_A_DEGREE,
  CHANGING_THE_STREAM,
  COMING_BACK,
  NAME_CAREER_OR_EXAM,
  NAME_YOUR_FORMER_WORK,
  NOT_TOO_LATE,
  OF_LATE_BEGINNINGS,
  SKILLS_OF_THE_HOME,
  TELL_CLASS_AND_SKILL,
  TELL_FORMER_WORK_AND_HOURS,
} from "./change-texts.ts";

const STREAM = "(?:science|commerce|arts|humanities|pcm|pcb|pcmb|maths|biology|bio|विज्ञान|साइंस|कॉमर्स|वाणिज्य|आर्ट्स|कला)";

const AGE = "(?:2[2-9]|[3-6]\\d)";
const GAP =
  "(?:(?:baby|bachche|bacche|delivery) (?:ke|k) (?:baad|bad)|after (?:my |the )?(?:baby|child|kids|delivery|marriage)|gap|break|breaks|(?:shaadi|shadi|शादी) (?:se|से) (?:pehle|pahle|पहले)|before (?:my |the )?(?:marriage|wedding)|\\d+ (?:years?|saal|sal|साल) (?:ke )?(?:baad|bad|later|ago|बाद)|(?:left|quit) (?:my |the )?(?:\\S+ )?(?:job|work|career)|(?:raise|raising) (?:my )?(?:kids|children|family)|\\d+ (?:years?|yrs?|saal|sal|साल)(?: (?:at|with|ghar|for))+(?: (?:home|kids|children|par|pe|family))*|\\d+ (?:saal|sal|years?|साल) (?:se|से)(?: \\S+){0,2} (?:ghar|घर)|(?:bachch?\\S*|बच्चों) (?:ke|k|के) (?:baad|bad|liye|बाद|लिए)|stopped working|job chh?od\\S*|naukri chh?od\\S*|housewife|homemaker|maternity|गृहिणी|नौकरी छोड\\S*)";
const AGAIN =
  "(?:come back|coming back|comeback|back to work|get back|restart\\S*|re start|start again|return\\S*|rejoin\\S*|resume (?:work|my)|wapas\\S*|vapas\\S*|dobara|phir se|again|वापस|फिर से|दोबारा)";

const HOUSEWIFE = "(?:housewife|housewives|home ?makers?|house ?wife|grihini|गृहिणी)";
const WOMEN_AT_HOME =
  "(?:mothers?|moms?|mummy|mumma|maa|wife|patni|biwi|bhabhi|ladies|lady|women|woman|mahila\\S*|aurat\\S*|माँ|मां|मम्मी|पत्नी|महिला\\S*|औरत\\S*)";
const FROM_HOME =
  "(?:from home|at home|home based|work from home|wfh|ghar (?:se|baithe|par|pe|me)|घर (?:से|बैठे|पर|में)|part ?time|\\d (?:hours?|hrs|ghant[ae]|घंट[ेा])|few hours|half day|kuch ghante)";
const WORKS = "(?:works?|jobs?|kaam|kam|naukri|earn\\S*|income|kama\\S*|काम|नौकरी|कमा\\S*)";
/** A mother or wife for whom work at home or by the hour is looked for, or a housewife. */
const HOME_WORK = `(?=.* ${WOMEN_AT_HOME} )(?=.* ${FROM_HOME} )(?=.* ${WORKS} )`;
const AT_HOME = `(?:(?=.* ${HOUSEWIFE} )|${HOME_WORK})`;
/** The woman earns already, or someone is in a year of a course: neither looks for work at home. */
const EARNER_OR_STUDENT = "(?:kamane|kamaane) wal\\S*|earning member|(?:1st|2nd|3rd|first|second|third|final) (?:year|sem\\S*)";
const OF_A_DEGREE =
  "(?:graduates?|graduation|graduated|ba|b a|bsc|b sc|bcom|b com|msc|m sc|mcom|m com|mba|post ?graduate|m ?a (?:in|pass|kiya|kar\\S*|english|hindi|history|done|degree)|(?:english|hindi|history|economics|science|sociology|with|done|did|have) m ?a|ग्रेजुएट|ग्रेजुएशन|बीए|बीकॉम|एमए)";

/** Work at home for a woman of the family, whatever class she has passed: no question about courses. */
export const HOME_WORK_TOPICS: readonly Topic[] = [
  {
    cue: new RegExp(`^${HOME_WORK}`, "u"),
    unless: phrases(
      EARNER_OR_STUDENT,
      "lawyers?|doctors?|nurses?|nursing|officers?|teachers?|engineers?|software|coding|graduat\\S*|degree|b ?a|b ?com|b ?sc|m ?a|m ?com|m ?sc|mba|b ?tech|b ?ed|business|data entry|typing|safe\\S*|surakshit|maternity|hostel|girls?|ladki\\S*|daughter|beti|ग्रेजुएट|बीए|बीकॉम",
    ),
    reply: SKILLS_OF_THE_HOME,
    alone: TELL_CLASS_AND_SKILL,
  },
];

/** Coming back to work after years away. */
export const RETURN_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      `(?:shaadi|shadi|marriage) (?:ke |k )?(?:\\S+ ){0,3}(?:baad|bad)(?: \\S+){0,5} (?:job|naukri|kaam|career|work)(?: .*)?`,
      `\\d+ (?:years?|yrs?|saal|sal)(?: (?:of|ka|ki|ke|career))* (?:gap|break|गैप)(?: \\S+){0,12} (?:become|banna|teach)(?: .*)?`,
      `${GAP}(?: \\S+){0,12} ${AGAIN}(?: .*)?|${AGAIN}(?: \\S+){0,8} ${GAP}(?: .*)?`,
    ),
    ofCareers: true,
    reply: COMING_BACK,
    below: [wayToCareer, readList],
    alone: NAME_YOUR_FORMER_WORK,
  },
  {
    cue: new RegExp(`^${AT_HOME}(?=.* ${OF_A_DEGREE} )`, "u"),
    unless: phrases(
      "(?:not|no|without|bina|nahi|incomplete|half|complete my|finish|want to (?:do|be|become|complete|finish)) (?:\\S+ ){0,2}(?:graduat\\S*|ba|bsc|bcom)|graduation (?:nahi|nhi|incomplete|karna|complete|adhur\\S*|chh?ut\\S*)",
      "lawyers?|doctors?|nurses?|officers?|ias|judge|professors?|lecturers?|teachers?|phd|b ?tech|business|tiffin|silai|प्रोफेसर|टीचर",
      EARNER_OR_STUDENT,
      "last (?:year|sem\\S*)",
    ),
    reply: AT_HOME_WITH_A_DEGREE,
  },
  {
    cue: new RegExp(`^${AT_HOME}`, "u"),
    // Who has studied for more does not ask what a home teaches.
    unless: phrases(
      EARNER_OR_STUDENT,
      "lawyers?|advocates?|vakil|doctors?|nurses?|officers?|ias|judge|professors?|lecturers?|teachers?|phd|m ?sc|m ?a|mba|m ?com|b ?tech|b ?ed|प्रोफेसर|टीचर",
    ),
    ofCareers: true,
    reply: SKILLS_OF_THE_HOME,
    below: [wayToCareer, whereAllIsMet(listWithoutAge), whereAllIsMet(listOfLiked)],
    alone: TELL_CLASS_AND_SKILL,
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
    reply: AFTER_A_WORKING_LIFE,
    below: [readList],
    alone: TELL_FORMER_WORK_AND_HOURS,
  },
  {
    cue: phrases(
      `${AGE} (?:saal )?(?:ki |ke )?(?:umar|umra|age|उम्र)(?: \\S+){0,8} (?:ban\\S*|become|join|start|shuru|karna|kar sak\\S*|बन\\S*)(?: .*)?|(?:is|am i|too)(?: \\S+)? ${AGE}? ?too (?:late|old)(?: .*)?|${AGE}(?: \\S+){0,8} late (?:to |toh )?(?:nahi |nhi )?(?:ho gay\\S*|hai|hoga|hogi|rahega)(?: .*)?|der (?:to |toh )?(?:nahi |nhi )?(?:ho|hui|hai)\\S*(?: .*)?|देर (?:तो )?(?:नहीं )?(?:हो|हुई|है)\\S*(?: .*)?|(?:im|i am|age|aged|umar|umra|at|at the age of) ${AGE}(?: \\S+){0,8} (?:can|become|ban\\S*|join|start|do|kar sak\\S*|eligible|possible|too late|late)(?: .*)?|${AGE} (?:saal|sal|years?(?: old)?|yrs|साल|की उम्र)(?: \\S+){0,8} (?:ban\\S*|become|join|eligible|kar sak\\S*|possible|too late|बन\\S*|कर सक\\S*)(?: .*)?|(?:can i|could i|possible to)(?: \\S+){0,6} (?:at|in|after)(?: the age of| age)? ${AGE}(?: .*)?`,
    ),
    unless: phrases("age limit|maximum age|minimum age", "gap|break", "\\d+ (?:lakh|lpa|marks|percent|percentile|rank)"),
    ofCareers: true,
    reply: OF_LATE_BEGINNINGS,
    below: [wayToCareer, examAnswer, readList],
    alone: NAME_CAREER_OR_EXAM,
  },
  {
    cue: phrases(
      "(?:stream|subjects?|विषय|स्ट्रीम) (?:\\S+ ){0,2}(?:change|switch|badal\\S*|chang\\S*|बदल\\S*|चेंज)(?: .*)?|(?:change|switch|changing|switching|badal\\S*)(?: \\S+){0,2} (?:stream|subjects?|विषय)(?: .*)?",
      `(?:leave|leaving|left|quit|drop|chh?od\\S*) ${STREAM}(?: \\S+){0,4} (?:for|to|and (?:take|join|study)|take|join|lena|lekar) ${STREAM}(?: .*)?`,
      `(?<!(?:ke baad|bsc|ba) )${STREAM} (?:me|mein|में) (?:badal\\S*|change|switch|shift|बदल\\S*)(?: .*)?`,
      `(?:(?:class )?11(?:th)?|ग्यारहवीं|11वीं)(?: \\S+){0,2} ${STREAM}(?: \\S+){0,4} (?:samajh (?:nahi|nhi) aa|(?:mann?|dil) nahi lag|bahut (?:mushkil|hard|tough)|nahi ho pa|समझ नहीं आ|मन नहीं लग|बहुत मुश्किल|नहीं हो पा)\\S*(?: .*)?`,
      `${STREAM} (?:se|to|chhod\\S* (?:ke|kar)?|chod\\S*|से)(?: \\S+)? ${STREAM}(?: .*)?|(?:from) ${STREAM}(?: \\S+)? to ${STREAM}(?: .*)?`,
    ),
    unless: phrases(
      "(?:btech|engineering|degree|graduation|college|bcom|bsc)(?: .*)?",
      "(?:change|switch) (?:the )?(?:subject line|topic)",
    ),
    reply: CHANGING_THE_STREAM,
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
    // Work that goes on at home after a marriage is a list.
    unless: phrases(
      "(?:work from home|wfh|ghar se|ghar baithe)(?: \\S+){0,8} after marriage(?: .*)?|after marriage(?: \\S+){0,6} (?:work from home|wfh)(?: .*)?",
    ),
    reply: NOT_TOO_LATE,
    below: [readList],
  },
];
