import { COUNTRIES } from "../../reading/countries.ts";
import { phrases } from "../../reading/words.ts";
import { examBriefly, wayToCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import { FORBIDS, FORBIDS_AFTER } from "./family.ts";
import {
  CLAT_WITH_WEAK_MATHS,
  DEGREES_FROM_AFAR,
  FEAR_OF_SPEAKING,
  HUMANITIES_IN_RESPECT,
  IN_TIMES_OF_LAYOFFS,
  LARGE_LOANS,
  LATE_TO_LAW,
  MIXED_SUBJECTS_TEXT,
  NO_COLLEGE_HERE,
  PAPERS_FOR_ADMISSION,
  PAPERS_OF_ACTUARIES,
  PHARMD_IS_NO_DOCTOR,
  TELLING_OF_A_GAP,
  WHAT_NO_MATHS_SHUTS,
} from "./precise-texts.ts";
import { COACHING_OR_NOT } from "./studying-texts.ts";

const FROM_AFAR =
  "(?:distance|correspondence|corespondence|ignou|nsou|open university|private se|regular nahi|online degree|online graduation|दूरस्थ|इग्नू|डिस्टेंस|पत्राचार)";
const COUNTS =
  "(?:valid\\S*|vaild|eligib\\S*|accept\\S*|count\\S*|recogni[sz]\\S*|m[ae]+ny[ae]?\\S*|manya\\S*|maan\\S*|chal(?:ega|egi|ta|ti|egaa)|allowed|apply|(?:de|bhar) sak\\S*|govt|government|sarkari|upsc|ssc|ias|ips|bank|officer|मान्य\\S*|चल\\S*|मानी|मानते|सरकारी)";

const LAW = "(?:llb|law|lawyers?|vakil|wakil|vakeel|vakalat|wakalat|advocates?|वकील|वकालत|एलएलबी)";
const LATE =
  "(?:(?:at|age|aged|umar|umr|in my|am|im|hu|hoon) (?:2[4-9]|[3-5]\\d)s?|(?:2[4-9]|[3-5]\\d)(?:s| (?:saal|sal|years?|yrs?|ki|ke|ka|की|के|साल))|(?:while|along with|with|beside) (?:\\S+ )?(?:working|job|work)|working (?:full|part) time|(?:job|naukri|नौकरी) ke saath|full time job|too late|age ?limit|upper age|umar|der ho\\S*|उम्र|आयु|देर)";

const PHARMD = "(?:pharm d|pharmd|phar d|pharmacy d|doctor of pharmacy|फार्म डी)";
const AS_DOCTOR = "(?:dr|doctors?|prefix|title|physicians?|mbbs|clinic|prescri\\S*|डॉक्टर|pharmacists?|b ?pharm|b pharmacy|bpharma)";

const LOAN = "(?:loan|loans|lone|karz|karj|karza|borrow\\S*|udhaar|लोन|कर्ज)";
const AMOUNT =
  "(?:(?:[1-9]\\d) ?(?:l|lakhs?|lacs?|lac)|\\d+ ?crores?|worth|risk\\S*|worth|(?:should|shall) i take|lena chahiye|लेना चाहिए|लाख)";

const OTHER_LOANS = phrases(
  "(?:without|no|bina) (?:collateral|guarant\\S*|security)|how much loan|kitna loan|loan (?:officer|kaise|ke liye|apply)|agricultur\\S*|business|kheti|officer|home loan|car loan",
);

const LAYOFFS =
  "(?:lay ?offs?|laying off|job cuts?|hiring (?:freeze|slow\\S*|down)|no (?:one is )?hiring|nobody is hiring|recession|slow ?down|mandi|chh?antni|छंटनी|मंदी)";
const OF_FIELD =
  "(?:software|it|coding|cse|cs|tech|engineering|engineers?|developers?|programmers?|computer|btech|bca|mca|startups?|field|line|career|सॉफ्टवेयर|आईटी|कंप्यूटर|इंजीनियर\\S*)";
const LOST_OWN = phrases(
  "(?:i|me|my|husband|papa|father|dad)(?: \\S+){0,3} (?:laid off|lost|fired)",
  "(?:got|was|been|am|im) (?:laid off|fired)",
  "laid off",
);

const GAP = "(?:gap|gaps|break|गैप)";
const TELLS = "(?:explain\\S*|justify|tell|interview\\S*|resume|cv|bata\\S*|samjha\\S*|bol\\S*|इंटरव्यू|बता\\S*|समझा\\S*)";

const HUMANITIES = "(?:humanities|arts|art side|आर्ट्स|मानविकी|कला)";
const LOOKED_DOWN_ON =
  "(?:(?:weak(?:er)?|dull|poor|kamz?jo?r|kamzor|average|कमजोर)(?: \\S+)? (?:students?|ones|kids|children|bachch\\S*|bacch\\S*|log\\S*|ladk\\S*|बच्च\\S*|छात्र\\S*)|failures?|losers?|respect|izzat|looked? down|joke|(?:relatives?|rishtedar\\S*|society|log|people|neighbours?) (?:say|says|think|tell|bolte|kehte)|इज्जत)";
const FINE_ARTS = phrases(
  "(?:fine|martial|visual|liberal|performing|culinary) arts|(?:science|commerce|pcm|pcb|bek?a+r|useless|bekaar|बेकार)",
);

const ACTUARY = "(?:actuar\\S*|acturial|actuaries)";
const PAPERS = "(?:papers?|exams?|levels?|stages?|syllabus|clear|pass|acet|how long|पेपर|परीक्षा)";

const FEAR = "(?:afraid|scared|fear|nervous|shy|hesitat\\S*|anxious|dar|darr|darti|darta|stage fright|sharm\\S*|डर|शर्म\\S*)";
const SPEAKING =
  "(?:public speaking|speaking (?:in public|before|in front)|speak (?:in public|in front|before)|stage|sabke saamne (?:bol\\S*|baat)|bolne se|arguing|debates?|crowds?|सबके सामने बोल\\S*|बोलने से)";

const NONE_HERE =
  "(?:(?:no|not any|without)(?: (?:such|good|government|any|a|nearby))* (?:colleges?|universit(?:y|ies)|courses?|institutes?)(?: \\S+){0,3} (?:here|near\\S*|town|village|city|district|place|area|us)|(?:town|village|city|district|area|place|here) (?:has|have|with|without)(?: \\S+)? no(?: such| good| government)? (?:colleges?|universit(?:y|ies)|courses?)|(?:yahan|yaha|paas|pas|aas paas|gaon|shahar|sheher|यहां|पास|गांव)(?: \\S+){0,4} (?:college|कॉलेज)(?: \\S+)? (?:nahi|nhi|nahin|नहीं))";

const FAR_CITY =
  "(?:delhi|dilli|mukherjee nagar|kota|prayagraj|allahabad|patna|hyderabad|bada sheher|bade sheher|दिल्ली|कोटा|प्रयागराज|पटना)";
const GOING = "(?:jaa?n[aei]|jaa?[uy]\\S*|go|going|move|moving|shift|जाना|जाऊं|जाए)";
const PREPARING = "(?:taiyari|tayari|preparation|prepare|preparing|coaching|तैयारी|कोचिंग)";

const PAPERS_FOR =
  "(?:(?:which|what|kaun ?s[aei]|kons[aei]|kya kya|all|list of)(?: \\S+){0,2} (?:documents?|docs|certificates|kagaz\\S*|kagaj\\S*|dastavej\\S*|दस्तावेज\\S*|कागज\\S*)|(?:documents?|docs|kagaz\\S*|kagaj\\S*|दस्तावेज\\S*|कागज\\S*)(?: \\S+){0,3} (?:needed|required|chahiye|lagte|lagenge|lagta|list|चाहिए|लगत\\S*|लगेंगे))";
const FOR_ADMISSION =
  "(?:counsell?ing|admissions?|neet|jee|cuet|clat|college|forms?|apply|verification|joining|iti|polytechnic|scholarships?|एडमिशन|काउंसलिंग|फॉर्म|छात्रवृत्ति)";

const WITHOUT_MATHS =
  "(?:commerce(?: \\S+)? (?:without|bina|no|minus) maths?|maths? ke bina commerce|without maths? (?:in )?commerce|कॉमर्स बिना (?:गणित|मैथ्स?))";
const SHUTS =
  "(?:doors?|close[sd]?|closing|shuts?|limits?|limit\\S*|disadvantages?|problems?|drawbacks?|nuksa+n|miss|cant|cannot|not (?:allowed|eligible)|band|regret|नुकसान|बंद)";

const MIXED_SUBJECTS =
  "(?:(?:biology|bio) (?:with|and|ke saath) commerce|commerce (?:with|and|ke saath|me|mein) (?:biology|bio)|(?:maths?|computers?|computer science|psychology|economics) (?:with|and|ke saath) (?:arts|humanities)|(?:arts|humanities) (?:with|and|ke saath) (?:maths?|computers?|computer science|biology)|(?:psychology|economics) (?:with|and|ke saath) (?:pcm|pcb|science|biology)|(?:pcm|pcb|science) (?:with|and|ke saath) (?:psychology|economics))";
const TAKES_IT =
  "(?:take|taking|choose|choosing|have|allowed|possible|okay|ok|can|lena|leni|le|sakt\\S*|good|benefit|fayda|combination|लेना|सकत\\S*)";

/** Questions so exact that the nearest topic, career or list would answer another one. */
export const PRECISE_TOPICS: readonly Topic[] = [
  {
    cue: both(MIXED_SUBJECTS, TAKES_IT),
    unless: phrases("vs|versus|difference|or|ya"),
    reply: MIXED_SUBJECTS_TEXT,
  },
  {
    cue: both(FEAR, SPEAKING),
    unless: phrases(
      "exam|boards|interview|suicide|die|mar|(?:no|not|never|without)(?: \\S+){0,2} (?:fear|afraid|scared)|(?:dar|darr|jhijhak|डर|झिझक) (?:bilkul )?(?:nahi|nhi|nahin|नहीं)(?! (?:jata|jati|hatta|जाता) )",
    ),
    ofCareers: true,
    reply: FEAR_OF_SPEAKING,
    below: [wayToCareer],
  },
  {
    cue: new RegExp(` ${NONE_HERE}(?= )`, "u"),
    unless: phrases(`${FORBIDS}|${FORBIDS_AFTER}`),
    ofCareers: true,
    reply: NO_COLLEGE_HERE,
    below: [wayToCareer],
  },
  {
    cue: new RegExp(`^(?=.* (?:${FAR_CITY}(?: \\S+){0,3} ${GOING}|${GOING}(?: \\S+){0,3} ${FAR_CITY}) )(?=.* ${PREPARING} )`, "u"),
    ofCareers: true,
    reply: COACHING_OR_NOT,
    below: [examBriefly],
  },
  {
    cue: both(PAPERS_FOR, FOR_ADMISSION),
    unless: phrases("passport|loan|visa|abroad"),
    reply: PAPERS_FOR_ADMISSION,
  },
  {
    cue: both(WITHOUT_MATHS, SHUTS),
    reply: WHAT_NO_MATHS_SHUTS,
  },
  {
    cue: both(FROM_AFAR, COUNTS),
    unless: phrases(
      "vs|versus|or|ya|better|without|या|school|nios|10th|12th|mba|btech|b tech|engineering|llb|law|nursing|b ?ed|phd|salary|pay",
    ),
    ofCareers: true,
    reply: DEGREES_FROM_AFAR,
  },
  {
    cue: both(LAW, LATE),
    unless: phrases("clat|judges?|judiciary|pcs j|public prosecutor|salary|pay|jag|criminal case|my case|nda|upsc|bba llb|ba llb"),
    ofCareers: true,
    reply: LATE_TO_LAW,
  },
  {
    cue: both(PHARMD, AS_DOCTOR),
    ofCareers: true,
    reply: PHARMD_IS_NO_DOCTOR,
  },
  { cue: both(LOAN, AMOUNT), unless: OTHER_LOANS, reply: LARGE_LOANS },
  {
    cue: new RegExp(`^(?=.* ${LOAN} )(?=.* ${AMOUNT} )(?=.* (?:${COUNTRIES}) )`, "u"),
    unless: OTHER_LOANS,
    ofCareers: true,
    reply: LARGE_LOANS,
  },
  {
    cue: both(LAYOFFS, OF_FIELD),
    unless: LOST_OWN,
    ofCareers: true,
    reply: IN_TIMES_OF_LAYOFFS,
  },
  {
    cue: both(GAP, TELLS),
    unless: phrases("(?:gap|break) (?:year )?(?:lu|lun|le|lena|after|in age|between)|should i (?:take|drop)|lunch|skill gap|gender"),
    ofCareers: true,
    reply: TELLING_OF_A_GAP,
  },
  {
    cue: both(HUMANITIES, LOOKED_DOWN_ON),
    unless: FINE_ARTS,
    reply: HUMANITIES_IN_RESPECT,
  },
  {
    cue: both(ACTUARY, PAPERS),
    ofCareers: true,
    reply: PAPERS_OF_ACTUARIES,
  },
  {
    cue: both(
      "(?:clat|क्लैट)(?=.* (?:maths?|mathematics|ganit|quant\\S*|गणित|मैथ्स?) )|(?:maths?|mathematics|ganit|quant\\S*|गणित|मैथ्स?)(?=.* (?:clat|क्लैट) )",
      "(?:weak|bad|poor|kamz?jo?r|kamzor|kamjor|kharab|dar\\S*|fear|afraid|scared|hate|level|important|much|kitn\\S*|hard|tough|without|bina|nahi aat\\S*|कमजोर|डर\\S*|कितन\\S*|कठिन|बिना|नहीं आत\\S*)",
    ),
    unless: phrases("or|vs|ya|ca|या"),
    ofCareers: true,
    reply: CLAT_WITH_WEAK_MATHS,
  },
];
