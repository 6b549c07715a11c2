import { p, words } from "../html/write.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { WHAT_I_CAN_DO } from "./capabilities.ts";
import { aboutCareer } from "./career.ts";
import { NOT_MY_WORDS } from "./small-talk-texts.ts";
import { WHAT_I_CAN_TELL } from "./unknown-texts.ts";

const SAY_AFTER_ME = phrases(
  "(?:repeat|say|speak|type|write)(?: (?:it|this|these words|words|exactly))? (?:after|along with|back to) me(?: .*)?|repeat (?:my|these) words(?: .*)?",
  "(?:mere|meri) (?:peeche|pichhe|piche|saath|sath|baad) (?:bolo|boliye|bol|kaho|kahiye|dohrao|dohraiye|repeat)(?: .*)?|(?:मेरे|मेरी) (?:पीछे|साथ|बाद) (?:बोलो|बोलिए|कहो|कहिए|दोहराओ|दोहराइए)(?: .*)?",
  "(?:bolo|boliye|kaho|kahiye|बोलो|बोलिए|कहो|कहिए) (?:ki|कि) (?!(?:.* )?(?:kya|kaun|kaunsa|kaise|kitn\\S*|konsa|kab|kahan|sakta|sakti|sakte|क्या|कौन|कैसे|कितन\\S*|सकत\\S*) )(?:.*)",
);

/** Words that Disha is to say after somebody: declined, with what is known of the career in them. */
export const repeatAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { text, careers, language } = reading;
  if (!SAY_AFTER_ME.test(text)) return null;
  const [named] = careers;
  const declined = p(NOT_MY_WORDS[language]);
  if (named === undefined) return declined + WHAT_I_CAN_DO[language];
  const { career, kinds, word } = named;
  return (
    declined +
    p(WHAT_I_CAN_TELL[language](words(career.name))) +
    aboutCareer(career, kinds, word, { ...reading, asks: new Set() }, knowledge)
  );
});
