import { anyCue, phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  AROUND_THE_WORLD,
  IN_UNIFORM,
  MANY_HOLIDAYS,
  NO_FORMALS,
  NOT_EARLY,
  NOT_NINE_TO_FIVE,
  TEACHING_THE_POOR,
  TO_BE_KNOWN,
} from "./conditions-texts.ts";

const NO = "(?:no|not|dont|do not|doesnt|never|hate|without|avoid|cant|cannot|nahi|nhi|nahin|na|bina|नहीं|नही|बिना)";
const NINE_TO_FIVE =
  "(?:9|nine|10|ten)(?: (?:baje|am|बजे))? (?:to|se|से) (?:5|6|five|six)(?: (?:baje|pm|बजे))?(?: (?:wal[aei]|ki|ka|ke|jobs?|naukri|kaam|work|routine|office|life|वाल[ाी]|की|का|नौकरी|जॉब|काम))*";
const WORK = "(?:jobs?|careers?|work|naukri|nokri|kaam|profession|field|post|line|करियर|नौकरी|काम|जॉब)";
const EARLY = "(?:early|subah(?: subah)?|jaldi|morning|सुबह|जल्दी)";
const RISE = "(?:wake|waking|get up|getting up|uth\\S*|jag\\S*|alarm|उठ\\S*|जाग\\S*)";

const HOLIDAYS = "(?:holidays?|vacations?|chh?utt?i\\S*|leaves|days off|छुट्टी|छुट्टियां|छुट्टियाँ|छुट्टियों)";
const MANY =
  "(?:lots?(?: of)?|many|more|most|maximum|max|long|enough|plenty|good|zyada|jyada|jada|bahut|sabse|khoob|lambi|ज्यादा|बहुत|सबसे|लंबी)";

const FORMALS =
  "(?:formals?|formal (?:clothes|dress|wear|shirt|kapd\\S*)|(?:wear\\S* )(?:an? )?suits?|suit (?:and |or )?(?:tie|boot)|ties|dress code|फॉर्मल)";

const UNIFORM = "(?:uniforms?|vardi|wardi|vardee|वर्दी|यूनिफॉर्म)";

const FAMOUS =
  "(?:famous|fame|celebrity|celebrit\\S*|mashhoor|mashoor|mashhur|(?:be|become|get) popular|popular (?:hona|ban\\S*)|superstar|naam (?:kama\\S*|karna|ho|roshan)|मशहूर|फेमस|प्रसिद्ध|नाम कमा\\S*)";
const WISHED = "(?:want|wants|wish|become|becoming|be|get|dream|ban\\S*|hona|hone|chah\\S*|kaise|how|बन\\S*|होना|चाह\\S*|कैसे)";

const WORLD =
  "(?:(?:the )?(?:whole )?world|abroad|foreign (?:countries|trips?)|different countries|many countries|duniya|poori duniya|videsh|दुनिया|विदेश)";
const TRAVELS = "(?:travel\\S*|tour|trips?|ghoom\\S*|ghum\\S*|घूम\\S*)";
const SEES = "(?:(?:see|seeing|explore|exploring) (?:the )?(?:whole )?world|(?:duniya|दुनिया) (?:dekh\\S*|देख\\S*))";
const BY_WORK = `(?:${WORK}|want|dream|love|like|pasand|chah\\S*|sapna|चाह\\S*|पसंद|सपना|free|paid|muft|company|kharche?|salary|मुफ्त)`;

const POOR = "(?:poor|needy|underprivileged|slums?|street|gar+ib\\S*|gareeb\\S*|anath|orphans?|गरीब\\S*|अनाथ)";
const PUPILS = "(?:children|kids?|students?|child|bac+h+\\S*|बच्च\\S*)";
const TEACHES = "(?:teach|teaching|padha(?:na|ne|u|un|oon|ta|ti)|educate|पढा(?:ना|ने|ऊं|ता|ती))";

/** What somebody wishes of work beside what it is about: its hours, its holidays, its clothes, being seen, seeing the world. */
export const CONDITION_TOPICS: readonly Topic[] = [
  {
    cue: anyCue(
      both(NINE_TO_FIVE, NO),
      phrases("flexible (?:working |work )?(?:hours?|timings?|time|schedule)|(?:own|choose my) (?:working |work )?(?:hours|timings?)"),
    ),
    unless: phrases("(?:from home|wfh|part ?time|students?|salary|leave my job|quit my job|without degree)"),
    reply: NOT_NINE_TO_FIVE,
  },
  {
    cue: new RegExp(`^(?=.* ${EARLY} )(?=.* ${RISE} )(?=.* ${NO} |.* late )(?=.* ${WORK} )`, "u"),
    unless: phrases("(?:padh\\S*|study|studies|studying|exams?|school|neet|jee|upsc|vs|better|पढ\\S*)"),
    ofCareers: true,
    reply: NOT_EARLY,
  },
  {
    cue: phrases(`${MANY} (?:\\S+ )?${HOLIDAYS}(?: .*)?|${HOLIDAYS} (?:\\S+ ){0,2}(?:zyada|jyada|bahut|ज्यादा|बहुत)(?: .*)?`),
    unless: phrases(
      "(?:summer|during|in my|in the|my|garmi\\S*|me kya|mein kya|course|internship|part ?time|study|padh\\S*|after|exam|no|without|homework|leave (?:letter|application))",
    ),
    reply: MANY_HOLIDAYS,
  },
  {
    cue: new RegExp(`^(?=.* ${FORMALS} )(?=.* ${NO} )(?=.* (?:wear\\S*|pehe?n\\S*|paha?n\\S*|${WORK}|पहन\\S*) )`, "u"),
    unless: phrases("(?:interview|court|lawyer|college|file|against)"),
    reply: NO_FORMALS,
  },
  {
    cue: both(UNIFORM, `(?:${WORK}|want|chahiye|pasand|wear|pehe?n\\S*|paha?n\\S*|wal[aei]|like|love|chah\\S*|चाहिए|पसंद|पहन\\S*|वाल[ाी])`),
    unless: phrases("(?:school|college|design\\S*|stitch\\S*|sil\\S*|shop|business|making|factory|civil code|hate|dont (?:want|like))"),
    reply: IN_UNIFORM,
  },
  {
    cue: anyCue(
      both(FAMOUS, WISHED),
      phrases("(?:apna |bada |bahut )*naam (?:kamana|banana|karna|kamaana)(?: (?:hai|h|chah\\S*|kya|kaise|karu|kare))*"),
    ),
    unless: phrases(
      "(?:courses?|colleges?|institutes?|companies|company|universit\\S*|schools?|people|persons?|books?|exams?|degrees?|most|jobs?|careers? (?:in|after)|cities|city|why|kyu|kyon)",
    ),
    reply: TO_BE_KNOWN,
  },
  {
    cue: new RegExp(
      `^(?=.* ${TRAVELS}(?: \\S+){0,3} ${WORLD} |.* ${WORLD}(?: \\S+){0,2} ${TRAVELS} |.* ${SEES} |.* (?:foreign|international|videsh\\S*) (?:trips?|tours?|travel|yatra) )(?=.* ${BY_WORK} )`,
      "u",
    ),
    unless: phrases("(?:study|studies|padh\\S*|masters?|ms|mba|mbbs|degree|visa|loan|blog\\S*|vlog\\S*|fees?|nurse|part ?time)"),
    circumstance: /^(?:world|free|foreign|countr\S*|abroad|travel\S*|tour\S*|trip\S*|company|duniya|videsh|pay|paid)$/,
    reply: AROUND_THE_WORLD,
  },
  {
    cue: new RegExp(`^(?=.* ${POOR} )(?=.* ${PUPILS} )(?=.* ${TEACHES} )`, "u"),
    unless: phrases(
      "(?:i am|im|main|mai|मैं) (?:(?:ek|an?|very|bahut|so|एक|बहुत) )*(?:poor|gar+ib|गरीब)|poor (?:in|student)|fees?|loan|family|tuition",
    ),
    ofCareers: true,
    reply: TEACHING_THE_POOR,
  },
];
