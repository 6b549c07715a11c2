import type { Career, Exam } from "@career-clarity/career-catalog";
import { phrases } from "../reading/words.ts";

/** What of the body is asked about. */
export type Aspect = "size" | "eyes" | "colour" | "tattoo" | "feet" | "health";

/** How it is asked for. The first that fits is meant. */
export const ASPECT_CUES: Readonly<Record<Aspect, RegExp>> = {
  colour: phrases(
    "colou?r ?blind\\S*|colou?r (?:vision|perception)|varnandh\\S*|rang ?andh\\S*|(?:rang|रंग) blind|रंग ?अंध\\S*|(?:rang|colou?r)\\S* (?:nahi|nhi|me)(?: \\S+)? (?:pehchan|pahchan|dikh|farak|fark)\\S*|वर्णांध\\S*|कलर ब्लाइंड\\S*",
  ),
  tattoo: phrases("tattoos?|tatoos?|tattu|godna|टैटू|गोदना"),
  eyes: phrases(
    "(?:ek|one|left|right|dayi|bayi|ek hi) (?:aankh|ankh|eye)(?: \\S+){0,3} (?:kam|dikh\\S*|weak|kamzor|kamjor|kharab|vision|nahi|nhi|blind)(?: .*)?",
    "eye ?sight|eyes? (?:power|number|vision|test|weak|problem)|weak eyes?|poor vision|spectacles?|specs|(?:wear|wears|wearing|with|have|has|using|use|need) (?:\\S+ )?(?:glasses|lenses|lens)|(?:glasses|lenses)(?: allowed)? (?:in|for|allowed)(?: .*)?|lasik|lasek|laser (?:eye )?(?:surgery|operation)|myopia|short ?sighted|near ?sighted|(?:eye|aankh|chashme|number|power) (?:minus|plus) \\d\\S*|6 6|6 9",
    "(?:have|my|mera|meri|eyes?|aankh\\S*|chashme|ka|ki) (?:eye |ka |ki )?(?:power|number) (?:is |hai |of |minus |plus )*\\d\\S*(?: .*)?|(?:power|number) (?:minus |plus )?\\d(?: \\d+)? (?:hai|h|wala|wali|wale|with|and|can)(?: .*)?",
    "chash?m[aei]\\S*|(?:nazar|najar|aankh|aankhe|aankhen|ankh) (?:kamzor|kamjor|kharab|ka number|ki roshni|weak|thik|theek)|चश्म\\S*|(?:नजर|आंख|आंखें) (?:कमजोर|खराब)|लेसिक",
  ),
  size: phrases(
    "(?<! (?:without|of) )height(?! (?:of|work|se))(?: .*)?|[4-6] (?:foot|feet|ft|fut|फुट|फीट)(?: \\d{1,2}(?: inch(?:es)?)?)?|1[3-9]\\d ?cm|(?:too |bahut |very )short|lambai|kad (?:kitna|kam|chhota|chota)|कद|लंबाई|हाइट|हाईट|ऊंचाई (?:कितनी|कम)",
    "weight (?:for|limit|required|kitna|hona|chahiye|kam|zyada|jyada|is|criteria)(?: .*)?|(?:over|under) ?weight|vajan|wazan|वजन|(?:sina|seena|chhati) (?:kitn\\S*|kam|chahiye)(?: .*)?|सीना|chest (?:kitn\\S*|size|measure\\S*|chahiye|honi|required|cm)(?: .*)?|(?:running|daud|race|long jump|दौड़|दौड) (?:kitn\\S*|time|km|test|me|kitni|कितनी)(?: .*)?|kitn[ai] (?:running|daud)|how (?:much|many|fast)(?: \\S+){0,3} (?:run|running|km)|(?:physical|fitness) (?:standards?|efficiency|tests?|criteria|requirements?)",
  ),
  feet: phrases("flat ?(?:foot|feet)|knock ?knees?|bow ?legs?|varicose\\S*|फ्लैट फुट"),
  health: phrases(
    "sweaty (?:palms?|hands?)|hernia|varicocele|piles|asthma|fracture|stammer\\S*|hakla\\S*|medical (?:standards?|fitness|criteria|exam|examination|unfit|rules?)|medically (?:fit|unfit)|(?:class (?:1|2|one|two)|dgca) medical\\S*|medical (?:test|check ?up) (?:me|mein|of|for|kya|kaise|hota)(?: .*)?",
  ),
};

/** What is asked, as it stands in "I know no rule of ... for it". */
export const ASPECT_NAMES: Readonly<Record<Aspect, string>> = {
  colour: "colour vision",
  tattoo: "tattoos",
  eyes: "eyesight",
  size: "height, weight or running",
  feet: "feet and knees",
  health: "medical fitness",
};

/** Who sets rules for the body, and what holds of them from year to year. */
export type BodyRules = {
  readonly holds: (career: Career) => boolean;
  readonly exams: readonly Exam[];
  /** Words that stand for it where no career is named. */
  readonly cue: RegExp;
  /** Completes "The limits stand in". */
  readonly counts: string;
  readonly says: Partial<Readonly<Record<Aspect, string>>>;
};

const hasExam =
  (...names: readonly Exam[]) =>
  ({ pathway }: Career): boolean =>
    pathway?.exams.some((exam) => names.includes(exam)) ?? false;
const isOf =
  (...subcategories: readonly string[]) =>
  ({ subcategory }: Career): boolean =>
    subcategories.includes(subcategory);

const COLOUR_OF_FORCES = "Colour vision is tested, and a clear defect mostly closes this way; some branches ask for less than others.";
const LASER =
  "Whether an operation such as LASIK is allowed differs by post and branch, and some do not allow it at all: read the notice before an operation.";
const TATTOO_OF_FORCES =
  "The Army's rule of 2015 allowed small tattoos on the inner side of the forearm and the back of the hand, and more to members of tribes by their custom; an offensive one bars from entry wherever it is. The other forces have rules of their own.";
const SIGHT_OF_RANKS =
  "Notices so far ask constables and fighting soldiers for good sight without glasses; clerical and technical posts are often easier.";
const FEET =
  "Flat feet, knock knees and the like are looked at by the medical board; ask a doctor early what exercise or treatment can do.";
const BEFORE_FEES = "Go there before you pay any school";

/** The first that fits a career is meant. */
export const BODY_RULES: readonly BodyRules[] = [
  {
    holds: hasExam("DGCA pilot papers"),
    exams: ["DGCA pilot papers"],
    cue: phrases("dgca|(?:commercial|airline|civil) pilots?|cpl"),
    counts: `the rules of DGCA (dgca.gov.in) for its Class 1 medical, done by doctors whom it approves, with a Class 2 medical before it. ${BEFORE_FEES}`,
    says: {
      eyes: "Glasses or lenses alone do not close this way: what counts is that you see well enough with them.",
      health:
        "It is the check of eyes, ears, heart, blood and mind without which nobody flies for pay, and it is repeated as long as one flies.",
      colour: "Colour vision is tested with plates first; who fails them may be tested further, and a clear defect closes this way.",
    },
  },
  {
    holds: ({ id }) => id === "flight-attendant",
    exams: [],
    cue: phrases("cabin crew|air ?hostess\\S*|flight attendants?"),
    counts: "each airline's own notice for cabin crew, and in DGCA's rules for their medical",
    says: {
      tattoo: "Most airlines take nobody with a tattoo that the uniform leaves to be seen.",
      size: "Airlines ask that you reach the luggage bins and that weight fits height; the figures are each airline's own.",
      eyes: "Glasses or lenses are allowed by many airlines within a limit of their own.",
    },
  },
  {
    holds: hasExam("RRB ALP", "RRB NTPC", "RRB JE"),
    exams: ["RRB ALP", "RRB NTPC", "RRB JE"],
    cue: phrases("railways?|loco ?pilot|rrb|alp|रेलवे"),
    counts: "the notice of the Railway Recruitment Boards (rrbapply.gov.in), which names a medical class for each post",
    says: {
      eyes: "For Assistant Loco Pilot it is the strictest, A-1: by the notices so far sight without glasses, and no LASIK. Other posts, such as clerk, allow glasses.",
      colour: "Colour vision is a must for those who drive trains and give signals; for office posts it mostly is not.",
      size: "For most railway posts no height is asked; the Railway Protection Force has its own figures.",
    },
  },
  {
    holds: hasExam("IMU-CET", "Merchant Navy sponsorship tests"),
    exams: ["IMU-CET", "Merchant Navy sponsorship tests"],
    cue: phrases("merchant navy|dg ?shipping|मर्चेंट नेवी"),
    counts: `the rules of the Directorate General of Shipping (dgshipping.gov.in), whose approved doctors do the medical. ${BEFORE_FEES}`,
    says: {
      eyes: "The deck, which keeps watch, is the strictest; the engine room is easier, and glasses are allowed there within limits.",
      colour: "Colour vision is tested: without it the deck is closed, and mostly the engine room too.",
      tattoo: "I know of no rule that bars tattoos; shipping companies may have their own.",
    },
  },
  {
    holds: hasExam("NDA", "CDS", "AFCAT"),
    exams: ["NDA", "CDS", "AFCAT"],
    cue: phrases("ssb|air ?force|armed forces|defen[cs]e (?:forces|services)|indian navy|एयरफोर्स|नौसेना"),
    counts: "the notice of NDA and CDS (upsc.gov.in) or of AFCAT (afcat.cdac.in), and a board of doctors decides after the SSB",
    says: {
      eyes: `The limits differ by force and branch; flying is the strictest, and many other branches take officers with glasses. ${LASER}`,
      colour: `${COLOUR_OF_FORCES} Flying asks for the best.`,
      tattoo: TATTOO_OF_FORCES,
      size: "Height and weight go by tables, with lower heights for women and for people of some regions.",
      feet: FEET,
    },
  },
  {
    holds: hasExam("SSC GD", "UPSC CAPF"),
    exams: ["SSC GD", "UPSC CAPF"],
    cue: phrases("capf|crpf|bsf|cisf|itbp|ssc gd|border guard"),
    counts: "the notice of the Staff Selection Commission for constables (ssc.gov.in), or of UPSC CAPF for officers (upsc.gov.in)",
    says: {
      eyes: `${SIGHT_OF_RANKS} ${LASER}`,
      colour: "Colour vision is tested, and a defect mostly closes this way.",
      size: "Heights differ for women and men and are lower for some communities and hill regions.",
      tattoo: "By the notices so far only small ones on the inner side of the left forearm or the back of the hand, and none that offends.",
      feet: FEET,
    },
  },
  {
    holds: hasExam("Agniveer recruitment"),
    exams: ["Agniveer recruitment"],
    cue: phrases("army|fauj\\S*|agniveer|agnipath|soldiers?|सेना|आर्मी|अग्निवीर|फौज\\S*"),
    counts: "the notice of the Army's recruiting office for your region (joinindianarmy.nic.in), or of the Navy or Air Force",
    says: {
      eyes: `${SIGHT_OF_RANKS} ${LASER}`,
      colour: COLOUR_OF_FORCES,
      tattoo: TATTOO_OF_FORCES,
      size: "Heights differ by region and trade, and are lower for some hill peoples and communities; running, pull-ups and a chest that expands are part of the rally.",
      feet: FEET,
    },
  },
  {
    holds: isOf("Police and Intelligence", "Fire, Rescue and Prisons"),
    exams: [],
    cue: phrases("police|pulis|constable|daroga|firem[ae]n|पुलिस|दरोगा|सिपाही"),
    counts: "the notice of your State's recruitment board; for Delhi Police that of the Staff Selection Commission (ssc.gov.in)",
    says: {
      eyes: `${SIGHT_OF_RANKS} ${LASER}`,
      colour:
        "Most notices ask for full colour vision: in 2024 Delhi's High Court held that a defect rules out a constable of Delhi Police.",
      tattoo: "Rules differ from State to State; a large, visible or offensive one is the usual ground for a no.",
      size: "Heights differ from State to State and between women and men, and are lower for some communities and hill regions; chest, running and jumps are in the same notice.",
      feet: FEET,
    },
  },
  {
    holds: ({ id, category }) => category === "Transportation" && id.endsWith("-driver"),
    exams: [],
    cue: phrases("driving licen[cs]e"),
    counts:
      "the rules for driving licences (parivahan.gov.in), where a doctor certifies sight and health, and for posts of a State in its transport corporation's notice",
    says: {
      colour:
        "Since 2020 mild and medium colour blindness does not stand in the way of a driving licence; severe does. A State's bus service may ask for more.",
      eyes: "Glasses are allowed for a driving licence if you see well enough with them.",
    },
  },
  {
    holds: ({ id }) => id === "forest-guard" || id === "forester",
    exams: ["UPSC Indian Forest Service"],
    cue: phrases("forest guard|van rakshak|वन रक्षक"),
    counts: "the notice of your State's forest department or recruitment board, which also asks for a long walk",
    says: {},
  },
];

/** What holds where no rule is known for the career or none was named. */
export const ELSEWHERE: Readonly<Record<Aspect, string>> = {
  colour:
    "Colour blindness closes few careers: pilot, ship's officer, train driver, the forces and the police test for it. Medicine is open: in 2017 the Supreme Court had students with it admitted to MBBS. Engineering and computer courses ask for no such test, though some posts with signals or wiring do.",
  tattoo: "Most employers have no rule about tattoos. The forces and the police have, and airlines for cabin crew.",
  eyes: "Glasses close few careers: train driver, and flying in the forces, are the strictest. Airline pilots may wear them.",
  size: "Most careers ask for no height or weight. The forces, the police, fire and forest services do, and airlines for cabin crew.",
  feet: "Most careers have no rule about feet and knees. The forces, the police and railways look at them in their medical.",
  health:
    "Most careers ask for no more than ordinary health. The forces, the police, railways, ships and flying have a medical of their own.",
};
