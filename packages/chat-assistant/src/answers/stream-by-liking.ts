import { ul } from "../html/write.ts";
import type { Wording } from "../language.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import {
  BY_ANIMALS,
  BY_BUSINESS,
  BY_DRAWING,
  BY_LIFE,
  BY_NUMBERS,
  BY_PEOPLE,
  LIKING_AND_STREAM,
  MARKS_AND_LIKING,
} from "./stream-by-liking-texts.ts";

const LIKES = phrases(
  "likes?|loves?|enjoys?|fond of|interest|interested|(?:good|strong|best) (?:in|at)|favou?rite",
  "pasand|passand|(?:acch?|achh)[aie] (?:hai|lagt\\S*)|पसंद|अच्छ[ाीे] (?:है|लगत\\S*)",
);
const STREAM = "(?:science|pcm|pcb|commerce|arts|humanities|साइंस|विज्ञान|कॉमर्स|आर्ट्स)";
const WHICH = "(?:which|what|best|kaun ?s[aei]|kons[aei]|konsi|कौन ?स[ाी])";
const CLASS_11 = phrases("10|10th|class 10|11|11th|class 11|tenth|eleventh|10वीं|11वीं|दसवीं|ग्यारहवीं");
const ASKS_STREAM = phrases(`${WHICH} (?:stream|स्ट्रीम)`, "(?:stream|स्ट्रीम) (?:lu|lun|le|lena|leni|choose|take|लूं|लू|लें|चुनूं)");
const ASKS_WHAT_TO_TAKE = phrases(
  "what (?:should|shall|can|do|to) (?:i )?(?:take|choose|opt)",
  `(?:kya|क्या|${WHICH} (?:subjects?|vishay|विषय)) (?:lu|lun|loon|lena|leni|chunu|लूं|लू|लें|लेना)`,
  `${WHICH} subjects? (?:should i|to|do i) (?:take|choose)`,
);
const MEANS_ANOTHER = phrases(
  `${STREAM} (?:\\S+ ){0,2}(?:or|ya|vs|या) (?:\\S+ ){0,2}${STREAM}`,
  "not|dont|hate|nahi|nhi|nahin|weak|kamzor|without|bina|but no|नहीं|कमजोर|बिना",
  "12|12th|class 12|degree|graduation|iti|diploma|12वीं",
);

/** Whoever does not like to talk refuses no subject. */
const SHY = / (?:(?:does|do|did) not|dont|doesnt|not) (?:like|enjoy|love|want)(?: to)? (?:talk|speak|meet|mix)\S*/gu;

const ROWS: readonly (readonly [RegExp, Wording])[] = [
  [phrases("maths?|mathematics|ganit|physics|computers?|coding|programming|गणित|मैथ्स?|भौतिकी|कंप्यूटर|कोडिंग"), BY_NUMBERS],
  [phrases("biology|bio|जीव विज्ञान|बायोलॉजी|बायो"), BY_LIFE],
  [phrases("animals?|dogs?|cats?|pets?|birds?|wildlife|janwar\\S*|jaanwar\\S*|जानवर\\S*|पशु\\S*"), BY_ANIMALS],
  [phrases("business|accounts?|accountancy|economics|finance|व्यापार|बिजनेस|अर्थशास्त्र"), BY_BUSINESS],
  [
    phrases(
      "history|geography|politics|political science|civics|sst|social science|writing|reading|reads|books|stories|kitab\\S*|english|itihas|इतिहास|लिखना|राजनीति",
    ),
    BY_PEOPLE,
  ],
  [phrases("drawing|painting|sketching|ड्रॉइंग|ड्राइंग|चित्रकला"), BY_DRAWING],
];

/** Which stream goes with what one likes, before any career of it. */
export const streamByLikingAnswer: SpokenAnswer = spoken(({ text, careers, language }) => {
  const asks = ASKS_STREAM.test(text) || (CLASS_11.test(text) && ASKS_WHAT_TO_TAKE.test(text));
  if (!asks || careers.length > 0 || !LIKES.test(text) || MEANS_ANOTHER.test(text.replace(SHY, ""))) return null;
  const rows = ROWS.filter(([liked]) => liked.test(text)).map(([, row]) => row[language]);
  return rows.length === 0 ? null : LIKING_AND_STREAM[language] + ul(rows) + MARKS_AND_LIKING[language];
});
