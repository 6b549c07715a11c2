import { anyCue, phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import {
  ABOUT_YOURSELF,
  AFTER_A_CALL_CENTRE,
  ANGANWADI_BY_CLASS,
  CA_BESIDE_BCOM,
  CUET_AFTER_A_GAP,
  CUET_FOR_DELHI_UNIVERSITY,
  DENTIST_HOMOEOPATH_OR_VET,
  DRIVING_FOR_THE_STATE,
  EARNING_BY_EDITING,
  ENTRY_BY_NCC,
  FROM_CLERK_TO_OFFICER,
  GATE_SCORE_AND_PSUS,
  HEIGHT_FOR_DELHI_POLICE,
  LAW_AFTER_A_FIRST_DEGREE,
  MEASURES_OF_CABIN_CREW,
  MONTHS_OF_COOLING,
  MS_OR_MBA_ABROAD,
  MTECH_OR_WORK_IN_CIVIL,
  NDA_WITH_GLASSES,
  NEET_WITHOUT_BIOLOGY,
  NIT_FOR_COMMERCE,
  NURSE_IN_GERMANY,
  NURSING_BY_OPEN_SCHOOL,
  POLYTECHNIC_AFTER_TWELFTH,
  TRUTH_OF_BSC_CHEMISTRY,
  TYPING_FOR_CLERKS,
  YEARS_OF_COMPANY_SECRETARY,
  YEARS_OF_OPTOMETRY,
} from "./asked-at-work-texts.ts";
import { both } from "./both.ts";

const YEARS = "(?:years?|yrs?|saal|sal|साल)";
const HOW_LONG = `(?:kitn[aeio]\\S*(?: \\S+)? (?:saal|sal|year|years|mahin\\S*|month|months|samay|time|din|lamba)|how (?:long|many (?:years?|months?))|durations?|time period|कितन[ाेी](?: \\S+)? (?:साल|महीन\\S*|समय|दिन)|अवधि)`;
const HEIGHT = "(?:heights?|hight|hieght|lambai|kad|kitn[ai] lamb[ai]|arm reach|लंबाई|ऊंचाई|कद|हाइट)";
const ASKED =
  "(?:can|could|is|allowed|eligible|possible|how|kya|kaise|sakt\\S*|hoga|ho sakt\\S*|chahiye|zaroori|zaruri|jaruri|compulsory|क्या|कैसे|सकत\\S*|जरूरी|चाहिए)";
const BIOLOGY = "(?:bio|biology|biotech\\S*|बायो|बायोलॉजी|जीव विज्ञान)";
const NO_BIOLOGY = `(?:(?:without|no|not|didnt|did not|dont have|not having|havent|bina|बिना)(?: \\S+){0,2} ${BIOLOGY}|${BIOLOGY}(?:(?! (?:neet|नीट|hai|h|है) ) \\S+){0,3} (?:nahi|nhi|nahin|nai|ke bina|नहीं|के बिना))`;
const GLASSES =
  "(?:specs?|spectacles|chasm[ae]|chashm\\S*|glasses|eye ?sights?|eyes?|aankh\\S*|ankh\\S*|nazar|vision|power|चश्म\\S*|आंख\\S*|नजर|नंबर)";
const A_SMALL_NUMBER = "(?:minus |माइनस )?[0-3](?: \\d{1,2})?(?: number)?";
const CABIN_CREW = "(?:cabin crews?|air ?hostess\\S*|air ?host|flight (?:attendants?|stewards?)|एयर ?होस्टेस|केबिन क्रू)";
const ANGANWADI = "(?:a+ng[ae]n ?[wb]a+di\\S*|आंगन ?[वब]ा[डड़]ी\\S*|आंगनवाडी\\S*)";
const GAP =
  "(?:(?:drop|gap|ड्रॉप|गैप)(?: \\S+){0,3} (?:\\d|one|two|three|ek|do|teen|years?|yrs?|saal|sal|baad|bad|after|साल|बाद)|(?:\\d|one|two|three|ek|do|teen|एक|दो|तीन) (?:years?|yrs?|saal|sal|साल)(?: (?:of|ka|ke|का|के))? (?:drop|gap|ड्रॉप|गैप)|after(?: an?| the)? (?:drop|gap)|(?:drop|gap) (?:year|ke baad|wale))";
const OPEN_SCHOOL = "(?:nios|open (?:board|school\\S*)|ओपन (?:बोर्ड|स्कूल)|एनआईओएस)";
const NURSING = "(?:nurs(?:e|es|ing)|gnm|anm|नर्स|नर्सिंग)";
const POLYTECHNIC = "(?:poly ?te(?:ch|k)nic\\S*|पॉलिटेक्निक|पॉलीटेक्निक)";
const AFTER_TWELFTH =
  "(?:(?:after|post|बाद) (?:class )?(?:12|12th|twelfth|12वीं)|(?:12|12th|12vi|inter|12वीं)(?: (?:pass|ke|kar ke|karke|के))* (?:baad|bad|after|बाद))";
const WORTH =
  "(?:waste|bekaa?r|worth|sahi|good|bad|theek|thik|fa?yda|faida|useful|useless|barba+d\\S*|should|karna chahiye|बेकार|बर्बाद\\S*|सही|फायदा|ठीक)";
const CIVIL = "(?:civil|सिविल)";
const BPO = "(?:bpo|call ?cent(?:er|re)s?|bpos|kpo|customer care|बीपीओ|कॉल सेंटर)";
const LOST =
  "(?:lost|losing|laid off|lay ?offs?|fired|terminated|left|quit|resigned|chali ga\\S*|gayi|gyi|chh?ut\\S*|chh?oot\\S*|chh?od\\S*|nika+l\\S*|छूट\\S*|चली गई|निकाल\\S*|छोड\\S*)";
const WHAT_NOW = "(?:what|which|now|next|how|kya|ab|kaunsa|kaun|options?|karu|karun|kare|क्या|अब|कौन)";
const OF_THE_STATE = "(?:sarkari|sarkaari|government|govt|gov|सरकारी)";
const ABROAD = "(?:abroad|foreign|usa?|america|canada|germany|uk|australia|europe|videsh|gre|gmat|विदेश|अमेरिका|बाहर)";
const BCOM = "(?:b ?com|bba|graduation|graduate|बीकॉम|ग्रेजुएशन)";
const LAW = "(?:law|llb|l l b|vakalat|lawyer|vakil|लॉ|एलएलबी|वकालत|वकील)";
const FIVE_OR_HOW_MANY = `(?:(?:5|five|paanch|panch|पांच)(?: ${YEARS})?|kitn[ei] ${YEARS}|how many ${YEARS}|कितने साल)`;
const STUDYING_NOW = `(?:late|too late|der|deri|(?:1st|2nd|3rd|first|second|third|final|last|pehle|doosre|dusre|teesre|पहले|दूसरे|तीसरे) (?:${YEARS}|sem\\S*)|देर)`;

/** What is asked of courses and posts by whoever stands at the door of one: a rule, a measure, a length of time, the choice between two ways. */
export const AT_WORK_TOPICS: readonly Topic[] = [
  {
    cue: anyCue(
      new RegExp(`^(?=.* (?:neet|नीट) )(?=.* ${NO_BIOLOGY} )(?=.* ${ASKED} )`, "u"),
      phrases(`neet(?: (?:exam|pass|attempt|possible|dena))* (?:without|bina) ${BIOLOGY}`),
    ),
    unless: phrases(
      "careers?|jobs?|options?|salary|without neet|bina neet|neet ke bina|jee|like|pasand|weak|kamzor|crack|clear|baki|करियर|नौकरी|नीट के बिना",
    ),
    reply: NEET_WITHOUT_BIOLOGY,
  },
  {
    cue: new RegExp(`^(?=.* (?:nda|एनडीए) )(?=.* ${GLASSES} )(?=.* ${A_SMALL_NUMBER} )`, "u"),
    unless: phrases("minus [4-9]|plus|colou?r|rang|attempts?|marks|salary|lasik ke baad|after lasik"),
    ofCareers: true,
    reply: NDA_WITH_GLASSES,
  },
  {
    cue: both("(?:delhi police|दिल्ली पुलिस)", HEIGHT),
    unless: phrases("sub inspector|si|run|race|daud|salary|syllabus|दरोगा"),
    ofCareers: true,
    reply: HEIGHT_FOR_DELHI_POLICE,
  },
  {
    cue: both(CABIN_CREW, HEIGHT),
    unless: phrases("salary|marri\\S*|shaa?di|pilot"),
    ofCareers: true,
    reply: MEASURES_OF_CABIN_CREW,
  },
  {
    cue: both(
      ANGANWADI,
      "(?:(?:8|8th|8vi|10|10th|10vi|12|12th|12vi|eighth|tenth|aathvi|dasvi|आठवीं|दसवीं|बारहवीं|8वीं|10वीं|12वीं) (?:pass|class|paas|fail|hu|hai|se|पास|से)|qualifications?|eligib\\S*|yogyata|age limit|umar|योग्यता|उम्र)",
    ),
    unless: phrases("salary|supervisor|vetan|vs|or|difference|वेतन|सुपरवाइजर"),
    ofCareers: true,
    reply: ANGANWADI_BY_CLASS,
  },
  {
    cue: both("(?:nits?|एनआईटी)", "(?:commerce|कॉमर्स)"),
    unless: phrases("niit|careers?|salary"),
    reply: NIT_FOR_COMMERCE,
  },
  {
    cue: both("(?:cuet|cuet ug|सीयूईटी)", GAP),
    unless: phrases("neet|jee|should|drop lu|drop lena|job|married|पीजी|pg"),
    reply: CUET_AFTER_A_GAP,
  },
  {
    cue: /^(?=.* (?:cuet|cuet ug|सीयूईटी) )(?=.* (?:du|delhi universit\S*|डीयू|दिल्ली (?:यूनिवर्सिटी|विश्वविद्यालय)) )(?=.* (?:needs?|needed|required?|compulsory|mandatory|must|without|bina|zaro?o?ri|[jz]aruri|[jz]aroori|bagair|जरूरी|बिना) )/u,
    unless: phrases("pg|phd|masters?|cut ?off|marks|score|rank|which course|coaching|कोचिंग"),
    reply: CUET_FOR_DELHI_UNIVERSITY,
  },
  {
    cue: both(OPEN_SCHOOL, NURSING),
    unless: phrases("salary|abroad|vs"),
    ofCareers: true,
    reply: NURSING_BY_OPEN_SCHOOL,
  },
  {
    cue: new RegExp(`^(?=.* ${POLYTECHNIC} )(?=.* ${AFTER_TWELFTH} )(?=.* ${WORTH} )`, "u"),
    unless: phrases("after (?:class )?10(?:th)?|10(?:th)? ke baad|salary|college|vs|or|ya|या"),
    reply: POLYTECHNIC_AFTER_TWELFTH,
  },
  {
    cue: anyCue(
      both("(?:gate|गेट)", "(?:valid\\S*|vaidh|manya|मान्य|वैध|kitn[ei] saal (?:tak|chal\\S*|valid)|how long|how many years)"),
      both(
        "(?:gate|गेट)(?: (?:score|rank|exam|स्कोर))*",
        "(?:which|kaun\\S*|kon\\S*|list|kitn\\S*|what|कौन\\S*)(?: \\S+){0,2} (?:psus?|पीएसयू)",
      ),
    ),
    unless: phrases("prepar\\S*|taiyari|coaching|salary|age|without gate|bina gate|gate ke bina|vs|attempts?"),
    reply: GATE_SCORE_AND_PSUS,
  },
  {
    cue: both("(?:typing|टाइपिंग)", "(?:chsl|ldc|jsa|deo|ssc clerk|data entry operator|lower division|सीएचएसएल|एलडीसी)(?=.*)"),
    unless: phrases("salary|work from home|registration|job|jobs|without|bina|fail\\S*|नौकरी"),
    ofCareers: true,
    reply: TYPING_FOR_CLERKS,
  },
  {
    cue: both("(?:optometr\\S*|b ?optom|ऑप्टोमेट्\\S*)", HOW_LONG),
    unless: phrases("salary|vs|mbbs|abroad"),
    ofCareers: true,
    reply: YEARS_OF_OPTOMETRY,
  },
  {
    cue: both(
      "(?:(?:ac|a c|air ?condition\\S*|refrigerat\\S*|fridge|एसी)(?: \\S+){0,3} (?:mechanics?|repair\\S*|technicians?|course|kaam|मैकेनिक|रिपेयर\\S*|कोर्स))",
      HOW_LONG,
    ),
    unless: phrases("salary|kama\\S*|earn\\S*"),
    ofCareers: true,
    reply: MONTHS_OF_COOLING,
  },
  {
    cue: both("(?:company secretary|cs (?:course|executive|professional|ka course)|कंपनी सेक्रेटरी)", HOW_LONG),
    unless: phrases("salary|computer|vs|btech|engineering|earn\\S*"),
    ofCareers: true,
    reply: YEARS_OF_COMPANY_SECRETARY,
  },
  {
    cue: anyCue(
      new RegExp(
        `^(?=.* (?:clerk|clerks|क्लर्क) )(?=.* (?:po|bank officer|officer|पीओ|अफसर|अधिकारी) )(?=.* (?:promot\\S*|banne|banta|bante|become|प्रमोशन) )(?=.* (?:${HOW_LONG}|${YEARS}|kab|when|time|कब) )`,
        "u",
      ),
      phrases(
        "(?:i am|im)(?: working)?(?: as)?(?: an?)? (?:bank|sbi|ibps) clerk(?: \\S+){0,8} (?:po|officer|promot\\S*)(?: .*)?",
        "(?:bank|sbi|ibps) clerk (?:hu|hun|hoon)(?: \\S+){0,6} (?:po|officer|promot\\S*)(?: .*)?|(?:bank|sbi|ibps) clerk (?:to|se) (?:po|officer)(?: .*)?|बैंक क्लर्क (?:हूं|से)(?: \\S+){0,4} (?:पीओ|अधिकारी|प्रमोशन)(?: .*)?",
      ),
    ),
    unless: phrases("or|vs|better|salary|court|police|ssc|railway"),
    ofCareers: true,
    reply: FROM_CLERK_TO_OFFICER,
  },
  {
    cue: both("(?:nurs(?:e|es|ing)|gnm|नर्स|नर्सिंग)", "(?:german|germany|जर्मनी|जर्मन)"),
    unless: phrases("salary|kama\\S*|earn\\S*|pay|or|vs|ya"),
    ofCareers: true,
    reply: NURSE_IN_GERMANY,
  },
  {
    cue: new RegExp(`^(?=.* ${BPO} )(?=.* ${LOST} )(?=.* ${WHAT_NOW} )`, "u"),
    unless: phrases("should i (?:leave|quit)|exam|upsc|ssc|nurse|touch\\S*|harass\\S*"),
    ofCareers: true,
    reply: AFTER_A_CALL_CENTRE,
  },
  {
    cue: both("(?:drivers?|driving|ड्राइवर|चालक)", `${OF_THE_STATE}(?=.*)`),
    unless: phrases(
      "fail|[5-9]th|[5-9]vi|anpadh|फेल|loco|locomotive|train|metro|rail\\S*|salary|vetan|kama\\S*|licen[cs]e (?:kaise|how)|school|son|beta|papa|father|pita|or|vs|mere|लोको|रेल\\S*|वेतन|पिता|पापा",
    ),
    ofCareers: true,
    reply: DRIVING_FOR_THE_STATE,
  },
  {
    cue: anyCue(both("(?:ncc|एनसीसी)", "(?:special entry|स्पेशल एंट्री|afcat)"), phrases("ncc entry(?: .*)?")),
    unless: phrases("salary|vs"),
    ofCareers: true,
    reply: ENTRY_BY_NCC,
  },
  {
    cue: new RegExp(
      `^(?=.* (?:mba|एमबीए) )(?=.* (?:ms|masters?|m s|एमएस) )(?=.* ${ABROAD} )(?=.* (?:engineers?|engineering|cs|cse|it|btech|software|computer|experience|exp|इंजीनियर\\S*|बीटेक|अनुभव) )`,
      "u",
    ),
    unless: phrases("mbbs|doctor|surgeon|salary|scholarships?"),
    ofCareers: true,
    reply: MS_OR_MBA_ABROAD,
  },
  {
    cue: new RegExp(`^(?=.* ${LAW} )(?=.* ${BCOM} )(?=.* ${FIVE_OR_HOW_MANY} )`, "u"),
    unless: phrases(
      "b ?com llb|bba llb|after (?:class )?12(?:th)?|12(?:th)? ke baad|law (?:after|or) (?:12|graduation)|salary|experience|judge|job|jobs|age|umar|benefit\\S*|advantage\\S*|fayda|ba llb",
    ),
    ofCareers: true,
    reply: LAW_AFTER_A_FIRST_DEGREE,
  },
  {
    cue: new RegExp(`^(?=.* (?:m ?tech|एमटेक) )(?=.* ${CIVIL} )(?=.* (?:jobs?|naukri|work|kaam|placement|नौकरी|काम|जॉब) )`, "u"),
    unless: phrases("civil services?|upsc|salary|after mtech|mtech ke baad|computer|mechanical"),
    ofCareers: true,
    reply: MTECH_OR_WORK_IN_CIVIL,
  },
  {
    cue: both(
      "(?:b ?sc(?: hons| honours)?(?: \\S+)? chemistry|chemistry(?: \\S+){0,2} b ?sc|बीएससी (?:केमिस्ट्री|रसायन\\S*))",
      "(?:scope|sach|honest\\S*|truth|reality|really|future|worth|beka+r|waste|koi fayda|स्कोप|सच|भविष्य|बेकार)",
    ),
    unless: phrases("vs|or|physics|biology|maths|zoology|btech|salary"),
    ofCareers: true,
    reply: TRUTH_OF_BSC_CHEMISTRY,
  },
  {
    cue: both(
      "(?:video edit\\S*|reels? edit\\S*|वीडियो एडिट\\S*)",
      "(?:pais[ae]|paise|money|earn\\S*|kama\\S*|freelanc\\S*|clients?|पैस[ेा]|कमा\\S*|फ्रीलांस\\S*)",
    ),
    unless: phrases("salary|per month|average|how much|kitn\\S*|laptop|course|lakh|कितन\\S*"),
    ofCareers: true,
    reply: EARNING_BY_EDITING,
  },
  {
    cue: both(
      "(?:interviews?|इंटरव्यू|साक्षात्कार)",
      "(?:(?:apne|apna|khud ke|khud ka|अपने|अपना|खुद के)(?: \\S+)? (?:bare|baare|introduction|intro|parichay|बारे|परिचय)|(?:tell|say|speak|talk)(?: \\S+){0,3} (?:about )?(?:yourself|myself|urself|me)|(?:self )?intro(?:duction|duce)?(?: \\S+)?(?: myself)?|परिचय)",
    ),
    unless: phrases("ssb|upsc|ias|nda|college|group discussion|visa"),
    reply: ABOUT_YOURSELF,
  },
  {
    cue: new RegExp(`^(?=.* (?:ca|c a|chartered accountan\\S*|सीए) )(?=.* (?:b ?com|बीकॉम) )(?=.* ${STUDYING_NOW} )`, "u"),
    unless: phrases("leave|left|fail\\S*|drop(?:ped)?|salary|cma|acca|cs|or|vs|mba|quit|chh?od\\S*|छोड\\S*|फेल"),
    ofCareers: true,
    reply: CA_BESIDE_BCOM,
  },
  {
    cue: /^(?=.* (?:bds|dentist\S*|dental|बीडीएस) )(?=.* (?:bhms|homeopath\S*|homoeopath\S*|बीएचएमएस) )(?=.* (?:vets?|bvsc|b v sc|veterinar\S*|animal doctor|बीवीएससी|पशु चिकित्स\S*) )/u,
    unless: phrases("salary|pay|kama\\S*|cut ?off|marks|fees?|rank|वेतन"),
    ofCareers: true,
    reply: DENTIST_HOMOEOPATH_OR_VET,
  },
];
