import type { Mention } from "./mentions.ts";
import { phrases } from "./words.ts";

/** What stands for the name of a career while the words about it are read. */
const NAME = "§";

const BEFORE = [
  // "I am a trained nurse", but not "I am interested in nursing".
  "(?:i am|im|i m|i was|i have been|ive been|am|was|we are)(?: (?:and|currently|presently|now|already|just|only|actually|basically|also|abhi|ek|an?|the|young|old|trained|qualified|registered|fresher|freelance|senior|junior|male|female|small|simple|working|retired|former|ex|professional|private|government|govt|sarkari|\\d+|years?|yrs?|saal|age|aged|year old|अभी|एक))*",
  "(?<!(?:to|can|could|will|would|should|like|love|in|of|about|interested|want|wanna|how|you|they|he|she) )(?:(?<!(?:can|could|should|shall|may|do|if|will|would|must|want) )i work|working|worked|(?:my|ki|ka|have an?|had an?|in an?) job|employed|serving|served|posted|naukri)(?: \\S+){0,3}? (?:as|in|at|with|for)(?: an?| the| my)?",
  "\\d+ (?:yrs?|years?|saal|साल)(?: (?:old|ka|ki|के|का|की))?",
  "(?:former|ex|purv|bhu?tpurv|पूर्व|भूतपूर्व|retired|currently|presently|experienced|unemployed|jobless)(?: an?)?",
  "(?:go|going|switch\\S*|shift\\S*|move|moving|transition\\S*|change|changing) from(?: an?)?|from(?: an?| being an?)?(?= § (?:to|into) )",
  // "Can a teacher become a counsellor": who comes from the first.
  "(?:^|can|could|may|kya)(?: (?:an?|any|kya|ek|the))+(?= § (?:becomes?|switch|move|shift|turn|change|transition|get|go|work) )|(?:^|kya|क्या)(?= § (?:(?:se|bhi|ek|से|भी) )?¤ (?:ban|bane|bann?a|ho|ja|बन) (?:sak\\S*|सक\\S*) )",
  "(?:quit\\S*|leave|leaving|left|resign\\S* from|tired of|fed up (?:of|with)|bored of|bored with|(?:thak|tang|bore|pareshan)(?: (?:gaya|gayi|gya|gyi|chuka|chuki|ho|hu|hoon|hun|aa|se))+|hate(?: being)?|stuck (?:in|as)|retir\\S* from)(?: an?| my| the| being an?| being| working as an?| job as)*",
].join("|");
const AFTER = [
  "(?:me|mein|में) \\d+ (?:saal|sal|years?|साल)(?: \\S+){0,2} (?:retire\\S*|kaam|naukri|रिटायर\\S*|काम|नौकरी)",
  "(?:hi |to |bhi |abhi |ka |ki |job |line |field )?(?:hu|hoon|hun|hoo|tha|thi|हूं|हू|था|थी)",
  "(?:me|mein|में) (?:hu|hoon|hun|tha|thi|kaam kar\\S*|kaam kiya|naukri kar\\S*|job kar\\S*|हूं|था|थी|काम कर\\S*|नौकरी कर\\S*)",
  "(?:ka |ki |के |का |की )?(?:kaam|kam|job|naukri|काम|नौकरी) (?:karta|karti|karte|kar rah[aei]|kar chuk\\S*|ki hai|kiya|chhod\\S*|chod\\S*|करता|करती|कर रह\\S*|किया|छोड\\S*)|(?:ka |ki )?(?:kart[aei]|karta|kar rah[aei]|करता|करती) (?:hu|hoon|hun|tha|thi|हूं|था|थी)",
  "(?:for|since|from) (?:the |more than )?(?:last |past )?\\d+ (?:years?|yrs?|months?)|\\d+ (?:years?|yrs?|months?)(?: of)? (?:exp\\S*|now|old|bored|tired|want\\S*|ho gay\\S*)",
  "(?:ko |को )?\\d+ (?:saal|sal|years?|mahine|साल) (?:se|ka exp\\S*|ka anubhav|ho gay\\S*|kaam|ki service|से|हो गए)|(?:with|having)(?: over)? \\d+ (?:years?|yrs?)|(?:age|aged|umar) \\d+",
  "(?:(?:ki|ka|ke|की|का) (?:\\S+ ){0,2}?)?(?:se|से)(?: \\S+){0,3}? (?:retire\\S*|thak\\S*|bore\\S*|pareshan|resign\\S*|nik(?:a)?l\\S*|hat\\S*|chutti|tang|रिटायर\\S*|थक\\S*|परेशान)",
  "(?:(?:ki|ka|की|का) )?(?:job|naukri|kaam|नौकरी|काम) (?:se|से) (?:bahut )?(?:thak\\S*|bore\\S*|pareshan|tang|थक\\S*|परेशान|तंग)",
  "(?:chh?od ?(?:ke|kar)|छोड ?(?:कर|के)) (?:\\S+ ){1,4}(?:me|mein|में) (?:ja\\S*|aa\\S*|kaam|जा\\S*|आ\\S*|काम)",
  "(?:se|से) ¤ (?:me|mein|में) (?:kaise|ja\\S*|aa\\S*|switch|shift|career|कैसे|जा\\S*|आ\\S*)|(?:to|se|से) ¤ (?:at \\d+|in my|कैसे)|(?:se|से) (?:\\S+ ){0,2}(?:business|dukan|dukaan|shop|startup|बिजनेस|दुकान)(?: (?:tak|me|mein|kaise|kar\\S*|shuru|तक|में|कैसे))",
  "(?:chh?od|छोड) (?:di\\S*|de\\S*|du\\S*|rah\\S*|na|kar kuch|ke kuch|दि\\S*|दे\\S*|रह\\S*)|chh?odn[aie]",
  "here|(?:to|se) ¤ (?:kaise|how|switch|shift|banna|bane|banu|jana|career)|(?:ki |ka )?(?:articleship|taiyari|tayari|padhai|preparation|course)(?: \\S+){0,2} (?:chal rah\\S*|kar rah\\S*|chh?od\\S*)",
  "(?:bored|burnt out|burned out|tired|fed up|unhappy|by profession|by trade|retired)",
].join("|");

const IS_OWN = new RegExp(
  `(?: (?:${BEFORE}) ${NAME})(?! (?:ban|bane|banna|banu|bnna|kaise|sons?|daughters?|ka beta|ki beti|family|students?|बन\\S*)\\S*)(?= )| ${NAME} (?:${AFTER})(?= )`,
  "u",
);

/** A message that begins with the work and at once turns from it: "gym trainer, injured shoulder, next career?" */
const FIRST = new RegExp(
  `^ (?:(?:hi|hello|sir|an?|im|i am) )*${NAME} (?!(?:ke|ki|ka|ko|se|kaise|or|ya|vs|and|ban|bane|banna|me|course|salary|job|jobs|career|kya|in|with|without)(?= ))`,
  "u",
);
const TURNS_AT_ONCE = phrases(
  "hate|hates|want out|get out|out of|leave|leaving|quit|injur\\S*|tired|burn\\S*|bored|lay ?offs?|laid off|next (?:career|job|step)|career change|change|switch\\S*|non \\S+|other (?:job|jobs|work|career|careers|options?)|what next|now what|contract\\S*|age \\d+",
);

/** A business of one's own, as it is wished. */
const VENTURE =
  "(?:business|start ?up|dhandha|dhanda|dukan|dukaan|shop|boutique|restaurant|cafe|dhaba|salon|parlou?r|garage|studio|बिजनेस|दुकान|धंधा|ढाबा|पार्लर)";
const OWN_VENTURE: readonly string[] = [
  `(?:own(?! an? )|apn[ai]|khud k[ai]|(?:start|open)(?:ing)? (?:an?|my)|अपन[ाी]|खुद क[ाी]) (?:(?:\\S+ )?${VENTURE}(?! (?:hai|h|he|tha|thi|me|mein|par|pe|se|chal\\S*|है|था|थी|में|पर) )|(?:kaam|काम) (?:start|shuru|khol\\S*|शुरू))`,
  `${VENTURE}(?: (?:ko|ka|ki))? (?:tak|kaise|khol\\S*|kar(?:na|ni|ne|u|un)|shuru|start|dal\\S*|तक|कैसे|खोल\\S*|करन[ाी]|शुरू|डाल\\S*)`,
  "(?:business|बिजनेस) (?:me|mein|में) (?:ja\\S*|aa\\S*|जा\\S*|आ\\S*)",
];
export const WISHES_OWN_VENTURE: RegExp = phrases(...OWN_VENTURE);

/** Words by which somebody asks for other work than the present. */
const TURNS = phrases(
  ...OWN_VENTURE,
  "(?:something|anything|a) better|better (?:job|work|pay|salary|future)|other(?! (?:country|countries|city|state))|another|else|different|change|changing|switch\\S*|shift(?:ing)? (?:to|into|karna|kar\\S*)|move (?:to|into)|leave|leaving|quit\\S*|get out|from (?:\\S+ ){1,3}(?:to|into)|new (?:job|career|field|work|line|profession)|next|alternatives?|non \\S+|instead|re ?skill\\S*",
  "(?:naya|nayi|naye|नया|नई|नए) (?:career|kaam|job|line|field|naukri|shuruaat|करियर|काम|नौकरी|शुरुआत)|use my (?:\\S+ )?(?:experience|skills?)|experience (?:use|kaam aa)\\S*",
  "(?:kuch|koi|kuchh) (?:aur|dusr[aei]|doosr[aei]|alag|naya|accha|acha|achha|behtar|badhiya|better|और|दूसर\\S*|नया)|aur (?:kuch|koi|kya)|dusr[aei]|doosr[aei]|badal\\S*|badhana|badh[uoe]\\S*|(?:कुछ|कोई) (?:और|दूसर\\S*|नया|अच्छ\\S*)|दूसर\\S*|बदल\\S*",
  "(?:what|which|any|kya|kaun ?s[aei]|kons[aei])(?: \\S+){0,3} (?:options?|career|careers|jobs?|work|kaam)|options?|(?:kaam|job|naukri|work|नौकरी|काम) (?:chahiye|chahie|चाहिए)|vikalp|now what|what now|ab kya|aage kya|aage kaise|aage badh\\S*|विकल्प|आगे क्या|अब क्या|civil job|civilian",
  "tired|bored|burnt|burn ?out|burned|fed up|thak\\S*|bore|(?:ex|former|retired|pension|purv|bhu?tpurv|पूर्व|भूतपूर्व)|pareshan|hate|unhappy|stuck|stressed|retir\\S*|chhod\\S*|chod\\S*|pasand nahi|pasand nhi|accha nahi|man nahi|mann nahi|injur\\S*|back (?:hurts|pain)|long hours|underpaid|salary kam|kam salary|low salary|salary (?:sirf |only |bas )?\\d+|(?:no|zero) (?:growth|scope|respect|future)|(?:growth|scope|future|izzat|paisa|paise|kamai|gujara|guzara) (?:nahi|nhi|kam|नहीं)|kya kar(?:u|un|e)|kya (?:kya )?(?:ban|ho) (?:sak\\S*|jau\\S*)|nik(?:a)?l[aei]|nikal(?:kar)?|ab (?:sarkari|govt|government|सरकारी)|क्या (?:क्या )?बन सक\\S*|निकल\\S*|क्या करूं|थक\\S*|परेशान|छोड\\S*|रिटायर\\S*|पसंद नहीं",
);
/** Words by which something is wished, which is other work where other work is named. */
const WISHES_FOR = phrases(
  "wants?|wanna|wish|dream|like|love|need|looking for|become|interest\\S*|pasand|shauk|banna|banu|bane|karna|karni|karu|jana|jau|jaana|jaye|jaaye|jaaun|chahiye|chahta|chahti|seekhna|sikhna|to|into|aana|jaun|switch|ban sak\\S*|बन सक\\S*|जाऊं|जाएं|(?:job|kaam|naukri) mil\\S*|can i|बनना|करना|जाना|चाहिए|चाहत\\S*|पसंद|सीखना",
);

/** The words with each name of a career as one sign. */
function withNames(words: readonly string[], mentions: readonly Mention[], only: Mention): string {
  const own = new Set(only.places);
  const named = new Set(mentions.flatMap(({ places }) => places));
  const head = Math.min(...only.places);
  const kept = words.flatMap((word, place) => (place === head ? NAME : own.has(place) ? [] : named.has(place) ? "¤" : word));
  // A name of several words is one sign.
  return ` ${kept.join(" ")} `.replace(/(?:¤ )+/gu, "¤ ");
}

/** Who comes back to old work does not turn from it. */
const RETURNS = phrases(
  "(?:wants?|forc\\S*|ask\\S*|tell\\S*|told) me to (?:leave|quit|stop|give up)|chhudwa\\S*|chhodne ko|come back|coming back|comeback|get back|go back|going back|back to work|restart\\S*|rejoin\\S*|return\\S*|wapas\\S*|vapas\\S*|dobara|phir se|वापस|दोबारा",
);

/** Whether work that a question names is what its asker does or has done, and turns away from. */
export const isTurnedFrom = (text: string, wishesMore: boolean): boolean =>
  !RETURNS.test(text) && (TURNS.test(text) || (wishesMore && WISHES_FOR.test(text)));

/** The work that the asker has or had, by what stands around its name, and by all that was said. */
export const ownWorkIn = (words: readonly string[], mentions: readonly Mention[], said: string): Mention | null =>
  mentions.find((mention) => {
    const text = withNames(words, mentions, mention);
    return IS_OWN.test(text) || (FIRST.test(text) && TURNS_AT_ONCE.test(said));
  }) ?? null;

const SERVED: ReadonlySet<string> = new Set(
  "years yrs year saal साल served worked serving service retired army navy force forces bank office".split(" "),
);

/** Whether a career is only the post that somebody held in the work that is left: "retired from the army after 17 years as havildar". */
export function isPostHeld(words: readonly string[], { places }: Mention): boolean {
  const head = Math.min(...places);
  const as = ["a", "an", "the"].includes(words[head - 1] ?? "") ? head - 2 : head - 1;
  return words[as] === "as" && SERVED.has(words[as - 1] ?? "");
}

/** What stands after a wish of English, and before one of Hindi, as far as it is not denied. */
const WISHED =
  / (?:wants?(?! out)|wanted|wanna|interested|interest|into|to (?:do|learn|study|start|try|join|be|become|work)|(?:something|anything|work) (?:with|in|about|around|related to)|like|love|enjoy|passion|dream|become)((?: \S+){1,7})|((?: \S+){1,3}) (?:pasand|shauk|shok|banna|karna|karni|krna|seekhna|sikhna|jana|jaana|aana|chahta|chahti|chahiye|mann?|ruchi|पसंद|शौक|बनना|करना|करनी|सीखना|जाना|चाहिए|चाहत\S*)(?= )(?! (?:nahi|nhi|nahin|नहीं|नही) )/gu;

/** The words of a text that tell what is wished. */
export const wishedWords = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(WISHED)].flatMap(([, after = "", before = ""]) => `${after}${before}`.trim().split(" ")));
