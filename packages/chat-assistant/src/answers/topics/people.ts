import { p } from "../../html/write.ts";
import { ASKS_TO_QUALIFY } from "../../reading/asks.ts";
import { readQuestion } from "../../reading/reading.ts";
import { anyCue, phrases } from "../../reading/words.ts";
import { type SpokenAnswer, spoken } from "../answer.ts";
import { compareAnswer } from "../compare.ts";
import { stepsOfExam } from "../exam-papers.ts";
import { listOfLiked, listOfOthers, listWithoutUniform, openToWhom, wayToCareer } from "../follow-up.ts";
import { highPayAnswer } from "../high-pay.ts";
import { sidesAnswer } from "../sides.ts";
import type { Topic } from "../topic.ts";
import { limitsOfExam, unheldAnswer } from "../unheld.ts";
import { both } from "./both.ts";
import {
  ASK_BY_NEED,
  GOVERNMENT_WITH_A_DISABILITY,
  MARRIED_AND_THE_FORCES,
  OPEN_TO_ALL,
  SO_BEGIN_WITH_YOUR_LIKING,
  TELL_CLASS_FOR_POSTS,
  WITH_A_DISABILITY,
  WOMEN_AT_SEA,
  WOMEN_FLY_FIGHTERS,
  WOMEN_IN_THE_FORCES,
  WOMEN_QUALIFY_ALIKE,
} from "./people-texts.ts";

const WOMEN =
  "(?:girls?|women|womens|woman|lady|ladies|females?|ladki|ladkiya|ladkiyan|ladkiyo|ladkiyon|larki|larkiyan|mahila|mahilaye|mahilayen|mahilaon|लडकी|लडकियां|लडकियों|महिला|महिलाएं|महिलाओं)";
const MEN = "(?:boys?|men|ladka|ladke|ladko|ladkon|लडका|लडके|लडकों)";
const FORCES =
  "(?:army|navy|air ?force|defen[cs]e|nda|cds|afcat|agniveer|agnipath|fauj|sena|military|armed forces|forces|soldiers?|commando|infantry|bsf|crpf|cisf|itbp|capf|coast guard|fighter (?:jet )?pilots?|आर्मी|सेना|नौसेना|वायुसेना|एयरफोर्स|एनडीए|फौज|अग्निवीर|डिफेंस)";
/** Which of two is better is asked for, or what some work is, and for whom only by the way. */
const WEIGHED_FOR_ANYONE = phrases(
  "(?:ladke|ladki|bete|beti|bachche|लडके|लडकी|बेटे|बेटी) (?:ke|k|के) (?:liye|lie|लिए) (?:pooch|puch|पूछ)\\S*",
  "(?:better|safer|easier|best)(?: \\S+){0,1} than (?:\\S+ ){1,4}(?:job )?for (?:an? )?(?:girls?|women|ladies)",
  "iti (?:me|mein) (?:\\S+ ){0,4}(?:trades?)|(?:kaun ?s[aei]|which|kaun kaun se?) trades?",
);

/** Women as those who are cared for, dressed or studied with: not those who choose. */
const OTHER_WOMEN = phrases(
  "(?:help|helping|helps|serve|treat|treating|empower\\S*|protect\\S*|teach|teaching|train|clothes|clothing|dress|dresses|fashion|makeup|ngos?|rights|safety|shelter|hospital|issues)(?: \\S+){0,3} (?:girls?|women|ladies|mahila|mahilaon)",
  "(?:girls?|womens?|ladies|boys?|mens?|mahila) (?:college|colleges|school|hostel|hostels|university|clothes|wear|fashion|salon|rights|safety|empowerment|issues|health)",
);
const SHORT_OF_SIGHT = "colou?r ?blind(?:ness)?";
const DISABLED =
  "(?:handicap|handicapped|disabled|disabilit(?:y|ies)|divyang\\S*|viklang\\S*|differently abled|specially abled|blind|deaf|mute|mook badhir|gung[ai]|behr[ai]|bahr[ai]|(?:left|right|ek|one|dono|both) (?:haath|hath|hands?|pair|legs?|arms?|eyes?|aankh|ankh) (?:\\S+ )?(?:kaam nahi|nahi|nhi|kharab|weak|kamzor|paraly\\S*|not)(?: \\S+)?|one eyed|one eye vision|(?:ek|one) (?:aankh|ankh|kaan|eye|ear) se(?: hi)? (?:dikh\\S*|sun\\S*|dekh\\S*)|wheelchair|(?<!(?:engineer|je|civil|department|in|me|the) )pwd(?! (?:department|je|engineer|me|mein|jobs?|civil|office|contractor|ka|ki))|pwbd|hearing impaired|visually impaired|visual impairment|hearing impairment|hearing loss|paraly\\S*|lakwa|amputat\\S*|polio|cerebral palsy|amputee|low vision|partially sighted|sun nahi sakt\\S*|dekh nahi sakt\\S*|chal nahi sakt\\S*|(?:kam )?sun(?:ne|ai|nai) (?:me |nahi |kam )?(?:problem|dikkat|det\\S*)|dikhai nahi det\\S*|ek (?:haath|hath|pair|pao|aankh|ankh|kaan) (?:\\S+ )?(?:nahi|kharab|kharaab|kat\\S*)|lost (?:both |my |his |her |the )*(?:legs?|arms?|hands?|eyes|feet)|dwarf\\S*|short stature|bauna|bauni|बौन[ाी]|(?:lost|have|with|only) one (?:hand|arm|leg|eye|ear)|one (?:hand|arm|leg|eye|ear) (?:is |was )?(?:not|missing|lost|amputated|weak)|दिव्यांग\\S*|विकलांग\\S*|नेत्रहीन|दृष्टिहीन|बधिर|अंधा|बहरा)";

/** Ships that carry goods: no force of the State. */
const MERCHANT_NAVY = "(?:merchant navy|merchant ships?|merchant marine|deck cadets?|marine engineers?|dns course|imu cet|मर्चेंट नेवी)";

/** A girl or a boy of whom a liking is told is asked for by that liking. */
const TOLD_BY_A_LIKING = phrases(
  "(?:girls?|boys?|woman|ladk[aie]|student)(?: \\S+){0,2} (?:who|that|jise|jisko|jo) (?:.*)?|(?:girls?|boys?|woman) (?:likes?|loves?|enjoys?)",
);

/** One boy of whom something is told is who asks, and no question about men. */
const ONE_BOY = phrases(
  `(?:ek|a|an|one|mere|meri|my|is|this|एक|मेरे|इस)(?: \\S+){0,4} (?:boy|ladk[ae]|लडक[ाे])|(?:arts|commerce|science|pcm|pcb|maths|bio|10th|12th|class|आर्ट्स|कॉमर्स|साइंस) (?:wal[aei]|ke|ka|वाले|के)? ?(?:boys?|ladk[aeo]\\S*|लडक[ाेो]\\S*)|(?:gaon|village|town|gareeb|garib|poor|normal|simple|गांव|गरीब) (?:ke |का |के |ka )?(?:boys?|ladk[aeo]\\S*|लडक[ाेो]\\S*)`,
);

/** Whom somebody helps for a living, and not who asks. */
const CARED_FOR_BY_WORK = phrases(
  SHORT_OF_SIGHT,
  "(?:blind|deaf) schools?",
  `(?:help|helping|helps|teach|teaching|teachers?|educators?|interpreters?|therapists?|doctors?|coach|serve|serving|treat|treating|care|caring|train|training|work with|working with|ngos?|school for|therapy|machines?|devices?|app) (?:\\S+ ){0,3}${DISABLED}`,
  `${DISABLED} (?:\\S+ ){0,2}(?:ki (?:madad|help|seva)|ko (?:padha\\S*|sikha\\S*)|rights|children|kids|bachcho|bachchon|baccho|bachche)`,
);

const FOR_WHOM = new RegExp(` (?:(?:for|as)(?: an?)? ${WOMEN}|${WOMEN} (?:ke liye|k liye|के लिए))(?= )`, "gu");
/** Whose choice it is, told between two sides: "or should my daughter do teaching". */
const WHO_CHOOSES =
  / (?:should|shall|can|must) (?:i|she|my (?:daughter|sister|girl)|meri beti|beti) (?:do|take|study|choose|become|go for|go into)(?= )/gu;
/** What is asked of one side stands between its name and the other: "engineering good or teaching". */
const JUDGED = / (?:a )?(?:good|better|safe|suitable|right)(?: (?:career|choice|option))?(?= (?:or|vs|ya) )/gu;
const GOVERNMENT = "(?:government|govt|sarkari|ssc|bank|upsc|railway|सरकारी)";

/** "Teaching or banking for girls": the fields are weighed as for everybody. */
const fieldsWeighed: SpokenAnswer = spoken((reading, knowledge) => {
  const text = reading.text.replace(FOR_WHOM, "").replace(WHO_CHOOSES, "").replace(JUDGED, "");
  return sidesAnswer({ ...readQuestion(text, knowledge, null), language: reading.language }, knowledge);
});

/** What is liked says more of the work that suits than a stream. */
const likedFirst: SpokenAnswer = spoken((reading, knowledge) =>
  reading.interests.liked ? listOfLiked({ ...reading, streams: [] }, knowledge) : null,
);

/** What the examination asks, then what else the forces take women for. */
const limitsAndForces: SpokenAnswer = spoken(
  (reading, knowledge) => (limitsOfExam(reading, knowledge) ?? "") + WOMEN_IN_THE_FORCES[reading.language],
);

/** Who asks after the pilot's seat reads of it first. */
const flyingFighters: SpokenAnswer = spoken(({ careers, language }) =>
  careers.some(({ career: { id } }) => id === "air-force-pilot") ? p(WOMEN_FLY_FIGHTERS[language]) : null,
);

const MARRIED =
  "(?:married|unmarried|marriage|shaadi ?shuda|shadi ?shuda|vivahit|avivahit|(?:shaadi|shadi) (?:ho|ke|k|kar|karke|hone|wal\\S*)|शादीशुदा|विवाहित|अविवाहित|शादी (?:हो|के|कर))";

/** Who asks, where that changes the answer. */
export const PEOPLE_TOPICS: readonly Topic[] = [
  {
    cue: both(MERCHANT_NAVY, `(?:${WOMEN}|beti|daughter|sister|behen|bahan|बेटी|बहन)`),
    unless: OTHER_WOMEN,
    ofCareers: true,
    reply: WOMEN_AT_SEA,
    below: [wayToCareer],
  },
  {
    cue: new RegExp(
      `^(?=.* (?:nda|cds|cdse|afcat|एनडीए|सीडीएस|एएफसीएटी) )(?=.* (?:${WOMEN}|beti|daughter|sister|behen|bahan|बेटी|बहन) )(?=.*(?:${ASKS_TO_QUALIFY.source}))`,
      "u",
    ),
    reply: WOMEN_QUALIFY_ALIKE,
    below: [limitsAndForces],
  },
  {
    cue: both(FORCES, MARRIED),
    unless: phrases("wife of|husband (?:is )?in|army wi(?:fe|ves)|family quarters?|salary|pay"),
    ofCareers: true,
    reply: MARRIED_AND_THE_FORCES,
    below: [stepsOfExam],
  },
  {
    cue: both(FORCES, `(?:${WOMEN}|beti|daughter|sister|behen|bahan|बेटी|बहन)`),
    unless: anyCue(OTHER_WOMEN, phrases("nurse|nurses|nursing|नर्स|नर्सिंग")),
    ofCareers: true,
    first: flyingFighters,
    reply: WOMEN_IN_THE_FORCES,
    below: [stepsOfExam],
  },
  {
    cue: both(DISABLED, GOVERNMENT),
    unless: CARED_FOR_BY_WORK,
    ofCareers: true,
    reply: GOVERNMENT_WITH_A_DISABILITY,
    below: [wayToCareer],
    alone: TELL_CLASS_FOR_POSTS,
  },
  {
    cue: phrases(`${DISABLED}(?: .*)?`),
    unless: CARED_FOR_BY_WORK,
    ofCareers: true,
    reply: WITH_A_DISABILITY,
    below: [wayToCareer, likedFirst, listWithoutUniform, listOfLiked],
    alone: ASK_BY_NEED,
  },
  {
    cue: phrases(
      `(?:for|as|can|do|does|are|is|only|allows?|allowed|suitable for|safe for|main|mai|mein|me|i am|im|i m|hum|मैं)(?: an?| the| ek| एक| only| indian| village)? ${WOMEN}(?: .*)?`,
      `${WOMEN} (?:ke|k|ki|bhi|ban|kar|ja|can|could|who|allowed|candidates?|kaise|kya|hu|hoon|hun|हूं|के|भी|कैसे|बन|जा|कर|क्या)(?: .*)?`,
      `${WOMEN}(?: \\S+){0,3} (?:ban|kar|ja|join|le) sak\\S*(?: .*)?|${WOMEN}(?: \\S+){0,3} (?:बन|कर|जा) सक\\S*(?: .*)?`,
      `${WOMEN}(?: \\S+){0,3} (?:nahi|nhi|cant|cannot|dont|do not|not) (?:\\S+ )?(?:ja|jat\\S*|kar|kart\\S*|ban|bant\\S*|do|study|work|become|join)(?: .*)?`,
      `(?:for|can|are|allowed)(?: an?| the| only)? ${MEN}(?: .*)?|(?<! (?:gareeb|garib|poor|normal|average|simple|village|rural|गरीब) )${MEN} (?:ke liye|k liye|bhi|ban sak\\S*|ja(?:te|ye|a sak\\S*)|can|के लिए|भी)(?: .*)?`,
    ),
    unless: anyCue(OTHER_WOMEN, TOLD_BY_A_LIKING, ONE_BOY, WEIGHED_FOR_ANYONE),
    ofCareers: true,
    reply: OPEN_TO_ALL,
    below: [compareAnswer, fieldsWeighed, openToWhom, unheldAnswer, highPayAnswer, listOfOthers],
    alone: SO_BEGIN_WITH_YOUR_LIKING,
  },
];
