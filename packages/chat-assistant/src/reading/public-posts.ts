import {
  EDUCATION_LEVELS,
  type EducationLevel,
  type Exam,
  type PublicService,
  type SubjectCombination,
} from "@career-clarity/career-catalog";
import { STATE_RECRUITERS, type StateRecruiter } from "../names/state-recruiters.ts";
import type { NamedCareer } from "./named.ts";
import type { Reading } from "./reading.ts";
import { BEFORE_TENTH, isOnlyTenth } from "./stage.ts";
import { everywhere, phrases } from "./words.ts";

/** Who asks for a post of the Government, and for which. */
export type PublicPosts = {
  /** What one has; null where nothing is said of it. */
  readonly level: EducationLevel | null;
  /** The degree, diploma or certificate, by the name that pathways write. */
  readonly degree: string | null;
  /** Its subjects, as examinations name them. */
  readonly branches: readonly string[];
  readonly services: readonly PublicService[];
  readonly shunned: readonly PublicService[];
  /** A body whose examinations are asked for: how their names begin. */
  readonly body: string | null;
  readonly state: StateRecruiter | null;
  /** Whether the State's own commission or a board of it is named. */
  readonly board: string | null;
  /** Whether its commission or its civil services examination is named, and no board of it. */
  readonly isOfCivilServices: boolean;
  /** Whether it is asked by or for a woman. */
  readonly isOfWomen?: boolean;
  readonly isOfThirty?: boolean;
  /** The choices of subjects of the one stream that is named. */
  readonly subjects?: readonly SubjectCombination[];
};

const GOVERNMENT =
  "(?:government|govt|goverment|governmant|gov|sarkari|sarkaari|public sector|psus?|naukari|competitive exams?|सरकारी|सरकार)";
const POST =
  "(?:jobs?|naukri|nokri|naukari|posts?|service|services|exams?|vacanc(?:y|ies)|bharti|bharati|recruitments?|sector|kaam|work|opportunit(?:y|ies)|options?|career|careers|नौकरी|भर्ती|जॉब|परीक्षा)";

/** Work of the Government is asked for. */
const ASKS_FOR_GOVERNMENT = phrases(
  `${GOVERNMENT}(?! (?:\\S+ )?(?:colleges?|schools?(?! (?:teachers?|me|mein))|seats?|hospitals?(?! (?:me|mein|job|nurse))|schemes?|yojana|yojna|loans?|help|quarters?|fees?|aid\\S*|recognised|certificate|course|polytechnic|iti|iits?|universit(?:y|ies)))`,
  "(?:bijli|vidyut|jal|lok nirman|sinchai|krishi|van|swasthya|shiksha|rajasva|aabkari) (?:vibhag|board)|pwd|phed|nagar nigam|nagar palika|discom",
  "which exams? (?:can|should|to)(?: .*)?|competitive exams?|state (?:government|govt|services?)",
);
/** The same where it is said what one has; open posts of a place are asked for otherwise. */
const ASKS_FOR_OPENINGS = phrases("vacanc(?:y|ies)|bharti|bharati|भर्ती");
const GETS = phrases(
  "(?:jobs?|naukri|nokri|post|bharti|नौकरी)(?: \\S+)? (?:kaise|kese|kaisay|कैसे)(?: .*)?|(?:kaise|how)(?: \\S+){0,4} (?:jobs?|naukri|join|enter)(?: .*)?|(?:me|mein) (?:jobs?|naukri)(?= $)",
);
const ASKS_FOR_POST = phrases(
  POST,
  "je|junior engineers?",
  "pass(?:ed)?|after|ke baad|के बाद|पास",
  "kaise (?:ja\\S*|lage|join|paye)",
  "join|into|me jana|mein jana|exam for|kya exam",
);

/** What else is asked of such posts has its own answers. */
const OTHERWISE = phrases(
  "vs|versus|better|difference|fark|antar|compare|quit|resign|chh?od\\S*|leave|pension|transfer|promotion|safe|secure|worth|पेंशन",
  `${GOVERNMENT}(?: \\S+){0,2} (?:or|ya|and|aur|या)(?: \\S+)? (?:private|privat|pvt|प्राइवेट)|(?:private|privat|pvt|प्राइवेट)(?: \\S+){0,2} (?:or|ya|and|aur|या)(?: \\S+)? ${GOVERNMENT}|(?:private|pvt) (?:banks?|sector)`,
  "(?:without|no|bina|bagair|बिना)(?: \\S+)? (?:exams?|pariksha|paper|test|degree|परीक्षा)|(?:exams?|pariksha|paper) (?:ke|k) (?:bina|bagair)|direct (?:bharti|recruitment|joining)",
  "kab|when|date|dates|last date|admit card|results?|syllabus|cut ?off|pattern|(?:max|maximum|min|minimum|upper|kitni|kya|what|over) ?(?:age|umar|umr|umra)|(?:age|umar|umr|umra) (?:limit|kitni|kya|relax\\S*|criteria|chahiye|ho|required)|overage|attempts?|height|quota|reservation|scholarships?|fees?|coaching|books?|abroad|कब|उम्र|आयु",
  "subjects?|optional|vishay|stream|streams",
  "(?:distance|correspondence|ignou|open university|online degree)(?: \\S+){0,5} (?:valid|accepted|accept|ma+n[ey]\\S*|eligible|allowed|recogni\\S*|chal\\S*)",
  "nahi hua|not clear(?:ed|ing)?|give up|hopeless|marks|percent|percentage|rank|how (?:to|do i|should i) (?:prepare|study)|(?:taiyari|tayari|preparation)(?: $| kaise| kese)|kaise padh\\S*|kaise (?:taiyari|padh\\S*)|तैयारी कैसे",
  "(?:english|angrezi|अंग्रेजी|इंग्लिश) (?:aana|aani|[jz]a?ruri|[jz]aroori|compulsory|required|needed|जरूरी|आना)",
  "(?:ek|one|dono|both|left|right) (?:haath|hath|hand|hands|pair|leg|legs|aankh|ankh|eye|arm)|stammer\\S*|blind|deaf|disab\\S*|दिव्यांग\\S*|विकलांग\\S*|handicap\\S*|divyang\\S*|viklang\\S*|wheelchair|transgender|apprentice\\S*|intern\\S*|contract\\S*|bribe|rishwat|agent|paise lekar|lakh",
);

const FAILED = phrases("fail|failed|फेल");

const SERVICE_CUES: readonly (readonly [PublicService, RegExp])[] = [
  ["banks", phrases("banks?|banking|ibps|बैंक")],
  ["insurance", phrases("insurance|lic|bima|बीमा")],
  ["railways", phrases("railways?|rail|rrb|rrc|indian railway|metro|रेलवे")],
  ["police", phrases("police|constables?|daroga|paramilitary|crpf|bsf|cisf|itbp|capf|पुलिस")],
  ["forces", phrases("army|navy|air ?force|airforce|defence|defense|armed forces|fauj|forces|सेना|आर्मी|नौसेना|नेवी|वायुसेना|एयरफोर्स|एयर फोर्स")],
  ["post", phrases("post offices?|postal|dak vibhag|dak ghar|india post|डाक")],
  ["courts", phrases("(?:high |district )?courts?|judiciary|judges?|कोर्ट")],
  ["teaching", phrases("teachers?|teaching|lecturers?|professors?|shikshak|adhyapak|शिक्षक|टीचर")],
  ["science", phrases("isro|drdo|barc|csir|nic|dae")],
  [
    "offices",
    phrases("income tax (?:department|dept|me|mein|office|jobs?)|customs|central excise|gst department|secretariat|ministry|mantralaya"),
  ],
  ["health", phrases("hospitals?|aiims|health department|अस्पताल")],
  ["forests", phrases("forest (?:department|service)|van vibhag")],
  [
    "engineering",
    phrases(
      "psus?|public sector(?: undertakings?| compan(?:y|ies))?|bhel|ntpc(?! exam)|ongc|iocl|sail|gail|hpcl|bpcl|nhpc|coal india|power ?grid",
    ),
  ],
];
/** Services that need no word of the Government beside them. */
const PUBLIC_ALONE: ReadonlySet<PublicService> = new Set([
  "banks",
  "railways",
  "post",
  "police",
  "insurance",
  "forces",
  "courts",
  "science",
  "offices",
  "engineering",
]);

const BODIES: readonly (readonly [string, RegExp])[] = [
  ["JE", phrases("je|junior engineers?")],
  ["SSC", phrases("ssc|एसएससी")],
  ["UPSC", phrases("upsc|यूपीएससी")],
];
/** Examinations that the name of a body or a post stands for too, and the words with which they themselves are meant. */
const GENERAL_EXAMS: Partial<Readonly<Record<Exam, RegExp>>> = {
  "SSC CGL": phrases("cgl"),
  "RRB NTPC": phrases("ntpc"),
  "IBPS PO": phrases("po|probationary"),
  "UPSC Civil Services": phrases("cse|civil services?|ias(?: exam)?|(?:become|ban(?:t[aei]|eg\\S*|\\S* sak\\S*)|बन\\S*)"),
  "SSC JE": phrases("ssc"),
};
const WHICH = phrases(
  "(?:which|kaun\\S*|kon\\S*|list|all|कौन\\S*)(?: \\S+){0,4} (?:exams?|pariksha|परीक्षा)|exams?(?: \\S+)? (?:list|kaun\\S*|kon\\S*)|other exams?|alawa|besides|for|ke liye|after|ke baad|level|के बाद|के लिए",
);

const branchCues: readonly (readonly [string, RegExp])[] = [
  ["civil", phrases("civil(?! (?:services?|serv\\S*))", "सिविल(?! (?:सेवा\\S*|सर्विस\\S*))")],
  ["mechanical", phrases("mechanical|mech|fitter|turner|machinist|diesel|welder|motor mechanic|मैकेनिकल|फिटर")],
  ["electrical", phrases("electrical|electric|eee|electrician|wireman|इलेक्ट्रिकल|इलेक्ट्रीशियन")],
  ["electronics", phrases("electronics?|ece|etc engineering|entc|e and tc|telecom\\S*|instrumentation|इलेक्ट्रॉनिक्स")],
  ["computers", phrases("computers?|cse|cs|it engineer\\S*|it branch|information technology|btech it|software|copa|ai ml|कंप्यूटर")],
  ["chemical", phrases("chemical")],
  ["chemistry", phrases("chemistry|chem")],
  ["physics", phrases("physics")],
  ["maths", phrases("maths?|mathematics|ganit")],
  ["biology", phrases("biology|botany|zoology|microbiology|biotech\\S*|biochemistry|life sciences?")],
  ["statistics", phrases("statistics|stats")],
  ["economics", phrases("economics|eco")],
  ["agriculture", phrases("agri\\S*|krishi|horticulture|कृषि")],
  ["hindi", phrases("hindi")],
  ["geology", phrases("geolog\\S*|geophysics|earth sciences?|भूविज्ञान")],
  // Branches that no examination but GATE names: they shut those out that name others.
  [
    "another",
    phrases("food tech\\S*|textile|dairy|petroleum|mining|aerospace|aeronautical|automobile|production|metallurg\\S*|environmental"),
  ],
];

const GRADUATE = "(?:graduat\\S*|grad|honou?rs|hons|snatak|degree|\\+3|स्नातक|ग्रेजु\\S*|bachelors?)";
const graduateOf = (subject: string): RegExp =>
  phrases(`(?:${subject})(?: \\S+){0,2} ${GRADUATE}(?: .*)?|${GRADUATE}(?: \\S+){0,2} (?:${subject})`);
const afterOf = (subject: string): RegExp =>
  phrases(`(?:${subject}) (?:(?:ki |ka )?(?:padhai|course) )?(?:ke baad|k baad|karke|kiya|kar li|complete\\S*|done|pass)`);
/** Degrees that are told by their subject. */
const TOLD_DEGREES: readonly (readonly [string, RegExp])[] = [
  [
    "BTech",
    phrases(
      "(?:engineering|engineers?|engg|ece|cse|eee|इंजीनियरिंग)(?! (?:services?|drawing|entrance|college))|be (?:civil|mech\\S*|electrical|computer|cse|ece|done|pass)|be (?:ke baad|kiya)",
    ),
  ],
  ["BCom", graduateOf("commerce|कॉमर्स")],
  ["BA", graduateOf("arts|humanities|history|political science|sociology|geography|psychology|hindi|english|आर्ट्स")],
  ["BSc Agriculture", graduateOf("agri\\S*|krishi")],
  ["BSc Forestry", graduateOf("forestry|वानिकी")],
  ["BFSc", graduateOf("fisheries|matsya|मत्स्य")],
  ["BSc", graduateOf("science|physics|chemistry|maths?|biology|botany|zoology|साइंस")],
  ["LLB", graduateOf("law")],
  ["LLB", afterOf("law")],
  ["BSc Nursing", graduateOf("nursing")],
  ["BSc Nursing", afterOf("nursing")],
  ["BPharm", graduateOf("pharmacy|pharma")],
  ["BPharm", afterOf("pharmacy|pharma")],
];

/** What every holder of a qualification below a degree has; a degree's holder has a degree. */
const LEVEL_OF: Readonly<Record<string, EducationLevel>> = {
  ITI: "ITI Certificate",
  Diploma: "Diploma",
  "Polytechnic diploma": "Diploma",
  GNM: "Class 12",
  ANM: "Class 12",
  DPharm: "Class 12",
  DMLT: "Class 12",
  "D.El.Ed": "Class 12",
};
/** Degrees after a bachelor's, by what holders have. */
const PROFESSIONAL = /^(?:MBBS|BDS|BVSc|B[AHU]MS|(?:BA |BBA )?LLB|LLM|MD|MS|MDS)$/;
const MASTERS = /^(?:M(?!BBS)|PGDM|LLM|PhD)/;

function levelOf(degree: string): EducationLevel {
  if (MASTERS.test(degree)) return "Master's Degree";
  return LEVEL_OF[degree] ?? (PROFESSIONAL.test(degree) ? "Professional Degree" : "Bachelor's Degree");
}

const ANY_GRADUATE = phrases(`(?:post ?)?${GRADUATE}|ग्रेजुएशन|snatak|college (?:khatam|done|over|ke baad)`);
const TWELFTH = phrases(
  "12|12th|12vi|12vin|xii|twelfth|inter|intermediate|hsc|plus two|\\+2|barahvi|barvi|baarvi|class 12|12वीं|बारहवीं|इंटर|इंटरमीडिएट",
);
const TENTH = phrases("10|10th|10vi|10vin|xth|tenth|matric|matriculation|metric|sslc|dasvi|dasvin|class 10|10वीं|दसवीं|मैट्रिक|हाईस्कूल");

/** Whether a degree is needed asks somebody who has none. */
const NEED_OF_ONE =
  / (?:(?:do|will|would|should) (?:i|we|he|she) (?:need|have to (?:do|have)|require)(?: (?:an?|to do|do|a college))* (?:graduation|degree)|(?:is )?(?:graduation|degree) (?:necessary|needed|required|compulsory|zar[ou]+ri|jaruri|must))(?= )/gu;

function levelIn({ text, stage }: Reading, degree: string | null): EducationLevel | null {
  if (degree !== null) return levelOf(degree);
  if (isOnlyTenth(text)) return "Class 10";
  if (ANY_GRADUATE.test(text.replace(NEED_OF_ONE, " ")) || stage === "degree") return "Bachelor's Degree";
  if (TWELFTH.test(text) || stage === "class12") return "Class 12";
  return TENTH.test(text) || stage === "class10" ? "Class 10" : null;
}

const OWN_HIGHEST: (degrees: readonly string[]) => string | null = (degrees) =>
  [...degrees].toSorted((a, b) => EDUCATION_LEVELS.indexOf(levelOf(b)) - EDUCATION_LEVELS.indexOf(levelOf(a)))[0] ?? null;

const TEACHING_DEGREES: ReadonlySet<string> = new Set(["BEd", "D.El.Ed", "B.El.Ed", "BPEd"]);

/** Of several degrees the training of teachers, for which the others were needed, or else the highest. */
const IS_AN_ENGINEER = phrases("(?:i am|im|i m) (?:an? )?(?:\\S+ ){0,2}engineer|engineer (?:hu|hun|hoon|hoo|हूं|हू)");

function degreeIn({ degrees, careers, text, rest }: Reading): string | null {
  const training = degrees.find((degree) => TEACHING_DEGREES.has(degree));
  // The "engineer" of a career's own name is no degree, unless somebody is one.
  const told = careers.some(({ word }) => word === null) && !IS_AN_ENGINEER.test(text) ? rest : text;
  return training ?? OWN_HIGHEST(degrees) ?? TOLD_DEGREES.find(([, cue]) => cue.test(told))?.[0] ?? null;
}

const stateCues: readonly (readonly [StateRecruiter, RegExp])[] = STATE_RECRUITERS.map((recruiter) => [
  recruiter,
  phrases(
    [
      recruiter.commission,
      ...(recruiter.civilServices?.slice(1) ?? []),
      ...recruiter.boards,
      ...(recruiter.formerly ?? []),
      ...recruiter.names,
    ]
      .join("|")
      .toLowerCase(),
  ),
]);
const ofState: readonly Exam[] = ["State PSC", "State staff selection"];

const boardIn = (text: string, state: StateRecruiter | null): string | null =>
  state?.boards.find((board) => text.includes(` ${board.toLowerCase()} `)) ?? null;
export const stateIn = (text: string): StateRecruiter | null => stateCues.find(([, cue]) => cue.test(text))?.[0] ?? null;

/** The States whose commissions or boards are named, each with the text that names it alone; one State is asked for by its own name. */
export function commissionsIn(text: string): readonly string[] {
  const cues = stateCues.filter(([{ commission, boards }, cue]) => {
    const bodies = [commission, ...boards].map((body) => ` ${body.toLowerCase()} `);
    return cue.test(text) && bodies.some((body) => text.includes(body));
  });
  return cues.map((own) => cues.reduce((left, other) => (other === own ? left : left.replace(everywhere(other[1]), " ")), text));
}

const SHUNNED = everywhere(
  phrases(
    "(?:other than|except|apart from|besides|excluding|not in|not) (?:the |in )?\\S+(?: (?:and|or|aur|ya) (?:banks?|banking|railways?|ssc|upsc|police|teaching))?",
    "\\S+ (?:ke|k|के) (?:alawa|alava|ilawa|siwa|siva|अलावा)|\\S+ (?:chh?odkar|chh?od ke|छोडकर)",
  ),
);
const within = <T>(cues: readonly (readonly [T, RegExp])[], text: string): readonly T[] =>
  cues.filter(([, cue]) => cue.test(text)).map(([meant]) => meant);

/** Whether a single examination is asked about, and not those of a body or a service. */
const namesOneExam = ({ exams, text }: Reading, level: EducationLevel | null): boolean =>
  exams.some((exam) => GENERAL_EXAMS[exam]?.test(text) ?? true) || (exams.length > 0 && level === null && !WHICH.test(text));

/** A post by its whole name, as "customs inspector". */
const ONE_POST = /\S (?:officer|inspector|constable|clerk|collector|superintendent|commissioner|auditor|stenographer)$/u;

/** Whether one career is asked about: "drug inspector" after a degree, "army doctor" after Class 12, or any where nobody said what they have. */
function namesCareer({ careers, exams, rest, asks }: Reading, { level, services }: Pick<PublicPosts, "level" | "services">): boolean {
  const [named, second] = careers;
  if (named === undefined) return false;
  // "Customs inspector" after a BCom is one post, and "police" are many.
  if (level === null || (second === undefined && level !== "Class 12" && asks.has("become") && ONE_POST.test(named.title.toLowerCase())))
    return true;
  const isOfService = ({ career, word }: NamedCareer): boolean =>
    career.category === "Government" || (word !== null && within(SERVICE_CUES, ` ${word} `).length > 0);
  if (careers.every(isOfService)) return exams.length === 0 && services.length === 0;
  return !ASKS_FOR_GOVERNMENT.test(rest) && within(SERVICE_CUES, rest).length === 0;
}

const OF_ANY_STATE = phrases("psc|pcs|state (?:public )?(?:civil )?services?|पीसीएस|लोक सेवा आयोग");

/** The posts of the Government that a question asks for; null where it asks for none or for something else of them. */
export function publicPostsIn(reading: Reading): PublicPosts | null {
  const { text, rest, asks, exams } = reading;
  if (OTHERWISE.test(text) || BEFORE_TENTH.test(text) || asks.has("pay")) return null;
  if (FAILED.test(text) && !isOnlyTenth(text)) return null;
  const state = stateIn(text);
  const degree = degreeIn(reading);
  const level = levelIn(reading, degree);
  const wanted = text.replace(SHUNNED, " ");
  const services = within(SERVICE_CUES, wanted);
  const found = {
    level,
    degree,
    branches: within(branchCues, text),
    services,
    shunned: within(SERVICE_CUES, text).filter((service) => !services.includes(service)),
    state,
    board: boardIn(text, state),
    isOfCivilServices:
      exams.includes("State PSC") && !exams.includes("State staff selection") && (state !== null || OF_ANY_STATE.test(text)),
  };
  const body = within(BODIES, wanted)[0] ?? null;
  const isOfState = exams.some((exam) => ofState.includes(exam));
  if (isOfState && state === null && level === null && !found.isOfCivilServices) return null;
  if (isOfState) return { ...found, services: [], body: "State" };
  if (namesOneExam(reading, level) || namesCareer(reading, found)) return null;
  const isGovernment = ASKS_FOR_GOVERNMENT.test(rest) || exams.length > 0 || (level !== null && ASKS_FOR_OPENINGS.test(rest));
  const isPublic = services.some((service) => PUBLIC_ALONE.has(service) || (service === "teaching" && state !== null));
  const isService = isPublic && ASKS_FOR_POST.test(text) && (level !== null || GETS.test(text));
  if (!isGovernment && !isService) return null;
  const isOnTopic =
    level === null &&
    state === null &&
    services.length === 0 &&
    body === null &&
    (reading.interests.said.length > 0 || reading.wishes.length > 1);
  if (isOnTopic) return null;
  return { ...found, body };
}
