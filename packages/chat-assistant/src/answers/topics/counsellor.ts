import { anyCue, phrases } from "../../reading/words.ts";
import { FRESHER } from "../degree-pay.ts";
import { readList, wayToCareer } from "../follow-up.ts";
import { ITS_GOOD } from "../good-of-stream.ts";
import { stageAnswer } from "../stage.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  A_TRADE_IN_THE_GULF,
  CIVIL_SERVICES_YEARS_AHEAD,
  CUET_OR_MARKS,
  FAILED_A_SCHOOL_TEST,
  FORENSICS_AND_THE_CBI,
  HOTELS_AT_THE_START,
  IN_ONES_CLASS,
  IN_THE_MIDDLE_OF_A_DIPLOMA,
  IS_CLAT_NEEDED,
  JOB_GUARANTEED,
  LEAVING_SCHOOL_FOR_A_DREAM,
  MARKS_FOR_A_STREAM,
  MEDICAL_WITHOUT_NEET,
  ON_TO_PSYCHOLOGY,
  PCM_WITHOUT_JEE,
  PCMB_FOR_BOTH,
  PSYCHOLOGY_NOT_AT_SCHOOL,
  STUDY_AND_EARN_AT_HOME,
  TELL_THEM_AT_HOME,
  TWO_DEGREES,
  UMPIRES_AND_SCORERS,
  VOCATIONAL_SUBJECTS,
  WORK_IN_THE_GULF,
} from "./counsellor-texts.ts";
import { IN_A_CLASS } from "./of-ones-class.ts";

const WITHOUT = (exam: string): string =>
  `(?:(?:without|bina|no|if not|not|other than|except|instead of|apart from|besides|बिना) (?:giving |writing |clearing |doing )?${exam}|${exam} (?:(?:ke|k|के) (?:bina|bagair|alawa|alaawa|siwa|बिना|बगैर|अलावा|सिवा)|(?:nahi|nhi|nahin|नहीं|नही) (?:de\\S*|diya|di|karna|kar\\S*|hua|nikl\\S*|दे\\S*|दिया|हुआ|निकल\\S*)))`;
const WHICH = "(?:what|which|kya|kaun ?s[aei]|kons[aei]|courses?|options?|careers?|kya kya|क्या|कौन ?स[ाीे]|कोर्स|करियर|विकल्प|रास्त\\S*)";
const NEEDED =
  "(?:zaroori|zaruri|jaruri|jaroori|compulsory|mandatory|necessary|needed|need|required|must|chahiye|jaruri|lagta|जरूरी|अनिवार्य|चाहिए)";

const INTERNAL_TEST =
  "(?:half ?yearly|unit tests?|class tests?|pre ?boards?|mid ?terms?|terminal|periodic tests?|weekly tests?|quarterly|ut ?[12]|pt ?[12]|अर्धवार्षिक|यूनिट टेस्ट|प्री ?बोर्ड|छमाही|तिमाही)";
const FAILED = "(?:fail\\S*|back ?log|back (?:aa?yi|lag\\S*)|very (?:low|less|bad)(?: marks)?|kam marks|bahut kam|फेल|कम (?:नंबर|अंक))";

const LEAVE_SCHOOL =
  "(?:(?:8th|9th|10th|11th|12th|class (?:8|9|10|11|12)|8|9|10|11|12|school|padhai|studies|(?:8|9|10|11|12)वीं|स्कूल|पढाई) (?:ko |को )?(?:chh?o[dr]|छोड) ?(?:du|dun|doon|dena|kar|ke|na|ne|deta|deti|दूं|दूँ|देना|कर)?|instead of (?:school|studies|class (?:9|10|11|12)|(?:9|10|11|12)th|12|11|10)|(?:leave|quit|drop(?: out of)?) (?:my |the )?(?:school|studies|class (?:9|10|11|12)|(?:9|10|11|12)th))";
const DREAM =
  "(?:you ?tube\\S*|influencers?|vlog\\S*|streamers?|gam(?:er|ers|ing)|esports?|cricket\\S*|football\\S*|actors?|actress|acting|singers?|singing|rappers?|dancers?|models?|modelling|modeling|tik ?tok\\S*|reels?|instagram|trad(?:ing|er)|startup|content creat\\S*|यूट्यूब\\S*|गेमर|क्रिकेटर|एक्टर|सिंगर|डांसर)";
const MADE_TO_LEAVE = phrases(
  "(?:papa|mummy|ghar ?wale|parents?|father|mother|family|sasural)(?: \\S+){0,6} (?:chhudwa|chudwa|rok|mana|force|nahi padh)\\S*",
);

const GULF = "(?:dubai|uae|saudi\\S*|qatar|kuwait|oman|bahrain|gulf|khadi|दुबई|सऊदी|कतर|कुवैत|ओमान|खाडी)";
const TRADESPERSON =
  "(?:iti|electricians?|plumbers?|welders?|fitters?|carpenters?|drivers?|masons?|mistri|painters?|mechanics?|helpers?|technicians?|turners?|machinists?|ac mechanic|cooks?|tailors?|आईटीआई|इलेक्ट्रीशियन|प्लंबर|वेल्डर|फिटर|ड्राइवर|मिस्त्री)";

const GIRL = "(?:girls?|ladki|ladkiyo\\S*|female|beti|daughter|लडकी|बेटी)";
const KEPT_IN =
  "(?:(?:bahar|bahr|outside|door|college|city|shahar|बाहर|दूर|शहर)(?: \\S+){0,4} (?:nahi|nhi|nahin|not|नहीं|नही)(?: \\S+){0,2} (?:bhej\\S*|jaane|jane|de\\S*|send\\S*|allow\\S*|भेज\\S*|जाने|दे\\S*)|(?:not|dont|wont|doesnt)(?: \\S+)? (?:send|sending|allow\\S*|let)(?: \\S+){0,5} (?:outside|out|away|city|college|hostel)|(?:bahar|बाहर)(?: \\S+){0,2} (?:mana|मना))";
const CANNOT_GO_OUT =
  "(?:ghar ?(?:se )?(?:bahar|bahr) (?:nahi|nhi|nahin) (?:ja|jaa|nikal) (?:sakt\\S*|pat\\S*|paat\\S*)|(?:cant|cannot|can not|unable to|not able to) (?:go out|leave (?:the |my )?(?:house|home))|घर से बाहर नहीं (?:जा|निकल) (?:सकत\\S*|पात\\S*))";
const EARNING_AT_HOME = "(?:ghar (?:se|par|baith\\S*|pe)|from home|at home|घर (?:से|पर|बैठ\\S*))";
const EARNS = "(?:pais[ae]|kama\\S*|earn\\S*|income|money|paid|kaam|job|work|पैस[ाे]|कमा\\S*|काम)";

const MARKS_IN_THE_MIDDLE =
  "(?:(?:4[5-9]|5\\d|6[0-4])(?: \\d{1,2})?(?: (?:percent|percentage|per cent|pratishat|marks|number|प्रतिशत|अंक|नंबर))?)";
const OF_CLASS_10 = "(?:10th|10|class 10|tenth|dasvi\\S*|matric|10वीं|दसवीं)";
const WHICH_STREAM =
  "(?:(?:which|what|kaun ?s[aei]|kons[aei]|kya|कौन ?स[ाेी]|क्या) (?:subjects?|streams?|vishay|side|group|lu|lun|le|lena|lena chahiye|विषय|स्ट्रीम|लूं|लें|लेना))";

/** What every counsellor of a school is asked and can answer, and no record holds. */
const BIO = "(?:bio|biology|pcb|बायो|बायोलॉजी|जीव विज्ञान)";
const MATHS = "(?:maths?|mathematics|गणित|मैथ्स?)";
const BESIDE = "(?:with|ke saath|k saath|plus|के साथ)";
const TAKEN = "(?:dono|both|lena|lene|leke|lu|lun|le|combination|दोनों|लेन[ाे])";

/** Who did not get through NEET and would stay in medicine. */
const NEET_FAILED =
  "(?:neet|नीट)(?: \\S+){0,4} (?:fail\\S*|फेल|clear nahi|nahi (?:nikl\\S*|hua|hui|hota|clear)|not (?:clear\\S*|crack\\S*|qualif\\S*))";

export const COUNSELLOR_TOPICS: readonly Topic[] = [
  {
    cue: both(
      "(?:result|marks|numbers?|report card|fail\\S*|compartment|रिजल्ट|नतीजा|नंबर|अंक|फेल)",
      "(?:(?:ghar(?: par| pe)?|papa|mummy|maa|parents|gharwalo\\S*|ghar walo\\S*|घर|पापा|मम्मी|माता पिता)(?: \\S+){0,3} (?:kaise|kese|कैसे) (?:bata\\S*|bolu\\S*|bata|बता\\S*)|how (?:do i|to|should i|can i) (?:tell|face)(?: \\S+){0,3} (?:parents|father|mother|dad|mom|papa|mummy|family|home))",
    ),
    ofCareers: true,
    reply: TELL_THEM_AT_HOME,
  },
  {
    cue: IN_A_CLASS,
    unless: phrases("make (?:a|an)|create|banana|design|develop\\S*"),
    ofCareers: true,
    reply: IN_ONES_CLASS,
  },
  {
    cue: new RegExp(`^(?=.* (?:hotel (?:management|mgmt|managment|line)|होटल मैनेजमेंट) )(?=.*${FRESHER.source})`, "u"),
    unless: phrases("vs|versus|or|ya"),
    ofCareers: true,
    reply: HOTELS_AT_THE_START,
  },
  {
    cue: both(
      "(?:job|placement|naukri|नौकरी|जॉब|प्लेसमेंट)(?: \\S+)? (?:guarantee\\S*|garanti|gauranty|guaranty|assured|pakki|गारंटी)|(?:100|hundred|sau)(?: (?:percent|percentage|pratishat|प्रतिशत))? (?:guarantee\\S*|job|placement|naukri|नौकरी|जॉब|प्लेसमेंट)",
      "(?:institutes?|coaching|cent(?:re|er)|academy|course|class(?:es)?|company|consultan\\S*|fees?|join|rupees|\\d{4,}|\\d+ ?k|lakhs?|संस्थान|कोचिंग|कोर्स|फीस)",
    ),
    unless: phrases("(?:which|best|konsa|kaunsa|kaun sa)(?: \\S+){0,3} (?:course|courses|degree|degrees)|government|govt|sarkari|सरकारी"),
    ofCareers: true,
    reply: JOB_GUARANTEED,
  },
  {
    cue: anyCue(
      both(GULF, TRADESPERSON),
      /^(?=.* (?:iti|आईटीआई) )(?=.* (?:videsh|abroad|foreign|विदेश) )(?=.* (?:jobs?|naukri|kaam|work|jana|ja|नौकरी|काम) )/u,
    ),
    unless: phrases("vs|versus|or|ya|mbbs|nurse|nursing|engineer|engineering"),
    ofCareers: true,
    reply: A_TRADE_IN_THE_GULF,
  },
  {
    cue: both(
      GULF,
      "(?:jobs?|work|working|naukri|nokri|kaam|earn\\S*|money|paisa|paise|kama\\S*|go|jana|ja|settle|study|नौकरी|काम|पैसा|पैसे|कमा\\S*|जाना)",
    ),
    unless: phrases("vs|versus|or|ya|mbbs|medical|padhai|university|college"),
    reply: WORK_IN_THE_GULF,
  },
  {
    cue: new RegExp(
      `^(?=.* ${GIRL} )(?=.* ${KEPT_IN} )(?=.* ${EARNING_AT_HOME} )(?=.* ${EARNS} )|^(?=.* ${CANNOT_GO_OUT} )(?=.* ${EARNS} )`,
      "u",
    ),
    reply: STUDY_AND_EARN_AT_HOME,
  },
  {
    cue: both(LEAVE_SCHOOL, DREAM),
    unless: MADE_TO_LEAVE,
    ofCareers: true,
    reply: LEAVING_SCHOOL_FOR_A_DREAM,
    below: [wayToCareer],
  },
  {
    cue: both(
      "(?:vocational|skill|kaushal|व्यावसायिक|कौशल) (?:subjects?|courses?|stream|vishay|education|shiksha|विषय|कोर्स|शिक्षा)",
      "(?:weak|dull|explain\\S*|convince|parents?|log|value|respect|izzat|useful|use|fayda|benefits?|worth|good|take|lena|lu|lun|kya|chahiye|college|future|bad|bekar|waste|right|sahi|wrong|कमजोर|बेकार|सही|फायदा|लेना|चाहिए|क्या)",
    ),
    unless: phrases("teachers?|instructors?|salary"),
    reply: VOCATIONAL_SUBJECTS,
  },
  {
    cue: both(INTERNAL_TEST, FAILED),
    unless: phrases("(?:my|mera|meri|hamara|hamari) (?:son|daughter|beta|beti|child|bachcha)|compartment|board result"),
    reply: FAILED_A_SCHOOL_TEST,
  },
  {
    cue: both(
      "(?:two|2|dual|dono|double|do|ek saath do|दो|डबल) (?:\\S+ )?(?:degrees?|graduations?|डिग्री|डिग्रियां)",
      "(?:together|same time|simultaneous\\S*|at once|at a time|parallel|saath|sath|ek saath|एक साथ|साथ)",
    ),
    unless: phrases("salary|mba|integrated"),
    ofCareers: true,
    reply: TWO_DEGREES,
  },
  {
    cue: both(
      "(?:du|delhi university|jnu|bhu|jamia|central universit(?:y|ies)|दिल्ली यूनिवर्सिटी|दिल्ली विश्वविद्यालय|बीएचयू)",
      "(?:[5-9]\\d(?: \\d)?(?: (?:percent|percentage|marks|प्रतिशत|अंक))?)(?: .*)? (?:mil\\S*|admission|possible|get|chance|ho sak\\S*|मिल\\S*|एडमिशन)",
    ),
    unless: phrases("cuet|cut ?off|percentile"),
    reply: CUET_OR_MARKS,
    below: [readList],
  },
  {
    cue: both(
      "(?:cuet|सीयूईटी)",
      "(?:difference|farak|fark|antar|normal admission|direct admission|merit|district|zila|jila|(?:do i|kya mujhe)(?: \\S+)? need|local college|home town|(?:govt|government|sarkari) college|अंतर|फर्क|मेरिट|जिल\\S*)",
    ),
    unless: phrases("(?:cut ?off|syllabus|pattern|date|form|du|jnu|bhu)", "(?:and|vs|or|aur) (?:jee|neet|nta|clat)"),
    reply: CUET_OR_MARKS,
  },
  {
    cue: new RegExp(
      `^(?=.* clat )(?=.* clat(?: \\S+){0,3} ${NEEDED} |.* ${NEEDED}(?: \\S+){0,3} clat |.*${phrases(WITHOUT("clat")).source})`,
      "u",
    ),
    unless: phrases("nlus?|national law|marks|maths?|coaching|rank|percentile|syllabus"),
    ofCareers: true,
    reply: IS_CLAT_NEEDED,
    below: [wayToCareer],
  },
  {
    cue: new RegExp(
      `^(?=.* (?:medical|medicine|paramedical|healthcare|मेडिकल|चिकित्सा) )(?=.*${phrases(WITHOUT("(?:neet|नीट)"), NEET_FAILED).source})(?=.* (?:${WHICH}|line|fields?|sector|careers?|jobs?|लाइन|फील्ड|करियर) )`,
      "u",
    ),
    unless: phrases("mbbs|doctors?|डॉक्टर|bams|bhms|bds|salary|pay|abroad"),
    reply: MEDICAL_WITHOUT_NEET,
  },
  {
    cue: new RegExp(
      `^(?=.* (?:pcm|maths (?:stream|science)|पीसीएम) )(?=.*${phrases(WITHOUT("(?:jee|iit|jee mains?|जेईई)")).source})(?=.* ${WHICH} )`,
      "u",
    ),
    unless: phrases("pcmb|pcb|pilot|nda|salary|pay|drop|commerce|bca|bsc|architect\\S*"),
    reply: PCM_WITHOUT_JEE,
  },
  {
    cue: both(
      "(?:psycholog\\S*|मनोविज्ञान|साइकोलॉजी)",
      "(?:(?:not|isnt|no|nahi|nhi|without|bina|didnt|dont|never|नहीं|बिना)(?: \\S+){0,5} (?:school|class 1[12]|1[12]th|psychology (?:subject|in (?:school|class))|स्कूल)|(?:school|class 1[12]|1[12]th|स्कूल|1[12]वीं)(?: \\S+){0,4} (?:not|nahi|nhi|nahin|no|doesnt|नहीं)(?: (?:hai|tha|thi|have|offer\\S*|है|थी|था))?)",
    ),
    unless: phrases("salary|pay|vs|versus|neet|jee|bio(?:logy)?|maths?|science|pcb|physics|chemistry"),
    ofCareers: true,
    reply: PSYCHOLOGY_NOT_AT_SCHOOL,
    below: [wayToCareer],
    alone: ON_TO_PSYCHOLOGY,
  },
  {
    cue: anyCue(
      both(
        "(?:pcmb|पीसीएमबी)",
        `(?:hard|tough|difficult|mushkil|easy|manage|both|dono|load|options? open|worth|good idea|मुश्किल|कठिन|दोनों|${ITS_GOOD})`,
      ),
      both(
        `(?:${BIO} ${BESIDE} ${MATHS}|${MATHS} ${BESIDE} ${BIO}|${BIO} (?:(?:and|aur|और) )?${MATHS} ${TAKEN}|${MATHS} (?:(?:and|aur|और) )?${BIO} ${TAKEN})`,
        "(?:fayd\\S*|benefits?|scope|len[ae]|lu|lun|worth|good|sahi|hard|tough|mushkil|फायद\\S*|लेन[ाे]|मुश्किल)",
      ),
    ),
    unless: phrases("vs|versus|without|nahi|drop year|salary|pay"),
    ofCareers: true,
    reply: PCMB_FOR_BOTH,
  },
  {
    cue: /^(?=.* (?:diploma|polytechnic|डिप्लोमा|पॉलिटेक्निक) )(?=.* (?:(?:1st|2nd|first|second|pehla|pehle|doosre|dusre|2|1) (?:year|yr|sem\S*|saal)|(?:पहले|दूसरे) (?:साल|वर्ष)) )(?=.* (?:lateral|btech|b tech|job|je|junior engineer|next|aage|naukri|बीटेक|नौकरी|जेई) )/u,
    unless: phrases(
      "direct(?:ly)?|lateral(?: entry)?|(?:btech|b tech|degree|be|diploma|bca) (?:ka |ke |ki |of |in )?(?:2nd|second|doosr\\S*|dusr\\S*) (?:year|saal)(?: (?:me|mein))? (?:admission|direct)|direct admission|(?:diploma|polytechnic)(?: \\S+){0,4} (?:done|completed?|finished|passed|kar (?:li|ke)\\S*|ho gaya)|fail\\S*|back|salary|nursing|pharmacy|gnm|deled|12th ke baad",
    ),
    ofCareers: true,
    reply: IN_THE_MIDDLE_OF_A_DIPLOMA,
  },
  {
    cue: /^(?=.* (?:ias|ips|upsc|civil services?|collector|dm|आईएएस|आईपीएस|यूपीएससी|कलेक्टर|ias) )(?=.* (?:(?:class|std|standard|grade|कक्षा) ?(?:6|7|8|9|vi|vii|viii|ix)|(?:6|7|8|9)(?:th|वीं|वी|वि)) )(?=.* (?:abhi|abhi se|now|taiyari|tayari|taiyyari|tyari|prepar\S*|start|begin|kya kar\S*|how|kaise|अभी|तैयारी|कैसे|क्या कर\S*) )/u,
    unless: phrases("(?:my|mera|meri|hamara) (?:son|daughter|beta|beti|child)|ke baad|after|pass|fail|salary|7th cpc|7th pay"),
    ofCareers: true,
    reply: CIVIL_SERVICES_YEARS_AHEAD,
  },
  {
    cue: both("(?:forensics?|फॉरेंसिक|फोरेंसिक)", "(?:cbi|सीबीआई)"),
    ofCareers: true,
    reply: FORENSICS_AND_THE_CBI,
  },
  {
    cue: anyCue(
      / (?:cricket )?(?:umpires?|umpiring|अंपायर)(?= )(?=.* (?:how|kaise|become|ban\S*|want|scorers?|exam|course|कैसे|बन\S*) )/u,
      / (?:how|kaise|become|want)(?: \S+){0,6} (?:umpires?|umpiring)(?= )/u,
      / (?:cricket|match|ipl) (?:scorers?|scoring)(?= )/u,
    ),
    unless: phrases("salary|salaries|pay|paid|kitna|kamai|earn\\S*|vs|versus|live|tennis|football|chair|hockey|badminton|kabaddi"),
    ofCareers: true,
    reply: UMPIRES_AND_SCORERS,
  },
  {
    cue: both(
      "(?:maths?|science|sst|गणित|मैथ्स?|विज्ञान)(?: (?:me|mein|m|में|sirf|only|just|mere))* (?:3[3-9]|[45]\\d)|(?:3[3-9]|[45]\\d)(?: (?:marks|percent|number))? (?:in|me|mein) (?:maths?|science)",
      "(?:science|commerce|pcm|pcb|साइंस|कॉमर्स)(?: \\S+){0,2} (?:le|lu|lun|lena|mil\\S*|sakt\\S*|ले|मिल\\S*|सकत\\S*)|(?:take|choose|get|opt for|lena|study) (?:science|commerce|pcm|pcb)",
    ),
    unless: phrases("12th|12|class 12|11th (?:me|mein|in)|neet|jee|college"),
    reply: MARKS_FOR_A_STREAM,
  },
  {
    cue: both(
      "(?:4[5-9]|5\\d|6[0-4])(?: \\d)?(?: (?:percent|percentage|per cent|pratishat|प्रतिशत|marks|number|अंक|नंबर))?(?: \\S+){0,6} (?:science|commerce|pcm|pcb|साइंस|कॉमर्स|विज्ञान)",
      "(?:10th|10|class 10|tenth|dasvi\\S*|matric|board|10वीं|दसवीं)",
    ),
    unless: phrases(
      "12th|12|class 12|twelfth|inter|11th (?:me|mein|in)|college|university|neet|jee|diploma|polytechnic|btech|bsc|12वीं|years?|saal|age|in (?:maths?|science|sst|english)",
    ),
    reply: MARKS_FOR_A_STREAM,
    below: [readList],
  },
  {
    cue: new RegExp(`^(?=.* ${MARKS_IN_THE_MIDDLE} )(?=.* ${OF_CLASS_10} )(?=.* ${WHICH_STREAM} )`, "u"),
    unless: phrases(
      "12th|12|class 12|twelfth|inter|11th (?:me|mein|in) (?:\\d|fail)|college|university|neet|jee|iti|diploma|polytechnic|btech|bsc|12वीं|years?|saal|age|trades?|in (?:maths?|science|sst|english)",
    ),
    reply: MARKS_FOR_A_STREAM,
    below: [stageAnswer],
  },
];
