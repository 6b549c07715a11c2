import { NEED } from "../../reading/asks.ts";
import { anyCue, phrases } from "../../reading/words.ts";
import { listWhereLiked, payOfCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  BED_FOR_TEACHING,
  BEYOND_SHOP_SUMS,
  CIVIL_SERVICES_FROM_SCHOOL,
  DRAWING_AND_ENGINEERING,
  EARNING_BY_GAMES_AND_VIDEOS,
  FROM_A_FARM,
  HOTEL_LINE,
  PCB_BEYOND_NEET,
  POOR_AND_A_DOCTOR,
  SUBJECTS_FOR_UPSC,
  TO_SEA,
  WHETHER_CODING_LASTS,
  WITH_A_LOW_PERCENTILE,
  WITH_THE_DIPLOMA,
  WORK_OF_THE_BLIND,
  WORK_OF_THE_DEAF,
} from "./common-ways-texts.ts";

const BED = "(?:b ?ed|बीएड)";
const TEACHING = "(?:teachers?|teaching|adhyapa\\S*|shiksha\\S*|shikshika|master|teach|शिक्षक|शिक्षिका|टीचर|अध्यापक|अध्यापिका)";

const CIVIL_SERVICES = "(?:upsc|ias|ips|ifs|civil services?|यूपीएससी|आईएएस|आईपीएस)";
const TWELFTH =
  "(?:8th|9|9th|class 9|10|10th|class 10|11|11th|class 11|9वीं|10वीं|11वीं|school|12|12th|class 12|twelfth|inter|intermediate|baarvi|barvi|barahvi|12वीं|12वी|बारहवीं)";
const PREPARING = "(?:taiyari|tayari|taiyyari|prepar\\S*|shuru|start|begin|abhi se|kaise kar\\S*|kaise ban\\S*|तैयारी|शुरू|कैसे कर\\S*)";

const FARMING = "(?:kheti\\S*|kisan\\S*|kisaan\\S*|farming|farmers?|agriculture|krishi|agri|खेती|किसान|कृषि)";
const FARMER_CHILD = "(?:beta|bete|beti|ladka|ladki|son|daughter|pariwar|parivar|family|ghar|papa|father|pita|बेटा|बेटी|परिवार|पिता|पापा)";
const WITH_FARMING =
  "(?:careers?|scope|future|options?|field|line|bada|kuch|modern|new|nayi|naya|naye|adhunik|study|studies|padhna|padhai|course|पढना|पढाई|aage|jobs?|naukri|kya kar\\S*|करियर|स्कोप|बडा|कुछ|भविष्य|नौकरी|नई|नया|नए|आधुनिक)";

const PERCENTILE = "(?:[1-8]?\\d(?: \\d+)?) ?(?:percentile|percent ile|%ile|ile|पर्सेंटाइल)";
const JEE = "(?:jee(?: mains?| main)?|mains|जेईई)";

const DIPLOMA = "(?:diploma|polytechnic|poly|पॉलिटेक्निक|डिप्लोमा)";
const BRANCH = "(?: (?:in|me|mein|ka|ki|se|engineering|mechanical|civil|electrical|electronics|computer|automobile|it|cs|cse|ece|में|से))*";
const DONE =
  "(?:final year|last year|third year|3rd year|ke baad|k baad|ke bad|kar li\\S*|kar chuk\\S*|kiya|ki hai|kar ke|karke|ho gay\\S*|complete\\S*|pass|passed|done|finish\\S*|pura|poora|holder|के बाद|कर ली\\S*|किया)";
const WHAT_NEXT = "(?:jobs?|naukri|ab|aage|kya|btech|b tech|degree|next|what|now|options?|lateral|नौकरी|अब|आगे|क्या)";

const PAID_WORK = "(?:jobs?|naukri|nokri|work|kaam|नौकरी|काम)";
const DEGREE_ON = "(?:btech|b tech|be|degree|graduation|बीटेक|डिग्री)";
const OR = `(?:(?!${DIPLOMA} )\\S+ ){0,2}(?:or|vs|versus|ya|या) (?:(?!${DIPLOMA} )\\S+ ){0,2}`;
/** Work and a degree against each other, a diploma in hand. */
const WORK_OR_DEGREE = `(?:${PAID_WORK} ${OR}${DEGREE_ON}|${DEGREE_ON} ${OR}${PAID_WORK}|between (?:\\S+ )?${PAID_WORK} (?:and|aur) (?:\\S+ )?${DEGREE_ON}|between (?:\\S+ )?${DEGREE_ON} (?:and|aur) (?:\\S+ )?${PAID_WORK})`;
const NOT_AFTER_A_DIPLOMA = [
  "(?:10|10th|12|12th|11|11th|tenth|dasvi|10वीं|12वीं)(?: .*)?",
  "salary|pay|kitna|kitni|package|vetan",
  "(?:nursing|education|pharmacy|deled|hotel|design|designers?|fashion|yoga|dmlt|gnm|agriculture|computer application|bsc|bca)",
  "(?:teacher|ias|upsc|army|police|doctor|mba|nda)",
];

const MATHS = "(?:maths?|mathematics|ganit|calculation|गणित|मैथ्स|मैथ)";
const WEAK_IN_MATHS = `(?:(?:bad|weak|poor|not good|very weak|really bad|terrible|worst|scared|afraid|hate|fear)(?: (?:at|in|of|with))? ${MATHS}|${MATHS}(?: (?:me|mein|mai|bahut|bohot|bilkul|thodi|meri|subject|is|very|really|में|बिल्कुल|बिलकुल|बहुत|मेरी|से))* (?:weak|kamz?jo?r|kamzor|kamjor|kharab|bad|nahi aat\\S*|nhi aat\\S*|nahi ban\\S*|se dar\\S*|samajh nahi\\S*|कमजोर|खराब|नहीं आत\\S*|नही आत\\S*|डर\\S*))`;
const WHICH_WORK =
  "(?:careers?|jobs?|field|banu|banun|banoon|kya ban\\S*|kya kar\\S*|what (?:should|can|to)|options?|करियर|कैरियर|नौकरी|बनूं|क्या बन\\S*|क्या कर\\S*)";

const STARS =
  "(?:gamers?|gaming|esports?|e sports|pubg|bgmi|free fire|streamers?|streaming|you ?tubers?|you ?tube|influencers?|vlogg?ers?|instagram|reels|गेमर|गेमिंग|यूट्यूबर|यूट्यूब)";
const MUCH_MONEY =
  "(?:(?:bahut|bohot|boht|itna|kitna|khoob|jyada|zyada|lakho|lakhon|crore\\S*|a lot of|lots of|much|good|so much|real|बहुत|लाखों)(?: \\S+)? (?:paisa|paise|money|kama\\S*|earn\\S*|income|पैसा|पैसे|कमा\\S*)|(?:earn|earns|kama\\S*|make|makes)(?: \\S+){0,2} (?:lakhs?|crores?|a lot|lots|money|lakho|lakhon))";

const AI = "(?:ai|a i|artificial intelligence|chat ?gpt|एआई)";
const CODING =
  "(?:coding|coders?|programming|programmers?|developers?|software|it (?:jobs?|sector|field)|btech cse|cse|computer science|कोडिंग|प्रोग्रामिंग|कंप्यूटर साइंस|सीएसई)";
const STUDIED_FOR_CODING =
  "(?:cse|cs|bca|mca|(?:btech|bsc|b tech) (?:cs|cse|it|computers?)|computer (?:science|engineering)|software engineering|कंप्यूटर साइंस|सीएसई|बीसीए)";
const AI_COMES = `(?:${AI} (?:(?:is|has|ke|ki|के|की) )?(?:coming|come|aa|aane|ane|aata|era|age|boom|zamane|jamane|daur|time|wajah|baad|आने|जमाने|दौर|वजह|बाद)|(?:era|age|time|world|because|due to|after|despite|ab)(?: of)? ${AI}|(?:still|now)(?: .*)? ${AI}|${AI}(?: .*)? (?:useless|dead|bekar|बेकार))`;
const LASTS =
  "(?:bach\\S*|khatam|khatm|jobs?|naukri|future|scope|safe|replac\\S*|end|dead|worth|survive\\S*|take|seekh\\S*|learn|chali|बच\\S*|खत्म|नौकरी|भविष्य)";

const POOR =
  "(?:garee?b\\S*|poor|middle class|bpl|low income|paise? (?:nahi|nhi|kam|nahin)|paisa (?:nahi|nhi|kam)|no money|cant afford|cannot afford|fees? (?:nahi|nhi)|गरीब\\S*|पैसे (?:नहीं|नही|कम))";
const DOCTOR = "(?:doctors?|mbbs|neet|medical|daktar|डॉक्टर|डाक्टर|एमबीबीएस|नीट)";

const HOTEL = "(?:hotel management|hotel mgmt|hotel managment|hotel line|होटल मैनेजमेंट)";
const MERCHANT_NAVY = "(?:merchant navy|merchant nevy|marchant navy|merchent navy|मर्चेंट नेवी)";
const OF_A_FIELD =
  "(?:scope|future|careers?|jobs?|naukri|courses?|kya|kaise|chahiye|join|jana|jaana|how|eligib\\S*|qualification|after|ke baad|worth|padhai|karna|karni|karu|karun|स्कोप|भविष्य|नौकरी|करियर|कैसे|क्या|चाहिए|कोर्स)";

const FAMILY = "(?:papa|father|dad|mummy|mom|parents?|ghar ?wale|family|pita|पापा|पिता|मम्मी|घर ?वाले|परिवार)";
const ENGINEERING = "(?:engineering|engineer|btech|इंजीनियर\\S*)";
/** "Arts" alone is a stream. */
const DRAWING = "(?:drawing|sketch\\S*|painting|art|(?:fine|visual|applied|commercial) arts|design\\S*|draw|ड्राइंग|पेंटिंग|चित्र\\S*)";

const DEAF_AND_MUTE =
  "(?:deaf(?: (?:and|or|aur))? (?:mute|dumb)|(?:bolna|bol|sunna|sun)(?: (?:aur|ya|and|or))? (?:sunna|sun|bolna|bol) (?:nahi|nhi|nahin|na)(?: sakt\\S*| paat\\S*| pat\\S*| aat\\S*)?|(?:na|nahi) (?:sun|bol) (?:sakt\\S*|pat\\S*|paat\\S*)(?: \\S+)? (?:na|nahi) (?:sun|bol) (?:sakt\\S*|pat\\S*|paat\\S*)|(?:gung[aei]|goong[aei])(?: \\S+)? (?:be?hr[aei])|mook badhir|deaf|mute|मूक ?बधिर|बधिर)";
/** Who sees little or nothing; "colour blind" is another thing. */
const BLIND =
  "(?:(?<!(?:colou?r|night|rang|कलर) )blind|(?:low|partial|poor|very low|no) vision|partially sighted|lost (?:my |his |her |the )?(?:eye ?)?sight|visually (?:impaired|challenged|handicapped)|visual (?:impairment|disability)|(?:cannot|cant|can not|unable to) see(?= (?:$|well|clearly|properly|at all|i|so|and|but|now|since|12th|10th|which|what))|(?:andh[aei]|drish?ti ?(?:heen|badhit|hin)|netra?heen|netrahin|surdas)|(?:dikh(?:ta|ai)|dikhai) (?:nahi|nhi|nahin)(?: deta)?|dekh (?:nahi|nhi) (?:sakt[ai]|pat[ai]|paat[ai])|अंध[ाीे]|दृष्टि ?(?:हीन|बाधित)|नेत्रहीन|दिखाई नहीं देता|देख नहीं (?:सकत[ाी]|पात[ाी]))";
const WORK = "(?:jobs?|naukri|kaam|work|careers?|kya kar\\S*|kya ban\\S*|become|नौकरी|काम|करियर|क्या कर\\S*)";
const STUDY = "(?:subjects?|degree|graduation|stream|optional|courses?|vishay|b ?a|bachelors?|विषय|ग्रेजुएशन|डिग्री|स्ट्रीम)";
const WHICH_STUDY = `(?:(?:which|what|best|kons[aei]|kaun ?s[aei]|कौन ?स[ाेी])(?: \\S+){0,3} ${STUDY}|(?:arts|humanities|commerce|science|11th|class 11|आर्ट्स) (?:me|mein|में) (?:kya|क्या) (?:len[aei]|lu|lun|le|लेना|लूं|लें))`;

const ONE_STREAM = "(?:arts|humanities|science|commerce|pcm|pcb)";
const WEIGHED_STREAMS = `${ONE_STREAM} (?:or|vs|versus|ya) ${ONE_STREAM}`;

/** What so many ask that the reply is the way of a whole field, with the posts that one begins in. */
export const COMMON_WAY_TOPICS: readonly Topic[] = [
  {
    cue: new RegExp(`^(?=.* ${BED} )(?=.* ${TEACHING} )(?=.*${NEED.source})`, "u"),
    ofCareers: true,
    reply: BED_FOR_TEACHING,
  },
  {
    cue: new RegExp(`^(?=.* ${CIVIL_SERVICES} )(?=.* ${TWELFTH} )(?=.* ${PREPARING} )`, "u"),
    unless: phrases("nda", "agniveer", "subjects?|stream|vishay", "(?:salary|pay|vetan)"),
    ofCareers: true,
    reply: CIVIL_SERVICES_FROM_SCHOOL,
  },
  {
    cue: new RegExp(
      `^(?=.* ${FARMING} )(?=.* ${WITH_FARMING} )(?=.* (?:${FARMER_CHILD} |(?:careers?|jobs?|scope|future|options?|bada|modern|adhunik|techn\\S*|takn[ie]+k\\S*|करियर|स्कोप|भविष्य|बडा|आधुनिक|तकनीक\\S*) ))`,
      "u",
    ),
    unless: phrases(
      "(?:bsc|b sc|btech|diploma|msc|professor|teacher|doctor|engineer|engineering|ias|upsc|neet|army|police)",
      "(?:nahi|nhi|not|dont|without|except|other than|besides|apart|alawa|bina|chhod\\S*|chod\\S*|नहीं|छोड\\S*)",
      "(?:dairy|poultry|fish|organic|mushroom|bee|goat|shrimp)(?: \\S+)? (?:farm\\S*|keep\\S*)",
      "salary|pay|kamai",
    ),
    ofCareers: true,
    reply: FROM_A_FARM,
  },
  {
    cue: phrases(`${JEE}(?: \\S+){0,4} ${PERCENTILE}(?: .*)?|${PERCENTILE}(?: \\S+){0,4} ${JEE}(?: .*)?`),
    unless: phrases(
      "(?:9\\d)(?: \\d+)? percentile",
      "(?:nits?|iits?|iiits?|cut ?off|seat)(?: .*)?|mil\\S*",
      "(?:bca|bba|diploma|nit|iiit) (?:or|vs|ya)",
    ),
    reply: WITH_A_LOW_PERCENTILE,
  },
  {
    cue: phrases(
      `${DIPLOMA}${BRANCH} ${DONE}(?: \\S+){0,4} ${WHAT_NEXT}(?: .*)?`,
      `(?:completed|finished|passed|did|done|after)(?: my| a| the)? (?:\\S+ )?${DIPLOMA}${BRANCH} ${WHAT_NEXT}(?: .*)?`,
    ),
    unless: phrases(...NOT_AFTER_A_DIPLOMA, "(?:sarkari|government|govt|सरकारी)", "computer (?:diploma|course)"),
    ofCareers: true,
    reply: WITH_THE_DIPLOMA,
  },
  {
    cue: both(DIPLOMA, WORK_OR_DEGREE),
    unless: phrases(...NOT_AFTER_A_DIPLOMA),
    ofCareers: true,
    reply: WITH_THE_DIPLOMA,
  },
  {
    cue: both(WEAK_IN_MATHS, WHICH_WORK),
    unless: phrases(
      "(?:government|govt|sarkari|bank|ssc|railway|upsc|nda|army|defence|सरकारी)",
      "(?:salary|pay|paying|package|paisa|money|high)",
      "(?:science|commerce|arts|humanities|pcm|pcb|bio(?:logy)?|btech|engineering|bba|bca|bsc|computer|coding|data|degree)",
      "(?:and|aur|but|par|lekin|because|like|love|pasand|good|english|physics|chemistry|या|और|पर|लेकिन|पसंद)",
      "(?:10|10th|12|12th|class)",
    ),
    reply: BEYOND_SHOP_SUMS,
  },
  {
    cue: both(STARS, MUCH_MONEY),
    ofCareers: true,
    careerFirst: phrases("(?:kitn[ai]|how much|salary|कितन[ाी])"),
    reply: EARNING_BY_GAMES_AND_VIDEOS,
    below: [payOfCareer],
  },
  {
    cue: anyCue(new RegExp(`^(?=.* ${AI} )(?=.* ${CODING} )(?=.* ${LASTS} )`, "u"), both(STUDIED_FOR_CODING, AI_COMES)),
    unless: phrases(
      `${AI} (?:\\S+ )?(?:engineers?|developers?|course|degree|specialist|researcher)`,
      `${AI} (?:(?:and|aur) )?(?:ml|machine learning|data science)|(?:or|vs|versus|ya) (?:btech )?${AI}|${AI} (?:or|vs|versus|ya)`,
    ),
    reply: WHETHER_CODING_LASTS,
  },
  {
    cue: both(POOR, DOCTOR),
    unless: phrases("help|seva|ilaj|treat\\S*|serve|gareebon|garibo\\S*", "dentist|bds|bams|vet|nurse|nursing"),
    ofCareers: true,
    reply: POOR_AND_A_DOCTOR,
  },
  {
    cue: new RegExp(`^(?!.* (?:cruise|ships?|क्रूज) )(?=.* ${HOTEL} )(?=.* ${OF_A_FIELD} )`, "u"),
    unless: phrases(
      "or|vs|versus|ya|better|difference|fark|या",
      "salary|pay|kitna|package|fees?|vetan",
      "(?:nahi|not|without|except|alawa)",
      "(?:entrance|admission)(?: (?:exams?|tests?))?|exams?|एग्जाम|परीक्षा",
    ),
    ofCareers: true,
    reply: HOTEL_LINE,
  },
  {
    cue: new RegExp(`^(?=.* ${MERCHANT_NAVY} )(?=.* (?:pcm|science|pcb) )(?=.* (?:commerce|arts|humanities) )`, "u"),
    unless: phrases("salary|pay|vs|versus"),
    ofCareers: true,
    reply: TO_SEA,
  },
  {
    cue: new RegExp(`^(?=.* ${MERCHANT_NAVY} )(?=.* ${OF_A_FIELD} )`, "u"),
    unless: phrases(
      "or|vs|versus|ya|better|difference|fark|या",
      "salary|pay|kitna|package|fees?|vetan|(?:officers?|captain|engineers?|ऑफिसर|अधिकारी|इंजीनियर)(?: (?:ka|ke|ki|का|के|की))? (?:kaam|kam|work|din|job|काम|दिन)|diploma|polytechnic|डिप्लोमा",
      "(?:girls?|women|ladki\\S*|female|ladies|beti|daughter|mahila\\S*|लडकी|लडकिय\\S*|लडकियां|महिला\\S*|बेटी)",
      "(?:height|weight|eyes?|eyesight|vision|chashm\\S*|glasses|spectacles?|specs|lens\\S*|lasik|colou?r blind\\S*|tattoos?|age|lambai|aankh\\S*|चश्म\\S*|आंख\\S*)",
    ),
    ofCareers: true,
    reply: TO_SEA,
  },
  {
    cue: new RegExp(`^(?=.* ${FAMILY} )(?=.* ${ENGINEERING} )(?=.* ${DRAWING} )`, "u"),
    unless: phrases(
      "(?:fashion|interior|web|jewell?ery|make ?up|film|dance|martial)",
      "(?:engineering|engineer) (?:nahi|nhi|nahin|not|नहीं)",
      "(?:no|not|hate|dont want|dont like)(?: \\S+){0,2} engineering",
    ),
    ofCareers: true,
    reply: DRAWING_AND_ENGINEERING,
  },
  {
    cue: both(BLIND, WORK),
    unless: phrases(
      "(?:help|helping|teach|teaching|teachers?|educators?|therapists?|work(?:ing)? with|school for|training for|serve|care)(?: \\S+){0,3} (?:blind|visually \\S+)(?: .*)?|(?:blind|visually \\S+) (?:children|kids|students|bachch\\S*|education|schools?|spots?)",
      "(?:government|govt|sarkari|ssc|upsc|railway|सरकारी)|(?:lov(?:e|es|ing)|likes?|enjoys?|sings?|interest\\S*|pasand|पसंद)|(?:rang|colou?r|रंग)|(?:one|ek|single) (?:eye|aankh|ankh)|raat|night|andher\\S*",
      "driv\\S*|pilot|army|police|navy|doctor",
    ),
    reply: WORK_OF_THE_BLIND,
  },
  {
    cue: both(DEAF_AND_MUTE, WORK),
    unless: phrases(
      "(?:help|helping|teach|teaching|teachers?|educators?|therapists?|work(?:ing)? with|school for|training|train)(?: \\S+){0,3} (?:deaf|mute|mook badhir)(?: .*)?|(?:deaf|mute|mook badhir) (?:children|kids|students|bachch\\S*|education|people)",
      "driv\\S*|pilot|army|police|navy|doctor|teacher|engineer",
    ),
    reply: WORK_OF_THE_DEAF,
    below: [listWhereLiked],
  },
  {
    cue: anyCue(
      /^(?=.* (?:pcb|pcmb|bio(?:logy)?(?: maths?)?|maths? bio|बायोलॉजी) )(?=.* (?:not|no|without|except|other than|nahi|dont want)(?: \S+){0,3} engineering |.* engineering(?: \S+)? (?:nahi|nhi|not|ke alawa) )(?=.* (?:which|what|course|courses|options?|kya|konsa|kaunsa) )/u,
      both(
        "(?:pcb|bio(?:logy)?|medical|medical line|बायोलॉजी|पीसीबी)",
        "(?:neet (?:ke|k) (?:alawa|alaawa|siwa|ilawa|elawa)|(?:other than|besides|apart from|except|instead of) neet|नीट के (?:अलावा|सिवा))",
      ),
    ),
    unless: phrases("doctors?|mbbs|salary|pay"),
    reply: PCB_BEYOND_NEET,
  },
  {
    cue: phrases(
      `${WHICH_STUDY}(?: \\S+){0,5} ${CIVIL_SERVICES}(?: .*)?`,
      `${CIVIL_SERVICES}(?: \\S+){0,5} ${WHICH_STUDY}(?: .*)?`,
      `${STUDY} (?:(?:needed|required|necessary) )?(?:for|before) ${CIVIL_SERVICES}(?: .*)?`,
      `${WEIGHED_STREAMS} (?:(?:better|best|good|is|which|ke|liye|accha|sahi) )*(?:for|ke liye|के लिए)? ?${CIVIL_SERVICES}(?: .*)?|${CIVIL_SERVICES} (?:ke liye|for|के लिए) ${WEIGHED_STREAMS}(?: .*)?`,
      "upsc (?:(?:ke|liye|ka|ki|exam|me|mein|dene|civil|services?) )*(?:(?:minimum|kam se kam|kitni|required|education\\S*|educational) )*(?:qualifications?|eligibility|yogyata|padhai)(?: .*)?|(?:minimum |educational )*(?:qualifications?|eligibility) (?:for|of) upsc(?: .*)?",
    ),
    unless: phrases("after (?:my )?(?:degree|graduation)|salary|pay|age|umar|umra|attempts?|height|forest(?: .*)?|उम्र"),
    ofCareers: true,
    reply: SUBJECTS_FOR_UPSC,
  },
];
