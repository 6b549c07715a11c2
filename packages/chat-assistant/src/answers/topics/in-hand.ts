import { anyCue, phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  GATE_IN_HAND,
  LABORATORY_IN_HAND,
  LAW_IN_HAND,
  NET_IN_HAND,
  NURSING_IN_HAND,
  PHARMACY_IN_HAND,
  TEACHING_IN_HAND,
  TET_IN_HAND,
} from "./in-hand-texts.ts";

const DONE =
  "(?:kar li\\S*|kar chuk\\S*|kar rakh\\S*|kiya|kia|ki hai|ho gay\\S*|complete\\S*|passed|pass|done|did|finish\\S*|pura|poora|clear\\S*|qualif\\S*|crack\\S*|nik(?:a)?l gay\\S*|holder|i have|already have|got|ke baad|karke|kar ke|after|करके|कर लि\\S*|कर ली\\S*|किया|पास|पूरा|क्लियर|के बाद)";
const WHAT_NOW =
  "(?:(?:what|which) (?:next|now|jobs?|work|can i|should i|options?|else|to do)|next|now what|jobs?|options?|scope|what(?= $)|what after|kya(?= $)|baad(?= $)|क्या(?= $)|aage|ab (?:kya|kaha|kahan)|kya kar\\S*|naukri|career|आगे|अब क्या|अब कहां|नौकरी|क्या करें|क्या करूं)";
/** Whatever asks for something else than what opens from there. */
const OTHERWISE = phrases(
  "(?:salary|pay|fees?|vs|versus|or|ya|better|abroad|foreign|usa|uk|canada|germany|gulf|age|umar|without|bina|nahi|nhi|not|fail\\S*|या|वेतन|सैलरी|फीस|विदेश|नहीं)",
  "(?:12|12th|10|10th|class 12|class 10)",
  "(?:become|banna|bane|bann?u|ban sak\\S*|mba|ias|upsc|teacher banna|judge|government|govt|sarkari|सरकारी|बनना|बन सक\\S*)",
  "(?:what is|kya hai|kya hota|how to|kaise kar\\S*|eligib\\S*|dropout|drop|gap|break|experience|years?|saal)",
);

const inHand = (said: string, reply: Topic["reply"]): Topic => ({ cue: phrases(said), unless: OTHERWISE, ofCareers: true, reply }) as Topic;

/** Whether something is done, and it is asked what now. */
export const ASKS_WHAT_NOW: RegExp = both(DONE, WHAT_NOW);

/** Who has done a training or passed an examination is told what opens from there, and never the way to what is held. */
export const IN_HAND_TOPICS: readonly Topic[] = [
  inHand("(?:ctet|tet|uptet|reet|mptet|htet|सीटेट|टेट)", TET_IN_HAND),
  inHand("(?:ugc net|csir net|net jrf|net exam|jrf|यूजीसी नेट)", NET_IN_HAND),
  inHand("(?:gate(?: exam| score)?|गेट)", GATE_IN_HAND),
  inHand("(?:bed|b ed|deled|d el ed|btc|d ed|ded|बीएड|बी एड|डीएलएड)", TEACHING_IN_HAND),
  inHand("(?:gnm|anm|bsc nursing|b sc nursing|post basic|जीएनएम|एएनएम|बीएससी नर्सिंग)", NURSING_IN_HAND),
  inHand(
    "(?:diploma (?:in )?pharmacy|pharmacy diploma|d ?pharma?(?:cy)?|b ?pharma?(?:cy)?|dpharm|bpharm|डी फार्मा|बी फार्मा|डीफार्मा|बीफार्मा)",
    PHARMACY_IN_HAND,
  ),
  inHand("(?:llb|ll b|ba llb|bba llb|law degree|एलएलबी)", LAW_IN_HAND),
  inHand("(?:dmlt|bmlt|mlt|डीएमएलटी)", LABORATORY_IN_HAND),
];

/** Whether any of these is named. */
export const IS_HELD: RegExp = anyCue(...IN_HAND_TOPICS.map(({ cue }) => cue));
