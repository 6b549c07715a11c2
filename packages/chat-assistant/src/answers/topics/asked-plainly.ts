import { WEAK_IN_MATHS } from "../../reading/weak-subjects.ts";
import { anyCue, phrases } from "../../reading/words.ts";
import { wayToCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import {
  BANKS_TAKE_EVERY_STREAM,
  COMPUTER_CERTIFICATE,
  CUET_FOR_UNIVERSITIES,
  ENGLISH_IS_SPOKEN_THERE,
  IN_VILLAGES,
  SKIES_WITHOUT_MATHS,
} from "./asked-plainly-texts.ts";

const NEEDED =
  "(?:[jz]a?ruri|[jz]aroori|jarurat|zarurat|compulsory|mandatory|must|needed?|required?|necessary|chahiye|aan[ai](?: .*)? chahiye|lagta|lagegi|lagega|जरूरी|चाहिए|आना|आनी)";
const ENGLISH = "(?:spoken |fluent |acch?i |good )?(?:english|angrezi|angreji|इंग्लिश|अंग्रेजी)";
const SPEAKS_IT =
  "(?:air ?host\\S*|cabin crew|flight attendants?|call cent\\S*|bpo|customer (?:care|support|service)|hotels?(?: management| line)?|hotel receptionists?|receptionists?|front office|pilots?|tour(?:ist)? guides?|एयर होस्टेस|कॉल सेंटर|होटल|पायलट)";
const COMPUTERS = "(?:computers?(?: course| certificate| knowledge| diploma)?|ccc|o level|rs ?cit|cpct|typing|कंप्यूटर|टाइपिंग)";
const STATE_POSTS =
  "(?:patwari|lekhpal|talathi|vdo|gram (?:sevak|vikas adhikari|panchayat \\S+)|village development officer|panchayat (?:sachiv|secretary)|ldc|lower division clerk|junior assistant|tehsildar|kanungo|rajasva karmchari|पटवारी|लेखपाल|ग्राम (?:सेवक|विकास)\\S*)";
const BANKS = "(?:banks?|banking|बैंक\\S*)";
const STREAM_OF_PEOPLE =
  "(?:(?:arts|humanities|science|pcm|pcb|commerce|agri\\S*|ba|bsc|b sc|आर्ट्स|साइंस|कॉमर्स|कृषि)(?: (?:wal[aeio]|students?|background|stream|side|graduates?|se|ke (?:baad|students?)|वाल\\S*|से))+)";
const MAY =
  "(?:can|could|eligible|allowed|possible|(?:kar|ja|ho|ban|lag|mil|de|कर|जा|हो|बन|मिल) ?(?:sak|सक)\\S*|mil(?:egi|ti)|मिलेगी|hoga|hota|kya)";
const VILLAGES = "(?:villages?|gaon\\S*|gaanv|gram|rural(?: areas?| india)?|गांव\\S*|गाव\\S*|ग्रामीण)";
const DEMAND = "(?:demand|scope|need(?:ed)?|zarurat|jarurat|chal(?:ta|ti|egi|ega)|kaam mil\\S*|jobs?|naukri|मांग|माग|ज़रूरत|जरूरत|स्कोप|नौकरी)";
const SERVES_A_VILLAGE =
  "(?:doctors?|vets?|veterinar\\S*|pashu chikitsak|nurses?|pharmacists?|medical store|lawyers?|vakil|advocates?|engineers?|teachers?|physiotherapists?|dentists?|lab technicians?|electricians?|mechanics?|डॉक्टर|नर्स|वकील|टीचर|शिक्षक)";
export const SKIES = "(?:astronomy|astrophysics|space(?: science)?|stars|universe|antariksh|khagol\\S*|brahmand|अंतरिक्ष|खगोल\\S*)";
const WITHOUT_MATHS = phrases("(?:without|bina|बिना) (?:maths?|mathematics|ganit|गणित|मैथ्स?)");
const UNIVERSITIES =
  "(?:du|delhi university|bhu|banaras hindu university|jnu|jamia(?: millia(?: islamia)?)?|amu|aligarh muslim university|central universit(?:y|ies)|allahabad university|hyderabad university|दिल्ली विश्वविद्यालय|बीएचयू|जामिया)";
const ASKED_FOR = `(?:${NEEDED}|necessary|without|bina|dena (?:hoga|padega|hai|padta)|ke through|through|se hi|hi se|देना (?:होगा|पडेगा)|बिना)`;

/** Asked for a yes or a no, which comes first, where records say it only in passing. */
export const PLAINLY_ASKED_TOPICS: readonly Topic[] = [
  {
    cue: new RegExp(
      `^(?=.* ${SPEAKS_IT} )(?=.* ${ENGLISH}(?: \\S+){0,3} ${NEEDED} |.* ${NEEDED}(?: \\S+){0,3} ${ENGLISH} |.* (?:is|kya) ${ENGLISH} )`,
      "u",
    ),
    unless: phrases("without|bina|weak|kamzor|kamjor|poor in|bad at|teacher|height|kitn\\S*|how much|बिना|कमजोर|कितन\\S*"),
    ofCareers: true,
    reply: ENGLISH_IS_SPOKEN_THERE,
    below: [wayToCareer],
  },
  {
    cue: new RegExp(`^(?=.* ${STATE_POSTS} )(?=.* ${COMPUTERS}(?: \\S+){0,4} ${NEEDED} |.* ${NEEDED}(?: \\S+){0,3} ${COMPUTERS} )`, "u"),
    ofCareers: true,
    reply: COMPUTER_CERTIFICATE,
    below: [wayToCareer],
  },
  {
    cue: new RegExp(`^(?=.* ${BANKS} )(?=.* ${STREAM_OF_PEOPLE} )(?=.* ${MAY} )`, "u"),
    unless: phrases("loan|account|salary|vs|versus|better|manager|lawyer|kaise|how"),
    ofCareers: true,
    reply: BANKS_TAKE_EVERY_STREAM,
  },
  {
    cue: new RegExp(`^(?=.* ${VILLAGES} )(?=.* ${SERVES_A_VILLAGE} )(?=.* ${DEMAND} )`, "u"),
    unless: phrases("from (?:a |my )?village|gaon (?:se|ka|ki) (?:hu|hoon|hun|rehn\\S*)|girl|ladki|kaise|how to|salary|course"),
    ofCareers: true,
    reply: IN_VILLAGES,
    below: [wayToCareer],
  },
  {
    cue: new RegExp(`^(?=.* ${UNIVERSITIES} )(?=.* (?:cuet|cuet ug|सीयूईटी) )(?=.* ${ASKED_FOR} )`, "u"),
    unless: phrases("pg|masters?|marks|percentile|score|cut ?off|which subjects?|kaun ?s[ae] subjects?|mba|phd|llb"),
    reply: CUET_FOR_UNIVERSITIES,
  },
  {
    cue: new RegExp(`^(?=.* ${SKIES} )(?=.*(?:${anyCue(WEAK_IN_MATHS, WITHOUT_MATHS).source}))`, "u"),
    unless: phrases("lawyer|law|work ?space|office space"),
    reply: SKIES_WITHOUT_MATHS,
  },
];
