import { anyCue, phrases } from "../../reading/words.ts";
import { listWithoutExams, readList } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import {
  ACCOUNTS_HALFWAY,
  BANKS_WITHOUT_THEIR_EXAM,
  CAT_NOT_AS_HOPED,
  CIVIL_SERVICES_NOT_CLEARED,
  GATE_NOT_CLEARED,
  NET_NOT_CLEARED,
  OTHER_WAYS_TO_AN_OFFICER,
  POSTS_WITHOUT_A_RUN,
  SAME_READING_ELSEWHERE,
  TET_BUT_NO_POST,
  TET_NOT_CLEARED,
  WHICH_EXAM_IF_NOT,
} from "./after-exams-texts.ts";
import { both } from "./both.ts";
import { PCB_BEYOND_NEET } from "./common-ways-texts.ts";

const DONE =
  "(?:clear\\S*|crack\\S*|qualif\\S*|pass|passed|nik(?:a)?l\\S*|select\\S*|hua|hui|ho (?:pa|paa|saka|rah)\\S*|ho pay\\S*|recommend\\S*|क्लियर|क्वालीफाई|पास|निकल\\S*|निकाल\\S*|सिलेक्\\S*|चयन|हुआ|हुई|हो (?:पा|सका|रह)\\S*)";
const NO = "(?:nahi|nhi|nahin|na|नहीं|नही)";
/** An examination, or a part of it, that was not passed. */
const NOT_THROUGH = `(?:fail\\S*|phail\\S*|flunk\\S*|reject\\S*|unsuccessful|unfit|(?:screened|screen|conference|conferenced) out|(?:bahar|baahar) (?:ho|kar)\\S*|(?:rah|reh|ruk|atak) gay\\S*|${DONE} (?:bhi |to )?${NO}(?! (?:kar|ho)n[aei])|(?<!der |der to )${NO} (?:bhi |to )?${DONE}|(?:(?:did|could|was|have|has|am|can|do|is) ?(?:not|nt)|didnt|couldnt|wasnt|havent|cant|not able to|unable to|never|not)(?: (?:get|be|been|to|make|made|able))* (?:${DONE}|it|in|through|recommended)|फेल|रिजेक्ट|असफल|अनफिट|बाहर हो\\S*|(?:रह|रुक|अटक) ग\\S*)`;

/** Another question: what it pays, how often one may sit, or a school year that was failed. */
const OTHERWISE = phrases(
  "salary|pay|vetan|cut ?off|syllabus|age limit|kitni baa?r|kitne attempts?|how many (?:times|attempts)|वेतन|सैलरी|कितनी बार",
  "(?:8|9|10|11|12|8th|9th|10th|11th|12th|tenth|twelfth|boards?|school|semester|sem|btech|bsc|bcom|ba|diploma|iti|college|degree|10वीं|12वीं) (?:\\S+ )?(?:me |mein |में )?(?:fail|failed|back|फेल)|(?:fail|failed) (?:in |my )*(?:10|11|12|10th|11th|12th|class|boards?|college|semester|btech|bsc|bcom|diploma|iti)",
  "bina|without|driving test|fail (?:student|nahi ho\\S*)",
);

const afterExam = (exam: string, reply: Topic["reply"]): Topic => ({
  cue: both(exam, NOT_THROUGH),
  unless: OTHERWISE,
  ofCareers: true,
  reply,
});

const OFFICERS_ENTRY = "(?:nda|n d a|cds|cdse|afcat|ssb|s s b|services selection board|एनडीए|सीडीएस|एसएसबी|अफकैट|एएफसीएटी)";
const IN_UNIFORM =
  "(?:police|polic|constable|sipahi|daroga|sub inspector|si|ssc gd|gd|cpo|rpf|crpf|bsf|cisf|itbp|assam rifles|agni ?ve+r|army|fauj|forest guard|home ?guard|पुलिस|सिपाही|कांस्टेबल|दरोगा|जीडी|अग्निवीर|आर्मी|फौज|सेना)";
const BODY_TEST =
  "(?:physical|physicals|pet|pst|running|run|race|daud|daur|dod|long jump|high jump|jump|chest|chhati|chhaati|seen[ae]|sina|height|hight|lambai|kad|measurement|फिजिकल|दौड|रेस|कूद|सीना|सीने|छाती|लंबाई|लम्बाई|हाइट|कद)";
const TOO_LITTLE = "(?:kam|km|short|less|low|chhot\\S*|choti|chota|small|कम|छोट\\S*)";
const WHAT_ELSE =
  "(?:aur (?:kya|kaun\\S*|kon\\S*|sarkari|govt|government|naukri|job|koi|kis\\S*|raste|options?)|ab (?:kya|kaun\\S*|kon\\S*|kaha\\S*)|what (?:else|now|other|next)|(?:any )?other|else|dusr\\S*|doosr\\S*|alternat\\S*|instead|options?|vikalp|और (?:क्या|कौन\\S*|सरकारी|नौकरी|कोई)|अब (?:क्या|कौन\\S*)|दूसर\\S*|विकल्प)";

const TET = "(?:ctet|c tet|tet|uptet|reet|stet|htet|mptet|bihar tet|super tet|सीटेट|सीटीईटी|टेट|टीईटी|रीट)";
const POST = "(?:vacanc\\S*|bharti|bharati|recruitment|posts?|seats?|jobs?|naukri|वैकेंसी|भर्ती|नौकरी|पद)";
const NONE = "(?:nahi|nhi|nahin|not|no|kab|none|नहीं|नही|कब)";

const CHARTERED = "(?:ca|c a|cma|cs)";
const PART = "(?:foundation|inter|intermediate|ipcc|final|executive|professional)";
const ONE_GROUP =
  "(?:(?:ek|one|1|single|pehla|first|1st|second|2nd|doosra|dusra) (?:hi )?group|group (?:1|2|one|two)|(?:ek|one) (?:hi )?ग्रुप|एक ग्रुप)";
const LEAVES = "(?:chh?od\\S*|quit\\S*|leav\\S*|left|drop(?:ped|ping)?|give up|छोड\\S*)";

const LOW_PERCENTILE = "(?:[1-8]\\d(?: \\d+)?|9|low|kam|less|poor|bad|कम) ?(?:percentile|percent ile|ile|percent|score|पर्सेंटाइल)";
const PREFER = "(?:college|drop|ab|kya|options?|what|mba|join|lu|lun|loon|अब|क्या|कॉलेज|ड्रॉप)";

/** What somebody asks after an examination that went badly: what else leads to the same work, and what asks for no such examination. */
export const AFTER_EXAM_TOPICS: readonly Topic[] = [
  {
    cue: anyCue(
      new RegExp(`^(?=.* ${IN_UNIFORM} )(?=.* ${BODY_TEST} )(?=.* ${NOT_THROUGH} )`, "u"),
      new RegExp(
        `^(?=.* ${IN_UNIFORM} )(?=.*(?: ${BODY_TEST}(?: \\S+){0,3} ${TOO_LITTLE} | ${TOO_LITTLE} ${BODY_TEST} ))(?=.* ${WHAT_ELSE} )`,
        "u",
      ),
    ),
    unless: phrases("(?:nda|cds|afcat|salary|vetan|kitn\\S*|how (?:much|many|tall)|minimum|officer|12th|कितन\\S*)"),
    ofCareers: true,
    reply: POSTS_WITHOUT_A_RUN,
  },
  {
    ...afterExam(OFFICERS_ENTRY, OTHER_WAYS_TO_AN_OFFICER),
    unless: anyCue(
      OTHERWISE,
      phrases(
        "constable|jawan|(?:air ?force|navy) (?:me|mein) (?:kaise|jau|jaau|jana|jaun)|(?:kitne|how many) (?:din|days)|what is|kya hota hai",
      ),
    ),
  },
  {
    cue: new RegExp(
      `^(?=.* ${TET} )(?=.* (?:qualif\\S*|pass\\S*|clear\\S*|nik(?:a)?l\\S*|hai|hu|hun|holder|have|पास|क्लियर|है|हूं) )(?=.*(?: ${POST}(?: \\S+){0,4} ${NONE} | ${NONE} (?:any )?${POST} ))`,
      "u",
    ),
    unless: anyCue(
      OTHERWISE,
      phrases(`(?:pass|clear|qualify|qualified|nikal|nikla) ${NO}|${NO} (?:pass|clear|nikla|hua)|fail\\S*|not qualified`),
    ),
    ofCareers: true,
    reply: TET_BUT_NO_POST,
  },
  afterExam(TET, TET_NOT_CLEARED),
  {
    cue: anyCue(
      both("(?:cat|xat|mba entrance|कैट)", NOT_THROUGH),
      new RegExp(`^(?=.* (?:cat|xat|cmat|कैट) )(?=.* ${LOW_PERCENTILE} )(?=.* ${PREFER} )`, "u"),
    ),
    unless: anyCue(OTHERWISE, phrases("cats|pet|pets|dog|animals?|vet|mil (?:sakta|sakti|jayega)\\S*|can i get|graduation")),
    ofCareers: true,
    reply: CAT_NOT_AS_HOPED,
  },
  {
    cue: anyCue(
      new RegExp(
        `^(?=.* ${CHARTERED} (?:${PART} )?(?:\\S+ ){0,3}${ONE_GROUP} )(?=.* (?:${LEAVES}|clear\\S*|pass\\S*|nikla|hua|ab|kya|what) )`,
        "u",
      ),
      phrases(`(?:ca|cma|cs) (?:${PART} )?(?:ki padhai |course |beech me |me |halfway )*${LEAVES}(?: .*)?`),
      phrases(
        `(?:chh?od\\S*|quit|leave|leaving|left|dropped|give up) (?:my |the |doing )?(?:ca|cma|cs)(?: ${PART}| course| halfway| in between)?`,
      ),
    ),
    unless: phrases(
      "salary|pay|(?:ca|cma|cs)(?: ki)? (?:jobs?|naukri|practice|firm)|without|bina|vs|versus|btech|engineering|computer|cse",
    ),
    ofCareers: true,
    reply: ACCOUNTS_HALFWAY,
  },
  { ...afterExam("(?:ugc net|csir net|csir|net jrf|jrf|ugc|net exam|net|यूजीसी नेट|नेट)", NET_NOT_CLEARED), below: [listWithoutExams] },
  { ...afterExam("(?:gate|gate exam|गेट)", GATE_NOT_CLEARED), below: [readList] },
  {
    cue: both(
      "(?:neet|नीट)",
      `${NOT_THROUGH}(?=.* (?:bio|biology|pcb|बायो|बायोलॉजी) )|(?:bio|biology|pcb|बायो|बायोलॉजी)(?=.* ${NOT_THROUGH} )`,
    ),
    unless: anyCue(OTHERWISE, phrases("drop|again|phir se|dobara|repeat")),
    reply: PCB_BEYOND_NEET,
  },
  {
    cue: both(
      "(?:mbbs|medical|एमबीबीएस)",
      "(?:(?:not|no|didnt|dont|cant|couldnt|wont|unable to|without|nahi|nhi|nahin)(?: \\S+){0,3} (?:seat|admission|get|getting|mil\\S*)|(?:seat|admission)(?: \\S+)? (?:nahi|nhi|nahin|not)|(?:nahi|nhi|nahin) (?:mil\\S*|ho pa\\S*)|(?:सीट|एडमिशन)(?: \\S+)? नहीं|नहीं मिल\\S*)(?=.* (?:other|else|options?|which|what|courses?|kya|aur|ab|konsa|kaunsa|क्या|और|अब) )|(?:other|else|options?|which|what|kya|aur|क्या|और)(?=.* (?:(?:not|dont|didnt|cant) (?:get|getting)|(?:seat|admission)(?: \\S+)? (?:nahi|nhi|not)) )",
    ),
    unless: anyCue(OTHERWISE, phrases("drop|again|phir se|dobara|repeat|abroad|videsh|marks|rank|score|bds or|or bds|bams|vs|बीडीएस|रैंक")),
    reply: PCB_BEYOND_NEET,
  },
  afterExam(
    "(?:ibps\\S*|sbi|rbi|nabard|bank|banks|bank po|bank clerk|bank exams?|banking|बैंक|बैंकिंग|आईबीपीएस|एसबीआई)",
    BANKS_WITHOUT_THEIR_EXAM,
  ),
  {
    ...afterExam(
      "(?:upsc|ias|ips|civil services?|\\S{0,3}psc|state pcs|pcs|यूपीएससी|आईएएस|\\S{0,4}पीएससी|पीसीएस)",
      CIVIL_SERVICES_NOT_CLEARED,
    ),
    unless: anyCue(
      OTHERWISE,
      phrases(
        "(?:\\d|ek|do|teen|char|kai|two|three|four|several|many)(?: \\S+)? (?:saal|sal|years?|attempts?|baar|times|tries|साल|बार)|thak\\S*|tired|backup|plan b|chh?od\\S*|quit|leave|vs|versus",
      ),
    ),
  },
  {
    ...afterExam(
      "(?:ssc|cgl|chsl|mts|rrb|ntpc|railways?|group d|alp|lekhpal|patwari|police|constable|army|air ?force|navy|agni ?veer\\S*|gds|government exams?|govt exams?|sarkari (?:exams?|naukri)|एसएससी|रेलवे|ग्रुप डी|पटवारी|लेखपाल|पुलिस|आर्मी|अग्निवीर|सेना|सरकारी (?:परीक्षा|नौकरी))",
      SAME_READING_ELSEWHERE,
    ),
    unless: anyCue(
      OTHERWISE,
      phrases("saal|sal|years?|साल|unfit|medical|officers?|(?:air ?force|navy) (?:me|mein) (?:kaise|jau|jaau|jana|jaun)"),
    ),
  },
  {
    cue: /^ (?:(?:and|aur|ok|par|but|lekin|what|to|toh|if|agar|maan lo|और|अगर) )*(?:(?:if |agar |अगर )?(?:i|we|main|mai|hum|me|mera|मैं|मेरा) )?(?:(?:dont|do not|cant|cannot|couldnt|didnt|am not able to|fail to) (?:clear|crack|pass|qualify|get through|get selected|make it)|fail|nahi (?:nikla|nikle|hua|clear hua|ho paya|nikal paya|nikal payi)|nhi (?:nikla|hua)|clear nahi (?:hua|kar paya|kar payi)|select nahi hu[ai]|selection nahi hua|fail (?:ho (?:gaya|gayi|jau|jaun)|hua|hui)|नहीं (?:निकला|हुआ|हो पाया)|फेल हो (?:गया|गई|जाऊं))(?: (?:it|this|that|the exam|in it|the test|exam|yeh|ye|ho|paya))*(?: (?:to|toh|then|तो))?(?: (?:kya|what|phir|fir|क्या|फिर)(?: (?:hoga|karu|karun|kare|karenge|kya|next|now|then|होगा|करूं|करें))*)? $/u,
    reply: WHICH_EXAM_IF_NOT,
  },
];
