import { p } from "../html/write.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { COURSES, FIRST_COURSES, LOWEST_MARKS } from "./courses-of-stream-texts.ts";

/** Courses with the one stream that was named, where nothing else was. */
export const coursesOfStream: SpokenAnswer = spoken(({ streams, careers, exams, stage, wishes, language }) => {
  const [stream, second] = streams;
  const courses = stream === undefined ? undefined : COURSES[stream.name];
  if (courses === undefined || second !== undefined || careers.length + exams.length + wishes.length > 0 || stage === "class10")
    return null;
  return p(`${FIRST_COURSES[language]}: ${courses[language]}`) + p(LOWEST_MARKS[language]);
});
