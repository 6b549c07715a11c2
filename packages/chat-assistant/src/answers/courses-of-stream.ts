import { p, strong, words } from "../html/write.ts";
import { phrases } from "../reading/words.ts";
import { type Answer, type SpokenAnswer, spoken } from "./answer.ts";
import { COURSES, FIRST_COURSES, LOWEST_MARKS } from "./courses-of-stream-texts.ts";

/** What the stream is mostly taken for, by its entrance. */
const BY_ENTRANCE: Readonly<Record<string, string>> = {
  PCM: "BTech by JEE Main or the State's CET, BArch by NATA, the forces by NDA; ",
  PCB: "MBBS, BDS, AYUSH and veterinary degrees by NEET-UG; BPT; ",
};
const ASKS_FOR_COURSES = phrases(
  "(?:what|which|kaun ?s[aei]|kons[aei]|all|konse|list of) (?:\\S+ ){0,2}(?:degrees?|courses?|graduations?|ug)(?: .*)?",
  "(?:degrees?|courses?)(?: \\S+){0,4} (?:eligib\\S*|can i|apply|open|kar sak\\S*|le sak\\S*|available)(?: .*)?",
);
const OF_PSYCHOLOGY = phrases("psychology|psycology|मनोविज्ञान");

/** Degrees that are open with a stream, where they and not careers are asked for. */
export const degreesOfStreamAnswer: Answer = ({ streams, careers, degrees, exams, stage, text }) => {
  const [stream, second] = streams;
  const name = stream?.name.replace(/ with(?:out)? Maths$/, "") ?? "";
  const courses = COURSES[name];
  if (courses === undefined || second !== undefined || careers.length + degrees.length + exams.length > 0) return null;
  if (stage === "degree" || !ASKS_FOR_COURSES.test(text)) return null;
  return (
    p(`${strong(`Degrees and courses open with ${words(stream?.name ?? name)}`)}: ${BY_ENTRANCE[name] ?? ""}${courses.english}`) +
    p(
      `Open with every stream: BA LLB or BBA LLB (law), BDes, BFA, hotel management, BA in psychology, journalism, economics where maths is no condition, BSW, and the teachers' degree ITEP.${
        OF_PSYCHOLOGY.test(text) ? " Psychology needs no science: BA Psychology, then MA." : ""
      } Which board you come from does not matter. Each university sets its own marks and papers (CUET-UG at many): read the prospectus of two or three.`,
    )
  );
};

/** Courses with the one stream that was named, where nothing else was. */
export const coursesOfStream: SpokenAnswer = spoken(({ streams, careers, exams, stage, wishes, language }) => {
  const [stream, second] = streams;
  const courses = stream === undefined ? undefined : COURSES[stream.name];
  if (courses === undefined || second !== undefined || careers.length + exams.length + wishes.length > 0 || stage === "class10")
    return null;
  return p(`${FIRST_COURSES[language]}: ${courses[language]}`) + p(LOWEST_MARKS[language]);
});
