import type { Wording } from "../language.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { AGE_OF_WHICH, WHICH_EXAM_IF_NOT, WHICH_OF_THEM, WHICH_TWO } from "./which-one-texts.ts";

/** Questions that go on with something of which neither a name nor a page tells. */

const MOST_WORDS = 10;
const ORDINAL =
  "(?:first|second|third|fourth|last|1st|2nd|3rd|4th|pehl[aei]|pahl[aei]|do+sr[aei]|dusr[aei]|te+sr[aei]|tisr[aei]|chaut?h[aei]|पहल[ाेी]|दूसर[ाेी]|तीसर[ाेी]|चौथ[ाेी])";
const ONE_OF_A_LIST = phrases(
  `${ORDINAL} (?:ones?|waa?l[aei]|वाल[ाेी])`,
  "(?:first|second|third|2nd|3rd) option(?= $| (?:batao|bata\\S*|please|explain|ke|ki|ka|me|mein) )",
  "(?:option|number) (?:[1-9]|one|two|three)(?: waa?l[aei])?(?= $| (?:batao|bata\\S*|please|explain|ke|ki|ka|me|mein) )",
);
const OF_TWO = phrases(
  "(?:dono|donon|दोनों|दोनो) (?:me|mein|m|ka|ki|ke|में|का|की|के)(?: \\S+){0,3} (?:kya|kaun\\S*|kons\\S*|kis\\S*|fark|farak|antar|difference|better|best|easy|kam|zyada|jyada|क्या|कौन\\S*|किस\\S*|फर्क|अंतर|बेहतर)",
  "(?:which|difference|better|easier|compare)(?: \\S+){0,4} (?:the two|these two|those two|both|them both)|both (?:are|is|seem|look)(?: \\S+){1,4} (?:which|what)|(?:of|between) (?:the two|these two|those two|them|both)",
);
const THAT =
  "(?:it|this|that|its|is(?:ke|ki|ka|me|mein)|us(?:ke|ki|ka|me|mein)|(?:is|us|इस|उस) (?:course|exam|post|job|career|naukri|कोर्स|नौकरी)|in(?:ke|ki)|un(?:ke|ki)|इस(?:के|की|का|में)|उस(?:के|की|का|में))";
const AGE = "(?:age(?: limit)?|umar|umra?|उम्र|आयु)";
const AGE_OF_THAT = phrases(
  `${THAT}(?: (?:liye|के लिए|लिए|ke|ki|ka|की|का|max\\S*|min\\S*|upper|exam|post|me|mein|the|what|hai))* ${AGE}`,
  `${AGE}(?: (?:limit|for|of|is|criteria|kya|kitni|honi|chahiye|hai))* ${THAT}(?= $| liye| ke)`,
);
const IF_NOT = phrases(
  "(?:what )?if (?:i|we)(?: \\S+)? (?:dont|do not|cant|cannot|am not able to|could not|fail)(?: (?:to )?(?:clear|crack|pass|qualify|get)(?: \\S+)?)?(?= $)|if (?:it|this) (?:does not|doesnt) (?:work|happen)(?: out)?",
  "(?:clear|pass|qualify|crack|select\\S*|nikla|nikal|hua|पास|क्लियर|सफल)? ?(?:nahi|nhi|na|नहीं|न) (?:nikla|nikal paya|hua|ho paya|clear hua|pass hua|हुआ|निकला|हो पाया)(?: (?:to|toh|तो))(?: (?:kya|phir|fir|क्या|फिर)(?: (?:hoga|karu|kare|kar\\S*|होगा|करूं))?)?(?= $)|fail (?:ho gay\\S*|hua|hui|हो गय\\S*) (?:to|toh|तो)(?: (?:kya|phir))?(?: (?:hoga|karu))?(?= $)",
);

const TEXTS: readonly (readonly [RegExp, Wording])[] = [
  [AGE_OF_THAT, AGE_OF_WHICH],
  [IF_NOT, WHICH_EXAM_IF_NOT],
  [OF_TWO, WHICH_TWO],
  [ONE_OF_A_LIST, WHICH_OF_THEM],
];

const POSITIONS = new RegExp(`^${ORDINAL}$`, "u");

/** Whether nothing has a name of which the question could speak. */
function isNameless({
  page,
  work,
  careers,
  unfound,
  exams,
  streams,
  degrees,
  categories,
  stage,
  interests,
  excluded,
  text,
}: Reading): boolean {
  const shut = excluded.careers.length + excluded.exams.length + excluded.degrees.length + excluded.streams.length;
  const named = careers.length + unfound.length + exams.length + streams.length + degrees.length + categories.length + shut;
  return (
    page === null &&
    work === null &&
    stage === null &&
    named === 0 &&
    interests.said.every((word) => POSITIONS.test(word)) &&
    text.trim().split(" ").length <= MOST_WORDS
  );
}

/** "The second one", "dono me kya fark hai", "iski age limit": asked back, with what to write. */
export const whichOneAnswer: SpokenAnswer = spoken((reading) => {
  if (!isNameless(reading)) return null;
  return TEXTS.find(([cue]) => cue.test(reading.text))?.[1][reading.language] ?? null;
});
