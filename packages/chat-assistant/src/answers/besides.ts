import { type Career, EXAM_RECORDS, type Exam } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { p, strong, ul, words } from "../html/write.ts";
import { END, type Language, type Wording } from "../language.ts";
import { type Ask, WHICH_EXAM } from "../reading/asks.ts";
import { CITIES } from "../reading/cities.ts";
import { COUNTRIES } from "../reading/countries.ts";
import { Pattern } from "../reading/pattern.ts";
import type { Reading } from "../reading/reading.ts";
import { WEAK_IN_MATHS, weakIn } from "../reading/weak-subjects.ts";
import { COCKPIT } from "../reading/wishes.ts";
import { anyCue, phrases } from "../reading/words.ts";
import { recordText, recordTexts } from "../record-texts/in-language.ts";
import { ageBeside } from "./age-beside.ts";
import { isNoFirstPost } from "./asked-first.ts";
import {
  AGE_FOR_NEET,
  BESIDE_A_JOB,
  BESIDE_A_PROFESSION,
  FEAR_IN_IT,
  HOW_LONG_IT_TAKES,
  HOW_TALL,
  IN_THAT_CITY,
  IS_WORK_SURE,
  LEAVING_SCHOOL,
  TO_START_ALONE,
  WHICH_MARKS,
} from "./besides-asked-texts.ts";
import { KNOWN_BESIDES } from "./besides-known.ts";
import { AFTER_MARRIAGE } from "./besides-known-texts.ts";
import {
  AGE,
  AT_HOME,
  COPA,
  ENTRANCE_BESIDE_COMPARTMENT,
  FAMILY_LIFE,
  FAR_FROM_A_CITY,
  FEES,
  GOVERNMENT_OR_PRIVATE,
  HARD_SUBJECT,
  HOW_MUCH_ENGLISH,
  IN_OTHER_COUNTRIES,
  ON_ONES_OWN,
  ONE_RANGE_FOR_BOTH,
  PAY_AFTER_YEARS,
  PAY_IN_GOVERNMENT,
  PAY_OF,
  SAFETY,
  SHORT_OF_MONEY,
  SUBJECT_OF,
  THE_GAP,
  THE_REST,
  TIME_AT_HOME,
  TO_FLY_WITH_LITTLE_MONEY,
  WEAK_ENGLISH,
  WHERE_YOU_LIVE,
} from "./besides-texts.ts";
import { FROM_HOME, IN_SCHOOL, STRESS, TITLES, TRAVEL } from "./career-texts.ts";
import { FRESHER, payOfDegree } from "./degree-pay.ts";
import { examsLine } from "./exam-line.ts";
import { basisOf, range } from "./figures.ts";
import { listed } from "./join.ts";
import { joinedReplies } from "./joined-replies.ts";
import { careerLink } from "./links.ts";
import { feesOf } from "./money.ts";
import { licenceLine, yearsLine } from "./pathway.ts";
import { meantOf } from "./route.ts";
import { recruitersFor, STATES } from "./state-posts.ts";
import { subjectsText, verdicts } from "./subjects.ts";
import { both } from "./topics/both.ts";
import { descriptionOf } from "./work-row.ts";

/** A second thing that is asked beside the first: how it is said, by which words a reply has met it already, and its line. */
type Beside = {
  readonly cue: RegExp;
  readonly met: RegExp;
  readonly line: (career: Career | undefined, reading: Reading) => string | Wording;
};

/** What the record of a career says of a school subject. */
function subjectOf(career: Career | undefined, subject: string, language: Language): string {
  if (career?.pathway === undefined) return "";
  const [verdict] = verdicts(career, career.pathway, ` ${subject} `, [], language);
  return verdict === undefined ? "" : SUBJECT_OF[language](words(career.name), verdict);
}

const weakness = (subject: string, title: Wording, cue: RegExp): Beside => ({
  cue,
  met: new RegExp(`[Ww]eak in ${subject}|[Aa] weak subject|without ${subject}`),
  line: (career, { language }) => HARD_SUBJECT[language](title[language], subjectOf(career, subject, language)),
});

const COMPARTMENT = "(?:compartment|supplementary|supply|कंपार्टमेंट)";
const ENTRANCE = "(?:jee|neet|cuet|nda|clat|iit|जेईई|नीट)";
const FAMILY_TIME = phrases(
  "(?:married|family|personal|shaadi|shadi) (?:life|time)|shaadi ho\\S*|time for family|family ke liye time|ghar se door",
);
const AT_HOME_OFTEN = anyCue(
  FAMILY_TIME,
  phrases(
    "ghar (?:kab|kitn\\S*|kabhi|roz|jaldi|wapas|time)(?: \\S+){0,3} (?:aa\\S*|ja\\S*|mil\\S*|reh\\S*|rah\\S*)|away from (?:home|family)|(?:how often|when|how many days)(?: \\S+){0,5} home|घर (?:कब|कितन\\S*)(?: \\S+){0,3} (?:आ\\S*|जा\\S*|मिल\\S*)",
    "chh?utti\\S* (?:kitn\\S*|kab|mil\\S*)|(?:days? off|weekly off)|ghar se dur|घर से दूर|छुट्टी (?:कितन\\S*|कब|मिल\\S*)",
  ),
);
const OF_HOME =
  /\b(?:home|family|families|children|leave|away|months?|weeks?|nights?|shifts?|hours?|Sundays?|weekends?|holidays?|festivals?)\b/;

/** Time at home, as far as the record tells of it. */
function timeAtHome(career: Career | undefined, { text, language }: Reading): string | Wording {
  if (career === undefined) return FAMILY_TIME.test(text) ? FAMILY_LIFE : "";
  const told = (career.dislikes ?? []).filter((dislike) => OF_HOME.test(dislike));
  return TIME_AT_HOME[language](TRAVEL[language][career.travelRequired ? "much" : "little"], recordTexts(told, language));
}

/** Work that is a shop, a stall or a farm of one's own. */
const IS_SOLD =
  /Owner|Shopkeeper|Vendor|Seller|Farmer|Breeder|Beekeeper|Cultivator|Grower|Retail|Tailor|Barber|Beautician|Mechanic|Technician|Repair|Florist|Maker|Baker|Chef|Cater/;

const PRIVATE = "(?:private|pvt|प्राइवेट)";

const PAY = "(?:salar(?:y|ies)|pay|earn\\S*|income|kam[ai]\\S*|vetan|tankhwah|paisa|paise|package|सैलरी|वेतन|कमाई|तनख्वाह|पैसा)";
const YEARS = "(?:\\d+|two|three|five|ten|do|teen|paanch|panch|das|दो|तीन|पांच|दस)(?: \\S+)? (?:years?|yrs?|saal|sal|साल|वर्ष)";
const AFTER_YEARS = `(?:after ${YEARS}|${YEARS} (?:ke )?(?:baad|bad|later|experience|के बाद|बाद))`;

/** The posts of the public service on a career's way. */
const postsOf = (career: Career | undefined): readonly Exam[] =>
  career?.pathway?.exams.filter((exam) => EXAM_RECORDS[exam].gives === "post") ?? [];

const BESIDES: readonly Beside[] = [
  ...KNOWN_BESIDES,
  {
    cue: both(PAY, AFTER_YEARS),
    met: /no figure by year/,
    line: (career) => (career === undefined ? "" : PAY_AFTER_YEARS),
  },
  {
    cue: both(PAY, "(?:government|govt|sarkari|सरकारी)"),
    met: /follows the pay level/,
    line: (career, { language }) => {
      const posts = postsOf(career);
      // Of a post that is a public one itself the whole range is the service's.
      return posts.length === 0 || posts[0] === career?.pathway?.exams[0]
        ? ""
        : PAY_IN_GOVERNMENT[language](listed(posts.slice(0, 3).map(words), "or", language));
    },
  },
  {
    cue: phrases(
      "(?:too|very) (?:late|old)|(?:at|age|aged|am|im|is|turned) [2-5]\\d|[2-5]\\d (?:years? old|saal|ki umar|ki umr|साल)|umar|umr|upper age|age ?limit|उम्र",
    ),
    met: /NEET-UG[^.]*upper age/,
    line: (career) => (career?.pathway?.exams[0] === "NEET-UG" ? AGE_FOR_NEET : ""),
  },
  {
    cue: phrases(
      "(?:after (?:my |the )?(?:marriage|wedding|getting married)|once married|(?:shaadi|shadi) (?:ke|k) (?:baad|bad)|शादी के बाद)(?: \\S+){0,4} (?:can|kar|ban|job|work|allowed|continue|possible|sak\\S*|कर|बन|सक\\S*)|(?:can|allowed|kya)(?: \\S+){0,5} (?:after marriage|married women|shaadi ke baad|shadi ke baad)|(?:married|shaadi ?shuda|vivahit|शादीशुदा|विवाहित)(?: \\S+){0,5} (?:can|allowed|ban|eligible|बन)|(?:can|kya|क्या)(?: \\S+){0,2} (?:married|shaadi ?shuda|vivahit|शादीशुदा|विवाहित)",
    ),
    met: /unmarried|avivahit|अविवाहित|closes the way|band nahi hota|बंद नहीं होता|[Aa]fter marriage/,
    line: (career) => (career === undefined ? "" : AFTER_MARRIAGE),
  },
  {
    cue: phrases(
      "(?:gap|break)(?: \\S+){0,8} (?:interview|explain|resume|problem|job|bata\\S*|samjha\\S*)(?: .*)?|(?:interview|explain|resume)(?: \\S+){0,6} gap",
    ),
    met: /gap year|years away/,
    line: () => THE_GAP,
  },
  {
    cue: new RegExp(
      `^(?!.* (?:${PRIVATE} (?:ba|bcom|bsc|ma|candidate|exam|padh\\S*|se (?:ba|12|10|kar\\S*))|(?:ba|bcom|ma|history|graduation) (?:\\S+ )?${PRIVATE}) )(?=.* ${PRIVATE} )(?=.* (?:government|govt|sarkari|सरकारी) )`,
      "u",
    ),
    met: /[Pp]rivate|institutes and trusts|sansthan aur trust|संस्थान और ट्रस्ट/,
    line: (career, { asks }) => (career !== undefined && asks.has("pay") ? ONE_RANGE_FOR_BOTH : GOVERNMENT_OR_PRIVATE),
  },
  {
    cue: phrases(
      "(?:village|gaon|gaav|gav|remote area|small town|tribal|adivasi|गांव|गाव)(?: (?:area|ki|ka|ke|me|mein))? (?:se|me|mein|hu|hoon|में|से)|from (?:a |an |my )?(?:\\S+ )?(?:village|small town|rural area)",
    ),
    met: /free dish|Common Service Centre|village|Krishi Vigyan Kendra/,
    line: () => FAR_FROM_A_CITY,
  },
  {
    cue: phrases("copa|कोपा"),
    met: /COPA/,
    line: () => COPA,
  },
  {
    cue: STATES,
    met: /recruits by|Posts of|nirfindia/,
    line: (_, reading) => recruitersFor(meantOf(reading)?.career, reading),
  },
  weakness("maths", { english: "Maths", hinglish: "Maths", hindi: "गणित" }, WEAK_IN_MATHS),
  weakness("physics", { english: "Physics", hinglish: "Physics", hindi: "भौतिकी" }, weakIn("(?:physics|chemistry|भौतिकी)")),
  {
    cue: weakIn("(?:english|अंग्रेजी|इंग्लिश)"),
    met: /English is a tool|weak English/,
    line: () => WEAK_ENGLISH,
  },
  {
    cue: phrases(
      "(?:afford|manage|pay)(?: \\S+){0,3} (?:fees?|money|cost)|(?:fees?|paise|paisa|kharch\\S*|money|budget)(?: \\S+){0,4} (?:afford|manage|problem|dikkat|nahi|nhi|kam|kaise|tight|issue|low|less)|(?:no|low|less|not much|kam) (?:money|budget|paise|paisa)|(?:lower )?middle class|(?:gareeb|garib|poor) (?:family|ghar|parivar|hu|hoon|hai)|(?:paise|paiso|financial|money) (?:ki |ka )?(?:dikkat|problem|tangi|kami|issue)",
    ),
    met: /scholarships\.gov\.in/,
    line: (career) => (career !== undefined && COCKPIT.test(career.name) ? TO_FLY_WITH_LITTLE_MONEY : SHORT_OF_MONEY),
  },
  {
    cue: phrases(
      "(?:own|apna|apni|khud ka|khud ki) (?:\\S+ )?(?:shop|store|clinic|practice|business|medical|firm|lab|school|centre|center|dukan|dukaan|parlour|hospital|startup|company)(?: .*)?|(?:medical store|clinic|shop|lab|dukan|dukaan|coaching) (?:khol\\S*|open|start|chala\\S*)|open (?:a |my )?(?:medical store|clinic|shop|lab)",
    ),
    met: /I know no sum|udyamimitra|own (?:shop|practice|clinic|account)|medical shop|practice of your own/,
    line: (career, { language }) => {
      const licence = career?.pathway?.licence ?? null;
      return ON_ONES_OWN[language](licence === null ? null : recordText(licence, language));
    },
  },
  {
    cue: new RegExp(`^(?=.* ${COMPARTMENT} )(?=.* ${ENTRANCE} )`, "u"),
    met: /counselling names/,
    line: () => ENTRANCE_BESIDE_COMPARTMENT,
  },
  {
    cue: phrases(
      "(?:english|angrezi|अंग्रेजी|इंग्लिश) (?:bhi )?(?:kitn[aei]|kaisi|zaroori|zaruri|jaruri|chahiye|aani|aana|required|needed|कितनी|जरूरी|आनी|चाहिए)|how (?:much|good)(?: \\S+)? english",
    ),
    met: /English/,
    line: (career) => (career === undefined ? "" : HOW_MUCH_ENGLISH),
  },
  {
    cue: AT_HOME_OFTEN,
    met: /[Mm]onths without family|[Ff]amily life|What people dislike|without leaving home/,
    line: timeAtHome,
  },
  {
    cue: phrases(
      "(?:parents?|papa|mummy|father|mother|ghar ?wale|family)(?: (?!(?:i|im|mujhe|main|mai) )\\S+){0,5} (?:want|wants|against|force|mana|nahi maan\\S*|chaht\\S*|not agree\\S*|pressure|bolte|kehte)",
    ),
    met: /parents/i,
    line: () => AT_HOME,
  },
  {
    cue: phrases(
      "fees?|kharch\\S*|(?:how much|kitna|kitne)(?: \\S+){0,4} costs?|costs? how much|expensive|mehn?g[aie]",
      "(?:kitn[aei]|कितन[ाेी]) (?:paisa|paise|rupaye|rupees|पैसा|पैसे|रुपये) (?:lag\\S*|chahiye|लग\\S*|चाहिए)|फीस|खर्च\\S*",
    ),
    met: /I know no sum|jansamarth|scholarships\.gov\.in|prospectus|[Tt]he fees?\b|Fees\b|fees? (?:is|are|of)\b/,
    line: (_, reading) => `${strong(FEES[reading.language])}: ${feesOf(reading)}`,
  },
  {
    cue: phrases(
      "(?:can|could|will)(?: only)? (?:spend|afford|pay|give|arrange)(?: \\S+){0,3} \\d+ ?(?:k|lakhs?|lacs?|l)|(?:max|maximum|only|budget)(?: \\S+){0,3} \\d+ ?(?:k|lakhs?|lacs?|l)|(?:any|is there(?: any)?|kya|koi)(?: \\S+)? (?:loans?|लोन)|loans? (?:mil\\S*|available)|लोन मिल\\S*",
    ),
    met: /scholarships\.gov\.in|pmvidyalaxmi|[Tt]he fees?\b|Fees\b|loan/,
    line: (career, reading) => (career === undefined ? "" : `${strong(FEES[reading.language])}: ${feesOf(reading)}`),
  },
  {
    cue: phrases(
      "(?:while|along with|beside|besides)(?: \\S+)? (?:working|work|job)|with (?:an? |my |the |full time |part time )?(?:job|work|working)(?! (?:with|from|in|on|at))|working (?:full|part) time|(?:job|naukri|kaam|नौकरी|काम) (?:ke|k|karte|के|करते) (?:saath|sath|hue|साथ|हुए)(?! \\S+ (?:padhai|study))|part ?time|evening (?:college|classes)|distance|correspondence|ignou",
    ),
    met: /[Bb]eside (?:a|your|the) (?:job|work)|from afar|by distance|open universit|ignou|evening/i,
    line: (career) => BESIDE_A_PROFESSION[career?.id ?? ""] ?? BESIDE_A_JOB,
  },
  {
    cue: phrases(
      "(?:along ?with|beside|besides|during|while doing|with)(?: (?:my|a|the|doing))? (?:graduation|college|degree|studies|bcom|b com|bba|ba|bsc|btech|engineering)|(?:ca|cs|cma|actuary|actuarial) (?:ke|k) (?:saath|sath) (?:graduation|college|degree|bcom|b com|bba|ba|bsc)|(?:graduation|college|degree|padhai|bcom|b com|bba|ba|bsc|btech|ग्रेजुएशन|कॉलेज|पढाई|डिग्री) (?:ke|k|karte|के|करते) (?:saath|sath|hue|साथ|हुए)",
    ),
    met: /[Bb]eside a (?:job|degree)/,
    line: (career) => BESIDE_A_PROFESSION[career?.id ?? ""] ?? "",
  },
  {
    cue: phrases(
      "(?:kitne|kitna|how many|कितने) (?:din|dino|mahine|mahino|hafte|days(?! (?:at )?home)|weeks|months|दिन|महीने|हफ्ते)|(?:course|training|कोर्स|ट्रेनिंग)(?: \\S+){0,3} (?:kitne|kitna|how long|duration|कितने) ?(?:ka|ki|time|samay|saal|years?|का)?|how long (?:is|does) (?:the|this) (?:course|training)",
    ),
    met: /weeks|months a|[Hh]ow long/,
    line: () => HOW_LONG_IT_TAKES,
  },
  {
    cue: phrases(`(?:in|at|me|mein|में) ${CITIES}|${CITIES} (?:me|mein|m|jaakar|jakar|में)`),
    met: /ncs\.gov\.in|that city|nirfindia/,
    line: () => IN_THAT_CITY,
  },
  {
    cue: phrases(
      "(?:kitne|minimum|how many|how much|कितने) (?:marks|percent|percentage|number|अंक|नंबर|प्रतिशत)|marks (?:chahiye|required|needed)|first (?:division|class)|\\d\\d (?:percent|percentage|प्रतिशत)",
    ),
    met: /\bmarks\b/i,
    line: () => WHICH_MARKS,
  },
  {
    cue: phrases(
      "(?:job|naukri|placement|नौकरी)(?: \\S+)? (?:mil ?(?:egi|ti|jayegi|jaegi|jaayegi)|lag ?(?:egi|jayegi)|guarantee|pakki|मिलेगी|मिलती|लगेगी)|(?:will|do|can) (?:i|they|one|he|she) (?:surely |easily )?get (?:a )?(?:job|placed)(?: easily| surely| after)?|job guarantee",
    ),
    met: /ncs\.gov\.in|nobody counts|nobody can guarantee|notices?\b/,
    line: (career) => (career === undefined ? "" : IS_WORK_SURE),
  },
  {
    cue: phrases("height|lambai|daud|running|chest|eyesight|chashma|लंबाई|दौड|चश्मा"),
    met: /[Hh]eights?\b|eyesight|standards/,
    line: (career) => (career === undefined ? "" : HOW_TALL),
  },
  {
    cue: phrases("(?:darr?|bhay|डर) (?:lag\\S*|hai|लग\\S*)|(?:scared|afraid|fear) of"),
    met: /\bfear|afraid|scared|14416/i,
    line: (career) => (career === undefined ? "" : FEAR_IN_IT),
  },
  {
    cue: phrases(
      "(?:padhai|school|college|study|studies|पढाई|स्कूल) (?:chh?od|छोड)\\S*|(?:leave|quit|drop(?: out of)?|stop) (?:my )?(?:school|college|studies|studying)",
    ),
    met: /[Ll]eaving school|[Dd]o not leave|before you leave|keep studying/,
    line: (career) => (career === undefined ? "" : LEAVING_SCHOOL),
  },
  {
    cue: phrases(
      "khol(?:na|ne|ni|u|un|unga|ungi)?|shuru kar\\S*|खोल(?:ना|ने|नी|ूं)|शुरू कर\\S*|open (?:my|a)|start (?:my|a) (?:own )?(?:shop|business|stall)",
    ),
    met: /I know no sum|udyamimitra|own (?:shop|practice|clinic|account)|medical shop|practice of your own/,
    line: (career) => (career === undefined || !IS_SOLD.test(`${career.name} ${career.category}`) ? "" : TO_START_ALONE),
  },
  {
    cue: phrases(COUNTRIES),
    met: /abroad|embassy|nmc\.org|in the United States:/i,
    line: () => IN_OTHER_COUNTRIES,
  },
  {
    cue: phrases(
      "(?:safe|safety|surakshit)(?: \\S+){0,3} (?:girls?|women|ladki\\S*|female|ladies)|(?:girls?|ladki\\S*|female)(?: \\S+){0,4} (?:safe|safety|surakshit)",
    ),
    met: /\bsafe|harass/i,
    line: () => SAFETY,
  },
  {
    cue: phrases(
      "(?:but|par|lekin|magar|though|पर|लेकिन)(?: (?:i|we|main|mai|hum|मैं|हम))?(?: am| are)? (?:live|stay|staying|living|from|belong|rehta|rehti|rahta|rahti|\\S+ (?:me|mein|में) (?:reh\\S*|rah\\S*|रहत\\S*))(?: .*)?",
    ),
    met: /hostel|[Ww]here you live/,
    line: () => WHERE_YOU_LIVE,
  },
  {
    cue: phrases("age ?limit|(?:max|maximum|kitni|upper) (?:age|umar|umr)"),
    met: /\bage\b|must be \d\d|must be about \d\d/i,
    line: () => AGE,
  },
];
const QUICK: readonly Beside[] = BESIDES.map((beside) => ({ ...beside, cue: Pattern.of(beside.cue) }));

/** Other facts of a record: by what they are asked, by which words a reply has met them, and the line. */
const OF_RECORD: readonly (readonly [Ask, met: RegExp, line: (career: Career, language: Language) => readonly string[]])[] = [
  [
    "licence",
    /[Ll]icen[cs]e|[Rr]egist/,
    ({ pathway }, language) => (pathway === undefined ? [] : [`${licenceLine(pathway, language)}${END[language]}`]),
  ],
  ["remote", /from home/, ({ remote }, language) => [FROM_HOME[language][remote ? "can" : "cannot"]]],
  [
    "travel",
    /[Tt]ravel|[Tt]ransfer|as the contract says|Postings change|anywhere in India|within the State/,
    ({ travelRequired }, language) => [TRAVEL[language][travelRequired ? "much" : "little"]],
  ],
  ["stress", /[Ss]tress/, ({ stressLevel }, language) => [STRESS[language](words(stressLevel))]],
  [
    "skills",
    /[Ss]kills/,
    ({ skills }, language) => [`${strong(TITLES.skills[language])}: ${words(skills.slice(0, MOST_SKILLS).join(", "))}${END[language]}`],
  ],
  ["day", /\bday\b/, (career, language) => [`${words(career.name)}: ${descriptionOf(career, language)}`]],
];
const MOST_SKILLS = 4;

/** What the record of the one career that is named says of what was asked and not told. */
function ofRecord({ asks, text, rest, streams, language }: Reading, career: Career, reply: string): readonly string[] {
  const { payInr, pathway } = career;
  const name = reply.includes(`/career/${career.id}"`) ? words(career.name) : careerLink(career);
  return [
    ...(asks.has("pay") && payInr !== undefined && !(FRESHER.test(text) && isNoFirstPost(career)) && !reply.includes("₹")
      ? [PAY_OF[language](name, `${range(payInr, language)} ${basisOf(payInr, language)}`)]
      : []),
    ...(asks.has("subjects") && pathway !== undefined && !/keeps? it open|keeps [A-Z]|closes/.test(reply)
      ? [[...verdicts(career, pathway, rest, streams, language), IN_SCHOOL[language](subjectsText(pathway, language))].join(" ")]
      : []),
    ...(WHICH_EXAM.test(text) && pathway !== undefined && !/[Ee]xam/.test(reply)
      ? [`${examsLine(pathway, language)}${END[language]}`]
      : []),
    ...OF_RECORD.flatMap(([ask, met, line]) => (asks.has(ask) && !met.test(reply) ? line(career, language) : [])),
    ...(asks.has("years") && pathway !== undefined && !/ years? /.test(reply) ? [`${yearsLine(pathway, language)}${END[language]}`] : []),
  ];
}

/** Money that is lacking is no pay that is asked for. */
const OF_PAY = phrases("salar\\S*|sallary|pay|package|income|earn\\S*|kama\\S*|tankh\\S*|vetan|सैलरी|वेतन|कमा\\S*");

/** Who wishes to earn asks for ways, and not what they pay. */
const WISHES_TO_EARN = phrases("(?:wants?|needs?|have|has|must)(?: \\S+)? (?:to )?earn|kaman[ae]|कमान[ाे]");

const MOST = 2;

/** Degrees that are weighed by what they pay. */
const WEIGHED = phrases("vs|v s|versus|or|ya|between|या");

/** What the posts pay to which a degree leads, where that was asked beside something else. */
function payOf(reading: Reading, reply: string, knowledge: Knowledge): string {
  const { asks, careers, degrees, text } = reading;
  const [degree] = degrees;
  if (
    degree === undefined ||
    !asks.has("pay") ||
    !OF_PAY.test(text) ||
    careers.length > 0 ||
    reply.includes("₹") ||
    WISHES_TO_EARN.test(text)
  )
    return "";
  const paid = (WEIGHED.test(text) ? degrees.slice(0, MOST) : [degree]).flatMap((each) => payOfDegree(each, reading, knowledge) ?? []);
  return paid.length < 2 ? (paid[0] ?? "") : joinedReplies(paid);
}

/** The other parts of a question, each in a line, below a reply that has met only the first, as its English words tell. */
export function besides(reading: Reading, reply: string, knowledge: Knowledge): string {
  const { careers, text, language } = reading;
  const [named, second] = careers;
  const career = second === undefined ? named?.career : undefined;
  const asked = QUICK.filter(({ cue, met }) => cue.test(text) && !met.test(reply))
    .map(({ line }) => line(career, reading))
    .filter((line) => line !== "");
  const lines = [...[...new Set(asked)].slice(0, MOST), ...(career === undefined ? [] : ofRecord(reading, career, reply))];
  const rows = lines.slice(0, MOST).map((line) => (typeof line === "string" ? line : line[language]));
  const rest = rows.length === 0 ? "" : p(THE_REST[language]) + ul(rows);
  return rest + payOf(reading, reply, knowledge) + ageBeside(reading, reply);
}
