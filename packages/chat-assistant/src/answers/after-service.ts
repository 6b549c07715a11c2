import { p } from "../html/write.ts";
import type { Reading } from "../reading/reading.ts";
import { padded, phrases, wordsOf } from "../reading/words.ts";
import { POSTS_KEPT_FOR_THEM, TRADE_OF_THE_FORCES } from "./after-service-texts.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { nextDoors, OF_THE_FORCES, tradeIn, withDoors } from "./switch.ts";
import { AFTER_SERVICE } from "./switch-texts.ts";

const FORCE =
  "(?:army|sena|fau[jz]|navy|nausena|air ?force|vayu ?sena|bsf|crpf|cisf|itbp|ssb|military|defen[cs]e|forces|सेना|फौज|आर्मी|नेवी|नौसेना|वायुसेना|एयरफोर्स|बीएसएफ|सीआरपीएफ)";
/** Who was in one of the forces, in whichever order that is said. */
const SERVED = phrases(
  `${FORCE}(?: \\S+){0,7}? (?:tha|thi|retire\\S*|retd|discharge\\S*|served|chh?od\\S*|chh?ut\\S*|laut\\S*|था|थी|रिटायर\\S*|छोड\\S*|लौट\\S*)`,
  `(?:was|served|serving|worked|working|retired?|retd|left|leaving|ex|former|veteran|purv|पूर्व|भूतपूर्व|रिटायर्ड?)(?: \\S+){0,7}? ${FORCE}`,
);
const EX_SERVICEMEN = phrases(
  "(?:ex|former) ?service ?m[ae]n|ex ?servicem[ae]n|esm|(?:purv|poorv|bhu?tpurv|ex|retired|former) (?:sainik\\S*|army|fau[jz]i\\S*|soldiers?|jawans?)|veterans?|(?:पूर्व|भूतपूर्व|रिटायर्ड) (?:सैनिक\\S*|फौजी\\S*|जवान\\S*)|एक्स सर्विसमैन",
);
const KEPT = phrases(
  "quota|reserv\\S*|ara?ksh?an|aarakshan|posts? (?:kept|reserved)|vacanc\\S*|seats?|relaxation|chh?oot|कोटा|आरक्षण|आरक्षित|छूट",
);
const ASKS_FOR_WORK = phrases(
  "civil\\S*|outside|bahar|jobs?|work|kaam|kam|naukri|careers?|posts?|next|now|ab|(?:same|isi|usi) (?:line|field|trade)|kya kar\\S*|सिविल|बाहर|काम|नौकरी|जॉब|करियर|अब|क्या कर\\S*",
);
const OF_OTHERS = phrases(
  "(?:my|mere|meri|mera|our|hamare|मेरे|मेरी|मेरा)(?: (?:late|elder|younger|bade|chhote))? (?:father|dad|papa|pita\\S*|mother|uncle|chacha|mama|brother|bhai|grandfather|dada|husband|pati|son|beta|पिता|पापा|चाचा|भाई|पति|दादा)|papa|pitaji|father|daughters?|beti|bachch\\S*|widows?|wife|dependents?|wards?|(?:children|sons?|daughters?) of|पापा|पिता",
);
/** Who did not get in was never there. */
const NOT_TAKEN = phrases(
  "reject\\S*|unfit|fail\\S*|selection|selected|join(?:ing)?|bharti|recruitment|become|ban\\S*|रिजेक्ट|भर्ती|फेल|बन\\S*",
);

/** Whether all that is named is the force and the trade that somebody had in it. */
const isOfTrade = ({ careers }: Reading, trade: { readonly cue: RegExp }): boolean =>
  careers.every(
    ({ career, title }) =>
      career.subcategory === OF_THE_FORCES || trade.cue.test(padded(wordsOf(title))) || trade.cue.test(padded(wordsOf(career.name))),
  );

/** Civil work of the trade that somebody had in the forces, and the examinations that keep posts for whoever left them. */
export const afterServiceAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { text, page, language } = reading;
  if (page !== null || OF_OTHERS.test(text)) return null;
  const trade = tradeIn(text);
  const doors = (ids: readonly string[]): string => {
    const found = nextDoors(ids, { ...reading, wishes: [] }, knowledge);
    return found === null ? "" : withDoors(TRADE_OF_THE_FORCES[language], found, language);
  };
  if (EX_SERVICEMEN.test(text) && KEPT.test(text))
    return POSTS_KEPT_FOR_THEM[language] + (trade === undefined ? p(AFTER_SERVICE[language]) : doors(trade.doors));
  if (trade === undefined || !SERVED.test(text) || !ASKS_FOR_WORK.test(text) || NOT_TAKEN.test(text) || !isOfTrade(reading, trade))
    return null;
  return p(AFTER_SERVICE[language]) + doors(trade.doors);
});
