import { type Career, EDUCATION_LEVELS } from "@career-clarity/career-catalog";
import { rememberedByName } from "../catalogue/remembered.ts";
import { p, ul } from "../html/write.ts";
import { inEach } from "../language.ts";
import { BRANCHES, TRADES, type Training } from "../names/trades.ts";
import { anyCue, phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { COPA } from "./besides-texts.ts";
import type { Criterion } from "./criteria.ts";
import { listOf } from "./list.ts";
import { both } from "./topics/both.ts";
import { WITH_DIPLOMA, WITH_TRADE } from "./with-training-texts.ts";

const DONE =
  "(?:kar li\\S*|kar chuk\\S*|kar rakh\\S*|kiya|kia|kiye|kari|ki hai|hai mere paas|ho gay\\S*|complete\\S*|pass|passed|passout|pass out|done|did|finish\\S*|pura|poora|kar ke|karke|baad|after|holder|have|hold|trained|wal[aeo]|walon|walo|(?:ki|ka|wali) (?:job|naukri|kaam)|कर लि\\S*|कर ली\\S*|किया|की है|पास|बाद|पूरा|पूरी|हो गया|वाले|वालों|वाला)";
const WHAT_NOW =
  "(?:jobs?|naukri|nokri|kaam|work|career|careers|scope|options?|next|aage|ab|kya|what|where|kahan|kaha|नौकरी|काम|जॉब|आगे|अब|क्या|कहां)";
const OF_SOMETHING_ELSE = phrases(
  "(?:sarkari|government|govt|railways?|bank|ssc|army|police|isro|drdo|cruise|ship|jaha[jz]|सरकारी|रेलवे)",
  "(?:8|8th|10|10th|12|12th|दसवीं) (?:ke baad|pass|after)",
  "after (?:class )?(?:8|10|12)(?:th)?",
  "(?:salary|pay|stipend|kama\\S*|or|ya|vs|versus|better|admission|form|lateral|dubai|gulf|abroad|teacher|doctor|ias|upsc|mba|या|वेतन|सैलरी|कमा\\S*)",
  "(?:can i (?:become|be|apply|join|get into)|ban sak\\S*|become|banna|bane|banu|banun|banoon|बन\\S*)",
);

const ANY_TRADE = TRADES.map(({ said }) => said).join("|");
/** "Machinist wale kaha kaam karte hai": the hands of a trade, and where they are taken. */
const HANDS_OF_A_TRADE = phrases(
  `(?:${ANY_TRADE}) (?:wale|walo|walon|वाले|वालों)(?: \\S+){0,4} (?:kaha|kahan|kidhar|कहां)(?: .*)?|(?:${ANY_TRADE}) trade (?:jobs?|people|workers?|hands)`,
);

type Kind = {
  readonly cue: RegExp;
  readonly trainings: readonly Training[];
  readonly texts: typeof WITH_TRADE;
  /** How a way names it. */
  readonly way: RegExp;
  readonly level: Career["education"];
};

const KINDS: readonly Kind[] = [
  {
    cue: anyCue(both("(?:iti|i t i|copa|trade|आईटीआई|आइटीआई|कोपा|ट्रेड)", DONE), HANDS_OF_A_TRADE),
    trainings: TRADES,
    texts: WITH_TRADE,
    way: /\bITI\b/,
    level: "ITI Certificate",
  },
  {
    cue: both("(?:diploma|polytechnic|polytecnic|डिप्लोमा|पॉलिटेक्निक)", DONE),
    trainings: BRANCHES,
    texts: WITH_DIPLOMA,
    way: /\b[Dd]iploma\b/,
    level: "Diploma",
  },
];
const ASKS = phrases(WHAT_NOW);

/** A way that begins with the training and asks for nothing long after it. */
const LATER = /\bthen\b.*\b(?:years|BTech|lateral)\b|\bthen lateral\b|lateral entry/;
const FOR_ITS_LEVEL = 8;
/** The work of the training itself, as a fitter's of the trade Fitter. */
const FOR_ITS_NAME = 6;
const FOR_ITS_OWN_WAY = 4;

const namedIn = (kind: Kind, { name, inWays }: Training): Criterion => {
  const own = new RegExp(`^(?:ITI(?: trade)?|Diploma in|Polytechnic diploma in) [^,;]{0,12}${inWays.source}`);
  const waysOf = ({ pathway }: Career): readonly string[] =>
    [...(pathway?.afterClass10 ?? []), ...(pathway?.afterClass12 ?? [])].filter(
      (way) => kind.way.test(way) && inWays.test(way) && !LATER.test(way),
    );
  const level = EDUCATION_LEVELS.indexOf(kind.level);
  return {
    steady: true,
    label: inEach((language) => kind.texts.label[language](name)),
    holds: (career) => EDUCATION_LEVELS.indexOf(career.education) <= level && waysOf(career).length > 0,
    points: (career) =>
      (career.education === kind.level ? FOR_ITS_LEVEL : 0) +
      (inWays.test(career.name) ? FOR_ITS_NAME : 0) +
      (waysOf(career).some((way) => own.test(way)) ? FOR_ITS_OWN_WAY : 0),
    loose: true,
  };
};

/** Each is made once, so that its careers are looked up once. */
const CRITERIA: ReadonlyMap<Training, Criterion> = new Map(
  KINDS.flatMap((kind) => kind.trainings.map((training) => [training, namedIn(kind, training)] as const)),
);

const saidAs = rememberedByName((said) => phrases(said));

/** Whoever has a trade or a diploma in hand is shown the work whose ways in name it, and what to do first. */
export const withTrainingAnswer: SpokenAnswer = spoken(({ text, language }, knowledge) => {
  const kind = KINDS.find(({ cue }) => cue.test(text));
  if (kind === undefined || !ASKS.test(text) || OF_SOMETHING_ELSE.test(text)) return null;
  const training = kind.trainings.find(({ said }) => saidAs(said).test(text));
  const criterion = training === undefined ? undefined : CRITERIA.get(training);
  if (training === undefined || criterion === undefined) return null;
  const { lead, rows } = kind.texts;
  const above = p(lead[language](training.name)) + ul(rows[language]) + (training.name === "COPA" ? p(COPA[language]) : "");
  return listOf([criterion], knowledge, language, above);
});
