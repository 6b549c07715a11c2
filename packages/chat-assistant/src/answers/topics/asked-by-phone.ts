import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import {
  A_MEDICAL_STORE_OF_ONES_OWN,
  BRANCH_WITH_LITTLE_CODING,
  JE_OF_A_POWER_COMPANY,
  LANGUAGES_FOR_TRANSLATORS,
  NAVY_OFFICER_AFTER_CLASS_12,
  PSYCHOLOGIST_PSYCHIATRIST_COUNSELLOR,
  SCIENTIFIC_OFFICER_AT_BARC,
  WITHOUT_SCIENCE_AFTER_CLASS_10,
  WORK_IN_AN_NGO,
} from "./asked-by-phone-texts.ts";
import { both } from "./both.ts";
import { PCB_BEYOND_NEET } from "./common-ways-texts.ts";
import { DIPLOMA_AFTER_ITI, WHICH_TRADE } from "./single-ways-texts.ts";

const NOT = "(?:nahi|nhi|nahin|na|नहीं|नही|ना)";
const TENTH = "(?:10|10th|class 10|tenth|11|11th|class 11|dasvi|dasvin|10वीं|10वी|दसवीं|दसवी|11वीं|ग्यारहवीं)";
const SCIENCE = "(?<! (?:computer|political|social|home|data|forensic|कंप्यूटर|सामाजिक|राजनीति|गृह) )(?:science|vigyan|विज्ञान|साइंस)";
const NO_SCIENCE = `${SCIENCE} (?:(?:subject|bilkul|मुझे|बिल्कुल) )*(?:pasand|acch\\S*|achh\\S*|पसंद|अच्छ\\S*) ${NOT}|${SCIENCE} (?:(?:bilkul|zyada) )*${NOT} (?:pasand|padhn\\S*|len[aei]|पसंद|पढन\\S*|लेन[ाी])|${SCIENCE} lene ka (?:mann?|dil) ${NOT}|${SCIENCE} (?:me|mein|में) (?:(?:bilkul|koi|कोई|मेरी) )*(?:interest|mann?|ruchi|रुचि|मन|इंटरेस्ट) ${NOT}|(?:dont|do not|never|not) (?:(?:really|at|all) )*(?:like|want|enjoy|interested in)(?: (?:to|study|take|studying))* ${SCIENCE}|hate ${SCIENCE}|no interest in ${SCIENCE}|without ${SCIENCE}`;

const SCIENCE_AND_MATHS = `(?:${SCIENCE} (?:and|or|aur|ya|और) (?:maths?|ganit|गणित|मैथ्स)|(?:maths?|ganit|गणित|मैथ्स) (?:and|or|aur|ya|और) ${SCIENCE})`;
const NEITHER = `(?:dont|do not|never|not|hate|dislike)(?: (?:really|like|want|enjoy|to|study|take|good|at|in))* ${SCIENCE_AND_MATHS}|${SCIENCE_AND_MATHS} (?:(?:dono|me|mein|bilkul|दोनों|में) )*(?:pasand|interest|mann?|acch\\S*|achh\\S*|पसंद|मन|अच्छ\\S*) ${NOT}`;

const ITI = "(?:iti|i t i|आईटीआई|आइटीआई)";
const A_DIPLOMA = "(?:diploma|polytechnic|polytecnic|डिप्लोमा|पॉलिटेक्निक)";
const MAY = "(?:(?:kar|kr|ho|le|कर|हो|ले) (?:sak\\S*|paunga|paungi|सक\\S*)|(?:hoga|hota|milega|होगा|मिलेगा)|can i|can we|possible)";

const BIOLOGY = "(?:pcb|bio|biology|बायो|बायोलॉजी|पीसीबी)";
const NO_NEET = "(?:(?:bina|without|no|not|बिना) (?:giving |doing )?(?:neet|नीट)|(?:neet|नीट) (?:ke|k|के) (?:bina|bagair|बिना|बगैर))";
const COURSES = "(?:courses?|degrees?|padhai|कोर्स|डिग्री|पढाई)";

const WEAK_AT_BOOKS =
  "(?:(?:padh(?:ne|ai|aai)|padhayi|studies|study|पढने|पढाई) (?:me|mein|m|में) (?:(?:bahut|thoda|बहुत|थोडा) )?(?:kamzor|kamjor|weak|kharab|kam|कमजोर)|(?:weak|poor|not good|slow) (?:in|at) (?:studies|study|school|books))";
const A_SKILL =
  "(?:(?:kaam|hunar|skill|trade|काम|हुनर|ट्रेड)(?: \\S+){0,2} (?:s(?:ee|i)kh\\S*|सीख\\S*|सिख\\S*)|(?:s(?:ee|i)kh\\S*|सीख\\S*|सिख\\S*)(?: \\S+){0,2} (?:kaam|hunar|skill|काम|हुनर)|(?:which|what) (?:skill|trade|work)(?: \\S+){0,4} (?:learn|teach|taught))";

const NAVY = "(?:navy|naval|nausena|नेवी|नौसेना)";
const OFFICER = "(?:officers?|adhikari|ऑफिसर|अधिकारी)";
const AFTER_TWELFTH = "(?:after (?:my |class )?12(?:th)?|12(?:th)? (?:ke|k) (?:baad|bad)|12th|class 12|12वीं|बारहवीं)";
const WAY_IN = "(?:exams?|entrance|how|kaise|kese|become|join|ban\\S*|give|way|परीक्षा|कैसे|बन\\S*)";

const BRANCH = "(?:branch(?:es)?|engineering|btech|ब्रांच|इंजीनियरिंग)";
const LITTLE_CODING =
  "(?:(?:least|less|no|little|without|minimum|zero|kam|sabse kam|bina|कम|सबसे कम|बिना) (?:amount of )?(?:coding|programming|कोडिंग|प्रोग्रामिंग)|(?:coding|programming|कोडिंग)(?: (?:sabse|bahut|सबसे))? (?:kam|nahi|nhi|na|कम|नहीं)|(?:dont|do not|not) (?:have|need|require|involve) (?:much |any )?(?:coding|programming))";
const WHICH = "(?:which|what|kaun ?s[aei]|kons[aei]|kon s[aei]|kis|best|कौन ?स[ाीे]|किस)";

const PHARMACY =
  "(?:dpharm|d pharm|dpharma|d pharma|bpharm|b pharm|bpharma|b pharma|diploma in pharmacy|pharmacy|pharma|pharmacist|फार्मेसी|फार्मा|डीफार्मा|बीफार्मा)";
const STORE = "(?:medical (?:store|shop|dukan|dukaan)|pharmacy (?:shop|store)|chemist shop|dawai ki dukan|मेडिकल (?:स्टोर|शॉप|दुकान))";
const OPENS = "(?:khol\\S*|open\\S*|start|chala sak\\S*|apna|apni|own|licen[cs]e|खोल\\S*|अपन[ाी])";

const BARC = "(?:barc|bhabha|बार्क|भाभा)";
const AN_OFFICER = "(?:scientific officer|scientist|oces|officer|vaigyanik|साइंटिस्ट|वैज्ञानिक|ऑफिसर)";

const POWER =
  "(?:(?:bijli|vidyut|electricity|बिजली|विद्युत) (?:vibhag|board|department|dept|company|nigam|विभाग|बोर्ड|निगम|कंपनी)|uppcl|msedcl|bsphcl|jvvnl|mppkvvcl|pspcl|discom|power corporation)";
const A_JE = "(?:je|j e|junior engineers?|जेई|जूनियर इंजीनियर)";

const NGO = "(?:ngos?|non profit|एनजीओ)";
const GETS_IN =
  "(?:(?:job|jobs|naukri|kaam|work|career|नौकरी|काम|जॉब) (?:kaise|kese|kaha|कैसे|कहां)|(?:kaise|kese|how (?:to|do i|can i|can we|should i))(?: \\S+){0,5} (?:job|naukri|join|work|kaam|jude|jud\\S*|नौकरी|काम|जुड\\S*)|join (?:kaise|kare)|कैसे जुड\\S*)";

const MIND = "(?:psychologists?|साइकोलॉजिस्ट|मनोवैज्ञानिक)";
const DOCTOR_OF_MIND = "(?:psychiatrists?|साइकेट्रिस्ट|साइकियाट्रिस्ट|मनोचिकित्सक)";
const COUNSELLOR = "(?:counsell?ors?|काउंसलर)";

/** What is asked by phone in few words, and which a list or a wider text would miss. */
export const ASKED_BY_PHONE_TOPICS: readonly Topic[] = [
  {
    cue: both(NO_SCIENCE, TENTH),
    unless: phrases(
      "maths?|ganit|गणित|(?:but|par|lekin) (?:i |mujhe )?(?:want|doctor|engineer)|doctor|engineer|pilot|12|12th|bsc|डॉक्टर|इंजीनियर",
    ),
    reply: WITHOUT_SCIENCE_AFTER_CLASS_10,
  },
  {
    cue: both(NEITHER, TENTH),
    unless: phrases("(?:but|par|lekin) (?:i |mujhe )?want|doctor|engineer|pilot|12|12th|bsc|डॉक्टर|इंजीनियर"),
    reply: WITHOUT_SCIENCE_AFTER_CLASS_10,
  },
  {
    cue: new RegExp(
      `^(?=.* after(?: my| an| doing)? ${ITI} |.* ${ITI} (?:\\S+ ){0,4}(?:ke baad|k baad|karke|ke bad|after|se|pass|के बाद|से|then) )(?=.* ${A_DIPLOMA} )(?=.* ${MAY} )`,
      "u",
    ),
    unless: phrases("job|jobs|naukri|salary|pay|or|ya|vs|btech|b tech|better|pharmac\\S*|नौकरी|या"),
    ofCareers: true,
    reply: DIPLOMA_AFTER_ITI,
  },
  {
    cue: new RegExp(`^(?=.* ${BIOLOGY} )(?=.* ${NO_NEET} )(?=.* ${COURSES} )`, "u"),
    unless: phrases("mbbs|doctors?|bds|bams|salary|pay|fees?|maths?|pcmb|nursing|short|डॉक्टर"),
    reply: PCB_BEYOND_NEET,
  },
  {
    cue: new RegExp(`^(?=.* ${WEAK_AT_BOOKS} )(?=.* ${A_SKILL} )`, "u"),
    unless: phrases("12|12th|degree|graduation|btech|salary"),
    reply: WHICH_TRADE,
  },
  {
    cue: new RegExp(`^(?=.* ${NAVY} (?:(?:me|mein|में) )?${OFFICER} )(?=.* ${AFTER_TWELFTH} )(?=.* ${WAY_IN} )`, "u"),
    unless: phrases("merchant|salary|pay|age|height|women|girls?|ladki\\S*|arts|commerce|sailor|vs|versus|or|ya|मर्चेंट|लडकी\\S*"),
    ofCareers: true,
    reply: NAVY_OFFICER_AFTER_CLASS_12,
  },
  {
    cue: new RegExp(`^(?=.* ${BRANCH} )(?=.* ${LITTLE_CODING} )(?=.* ${WHICH} )`, "u"),
    unless: phrases(
      "salary|jobs?|pay|naukri|switch|bca|bsc|(?:after|other than|except|without|not) (?:btech|engineering)|career|careers|degree|alawa",
    ),
    reply: BRANCH_WITH_LITTLE_CODING,
  },
  {
    cue: new RegExp(`^(?=.* ${PHARMACY} )(?=.* ${STORE} )(?=.* ${OPENS} )`, "u"),
    unless: phrases("alawa|siwa|except|besides|other than|instead|without|bina|salary|pay|kamai|nahi|not|dont|के अलावा|बिना|नहीं"),
    ofCareers: true,
    reply: A_MEDICAL_STORE_OF_ONES_OWN,
  },
  {
    cue: both(BARC, AN_OFFICER),
    unless: phrases(
      "isro|drdo|इसरो|salary|pay|marks|percent\\S*|vs|versus|or|ya|kya hai|what is|after|ke baad|technician|iti|diploma|age|date",
    ),
    ofCareers: true,
    reply: SCIENTIFIC_OFFICER_AT_BARC,
  },
  {
    cue: both(POWER, A_JE),
    unless: phrases("salary|pay|vs|versus|age|date|marks|syllabus|civil"),
    ofCareers: true,
    reply: JE_OF_A_POWER_COMPANY,
  },
  {
    cue: both(NGO, GETS_IN),
    unless: phrases("start|open|khol\\S*|register|registration|shuru|salary|pay|own|apna|kaam kart\\S*|काम करत\\S*|खोल\\S*"),
    reply: WORK_IN_AN_NGO,
  },
  {
    cue: new RegExp(`^(?=.* ${MIND} )(?=.* ${DOCTOR_OF_MIND} )(?=.* ${COUNSELLOR} )`, "u"),
    unless: phrases("salary|pay|earn\\S*|kamai|सैलरी"),
    ofCareers: true,
    reply: PSYCHOLOGIST_PSYCHIATRIST_COUNSELLOR,
  },
  {
    cue: both(
      "(?:translat(?:or|ors|ion)|anuvadak|अनुवादक|ट्रांसलेटर)",
      `${WHICH} (?:foreign )?(?:languages?|bhasha\\S*|भाषा\\S*)|(?:languages?|bhasha|भाषा) ${WHICH}`,
    ),
    unless: phrases("salary|pay|kamai"),
    ofCareers: true,
    reply: LANGUAGES_FOR_TRANSLATORS,
  },
];
