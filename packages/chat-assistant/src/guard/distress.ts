import { everywhere } from "../reading/words.ts";
import { said, saying } from "./alike.ts";
import { CARE, grief, type Need, strain } from "./care.ts";
import { HARMLESS } from "./harmless.ts";
import { BEREAVED, STRAINED } from "./meanings/heart.ts";
import type { Meaning } from "./meanings/meaning.ts";
import { DISTRESS } from "./meanings.ts";
import { FRIEND, hindi } from "./said-words.ts";

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

const calm = (text: string): string => text.replace(everywhere(HARMLESS), " ");
const isOfAFriend = (text: string): boolean => A_FRIEND.test(text) && !ONE_SAYS_I.test(text.replace(everywhere(ASKS_FOR_HELP), " "));

/** What somebody needs who says this, or null where nothing tells of distress. */
function needIn(text: string): Need | null {
  const need = SIGNS.find(({ sign }) => sign.test(text))?.need ?? null;
  return need === "despair" && isOfAFriend(text) ? "friend" : need;
}

/** Words of care for somebody in distress, or for a friend of theirs; null where a question tells of none. */
export function careFor(question: string): string | null {
  const need = needIn(calm(said(question)));
  return need === null ? null : CARE[need];
}

/** Warm words for strain short of distress: fear of an exam, pressure, loneliness, grief; null where a question tells of none. */
export function warmthFor(question: string): string | null {
  const text = calm(said(question));
  if (!STRAIN.test(text)) return null;
  return LOSS.test(text) ? grief : strain;
}

/**
 * Whether the words speak of suicide, self-harm, abuse, threats, a forced marriage, leaving home, addiction or hopelessness, the visitor's own
 * or a friend's, in English, Hinglish or Hindi. It would rather meet somebody with care who needs none than miss one who does; a wish to help
 * others for a living is no distress.
 */
export const isDistress = (question: string): boolean => careFor(question) !== null;
