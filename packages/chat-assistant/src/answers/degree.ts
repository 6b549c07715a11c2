import type { Knowledge } from "../catalogue/knowledge.ts";
import { h3, p, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { DEGREE_NAMES } from "../names/degree-names.ts";
import { DEGREES_IN_HINDI } from "../names/degrees-in-hindi.ts";
import { type Interests, NO_INTERESTS } from "../reading/interests.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { byDiploma } from "./by-diploma.ts";
import { IS_DEGREE, LEADS_NOWHERE, LEADS_TO, WHAT_SUITS_YOU } from "./compare-texts.ts";
import { type Criterion, criteriaOf, isDone, ofDegree, SKILL_FOR_WORK } from "./criteria.ts";
import { payOfDegree } from "./degree-pay.ts";
import { inHand } from "./in-hand.ts";
import { listed } from "./join.ts";
import { assessmentLink, careerLink } from "./links.ts";
import { listOf } from "./list.ts";
import { UNLABELLED } from "./list-texts.ts";
import { namesDegree } from "./names-degree.ts";
import { fulfilling, varied } from "./rank.ts";

const EXAMPLES = 5;
/** Fewer careers than these say nothing of where a degree leads. */
const ENOUGH = 3;

/** What a degree, diploma or certificate is, in one sentence. */
export function degreeText(degree: string, language: Language = "english"): string {
  const about = language === "english" ? DEGREE_NAMES[degree]?.about : DEGREES_IN_HINDI[degree]?.[language];
  return IS_DEGREE[language](words(degree), about === undefined ? null : words(about));
}

/** What the question is about beside the degrees: "BTech computer science". */
export const topicsOf = (reading: Reading, knowledge: Knowledge): readonly Criterion[] =>
  criteriaOf(reading, knowledge).filter(({ loose }) => loose === true);

/** How many careers are named at most, in which language, and what all of them are. */
type Led = { readonly count?: number; readonly language?: Language; readonly within?: Criterion | undefined };

/** Careers on whose way the catalogue names a degree, of the topics where any are, in one sentence. */
export function ledBy(
  degree: string,
  topics: readonly Criterion[],
  knowledge: Knowledge,
  { count = EXAMPLES, language = "english", within }: Led = {},
): string {
  const all = within === undefined ? [ofDegree(degree)] : [ofDegree(degree), within];
  const onTopic = fulfilling([...all, ...topics], knowledge);
  const isOfPolytechnic = topics.length === 0 && (degree === "Polytechnic diploma" || (degree === "Diploma" && within !== undefined));
  const ofPolytechnic = isOfPolytechnic ? byDiploma(knowledge) : [];
  const found = ofPolytechnic.length > 0 ? ofPolytechnic : varied(onTopic.total >= ENOUGH ? onTopic : fulfilling(all, knowledge), count);
  return found.length === 0 ? LEADS_NOWHERE[language] : LEADS_TO[language](listed(found.map(careerLink), "and", language));
}

/** After Class 10 a diploma is a polytechnic's, and none that begins after Class 12. */
const FROM_CLASS_10: Criterion = {
  steady: true,
  label: UNLABELLED,
  holds: ({ pathway }) => pathway?.afterClass10.some(namesDegree("Diploma")) ?? false,
  points: () => 0,
};
/** What a diploma is limited to where Class 10 is named, or an ITI beside it. */
export const withinStage = (degree: string, { stage, degrees }: Reading): Criterion | undefined =>
  degree === "Diploma" && (stage === "class10" || degrees.includes("ITI")) ? FROM_CLASS_10 : undefined;

const SUBJECT =
  /^(?:physics|chemistry|math(?:s|ematics)?|statistics|biology|botany|zoology|microbiology|biotechnology|history|geography|economics|psychology|sociology|political|philosophy|english|hindi|sanskrit|civil|mechanical|electrical|electronics|chemical|computer|textile|mining|automobile|journalism|commerce|retail|nutrition|agriculture|horticulture)$/;

/** The subject of the one degree that was named: "MSc physics". */
export function subjectOf({ degrees, interests }: Reading): Interests {
  if (degrees.length !== 1) return NO_INTERESTS;
  const { said, words: meant } = interests;
  return {
    ...interests,
    said: said.filter((word) => SUBJECT.test(word)),
    words: meant.filter((topic) => topic.some((word) => SUBJECT.test(word))),
  };
}

/** What a degree pays, after how long it takes where that is asked too. */
function paid(degree: string, reading: Reading, knowledge: Knowledge): string | null {
  const pay = payOfDegree(degree, reading, knowledge);
  return pay === null || !reading.asks.has("years") ? pay : p(degreeText(degree, reading.language)) + pay;
}

/** One degree: what it is, and the careers that it leads to, with their pay where that is asked for. */
export const degreeAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { language } = reading;
  const [degree, second] = reading.degrees;
  if (degree === undefined || second !== undefined || reading.careers.length > 0) return null;
  const lead = p(degreeText(degree, language)) + (isDone(degree, reading) ? inHand(reading) : "");
  const asked = criteriaOf(reading, knowledge);
  // Where no first post is of the subject, what the degree leads to in it says more than posts of other subjects.
  const isEmpty = isDone(degree, reading) && fulfilling(asked, knowledge).total === 0;
  const [first, ...others] = isEmpty ? [ofDegree(degree), ...asked.slice(1)] : asked;
  if (first === undefined) return null;
  const within = withinStage(degree, reading);
  return (
    (reading.asks.has("pay") ? paid(degree, reading, knowledge) : null) ??
    listOf(within === undefined ? [first, ...others] : [first, within, ...others], knowledge, language, lead) ??
    h3(words(degree)) + lead + p(`${ledBy(degree, [], knowledge, { language })} ${WHAT_SUITS_YOU[language](assessmentLink())}`)
  );
});

const WHICH_WORK = phrases(
  SKILL_FOR_WORK,
  "(?:what|which|any|kaun ?s[aei]|kons[aei]|kya|konse)(?: \\S+){0,3} (?:jobs?|careers?|options?|work|naukri|kaam|posts?|roles?)(?: .*)?|(?:jobs?|naukri|career|work) options?|(?:what|kya) (?:can i|can she|can he|next|now|kar\\S*)(?: .*)?|how (?:can i|do i|to) (?:get|find|start)(?: \\S+){0,3} (?:job|work)(?: .*)?",
);
const OTHER_THAN = phrases("other than|without|except|besides|instead|apart from|ke alawa|ke bina|के अलावा|के बिना");
const OF_THE_STATE = phrases("government|govt|sarkari|public sector|psu|bank|ssc|upsc|railway|सरकारी");

/** Who has searched for long asks for more than a list. */
const SEARCHES = phrases(
  "(?:koi |kahin )?(?:job|jobs|naukri|kaam) (?:nahi|nhi|nahin)(?: (?:mil|lag)\\S*)?|ghar (?:par |pe |me )?(?:khali |bekar )?baith[aie]|(?:khali|bekar|idle) baith[aie]|be ?ro[jz]gar\\S*|unemployed|jobless|नौकरी नहीं|घर (?:पर )?बैठ[ाेी]|बेरोजगार",
);

/** Work that is looked for with a degree in hand comes before what is told beside it: a gap, an age, a town. */
export const workWithDegreeAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { degrees, careers, exams, work, text, wishes, asks, excluded } = reading;
  const [degree] = degrees;
  if (degree === undefined || careers.length + exams.length + wishes.length > 0 || work !== null || asks.has("pay")) return null;
  if (Object.values(excluded).some(({ length }) => length > 0) || OTHER_THAN.test(text)) return null;
  if (SEARCHES.test(text) || !isDone(degree, reading) || !WHICH_WORK.test(text) || OF_THE_STATE.test(text)) return null;
  return degreeAnswer({ ...reading, interests: subjectOf(reading), stage: null }, knowledge);
});
