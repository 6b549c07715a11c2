import { COUNTRIES } from "../../reading/countries.ts";
import { anyCue, phrases } from "../../reading/words.ts";
import { conditionsOfCareer, examBriefly } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import {
  COURSES_OF_TEACHERS,
  HOTELS_AND_WOMEN,
  LODGING_AND_WOMEN,
  NIGHTS_AND_WOMEN,
  SAFETY_OF_WOMEN,
  SEAT_AND_ONE_MORE_TRY,
  SKILLS_OF_COMPUTING,
  SKILLS_OF_ENGINEERING,
  WHEN_A_GIRL_BEGINS_FOR_THE_FORCES,
  WHEN_TO_BEGIN_FOR_THE_FORCES,
} from "./asked-at-home-texts.ts";
import { both } from "./both.ts";

const SAFE = "(?:safe|safer|unsafe|safety|surakshit|suraksha|mehfooz|mahfooz|सुरक्षित|सुरक्षा|सेफ|असुरक्षित)";
const A_WOMAN =
  "(?:girls?|women|woman|lady|ladies|females?|ladk(?:i|iy\\S*)|mahila\\S*|beti|betiy\\S*|daughters?|sister|behen|bahan|लडकी|लडकिय\\S*|महिला\\S*|बेटी|बेटिय\\S*|बहन)";
const HOTELS = "(?:hotels?|hospitality|hotel management|resorts?|restaurants?|होटल\\S*)";
const NIGHTS = "(?:nights?|raat|रात|bpo|kpo|call cent\\S*|late shifts?|कॉल सेंटर|बीपीओ|नाइट)";
/** Safety of something else than of work, and what has its own answer. */
const NOT_OF_WORK = phrases(
  COUNTRIES,
  "mbbs|hostels?|pg|kota|city|pay|paying|paise|paisa|fees?|salary|income|kamai|scope|courses?|consultan\\S*|agents?|registration",
  "(?:fire|food|industrial|road|women|womens|cyber) safety|safety (?:officer|engineer|manager|management|inspector|science)|health and safety|(?:for|of) (?:women|girls?) safety",
  "(?:suraksha|सुरक्षा) (?:bal|guard|adhikari|karmi|बल|गार्ड|अधिकारी|कर्मी)|(?:ki|की) (?:suraksha|safety|सुरक्षा) (?:ke liye|kar\\S*|के लिए|कर\\S*)",
  "army|navy|air ?force|nda|cds|agniveer|fauj|defen[cs]e|military|sea|ships?|आर्मी|सेना|फौज|नेवी",
);

/** Where somebody lives to study. */
const LODGING =
  "(?:hostels?|pg|paying guest|kota|(?:other|another|new|big|dusr[ei]|doosr[ei]|bade|bahar) (?:city|cities|shahar|sheher)|(?:akel[ei]|alone) (?:reh\\S*|rah\\S*)|(?:live|living|stay|staying) alone|हॉस्टल|कोटा|दूसरे शहर|अकेल[ेी] रह\\S*)";

const FORCES =
  "(?:army|armed forces|navy|air ?force|nda|agniveer|agnivir|fauj|fauji|sena|indian army|defen[cs]e|soldier|sainik|आर्मी|सेना|फौज|फौजी|एनडीए|नेवी|एयरफोर्स|अग्निवीर|सैनिक)";
const WHEN =
  "(?:kab se|kab|kis (?:class|umar|umr|age) (?:se|me|mein)|kaun ?s[ai] class se|kons[ai] class se|abhi se|when|how early|(?:from )?(?:which|what) (?:class|age|grade)|कब से|कब|किस (?:क्लास|कक्षा|उम्र) (?:से|में)|अभी से)";
const PREPARE = "(?:taiyari|tayari|taiyaari|tayyari|taiyyari|prepar\\S*|shuru|start|begin|तैयारी|शुरू)";
const CHILD_AT_SCHOOL =
  "(?:(?:class |std |kaksha |कक्षा )?(?:[5-9]th|5वीं|6वीं|7वीं|8वीं|9वीं)|class [5-9]|std [5-9]|[5-9] (?:class|me|mein|में)|(?:sixth|seventh|eighth|ninth) (?:class|standard|grade))";

const BEGINS_FOR_THE_FORCES = anyCue(
  new RegExp(`^(?=.* ${FORCES} )(?=.* ${WHEN} )(?=.* ${PREPARE} )`, "u"),
  new RegExp(`^(?=.* ${FORCES} )(?=.* ${CHILD_AT_SCHOOL} )`, "u"),
);
const NO_BEGINNING = phrases(
  "salary|pay|kitn\\S*|form|date|notification|vacancy|exam kab|kab hoga|kab hogi|kab aay\\S*|retire\\S*|sainik school|military school|rimc|army (?:public )?school|self defen[cs]e|age limit|[5-9](?:th)? (?:pass|fail)|bharti|kab shuru h\\S*|when (?:does|will|is|do they)|syllabus|height",
);

/** What may stand before "teacher" where none of a class or a subject is meant. */
const BEFORE_A_TEACHER =
  "(?:^| (?:a|an|ek|as|be|become|becoming|being|for|to|the|i|want|mujhe|mai|main|mein|me|ko|ke|hum|ab|12th|baad|good|school|sarkari|government|govt|accha|achha|acchi|india|कोई|एक|मुझे|मैं|बाद|सरकारी|स्कूल|अच्छा))";
const A_TEACHER = `(?:(?<=${BEFORE_A_TEACHER} )(?<! (?!government|govt|sarkari)\\S+ school )(?:teachers?|shikshak|shikshika|adhyapak|adhyapika|शिक्षक|शिक्षिका|टीचर|अध्यापक|अध्यापिका)(?! (?:trainers?|of|aides?|educators?|assistants?|eligibility tests?) )|(?:for|in|into) teaching|teaching (?:ke liye|line|field|profession|course))`;
const WHICH_COURSE =
  "(?:courses?|degrees?|padhai|qualifications?|yogyata|eligib\\S*|(?:what|which|kaun ?s[aei]|kons[aei]|कौन ?स[ाीे])(?: \\S+)? (?:exams?|tests?|pariksha|परीक्षा)|exams? (?:for|to|needed|required)|(?:what|kya)(?: \\S+){0,2} (?:study|padh\\S*)|kya karna (?:padta|padega|hota|hoga|chahiye)|kaise ban\\S*|how (?:to|do i|can i|one can)(?: \\S+)? (?:become|be)|(?:line|field|profession) (?:me|mein) (?:jana|jaana)|कोर्स|डिग्री|पढाई|योग्यता|क्या (?:करना|पढना)|कैसे बन\\S*)";
/** A class, a subject or an employer is named, or the course is known. */
const A_TEACHER_OF = phrases(
  "(?:primary|nursery|pre ?school|prt|tgt|pgt|college|university|lecturer|professor|music|dance|yoga|art|arts|drawing|sports?|pe|physical|pti|special|computer|maths?|mathematics|science|physics|chemistry|biology|english|hindi|sanskrit|urdu|history|geography|economics|commerce|accounts|sst|french|german|language|online|tuition|driving|swimming|prep|kg|montessori|play|anganwadi|kv|kvs|nvs|navodaya|kendriya|sainik|army|dsssb|private|international|abroad|madarsa|braille|deaf)",
  "(?:प्राइमरी|प्राथमिक|नर्सरी|संगीत|योग|गणित|विज्ञान|अंग्रेजी|हिंदी|संस्कृत|कंप्यूटर|कॉलेज|खेल|नृत्य)",
  "b ?ed|bed|d ?el ?ed|deled|btc|ntt|itep|ctet|tet|reet|net|बीएड|डीएलएड|सीटेट",
  "salary|pay|kitn\\S*|fees?|age|umar|vs|versus|or|ya|(?<! (?:12th|12|twelfth|inter|12वीं|बारहवीं) )(?:ke baad|के बाद)|after (?!12|class 12|twelfth)|without|bina|nahi|my teachers?|mere teacher|(?:i am|im)(?: an?)?(?: \\S+)? teachers?|(?:teacher|teacher hi|शिक्षक|टीचर) (?:hu|hoon|hun|हूं)|promotion|subjects?|stream|marks|percent\\S*|vishay|विषय|वेतन|या|बिना|नहीं",
);

const SKILL = "(?:skills?|(?:kya|what)(?: \\S+){0,3} (?:seekh\\S*|sikh\\S*|learn)|(?:seekh|sikh)\\S*|learn|roadmap|स्किल\\S*|कौशल|सीख\\S*)";
const COMPUTING =
  "(?:cse|cs|cs ?it|it (?:branch|student|btech|\\S+ year)|btech it|information technology|bca|mca|computer science|computer engineering|btech (?:in )?computers?|सीएसई|बीसीए|एमसीए|कंप्यूटर साइंस)";
const ENGINEERING =
  "(?:btech|b tech|engineering|mechanical|civil(?! serv)|electrical|eee|ece|electronics|chemical|mech|entc|extc|बीटेक|इंजीनियरिंग|मैकेनिकल|सिविल|इलेक्ट्रिकल)";
const IN_COLLEGE =
  "(?:placements?|campus|(?:1st|2nd|3rd|4th|first|second|third|fourth|final|last|pre ?final) (?:year|yr|sem\\S*)|[1-8](?:th|st|nd|rd)? sem\\S*|students?|btech|b tech|bca|mca|college|बीटेक|प्लेसमेंट|साल|छात्र)";
const NO_SKILLS_OF_A_BRANCH = phrases(
  "salary|fees?|scope|vs|versus|or|ya|which is better|after (?:12th|12|10th|class 12)|12th ke baad|10th ke baad|kya hota|what is|diploma|iti|mba|ke baad|teacher|without|bina|upsc|ias|mbbs|class 1[0-2]|1[0-2]th|company secretary|icsi|cseet|cs (?:executive|foundation|professional)",
);

const PARTIAL_DROP = phrases("partial drop\\S*|(?:आंशिक|पार्शियल) ड्रॉप");

/** What is asked across the table at home when a result is out. */
export const ASKED_AT_HOME_TOPICS: readonly Topic[] = [
  {
    cue: new RegExp(`^(?=.* ${SAFE} )(?=.* ${A_WOMAN} )(?=.* ${LODGING} )`, "u"),
    unless: phrases(COUNTRIES, "mbbs|fees?|kharch\\S*|salary|pay|jobs?|naukri|kaam"),
    ofCareers: true,
    reply: LODGING_AND_WOMEN,
  },
  {
    cue: new RegExp(`^(?=.* ${SAFE} )(?=.* ${A_WOMAN} )(?=.* ${HOTELS} )`, "u"),
    unless: NOT_OF_WORK,
    ofCareers: true,
    reply: HOTELS_AND_WOMEN,
  },
  {
    cue: new RegExp(`^(?=.* ${SAFE} )(?=.* ${A_WOMAN} )(?=.* ${NIGHTS} )`, "u"),
    unless: NOT_OF_WORK,
    ofCareers: true,
    reply: NIGHTS_AND_WOMEN,
  },
  {
    cue: both(SAFE, A_WOMAN),
    unless: NOT_OF_WORK,
    ofCareers: true,
    reply: SAFETY_OF_WOMEN,
    below: [conditionsOfCareer],
  },
  {
    cue: new RegExp(`^(?=.* ${A_WOMAN} )(?:${BEGINS_FOR_THE_FORCES.source})`, "u"),
    unless: NO_BEGINNING,
    ofCareers: true,
    reply: WHEN_A_GIRL_BEGINS_FOR_THE_FORCES,
  },
  {
    cue: BEGINS_FOR_THE_FORCES,
    unless: NO_BEGINNING,
    ofCareers: true,
    reply: WHEN_TO_BEGIN_FOR_THE_FORCES,
    below: [examBriefly],
  },
  {
    cue: both(A_TEACHER, WHICH_COURSE),
    unless: A_TEACHER_OF,
    ofCareers: true,
    reply: COURSES_OF_TEACHERS,
  },
  {
    cue: new RegExp(`^(?=.* ${SKILL} )(?=.* ${COMPUTING} )(?=.* ${IN_COLLEGE} )`, "u"),
    unless: NO_SKILLS_OF_A_BRANCH,
    ofCareers: true,
    reply: SKILLS_OF_COMPUTING,
  },
  {
    cue: new RegExp(
      `^(?=.* ${SKILL} )(?=.* ${ENGINEERING} )(?=.* (?:placements?|campus|\\S+ (?:year|yr)|btech|b tech|\\S+ sem\\S*|बीटेक|प्लेसमेंट) )`,
      "u",
    ),
    unless: NO_SKILLS_OF_A_BRANCH,
    ofCareers: true,
    reply: SKILLS_OF_ENGINEERING,
  },
  {
    cue: PARTIAL_DROP,
    unless: phrases("upsc|ssc|ca|gate|cat|semester|subject"),
    ofCareers: true,
    reply: SEAT_AND_ONE_MORE_TRY,
  },
];
