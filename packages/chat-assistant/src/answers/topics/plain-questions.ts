import { anyCue, phrases } from "../../reading/words.ts";
import { examBriefly, nearCareer, overviewOfCareer, readList, wayToCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  A_MIND_THAT_CHANGES,
  CHANGING_THE_DEGREE,
  FAILED_CLASS_11,
  FOREIGN_LANGUAGES_FOR_WORK,
  FROM_CLASS_9,
  HALFWAY_WITHOUT_HEART,
  HONOURS_OR_PLAIN,
  IF_THE_STREAM_IS_WRONG,
  IS_A_COLLEGE_REAL,
  IS_A_FAMOUS_COLLEGE_NEEDED,
  IS_IT_IN_ONE,
  LEFT_HANDED,
  NO_ADMISSION_ANYWHERE,
  QUIET_IN_SUCH_WORK,
  SCHOOLS_OF_THE_CENTRE,
  SKILLS_FOR_EVERY_CAREER,
  SPEED_OF_SHORTHAND,
  TRAINING_IN_GERMANY,
  WHAT_ACCA_IS,
  WITH_A_WEAK_LEG,
  WITH_FEW_MONTHS_LEFT,
  WORK_AT_ISRO_AND_DRDO,
  WORK_THERE_WITH_A_TRADE,
  WORK_THERE_WITH_BSC,
} from "./plain-questions-texts.ts";

const COLLEGE = "(?:colleges?|universit(?:y|ies)|institutes?|कॉलेज|यूनिवर्सिटी|संस्थान)";

const HONOURS = "(?:hons|honours|honors|ऑनर्स)";
const CONTRAST = "(?:differ\\S*|fark|farak|antar|better|plain|general|simple|pass course|program(?:me)?|normal|अंतर|फर्क)";

const RESEARCH_BODIES = "(?:isro|drdo|barc|इसरो|डीआरडीओ)";

/** What is asked in plain words about things around a career, and which a name within it would lead astray. */
export const PLAIN_TOPICS: readonly Topic[] = [
  {
    cue: both(
      "(?:introverts?|introverted|shy|sharmil[aei]|sharmeel[aei]|antarmukhi|अंतर्मुखी|शर्मील[ाेी])",
      "(?:law|lawyers?|llb|advocate|teaching|teachers?|sales|hr|mba|management|marketing|journalis[mt]|journalists?|act(?:or|ing)|doctors?|mbbs|nurs(?:e|ing)|ias|ips|police|politics|psycholog(?:y|ist)|hotel management|wakil|vakil|वकील|वकालत|टीचर|डॉक्टर|नर्स|एमबीए|पत्रकार)",
    ),
    unless: phrases(
      "stammer\\S*|stutter\\S*|hakla\\S*|or|ya|vs|versus|या|jobs?|careers|naukri|best|without|speak\\S*|public|stage|bolne|bolna|बोलन[ाे]|मंच",
    ),
    ofCareers: true,
    reply: QUIET_IN_SUCH_WORK,
    below: [overviewOfCareer, readList],
  },
  {
    cue: both(
      COLLEGE,
      "(?:fake|farzi|farji|nakli|bogus|fraud|(?:not |is it |how (?:do i|to) (?:know|check) (?:if |whether )?(?:\\S+ ){0,3})?(?:approved|recogni[sz]ed|genuine)|(?:asli|sahi|manyata|approved|recogni[sz]ed|genuine)(?: \\S+){0,3} (?:kaise|how|pata|check|hai ya|or not)|फर्जी|नकली|मान्यता)",
    ),
    unless: phrases("job|jobs|naukri|placement|salary|list of"),
    ofCareers: true,
    reply: IS_A_COLLEGE_REAL,
  },
  {
    cue: phrases(
      "(?:keep|keeps|always|constantly|roz|har (?:din|hafte|mahine)|every (?:day|week|month)|baar baar)(?: \\S+){0,5} (?:chang\\S*|badal\\S*)(?: (?:my|mind|man|mann|career|goal|decision|choice|aim|dream|plan|interest|rehta|jata|jaata|hai))*|(?:mind|mann?|goal|aim|dream|interest|decision|मन|सपना)(?: \\S+){0,3} (?:keeps? changing|changes|badal(?:ta|te|ti)? (?:reh\\S*|rah\\S*|ja\\S*)|बदल\\S*)|हर (?:दिन|हफ्ते)(?: \\S+){0,4} बदल\\S*",
      "(?:choose|decide|decision|select|confused?|chunu|chune)(?: \\S+)? (?:between|of|in) (?:two|2|three|3|my two) (?:\\S+ )?(?:careers?|things|options|interests|fields)(?: .*)?|(?:do|dono|दो|दोनों) (?:career|cheez\\S*|करियर|चीज\\S*)(?: \\S+){0,3} (?:pasand|पसंद)(?: .*)?",
    ),
    unless: phrases("nappy|diaper|clothes|tyres?|oil|technology"),
    ofCareers: true,
    reply: A_MIND_THAT_CHANGES,
  },
  {
    cue: phrases("ausbildung|ausbilding|ausbildungs|आउसबिल्डुंग"),
    ofCareers: true,
    reply: TRAINING_IN_GERMANY,
  },
  {
    cue: both(RESEARCH_BODIES, "(?:bsc|b sc|बीएससी)"),
    unless: phrases("salary|pay|marks|percent\\S*|vs|versus|astronaut|internship|kya hai|what is|railways?|or|ya|msc|btech|b tech|रेलवे|या"),
    ofCareers: true,
    reply: WORK_THERE_WITH_BSC,
  },
  {
    cue: both(
      RESEARCH_BODIES,
      "(?:work|job|jobs|join|get into|go|jana|jaana|jane|jaane|naukri|kaise|how|ban\\S*|scientist|engineer|college|tier|selection|apply|want|dream|11th|class 11|subjects?|streams?|नौकरी|कैसे|जाना|जाने|वैज्ञानिक|11वीं|विषय|स्ट्रीम)",
    ),
    unless: anyCue(
      phrases(
        "salary|pay|marks|percent\\S*|vs|versus|astronaut|internship|kya hai|what is|railways?|after|ke baad|के बाद|रेलवे|iti|diploma|polytechnic|आईटीआई|डिप्लोमा",
      ),
      /^(?!.* (?:drdo|barc|डीआरडीओ) )(?=.* (?:11th|class 11|subjects?|streams?|11वीं|विषय|स्ट्रीम) )/u,
    ),
    ofCareers: true,
    reply: WORK_AT_ISRO_AND_DRDO,
    below: [readList],
  },
  {
    cue: both(RESEARCH_BODIES, "(?:diploma|polytechnic|iti|डिप्लोमा|आईटीआई)"),
    unless: phrases("salary|pay|marks|percent\\S*|vs|versus|astronaut|internship|kya hai|what is|railways?|or|ya|msc|btech|b tech|रेलवे|या"),
    ofCareers: true,
    reply: WORK_THERE_WITH_A_TRADE,
  },
  {
    cue: both(
      "(?:foreign|new|videshi|kaun ?s[aei]|kons[aei]|which|best|विदेशी|कौन सी) (?:foreign )?(?:languages?|bhasha|bhasa|भाषा)",
      "(?:learn|seekh\\S*|sikh\\S*|best|jobs?|career|useful|scope|demand|naukri|सीख\\S*|नौकरी)",
    ),
    unless: phrases("programming|coding|computer|python|translator|teacher|medium"),
    reply: FOREIGN_LANGUAGES_FOR_WORK,
  },
  {
    cue: new RegExp(`^(?=.* (?:bcom|b com|bsc|b sc|ba|b a|bba|बीकॉम|बीएससी|बीए) )(?=.* ${HONOURS} )(?=.* ${CONTRAST} )`, "u"),
    unless: phrases("salary|cut ?off|economics|psychology|english|history|physics|chemistry|maths?|political|sociology|zoology|botany"),
    reply: HONOURS_OR_PLAIN,
  },
  {
    cue: both("(?:stenographers?|steno|shorthand|आशुलिपि|स्टेनो\\S*)", "(?:speed|wpm|words per minute|kitni tez|गति|स्पीड)"),
    ofCareers: true,
    reply: SPEED_OF_SHORTHAND,
  },
  {
    cue: phrases("left ?hand(?:ed|er)?|lefty|khabbu|ulte haath|बाएं हाथ|उल्टे हाथ"),
    unless: phrases("pain|broken|amputat\\S*|kat\\S*|kharab|nahi hai|weak|paraly\\S*|kamzor"),
    ofCareers: true,
    reply: LEFT_HANDED,
    below: [wayToCareer],
  },
  {
    cue: phrases("acca|एसीसीए"),
    unless: phrases("salary|pay"),
    ofCareers: true,
    reply: WHAT_ACCA_IS,
  },
  {
    cue: phrases(
      "(?:what if|afraid|scared|fear|worried|dar|darr|agar|अगर|डर)(?: \\S+){0,6} (?:wrong|galat|गलत) (?:stream|subjects?|choice|decision|विषय|स्ट्रीम)(?: .*)?|(?:wrong|galat|गलत) (?:stream|subjects?|स्ट्रीम)(?: \\S+){0,3} (?:le li\\S*|liya|chun\\S*|chose|took|choose|ले ली|चुन\\S*)(?: .*)?",
    ),
    reply: IF_THE_STREAM_IS_WRONG,
  },
  {
    cue: both(
      "(?:neet|jee|jee mains?|cuet|boards?|nda|clat|ssc cgl|upsc|नीट|जेईई)",
      "(?:(?:too late|late|der)(?: \\S+){0,4} (?:start|begin|shuru|prepare|prep\\S*|taiyari|ho gay\\S*)|(?:start|begin|shuru)(?: \\S+){0,6} (?:late|der)|(?:sirf|only|bas|just|in|last) (?:\\d|one|two|three|four|five|six|ek|do|teen|char|chaar) (?:months?|mahin\\S*|weeks?|hafte)|(?:\\d|ek|do|teen|char|chaar) mahin\\S* (?:me|mein|bach\\S*|baaki|left)|(?:\\d|one|two|three|four) months? (?:left|me|mein)|देर हो गई|महीने (?:में|बचे))",
    ),
    unless: phrases("age|umar|year old|saal ka|job|salary|streams?|स्ट्रीम"),
    reply: WITH_FEW_MONTHS_LEFT,
    below: [examBriefly],
  },
  {
    cue: phrases(
      "(?:wheel ?chair|crutch\\S*|caliper\\S*|polio)(?: .*)?|(?:ek|one|left|right|dono|both|एक|दोनों) (?:pair|paer|leg|legs|foot|पैर|पैरों)(?: \\S+)? (?:se|kharab|kamzor|weak|amputated|missing|nahi|cut|kata|gaya|से|खराब|नहीं|कमजोर)(?: .*)?|(?:दिव्यांग|divyang|handicapped?|disabled|viklang)(?: \\S+){0,3} (?:pair|paer|leg|पैर)(?: .*)?",
    ),
    unless: phrases("army|nda|police|railways?|pilot|government|govt|sarkari|ssc|upsc|bank|help|people|सरकारी"),
    reply: WITH_A_WEAK_LEG,
  },
  {
    cue: phrases(
      "(?:fail|failed|fails|फेल)(?: (?:in|my|the|class|हुआ))* (?:11|11th|eleventh|11वीं)(?: .*)?|(?:11|11th|eleventh|11वीं)(?: (?:class|me|mein|में|science|commerce|pcm|pcb|arts))* (?:fail|failed|फेल)(?: .*)?",
    ),
    unless: phrases("half yearly|unit test|pre ?board|neet|jee|maths?|physics|chemistry|biology|accounts|english"),
    reply: FAILED_CLASS_11,
  },
  {
    cue: phrases(
      "(?:class )?(?:6|7|8|9)(?:th)?(?: class)?(?: \\S+){0,8} (?:abhi se|from now|aage|start now|prepare|future|kya karu|kya karna|what should i do|what can i do|career)(?: .*)?|(?:मैं )?(?:कक्षा )?(?:6|7|8|9)(?:वीं)?(?: \\S+){0,8} (?:अभी से|क्या करूं)(?: .*)?",
    ),
    unless: phrases(
      "pass|fail|failed|chh?od\\S*|lakhs?|lpa|percent|marks|saal|years?|neet|jee|iit|upsc|ias|nda|(?:my|our|mera|meri|mere) (?:\\S+ )?(?:son|daughter|beta|beti|child|bachch\\S*)|ke baad|after|job|naukri|like|love|pasand|interest\\S*|1\\d(?:th)?",
    ),
    reply: FROM_CLASS_9,
  },
  {
    cue: both(
      "(?:ca|cma|cs|btech|b tech|bsc|bcom|mbbs|bca|bba|llb|nursing|diploma|engineering|bds|bpharm|pharmacy|degree|course|semester|sem|बीटेक|इंजीनियरिंग|कोर्स)",
      "(?:mann?|dil|मन) (?:nahi|nhi|nahin|नहीं) (?:lag\\S*|kar\\S*|hai|लग\\S*)|(?:no|lost|losing|not) (?:any )?interest(?:ed)?(?: (?:in it|anymore|now|left))*|interest (?:nahi|nhi|khatam|chala)|(?:dont|do not) (?:feel like|enjoy|like) (?:it|studying it|my (?:course|branch|degree))",
    ),
    unless: phrases(
      "after|ke baad|should i (?:take|choose)|vs|which course|konsa course|10th|11th|12th|options?|what else|kya (?:aur|kar\\S*)|aur kya|(?:interest(?:ed)?|dil|mann?) (?:nahi |nhi )?(?:in|me|mein) (?:coding|core|software|it)",
    ),
    ofCareers: true,
    reply: HALFWAY_WITHOUT_HEART,
    below: [nearCareer],
  },
  {
    cue: phrases(
      "(?:change|switch|shift|badal\\S*)(?: \\S+){0,3} (?:from )?(?:ba|bcom|b com|bsc|b sc|bba|bca|btech|b tech) (?:to|se|into) (?:ba|bcom|b com|bsc|b sc|bba|bca|btech|b tech|law)(?: .*)?|(?:ba|bcom|b com|bsc|b sc|bba|bca|btech|b tech) (?:se|to|chh?od ?kar) (?:ba|bcom|b com|bsc|b sc|bba|bca|btech|b tech)(?: \\S+){0,3} (?:change|switch|shift|badal\\S*|transfer)(?: .*)?",
    ),
    unless: phrases("after|ke baad|completed|complete|hone ke baad"),
    reply: CHANGING_THE_DEGREE,
  },
  {
    cue: phrases(
      "(?:dont|do not|didnt|cant|not|no) (?:get|getting|got|have)?(?: \\S+)? ?(?:admission|seat|college)(?: \\S+)? (?:anywhere|any where|in any)(?: .*)?|(?:admission|seat|एडमिशन) (?:kahin|kahi|kisi|कहीं)(?: \\S+){0,3} (?:nahi|nhi|नहीं)(?: .*)?|(?:kahin|kahi|kisi college|कहीं)(?: \\S+){0,3} (?:admission|seat|एडमिशन)(?: \\S+)? (?:nahi|nhi|नहीं)(?: .*)?",
    ),
    reply: NO_ADMISSION_ANYWHERE,
  },
  {
    cue: phrases(
      "(?:how|kaise)(?: \\S+){0,3} (?:tell|know|judge|check|find|find out|see|pata\\S*|jaan\\S*)(?: \\S+){0,6} (?:aptitude|suited|suitable|suits?|cut out|capable|fit|right|made|layak|suit)(?: .*)?|(?:am i|is (?:he|she|my \\S+)) (?:suited|suitable|cut out|fit|right|made) for(?: .*)?",
    ),
    unless: phrases("which career|kaun ?sa career|physically|medically|army|nda|height|college|course is"),
    ofCareers: true,
    reply: IS_IT_IN_ONE,
    below: [wayToCareer],
  },
  {
    cue: phrases("(?:sainik|military) schools?|rimc|jnvst|navodaya|aissee|सैनिक स्कूल|नवोदय"),
    unless: phrases("teachers?|job|jobs|salary|vacancy|warden"),
    ofCareers: true,
    reply: SCHOOLS_OF_THE_CENTRE,
  },
  {
    cue: phrases(
      "(?:kya|kaun ?s[aie]|kons[aie]|which|what|कौन ?सी) (?:new |extra )?(?:skills?|हुनर)(?: \\S+){0,4} (?:seekh\\S*|sikh\\S*|learn|develop|सीख\\S*)(?: .*)?",
      "skills?(?: \\S+){0,6} (?:whatever|any|every|all|har|kisi bhi) (?:career|careers|job|jobs|field|work|kaam)(?: .*)?|(?:whatever|any|every|har|kisi bhi) (?:career|job|field|kaam)(?: \\S+){0,5} skills?(?: .*)?|(?:हर|किसी भी) (?:काम|करियर)(?: \\S+){0,4} (?:हुनर|कौशल|skills?)(?: .*)?",
    ),
    unless: phrases("b ?tech|bca|bba|b ?com|b ?sc|ba|b ?a|m ?com|mca|mba|iti|diploma|बीए|बीकॉम|बीएससी"),
    reply: SKILLS_FOR_EVERY_CAREER,
  },
  {
    cue: both(
      "(?:iit|iits|iim|nit|tier 1|top college|famous college|big college|आईआईटी)",
      "(?:(?:really |so )?(?:necessary|important|everything|a must|must|zaroori|zaruri|jaruri|जरूरी) (?:for|to|in|ke liye|hai|h)|(?:good|successful) life|success\\S*|life over|hi sab kuch|sab kuch)",
    ),
    unless: phrases("maths?|physics|chemistry|boards?|percent\\S*|marks|coaching|subjects?"),
    reply: IS_A_FAMOUS_COLLEGE_NEEDED,
  },
];
