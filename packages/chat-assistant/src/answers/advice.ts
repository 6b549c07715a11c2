import { type SpokenAnswer, spoken } from "./answer.ts";
import { topicsAnswer } from "./topic.ts";
import { AFTER_EXAM_TOPICS } from "./topics/after-exams.ts";
import { AFTER_TRAINING_TOPICS } from "./topics/after-training.ts";
import { AGENCY_TOPICS } from "./topics/agencies.ts";
import { AFTER_SCHOOL_TOPICS } from "./topics/asked-after-school.ts";
import { ASKED_AT_HOME_TOPICS } from "./topics/asked-at-home.ts";
import { AT_WORK_TOPICS } from "./topics/asked-at-work.ts";
import { BEFORE_FORMS_TOPICS } from "./topics/asked-before-forms.ts";
import { ASKED_BY_MANY_TOPICS } from "./topics/asked-by-many.ts";
import { ASKED_BY_NEIGHBOURS_TOPICS } from "./topics/asked-by-neighbours.ts";
import { ASKED_BY_PHONE_TOPICS } from "./topics/asked-by-phone.ts";
import { PLAINLY_ASKED_TOPICS } from "./topics/asked-plainly.ts";
import { AT_SCHOOL_TOPICS } from "./topics/at-school.ts";
import { BEFORE_CHOOSING_TOPICS } from "./topics/before-choosing.ts";
import { BESIDE_CAREERS_TOPICS } from "./topics/beside-careers.ts";
import { CHANGE_TOPICS, HOME_WORK_TOPICS, RETURN_TOPICS } from "./topics/change.ts";
import { CIRCUMSTANCE_TOPICS } from "./topics/circumstances.ts";
import { COMMON_WAY_TOPICS } from "./topics/common-ways.ts";
import { CONDITION_TOPICS } from "./topics/conditions.ts";
import { COUNSELLOR_TOPICS } from "./topics/counsellor.ts";
import { COURSE_TOPICS } from "./topics/courses.ts";
import { COURSE_AND_POST_TOPICS } from "./topics/courses-and-posts.ts";
import { DEALING_TOPICS } from "./topics/dealings.ts";
import { EMPLOYER_TOPICS } from "./topics/employers.ts";
import { ENTRANCE_TOPICS } from "./topics/entrances.ts";
import { FAMILY_TOPICS, KEPT_AT_HOME_TOPICS, PARENT_TOPICS } from "./topics/family.ts";
import { FIRST_WAY_TOPICS } from "./topics/first-ways.ts";
import { HOURS_AND_YEARS_TOPICS } from "./topics/hours-and-years.ts";
import { ASKS_WHAT_NOW, IN_HAND_TOPICS, IS_HELD } from "./topics/in-hand.ts";
import { LAST_TOPICS } from "./topics/last.ts";
import { LEFT_STUDIES_TOPICS } from "./topics/left-studies.ts";
import { MEANS_TOPICS } from "./topics/means.ts";
import { MEANS_LACKING_TOPICS } from "./topics/means-lacking.ts";
import { NAMED_EXACTLY_TOPICS } from "./topics/named-exactly.ts";
import { STATE_AND_SCHEME_TOPICS } from "./topics/of-states-and-schemes.ts";
import { OFTEN_ASKED_TOPICS } from "./topics/often-asked.ts";
import { OWN_WAY_TOPICS } from "./topics/own-ways.ts";
import { PEOPLE_TOPICS } from "./topics/people.ts";
import { PLAIN_TOPICS } from "./topics/plain-questions.ts";
import { PRECISE_TOPICS } from "./topics/precise.ts";
import { AT_LENGTH_TOPICS } from "./topics/said-at-length.ts";
import { SAID_BEFORE_TOPICS, WORK_FIRST_TOPICS } from "./topics/said-before.ts";
import { SCHOOLING_TOPICS } from "./topics/schooling.ts";
import { SECOND_HALF_TOPICS } from "./topics/second-halves.ts";
import { SET_BACK_TOPICS } from "./topics/set-backs.ts";
import { SINGLE_WAY_TOPICS } from "./topics/single-ways.ts";
import { STREAM_CHOICE_TOPICS } from "./topics/stream-choices.ts";
import { STREAM_TOPICS } from "./topics/streams.ts";
import { STUDY_HELP_TOPICS } from "./topics/study-help.ts";
import { LIKING_TOPICS, STUDY_TOPICS } from "./topics/studying.ts";
import { SUBJECT_TOPICS } from "./topics/subjects-asked.ts";
import { TURNING_TOPICS } from "./topics/turning.ts";
import { VILLAGE_WORK_TOPICS } from "./topics/village-work.ts";
import { TRAINING_TOPICS } from "./topics/ways-by-training.ts";
import { WEIGHING_TOPICS } from "./topics/weighing.ts";
import { WISH_AND_CONDITION_TOPICS } from "./topics/wish-and-condition.ts";
import { WISH_AND_LACK_TOPICS } from "./topics/wish-and-lack.ts";
import { WISH_AND_MEANS_TOPICS } from "./topics/wish-and-means.ts";
import { WORK_TOPICS } from "./topics/work.ts";
import { WORRY_TOPICS } from "./topics/worries.ts";

/** Before anything else: who pays for work that is sold may lose the money today. */
export const dealingAnswer: SpokenAnswer = topicsAnswer([...WORK_FIRST_TOPICS, ...DEALING_TOPICS, ...BESIDE_CAREERS_TOPICS]);
/** Exact questions, which no wider topic may answer. */
export const preciseAnswer: SpokenAnswer = topicsAnswer([
  ...AFTER_SCHOOL_TOPICS,
  ...FIRST_WAY_TOPICS,
  ...AT_LENGTH_TOPICS,
  ...AT_WORK_TOPICS,
  ...STATE_AND_SCHEME_TOPICS,
  ...SECOND_HALF_TOPICS,
  ...BEFORE_FORMS_TOPICS,
  ...COURSE_AND_POST_TOPICS,
  ...OFTEN_ASKED_TOPICS,
  ...ASKED_BY_NEIGHBOURS_TOPICS,
  ...MEANS_LACKING_TOPICS,
  ...MEANS_TOPICS,
  ...VILLAGE_WORK_TOPICS,
  ...TURNING_TOPICS,
  ...WISH_AND_CONDITION_TOPICS,
  ...BEFORE_CHOOSING_TOPICS,
  ...ENTRANCE_TOPICS,
  ...EMPLOYER_TOPICS,
  ...HOURS_AND_YEARS_TOPICS,
  ...WISH_AND_LACK_TOPICS,
  ...ASKED_BY_PHONE_TOPICS,
  ...ASKED_AT_HOME_TOPICS,
  ...AFTER_EXAM_TOPICS,
  ...AFTER_TRAINING_TOPICS,
  ...LEFT_STUDIES_TOPICS,
  ...HOME_WORK_TOPICS,
  ...SAID_BEFORE_TOPICS,
  ...NAMED_EXACTLY_TOPICS,
  ...AGENCY_TOPICS,
  ...PLAINLY_ASKED_TOPICS,
  ...SCHOOLING_TOPICS,
  ...AT_SCHOOL_TOPICS,
  ...PLAIN_TOPICS,
  ...ASKED_BY_MANY_TOPICS,
  ...WISH_AND_MEANS_TOPICS,
  ...CONDITION_TOPICS,
  ...STREAM_CHOICE_TOPICS,
  ...COUNSELLOR_TOPICS,
  ...PRECISE_TOPICS,
]);
const ofHeld = topicsAnswer(IN_HAND_TOPICS);
/** What somebody has done already. */
export const inHandAnswer: SpokenAnswer = spoken((reading, knowledge) =>
  IS_HELD.test(reading.text) && ASKS_WHAT_NOW.test(reading.text) ? ofHeld({ ...reading, careers: [] }, knowledge) : null,
);
/** The way of a whole field, before any one post or examination of it. */
export const commonWayAnswer: SpokenAnswer = topicsAnswer([
  ...COMMON_WAY_TOPICS,
  ...SUBJECT_TOPICS,
  ...WORRY_TOPICS,
  ...OWN_WAY_TOPICS,
  ...TRAINING_TOPICS,
]);
/** What comes before anything that is named: who asks, what parents want, what went wrong, how to study, what machines will do. */
export const adviceAnswer: SpokenAnswer = topicsAnswer([
  ...KEPT_AT_HOME_TOPICS,
  ...CIRCUMSTANCE_TOPICS,
  ...RETURN_TOPICS,
  ...COURSE_TOPICS,
  ...SINGLE_WAY_TOPICS,
  ...PEOPLE_TOPICS,
  ...FAMILY_TOPICS,
  ...WORK_TOPICS,
  ...WEIGHING_TOPICS,
  ...STUDY_HELP_TOPICS,
  ...SET_BACK_TOPICS,
  ...STUDY_TOPICS,
  ...CHANGE_TOPICS,
]);
/** Which stream. */
export const streamAnswer: SpokenAnswer = topicsAnswer(STREAM_TOPICS);
const UNNAMED_LIKING = /^(?:hobb|passion|interest|talent)/;

/** What to do with what one likes, where neither it nor what is disliked is named. */
export const likingAnswer: SpokenAnswer = spoken((reading, knowledge) =>
  reading.excluded.avoided.length + reading.excluded.words.length + reading.excluded.careers.length === 0 &&
  !reading.wishes.some(({ avoids, shows }) => avoids === true || shows === undefined) &&
  reading.interests.said.every((word) => UNNAMED_LIKING.test(word))
    ? topicsAnswer(LIKING_TOPICS)(reading, knowledge)
    : null,
);
/** Asked last, when nothing narrower was understood. */
export const lastAnswer: SpokenAnswer = topicsAnswer([...LIKING_TOPICS, ...PARENT_TOPICS, ...LAST_TOPICS]);
