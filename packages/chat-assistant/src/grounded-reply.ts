import type { Career } from "@career-clarity/career-catalog";
import type { Explorer } from "@career-clarity/explorer-query";
import { admissionAnswer } from "./answers/admission.ts";
import {
  adviceAnswer,
  commonWayAnswer,
  dealingAnswer,
  inHandAnswer,
  lastAnswer,
  likingAnswer,
  preciseAnswer,
  streamAnswer,
} from "./answers/advice.ts";
import { afterClass12Answer } from "./answers/after-class-12.ts";
import { afterServiceAnswer } from "./answers/after-service.ts";
import { type Answer, firstOf, inBothLanguages, inEnglish } from "./answers/answer.ts";
import { aroundAnswer, cheaperAnswer } from "./answers/around.ts";
import { withoutAside } from "./answers/aside.ts";
import { coreOf, ofSite, postOf } from "./answers/asked-core.ts";
import { besides } from "./answers/besides.ts";
import { besideMeasures, bodyAnswer, measuresOf } from "./answers/body.ts";
import { bestPaidAnswer, careerAnswer, pageAnswer } from "./answers/career.ts";
import { clashAnswer } from "./answers/clash.ts";
import { compareAnswer } from "./answers/compare.ts";
import { compareDegreesAnswer, compareStreamsAnswer, weighedFirstAnswer } from "./answers/compare-degrees.ts";
import { coursePayAnswer } from "./answers/course-pay.ts";
import { degreesOfStreamAnswer } from "./answers/courses-of-stream.ts";
import { degreeAnswer, workWithDegreeAnswer } from "./answers/degree.ts";
import { degreeSubjectsAnswer } from "./answers/degree-subjects.ts";
import { dropAnswer } from "./answers/drop.ts";
import { eitherDegreeAnswer } from "./answers/either-degree.ts";
import { entrancesOfDegreeAnswer } from "./answers/entrances-of-degree.ts";
import { examAnswer, examsOfFieldAnswer } from "./answers/exam.ts";
import {
  bothExamsAnswer,
  examConditionsAnswer,
  examPlaceAnswer,
  permanentPostAnswer,
  subjectsForExamAnswer,
  withoutNeetAnswer,
} from "./answers/exam-conditions.ts";
import { examForCareerAnswer } from "./answers/exam-for-career.ts";
import { examNeededAnswer } from "./answers/exam-needed.ts";
import { aboutPapersAnswer, examPapersAnswer } from "./answers/exam-papers.ts";
import { fieldAnswer } from "./answers/field.ts";
import { furtherStudyAnswer, towardsEngineeringAnswer } from "./answers/further-study.ts";
import { goodOfStreamAnswer } from "./answers/good-of-stream.ts";
import { bestPaidOfFieldAnswer, highPayAnswer, soonPaidAnswer } from "./answers/high-pay.ts";
import { goingOn, namesSomething, type Told, toldInParts, weighsTwo, withFirstPart } from "./answers/in-parts.ts";
import { inThePostAnswer } from "./answers/in-the-post.ts";
import { isADoctorAnswer } from "./answers/is-a-doctor.ts";
import { joinedAnswer } from "./answers/joined.ts";
import { joinedReplies } from "./answers/joined-replies.ts";
import { kindsAnswer } from "./answers/kinds.ts";
import { leavingForExamAnswer } from "./answers/leaving-for-exam.ts";
import { leavingNightsAnswer } from "./answers/leaving-nights.ts";
import { leftDegreeAnswer } from "./answers/left-degree.ts";
import { licenceAnswer } from "./answers/licences.ts";
import { likedBesideAnswer } from "./answers/liked-beside.ts";
import { insteadAnswer, listAnswer, nearWithoutAnswer } from "./answers/list.ts";
import { livingAnswer } from "./answers/living.ts";
import { mayBecomeAnswer } from "./answers/may-become.ts";
import { nearMovingAnswer } from "./answers/near-moving.ts";
import { nearestWayAnswer } from "./answers/nearest-way.ts";
import { notHeldAnswer } from "./answers/not-held.ts";
import { onlyOneAnswer } from "./answers/only-one.ts";
import { openBesideAnswer } from "./answers/open-beside.ts";
import { otherScriptAnswer } from "./answers/other-scripts.ts";
import { passedExamAnswer } from "./answers/passed-exam.ts";
import { payBesideMbaAnswer } from "./answers/pay-beside-mba.ts";
import { payClaimAnswer } from "./answers/pay-claim.ts";
import { payInUsAnswer } from "./answers/pay-in-us.ts";
import { placeAnswer } from "./answers/place.ts";
import { plainAnswer } from "./answers/plain.ts";
import { noSuchEnd, takenForEnded } from "./answers/premise.ts";
import { publicPostsAnswer } from "./answers/public-posts.ts";
import { repeatAnswer } from "./answers/repeat.ts";
import { shutAnswer } from "./answers/shut.ts";
import { namedSidesAnswer, sidesAnswer, threeWaysAnswer, waysWeighedAnswer } from "./answers/sides.ts";
import { freeAnswer, siteAnswer } from "./answers/site.ts";
import { askedBesideTalk, smallTalkAnswer } from "./answers/small-talk.ts";
import { faintlySoundsLikeAnswer, oneOfFamilyAnswer, soundsLikeAnswer } from "./answers/sounds-like.ts";
import { sportsAnswer } from "./answers/sports.ts";
import { stageAnswer } from "./answers/stage.ts";
import { standingMarksAnswer } from "./answers/standing-marks.ts";
import { streamByLikingAnswer } from "./answers/stream-by-liking.ts";
import { subjectsOfBothAnswer } from "./answers/subjects-of-both.ts";
import { subjectsWeighedAnswer } from "./answers/subjects-weighed.ts";
import { switchAnswer, turnAnswer } from "./answers/switch.ts";
import { titleNotHeldAnswer } from "./answers/title-not-held.ts";
import { ageForExamAnswer, offTopicAnswer, unheldAnswer, unheldFirstAnswer } from "./answers/unheld.ts";
import { unknownAnswer, unnamedAnswer } from "./answers/unknown.ts";
import { untoldBy } from "./answers/untold.ts";
import { unusualAnswer } from "./answers/unusual.ts";
import { whatClosesAnswer } from "./answers/what-closes.ts";
import { backupAnswer, whatElseAnswer } from "./answers/what-else.ts";
import { whatIsTaughtAnswer } from "./answers/what-is-taught.ts";
import { whichOneAnswer } from "./answers/which-one.ts";
import { withTrainingAnswer } from "./answers/with-training.ts";
import { calledUselessAnswer, worthAnswer } from "./answers/worth.ts";
import { yearsAnswer } from "./answers/years.ts";
import { youngAnswer } from "./answers/young.ts";
import { type Knowledge, knowledgeOf } from "./catalogue/knowledge.ts";
import { guardedReply, isOnlyStrained } from "./guard/guarded-reply.ts";
import { cleanReply } from "./html/clean-reply.ts";
import type { Language } from "./language.ts";
import { languageAsked } from "./reading/asked-language.ts";
import { askedParts } from "./reading/asked-parts.ts";
import { isFollowUp } from "./reading/follow-ups.ts";
import { languageOf } from "./reading/language.ts";
import { mayStand } from "./reading/may-stand.ts";
import { checkFirst } from "./reading/pattern.ts";
import { type Reading, readQuestion } from "./reading/reading.ts";
import { phrases } from "./reading/words.ts";
import { replyKind } from "./reply-kind.ts";

/** Where a question is asked. */
export type ReplyOptions = {
  /** The id of the career whose page is open: "what does it pay?" is then about that one. An unknown id is as good as none. */
  readonly careerId?: string;
  /** The id of the career that the last answer was about, where no page is open: "and its pay?" is then about that one. */
  readonly lastCareerId?: string;
  /** The language to answer in; that of the question where none is given. What has no words in it yet is answered in English. */
  readonly language?: Language;
};

/** What comes before all else, and is told alone where nothing else is asked. */
const WHOLE: readonly Answer[] = [otherScriptAnswer, repeatAnswer, smallTalkAnswer, dealingAnswer, siteAnswer, offTopicAnswer];

/** From the narrow to the wide. */
const ANSWERS: readonly Answer[] = [
  payClaimAnswer,
  titleNotHeldAnswer,
  notHeldAnswer,
  aboutPapersAnswer,
  plainAnswer,
  isADoctorAnswer,
  afterClass12Answer,
  afterServiceAnswer,
  leavingNightsAnswer,
  leftDegreeAnswer,
  openBesideAnswer,
  cheaperAnswer,
  unusualAnswer,
  nearMovingAnswer,
  likedBesideAnswer,
  aroundAnswer,
  whichOneAnswer,
  clashAnswer,
  bestPaidOfFieldAnswer,
  streamByLikingAnswer,
  whatClosesAnswer,
  preciseAnswer,
  backupAnswer,
  whatElseAnswer,
  whatIsTaughtAnswer,
  standingMarksAnswer,
  leavingForExamAnswer,
  towardsEngineeringAnswer,
  calledUselessAnswer,
  withTrainingAnswer,
  placeAnswer,
  inHandAnswer,
  sportsAnswer,
  commonWayAnswer,
  passedExamAnswer,
  inThePostAnswer,
  ageForExamAnswer,
  examPapersAnswer,
  subjectsForExamAnswer,
  degreesOfStreamAnswer,
  degreeSubjectsAnswer,
  admissionAnswer,
  licenceAnswer,
  subjectsOfBothAnswer,
  joinedAnswer,
  subjectsWeighedAnswer,
  payBesideMbaAnswer,
  eitherDegreeAnswer,
  furtherStudyAnswer,
  threeWaysAnswer,
  bothExamsAnswer,
  withoutNeetAnswer,
  bodyAnswer,
  permanentPostAnswer,
  examNeededAnswer,
  examForCareerAnswer,
  examPlaceAnswer,
  dropAnswer,
  weighedFirstAnswer,
  unheldFirstAnswer,
  turnAnswer,
  waysWeighedAnswer,
  publicPostsAnswer,
  workWithDegreeAnswer,
  payInUsAnswer,
  adviceAnswer,
  examConditionsAnswer,
  switchAnswer,
  livingAnswer,
  goodOfStreamAnswer,
  namedSidesAnswer,
  worthAnswer,
  unheldAnswer,
  freeAnswer,
  mayBecomeAnswer,
  compareAnswer,
  compareDegreesAnswer,
  compareStreamsAnswer,
  sidesAnswer,
  shutAnswer,
  bestPaidAnswer,
  nearWithoutAnswer,
  kindsAnswer,
  yearsAnswer,
  coursePayAnswer,
  oneOfFamilyAnswer,
  careerAnswer,
  pageAnswer,
  youngAnswer,
  fieldAnswer,
  stageAnswer,
  streamAnswer,
  likingAnswer,
  nearestWayAnswer,
  soundsLikeAnswer,
  unnamedAnswer,
  examAnswer,
  entrancesOfDegreeAnswer,
  examsOfFieldAnswer,
  degreeAnswer,
  soonPaidAnswer,
  highPayAnswer,
  onlyOneAnswer,
  listAnswer,
  insteadAnswer,
  faintlySoundsLikeAnswer,
  lastAnswer,
];

const ALL: readonly Answer[] = [...WHOLE, ...ANSWERS];

/** The career whose page is open, or the last one where the question goes on with it. */
function spokenOf(question: string, explorer: Explorer, { careerId, lastCareerId }: ReplyOptions): Career | null {
  const id = careerId ?? (lastCareerId !== undefined && isFollowUp(question) ? lastCareerId : undefined);
  return id === undefined ? null : (explorer.byId(id) ?? null);
}

/** Without what is said to whom nothing narrower was understood of: beside another part it would only stand in the way. */
const ALL_OF_A_PART: readonly Answer[] = ALL.filter((answer) => answer !== lastAnswer);

/** The first answer that fits, in English and in the language of the reading; in English alone where it has no other. */
function toldOf(reading: Reading, knowledge: Knowledge, answers: readonly Answer[] = ALL): Told | null {
  const first = inBothLanguages(answers, reading, knowledge);
  return first === null ? null : { english: first.english, reply: first.reply ?? first.english };
}

/** Who asks more at once is told of the whole. */
const MOST_PARTS = 4;
/** So much more than what is asked is told beside it. */
const A_SENTENCE = 12;

/** With what the question names and the answer does not tell of. */
function withUntold(told: Told | null, reading: Reading, knowledge: Knowledge): Told | null {
  const untold = told === null ? null : untoldBy(told.english, inEnglish(reading), knowledge);
  const more = untold === null ? null : toldOf(reading, knowledge, untold.answers);
  if (told === null || untold === null || more === null) return told;
  const [first, second] = untold.isFirst ? [more, told] : [told, more];
  return { english: joinedReplies([first.english, second.english]), reply: joinedReplies([first.reply, second.reply]) };
}

/** The same for a question that asks several things, each of them answered; what is told behind two that are weighed is no third. */
function toldInAll(question: string, reading: Reading, knowledge: Knowledge): Told | null {
  const whole = toldOf(reading, knowledge);
  const asked = askedParts(question);
  const [only, second] = asked;
  if (only !== undefined && second === undefined && only.length + A_SENTENCE < question.length) {
    const weighed: Reading = { ...readQuestion(only, knowledge, reading.page), language: reading.language };
    return weighsTwo(weighed) ? toldOf(weighed, knowledge) : whole;
  }
  if (whole === null || asked.length < 2 || asked.length > MOST_PARTS) return whole;
  const bare = asked.map((part): Reading => ({ ...readQuestion(part, knowledge, reading.page), language: reading.language }));
  const readings: Reading[] = [];
  for (const [at, part] of bare.entries()) readings.push(goingOn(asked[at] ?? "", part, readings.at(-1) ?? part, knowledge));
  if (!readings.every(namesSomething)) {
    const [first] = readings;
    const told = first !== undefined && namesSomething(first) ? toldOf(first, knowledge, ALL_OF_A_PART) : null;
    return told === null ? whole : withFirstPart(told, whole);
  }
  const parts = readings.flatMap((part, at) => {
    const told = toldOf(part, knowledge, ALL_OF_A_PART);
    return told === null ? [] : { reading: part, told, isCarried: part !== bare[at] };
  });
  const ofBare = (): readonly Told[] => bare.flatMap((part) => toldOf(part, knowledge, ALL_OF_A_PART) ?? []);
  const inParts = toldInParts(whole, parts, ofBare, knowledge);
  return inParts.english === "" ? whole : inParts;
}

/** What is asked comes before what is said of the rest: of one's parents, school or town. */
function withCore(told: Told | null, question: string, reading: Reading, knowledge: Knowledge): Told | null {
  const english = told?.english ?? "";
  const core = coreOf(question, reading, english, knowledge);
  const post = core === null ? postOf(reading, english) : null;
  const first = core !== null ? toldOf(core, knowledge) : post === null ? null : toldOf(post, knowledge, [careerAnswer]);
  if (first === null || told === null) return first ?? told;
  return { english: joinedReplies([first.english, told.english]), reply: joinedReplies([first.reply, told.reply]) };
}

const AND = /\s(?:and|aur|और)\s|\?\s+(?=\S)/iu;

/** What the site asks its visitors. */
const TEST = /(?<!\S)(?:assessment|quiz|(?:stream|career|aptitude|personality|interest) test|असेसमेंट|क्विज)(?!\S)/iu;
const IT = /(?<!\S)(?:it|this|ye|yeh|yah|isme|usme|यह|इसमें)(?!\S)/iu;

/** Of the site, the talk and what no career is about, each thing that is asked, where every part of a question asks one. What goes on with the test means it. */
function eachWhole(question: string, { language, page }: Reading, knowledge: Knowledge): string | null {
  const parts = question.split(AND);
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  const told = (part: string) => firstOf(WHOLE)({ ...readQuestion(part, knowledge, page), language }, knowledge);
  const [test] = TEST.exec(question) ?? [];
  const replies = parts.flatMap((part) => {
    const ofTest = test === undefined || TEST.test(part) ? part : IT.test(part) ? part.replace(IT, test) : `${part} ${test}`;
    return told(part) ?? told(ofTest) ?? [];
  });
  return replies.length === parts.length ? joinedReplies([...new Set(replies)]) : null;
}

function answered(said: string, explorer: Explorer, options: ReplyOptions): string {
  const knowledge = knowledgeOf(explorer);
  const wished = languageAsked(said);
  if (wished !== null && namesSomething(readQuestion(wished.rest, knowledge, null)))
    return answered(wished.rest, explorer, { ...options, language: options.language ?? wished.language });
  const question = withoutAside(said, (clause) => readQuestion(clause, knowledge, null).careers.length > 0);
  const reading = {
    ...readQuestion(question, knowledge, spokenOf(question, explorer, options)),
    language: options.language ?? languageOf(said),
  };
  const premise = takenForEnded(question, (clause) => readQuestion(clause, knowledge, null).exams[0]);
  if (premise !== null) {
    const { language } = reading;
    const rest = answered(premise.rest, explorer, { ...options, language });
    const known = replyKind(rest) === "unknown" ? answered(premise.exam, explorer, { ...options, language }) : rest;
    return joinedReplies([noSuchEnd(premise.exam, language), known]);
  }
  const whole = firstOf(WHOLE)(reading, knowledge);
  const several = whole === null && !TEST.test(question) ? null : eachWhole(question, reading, knowledge);
  if (several !== null) return several;
  const ofTheSite = whole === null ? ofSite(question, reading, knowledge) : null;
  if (ofTheSite !== null) return ofTheSite;
  const besideBody = whole === null ? besideMeasures(reading) : null;
  const measures = besideBody === null ? null : measuresOf(reading);
  // What is known comes before the figures that are not.
  if (besideBody !== null && measures !== null)
    return joinedReplies([answered(besideBody, explorer, { ...options, language: reading.language }), measures]);
  const told = withCore(withUntold(toldInAll(question, reading, knowledge), reading, knowledge), question, reading, knowledge);
  if (told === null) return unknownAnswer(reading.language);
  if (told.reply === whole) return whole;
  const { english, reply } = told;
  const rest = besides(reply === english ? inEnglish(reading) : reading, english, knowledge);
  return joinedReplies([reply, rest]);
}

/** What was asked with rude words, or beside what Disha is, is answered all the same. */
function answeredKindly(question: string, explorer: Explorer, options: ReplyOptions): string {
  const asked = askedBesideTalk(question);
  if (asked === null) return answered(question, explorer, options);
  const language = options.language ?? languageOf(question);
  const reply = answered(asked.rest, explorer, { ...options, language });
  return replyKind(reply) === "unknown" ? answered(question, explorer, options) : asked.first[language] + reply;
}

/** Work that is asked for, whatever weighs on who asks. */
const ASKS_FOR_WORK = phrases(
  "(?:kaam|career|job|course|naukri|काम|करियर|नौकरी|कोर्स)(?: \\S+){0,2} (?:bata\\S*|suggest\\S*|chahiye|बता\\S*|चाहिए)|which (?:course|job|career|work)",
);

/** Warm words for strain, and below them what is asked of a career all the same. */
function withAsked(warm: string, question: string, explorer: Explorer, { language = languageOf(question) }: ReplyOptions): string {
  const knowledge = knowledgeOf(explorer);
  const reading = { ...readQuestion(question, knowledge, null), language };
  const core =
    coreOf(question, reading, warm, knowledge) ??
    (ASKS_FOR_WORK.test(reading.text) && (namesSomething(reading) || reading.wishes.length > 0) ? reading : null);
  const told = core === null ? null : toldOf(core, knowledge, ALL_OF_A_PART);
  return told === null || replyKind(told.english) === "unknown" ? warm : joinedReplies([warm, told.reply]);
}

/**
 * Disha's answer from the catalogue alone, without any model, in the question's language: clean HTML (see `cleanReply`) that links what it rests
 * on and states no figure without its basis. Never throws, and repeats of what the visitor wrote only words that the catalogue has; only the first 1000 characters are
 * read. The first call for an explorer indexes its careers, later ones take a millisecond or so.
 */
export function groundedReply(question: string, explorer: Explorer, options: ReplyOptions = {}): string {
  checkFirst(mayStand);
  const guarded = guardedReply(question, options.language);
  if (guarded === null) return cleanReply(answeredKindly(question, explorer, options));
  return isOnlyStrained(question) ? cleanReply(withAsked(guarded, question, explorer, options)) : guarded;
}
