import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import {
  BED_AT_ANY_AGE,
  CHEAP_AND_QUICK_AFTER_SCIENCE,
  FISH_FOR_ONESELF_OR_OTHERS,
  LEARNT_BESIDE_A_SHOP,
  NDA_AFTER_A_DIPLOMA,
  NET_OR_BED,
  OFFICE_WORK_BY_A_SHORT_COURSE,
  VEGETARIAN_IN_A_KITCHEN,
} from "./asked-by-neighbours-texts.ts";
import { both } from "./both.ts";

const BED = "(?:bed|b ed|बीएड|बी एड)";
const NET = "(?:ugc net|csir net|net|slet|नेट|यूजीसी नेट)";
const AGED = "(?:2[4-9]|[3-5]\\d)";
/** Years that have passed since school, or what stood between. */
const AFTER_YEARS = `(?:${AGED} (?:saal|sal|year|years|yrs|ki|ke|की|के|साल|वर्ष)(?: \\S+)?|(?:at|age|aged|am|hu|hoon|turned) ${AGED}|umar|umra?|age(?: limit)?|too (?:old|late)|(?:der|late)(?: ho)? (?:gay\\S*|ho\\S*)|(?:shaadi|shadi|marriage|bach+[ea]|bacch[ea]|विवाह|शादी|बच्चे)(?: (?:hone|होने))?(?: (?:ke|के))? (?:baad|bad|बाद)|after (?:my )?(?:marriage|wedding|kids|children)|(?:padhai|study|studies|पढाई)(?: \\S+)? (?:chh?o?o?t\\S*|gap|break|छूट\\S*|छूटी)|(?:long|many years?|\\d+ years?|saal\\S*) (?:ka )?gap|उम्र|आयु|देर)`;

const A_SHORT_COURSE =
  "(?:(?:\\d+|ek|do|teen|char|chaar|paanch|chh?e|chh?ah|kuch|few|one|two|three|four|five|six|एक|दो|तीन|चार|पांच|छह|छः|छ|कुछ) (?:mahin\\S*|months?|महीन\\S*)(?: \\S+){0,4} (?:courses?|training|कोर्स|ट्रेनिंग)|(?:courses?|training|कोर्स)(?: \\S+){0,4} (?:mahin\\S*|months?|महीन\\S*)|(?:short|small|quick|chh?ot[aei]|छोटा|छोटे)(?: (?:term|sa|सा))? (?:courses?|training|कोर्स)|(?:courses?|कोर्स)(?: \\S+){0,3} (?:short|chh?ot[ae]|छोटा)|(?:which|what|any|koi|kons[ae]|kaun ?s[ae]|कोई|कौन सा)(?: \\S+)? (?:courses?|कोर्स)|(?:kya|क्या) (?:seekh\\S*|sikh\\S*|सीख\\S*))";
const AN_OFFICE =
  "(?:(?:office|back ?office|clerk|desk|computer|ऑफिस|दफ्तर|कंप्यूटर|क्लर्क)(?: (?:ki|ka|me|mein|wal[aie]|type|की|का|में|वाल[ाीे]))* (?:jobs?|naukri|nokri|kaam|kam|work|नौकरी|काम|जॉब)|(?:jobs?|work|naukri|kaam|नौकरी)(?: (?:in|at))? (?:an? )?(?:office|दफ्तर))";

const NO_MEAT =
  "(?:veg|vegetarian|shaka?hari|shudh shakahari|pure veg|jain|non ?veg\\S*|nonveg\\S*|meat|maa?ns|chicken|mutton|शाकाहारी|मांस|नॉन ?वेज|नॉनवेज|मीट|चिकन|वेज|जैन)";
const A_KITCHEN =
  "(?:hotel management|hotel manager|hotel|chefs?|restaurant cook|cooks?|bhm|ihm|culinary|food production|होटल(?: मैनेजमेंट)?|शेफ|कुक|रसोइय\\S*)";

const A_SHOP = "(?:kirana store owner|kirana|shop|shopkeeper|dukaa?n|store|किराना|दुकान)";
const ONES_OWN = "(?:run|running|own|have|my|mera|meri|mere|hamari|humari|apni|apna|chalat[aie]|chala|hai|हमारी|मेरी|मेरे|अपनी|चलात[ाीे]|है)";
const TO_LEARN =
  "(?:(?:what|which|kya|kuch|koi|kaunsa|konsa|any)(?: \\S+){0,4} (?:learn|seekh\\S*|sikh\\S*|skills?|courses?)|(?:learn|seekh\\S*|sikh\\S*)(?: \\S+){0,5} (?:earn|kama\\S*|income|side|saath|sath|more|zyada|jyada)|(?:क्या|कुछ|कौन सा|कोई)(?: \\S+){0,4} (?:सीख\\S*|कोर्स))";

const LITTLE_MONEY =
  "(?:paise nahi|(?:kam|less|low|little|no|कम) (?:paise|paisa|money|fees?|cost|budget|kharch\\S*|पैसे|फीस|खर्च\\S*)|sast[aei]|cheap(?:est|er)?|affordable|garib|gareeb|poor family|paise (?:kam|nhi)|budget|सस्त[ाेी]|गरीब|पैसे (?:नहीं|कम))";
const AFTER_SCIENCE =
  "(?:(?:12|12th|inter|intermediate|class 12|12वीं|12वी|बारहवीं)(?: \\S+){0,3} (?:science|pcb|pcm|pcmb|bio|biology|साइंस|विज्ञान|पीसीबी|पीसीएम|बायो)|(?:science|pcb|pcm|pcmb|bio|biology|साइंस|विज्ञान|पीसीबी|पीसीएम|बायो)(?: \\S+){0,3} (?:12|12th|inter|intermediate|12वीं|12वी|बारहवीं))";
const SOON = "(?:quick\\S*|fast|faster|soon\\S*|early|earliest|jald[iy]|jaldi se|turant|immediate\\S*|asap|जल्दी|तुरंत)";

const DIPLOMA = "(?:diploma|polytechnic|polytecnic|डिप्लोमा|पॉलिटेक्निक)";

const FISH =
  "(?:fish farmer|shrimp farmer|matsya sampada|pmmsy|मत्स्य संपदा|fish ?farm\\S*|(?:fish|machh?li|machh?ali|matsya|मछली|मत्स्य)(?: (?:palan|paalan|culture|ki kheti|business|पालन|की खेती))|fisheries|aquaculture|pisciculture|biofloc|मत्स्य पालन|मछली पालन)";
const A_SCHEME = "(?:schemes?|yojana|yojna|subsid\\S*|anudan|pmmsy|sarkari madad|loan|योजना|सब्सिडी|अनुदान|लोन)";
const FISH_WAYS =
  "(?:business|busines|dhandha|vyapar|व्यापार|बिजनेस|धंधा) (?:or|ya|aur|and|या|और) (?:job|naukri|नौकरी)|(?:job|naukri|नौकरी) (?:or|ya|aur|and|या|और)(?: (?:own|khud ka|apna|my own|अपना|खुद का))? (?:business|dhandha|व्यापार|बिजनेस)";

/** Asked by grown-ups and families of the neighbourhood, each with a condition that a list or a wider text would leave out. */
export const ASKED_BY_NEIGHBOURS_TOPICS: readonly Topic[] = [
  {
    cue: both(NET, BED),
    unless: phrases(
      "salary|pay|fees?|date|syllabus|internet|without|bina|ke bina|kiya|kar li\\S*|done|cleared?|qualified|nikal\\S*|fail\\S*|age|umar|बिना|किया|सैलरी|उम्र",
    ),
    ofCareers: true,
    reply: NET_OR_BED,
  },
  {
    cue: both(BED, AFTER_YEARS),
    unless: phrases(
      "salary|pay|fees?|ctet|tet|net|vacanc\\S*|bharti|recruitment|post|kvs|nvs|job|naukri|kiya|kar (?:li|chuk)\\S*|done|completed?|(?:ke|के) (?:baad|बाद) (?:kya|job|क्या)|vs|versus|or|ya|नौकरी|भर्ती|किया|सैलरी|या",
    ),
    ofCareers: true,
    reply: BED_AT_ANY_AGE,
  },
  {
    cue: both(A_SHORT_COURSE, AN_OFFICE),
    unless: phrases("salary|pay|graduat\\S*|degree|bcom|bsc|ba|bca|btech|10|10th|class 10|engineer\\S*|fees?|abroad|दसवीं|10वीं"),
    ofCareers: true,
    reply: OFFICE_WORK_BY_A_SHORT_COURSE,
  },
  {
    cue: both(NO_MEAT, A_KITCHEN),
    unless: phrases("salary|pay|fees?|khol\\S*|open|start|business|dhaba|receptionist|front office|waiter|खोल\\S*|सैलरी|फीस"),
    ofCareers: true,
    reply: VEGETARIAN_IN_A_KITCHEN,
  },
  {
    cue: new RegExp(`^(?=.* ${A_SHOP} )(?=.* ${ONES_OWN} )(?=.* ${TO_LEARN} )`, "u"),
    unless: phrases(
      "medical|pharm\\S*|khol\\S*|open|start|store manager|shop assistant|salesm[ae]n|helper|jobs?|naukri|नौकरी|work(?:ing)? (?:in|at)|kaam kart[aei]|chh?od\\S*|badal\\S*|instead|son|daughter|beta|beti|bete|खोल\\S*|छोड\\S*|बेट[ाीे]",
    ),
    ofCareers: true,
    reply: LEARNT_BESIDE_A_SHOP,
  },
  {
    cue: new RegExp(`^(?=.* ${LITTLE_MONEY} )(?=.* ${AFTER_SCIENCE} )(?=.* ${SOON} )`, "u"),
    unless: phrases("commerce|arts|mbbs|loan|abroad|salary|without science|कॉमर्स|आर्ट्स"),
    reply: CHEAP_AND_QUICK_AFTER_SCIENCE,
  },
  {
    cue: both("(?:nda|n d a|एनडीए)", DIPLOMA),
    unless: phrases("or|vs|versus|ya|better|salary|date|syllabus|fail\\S*|या|बेहतर"),
    ofCareers: true,
    reply: NDA_AFTER_A_DIPLOMA,
  },
  {
    cue: both(FISH, `${A_SCHEME}|${FISH_WAYS}`),
    unless: phrases("salary|pay|vs|versus|medicine|dairy|goat|poultry|सैलरी|बकरी"),
    ofCareers: true,
    reply: FISH_FOR_ONESELF_OR_OTHERS,
  },
];
