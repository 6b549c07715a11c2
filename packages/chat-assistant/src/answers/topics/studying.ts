import { phrases } from "../../reading/words.ts";
import { examAnswer } from "../exam.ts";
import { examBriefly, readList, wayToCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  AFRAID_OF_LIVING_AWAY,
  COACHING_OR_NOT,
  DEGREE_FROM_AFAR,
  ENGLISH_IS_A_TOOL,
  ENTRANCES_AFTER_TWELFTH,
  FAR_FROM_THE_CITY,
  FINDING_A_LIKING,
  HOBBY_AND_WORK,
  HOSTEL_OR_HOME,
  HOW_TO_PREPARE,
  INTO_THE_SECOND_YEAR,
  OPEN_SCHOOLING,
  PAID_WHILE_LEARNING,
  WORK_BESIDE_STUDIES,
} from "./studying-texts.ts";

const OR = "(?:or|ya|vs|versus|and|aur|या)";
const WHILE_STUDYING =
  "(?:while (?:studying|i study|in college|doing|learning)|with (?:studies|study|college|school)|along with (?:studies|study|college|school)|during (?:college|studies|graduation|school)|as a student|for (?:a )?(?:college |school )?students?|(?:padhai|college|school|graduation|पढाई|कॉलेज) (?:ke|k|के) (?:saath|sath|time|साथ)|beside (?:studies|college|study)|(?:holidays?|vacations?|free time|chh?utt?i\\S*|छुट्ट\\S*)(?: (?:me|mein|में))?)";
const AFRAID = "(?:darr?|dara|ghabra\\S*|scared|afraid|fear|nervous|anxious|डर|घबरा\\S*)";
const AWAY =
  "(?:(?:akel[aei]|alone|अकेल[ाेी]) (?:reh\\S*|rah\\S*|liv\\S*|stay\\S*|रह\\S*)|(?:liv\\S*|stay\\S*|be) (?:all )?alone|(?:dusr[aei]|doosr[aei]|nay[aei]|bad[aei]|another|new|other|big|दूसरे|नए|बड़े|बडे) (?:sheh?a?r|shahar|city|शहर)|(?:hostel|pg|हॉस्टल) (?:life|me|mein|में)|ghar se door|away from home|leav\\S* home|घर से दूर)";
const EARN = "(?:earn\\S*|money|income|paise|paisa|kama\\S*|job|jobs|work|kaam|naukri|कमा\\S*|पैसे|काम|नौकरी)";

/** Words of where one lives and what one has, and of no work. */
const OF_PLACE_AND_MEANS =
  /^(?:villag\S*|rural|gaon|tribal|adivasi|remote|area|areas|town|towns|small|poor|internet|network|net|wifi|laptops?|computers?|phones?|mobiles?|smartphones?|school|schools|college|farm\S*|student|students|background|online|far|city|cities|access|electricity)$/;

/** Words of the language that one has, and of no work. */
const OF_LANGUAGE =
  /^(?:english|hindi|mediums?|languages?|speak\S*|spoken|communication|fluent|weak|students?|background|boards?|schools?|problems?)$/;

/** How to study: where, with whom, by which school, and beside what. */
export const STUDY_TOPICS: readonly Topic[] = [
  {
    cue: phrases("nios(?: .*)?|open (?:school|schooling|board)(?: .*)?|private (?:candidate|se 12th|se 10th)(?: .*)?|ओपन स्कूल\\S*|एनआईओएस"),
    reply: OPEN_SCHOOLING,
    ofCareers: true,
    below: [wayToCareer, examAnswer],
  },
  {
    cue: phrases(
      "(?:distance|correspondence|online|ignou|private) (?:\\S+ )?(?:degrees?|education|learning|graduation|mba|bba|bca|bcom|ba|mca|course (?:valid|worth)|mode|university|se|valid)(?: .*)?",
      "(?:degree|graduation|mba|bba|bca|bcom|ba|mca|msc|ma) (?:from |by |in |through )?(?:distance|correspondence|online|ignou|private)(?: .*)?|ignou|ghar se (?:graduation|degree)(?: .*)?|(?:job|naukri|kaam|नौकरी|काम) (?:ke|k|के) (?:saath|sath|साथ)(?: (?:me|mein|hi))? (?:graduation|degree|college|ba|bcom|bca|bba|mba|ग्रेजुएशन|डिग्री)(?: .*)?|(?:graduation|degree|bcom|bca|bba) (?:job|naukri) (?:ke|k) (?:saath|sath)(?: .*)?|(?:graduation|degree) (?:with|while|along with|beside) (?:a |my )?(?:full time )?(?:job|working|work)(?: .*)?|दूरस्थ\\S*|इग्नू",
    ),
    unless: phrases("private (?:\\S+ )?(?:college|job|university|institute)", "online (?:jobs?|work)"),
    ofCareers: true,
    reply: DEGREE_FROM_AFAR,
    below: [wayToCareer, readList],
  },
  {
    cue: phrases(
      "apprentice\\S*|naps|nats|earn while (?:you )?learn\\S*|(?:study|learn) (?:and|aur) (?:earn|work|job)(?: .*)?|(?:earn|work|job) (?:and|aur) (?:study|learn|padhai)(?: .*)?|अप्रेंटिस\\S*",
      `(?:job|naukri|kaam|work|नौकरी|काम) (?:ke|k|के) (?:saath|sath|साथ) (?:padh\\S*|study|college|degree|पढ\\S*)(?: .*)?|(?:dual|work integrated|degree with stipend|degree apprenticeship)(?: .*)?`,
    ),
    unless: phrases("work and study abroad"),
    ofCareers: true,
    reply: PAID_WHILE_LEARNING,
  },
  {
    cue: phrases(
      `(?:side|extra|part time|parttime|passive) (?:income|hustle|job|jobs|work|earning|business|naukri|kaam)(?: .*)?|part time(?: .*)?|pocket money(?: .*)?|पार्ट टाइम(?: .*)?`,
      `${EARN}(?: \\S+){0,4} ${WHILE_STUDYING}(?: .*)?|${WHILE_STUDYING}(?: \\S+){0,4} ${EARN}(?: .*)?`,
      "(?:paise|paisa) kaise kama\\S*(?: .*)?|how (?:to|can i|do i) (?:earn|make) money(?: .*)?|पैसे कैसे कमा\\S*",
      "(?:paise|paisa|money) (?:\\S+ )?kama\\S*(?: \\S+){0,3} (?:9|10|11|12)(?:th)? (?:me|mein|class)(?: .*)?|(?:9|10|11|12)th (?:me|mein|class)(?: \\S+){0,4} (?:paise|paisa|money) (?:\\S+ )?kama\\S*(?: .*)?",
      "(?:earn|make|earning|making)(?: some)? money (?:online|from home|from phone|from mobile|on internet)(?: .*)?|online (?:paise|paisa|earning|kamai|income)(?: .*)?|(?:ghar baithe|mobile se|phone se|internet se) (?:paise|paisa|kama\\S*)(?: .*)?|(?:ऑनलाइन|घर बैठे|मोबाइल से) (?:पैसे|पैसा|कमा\\S*)(?: .*)?",
    ),
    unless: phrases("house ?wi(?:fe|ves)|home ?maker|गृहिणी|after retirement|retired"),
    reply: WORK_BESIDE_STUDIES,
  },
  {
    cue: phrases(
      "lateral entry(?: .*)?|direct (?:in |to )?(?:second|2nd) year(?: .*)?|(?:direct )?(?:second|2nd) year (?:me )?(?:admission|entry|btech|engineering|diploma)(?: .*)?|leet(?: .*)?|(?:diploma|polytechnic|iti) (?:ke baad|se|after|then)(?: \\S+){0,2} (?:second|2nd) year(?: .*)?|लेटरल एंट्री",
      "(?:diploma|polytechnic|डिप्लोमा)(?: \\S+){0,6} (?:btech|b tech|be|engineering|बीटेक)(?: \\S+){0,2} (?:direct|directly|admission|second|2nd|lateral|seedha|सीधे)(?: .*)?|(?:direct|directly|seedha)(?: \\S+){0,3} (?:btech|b tech|engineering)(?: \\S+){0,4} (?:diploma|polytechnic)(?: .*)?",
    ),
    ofCareers: true,
    reply: INTO_THE_SECOND_YEAR,
    below: [readList],
  },
  {
    cue: phrases(
      `(?:coaching|tuition|classes|institute|कोचिंग)(?: \\S+){0,4} ${OR} (?:self|khud|ghar|online|without|school|खुद)(?: .*)?|self ?study(?: .*)?|khud se (?:padh\\S*|taiyari|tayari)(?: .*)?`,
      "(?:without|bina|no) (?:any )?(?:coaching|tuition)(?: .*)?|(?:coaching|tuition|कोचिंग) (?:nahi|nhi|नहीं|matters?|helps?|ke bina|zaroori|zaroorat|zarurat|jaroori|is (?:necessary|needed|must|important|compulsory|required)|zaruri|jaruri|lena|leni|lu|lun|karu|join|worth|के बिना|जरूरी)(?: .*)?",
      "online (?:\\S+ )?(?:coaching|classes|tuition) (?:or|vs|versus|ya)(?: .*)?|(?:is|do i need|need|should i (?:join|take)|join)(?: \\S+){0,2} (?:coaching|tuition)(?: .*)?|(?:kota|कोटा) (?:jana|jau|jaau|jaye|ja\\S*|bhej\\S*|worth|or|ya|coaching|भेज\\S*|जा\\S*|या)(?: .*)?|send(?: \\S+){0,3} to kota(?: .*)?",
    ),
    unless: phrases("(?:best|top|good|which|cheap|near)(?: \\S+){0,3} (?:coaching|institute)|(?:difference|differ|fark|antar|अंतर|फर्क)"),
    ofCareers: true,
    reply: COACHING_OR_NOT,
    below: [examBriefly, wayToCareer],
  },
  {
    cue: phrases(
      "(?:ki|ka) (?:taiyari|tayari|preparation)(?= $)|(?:exam|pariksha|ke liye) (?:kaise|kya) padh\\S*(?: .*)?",
      "(?:when|kab|kab se|which class|kis class|konsi class|kaunsi class)(?: \\S+){0,4} (?:start|begin|shuru|prepare|preparing|preparation|taiyari|tayari|padh\\S*)(?: .*)?",
      "(?:taiyari|tayari|preparation|prepare|preparing|तैयारी)(?: \\S+){0,3} (?:kab|kaise|kese|shuru|start|how|karu|kare|karni|कैसे|कब|शुरू)(?: .*)?|(?:how|kaise|kese)(?: \\S+){0,3} (?:prepare|preparation|preparing|crack|clear|taiyari|tayari)(?: .*)?|(?:कैसे|कब) (?:\\S+ )?तैयारी(?: .*)?",
    ),
    unless: phrases("interviews?", "(?:how|kaise) (?:to )?prepare (?:\\S+ )?(?:food|cake|tea|dish)"),
    reply: HOW_TO_PREPARE,
    below: [examAnswer],
  },
  {
    cue: both(AFRAID, AWAY),
    reply: AFRAID_OF_LIVING_AWAY,
  },
  {
    cue: phrases(
      `pg ${OR} hostel|hostel ${OR} pg|(?:hostels?|pg|छात्रावास|हॉस्टल)(?: \\S+){0,4} ${OR} (?:home|ghar|day scholar|local|near|घर)(?: .*)?|(?:home|ghar|day scholar|घर)(?: \\S+){0,3} ${OR}(?: \\S+){0,2} (?:hostels?|pg|हॉस्टल)(?: .*)?`,
      "(?:hostels?|hostel life|हॉस्टल)(?: \\S+){0,3} (?:me|mein|better|good|life|rehna|rahna|safe|lena|lu|jau|should|fear|dar|में)(?: .*)?|(?:leave|leaving) home for (?:college|studies)(?: .*)?|(?:ghar se door|far from home|other city|dusre shehar|bahar)(?: \\S+){0,3} (?:padh\\S*|study|studying|college)(?: .*)?|should i (?:live|stay) in (?:a )?(?:hostel|pg)(?: .*)?",
    ),
    unless: phrases("hostel (?:warden|manager|business|owner|fees?)"),
    reply: HOSTEL_OR_HOME,
  },
  {
    cue: phrases(
      "(?:weak|poor|bad|not good|not fluent|kamzor|kamjor) (?:in |at )?(?:my )?(?:english|spoken english|communication)(?: .*)?|(?:my )?english (?:\\S+ ){0,3}(?:weak|poor|bad|kamzor|kamjor|nahi|nhi|not good|problem|low|improve|better|sudhar\\S*|sikh\\S*|seekh\\S*)(?: .*)?|english kaise(?: .*)?",
      "english (?:[jz]a?ruri|[jz]aroori|compulsory|mandatory|must|needed|required|necessary|aana|aani|aati honi)(?: .*)?|(?:अंग्रेजी|इंग्लिश) (?:जरूरी|आना|आनी)(?: .*)?",
      "(?:cant|cannot|dont|unable to|afraid to|scared to|without|not able to)(?: \\S+){0,2} (?:speak )?english(?: .*)?|(?:improve|learn|speak) (?:my |fluent )?(?:spoken )?english(?: .*)?|hindi medium(?: .*)?|(?:bina english|english ke bina|english medium nahi)(?: .*)?|(?:अंग्रेजी|इंग्लिश)(?: \\S+){0,3} (?:कमजोर|नहीं|खराब|कैसे)(?: .*)?|हिंदी माध्यम(?: .*)?",
    ),
    unless: phrases(
      "\\S+ (?:or|vs|ya) \\S+(?: \\S+){0,3} (?:which|better|more scope|konsa|kaunsa)",
      "(?:english|hindi)(?: medium)? (?:teachers?|professor|lecturer|tutor|literature|honours|hons|news|newspaper|journalis[tm]|translator|editor)",
      "(?:अंग्रेजी|इंग्लिश|हिंदी) (?:का |की |के )?(?:टीचर|शिक्षक|शिक्षिका|अध्यापक|अध्यापिका|प्रोफेसर|लेक्चरर|साहित्य)",
    ),
    ofCareers: true,
    circumstance: OF_LANGUAGE,
    reply: ENGLISH_IS_A_TOOL,
    below: [wayToCareer, examAnswer, readList],
  },
  {
    cue: phrases(
      "(?:no|without|bad|poor|slow|weak) (?:internet|network|net|wifi|laptop|computer|smartphone)(?: .*)?|(?:internet|network|net|laptop|computer|smartphone|phone)(?: \\S+){0,2} (?:nahi|nhi|nahin|weak|slow)(?! (?:aat|chala|sikh|seekh))(?: hai| he| h)?(?: .*)?",
      "(?:village|rural|gaon|gaav|gav|remote area|small town|chhote shehar|chote shehar|tribal|adivasi|गांव|गाव|ग्रामीण)(?: \\S+){0,3} (?:se|me|mein|area|background|student|students|boy|girl|hu|hoon|from|live|rehta|rehti|से|में)(?: .*)?|(?:from|in|live in|of) (?:a |an |my )?(?:small )?(?:village|rural area|rural|gaon|remote area)(?: .*)?",
    ),
    unless: phrases(
      "(?:no|without|bina) (?:computers?|laptop|phone) (?:work|jobs?|careers?|skills?|use)|(?:jobs?|careers?|work|kaam|naukri)(?: \\S+){0,4} (?:no|without|bina) (?:computers?|laptop|phone)",
      "(?:help|serve|work|develop\\S*|improve|teach)(?: \\S+){0,3} (?:village|villages|rural|gaon|tribal)",
      "(?:jobs?|work|business|kaam|naukri|career|careers)(?: (?:at|from) home)? (?:in|for|at) (?:a |my )?(?:villages?|rural|gaon)",
      "(?:gaon|village|गांव) (?:me|mein|में) (?:\\S+ )?(?:business|job|kaam|naukri|काम)",
    ),
    circumstance: OF_PLACE_AND_MEANS,
    reply: FAR_FROM_THE_CITY,
    below: [examAnswer, readList],
  },
  {
    cue: phrases(
      "(?:what|which|konsa|kaunsa|kaun se|kaun sa|kon kon|kya kya|list of|all|best|top|important)(?: \\S+){0,3} (?:exams?|entrance|entrances|tests?)(?: \\S+){0,4} (?:12|12th|twelfth|inter|class 12)(?: .*)?|(?:entrance )?exams? (?:\\S+ ){0,2}(?:after|to give after) (?:12|12th|class 12)(?: .*)?",
      "(?:12|12th|class 12|inter|बारहवीं|12वीं) (?:ke baad|k baad|after|pass|के बाद) (?:\\S+ ){0,3}(?:exams?|entrance|entrances|pariksha|परीक्षा|एग्जाम)(?: .*)?|(?:entrance exams?|pariksha) (?:list|names?)(?: .*)?",
    ),
    unless: phrases(
      "design|law|medical|architecture|hotel|fashion|management|nursing|defen[cs]e|agriculture|film|teaching|government|sarkari|govt",
      "(?:no|without|bina|any|koi) (?:entrance )?(?:exams?|entrance|tests?)",
    ),
    ofAll: true,
    reply: ENTRANCES_AFTER_TWELFTH,
  },
];

/** What to do with what one likes, where nothing narrower was understood. */
export const LIKING_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      "(?:how|kaise)(?: \\S+){0,4} (?:find|know|discover|pata|identify|figure out|find out)(?: \\S+){0,5} (?:like|interest|interests|passion|talent|good at|strength|strengths|pasand|ruchi|hobby)(?: .*)?",
      "(?:dont|do not|didnt) (?:really )?like any(?:thing)?(?: subjects?)?|(?:koi|कोई)(?: bhi| भी)? (?:subject|vishay|विषय)(?: \\S+){0,2} (?:nahi|nhi|नहीं)|no favou?rite subject",
      "(?:dont|do not|no|without|not sure)(?: \\S+){0,3} (?:interest|interests|passion|talent|talents|hobby|hobbies|what i like|my interest|my passion)(?: .*)?|(?:interest|passion|ruchi|talent|pasand)(?: (?!(?:hai|he|h|par|per|pr|but|lekin|magar)(?! (?:ya|nahi pata|nhi pata|pata) ) )\\S+){0,4} (?:nahi|nhi|pata|kaise|kya hai)(?: .*)?|(?:nahi|nhi|nahin|dont know|not know|नहीं) (?:pata|maloom|malum|जानता|पता)?(?: \\S+){0,4} (?:pasand|ruchi|interest|like|पसंद|रुचि)(?: .*)?|i am good at nothing|(?:mujhe |main )kuch (?:bhi )?(?:nahi|nhi) (?:aata|ata|aati)|(?:रुचि|पसंद|शौक)(?: (?!(?:है|पर|लेकिन|मगर) )\\S+){0,3} (?:पता|कैसे|नहीं)(?: .*)?",
      "(?:padhai|padhne|study|studies|studying|पढाई|पढने)(?: \\S+){0,4} (?:mann nahi|man nahi|mann nhi|man nhi|dil nahi|boring|bore|not interested|no interest|accha nahi lag\\S*|achha nahi lag\\S*|acha nahi lag\\S*|मन नहीं)(?: .*)?|(?:accha|achha|acha|mann|man) (?:nahi|nhi) (?:lag\\S*|kar\\S*) (?:padhai|padhne|study)(?: .*)?|(?:dont|do not) (?:feel like|like) (?:to )?(?:study|studying|studies)(?: .*)?",
    ),
    reply: FINDING_A_LIKING,
  },
  {
    cue: phrases(
      "(?:hobby|hobbies|passion|shauk|shok)(?: \\S+){0,4} (?:career|careers|job|jobs|profession|work|earn|paise|paisa|naukri|kamai)(?: .*)?|(?:turn|make|convert)(?: \\S+){0,3} (?:hobby|passion)(?: .*)?|(?:शौक|हॉबी)(?: \\S+){0,3} (?:करियर|कमाई|काम)(?: .*)?",
    ),
    reply: HOBBY_AND_WORK,
  },
];
