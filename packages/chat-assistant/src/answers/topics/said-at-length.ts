import { Pattern } from "../../reading/pattern.ts";
import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  A_GAP_IN_THE_INTERVIEW,
  A_TRADE_IN_GERMANY,
  AGE_OF_A_JUDGE,
  ANALYST_WITHOUT_CODE,
  CODING_OF_A_TESTER,
  DAY_WORK_AFTER_CALLS,
  EITHER_FROM_AFAR,
  ENGINEER_AND_COLOURS,
  EXAMS_AFTER_BED,
  FIRST_INTERNSHIP,
  INTO_A_POLYTECHNIC,
  JEE_AND_NIT_WITH_FEW_MARKS,
  JUDGE_AND_PRACTICE,
  MARKS_FOR_CA,
  NEITHER_SCREEN_NOR_STRAIN,
  NURSING_OFFICER_OF_AIIMS,
  PAY_AT_KVS,
  PROFESSOR_AT_AN_IIT,
  SHOP_AND_DEGREE,
  TEACHERS_OF_BIHAR,
  WORK_THAT_MOVES,
} from "./said-at-length-texts.ts";

const JUDGE = "(?:judges?|judiciary|civil judge|pcs ?j|judicial (?:services?|exam)|jaj|जज|न्यायाधीश|न्यायिक)";
const PRACTICE = "(?:practi[cs]e|practi[cs]ing|experience|anubhav|vakalat|freshers?|प्रैक्टिस|अनुभव|वकालत)";
const COLOUR_BLIND =
  "(?:colou?r ?(?:blind\\S*|vision)|कलर blind|rang (?:nahi|nhi) (?:pehchan\\S*|dikh\\S*)|कलर ब्लाइंड\\S*|वर्णांध\\S*|रंग नहीं (?:पहचान\\S*|दिख\\S*))";
const ENGINEERING = "(?:engineer\\S*|btech|b tech|jee|iit|इंजीनियर\\S*|बीटेक)";
const TRADE =
  "(?:iti|electricians?|plumbers?|welders?|fitters?|carpenters?|masons?|mechanics?|technicians?|turners?|machinists?|आईटीआई|इलेक्ट्रीशियन|प्लंबर|वेल्डर|फिटर|मिस्त्री)";

/** Questions that are told at length, and whose answer one line of them decides. */
export const AT_LENGTH_TOPICS: readonly Topic[] = [
  {
    cue: both(JUDGE, PRACTICE),
    unless: phrases("salary|pay|age|umar|supreme court judge|high court judge|vs|versus|फैसला|उम्र"),
    ofCareers: true,
    reply: JUDGE_AND_PRACTICE,
  },
  {
    cue: both(
      JUDGE,
      "(?:age|umar|umra?|उम्र|आयु)(?: \\S+)? (?:limit|kitni|kya|seema|for|of|hoti|सीमा|कितनी|क्या)|(?:max\\S*|upper|minimum|min) age",
    ),
    unless: phrases("salary|syllabus|retire\\S*|llb"),
    ofCareers: true,
    careerFirst: phrases("how many years|kitne saal|which exam|konsa exam|how (?:to|do|can)|kaise|कैसे|कितने साल"),
    reply: AGE_OF_A_JUDGE,
  },
  {
    cue: both(
      "(?:software |manual |qa )?(?:testers?|testing|टेस्टर|टेस्टिंग)",
      "(?:coding|programming|code|कोडिंग)(?: \\S+){0,3} (?:needed|required|necessary|compulsory|zar[ou]+ri|jaruri|aani|aana|chahiye|must|जरूरी|चाहिए|आनी)|(?:without|no|bina|need|is|does|do i need|बिना) (?:coding|programming|code|कोडिंग)",
    ),
    unless: phrases("automation|vs|versus|penetration"),
    ofCareers: true,
    careerFirst: phrases("kya karta|kya karte|what does|salary|kitna|kitni|fresher|pay|क्या करता|कितना"),
    reply: CODING_OF_A_TESTER,
  },
  {
    cue: both(
      "(?:kvs|nvs|kendriya vidyalaya|navodaya|केंद्रीय विद्यालय|नवोदय)",
      "(?:salary|salery|pay|vetan|kamai|kitna milta|in hand|kitni milti|वेतन|सैलरी|कमाई)",
    ),
    unless: phrases("principal|librarian|clerk|ldc|class (?:6|9) (?:admission|entrance)"),
    ofCareers: true,
    reply: PAY_AT_KVS,
  },
  {
    cue: both("(?:nursing officers?|staff nurses?|नर्सिंग ऑफिसर|स्टाफ नर्स)", "(?:aiims|एम्स)"),
    unless: phrases("salary|pay|syllabus|kamai|result|cut ?off|वेतन|सैलरी"),
    ofCareers: true,
    reply: NURSING_OFFICER_OF_AIIMS,
  },
  {
    cue: both(COLOUR_BLIND, ENGINEERING),
    unless: phrases("merchant navy|deck|railways?|loco pilot|ship|nda|army|navy|air ?force|मर्चेंट|रेलवे"),
    ofCareers: true,
    reply: ENGINEER_AND_COLOURS,
  },
  {
    cue: both(TRADE, "(?:germany|german|जर्मनी)"),
    unless: phrases("mbbs|nurse|nursing|btech|engineer\\S*|masters?|ms|university|vs|versus"),
    ofCareers: true,
    reply: A_TRADE_IN_GERMANY,
  },
  {
    cue: new Pattern(
      "^(?=.* (?:call ?cent(?:er|re)|bpo|voice process|कॉल सेंटर|बीपीओ) )(?=.* (?:nights?|raat|shifts?|नाइट|रात|शिफ्ट) )(?=.* (?:day (?:job|shift|time)|options?|want|change|switch|chhod\\S*|chod\\S*|din (?:ki|ka|me)|leave|quit|दिन|छोड\\S*) )",
      "u",
    ),
    unless: phrases(
      "data|it|i t|coding|software|tech|teach\\S*|bank|government|govt|sarkari|join|is it safe|safe hai|girls?|ladki|12th pass (?:job|hu)",
    ),
    ofCareers: true,
    reply: DAY_WORK_AFTER_CALLS,
  },
  {
    cue: both(
      "(?:polytechnic|पॉलिटेक्निक)",
      "(?:(?:(?:10|10th|class 10|tenth|दसवीं|10वीं)(?: \\S+){0,4} (?:\\d\\d|percent|marks|प्रतिशत)|\\d\\d (?:percent )?(?:in|me|mein) (?:class )?(?:10|10th))(?: .*)?|(?:kitne|how many|how much|minimum) (?:percent|marks|number|प्रतिशत)(?: .*)?|(?:admission|एडमिशन)(?: \\S+){0,4} (?:percent|marks|number|प्रतिशत)(?: .*)?)",
    ),
    unless: phrases("btech|b tech|lateral|second year|2nd year|fail\\S*|vs|versus|or|nursing|pharmacy|after 12|12th ke baad|iti"),
    reply: INTO_A_POLYTECHNIC,
  },
  {
    cue: new Pattern(
      "^(?=.* (?:nits?|iits?|iiits?|एनआईटी|आईआईटी) )(?=.* jee )(?=.* (?:12|12th|class 12|boards?|pcm) )(?=.* [3-7]\\d )",
      "u",
    ),
    unless: phrases("percentile|rank|cut ?off|7[5-9]|marks in jee|jee (?:main |mains |me |mein )?\\d+"),
    reply: JEE_AND_NIT_WITH_FEW_MARKS,
  },
  {
    cue: both("(?:bpsc|bihar|बीपीएससी|बिहार)", "(?:(?:ctet|stet|btet|tet|सीटेट|टेट)(?: .*)?)"),
    unless: phrases("salary|syllabus|vs|versus|qualified|vacanc\\S*|what else|form|date|result|cut ?off|tre \\d kab|वेतन"),
    ofCareers: true,
    reply: TEACHERS_OF_BIHAR,
  },
  {
    // What is said of a husband's work alone is no part of what is read.
    cue: both(
      "(?:we|hum|hame|हम) (?:\\S+ )?(?:shift|move|keep (?:shifting|moving)|(?:get )?transfer\\S*)(?: \\S+)? (?:every|often|har|frequently)(?: .*)?|(?:husband\\S*|pati|army wife|fauji)(?: \\S+){0,4} (?:posting\\S*|transfer\\S*)(?: .*)?",
      "(?:career|job|work|naukri|kaam|course|नौकरी|काम)",
    ),
    unless: phrases("salary|rank|join (?:army|navy)|vs|versus"),
    ofCareers: true,
    reply: WORK_THAT_MOVES,
  },
  {
    cue: phrases(
      "(?:shop|dukan|dukaan|store|दुकान)(?: \\S+){0,4} (?:chal\\S*|sambhal\\S*|saath|sath|and|along|aur|चल\\S*|साथ)(?: \\S+){0,4} (?:degree|study|studies|padhai|college|graduation|डिग्री|पढाई)(?: .*)?",
      "(?:degree|study|studies|padhai|college|graduation)(?: \\S+){0,4} (?:with|along|beside|saath|sath)(?: \\S+){0,4} (?:shop|dukan|dukaan|store)(?: .*)?",
    ),
    unless: phrases("mbbs|neet|engineering|salary|sell|close|band"),
    ofCareers: true,
    reply: SHOP_AND_DEGREE,
  },
  {
    cue: both("(?:gap|break|अंतराल|गैप)(?: .*)?", "(?:interview|interviewer|explain|इंटरव्यू)(?: .*)?"),
    unless: phrases("ssb|upsc|college admission|visa|neet|jee|(?:what|which|konsi) jobs?"),
    ofCareers: true,
    reply: A_GAP_IN_THE_INTERVIEW,
  },
  {
    cue: new Pattern(
      "^(?=.* (?:distance|correspondence|ignou|open university|online degree|डिस्टेंस|इग्नू) )(?=.* (?:regular|campus|रेगुलर) )(?=.* (?:ssc|upsc|government|govt|sarkari|bank|psc|सरकारी) )",
      "u",
    ),
    unless: phrases("mba|bed|b ed|law|llb|nursing|engineering|salary"),
    ofCareers: true,
    reply: EITHER_FROM_AFAR,
  },
  {
    cue: both("(?:iit|nit|आईआईटी)", "(?:(?:assistant )?(?:professors?|faculty|lecturers?|teachers?|प्रोफेसर))"),
    unless: phrases("coaching|jee (?:me|ke|ki)|kota|student|syllabus|become iit|physics teacher"),
    ofCareers: true,
    reply: PROFESSOR_AT_AN_IIT,
  },
  {
    cue: both(
      "(?:data analysts?|data analytics|business analysts?|डेटा एनालिस्ट)",
      "(?:(?:without|no|bina|not know|dont know|nahi aati|नहीं आती|बिना) (?:any )?(?:coding|programming|code|कोडिंग)(?: .*)?|(?:coding|programming|कोडिंग) (?:nahi|nhi|zar[ou]+ri|jaruri|compulsory|required|needed|aani|जरूरी|नहीं)(?: .*)?)",
    ),
    unless: phrases("vs|versus|salary"),
    ofCareers: true,
    reply: ANALYST_WITHOUT_CODE,
  },
  {
    cue: both(
      "(?:(?:dont|not|no|never|without|avoid|nahi)(?: \\S+){0,9} (?:computers?|screens?|laptops?)(?: .*)?|(?:computers?|screens?)(?: \\S+){0,3} (?:nahi|na|nhi)(?: .*)?)",
      "(?:(?:not|no|nahi|na|without|isnt|less)(?: \\S+){0,3} (?:physical|bodily|heavy|labou?r|mehnat|bhaari|sharirik)(?: .*)?|(?:physical|mehnat)(?: \\S+){0,3} (?:nahi|na|nhi|kam)(?: .*)?)",
    ),
    unless: phrases("engineer\\S*|coding|btech|government|govt|sarkari"),
    reply: NEITHER_SCREEN_NOR_STRAIN,
  },
  {
    cue: phrases(
      "(?:after|with|done) (?:an? |my )?(?:bed|b ed)(?: .*)? (?:exams?|tests?|pariksha)(?: .*)?|(?:bed|b ed|बीएड) (?:ke baad|k baad|के बाद)(?: .*)? (?:exams?|pariksha|test|परीक्षा|एग्जाम)(?: .*)?|(?:exams?|tests?) (?:after|for) (?:bed|b ed)(?: .*)?",
    ),
    unless: phrases("entrance|salary|phd|med|m ed|upsc|ssc|bank|private|syllabus|bina|without"),
    ofCareers: true,
    reply: EXAMS_AFTER_BED,
  },
  {
    cue: both(
      "(?:(?:how|kaise|where|want|get|find|kaha\\S*|need)(?: \\S+){0,5} internships?(?: .*)?|internships?(?: \\S+){0,4} (?:kaise|how|kaha\\S*|chahiye)(?: .*)?)",
      "(?:(?:1st|2nd|3rd|first|second|third|final) year|no (?:projects?|experience|skills?)|without (?:projects?|experience)|btech|b tech|bca|engineering|college|student)",
    ),
    unless: phrases("abroad|stipend|law|mbbs|nursing|ca|isro me|hotel"),
    reply: FIRST_INTERNSHIP,
  },
  {
    cue: both(
      "(?:ca|chartered accountant\\S*|ca foundation|सीए|चार्टर्ड अकाउंटेंट)",
      "(?:(?:12|12th|class 12|12वीं|बारहवीं|minimum|kitne|कितने)(?: \\S+){0,5} (?:percent|percentage|marks|pratishat|प्रतिशत|अंक|नंबर)(?: .*)?)",
    ),
    unless: phrases("vs|versus|inter|intermediate|final|pass karne|pass hone|to pass|each paper|attempt|bcom|cut ?off|मेरे|mere|my"),
    ofCareers: true,
    careerFirst: phrases("kitne saal|kitna samay|kitna time|how (?:many years|long)|कितना समय|कितने साल"),
    reply: MARKS_FOR_CA,
  },
];
