import { GAMES } from "../names/games.ts";
import { RULED_OUT_NAMES, ruledOutWords } from "../names/ruled-out-words.ts";
import { degreesIn } from "./degrees-in.ts";
import { EVERYDAY_WORDS } from "./everyday-words.ts";
import { examsIn } from "./exams-in.ts";
import { Pattern } from "./pattern.ts";
import { streamsIn } from "./streams.ts";
import { WISHES } from "./wishes.ts";
import { padded } from "./words.ts";

/** Kinds of work that a bare "no" rules out: "no money" and "no scope" rule out nothing. */
const WORK =
  "engineer|engineering|doctor|medical|medicine|teacher|teaching|lawyer|law|army|defence|police|singing|banking|bank|government|govt|sarkari|accounts|accounting|farming|nursing|nurse";
/** What one may not have, and does not refuse: "I have no camera", "no children". */
const MAY_BE_LACKED = /^(?:cameras?|children|kids|bac\S+)$/;
const BARE_NO = new Pattern(
  ` (?:but |and |also )?(?:no|not)(?: an?)?( (?:${WORK}|${RULED_OUT_NAMES.filter((name) => !MAY_BE_LACKED.test(name)).join("|")}))(?! (?:se|ke|से|के) )(?= )`,
  "gu",
);

/** Words after which stands what is ruled out. */
const CUES = [
  "(?:dont|do not|didnt|doesnt|does not|never|(?:(?:but|and|do) )?not) (?:want to|like|wanna|want)(?: to)?(?: be| become| do| study| go(?: in| into| for)?| join| work(?: as| in)?)?",
  "(?:other|different)(?: (?:options?|careers?|jobs?|fields?|ways?|things?|work|choices?|courses?|roles?|posts?))?(?: (?:are there|is there|do i have|i have|can i (?:do|have|take)))? than|except(?: for)?|apart from|besides|excluding|anything but|(?:(?:but|and|am|im|is) )?not (?:interested )?(?:in|into)|instead of|hate(?: being)?(?! (?:physics|chemistry) )|quit(?:ting)?(?! (?:\\S+ (?:or|vs|versus)|my (?:\\S+ )?(?:job|work|career)) )",
  "but(?: i)? (?:cannot|cant|can not) (?:become|be)|without (?:becoming|being)|nothing to do with|away from|(?:tired|bored|fed up) (?:of|with)|neither|nor",
  "(?:but|are|is|and) not(?! (?:sure|good|able|available|possible|getting|so|too|very|know|clear|in) )(?: about| as| for)?",
].join("|");
/** What follows and is no kind of work, or has an answer of its own. */
const OTHER =
  "maths?|mathematics|stress|people|degree|talking|sitting|desk|office|to|but|and|or|so|what|which|it|this|that|being|\\d+\\S*|not|in|nor|also|too|after|with|for|from|among";
/** A word of what is ruled out. */
const wordBut = (stops: string): string => ` (?!(?:${stops}) )[^ ]+`;
const WORD = wordBut(OTHER);
/** A further word of it, and no word of what is wished instead: "except doctor highest paid jobs". */
const MORE = wordBut(`highest|high|higher|best|top|good|paid|paying|salary|list|sabse|jyada|zyada|${OTHER}`);
const EXCLUDED_AFTER = new Pattern(
  ` (?:${CUES})(?: an?| the)?(${WORD}(?:${MORE}){0,2}(?: (?:and|or|aur|ya)${WORD}(?:${MORE})?)?)(?= )`,
  "gu",
);
const EXCLUDED_BEFORE = new Pattern(
  /((?: (?!(?:ke|k|के|baad|bad|बाद) )\S+){1,2}?)(?: (?:ka|ki|का|की) (?:kaam|job|naukri|काम|नौकरी))? (?:ke|k|के) (?:alawa|alaawa|siwa|siway|sivay|ilawa|elawa|अलावा|अलावे|सिवा|सिवाय)(?= )|((?: (?!(?:ke|k|के|baad|bad|बाद) )\S+){1,2}?) (?:ko|को) (?:chh?od ?(?:kar|ke)|छोडकर|छोड़कर)(?= )/gu,
);
/** Without its "ko", where no work of one's own is left. */
const LEFT_OUT = new Pattern(
  /( (?:doctors?|engineers?|डॉक्टर|इंजीनियर)(?: (?:aur|and|ya|और|या) (?:doctors?|engineers?|डॉक्टर|इंजीनियर))?) (?:chh?od ?(?:kar|ke)|छोड ?कर)(?= )/gu,
);

const BUT = "(?:par|pr|per|but|lekin|magar|aur|and|पर|लेकिन|मगर|और)";
const NOT = "(?:nahi|nhi|nahin|nai|na|not|नहीं|नही|ना)";
const OF_WORK = "(?: (?:me|mein|mai|ka|ki|में|का|की))?(?: (?:kaam|job|naukri|career|field|line|काम|नौकरी))?";
const WANTED = "(?:karna|karni|krna|krni|banna|banni|bnna|jana|jaana|lena|leni|dena|chahiye|करना|करनी|बनना|बननी|जाना|लेना|देना|चाहिए)";
const ABLE = "(?:ban|bn) (?:sakta|sakti|skta|skti|paya|payi|paunga|paungi)";
/** Kinds of work, games and fields, of which one is meant and not the other: "cricket nahi kabaddi". */
const KIND = `(?:${WORK}|${GAMES.map(([names]) => names).join("|")}|sports|design\\S*|software|coding|business|agriculture|pilot|scientist|private|arts|commerce|science|डॉक्टर|इंजीनियर\\S*|टीचर|सरकारी|प्राइवेट|आर्ट्स|कॉमर्स|साइंस)`;
/** "Par hotel me kaam nahi karna", "but doctor nahi", "engineer nahi banna": what is said before its "nahi". */
const EXCLUDED_BY_NAHI = [
  new Pattern(`(?: ${BUT})?( ${KIND} (?:(?:aur|and|or|ya|और|या) )?${KIND})(?: (?:dono|दोनों))?${OF_WORK} ${NOT} ${WANTED}(?= )`, "gu"),
  new Pattern(`(?: ${BUT})?( ${KIND})${OF_WORK} (?:bhi|भी) ${NOT}(?: ${WANTED})?(?= )`, "gu"),
  new Pattern(` ${BUT}((?:${WORD}){1,2}?)${OF_WORK} ${NOT}(?: ${WANTED}| ${ABLE})?(?: (?:hai|h|he|है))? (?=$)`, "gu"),
  new Pattern(`((?:${WORD}){1})${OF_WORK} ${NOT} ${WANTED}(?= )`, "gu"),
  new Pattern(`((?:${WORD}){1,2}?)${OF_WORK} ${NOT}(?= (?:par|pr|but|lekin|magar|kuch|sirf|to|toh|पर|लेकिन|कुछ) )`, "gu"),
  new Pattern(`(?: ${BUT})?( ${KIND})${OF_WORK} ${NOT}(?= (?:${BUT} |balki |bas |sirf )?${KIND} )`, "gu"),
  new Pattern(`(?: ${BUT})?((?:${WORD}){1}) (?:pasand|accha|achha|acha|पसंद) ${NOT}(?= )`, "gu"),
  new Pattern(`((?:${WORD}){1,2}) (?:dono|दोनों) ${NOT} ${WANTED}(?= )`, "gu"),
];

const DOING = "any|an|a|the|much|too|doing|knowing|learning|using|having|seeing|lots of";
const AVOIDED_AFTER = new Pattern(
  `(?<! (?:ke|k|के)) (?:without|bina|avoiding|बिना)(?: (?:${DOING}))*( \\S+)(?: (?:and|or|aur|ya|और|या)( \\S+))?(?: (?:ke|k|के))?(?= )`,
  "gu",
);
const AVOIDED_BEFORE = /( \S+) (?:ke|k|के) (?:bina|bagair|बिना|बगैर)(?= )/gu;

/** Examinations, degrees, streams, subjects and wishes that are ruled out have answers of their own. */
const OWN_ANSWER = /^(?:maths?|mathematics|ganit|biology|bio|physics|chemistry|nights?|shifts?|गणित|मैथ्स?|बायोलॉजी)$/u;

/** Whether a word tells of something in the work itself that can be avoided. */
function isAvoidable(word: string): boolean {
  const text = padded([word]);
  if (word === "" || EVERYDAY_WORDS.has(word) || OWN_ANSWER.test(word)) return false;
  if (degreesIn([word], word).length + examsIn([word], word).length + streamsIn(text).streams.length > 0) return false;
  return !WISHES.some(({ cue }) => cue.test(text));
}

/** Whether words name something that can be ruled out, and that has no answer of its own. */
const isTelling = (words: readonly string[]): boolean =>
  !words.every((word) => EVERYDAY_WORDS.has(word) && ruledOutWords(word) === null) &&
  !words.some((word) => OWN_ANSWER.test(word) || WISHES.some(({ cue }) => cue.test(padded([word]))));

/** The parts of a question. */
export type Parts = {
  readonly wanted: string;
  /** Kinds of work that are ruled out: "biology but not doctor", "engineering ke alawa". */
  readonly excluded: string;
  /** What must be no part of the work: "without coding", "bina english ke". */
  readonly avoided: readonly string[];
};

function withoutAvoided(text: string): { readonly rest: string; readonly avoided: readonly string[] } {
  const avoided: string[] = [];
  const take = (whole: string, ...words: readonly (string | undefined)[]): string => {
    const found = words.flatMap((word) => word?.trim() ?? []);
    const left = found.filter((word) => !isAvoidable(word));
    if (left.length === found.length) return whole;
    avoided.push(...found.filter(isAvoidable));
    return left.map((word) => ` without ${word}`).join("");
  };
  const rest = text
    .replace(AVOIDED_AFTER, (whole, first: string, second: string | undefined) => take(whole, first, second))
    .replace(AVOIDED_BEFORE, (whole, word: string) => take(whole, word));
  return { rest, avoided };
}

/** Parts what is wanted from what is ruled out. */
export function splitExclusions(text: string): Parts {
  const { rest, avoided } = withoutAvoided(text);
  let excluded = "";
  const take = (_: string, part: string | undefined, other?: unknown): string => {
    // The "and" keeps a word from telling of the kind of the next.
    excluded += `${part ?? other} and `;
    return " ";
  };
  // Small words alone rule nothing out: "par samajh nahi", "kaam nahi karna".
  const takeTelling = (whole: string, part: string): string => (isTelling(part.trim().split(" ")) ? take(whole, part) : whole);
  const wanted = EXCLUDED_BY_NAHI.reduce(
    (left, pattern) => left.replace(pattern, takeTelling),
    rest.replace(EXCLUDED_AFTER, take).replace(EXCLUDED_BEFORE, take).replace(LEFT_OUT, take).replace(BARE_NO, take),
  );
  return { wanted: ` ${wanted.replace(/ +/g, " ").trim()} `, excluded, avoided };
}
