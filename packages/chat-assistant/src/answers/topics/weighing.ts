import { phrases } from "../../reading/words.ts";
import { payOfCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  CSE_OR_IT,
  EXAM_OR_BREAD,
  GOVERNMENT_OR_PRIVATE_WORK,
  JOB_OR_BUSINESS,
  JOB_OR_STUDY,
  MATHS_WITH_COMMERCE,
  STARTUP_OR_LARGE_COMPANY,
  WHICH_BRANCH,
  WITH_MBBS_ALONE,
  WORK_OF_ONES_OWN,
  WORK_OR_FURTHER_DEGREE,
} from "./weighing-texts.ts";

const WEIGHS = "(?:vs|v s|versus|or|ya|better|behtar|konsa|kaunsa|which|difference|fark|antar|badhiya|than|या|बेहतर|फर्क)";
const GOVERNMENT = "(?:government|govt|goverment|gov|sarkari|sarkaari|psu|सरकारी)";
const PRIVATE = "(?:private|pvt|corporate|mnc|mncs|प्राइवेट|निजी)";
const JOB = "(?:jobs?|naukri|nokri|service|salaried|नौकरी|जॉब)";
const BUSINESS = "(?:business|startup|start up|dhandha|dhanda|vyapar|vyapaar|entrepreneur\\S*|apna kaam|khud ka kaam|बिजनेस|व्यापार|धंधा)";
const FURTHER_STUDY =
  "(?:mtech|msc|mcom|mca|masters?|pg|post graduation|post graduate|phd|higher stud\\S*|further stud\\S*|aage (?:ki )?padhai)";

const FOR_AN_EXAM =
  "(?:(?:for |ki |ka )?(?:upsc|ias|psc|ssc|cgl|bank|neet|gate|cat|govt exams?|government exams?|sarkari (?:naukri|exam)|competitive exams?|exam)(?: exams?)?(?: (?:ki |ka )?(?:taiyari|tayari|preparation|prepare|exam))?|(?:prepare|preparing|preparation|taiyari|tayari)(?: \\S+){0,2} (?:upsc|ias|psc|ssc|bank|govt|government|exam\\S*))";

const three = (one: string, other: string): RegExp => new RegExp(`${both(one, other).source}(?=.* ${WEIGHS} )`, "u");

const COMPULSORY = "(?:[jz]a?r+u+r+i|[jz]aroo?ri|compulsory|mandatory|must|necessary|needed|required|anivarya)";

/** Two words for one branch, as fields that are weighed are read. */
const SAME_BRANCH = phrases("software engineer (?:vs|or|ya|versus|या) software engineer");

/** Choices between two ways of working or studying, of which no record tells. */
export const WEIGHING_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      `(?:leave|quit|resign|leaving|quitting|chh?od\\S*)(?: \\S+){0,3} ${JOB}(?: \\S+){0,4} ${FOR_AN_EXAM}(?: .*)?|${JOB} (?:chh?od\\S*|leave|quit)(?: \\S+){0,3} ${FOR_AN_EXAM}(?: .*)?|${JOB} (?:ke |k )?(?:saath|sath|with|along with)(?: \\S+){0,2} ${FOR_AN_EXAM}(?: .*)?|${FOR_AN_EXAM}(?: \\S+){0,3} (?:with|ke saath|along with|while) (?:a |my |full time )?${JOB}(?: .*)?`,
      `(?:\\d+|ek|do|teen|char|two|three|four|few) (?:saal|sal|years?|attempts?|baar)(?: \\S+){0,2} ${FOR_AN_EXAM}(?: \\S+){0,5} (?:chh?od\\S*|quit|leave|give up|stop|band|continue|aur (?:du|try|karu))(?: .*)?|${FOR_AN_EXAM}(?: \\S+){0,5} (?:chh?od (?:du|dun|doon|de)|give up|quit karu|stop karu|chhodna chahiye)(?: .*)?`,
    ),
    unless: phrases("kaun(?:sa|si)? exam|which exam"),
    ofCareers: true,
    reply: EXAM_OR_BREAD,
  },
  {
    cue: phrases(
      "commerce (?:\\S+ )?with (?:applied )?maths?(?: \\S+){0,3} (?:or|vs|ya|versus) (?:\\S+ )?(?:without|no)(?: .*)?|commerce (?:\\S+ )?without maths?(?: \\S+){0,3} (?:or|vs|ya|versus) (?:\\S+ )?with(?: .*)?|commerce (?:me|mein|ke saath|with) maths? (?:lu|lun|le|lena|leni|chahiye|zaruri|jaruri)(?: .*)?",
      `commerce (?:me|mein|ke saath|ke liye) (?:maths?|ganit) ${COMPULSORY}(?: .*)?|maths? ${COMPULSORY} (?:in|for|with) (?:\\S+ )?commerce(?: .*)?|(?:कॉमर्स|वाणिज्य) (?:में|के साथ|के लिए) (?:गणित|मैथ्स?) (?:लेना |लेनी )?(?:लूं|लेना|लेनी|चाहिए|जरूरी|अनिवार्य)(?: .*)?`,
    ),
    reply: MATHS_WITH_COMMERCE,
  },
  {
    cue: phrases(
      `${JOB} (?:chh?od\\S*|leave|leaving|quit\\S*)(?: \\S+){0,3} (?:mba|mtech|masters?|ms|higher stud\\S*|pg)(?: .*)?|(?:leave|quit|leaving|quitting|chh?od\\S*)(?: \\S+){0,3} ${JOB}(?: \\S+){0,4} (?:mba|mtech|masters?|ms|higher stud\\S*)(?: .*)?`,
    ),
    ofCareers: true,
    reply: WORK_OR_FURTHER_DEGREE,
  },
  {
    cue: three(GOVERNMENT, PRIVATE),
    unless: phrases(
      "colleges?|universit(?:y|ies)|schools?|institutes?|seats?|fees?|quota|iti|hospitals?|coaching|mbbs|bds|bams|nursing|degrees?|costs?|kharch\\S*|bond",
    ),
    reply: GOVERNMENT_OR_PRIVATE_WORK,
  },
  {
    cue: both(
      "(?:start ?ups?|small company|small firm|chhoti company|choti company|स्टार्टअप|छोटी कंपनी)",
      "(?:mncs?|multinational\\S*|(?:big|large|badi|bade|established) (?:compan(?:y|ies)|firms?|tech)|corporates?|faang|tcs|infosys|wipro|accenture|cognizant|google|microsoft|service based|बडी कंपनी|एमएनसी)",
    ),
    unless: phrases("(?:start|open|launch|own|apna|apni|khud ka)(?: \\S+)? start ?up|start ?up (?:khol\\S*|shuru|start)"),
    ofCareers: true,
    reply: STARTUP_OR_LARGE_COMPANY,
  },
  {
    cue: three(JOB, BUSINESS),
    unless: phrases(
      "business (?:analysts?|managers?|management|school|studies|administration|development|analytics|field|courses?)|(?:bank|government|govt|mba|bba)(?: .*)?",
    ),
    reply: JOB_OR_BUSINESS,
  },
  {
    cue: phrases(
      "(?:no|without|bina|own|my own|your own|be my|be your own|apna|khud ka) boss(?: .*)?|self ?employ\\S*(?: .*)?|(?:work|kaam) (?:for|under) (?:myself|no one|nobody)(?: .*)?|(?:apna|khud ka|apne|own|start(?: an?| my| your| some)?) (?:khud ka |own |small )?(?:business|startup|start up|dhandha|dhanda|vyapar|kaam|firm|company|shop|dukaan|dukan)(?: .*)?|(?:business|startup|dukan|dukaan|dhandha) (?:start|shuru|khol\\S*|kar(?:na|ni|u|un)|idea|ideas)(?: .*)?|(?:अपना|खुद का) (?:बिजनेस|व्यापार|धंधा|काम|दुकान)(?: .*)?",
    ),
    unless: phrases("company (?:me|mein|secretary|law)|kaam (?:nahi|nhi)"),
    reply: WORK_OF_ONES_OWN,
  },
  {
    cue: three(JOB, FURTHER_STUDY),
    unless: phrases(
      `${GOVERNMENT}|after (?:phd|mtech|msc|masters?)|(?:phd|mtech|msc|masters?|pg) (?:ke baad|after)|other than|apart from|ke alawa|के अलावा`,
    ),
    reply: JOB_OR_STUDY,
  },
  {
    cue: new RegExp(
      `${
        both(
          "(?:cse|cs|computer science|computer engineering|software engineer)",
          "(?:(?:btech |be |cse |cs |computer science )?(?:vs|or|ya|versus) it|it (?:vs|or|ya|versus)(?: \\S+)?|information technology)",
        ).source
      }|${SAME_BRANCH.source}`,
      "u",
    ),
    ofCareers: true,
    reply: CSE_OR_IT,
  },
  {
    cue: phrases(
      "(?:which|what|best|good|top|konsi|kaunsi|konsa|kaunsa|kon si|kaun si|right|acchi|achhi|sahi)(?: \\S+){0,5} branch(?:es)?(?: .*)?|branch(?:es)?(?: \\S+){0,4} (?:best|better|good|konsi|kaunsi|kon|kaun|choose|select|lu|lun|le|leni|lena|chunu|acchi|achhi|accha|scope|highest|most)(?: .*)?|(?:choose|select) (?:a |my |the |which )?branch(?: .*)?|(?:कौन सी|कौनसी|सबसे अच्छी) ब्रांच(?: .*)?",
    ),
    unless: phrases("bank branch|branch (?:manager|head)|army|navy|air force|forces"),
    reply: WHICH_BRANCH,
  },
  {
    cue: /^(?=.* (?:mbbs|एमबीबीएस) )(?=.* (?:(?:other than|without|apart from|except|besides|instead of|no|not|dont want|bina) (?:doing |a |to do )?(?:pg|neet pg|md|post graduation|residency)|(?:pg|neet pg|md|post graduation) (?:ke alawa|ke bina|nahi|nhi|na|without)|non ?clinical) )/u,
    ofCareers: true,
    reply: WITH_MBBS_ALONE,
    below: [payOfCareer],
    careerFirst: phrases("salar\\S*|earn\\S*|pay|income|kama\\S*|vetan|monthly|per month|paisa|paise|सैलरी|कमा\\S*|वेतन"),
  },
];
