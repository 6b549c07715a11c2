import { phrases } from "../../reading/words.ts";
import { examBriefly, wayToCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  A_BOSS_WHO_SHOUTS,
  BTECH_BESIDE_WORK,
  COLLEGES_BY_CUET,
  FARMING_OR_GARDENS,
  FARMING_OR_ITS_ENGINEERING,
  FLYING_FOR_THE_AIR_FORCE_WITH_GLASSES,
  IN_THE_FOREST_DEPARTMENT,
  INTERVIEW_OF_A_BANK,
  MATHS_AND_BIOLOGY,
  NO_DOWRY,
  NOT_ALL_BY_CUET,
  PAPER_OF_THE_POLICE,
  PAY_OF_AGNIVEERS,
  PHYSICAL_TESTS,
  SCIENCE_WITHOUT_LIKING_MATHS,
  SPACE_WITHOUT_SCIENCE,
  STUDYING_FROM_HOME,
  TEACHING_AT_A_COLLEGE,
  WHAT_NCC_GIVES,
  WITH_ONE_EYE,
} from "./courses-and-posts-texts.ts";

const OF_A_COLLEGE =
  "(?:(?:assistant|asst|associate) prof(?:essor)?s?|(?<!(?:physics|chemistry|maths|mathematics|english|hindi|history|economics|commerce|law|management|engineering|political science|computer science|psychology|botany|zoology|biology|geography|sociology|education|medical|medicine|nursing|school|architecture|agriculture|philosophy|arts|sanskrit|urdu|pharmacy|music) )(?:professors?|lecturers?)|(?:college|university|degree college)(?: \\S+){0,2} (?:teach\\S*|padha\\S*|professors?|lecturers?|teachers?)|teach(?:ing)? (?:in|at)(?: an?)? (?:college|university)|प्रोफेसर|लेक्चरर|प्राध्यापक|कॉलेज में पढा\\S*)";
const TO_BECOME =
  "how|become|becoming|kaise|kya|which|what|exam|qualification|eligibility|need|required?|ban\\S*|chahiye|steps?|process|कैसे|क्या|योग्यता|बन\\S*|कौन";

const OF_UNIFORM =
  "(?:army|agni ?veers?|police|pulis|constable|ssc gd|gd|bsf|crpf|cisf|itbp|ssb|sena|fauj\\S*|rpf|home guard|forest guard|sub inspector|si|सेना|आर्मी|पुलिस|अग्निवीर|फौज\\S*)";
const OF_THE_PHYSICAL = "(?:physical(?: (?:test|exam|efficiency|standard|me|mein|round))*|pet|pst|फिजिकल)";
const WHAT_IN_IT =
  "(?:kya|what|which|hota|hoti|details?|events?|process|kaise|how|include\\S*|prepare|taiyari|tayari|kitn\\S*|क्या|होता|कैसे|तैयारी|कितन\\S*)";

const CONSTABLE = "(?:(?:police|pulis|पुलिस)(?: (?:constable|bharti|कांस्टेबल|सिपाही|भर्ती))?|constable|कांस्टेबल)";
const PAPER_ASKED =
  "(?:(?:kya kya|kya|what|kaise|kis tarah)(?: \\S+){0,2} (?:puch\\S*|pooch\\S*|aata|asked|comes|questions?|sawal)|क्या (?:क्या )?(?:पूछ\\S*|आता)|syllabus|सिलेबस|पाठ्यक्रम|(?:exam|paper|written) pattern|kaise sawal|questions? asked|subjects? (?:in|me)(?: \\S+){0,3} exam)";

const ONE_EYE =
  "(?:(?:one|single|ek|1|एक) (?:eye|aankh|aank|ankh|आँख|आंख)|(?:one|ek) eyed|(?:blind|no vision|kharab|nahi dikhta|nhi dikhta) (?:in|from) one eye)";

/** Who asks what a course or a post asks for, where one word of the question, which a wider topic would pass over, decides the answer. */
export const COURSE_AND_POST_TOPICS: readonly Topic[] = [
  {
    cue: both(
      "(?:cuet|cuet ug|सीयूईटी)",
      "(?:[jz]a?r+uri|[jz]aroori|compulsory|mandatory|must|necessary|needed|required|जरूरी)(?=.* (?:all|every|sab|sabhi|har|saare|सब|सभी|हर) )|(?:all|every|sab|sabhi|har|saare|सब|सभी|हर)(?=.* (?:colleges?|universit\\S*|कॉलेज|यूनिवर्सिटी)(?: \\S+){0,4} (?:[jz]a?r+uri|[jz]aroori|compulsory|mandatory|must|necessary|needed|required|जरूरी) )",
    ),
    reply: NOT_ALL_BY_CUET,
    below: [examBriefly],
  },
  {
    cue: /^(?=.* (?:science|साइंस|विज्ञान) )(?=.* (?:maths?|mathematics|ganit|गणित|मैथ्स?)(?: \S+){0,2} (?:pasand nahi|pasand nhi|nahi pasand|nahi aat\S*|weak|kamzor|kamjor|पसंद नहीं|कमजोर|नहीं आत\S*) |.* (?:dont|do not|not) (?:like|love|enjoy)(?: \S+)? maths? |.* (?:hate|weak in) maths? )(?=.* (?:can|may|should|le sak\S*|lu|lena|possible|kar sak\S*|ले सक\S*|लूं|कर सक\S*) )/u,
    unless: phrases("computer science|data science|commerce|arts|pcm|pcb|engineering|nda|pilot|careers?|jobs?|कॉमर्स"),
    reply: SCIENCE_WITHOUT_LIKING_MATHS,
  },
  {
    cue: /^(?=.* (?:ghar (?:se|baithe|pe|par)|from home|at home|घर (?:से|बैठे|पर)) )(?=.* (?:courses?|padhai|degree|stud(?:y|ies)|padh (?:sak|lu)\S*|कोर्स|पढाई|डिग्री) )(?=.* (?:nahi bhej\S*|nhi bhej\S*|bahar (?:padhne |jaane |jane )?(?:nahi|nhi)|nahi ja sak\S*|not (?:allow\S*|let\S*|send\S*)|(?:wont|dont) (?:let|allow|send)|बाहर (?:पढने |जाने )?नहीं|नहीं भेज\S*) )/u,
    unless: phrases("in ?laws|sasural\\S*|pati|husband|beat|maar\\S*|shaa?di|ससुराल|पति|शादी"),
    reply: STUDYING_FROM_HOME,
  },
  {
    cue: phrases(
      "(?:can|could|should|may) (?:i|we|he|she|my \\S+) (?:take|choose|keep|do|study|opt)(?: \\S+){0,3} (?:maths? (?:and|with) bio(?:logy)?|bio(?:logy)? (?:and|with) maths?|pcmb)(?: .*)?",
      "(?:pcmb|maths? (?:aur|and|or) bio(?:logy)? (?:dono|both|saath|sath)|maths? bio (?:dono|both)|bio(?:logy)? (?:aur|and) maths? (?:dono|both|saath|sath))(?: \\S+){0,3} (?:le (?:sak|lu|lun)\\S*|le[nt]\\S* (?:sahi|theek|chahiye|hai|kya)|lu|lun|lena|tough|hard|difficult|mushkil|bojh|load|pressure|worth|good|sahi)(?: .*)?",
      "(?:is|how)(?: (?:tough|hard|difficult|good|it))* (?:pcmb|pcb (?:with|and|plus) maths?|pcm (?:with|and|plus) bio(?:logy)?)(?: .*)?|पीसीएमबी(?: \\S+){0,3} (?:लेना|लूं|लूँ|सही|मुश्किल)(?: .*)?|(?:गणित|मैथ्स?) और (?:बायोलॉजी|जीव विज्ञान) दोनों(?: \\S+)? (?:ले|लूं|लेना)(?: .*)?",
    ),
    unless: phrases("careers?|jobs?|naukri|options?|salary|vs|versus|pcm or|pcm ya|or pcm|or pcb|ya pcb|degree|btech|nda|करियर|नौकरी"),
    reply: MATHS_AND_BIOLOGY,
  },
  {
    cue: both(
      "(?:cuet|cuet ug|सीयूईटी)",
      "(?:which|what|kaun ?s[aei]|kons[aei]|kaun kaun|list|kitn\\S*|कौन ?स[ाेी])(?: \\S+){0,3} (?:colleges?|universit(?:y|ies)|कॉलेज|यूनिवर्सिटी|विश्वविद्यालय)",
    ),
    unless: phrases("fees?|best|top|rank|marks|score|cut ?off|hostel|without|bina|not|nahi|nhi|didnt|kam|low|फीस|बिना|नहीं"),
    reply: COLLEGES_BY_CUET,
    below: [examBriefly],
  },
  {
    cue: new RegExp(
      `^(?=.* (?:forest (?:department|dept|service|range officer|ranger|officer)|range officer|van vibhag|vanrakshak|वन विभाग|वन (?:दरोगा|अधिकारी|सेवा)|फॉरेस्ट (?:डिपार्टमेंट|ऑफिसर|रेंजर)) )(?=.* (?:${TO_BECOME}|jobs?|naukri|join\\S*|bharti|posts?|career|mil\\S*|नौकरी|भर्ती|मिल\\S*) )`,
      "u",
    ),
    unless: phrases(
      "what is (?:an? )?(?:forest|range|van)\\S*|kya hota|kya karta|kaam kya|काम क्या|क्या (?:होता|करता|करते|काम)|ka kaam|का काम|subjects?|vishay|विषय|salary|pay|earn\\S*|income|package|tankhwah|ifs|indian forest service|kama\\S*|vetan|day|fire|without|bina|vs|versus|or|ya|या|वेतन",
    ),
    ofCareers: true,
    reply: IN_THE_FOREST_DEPARTMENT,
    below: [wayToCareer],
  },
  {
    cue: new RegExp(`^(?=.* ${OF_A_COLLEGE} )(?=.* (?:${TO_BECOME}) )`, "u"),
    unless: phrases(
      "salary|pay|earn\\S*|kama\\S*|vetan|or|vs|versus|ya|या|phd|ph d|net|set|slet|age|umar|without|bina|years?|saal|principal|like|pasand|school|law|medical|engineering|iit|iim|subject|subjects|abroad|वेतन|साल|पीएचडी|नेट",
    ),
    ofCareers: true,
    reply: TEACHING_AT_A_COLLEGE,
  },
  {
    cue: new RegExp(`^(?=.* ${OF_UNIFORM} )(?=.* ${OF_THE_PHYSICAL} )(?=.* ${WHAT_IN_IT} )`, "u"),
    unless: phrases(
      "height|hight|lambai|weight|vajan|chest|seena|sina|eye\\S*|aankh\\S*|vision|knee|flat|teacher|education|girls?|ladki\\S*|women|lady|female|mahila\\S*|fail\\S*|disab\\S*|viklang|salary|nahi nikal\\S*|without|bina|फेल|लंबाई|सीना|लडकी\\S*|महिला\\S*",
    ),
    ofCareers: true,
    reply: PHYSICAL_TESTS,
    below: [examBriefly],
  },
  {
    cue: new RegExp(`^(?=.* ${CONSTABLE} )(?=.* ${PAPER_ASKED} )`, "u"),
    unless: phrases(
      "physical|salary|height|interview|delhi|ssc|rpf|railway|sub inspector|si|inspector|ips|kaam|job|day|फिजिकल|दरोगा|दिल्ली|रेलवे",
    ),
    ofCareers: true,
    reply: PAPER_OF_THE_POLICE,
    below: [wayToCareer],
  },
  {
    cue: new RegExp(
      `^(?=.* ${ONE_EYE} )(?=.* (?:jobs?|naukri|posts?|bharti|sarkari|government|govt|career|kaam|work|bank|exam|eligible|नौकरी|सरकारी|काम|भर्ती) )`,
      "u",
    ),
    unless: phrases("treatment|operation|ilaj|doctor|donat\\S*|army|navy|air ?force|nda|cds|police|pilot|sena|fauj|सेना|आर्मी|पुलिस|इलाज"),
    ofCareers: true,
    reply: WITH_ONE_EYE,
  },
  {
    cue: both(
      "(?:agni ?ve+rs?|agnipath|अग्निवीर|अग्निपथ)",
      "(?:salar(?:y|ies)|pay|vetan|tankhwah|kamai|paisa|paise|kitna milta|in ?hand|seva nidhi|pension|सैलरी|वेतन|तनख्वाह|पैसा|पेंशन|सेवा निधि)",
    ),
    unless: phrases("after agniveer|agniveer ke baad|vs|versus|or|ya|better|बेहतर"),
    ofCareers: true,
    reply: PAY_OF_AGNIVEERS,
  },
  {
    cue: /^(?=.* (?:air ?force|airforce|iaf|एयर ?फोर्स|वायु ?सेना) )(?=.* (?:pilots?|fly|flying|fighter|पायलट|फ्लाइंग) )(?=.* (?:specs|glasses|chasm[ae]|chashm[ae]|myopia|eye ?sight|eyesight|power|nazar|number|lasik|चश्मा|नजर|आँख|आंख) )/u,
    unless: phrases("without (?:glasses|specs)"),
    ofCareers: true,
    reply: FLYING_FOR_THE_AIR_FORCE_WITH_GLASSES,
  },
  {
    cue: /^(?=.* (?:b ?tech|be|engineering|degree|बीटेक|इंजीनियरिंग) )(?=.* (?:evening|part ?time|week ?ends?|job ke (?:saath|sath)|naukri ke (?:saath|sath)|working professionals?|(?:beside|with|along with|while) (?:my )?(?:job|work\S*)|cant leave (?:my )?job|नौकरी के साथ|शाम) )(?=.* (?:diploma|polytechnic|डिप्लोमा|पॉलिटेक्निक) )/u,
    unless: phrases("mba|mtech|m tech|earn|jobs? (?:in|for) evening"),
    ofCareers: true,
    reply: BTECH_BESIDE_WORK,
  },
  {
    cue: both("(?:agriculture|agri|ag|krishi|कृषि|एग्रीकल्चर)", "(?:b ?sc )?(?:horticulture|horti|udyan\\S*|बागवानी|उद्यान\\S*|हॉर्टिकल्चर)"),
    unless: phrases("(?:officer|msc|m sc|phd|after|ke baad|salary)(?: .*)?"),
    reply: FARMING_OR_GARDENS,
  },
  {
    cue: /^(?=.* (?:space|antariksh|isro|nasa|astronomy|rockets?|astronauts?|अंतरिक्ष|इसरो) )(?=.* (?:school|vidyalaya|स्कूल|विद्यालय) )(?=.* (?:only|just|sirf|bas|no science|science nahi|science nhi|सिर्फ|केवल|साइंस नहीं) )/u,
    ofCareers: true,
    reply: SPACE_WITHOUT_SCIENCE,
  },
  {
    cue: phrases("dowry|dahej|दहेज"),
    unless: phrases(
      "tortur\\S*|harass\\S*|beat\\S*|maar\\S*|in ?laws|sasural\\S*|police|case|lawyer|advocate|law|act|officer banke|against|prohibition|ससुराल|मार\\S*|केस",
    ),
    ofCareers: true,
    reply: NO_DOWRY,
  },
  {
    cue: both(
      "(?:ncc|एनसीसी)(?=.* (?:certificates?|c|b|सर्टिफिकेट) )",
      "(?:fa?yd[ae]|faid[ae]|benefits?|advantages?|use|uses|useful|help\\S*|worth|kya milta|kya hota|what|फायदा|फायदे|लाभ|क्या)",
    ),
    unless: phrases("special entry|join|kaise (?:le|join)|how to (?:get|join)"),
    reply: WHAT_NCC_GIVES,
  },
  {
    cue: both(
      "(?:boss|manager|supervisor|malik|maalik|seth|team leader|senior|बॉस|मैनेजर|मालिक)(?= (?:\\S+ ){0,3}(?:shout\\S*|scold\\S*|yell\\S*|insult\\S*|abus\\S*|rude|toxic|chill?a\\S*|daant\\S*|daat\\S*|gaali\\S*|gali|चिल्ला\\S*|डांट\\S*|गाली\\S*) )",
      "(?:quit|leave|resign\\S*|what|kya kar\\S*|chh?od\\S*|change|switch|help|how|छोड\\S*|क्या कर\\S*|बदल\\S*)",
    ),
    ofCareers: true,
    reply: A_BOSS_WHO_SHOUTS,
  },
  {
    cue: both(
      "b ?sc (?:hons )?(?:in )?(?:agri(?:culture)?|ag)",
      "(?:b ?tech|be|engineering)(?: (?:in )?)?(?: ?agri\\S*)(?: engineering)?|agri\\S* engineering",
    ),
    unless: phrases("after|ke baad|salary|jobs?|horticulture"),
    ofCareers: true,
    reply: FARMING_OR_ITS_ENGINEERING,
  },
  {
    cue: both(
      "(?:bank|ibps|sbi)(?: (?:po|clerk|exam|officer))+|bank (?:me|mein|job|jobs)",
      "interview(?= (?:hota|hoti|hai|hogi|hoga|lete|round|is|there|compulsory)| $)|is there (?:an )?interview",
    ),
    unless: phrases("prepar\\S*|taiyari|tips|questions?|kya puch\\S*|kaise|how to|dress|failed|fail"),
    ofCareers: true,
    reply: INTERVIEW_OF_A_BANK,
  },
];
