import { p, words } from "../html/write.ts";
import { BELITTLED } from "../reading/belittling.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { WHAT_I_CAN_DO } from "./capabilities.ts";
import { aboutCareer } from "./career.ts";
import { ofStream } from "./criteria.ts";
import { listOf } from "./list.ts";
import { NOT_MY_WORDS } from "./small-talk-texts.ts";
import { PARENTS_WISH } from "./topics/family-texts.ts";
import { NO_STREAM_IS_USELESS } from "./topics/streams-texts.ts";
import { WHAT_I_CAN_TELL } from "./unknown-texts.ts";

const SAY_AFTER_ME = phrases(
  BELITTLED,
  "(?:repeat|say|speak|type|write)(?: (?:it|this|these words|words|exactly))? (?:after|along with|back to) me(?: .*)?|repeat (?:my|these) words(?: .*)?",
  "(?:mere|meri) (?:peeche|pichhe|piche|saath|sath|baad) (?:bolo|boliye|bol|kaho|kahiye|dohrao|dohraiye|repeat)(?: .*)?|(?:मेरे|मेरी) (?:पीछे|साथ|बाद) (?:बोलो|बोलिए|कहो|कहिए|दोहराओ|दोहराइए)(?: .*)?",
  "(?:bolo|boliye|kaho|kahiye|बोलो|बोलिए|कहो|कहिए) (?:ki|कि) (?!(?:.* )?(?:kya|kaun|kaunsa|kaise|kitn\\S*|konsa|kab|kahan|sakta|sakti|sakte|क्या|कौन|कैसे|कितन\\S*|सकत\\S*) )(?:.*)",
);

const OF_A_PART = phrases(BELITTLED);

/** Words that Disha is to say after somebody: declined, with what is known of the career in them. */
export const repeatAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { text, careers, streams, language } = reading;
  if (!SAY_AFTER_ME.test(text)) return null;
  const [named] = careers;
  const [stream] = streams;
  const declined = p(NOT_MY_WORDS[language]);
  if (stream !== undefined)
    return declined + NO_STREAM_IS_USELESS[language] + PARENTS_WISH[language] + (listOf([ofStream(stream)], knowledge, language) ?? "");
  if (named === undefined || OF_A_PART.test(text)) return declined + WHAT_I_CAN_DO[language];
  const { career, kinds, word } = named;
  return (
    declined +
    p(WHAT_I_CAN_TELL[language](words(career.name))) +
    aboutCareer(career, kinds, word, { ...reading, asks: new Set() }, knowledge)
  );
});
