import { phrases } from "../../reading/words.ts";
import { wayToCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  BEYOND_TEACHING,
  FACTORY_HAS_CLOSED,
  FIRST_PAY_IN_HOTELS,
  KUNDLI_DECIDES_NOT,
  LAID_OFF_IN_SOFTWARE,
  LANGUAGE_BEYOND_TEACHING,
  MBA_FROM_AFAR,
  NURSES_THREE_WAYS,
  PHARMACY_WITHOUT_SALES,
  SCHOOL_COUNSELLOR_WITH_MASTERS,
  TOWARDS_GAME_DESIGN,
  UPSC_IS_OVER,
  WORK_FROM_HOME_THAT_IS_REAL,
} from "./said-before-texts.ts";

const RULES_OUT =
  "(?:apart from|other than|besides|except|instead of|not(?: into| in)?|no|without|(?:dont|do not|does not|doesnt|never) (?:want|like|wish)|hate|leaving|out of|tired of)(?: (?:to|a|an|any|be|become|in|into|do|doing))*";
const RULED_OUT = "(?:ke alawa|k alawa|ke siwa|ke ilawa|ke bina|chh?od ?(?:kar|ke)|nahi|nhi|nahin|के अलावा|के सिवा|के बिना|छोड कर|नहीं)";
const ruledOut = (thing: string): string =>
  `(?:${RULES_OUT} ${thing}|${thing}(?: (?:job|line|field|karna|me|mein|ka|ki|kaam))* ${RULED_OUT})`;
const TEACHING = "(?:teaching|teachers?|teach|padhana|padhane|शिक्षण|टीचिंग|टीचर|शिक्षक|अध्यापक|पढाने|पढाना)";
const NOT_TEACHING = ruledOut(TEACHING);

const MASTERS_FROM_AFAR =
  "(?:distance mba|online mba|correspondence mba|ignou(?: se)? mba|mba(?: \\S+){0,2} (?:distance|online|ignou|correspondence|इग्नू)|(?:distance|online|ignou|correspondence)(?: \\S+){0,2} mba)";
const COUNTS =
  "(?:valid\\S*|vaild|accept\\S*|count\\S*|recogni[sz]\\S*|value|manya\\S*|maan\\S*|chal(?:ega|egi|ta|ti)|promotion|govt|government|sarkari|मान्य\\S*|चल\\S*|प्रमोशन|सरकारी)";

const KUNDLI = "(?:kundl?i|kundali|janam ?patri|horoscope|rashi|zodiac|jyotish\\S*|astrolog\\S*|pandit|कुंडली|जन्मपत्री|राशि|ज्योतिष\\S*)";
const BY_IT =
  "(?:hisab|hisaab|according|anusa+r|likh[ai]|says?|said|predict\\S*|bola|kaha|bata\\S*|dekh\\S*|match\\S*|decide\\S*|choose|my|meri|mera|mere|हिसाब|अनुसार|लिख\\S*|मेरी|मेरा|बता\\S*)";

const OF_WORK =
  "(?:jobs?|naukri|nokri|careers?|work|kaam|business|private|sarkari|government|govt|field|line|नौकरी|करियर|काम|प्राइवेट|सरकारी)";

const HOME_WORK =
  "(?:work from home|wfh|ghar (?:se|baithe)(?: hi)?(?: \\S+)? (?:kaam|job|jobs|naukri)|घर (?:से|बैठे)(?: \\S+)? (?:काम|नौकरी))";
const GENUINE = "(?:genuine|real|legit|asli|safe|trusted|sach\\S*|without (?:fraud|scam)|असली|सच\\S*)";

const NURSE = "(?:gnm|post basic|pb ?bsc|p b bsc|जीएनएम)";
const POST_BASIC = "(?:post basic|pb ?bsc|p b bsc)";
const OF_THE_STATE = "(?:norcet|aiims|nursing officer|sarkari|government|govt|सरकारी)";
const ABROAD = "(?:oet|ielts|nclex|uk|abroad|foreign|germany|gulf|dubai|canada|ireland|videsh|विदेश)";
const atLeastTwo = (...ways: readonly [string, string, string]): string =>
  ways.map((way, place) => `(?=.* ${way} )(?=.* ${ways[(place + 1) % ways.length]} )`).join("|");

const LOST_IT =
  "(?:laid off|lay ?off (?:ho gay\\S*|hua|hui)|got fired|was fired|lost my job|(?:job|naukri) (?:chali gay\\S*|chhut gay\\S*|chut gay\\S*)|retrench\\S*|नौकरी (?:चली गई|छूट गई))";
const SOFTWARE = "(?:software|it (?:job|company|field|sector)|developers?|programmers?|coding|coder|tester|data engineer|devops|सॉफ्टवेयर)";
const WHITHER = "(?:ai|a i|artificial intelligence|should i|move|switch|kya kar\\S*|now what|what now|field|finish|khatam|एआई|क्या कर\\S*)";

const CIVIL_SERVICES = "(?:upsc|ias|civil services?|cse attempts?|यूपीएससी|आईएएस)";
const ATTEMPTS_OVER =
  "(?:(?:preparing|prepare|preparation|taiyari|tayari|padh r\\S*|studying)(?: \\S+){0,4} (?:since|for|from) (?:the )?(?:last |past )?(?:[4-9]|four|five|six)(?: \\S+)? (?:years?|yrs?)|(?:[4-9]|char|chaar|paanch) (?:saal|sal|years?|साल) (?:se|से)(?: \\S+){0,4} (?:taiyari|tayari|prepar\\S*|तैयारी)|attempts?(?: \\S+){0,2} (?:over|khatam|khatm|finished|exhausted|done|gone|used up|ho gay\\S*|pure ho\\S*|poore ho\\S*|खत्म)|(?:exhausted|used up|finished|lost|out of)(?: \\S+){0,3} attempts?|last attempt (?:over|gone|failed|bhi)|प्रयास (?:खत्म|पूरे)|अटेम्प्ट (?:खत्म|पूरे|हो गए))";

const COUNSELLOR_AT_SCHOOL = "(?:school counsell?ors?|counsell?or (?:in|at) (?:a |an )?schools?|स्कूल काउंसलर)";
const MASTERS_OF_PSYCHOLOGY =
  "(?:(?:ma|msc|m sc|masters?|post ?graduat\\S*)(?: degree)?(?: (?:in|of|applied|counselling|clinical|hai|ki))* psychology|psychology (?:me |mein |se )?(?:ma|msc|masters?)|rci)";

const LANGUAGE =
  "(?:sanskrit|pali|prakrit|persian|arabic|urdu|hindi literature|hindi sahitya|tamil literature|literature|sahitya|संस्कृत|साहित्य|उर्दू)";
const STUDIED = "(?:phd|ph d|ma|m a|ba|masters?|degree|graduat\\S*|net|jrf|acharya|shastri|पीएचडी|एमए|बीए|आचार्य|शास्त्री)";

const PHARMACIST = "(?:b ?pharma?(?:cy)?|d ?pharma?(?:cy)?|m ?pharma?(?:cy)?|pharmacy|फार्मेसी|फार्मा|बीफार्मा|डीफार्मा)";
const SELLING = "(?:medical rep\\S*|medical representative|mr(?: job| ki job| banna)?|sales|selling|marketing|एमआर|सेल्स)";

const HOTEL = "(?:hotel management|hotel line|hotel industry|hospitality|bhm|ihm|होटल मैनेजमेंट)";
const AT_FIRST =
  "(?:(?:starting|first|initial|shuru|shuruaat|fresher\\S*|entry|beginning|शुरू|शुरुआत)(?: \\S+){0,4} (?:salary|pay|package|stipend|vetan|paisa|paise|kamai|सैलरी|वेतन|पैसा)|(?:salary|pay|package|vetan|सैलरी|वेतन)(?: \\S+){0,5} (?:starting|shuru|shuruaat|fresher\\S*|at first|in the beginning|शुरू|शुरुआत))";

const GAME_DESIGN = "(?:game design\\S*|game develop\\S*|gaming industry|making games|गेम डिजाइन\\S*)";
const OF_A_CHILD = "(?:son|daughter|beta|bete|beti|ladka|ladki|my child|बेटा|बेटी)";
const LEAVES = "(?:leave|leaving|quit|stop|drop|chhod\\S*|chod\\S*|instead|jee|coaching|छोड\\S*)";

const LED = "(?:supervisors?|foreman|shift in ?charge|floor manager|line leader|सुपरवाइजर|सुपरवाइज़र|फोरमैन)";
const HAS_CLOSED =
  "(?:(?:factory|company|plant|mill|unit|फैक्टरी|फैक्ट्री|कंपनी|कम्पनी|मिल)(?: \\S+){0,3} (?:band|closed|shut|shutdown|closing|बंद)|(?:band|closed|shut)(?: \\S+){0,2} (?:factory|company|plant|mill))";

/** What somebody is, has or rules out decides the answer, before an answer that hangs on one word beside it. */
export const SAID_BEFORE_TOPICS: readonly Topic[] = [
  {
    cue: both(MASTERS_FROM_AFAR, COUNTS),
    ofCareers: true,
    reply: MBA_FROM_AFAR,
  },
  {
    cue: new RegExp(`^(?=.* ${NURSE} )(?:${atLeastTwo(POST_BASIC, OF_THE_STATE, ABROAD)})`, "u"),
    unless: phrases("10th|12th|class 1[0-2]|after 12|salary|fees?"),
    ofCareers: true,
    reply: NURSES_THREE_WAYS,
  },
  {
    cue: new RegExp(`^(?=.* ${LOST_IT} )(?=.* ${SOFTWARE} )(?=.* ${WHITHER} )`, "u"),
    unless: phrases("(?:papa|father|husband|dad|brother|son)(?: \\S+){0,4} (?:laid off|lost|fired)"),
    ofCareers: true,
    reply: LAID_OFF_IN_SOFTWARE,
  },
  {
    cue: both(CIVIL_SERVICES, ATTEMPTS_OVER),
    ofCareers: true,
    reply: UPSC_IS_OVER,
  },
  {
    cue: both(LED, HAS_CLOSED),
    ofCareers: true,
    reply: FACTORY_HAS_CLOSED,
  },
  {
    cue: both(COUNSELLOR_AT_SCHOOL, MASTERS_OF_PSYCHOLOGY),
    unless: phrases("salary|vs|versus|12th|class 12"),
    ofCareers: true,
    reply: SCHOOL_COUNSELLOR_WITH_MASTERS,
    below: [wayToCareer],
  },
  {
    cue: new RegExp(`^(?=.* ${LANGUAGE} )(?=.* ${STUDIED} )(?=.* ${NOT_TEACHING} )`, "u"),
    ofCareers: true,
    reply: LANGUAGE_BEYOND_TEACHING,
  },
  {
    cue: both("(?:b ?ed|deled|d el ed|btc|teachers? training|बीएड|डीएलएड)", NOT_TEACHING),
    unless: phrases("without (?:b ?ed|deled)|(?:b ?ed|deled) (?:ke bina|nahi|nhi)"),
    ofCareers: true,
    reply: BEYOND_TEACHING,
  },
  {
    cue: both(PHARMACIST, ruledOut(SELLING)),
    ofCareers: true,
    reply: PHARMACY_WITHOUT_SALES,
  },
  {
    cue: both(HOTEL, AT_FIRST),
    unless: phrases("vs|versus|better|difference|fark"),
    ofCareers: true,
    reply: FIRST_PAY_IN_HOTELS,
  },
  {
    cue: new RegExp(`^(?=.* ${GAME_DESIGN} )(?=.* ${OF_A_CHILD} )(?=.* ${LEAVES} )`, "u"),
    ofCareers: true,
    reply: TOWARDS_GAME_DESIGN,
  },
];

/** Read before sellers are warned of and other matters declined: who asks for work is answered about work. */
export const WORK_FIRST_TOPICS: readonly Topic[] = [
  {
    cue: new RegExp(`^(?=.* ${KUNDLI} )(?=.* ${BY_IT} )(?=.* ${OF_WORK} )`, "u"),
    unless: phrases(
      "(?:become|banna|bane|padhai|padhna|course|study|degree|astrologer|jyotishi|mother|father|mom|dad|papa|mummy|parents?|family|ज्योतिषी|बनना|कोर्स)",
    ),
    ofCareers: true,
    reply: KUNDLI_DECIDES_NOT,
  },
  {
    cue: both(HOME_WORK, GENUINE),
    unless: phrases("(?:is|are) (?:this|it|they)|ye|yeh|fees?|deposit|registration|paid|asking|maang\\S*|\\d{3,}"),
    reply: WORK_FROM_HOME_THAT_IS_REAL,
  },
];
