import { anyCue, phrases } from "../../reading/words.ts";
import { examBriefly, readList } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import {
  A_GIRL_TO_BE_MARRIED,
  A_LESSON_ON_CAREERS,
  A_RESULT_THAT_DOES_NOT_FIT,
  ARTS_AND_WORK,
  FROM_A_CORE_BRANCH_TO_SOFTWARE,
  HOURS_OF_STUDY,
  LOW_FEES,
  ONLY_DOCTOR_OR_ENGINEER,
  STREAMS_TO_A_CLASS,
} from "./at-school-texts.ts";
import { both } from "./both.ts";
import { CHANGING_THE_STREAM } from "./change-texts.ts";

const PUPILS =
  "(?:my |our |the |meri |mere |hamare |hamari |मेर[ेी] |हमार[ेी] )?(?:students?|pupils?|bach+e|bach+o|bach+on|class(?: \\d+)?|school|9th|10th|kids|छात्र\\S*|बच्च\\S*|स्कूल|कक्षा)";
const DOCTOR = "(?:doctors?|डॉक्टर)";
const ENGINEER = "(?:engineers?|engg|enginer|इंजीनियर)";
const ONLY = "(?:only|just|sirf|bas|सिर्फ|बस)";

const MARRIED_OFF =
  "(?:(?:get|getting|being|be|to be|is|marry|marrying) (?:her )?(?:married|marry\\S*)?(?: off)?|(?:shaadi|shadi|byah|marriage|शादी|ब्याह)(?: \\S+){0,2} (?:kar\\S*|tay|fix\\S*|ho\\S*|chaht\\S*|कर\\S*|तय|हो\\S*|चाहत\\S*)|(?:want\\S*|plan\\S*)(?: \\S+){0,4} (?:married|marry|marriage))";
const STUDIES =
  "(?:study|studying|studies|padhn[aei]|padhu|padhun|padhen?|padhai|padhte|padhta|padhti|padho|prepare|taiyari|पढन[ाेी]|पढूं|पढें|पढाई|पढत[ेाी]|तैयारी)";

/** Not who asks: a pupil, a friend, a sister. */
const HER =
  "(?:(?:a|my|our|the|one|bright|topper)(?: \\S+)? (?:girl|student|pupil|friend|classmate|sister|cousin|neighbour)|(?:girl|she|her)|topper girl|(?:meri|hamari|ek|mere|मेरी|हमारी|एक)(?: \\S+)? (?:student|chhatra|dost|saheli|behen|bahan|ladki|छात्रा|दोस्त|सहेली|बहन|लडकी))";
const FAMILY_OF_HERS =
  "(?:whose|her|uske|uski|unke|उसके|उसकी|उनके)(?: \\S+)? (?:family|parents?|father|mother|ghar ?wale|papa|mummy|gharwalo\\S*|परिवार|घर ?वाले|माता पिता|पापा)";

const ARTS = "(?:arts?|humanities|ba|कला|आर्ट्स|मानविकी|बीए)";
const GOOD_WORK =
  "(?:(?:good|decent|achh?[aei]|acch?[aei]|badhiya|अच्छ[ाेी]|बढिया) (?:\\S+ )?(?:jobs?|naukri|nokri|career|salary|kaam|future|नौकरी|करियर|जॉब)|(?:jobs?|naukri|nokri|fayda|faida|future|scope|नौकरी|जॉब|फायदा|भविष्य|स्कोप) (?:nahi|nhi|hai|h|mil\\S*|ka|नहीं|नही|है|मिल\\S*)|useful|value)";
const IN_DOUBT = "(?:kya|really|true|sach|does|do|will|is it|ka koi|koi|nahi|nhi|no|not|never|क्या|सच|नहीं|नही|कोई)";

const RESULT = "(?:result|results|test|assessment|quiz|report|it|रिजल्ट|टेस्ट|परिणाम)";
const SAYS = "(?:says?|said|shows?|showed|gave|gives|got|aaya|aayi|aa gaya|mila|nikla|bata\\S*|suggest\\S*|दिया|आया|मिला|निकला|बता\\S*)";
const NOT_ME =
  "(?:(?:i|mujhe|par|but|lekin|mujko|मुझे|पर|लेकिन)(?: \\S+){0,3} (?:hate|dislike|dont like|do not like|dont want|nahi pasand|pasand nahi|nafrat|bilkul nahi|पसंद नहीं|नफरत)|(?:hate|dislike|wrong|galat|doesnt (?:fit|suit|match)|does not (?:fit|suit|match)|not me|disagree|गलत))";

const BUT_I_LIKE =
  "(?:but|par|lekin|magar|jabki|though|पर|लेकिन|मगर)(?: \\S+){0,3} (?:like|love|want|wanted|prefer|interest\\S*|pasand|chaht\\S*|banna|lena|mann?|पसंद|चाहत\\S*|बनना|लेना|मन)";

/** A liking that is not what came is as much against the result as a dislike of what came, where the test is one of this site. */
export const AGAINST_A_RESULT: RegExp = new RegExp(
  `^(?=.* (?:quiz|(?:stream|career|your) test|assessment|क्विज) )(?=.* ${SAYS} )(?=.* ${BUT_I_LIKE} )`,
  "u",
);

/** What a family can spend, where it is far below a lakh or about one. */
const SUM = "(?:[1-9]\\d ?(?:k|hazar|hajar|hazaar|thousand|हजार)|[1-9]\\d 000|[1-9]\\d{4}|(?:1|ek|one) lakh)";
const SMALL_SUM = `(?:(?:within|under|in|spend|afford|budget|kharch\\S*|pay|only|sirf|bas|max|maximum|total|खर्च\\S*|बजट|सिर्फ)(?: \\S+){0,4} ${SUM}|${SUM}(?: \\S+){0,3} (?:me|mein|में|budget|total|only|max|tak|hi|kharch\\S*|बजट|ही|तक|खर्च\\S*))`;
const CHEAP = `(?:(?:low|less|cheap|cheapest|affordable|minimum|kam|sast[aei]|sabse sast[aei]|कम|सस्त[ाेी]|सबसे सस्त[ाेी])(?: \\S+)? (?:fees?|cost|paise|paiso|kharch\\S*|budget|courses?|degree|padhai|फीस|पैसे|खर्च\\S*|कोर्स|डिग्री)|(?:fees?|फीस) (?:kam|low|कम)|(?:without|bina) (?:much|zyada|jyada) (?:money|paise|fees?)|${SMALL_SUM})`;
const COURSES = "(?:courses?|degrees?|padhai|study|studies|college|कोर्स|डिग्री|पढाई)";

const IN_ELEVENTH = "(?:11th|class 11|11|xi|ग्यारहवीं|11वीं)";
const CHANGES_STREAM =
  "(?:(?:change|switch|shift|badal\\S*|बदल\\S*) (?:my |the |to (?:another|other) )?(?:stream|subjects?|स्ट्रीम|विषय)|(?:stream|subjects?|स्ट्रीम|विषय) (?:\\S+ ){0,2}(?:change|switch|badal\\S*|बदल\\S*))";

const CORE_BRANCH =
  "(?:mech|mechanical|civil|electrical|eee|ece|electronics|chemical|production|automobile|instrumentation|मैकेनिकल|सिविल|इलेक्ट्रिकल)";
const TO_SOFTWARE =
  "(?:(?:to|into|in|me|mein|se|towards|में|से) (?:it|software|coding|programming|आईटी|सॉफ्टवेयर|कोडिंग)(?: (?:job|jobs|field|sector|company|companies|industry|line))?)";
const MOVES =
  "(?:move|moving|switch\\S*|shift\\S*|change|changing|go|get|enter|jana|jaana|jau|jaaye|ja|kaise|how|possible|can|become|sakt\\S*|जाना|जाऊं|जाएं|कैसे|सकत\\S*)";

const STREAMS = "(?:streams?|subjects? (?:choice|selection|choose)|science commerce arts|science commerce|स्ट्रीम|विषय (?:चुन\\S*|चयन))";
const EXPLAINS = "(?:explain\\S*|samjha\\S*|guide|counsel|advise|help(?: \\S+){0,3} choose|bata(?:u|un|ye|yen|na)|समझा\\S*|बताऊं|बताएं)";

/** What teachers and counsellors ask for others, and what a school whispers of a stream, a result or a fee. */
export const AT_SCHOOL_TOPICS: readonly Topic[] = [
  {
    cue: anyCue(
      both(`\\d{1,2} (?:hours?|ghant[ae]|घंट[ेा])(?: \\S+){0,2} ${STUDIES}`, "(?:neet|jee|upsc|ssc|nda|clat|cuet|gate|boards?|नीट|जेईई)"),
      phrases(
        `(?:how (?:many|much)|kitn[aei]|कितन[ाेी])(?: \\S+)? (?:hours?|ghant[aei]|घंट[ाे]|der)(?: \\S+){0,8} ${STUDIES}(?: .*)?|${STUDIES}(?: \\S+){0,4} (?:how many hours|kitne ghante|कितने घंटे)(?: .*)?`,
        "(?:study|studying|padhai|self study|पढाई) (?:ke |के )?(?:hours?|ghante|घंटे)(?: .*)?|hours of (?:study|studying|padhai)(?: .*)?",
      ),
    ),
    unless: phrases("office|job|naukri|shift|duty|salary|part ?time|earn\\S*|flying|flight|नौकरी|ड्यूटी"),
    ofCareers: true,
    reply: HOURS_OF_STUDY,
    below: [examBriefly],
  },
  {
    cue: new RegExp(
      `^(?=.* (?:careers?|career guidance|kariyar|करियर) )(?=.* (?:activit(?:y|ies)|lesson(?: plan)?s?|worksheets?|session|workshop|period|games?|icebreakers?|career day|गतिविधि|सत्र|पीरियड) )(?=.* (?:${PUPILS}|class(?:es)?|teachers?|counsell?ors?) )`,
      "u",
    ),
    unless: phrases(
      "(?:mera|meri|my|our|hamara|hamari) (?:son|daughter|beta|beti|child|bachch\\S*)|mobile|games? khel\\S*|in games?|game (?:design|develop)\\S*|video games?|games? (?:career|field|industry)|teacher (?:salary|banna|banne)",
    ),
    ofCareers: true,
    reply: A_LESSON_ON_CAREERS,
  },
  {
    cue: new RegExp(`^(?=.* ${PUPILS} )(?=.* ${STREAMS} )(?=.* ${EXPLAINS} )`, "u"),
    unless: phrases(
      "(?:my|mera|meri|mere|our|hamara|hamari) (?:son|daughter|beta|beti|child)|(?:explain|samjha\\S*|convince)(?: \\S+){0,2} (?:my )?(?:parents?|papa|mummy|father|mother)",
    ),
    ofCareers: true,
    reply: STREAMS_TO_A_CLASS,
  },
  {
    cue: new RegExp(
      `^(?=.* ${PUPILS} )(?=.* ${DOCTOR}(?: (?:or|and|ya|aur|या|और))? ${ENGINEER} )(?=.* (?:${ONLY}|other|others|else|doosre|dusre|alag|different|दूसरे|अलग) )`,
      "u",
    ),
    unless: phrases("(?:my|mera|meri|mere) (?:son|daughter|beta|beti|child)"),
    ofCareers: true,
    reply: ONLY_DOCTOR_OR_ENGINEER,
  },
  {
    cue: new RegExp(
      `^(?=.* ${MARRIED_OFF} )(?=.* (?:${HER}|${FAMILY_OF_HERS}) )(?=.* (?:guide|help|convince|stop|save|${FAMILY_OF_HERS}|student|pupil|topper|chhatra|छात्रा) )`,
      "u",
    ),
    ofCareers: true,
    reply: A_GIRL_TO_BE_MARRIED,
  },
  {
    cue: new RegExp(`^(?=.* ${ARTS} )(?=.* ${GOOD_WORK} )(?=.* ${IN_DOUBT} )`, "u"),
    unless: phrases(
      "(?:fine|martial|visual|liberal|performing|culinary) arts?|(?:which|kaun|kaunsi|best|list|high|konsi|कौन)(?: .*)?|sarkari|government|govt|bank|police|army|(?:doing|done|kar rah\\S*|kiya|kar liya|pass|complete\\S*|graduate)|science|commerce|pcm|pcb|सरकारी|कॉमर्स|साइंस",
    ),
    reply: ARTS_AND_WORK,
    below: [readList],
  },
  { cue: AGAINST_A_RESULT, ofCareers: true, reply: A_RESULT_THAT_DOES_NOT_FIT },
  {
    cue: new RegExp(`^(?=.* ${RESULT} )(?=.* ${SAYS} )(?=.* ${NOT_ME} )`, "u"),
    unless: phrases(
      "(?:neet|jee|cuet|board|boards|exam|10th|12th|class|school|marks|percent\\S*|fail\\S*|parents?|papa|mummy|father|mother|teacher)",
    ),
    ofCareers: true,
    reply: A_RESULT_THAT_DOES_NOT_FIT,
  },
  {
    cue: new RegExp(`^(?=.* ${IN_ELEVENTH} )(?=.* ${CHANGES_STREAM} )`, "u"),
    unless: phrases("fail\\S*|compartment|college|degree|btech|job"),
    ofCareers: true,
    reply: CHANGING_THE_STREAM,
  },
  {
    cue: both(CHEAP, COURSES),
    unless: phrases(
      "mbbs|medical|btech|engineering|law|mba|abroad|russia|germany|canada|nursing|hotel|pilot|design|animation|bca|mca|computer|coaching|online",
      `salary|earn\\S*|kama\\S*|per month|mahine`,
    ),
    reply: LOW_FEES,
  },
  {
    cue: new RegExp(`^(?=.* ${CORE_BRANCH} )(?=.* ${TO_SOFTWARE} )(?=.* ${MOVES} )`, "u"),
    unless: phrases(
      "core|working in it|back to|vs|versus|(?:or|ya)(?! (?:should i |to |try |do )?(?:something|anything|kuch|not|nahi|stay|wait|keep|look|stick)\\S* )|better|after 12th|class 12|jee|branch (?:le|lu|choose|chun)\\S*",
    ),
    ofCareers: true,
    reply: FROM_A_CORE_BRANCH_TO_SOFTWARE,
  },
];
