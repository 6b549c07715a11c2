import { WEAK_IN_MATHS, weakIn } from "../../reading/weak-subjects.ts";
import { anyCue, phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { SKIES } from "./asked-plainly.ts";
import { both } from "./both.ts";
import {
  AFTER_AGRICULTURE_IN_12,
  ARTS_AND_THE_AIR_FORCE,
  BUSINESS_WITHOUT_FIGURES,
  DETECTIVES,
  IN_ONES_OWN_CITY,
  POLYTECHNIC_AFTER_A_FAILED_12,
  PUBLIC_POSTS_WITH_FEW_TRANSFERS,
  PUBLIC_POSTS_WITHOUT_A_WRITTEN_EXAM,
  QUIET_PUBLIC_POSTS,
  SCIENTIST_WITH_LITTLE_MONEY,
  SHORT_COURSES_AFTER_10,
  SPACE_WITH_WEAK_PHYSICS,
  STREAM_WITHOUT_MATHS,
  WORK_ON_A_PHONE_ALONE,
} from "./wish-and-lack-texts.ts";
import { LITTLE_MONEY } from "./wish-and-means.ts";

const SCIENTIST = "(?:scientists?|vaigyanik|vigyanik|वैज्ञानिक|साइंटिस्ट)";
const WEAK_IN_PHYSICS = anyCue(
  weakIn("(?:physics|phy|भौतिकी|फिजिक्स)"),
  phrases("(?:without|bina|बिना) (?:physics|भौतिकी|फिजिक्स)|(?:physics|फिजिक्स) (?:ke bina|nahi|nhi|के बिना|नहीं)"),
);

const BUSINESS = "(?:business(?:man|woman)?|start ?up|dhandha|dhanda|vyapar|vyapaar|entrepreneur|बिजनेस|व्यापार|धंधा|स्टार्टअप)";
const FIGURES = "(?:numbers?|figures?|maths?|mathematics|ganit|calculations?|hisab|hisaab|accounts?|accounting|गणित|मैथ्स?|हिसाब|अंकों|नंबर)";
const AFRAID =
  "(?:scared|afraid|fear|phobia|hate|weak|bad|poor|not good|kamzor|kamjor|darr?|dar lagta|ghabra\\S*|nahi aat[aei]|nhi aat[aei]|samajh nahi|pasand nahi|without|bina|no|डर|कमजोर|नहीं आत[ाीे]|बिना|पसंद नहीं)";

const WHICH_STREAM =
  "(?:(?:which|what|best|kons[aie]|kaun ?s[aie]|kis|कौन ?स[ाीे])(?: \\S+){0,2} (?:streams?|subjects?|vishay|स्ट्रीम|विषय)|(?:streams?|subjects?|vishay|स्ट्रीम|विषय) (?:kons[aie]|kaun ?s[aie]|kya|choose|lu|lun|loon|le|lena|कौन|लूं|लू|लें|चुनूं)|(?:11|11th|class 11|11वीं|11वी|ग्यारहवीं)(?: (?:me|mein|में))? (?:kya|क्या) (?:lu|lun|loon|le|lena|लूं|लू|लें)|what (?:should|to|can) (?:i )?(?:take|choose) (?:in|for) (?:class )?11(?:th)?)";

const MATHS = "(?:maths?|mathematics|ganit|गणित|मैथ्स?)";
const NO_MATHS = phrases(
  `(?:without|bina|hates?|dislikes?|dont like|doesnt like|do not like|does not like|dont want|बिना) ${MATHS}`,
  `${MATHS}(?: (?:bilkul|bhi|to|se|ki|ke|बिल्कुल|भी))* (?:(?:pasand|achh[aie]|acch[aie]|lena|leni|padhna|padhni|पसंद|अच्छ[ाीे]|लेन[ाी]) (?:nahi|nhi|nahin|नहीं)|(?:nahi|nhi|nahin|नहीं) (?:pasand|lena|leni|lenge|padhna|padhni|achh[aie]|acch[aie]|lagt[aie]|पसंद|लेन[ाी]|पढ़ना|पढना)|nafrat|chidh|नफरत)`,
);
const AT_TENTH =
  "(?:(?:(?:in|after) (?:class )?(?:10|10th|tenth)|(?:class )?(?:10|10th|dasvi|10वीं|दसवीं)(?: class)? (?:me|mein|m|ke baad|k baad|ki|का|में|के बाद)))";

const OWN_CITY =
  "(?:(?:own|home|same) (?:city|town|district)|my (?:city|town|home ?town|district)|home ?town|apne (?:hi )?(?:sh?aha?r|shehe?r|zile|jile|kasbe)(?: \\S+)? (?:me|mein|m)|(?:isi|usi) (?:sh?aha?r|shehe?r) (?:me|mein)|अपने (?:ही )?(?:शहर|जिले|कस्बे) में)";
const STAYS =
  "(?:stay\\S*|liv(?:e|ing)|remain\\S*|not (?:leave|move)|leave|without (?:leaving|moving)|reh\\S*|rah\\S*|rahkar|hi|job|jobs|naukri|kaam|career|careers|work|रह\\S*|नौकरी|काम|करियर)";
const WORK = "(?:jobs?|careers?|naukri|nokri|kaam|work|field|course|नौकरी|काम|करियर|जॉब)";

const DETECTIVE = "(?:detectives?|ditective|detectiv|jaso+s|jasus|जासूस|डिटेक्टिव)";

const TO_BECOME =
  "(?:kaise|kese|how|become|becoming|bann?[ae]|bane|banu|ban|banun|career|course|courses|qualification|eligib\\S*|join|want|kya (?:kare|karna|padh\\S*)|कैसे|बन\\S*|करियर|कोर्स)";

const SHORT =
  "(?:short(?: term| duration)?|chh?ot[ea]|certificate|certification|[1-6] (?:month|months|mahin[ae])(?: (?:ka|ke|ki|wala|wale))?|(?:three|four|six|teen|chhah|chhe) (?:months?|mahine)|शॉर्ट|छोट[ेा]|सर्टिफिकेट|[1-6] महीने(?: (?:का|के|वाल[ाे]))?)";
const COURSE = "(?:courses?|training|diploma courses?|कोर्स|कोर्सेज|ट्रेनिंग)";
const CLASS_10 = "(?:10|10th|class 10|10vi|dasvi|dasvin|tenth|matric|10वीं|10वी|दसवीं)";

const AGRICULTURE = "(?:agri(?:culture)?(?: (?:stream|science|side|group|subject|se))*|krishi(?: (?:vigyan|stream))?|कृषि(?: विज्ञान)?)";
const CLASS_12 = "(?:12|12th|class 12|twelfth|inter|intermediate|12वीं|12वी|बारहवीं|इंटर)";
const WHAT_NEXT =
  "(?:kya (?:kare|karu|karun|karna|kar sak\\S*|ban\\S*|options?|kr)|options?|next|what (?:to|can|should|are)|courses?|scope|aage|ab|career|careers|क्या (?:करें|करूं|कर)|आगे|अब|कोर्स|करियर)";

const ARTS = "(?:arts?|humanities|आर्ट्स|कला)(?: (?:stream|students?|side|wal[aei]|background|girls?|ladk\\S*|se|वाल[ाेी]))*";
const AIR_FORCE = "(?:air ?force|airforce|vayu ?sena|fighter pilot|एयर फोर्स|एयरफोर्स|वायु ?सेना)";

const QUIET =
  "(?:sha+nti(?! path)(?: wal[aie])?|suko+n|sukun|aaram(?: ki| wal[aie])?|a+sa+n|easy|easiest|peaceful|relax\\S*|chill|calm|(?:low|less|least|no|kam|bina|without) (?:stress|tension|pressure|kaam|work ?load|work pressure)|(?:stress|tension|pressure) (?:free|kam|na|nahi|less)|शांति|शांत|सुकून|आराम|आसान|(?:कम|बिना) (?:तनाव|टेंशन|काम))";
const PUBLIC_POST = "(?:(?:sarkari|government|govt|सरकारी) (?:\\S+ )?(?:naukri|nokri|jobs?|posts?|kaam|service|नौकरी|जॉब|पद))";

const OF_THE_STATE = "(?:sarkari|sarkaari|government|goverment|govt|gov|public sector|सरकारी)";
const NO_EXAM =
  "(?:(?:bina|without|no|not any)(?: (?:any|kisi|written|likhit|entrance|competitive))* (?:exams?|tests?|pariksha|परीक्षा|एग्जाम)|(?:exams?|pariksha|परीक्षा|एग्जाम)(?: (?:ke|bina|nahi|nhi|na|नहीं|के))* (?:bina|nahi|nhi|nahin|na|नहीं|बिना)(?: (?:hot[aei]|dena|ho|होत[ाीे]|देना))?|direct(?:ly)? (?:merit|marks|interview)|(?:sirf|only|just|सिर्फ) (?:\\S+ )?(?:merit|marks|interview|मेरिट|अंकों))";
const POSTS = "(?:jobs?|posts?|naukri|nokri|bharti|recruitment|vacanc(?:y|ies)|नौकरी|भर्ती|पद|जॉब)";
const PHONE_ALONE =
  "(?:(?:sirf|only|bas|just|keval|सिर्फ|बस)(?: (?:ek|a|an|my|mera|एक))* (?:mobile|phone|smartphone|मोबाइल|फोन)|(?:mobile|phone|smartphone|मोबाइल|फोन) (?:only|hi hai|se hi|alone|ही))";
const HOME_WORK =
  "(?:(?:ghar|home|घर)(?: \\S+){0,4} (?:kaam|kam|work|jobs?|earn\\S*|kama\\S*|काम|कमा\\S*)|(?:kaam|work|jobs?|earn\\S*|kama\\S*|काम|कमा\\S*)(?: \\S+){0,5} (?:ghar|home|घर))";
const FAILED_12 =
  "(?:(?:fail\\S*|compartment|back|फेल)(?: \\S+){0,3} (?:12|12th|twelfth|class 12|inter|intermediate|12वीं)|(?:12|12th|twelfth|class 12|inter|12वीं)(?: \\S+){0,4} (?:fail\\S*|compartment|फेल))";
const FEW_TRANSFERS =
  "(?:(?:no|without|zero|less|few|fewer|kam|bina|not have|कम|बिना)(?: \\S+)? (?:transfers?|posting|tabadla|tabadle|ट्रांसफर|तबादला|तबादले)|(?:transfers?|posting|tabadla|tabadle|badli|ट्रांसफर|तबादला|तबादले)(?: (?:bahut|zyada|bilkul|ज्यादा))* (?:na|nahi|nhi|nahin|kam|न|ना|नहीं|कम)|non ?transferable|not (?:get )?transferr?ed)";

/** A wish, and what somebody lacks or cannot do for it: answered with both, and not with either alone. */
export const WISH_AND_LACK_TOPICS: readonly Topic[] = [
  {
    cue: both(SCIENTIST, LITTLE_MONEY),
    unless: phrases("(?:data|computer|food|isro|drdo|nasa) scientist|isro|drdo|nasa|abroad|salary|pay|usa|germany|vs|versus|or|ya|या"),
    ofCareers: true,
    reply: SCIENTIST_WITH_LITTLE_MONEY,
  },
  {
    cue: new RegExp(`^(?=.* (?:${SKIES}|satellites?|isro|rockets?) )(?=.*(?:${WEAK_IN_PHYSICS.source}))`, "u"),
    unless: phrases("astronauts?|antariksh yatri|अंतरिक्ष यात्री|law|lawyer|work ?space|office space"),
    ofCareers: true,
    reply: SPACE_WITH_WEAK_PHYSICS,
  },
  {
    cue: new RegExp(
      `^(?=.* ${BUSINESS} )(?=.* (?:${AFRAID}(?: (?:of|in|at|with|from|the|about|any|my|se|me|mein))* ${FIGURES}|${FIGURES}(?: (?:me|mein|m|se|bahut|bohot|bilkul|is|are|my|very|so|से|में|बहुत))* ${AFRAID}) )`,
      "u",
    ),
    unless: phrases(
      "business (?:studies|analyst|analysis|law|class|school|development)|bba|mba|bcom|commerce|stream|11|11th|class 11|salary|loan|सैलरी|कॉमर्स",
    ),
    ofCareers: true,
    reply: BUSINESS_WITHOUT_FIGURES,
  },
  {
    cue: new RegExp(
      `^(?=.* ${WHICH_STREAM} )(?=.*(?:${WEAK_IN_MATHS.source}|${NO_MATHS.source}))|^(?=.* ${AT_TENTH} )(?=.*${NO_MATHS.source})`,
      "u",
    ),
    unless: phrases(
      "commerce|arts|science|pcm|pcb|humanities|engineer\\S*|doctor|pilot|nda|ca|btech|college|bsc|ba|degree|12th ke baad|after 12(?:th)?|marks|percent|upsc|ias|optional|cuet|ssc|bank|graduation|basic|standard|कॉमर्स|आर्ट्स|साइंस|इंजीनियर",
    ),
    reply: STREAM_WITHOUT_MATHS,
  },
  {
    cue: new RegExp(`^(?=.* ${OWN_CITY} )(?=.* ${STAYS} )(?=.* ${WORK} )`, "u"),
    unless: phrases(
      "college|colleges|university|universities|coaching|study|padhai|courses?|business|dukan|shop|startup|start|internet|online|work from home|wfh|transfer\\S*|sarkari|government|govt|no jobs?|job nahi|naukri nahi|fees?|kitn[aie]|salary|bank|police|कॉलेज|पढाई|सरकारी|दुकान",
    ),
    reply: IN_ONES_OWN_CITY,
  },
  {
    cue: both(DETECTIVE, TO_BECOME),
    unless: phrases(
      `(?:police|private|pvt|crime branch|cid|cbi|store|company|hotel) ${DETECTIVE}|cid|cbi|raw|ib|police|agency|salary|salaries|pay|kamai|earn\\S*|vs|versus|or|ya|than|novels?|stor(?:y|ies)|films?|movies?|books?|series|exam|subjects?|day|stress|future|scope|ai|सैलरी|कमाई|या|पुलिस`,
    ),
    ofCareers: true,
    reply: DETECTIVES,
  },
  {
    cue: new RegExp(`^(?=.* ${SHORT}(?: \\S+){0,2} ${COURSE} |.* ${COURSE}(?: \\S+){0,2} ${SHORT} )(?=.* ${CLASS_10} )`, "u"),
    unless: phrases(
      "12|12th|class 12|after 12|graduation|degree|agriculture|nursing|medical|computer|beauty|hotel|railway|iti|polytechnic|merchant|animation|design\\S*|language|english|coding|salary|fees?|vs|versus|or|ya|without|नर्सिंग|या|कंप्यूटर",
    ),
    reply: SHORT_COURSES_AFTER_10,
  },
  {
    cue: new RegExp(
      `^(?=.* (?:${CLASS_12}(?: \\S+){0,3} ${AGRICULTURE}|${AGRICULTURE}(?: \\S+){0,4} ${CLASS_12}|after ${CLASS_12}(?: \\S+){0,2} ${AGRICULTURE}) )(?=.* ${WHAT_NEXT} )`,
      "u",
    ),
    unless: phrases(
      "bsc|b sc|msc|phd|diploma|salary|pay|sarkari|government|govt|vs|versus|or|ya|neet|mbbs|doctor|engineer\\S*|exam|entrance|10|10th|class 10|officer|bank|science student|pcm|pcb|arts|commerce|kya agriculture|can i (?:take|do|study)|kar sakt[aei]|le sakt[aei]|सरकारी|या",
    ),
    ofCareers: true,
    reply: AFTER_AGRICULTURE_IN_12,
  },
  {
    cue: new RegExp(`^(?=.* ${OF_THE_STATE} )(?=.* ${POSTS} )(?=.* ${NO_EXAM} )`, "u"),
    unless: phrases(
      "salary|private|vs|versus|teachers?|doctors?|bank|railway|police|army|air ?force|navy|nurse|isro|drdo|clear|crack|pass|fail\\S*|coaching",
    ),
    reply: PUBLIC_POSTS_WITHOUT_A_WRITTEN_EXAM,
  },
  {
    cue: both(PHONE_ALONE, HOME_WORK),
    unless: phrases("repair\\S*|app|apps|develop\\S*|coding|programming|graphic|design\\S*|learn|seekh\\S*|sikh\\S*|padh\\S*"),
    reply: WORK_ON_A_PHONE_ALONE,
  },
  {
    cue: both(FAILED_12, "(?:polytechnic|diploma|पॉलिटेक्निक|डिप्लोमा)"),
    unless: phrases("nursing|gnm|d ?pharm\\S*|dmlt|education|d ?el ?ed"),
    reply: POLYTECHNIC_AFTER_A_FAILED_12,
  },
  {
    cue: both(OF_THE_STATE, FEW_TRANSFERS),
    unless: phrases("salary|pay|private|vs|versus|teachers?|doctors?|bank po|clerk|sbi|police|nurse|या|ya|or"),
    reply: PUBLIC_POSTS_WITH_FEW_TRANSFERS,
  },
  {
    cue: both(QUIET, PUBLIC_POST),
    unless: phrases(
      "exams?|clear|crack|(?:a+sa+n|easy|easiest)(?: \\S+)? (?:hai|exam|to|paper|milne|way)|to get|milna|mil (?:jaye|sakti)|private|vs|versus|or|ya|salary|pay|paisa|teacher|bank|railway|police|army|engineer\\S*|girls?|ladki\\S*|women|disab\\S*|viklang|परीक्षा|या|बैंक",
    ),
    reply: QUIET_PUBLIC_POSTS,
  },
  {
    cue: both(ARTS, AIR_FORCE),
    unless: phrases(
      "martial arts|fine arts|salary|pay|airm[ae]n|agni ?veer|vs|versus|or|ya|science|pcm|commerce|या|afcat|cds|after graduation|graduation|degree|ba|height|सैलरी",
    ),
    ofCareers: true,
    reply: ARTS_AND_THE_AIR_FORCE,
  },
];
