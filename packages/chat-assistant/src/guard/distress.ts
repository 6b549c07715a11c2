import type { Wording } from "../language.ts";
import { everywhere } from "../reading/words.ts";
import { said, saying } from "./alike.ts";
import { CARE, type Need } from "./care.ts";
import { HARMLESS } from "./harmless.ts";
import { BEREAVED, STRAINED } from "./meanings/heart.ts";
import type { Meaning } from "./meanings/meaning.ts";
import { DISTRESS } from "./meanings.ts";
import { CHILD, FRIEND, hindi } from "./said-words.ts";
import { grief, strain, strainOfAdult, strainOfChild } from "./warmth.ts";

const signOf = ({ english, hindi: inHindi }: Meaning): RegExp => saying(...english, ...inHindi);

const SIGNS = DISTRESS.map(({ meaning, need }) => ({ sign: signOf(meaning), need }));
const STRAIN = signOf(STRAINED);
const LOSS = signOf(BEREAVED);

const A_FRIEND = saying(`${hindi("my mera meri mere a ek one", "मेरा मेरी मेरे एक")}(?: \\S+)? ${FRIEND}`);
/** What a friend says of oneself, and nobody who is in need. */
const ASKS_FOR_HELP = saying(
  "(?:what|how)(?: \\S+)? (?:should|can|do|could|to) i",
  "i (?:am|m) (?:so |very )?(?:worried|scared|afraid)(?: (?:for|about) (?:him|her|them|my))?",
  "i (?:think|know|dont know|want to help|need to help)",
  `(?:main|mai|mein|mujhe|मैं|मुझे) (?:kya|uski|use|usko|क्या|उसकी|उसे)`,
);
const ONE_SAYS_I = saying("i|im|ive|ill|main|mai|mujhe|maine|mujhko|मैं|मैंने|मुझे");

const A_CHILD = saying(
  `${hindi("my our mera meri mere hamara hamari hamare humara humari", "मेरा मेरी मेरे हमारा हमारी हमारे")}(?: \\S+){0,2} ${CHILD}`,
  `(?<! (?:ki|ka|unki|ek|only|the|a) )${CHILD} ${hindi("ne ko keht* bolt* kah* bahut bohot roz raat kal", "ने को कहत* बोलत* कह* बहुत रोज रात कल")}`,
);
/** What another said or does, told by whoever writes. */
const TOLD = saying(
  `(?:he|she) (?:\\S+ )?(?:says|said|wants|does|doesnt|keeps|is|has|told|wont|cries)`,
  `(?:says|said) (?:that )?(?:he|she)`,
  `${hindi("kehta kehti kahta kahti bolta bolti kaha bola boli rota roti khata khati", "कहता कहती बोलता बोलती कहा बोला बोली रोता रोती खाता खाती")}`,
);
/** What only one's own wish is. */
const OF_ONESELF = saying(
  `i (?:\\S+ )?(?:want|wanna|wish|feel like|cant|cannot|will|am going) (?:\\S+ )?(?:die|dying|end|kill|live|go on|disappear)`,
  `${hindi("main mai mein mujhe maine", "मैं मुझे मैंने")}(?: \\S+){0,3} ${hindi("mar marna marne jeena jine jeene khatam suicide", "मर मरना मरने जीना जीने खत्म")}(?: \\S+){0,2} ${hindi("hu hun hoon chahta chahti jaunga jaungi hai lungi lunga", "हूँ हूं चाहता चाहती जाऊंगा जाऊंगी है")}`,
);

/** An age from twenty on, or an exam that asks for a degree, as one's own. */
const OF_AN_ADULT = saying(
  "(?:i|im|i am|age|aged|umar|umr|meri age|main|mai)(?: (?:am|is|hai))? [2-6]\\d(?! (?:percent|marks|number|baar|din|days|times|mark))",
  "[2-6]\\d (?:years? old|yrs? old|saal k[aie]|ki umar|ki umr|ki age|साल (?:का|की))",
  "(?:upsc|cgl|bpsc|uppsc|mppsc|rpsc|state psc|यूपीएससी)",
);

const calm = (text: string): string => text.replace(everywhere(HARMLESS), " ");
const isOfAFriend = (text: string): boolean => A_FRIEND.test(text) && !ONE_SAYS_I.test(text.replace(everywhere(ASKS_FOR_HELP), " "));

/** Whether a parent writes of a child, also where the parent says "I". */
const isOfAChild = (text: string): boolean =>
  A_CHILD.test(text) && (!ONE_SAYS_I.test(text.replace(everywhere(ASKS_FOR_HELP), " ")) || (TOLD.test(text) && !OF_ONESELF.test(text)));

/** What a parent needs to read whose child needs this. */
const FOR_A_PARENT: Partial<Readonly<Record<Need, Need>>> = { despair: "child", eating: "child", addiction: "childHabit" };

/** What somebody needs who says this, or null where nothing tells of distress. */
function needIn(text: string): Need | null {
  const need = SIGNS.find(({ sign }) => sign.test(text))?.need ?? null;
  if (need === null) return null;
  if (isOfAChild(text)) return FOR_A_PARENT[need] ?? need;
  return need === "despair" && isOfAFriend(text) ? "friend" : need;
}

/** Words of care for somebody in distress, or for a friend of theirs; null where a question tells of none. */
export function careFor(question: string): Wording | null {
  const need = needIn(calm(said(question)));
  return need === null ? null : CARE[need];
}

/** Warm words for strain short of distress: fear of an exam, pressure, loneliness, grief; null where a question tells of none. */
export function warmthFor(question: string): Wording | null {
  const text = calm(said(question));
  if (!STRAIN.test(text)) return null;
  if (LOSS.test(text)) return grief;
  if (isOfAChild(text)) return strainOfChild;
  return OF_AN_ADULT.test(text) ? strainOfAdult : strain;
}

/**
 * Whether the words speak of suicide, self-harm, abuse, threats, a forced marriage, leaving home, addiction or hopelessness, the visitor's own
 * or a friend's, in English, Hinglish or Hindi. It would rather meet somebody with care who needs none than miss one who does; a wish to help
 * others for a living is no distress.
 */
export const isDistress = (question: string): boolean => careFor(question) !== null;
