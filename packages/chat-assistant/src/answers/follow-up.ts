import { type Career, EXAM_RECORDS, type Exam } from "@career-clarity/career-catalog";
import { p, strong, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import type { Ask } from "../reading/asks.ts";
import { wishBeside } from "../reading/clauses.ts";
import { type Reading, readQuestion } from "../reading/reading.ts";
import { NAMED_STREAMS, type NamedStream } from "../reading/streams.ts";
import type { Wish } from "../reading/wishes.ts";
import { phrases } from "../reading/words.ts";
import { recordText, recordTexts } from "../record-texts/in-language.ts";
import { type Answer, firstOf, type SpokenAnswer, spoken } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { compareAnswer } from "./compare.ts";
import { coursesOfStream } from "./courses-of-stream.ts";
import { AT_ONCE, type Criterion, criteriaOf, isDone, isForWorkAtOnce, ofAsker, TAKES_BEGINNERS } from "./criteria.ts";
import { subjectOf } from "./degree.ts";
import { examInShort } from "./exam.ts";
import { FOR_EXAM_YOU_NEED } from "./exam-texts.ts";
import { conditionOf } from "./exam-words.ts";
import { ABOUT_WHAT_YOU_LIKE, CAREERS_IN, KEPT_FOR_NOBODY, ONE_WAY_SAYS, OPEN_AFTER_LEAVING, TO_WEIGH_AGAINST } from "./follow-up-texts.ts";
import { inHand } from "./in-hand.ts";
import { listed } from "./join.ts";
import { explorerLink } from "./links.ts";
import { listAnswer, listOf } from "./list.ts";
import { WAYS_AFTER_RESULT } from "./topics/set-backs-texts.ts";
import { waysOf } from "./ways.ts";

/** What stands below the reply of a topic, made from the rest of the question. */

/** The parts of the record of the one career that is named. */
const ofCareer = (asks: readonly Ask[]): SpokenAnswer =>
  spoken((reading, knowledge) => {
    const [named] = reading.careers;
    return named === undefined ? null : aboutCareer(named.career, named.kinds, named.word, { ...reading, asks: new Set(asks) }, knowledge);
  });

/** What an examination is, without all that stands behind it. */
export const examBriefly: SpokenAnswer = spoken(({ exams: [exam], language }, knowledge) =>
  exam === undefined ? null : examInShort(exam, knowledge, language),
);

/** The same after what it asks for. */
export const examAndConditions: SpokenAnswer = spoken(({ exams: [exam], language }, knowledge) =>
  exam === undefined
    ? null
    : p(FOR_EXAM_YOU_NEED[language](strong(words(exam)), conditionOf(exam, language))) + examInShort(exam, knowledge, language),
);

export const growthOfCareer: SpokenAnswer = ofCareer(["growth"]);
export const payOfCareer: SpokenAnswer = ofCareer(["pay"]);
export const wayToCareer: SpokenAnswer = ofCareer(["become"]);
/** What a picture of it leaves out: an ordinary day, what is hard in it, and how to try it. */
export const realityOfCareer: SpokenAnswer = ofCareer(["day", "dislikes", "tryIt"]);
/** What the record says of the place and of what people bear in it. */
export const conditionsOfCareer: SpokenAnswer = ofCareer(["travel", "dislikes"]);
/** What is hard in it, and what lies next to it: what remains to somebody after some years. */
export const afterCareer: SpokenAnswer = ofCareer(["dislikes", "similar"]);

/** What lies next to it, for those who find no place in it. */
export const nearCareer: SpokenAnswer = ofCareer(["similar"]);

/** All careers that are named beside one another, whether or not the question weighs them. */
const sideBySide: SpokenAnswer = spoken((reading, knowledge) => compareAnswer({ ...reading, text: " or " }, knowledge));

/** Where to look into a field that is named beside a career. */
function fieldBeside({ categories, language }: Reading): string {
  if (categories.length === 0) return "";
  const fields = categories.map((category) => explorerLink({ category }, CAREERS_IN[language](category)));
  return p(TO_WEIGH_AGAINST[language](listed(fields, "and", language)));
}

export const overviewOfCareer: SpokenAnswer = spoken((reading, knowledge) => {
  const overview = ofCareer([])(reading, knowledge);
  return overview === null ? null : overview + fieldBeside(reading);
});

/** Careers in what somebody likes, where parents wish for something else and no second career was named. */
export const ownWish: SpokenAnswer = spoken(({ text, careers, language }, knowledge) => {
  const wish = careers.length > 1 ? null : wishBeside(text);
  if (wish === null) return null;
  const own = { ...readQuestion(wish, knowledge, null), language };
  const answer = own.careers.length > 0 ? overviewOfCareer(own, knowledge) : listAnswer(own, knowledge);
  return answer === null ? null : p(ABOUT_WHAT_YOU_LIKE[language]) + answer;
});

/** What is wished for beside what others wish. */
export const wishesCompared: SpokenAnswer = firstOf([sideBySide, overviewOfCareer]);

/** Whether the criteria say more than that a career is none of those that were ruled out. */
const saysMore = ({ streams, degrees, wishes, categories, isStory, interests }: Reading): boolean =>
  streams.length + degrees.length + wishes.length + categories.length + (isStory ? interests.said.length : 0) > 0;

/** Posts of the Government go by the last class that was passed. */
const isOfGovernment = ({ cue }: Wish): boolean => cue.test(" government ");
const boundOf = (reading: Reading): readonly Criterion[] => {
  const { stage, degrees, wishes } = reading;
  const isBound = degrees.length === 0 && (isForWorkAtOnce(reading) || wishes.some(isOfGovernment));
  return isBound && (stage === "class10" || stage === "class12") ? [AT_ONCE[stage], ...ofAsker(reading)] : [];
};

/** A list of what was read for certain: the loose words of a worried question are no topics, but those of a wish are. */
const listOfRead = (...more: readonly Criterion[]): SpokenAnswer =>
  spoken((reading, knowledge) => {
    if ((!saysMore(reading) && boundOf(reading).length === 0) || reading.degrees.length > 1) return null;
    const read = { ...reading, stage: null, interests: reading.isStory ? reading.interests : subjectOf(reading) };
    return listOf([...criteriaOf(read, knowledge), ...boundOf(reading), ...more], knowledge, reading.language);
  });

export const readList: SpokenAnswer = listOfRead();

const listOfBeginners: Answer = listOfRead(TAKES_BEGINNERS);

const listOfDegree: SpokenAnswer = spoken((reading, knowledge) =>
  reading.degrees.length > 0 && reading.interests.said.length > 0
    ? listOf(criteriaOf({ ...reading, stage: null, wishes: [] }, knowledge), knowledge, reading.language)
    : listOfBeginners(reading, knowledge),
);

/** Degrees that say nothing of the work without their subject: what is open with them is told, and no list. */
const OF_ANY_SUBJECT: ReadonlySet<string> = new Set(["BA", "MA"]);

/** What a degree leads to, in its own field or without what few of many arrive at. */
export const listWithinReach: SpokenAnswer = spoken((reading, knowledge) => {
  const [degree = ""] = reading.degrees;
  if (OF_ANY_SUBJECT.has(degree) && reading.interests.said.length === 0 && isDone(degree, reading)) return inHand(reading);
  const list = listOfDegree(reading, knowledge);
  return list === null ? null : inHand(reading) + list;
});

/** What asks for no more than Class 12: the work of those who leave a degree. */
/** Whether a career that is named is open still to somebody who left a degree: Class 12 is there. */
export const openAfterLeaving: SpokenAnswer = spoken(({ careers: [named], asks, language }) => {
  const pathway = named?.career.pathway;
  if (named === undefined || pathway === undefined || !asks.has("become")) return null;
  const ways = [...pathway.afterClass12, ...pathway.afterClass10].slice(0, FIRST_WAYS);
  return ways.length === 0 ? null : p(OPEN_AFTER_LEAVING[language](words(named.career.name), recordTexts(ways, language)));
});
const FIRST_WAYS = 3;

export const listAfterClass12: SpokenAnswer = spoken(({ language }, knowledge) => listOf([AT_ONCE.class12], knowledge, language));

/** What is open with physics, chemistry and biology, whatever the stream was called. */
export const listOfBiology: SpokenAnswer = spoken((reading, knowledge) =>
  readList({ ...reading, streams: NAMED_STREAMS.filter(({ name }) => name === "PCB"), wishes: [] }, knowledge),
);

const PEOPLE =
  /^(?:lad(?:y|ies)|wom[ae]n|girls?|females?|m[ae]n|males?|boys?|ladk\S+|mahila\S*|transgenders?|trans|hijra|polio|wheelchairs?|disab\S*|deaf|blind|stammer\S*|stutter\S*|hakla\S*|autis\S*|dyslex\S*|mothers?|moms?|widow\S*|divorc\S*|child(?:ren)?|kids?|sons?|daughters?)$/;

/** The usual list, about all but the people who were named. */
export const listOfOthers: SpokenAnswer = spoken((reading, knowledge) => {
  const { said, words: meant } = reading.interests;
  const isOther = (word: string): boolean => !PEOPLE.test(word);
  const interests = { ...reading.interests, said: said.filter(isOther), words: meant.filter((topic) => topic.every(isOther)) };
  const read = { ...reading, interests };
  return listAnswer(read, knowledge) ?? readList(read, knowledge);
});

/** What a child likes, as its parent tells it. */
export const listOfLiked: SpokenAnswer = spoken((reading, knowledge) =>
  reading.interests.said.length === 0
    ? readList(reading, knowledge)
    : listOfOthers({ ...reading, stage: null, interests: { ...reading.interests, unknown: 0 } }, knowledge),
);

/** The same only where something is liked. */
export const listWhereLiked: SpokenAnswer = spoken((reading, knowledge) =>
  reading.interests.liked ? listOfLiked(reading, knowledge) : null,
);

/** Medical standards keep most posts of these families from people with disabilities. */
const UNIFORMED: ReadonlySet<string> = new Set(["Armed Forces and Border Security", "Police and Intelligence", "Fire, Rescue and Prisons"]);

const NAMES_AN_AGE = /\d{2} ?(?:-|–|to) ?\d{2}|\d{2}½?(?: to \S+)? years/;
const OF_THE_YOUNG = /twenties|thirties/;
export const isOpenLater = ({ subcategory, pathway, workEnvironment, dislikes = [] }: Career): boolean =>
  !UNIFORMED.has(subcategory) &&
  !workEnvironment.includes("In the air") &&
  !dislikes.some((dislike) => OF_THE_YOUNG.test(dislike)) &&
  pathway !== undefined &&
  !pathway.exams.some((exam) => EXAM_RECORDS[exam].gives === "post") &&
  !waysOf(pathway).some((way) => NAMES_AN_AGE.test(way));

/** What somebody of forty can begin: without public posts, the services and whatever else names an age. */
export const listWithoutAge: SpokenAnswer = spoken((reading, knowledge) => {
  const read = { ...reading, wishes: [], exams: [] };
  const bound = boundOf(read);
  const criteria = bound.length > 0 ? bound : criteriaOf({ ...read, stage: null }, knowledge);
  if (criteria.length === 0 || reading.interests.said.length > 0) return null;
  const open: Criterion = {
    label: {
      english: "outside public posts and the services",
      hinglish: "jo sarkari posts aur services se bahar hain",
      hindi: "जो सरकारी पदों और सर्विस से बाहर हैं",
    },
    holds: isOpenLater,
    points: () => 0,
  };
  return listOf([...criteria, TAKES_BEGINNERS, open], knowledge, reading.language);
});

/** What no record tells of work: its hours, and whether it is had from the own home by somebody of that schooling. */
const MET_BY_NO_RECORD = phrases(
  "part ?time|(?:\\d|few|kuch|two|three|four|do|teen|char) (?:hours?|hrs|ghant[ae]|घंट[ेा])|half day|from home|at home|wfh|home based|ghar (?:se|baithe|par|pe|me)|घर (?:से|बैठे|पर|में)",
);
/** A list below a whole answer, where it meets all that was asked of the work; none else. */
export const whereAllIsMet = (list: SpokenAnswer): SpokenAnswer =>
  spoken((reading, knowledge) => (MET_BY_NO_RECORD.test(reading.text) ? null : list(reading, knowledge)));

const BY_HAND: ReadonlySet<string> = new Set(["No formal requirement", "Class 10", "ITI Certificate", "Short Course or Certificate"]);

/** What somebody can do already, among the work that asks for little schooling. */
export const listOfHands: SpokenAnswer = spoken((reading, knowledge) => {
  if (reading.interests.said.length === 0) return null;
  const read = { ...reading, stage: null, wishes: [] };
  const hands: Criterion = {
    label: { english: "that ask for little schooling", hinglish: "jinme kam padhai chahiye", hindi: "जिनमें कम पढ़ाई चाहिए" },
    holds: ({ education }) => BY_HAND.has(education),
    points: () => 0,
  };
  return listOf([hands, ...criteriaOf(read, knowledge)], knowledge, reading.language);
});

/** Who is weak at books and likes something is shown the work in it that asks for little schooling. */
export const listOfLikedByHand: SpokenAnswer = spoken((reading, knowledge) =>
  reading.interests.liked && reading.careers.length === 0 && !saysMore(reading) ? listOfHands(reading, knowledge) : null,
);

/** "From a poor home" is no wish to work from home. */
export const listOfHome: SpokenAnswer = spoken((reading, knowledge) =>
  readList({ ...reading, wishes: reading.wishes.filter(({ cue }) => !cue.test(" ghar se ")) }, knowledge),
);

export const listWithoutUniform: SpokenAnswer = listOfRead(TAKES_BEGINNERS, {
  steady: true,
  label: {
    english: "outside the uniformed services",
    hinglish: "jo vardi wali services se bahar hain",
    hindi: "जो वर्दी वाली सर्विस से बाहर हैं",
  },
  holds: ({ subcategory }: Career) => !UNIFORMED.has(subcategory),
  points: () => 0,
});

/** The streams of those who sit for an examination, where most have one. */
const STREAM_OF: readonly (readonly [stream: string, exams: readonly Exam[]])[] = [
  ["PCB", ["NEET-UG"]],
  ["PCM", ["JEE Main", "JEE Advanced", "BITSAT", "State engineering CET", "JEE Main Paper 2"]],
  ["Commerce", ["CA Foundation", "CSEET", "CMA Foundation"]],
  ["Humanities (Arts)", ["CLAT", "AILET", "State law CET"]],
];

function streamsOf(exams: readonly Exam[]): readonly NamedStream[] {
  const names = STREAM_OF.filter(([, takes]) => exams.some((exam) => takes.includes(exam))).map(([name]) => name);
  return NAMED_STREAMS.filter(({ name }) => names.includes(name));
}

/** The courses to look at first with the stream of the examination that was named. */
export const coursesInstead: SpokenAnswer = spoken((reading, knowledge) =>
  coursesOfStream({ ...reading, streams: streamsOf(reading.exams), exams: [], careers: [], wishes: [], stage: null }, knowledge),
);

/** What is open without the examinations that were named, to those who sat for them. */
export const listWithoutExams: SpokenAnswer = spoken((reading, knowledge) => {
  const { exams, excluded, streams, degrees } = reading;
  const own = streams.length + degrees.length > 0 ? streams : streamsOf(exams);
  const read = { ...reading, exams: [], streams: own, excluded: { ...excluded, exams: [...excluded.exams, ...exams] } };
  const interests = subjectOf(reading);
  return interests.said.length > 0
    ? listOf(criteriaOf({ ...read, stage: null, interests }, knowledge), knowledge, reading.language)
    : readList(read, knowledge);
});

const OF_ONE_SEX = /\b(?:women|men)\b(?!['’])/;

/** Whether a career is kept for women or men, by its record. */
function ofOneSex({ name, pathway }: Career, language: Language): string {
  const ways = waysOf(pathway);
  const rule = ways.find((way) => OF_ONE_SEX.test(way));
  return p(rule === undefined ? KEPT_FOR_NOBODY[language](words(name)) : ONE_WAY_SAYS[language](words(name), recordText(rule, language)));
}

/** What the record says of women and men, and what was asked of the career. */
export const openToWhom: SpokenAnswer = spoken((reading, knowledge) => {
  const [first] = reading.careers;
  const named = first ?? (reading.page === null ? undefined : { career: reading.page, kinds: [], word: null });
  return named === undefined
    ? null
    : ofOneSex(named.career, reading.language) + aboutCareer(named.career, named.kinds, named.word, reading, knowledge);
});

/** What else leads on near an entrance that was not passed and to the career that is named. */
export const waysBesideEntrance: SpokenAnswer = spoken(({ exams: [exam, second], careers, language }) =>
  exam === undefined || second !== undefined || careers.length === 0 ? null : (WAYS_AFTER_RESULT[exam]?.[language] ?? null),
);
