import { padded, wordsOf } from "../reading/words.ts";
import { ABUSE, ENDING_LIFE, ENDING_LIFE_HINDI, FIRST_PERSON, HELPING_WORK, HOPELESS, SELF_HARM } from "./distress-phrases.ts";

const SIGNS = [ENDING_LIFE, ENDING_LIFE_HINDI, SELF_HARM, ABUSE, HOPELESS] as const;

/** The same word in sayings that have nothing to do with dying or giving up. */
const SAYINGS =
  / (?:dying|die|kill(?:ing)?|killed) (?:to (?:become|be|get|know|see|go|join|work|learn)|for (?:a|this|that|the|some)|time|two birds|it)(?= )/gu;

/** The same of padded words. */
export function speaksOfDistress(words: string): boolean {
  const text = words.replace(SAYINGS, " ");
  if (!SIGNS.some((sign) => sign.test(text))) return false;
  return FIRST_PERSON.test(text) || !HELPING_WORK.test(text);
}

/**
 * Whether the words speak of suicide, self-harm, abuse or hopelessness, the visitor's own or a friend's, in English, Hinglish or Hindi. It
 * would rather meet somebody with care who needs none than miss one who does; a wish to help others for a living is no distress.
 */
export const isDistress = (question: string): boolean => speaksOfDistress(padded(wordsOf(question)));
