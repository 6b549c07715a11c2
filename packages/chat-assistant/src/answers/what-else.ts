import { p } from "../html/write.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { examNeeded } from "./exam-needed.ts";
import { topicsAnswer } from "./topic.ts";
import { SET_BACK_TOPICS } from "./topics/set-backs.ts";

/** What else there is, and not how to become what was named. */
export const WHAT_ELSE: RegExp = phrases(
  "(?:what|anything|something) else|(?:what|any) other|other (?:options?|careers?|jobs?|courses?|ways?|fields?)|alternatives?|plan b|back ?up|what (?:now|next)|now what|(?:aur|ab|aage) kya|kuch aur|(?:और|अब|आगे) क्या|कुछ और",
);
const FAILS = phrases(
  "fail\\S*|(?:didnt|did not|couldnt|could not|not able to|unable to|dont|do not) (?:clear|crack|qualify|pass|get)|(?:low|less|poor|bad|kam|कम|खराब) (?:marks|rank|score|number|नंबर|अंक)|(?:marks|rank|score|numbers?|नंबर|अंक|रैंक)(?: \\S+)? (?:kam|kharab|nahi|nhi|low|कम|खराब|नहीं)|(?:clear|crack|qualify|select|selection|hua|nikla) (?:nahi|nhi|nahin|नहीं)|(?:nahi|nhi|nahin|नहीं) (?:clear|crack|qualify|hua|hui|nikla|हुआ|निकला)|फेल|असफल",
);
const IN_RESERVE = phrases("plan b|back ?up(?: (?:plan|option|career)s?)?");
const ofSetBacks = topicsAnswer(SET_BACK_TOPICS);

/** What else there is after an examination that was missed, or should it be, before its limits of age, its marks and whoever of the family asks. */
export const whatElseAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { text, exams, careers } = reading;
  const isInReserve = IN_RESERVE.test(text);
  if (!WHAT_ELSE.test(text) || !(isInReserve || FAILS.test(text)) || exams.length + careers.length === 0) return null;
  return (
    ofSetBacks(reading, knowledge) ??
    (isInReserve && careers.length === 0 ? ofSetBacks({ ...reading, text: `${text}fail ` }, knowledge) : null)
  );
});

/** A plan in reserve for a career: its way, whether all hangs on the examination that is named, and what lies next to it. */
export const backupAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { careers, exams, text, language } = reading;
  const [named, other] = careers;
  const [exam] = exams;
  if (named === undefined || other !== undefined || !IN_RESERVE.test(text)) return null;
  const needed = exam === undefined ? null : examNeeded(named.career, exam, language);
  return (
    (needed === null ? "" : p(needed)) +
    aboutCareer(named.career, [], null, { ...reading, asks: new Set(["subjects", "become", "similar"]) }, knowledge)
  );
});
