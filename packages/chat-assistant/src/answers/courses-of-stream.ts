import { p, strong, words } from "../html/write.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import {
  BOARD_IS_ALL_THE_SAME,
  BY_ENTRANCE,
  COURSES,
  FIRST_COURSES,
  LOWEST_MARKS,
  OPEN_WITH,
  OPEN_WITH_EVERY_STREAM,
  PSYCHOLOGY_WITHOUT_SCIENCE,
} from "./courses-of-stream-texts.ts";

const ASKS_FOR_COURSES = phrases(
  "(?:what|which|kaun ?s[aei]|kons[aei]|all|konse|list of) (?:\\S+ ){0,2}(?:degrees?|courses?|graduations?|ug)(?: .*)?",
  "(?:degrees?|courses?)(?: \\S+){0,4} (?:eligib\\S*|can i|apply|open|kar sak\\S*|le sak\\S*|available)(?: .*)?",
);
const OF_PSYCHOLOGY = phrases("psychology|psycology|मनोविज्ञान");

/** Degrees that are open with a stream, where they and not careers are asked for. */
export const degreesOfStreamAnswer: SpokenAnswer = spoken(({ streams, careers, degrees, exams, stage, text, language }) => {
  const [stream, second] = streams;
  const name = stream?.name.replace(/ with(?:out)? Maths$/, "") ?? "";
  const courses = COURSES[name];
  if (courses === undefined || second !== undefined || careers.length + degrees.length + exams.length > 0) return null;
  if (stage === "degree" || !ASKS_FOR_COURSES.test(text)) return null;
  const psychology = OF_PSYCHOLOGY.test(text) ? ` ${PSYCHOLOGY_WITHOUT_SCIENCE[language]}` : "";
  return (
    p(`${strong(OPEN_WITH[language](words(stream?.name ?? name)))}: ${BY_ENTRANCE[name]?.[language] ?? ""}${courses[language]}`) +
    p(`${OPEN_WITH_EVERY_STREAM[language]}${psychology} ${BOARD_IS_ALL_THE_SAME[language]}`)
  );
});

/** Courses with the one stream that was named, where nothing else was. */
export const coursesOfStream: SpokenAnswer = spoken(({ streams, careers, exams, stage, wishes, language }) => {
  const [stream, second] = streams;
  const courses = stream === undefined ? undefined : COURSES[stream.name];
  if (courses === undefined || second !== undefined || careers.length + exams.length + wishes.length > 0 || stage === "class10")
    return null;
  return p(`${FIRST_COURSES[language]}: ${courses[language]}`) + p(LOWEST_MARKS[language]);
});
