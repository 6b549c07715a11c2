import { padded, phrases, wordsOf } from "./words.ts";

const MOST_WORDS = 8;
const FEW_WORDS = 4;

/** Words that point at what was spoken of. */
export const POINTS: RegExp = phrases(
  "it|its|this|that|these|one|here|they|them|the job|the work|the career|ye|yeh|yah|wo|woh|is|iska|iski|iske|isme|ismein|isko|inka|inki|us|uska|uski|uske|usme|usmein|usko|unka|unki|इस|इसमें|इसकी|इसका|इसके|यह|उस|उसमें|उसकी|उसका|उसके",
);
const BEGINS = /^ (?:and|aur|ok|okay|or|then|phir|to|what about|how about|और|फिर) /u;
/** Words that ask for more of the same kind. */
export const ASKS_FOR_MORE: RegExp =
  /^ (?:(?:ok|okay|and|or|aur|nahi|no|please|koi|kuch|any|something|anything|some) )*(?:aur|more|else|other|others|another|another one|similar|next|options?|what else|aur kya|kuch aur|koi aur|और|कुछ और)(?: (?:batao|bataiye|btao|options?|careers?|one|ones|kya|kuch|koi|hai|please|dikhao|like this|like it|बताओ))* $/u;

/** Whether a question only goes on with what was spoken of: "and its pay?", "aur?". */
export function isFollowUp(question: string): boolean {
  const text = padded(wordsOf(question));
  const count = text.trim().split(" ").length;
  return count <= FEW_WORDS || (count <= MOST_WORDS && (POINTS.test(text) || BEGINS.test(text) || ASKS_FOR_MORE.test(text)));
}
