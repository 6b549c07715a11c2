import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import {
  DIPLOMA_OR_CLASS_11_AT_HOME,
  ENTRANCES_OF_A_STATE,
  EXAMS_OF_BIOLOGY,
  LOW_MARKS_IN_SCIENCE,
  PSYCHOLOGY_WITHOUT_PHD,
  TEACHER_OR_PROFESSOR,
} from "./asked-after-school-texts.ts";

const BIOLOGY = "(?:bio|biology|pcb|बायो|बायोलॉजी|पीसीबी|जीव विज्ञान)";
const NOT_NEET =
  "(?:(?:other than|except|besides?|apart from|without|not|no|instead of|bina) neet(?: ug)?|(?:neet|नीट)(?: ug)? (?:ke|k|के) (?:alawa|alava|ilawa|siwa|bina|अलावा|सिवा|बिना))";
const EXAMS = "(?:exams?|entrances?|tests?|pariksha\\S*|परीक्षा\\S*|एग्जाम|entrance)";

const SCIENCE = "(?:science|pcm|pcb|pcmb|bio|biology|साइंस|विज्ञान|पीसीएम|पीसीबी)";
const OF_CLASS_12 = "(?:12|12th|inter|intermediate|12वीं|बारहवीं|इंटर)";
const LOW =
  "(?:(?:low|less|poor|bad|kam|kharab|few|कम|खराब) (?:marks|percent\\S*|numbers?|score|अंक|नंबर)|(?:marks|percent\\S*|numbers?|अंक|नंबर)(?: \\S+){0,2} (?:low|less|poor|bad|kam|kharab|कम|खराब)|(?:3[3-9]|[45]\\d)(?: ?percent\\S*| ?per cent| marks)?(?= (?:(?:\\S+ ){0,4}(?:science|pcm|pcb|bio|marks|aaye?|aye|aaya|mile|hai|percent\\S*|what|kya) )))";
const WHAT_NOW = "(?:kya kar\\S*|what|options?|courses?|now|ab|next|kaun\\S*|kons\\S*|क्या|कोर्स|अब)";

const AT_HOME = "(?:papa|father|dad|mummy|mother|mom|parents?|gharwale|ghar wale|family|पापा|मम्मी|माता पिता|घरवाले)";
const POLYTECHNIC = "(?:polytechnic|diploma|पॉलिटेक्निक|डिप्लोमा)";
const CLASS_11 = "(?:11|11th|12th|11 12|class 11|inter|11वीं|12वीं)";

const PSYCHOLOGY = "(?:psycholog\\S*|साइकोलॉजी|मनोविज्ञान)";
const WITHOUT_PHD =
  "(?:(?:without|no|bina|not|dont|doesnt|do not|does not)(?: (?:need|needs|require|requires|want|doing|having|an?|any|to do|do))* (?:ph ?d|doctorate)|(?:ph ?d|doctorate) (?:ke bina|na (?:ho|karni)|nahi))";
const OF_A_STATE = "(?:gujcet|guj cet|mht ?cet|wbjee|kcet|eapcet|eamcet|(?:ap|ts|tg) (?:eapcet|eamcet)|keam|tnea)";
const WHAT_IS_IT = "(?:kya|what|leads?|courses?|kaun ?s[aei]|kons[aei]|which|kis|for|become|ban\\S*|mil\\S*|details?|jankari|क्या|कौन|किस)";
const TEACHER = "(?:teachers?|shikshak|शिक्षक|टीचर)";
const OR = "(?:or|ya|vs|versus|aur|and|या|और)";
const PROFESSOR = "(?:professors?|prof|प्रोफेसर)";

/** What pupils and parents ask when a class or a degree is over, where the wider answers pass over what they said. */
export const AFTER_SCHOOL_TOPICS: readonly Topic[] = [
  {
    cue: new RegExp(`^(?=.* ${BIOLOGY} )(?=.* ${NOT_NEET} )(?=.* ${EXAMS} )`, "u"),
    unless: phrases("salary|pay|jobs?|naukri|drop|score|marks|abroad|mbbs|(?:without|no|bina) (?:any )?(?:entrance )?exams?"),
    reply: EXAMS_OF_BIOLOGY,
  },
  {
    cue: new RegExp(`^(?=.* ${SCIENCE} )(?=.* ${OF_CLASS_12} )(?=.* ${LOW} )(?=.* ${WHAT_NOW} )`, "u"),
    unless: phrases(
      "10|10th|class 10|engineering|btech|be|neet|jee|mbbs|iit|nit|nursing|degree|graduation|llb|salary|pay|fail\\S*|drop\\S*|sarkari|government|govt|job|jobs",
    ),
    reply: LOW_MARKS_IN_SCIENCE,
  },
  {
    cue: new RegExp(
      `^(?=.* ${AT_HOME} )(?=.* ${POLYTECHNIC} )(?=.* ${CLASS_11} )(?=.* (?:wants?|kehte|kahte|bol\\S*|chaht\\S*|says?|कहते|चाहते) )`,
      "u",
    ),
    unless: phrases("after (?:12|12th)|12th (?:ke baad|pass|done)|salary|pay"),
    reply: DIPLOMA_OR_CLASS_11_AT_HOME,
  },
  {
    cue: new RegExp(`^(?=.* ${PSYCHOLOGY} )(?=.* ${WITHOUT_PHD} )`, "u"),
    unless: phrases("masters?|ma|msc|post ?graduation|pg|salary|pay"),
    ofCareers: true,
    reply: PSYCHOLOGY_WITHOUT_PHD,
  },
  {
    cue: new RegExp(` (?:school )?${TEACHER}(?: (?:banna|banu|banun|job|bane))? ${OR} (?:an? )?${PROFESSOR}(?= )`, "u"),
    unless: phrases(
      "(?:physics|chemistry|maths?|mathematics|english|hindi|history|economics|commerce|biology|geography|music|dance|yoga|law|computer|primary|engineering) (?:teachers?|professors?)",
      "salary|pay|kitn\\S*",
    ),
    ofCareers: true,
    reply: TEACHER_OR_PROFESSOR,
  },
  {
    cue: new RegExp(`^(?=.* ${OF_A_STATE} )(?=.* ${WHAT_IS_IT} )|^ ${OF_A_STATE} (?:exam )?$`, "u"),
    unless: phrases(
      "vs|versus|or|ya|rank|cut ?off|percentile|dates?|form|syllabus|prepar\\S*|taiya?ri|tayari|age|fees?|tough|hard|easy|marks|score|attempts?|without|bina|या",
    ),
    reply: ENTRANCES_OF_A_STATE,
  },
];
