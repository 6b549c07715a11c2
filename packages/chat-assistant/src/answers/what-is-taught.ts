import { p, strong, words } from "../html/write.ts";
import { END } from "../language.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { degreeText } from "./degree.ts";
import { wayToCareer } from "./follow-up.ts";
import { listed } from "./join.ts";
import { careerLink } from "./links.ts";
import { COPA, LEADS_TO_WORK, SKILLS_OF_TRADE, SYLLABUS_OF_TRADES, SYLLABUS_OF_UNIVERSITY, TAUGHT_IN } from "./what-is-taught-texts.ts";

const WHAT = "(?:kya|kya kya|what all|what|konse|kaun ?s[ei]|kons[ei]|which|क्या|क्या क्या|कौन ?से)";
const IS_TAUGHT =
  "(?:sikha(?:te|ya|yi)|seekhte|sikhte|padh(?:ate|aya|ai|te|na|ni)(?! chahiye)|taught|teach|study in|learn in|subjects?|vishay|सिखाते|सिखाया|सीखते|पढाते|पढाया|पढते|पढना|विषय)";
const ASKS_WHAT_IS_TAUGHT = phrases(
  `(?:me|mein|m|में) ${WHAT}(?: kya| क्या)? ${IS_TAUGHT}`,
  `what (?:all )?(?:is|are|will be) (?:taught|studied|the subjects)|what (?:do|will|would) (?:we|you|i|they|students)(?: \\S+)? (?:study|learn|teach)(?: \\S+)? in|${WHAT} subjects?(?: (?:are|do we have))?(?: (?:there|taught))? in`,
  "syllabus|सिलेबस",
);
const OF_OTHER_THINGS = phrases(
  "11|11th|12|12th|class|tak|ke liye|for|better|vs|versus|or|ya|after|ke baad|job|salary|exam|entrance|के लिए|के बाद|या",
);

const OF_COPA = phrases("copa|कोपा");
const OTHER_OF_COPA = phrases(
  "salary|pay|job|jobs|naukri|ke baad|after|vs|versus|or|ya|age|fees?|did|done|completed?|pass|kiya|kar li\\S*|kar rah\\S*|doing|नौकरी|के बाद|या|किया",
);
const WORK_OF_COPA = ["computer-operator", "data-entry-operator", "programming-assistant"] as const;
const OF_A_TRADE = phrases("trades?|iti|i t i|ट्रेड|आईटीआई");

/** What is taught in a degree or a trade. */
export const whatIsTaughtAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { text, degrees, careers, exams, language } = reading;
  if (OF_COPA.test(text) && careers.length === 0 && !OTHER_OF_COPA.test(text)) {
    const found = WORK_OF_COPA.flatMap((id) => knowledge.explorer.byId(id) ?? []);
    return (
      p(COPA[language]) +
      p(SYLLABUS_OF_TRADES[language]) +
      (found.length === 0 ? "" : p(LEADS_TO_WORK[language](listed(found.map(careerLink), "and", language))))
    );
  }
  if (!ASKS_WHAT_IS_TAUGHT.test(text) || OF_OTHER_THINGS.test(text) || exams.length > 0) return null;
  const [degree, second] = degrees.filter((each) => each !== "ITI");
  const taught = degree === undefined || second !== undefined ? undefined : TAUGHT_IN[degree];
  if (degree !== undefined)
    return second !== undefined || careers.length > 1
      ? null
      : (taught === undefined ? "" : p(`${strong(words(degree))}: ${words(taught[language])}${END[language]}`)) +
          p(SYLLABUS_OF_UNIVERSITY[language]) +
          p(degreeText(degree, language));
  const [named, other] = careers;
  if (named === undefined || other !== undefined || !OF_A_TRADE.test(text) || named.career.skills.length === 0) return null;
  const { name, skills } = named.career;
  return (
    p(SKILLS_OF_TRADE[language](words(name), words(listed(skills, "and", language)))) +
    p(SYLLABUS_OF_TRADES[language]) +
    (wayToCareer(reading, knowledge) ?? "")
  );
});
