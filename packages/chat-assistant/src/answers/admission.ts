import { type Exam, SUBJECT_COMBINATIONS, type SubjectCombination } from "@career-clarity/career-catalog";
import { p, strong, ul, words } from "../html/write.ts";
import { END, type Language, type Wording } from "../language.ts";
import { ADMISSION_RULES, type AdmissionRule, OTHER_ENTRANCES } from "../names/admission-rules.ts";
import { ASKS_TO_QUALIFY } from "../reading/asks.ts";
import type { NamedStream } from "../reading/streams.ts";
import { phrases } from "../reading/words.ts";
import {
  A_DEGREE_AND_NO_STREAM,
  A_DEGREE_BEFORE,
  A_DEGREE_FIRST,
  ALSO_FARMING,
  ASKS_FOR_MARKS,
  EITHER_DOES,
  HOW_ONE_ENTERS,
  MARKS_BY_UNIVERSITY,
  MARKS_VERDICT,
  NOT_AT_THE_IITS,
  NOT_BEFORE_A_DEGREE,
  OTHERS,
  ROWS,
  STREAM_VERDICT,
  TAKES,
  TEACHING_WITHOUT_A_DEGREE,
} from "./admission-texts.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { degreeText, ledBy } from "./degree.ts";
import { EACH_SETS_ITS_RULE } from "./degree-subjects-texts.ts";
import { ENTRANCES_BY_DEGREE } from "./entrances-of-degree.ts";
import { listed } from "./join.ts";
import { ownMarks } from "./standing-marks.ts";
import { asksIfNeeded } from "./subjects.ts";

const MAY =
  "(?:can|may|could|eligible|allowed|possible|enough|will do|works?|ok|okay|valid|chal\\S*|(?:kar|le|ho|ja|mil|padh) ?(?:sak|pa)\\S*|milega|milegi|hoga|hogi|chahiye|required?|needed?|necessary|compulsory|[jz]a?r+uri|[jz]aroori|kya|hai kya|सक\\S*|चल\\S*|होगा|चाहिए|जरूरी|क्या)";
const ASKS_WHETHER = phrases(MAY);
const ASKS_FOR_SUBJECTS = phrases(
  "(?:which|what|kaun ?s[aei]|kons[aei]|kya|konse|कौन ?स[ाेी]|क्या)(?: \\S+)? (?:subjects?|streams?|vishay|विषय|स्ट्रीम)|(?:subjects?|streams?|vishay|विषय|स्ट्रीम) (?:\\S+ ){0,3}(?:required?|needed?|chahiye|kya|konse|kaunse|चाहिए)",
);
const MARKS = "(?:percent|percentage|per cent|persent|parsent|marks|numbers?|aggregate|प्रतिशत|परसेंट|पर्सेंट|अंक|नंबर|फीसदी)";
const ASKS_HOW_MANY = phrases(
  `(?:kitn\\S*|minimum|min|least|required?|how (?:much|many)|कितन\\S*|न्यूनतम) (?:\\S+ ){0,2}${MARKS}`,
  `${MARKS} (?:\\S+ ){0,3}(?:kitn\\S*|minimum|required?|needed?|chahiye|hone|कितन\\S*|चाहिए)`,
  `what ${MARKS}`,
);
/** What follows a course, what it is worth, the marks of a test and a list of careers are other questions. */
const OTHERWISE = phrases(
  "after|ke baad|k baad|baad|done|completed|kar liya|ki hai|kiya hai|kar chuk\\S*|jobs?|naukri|careers?|scope|salary|options?|vs|versus|better|worth|difference|cut ?offs?|ranks?|percentile|neet|jee|cuet|colleges?|fees?|best|good|list|which course|kaunsa course|drop|distance|part time|age|umar|years?|saal|gap|fail(?:ed)?|compartment|lateral|के बाद|नौकरी|करियर|साल|फेल|फीस",
);
const STREAM_NAMED = "(?:science|commerce|arts|humanities|pcm|pcb|pcmb|साइंस|कॉमर्स|आर्ट्स)";
const AFTER_A_STREAM = new RegExp(
  ` after (?=(?:(?:12|12th|class 12) )?${STREAM_NAMED} )|(?<= ${STREAM_NAMED}) (?:ke baad|k baad|के बाद) `,
  "gu",
);
/** "BCom after science": the stream is what it is asked with. */
const afterStreamAsWith = (text: string): string => text.replace(AFTER_A_STREAM, " with ");
/** Subjects by themselves have an answer of their own. */
const OF_ONE_SUBJECT = phrases("without|bina|(?:ke|k) bina|maths?|mathematics|ganit|बिना|गणित|मैथ्स?");
const WITHOUT_A_DEGREE = phrases(
  "(?:without|bina|no)(?: (?:a|any|doing|kisi))? (?:graduation|graduate|degree|bachelors?)|(?:graduation|degree) (?:ke|k) bina|बिना (?:ग्रेजुएशन|डिग्री|स्नातक)|(?:ग्रेजुएशन|डिग्री) के बिना",
);
/** How one gets in, and not whether. */
const ASKS_HOW_ONE_ENTERS = phrases(
  "(?:admissions?|entry|seat)(?: \\S+){0,3} (?:kaise|kese|kaisay|process|procedure|prakriya|steps)|(?:how|kaise|kese|process|procedure|steps)(?: \\S+){0,6} (?:admissions?|seat)",
  "(?:एडमिशन|प्रवेश|दाखिला|सीट)(?: \\S+){0,3} (?:कैसे|प्रक्रिया)|कैसे(?: \\S+){0,4} (?:एडमिशन|प्रवेश|दाखिला)",
);
/** An institute that is named has rules of its own. */
const OF_AN_INSTITUTE = phrases(
  "iits?|iims?|nits?|iiits?|aiims|nlus?|nid|nift|jipmer|du|jnu|bhu|amu|bits|vit|srm|ignou|nios|university of|\\S+ university|abroad|usa|uk|canada|germany|russia|nri|quota|कोटा",
);
/** Whether it is asked how one gets into a course, and into no institute that is named. */
export const asksHowOneEnters = (text: string): boolean => ASKS_HOW_ONE_ENTERS.test(text) && !OF_AN_INSTITUTE.test(text);

/** A course that is mostly asked for by the field's name. */
const BY_FIELD: readonly (readonly [RegExp, string])[] = [[phrases("(?:hotel management|ihm|होटल मैनेजमेंट)"), "BHM"]];

const combinationsOf = (streams: readonly NamedStream[]): readonly SubjectCombination[] =>
  streams.flatMap(({ combinations }) => combinations);

/** What the streams that are named are to a course that takes one of them at least. */
function streamVerdict(
  { subjects = [], others }: AdmissionRule,
  streams: readonly NamedStream[],
  text: string,
): keyof typeof STREAM_VERDICT {
  const all = combinationsOf(streams);
  if (streams.length === 1 && streams.some((stream) => asksIfNeeded(text, stream)))
    return subjects.every((combination) => all.includes(combination) || combination === "PCMB") ? "needed" : "notNeeded";
  if (all.some((combination) => !subjects.includes(combination))) return "partly";
  return others === undefined ? "yes" : "mostlyYes";
}

function streamsTold(rule: AdmissionRule, streams: readonly NamedStream[], text: string, language: Language): string {
  const verdict = streamVerdict(rule, streams, text);
  const names = listed(
    streams.map(({ name }) => words(name)),
    "or",
    language,
  );
  return (streams.length > 1 && verdict !== "partly" ? EITHER_DOES : STREAM_VERDICT[verdict])[language](names);
}

function subjectsTaken(course: string, { subjects = [], others, farming }: AdmissionRule, language: Language): string {
  const all = subjects.length === SUBJECT_COMBINATIONS.length ? "" : listed(subjects.map(words), "or", language);
  return `${TAKES[language](course, all)}${farming ? ALSO_FARMING[language] : ""}${others ? OTHERS[others][language] : ""}`;
}

const marksTold = ({ marks }: AdmissionRule, language: Language): string =>
  typeof marks === "string" ? MARKS_BY_UNIVERSITY[marks][language] : ASKS_FOR_MARKS[language](marks);

function marksVerdict({ marks }: AdmissionRule, said: number): keyof typeof MARKS_VERDICT {
  if (typeof marks === "string") return "unsettled";
  if (said >= marks.least) return "enough";
  return said >= (marks.eased ?? marks.least) || marks.eased === undefined ? "eased" : "tooFew";
}

const row = (name: Wording, text: string, language: Language): string => `${strong(name[language])}: ${text}`;

/** From the form to the seat, whatever the course. */
export const howOneEnters = (language: Language): string => p(row(ROWS.steps, `${HOW_ONE_ENTERS[language]}${END[language]}`, language));

/** The degree that a course asks for. */
const degreeBefore = ({ after = "degree" }: AdmissionRule, language: Language): string =>
  row(ROWS.before, A_DEGREE_BEFORE[after][language], language);

const entrancesTo = (degree: string): readonly Exam[] => ENTRANCES_BY_DEGREE.get(degree)?.exams ?? OTHER_ENTRANCES[degree] ?? [];

function entrances(degree: string, language: Language): readonly string[] {
  const exams = entrancesTo(degree);
  return exams.length === 0 ? [] : [row(ROWS.entrance, listed(exams.map(words), "or", language), language)];
}

const THREE_QUARTERS = 75;

/** Whether the marks that somebody tells are enough for courses that are weighed, each by its own rule. */
export const marksForEach = (degrees: readonly string[], text: string, language: Language): string => {
  const said = ownMarks(text);
  return ul(
    degrees.flatMap((degree) => {
      const rule = ADMISSION_RULES[degree];
      return said === null || rule?.subjects === undefined
        ? []
        : [`${strong(words(degree))}: ${marksTold(rule, language)}${END[language]} ${MARKS_VERDICT[marksVerdict(rule, said)][language]}`];
    }),
  );
};

/** Who is let into a course: with which subjects of Class 11 or after which degree, with which marks, by which test. */
export const admissionAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { text, degrees, careers, exams, streams, asks, language } = reading;
  const [asked] = degrees;
  const follows = ADMISSION_RULES[asked ?? ""]?.after;
  if (asked !== undefined && degrees.length === 1 && follows !== undefined && careers.length === 0 && WITHOUT_A_DEGREE.test(text))
    return (
      p(`${strong(NOT_BEFORE_A_DEGREE[language])} ${A_DEGREE_FIRST[language](words(asked), A_DEGREE_BEFORE[follows][language])}`) +
      (asked === "BEd" ? p(TEACHING_WITHOUT_A_DEGREE[language]) : "") +
      p(`${degreeText(asked, language)} ${ledBy(asked, [], knowledge, { language })}`)
    );
  if (exams.length > 0 || asks.has("pay") || OTHERWISE.test(afterStreamAsWith(text)) || reading.work !== null) return null;
  const byField = BY_FIELD.find(([cue]) => cue.test(text))?.[1];
  const [degree = byField, second] = degrees;
  if (degree === undefined || second !== undefined || (careers.length > 0 && degree !== byField)) return null;
  const asksHow = asksHowOneEnters(text) && streams.length === 0;
  const rule = ADMISSION_RULES[degree];
  if (rule === undefined) return null;
  const said = ownMarks(text);
  const ofMarks = ASKS_HOW_MANY.test(text) || (said !== null && ASKS_WHETHER.test(text));
  const ofStreams = streams.length > 0 && ASKS_WHETHER.test(text) && !OF_ONE_SUBJECT.test(text);
  if (!ofMarks && !asksHow && byField !== undefined && degrees.length === 0) return null;
  if (!ofMarks && !ofStreams && !asksHow && !ASKS_TO_QUALIFY.test(text) && !ASKS_FOR_SUBJECTS.test(text)) return null;
  const taken = streams.filter(({ combinations }) => combinations.some((combination) => rule.subjects?.includes(combination)));
  // What a stream shuts, and how it can still be had, has an answer of its own.
  if (rule.subjects !== undefined && streams.length > 0 && taken.length === 0) return null;
  const verdict =
    ofMarks && said !== null
      ? MARKS_VERDICT[marksVerdict(rule, said)][language]
      : ofStreams && rule.subjects !== undefined
        ? streamsTold(rule, taken, text, language)
        : ofStreams && rule.after === "degree"
          ? A_DEGREE_AND_NO_STREAM[language]
          : "";
  const marks = row(ROWS.marks, marksTold(rule, language), language);
  const before =
    rule.subjects === undefined ? degreeBefore(rule, language) : row(ROWS.subjects, subjectsTaken(words(degree), rule, language), language);
  return (
    (verdict === "" ? "" : p(strong(verdict))) +
    ul([
      ...(ofMarks ? [marks, before] : [before, marks]),
      ...entrances(degree, language),
      ...(asksHow ? [row(ROWS.steps, HOW_ONE_ENTERS[language], language)] : []),
    ]) +
    (degree === "BTech" && ofMarks && said !== null && said < THREE_QUARTERS ? p(NOT_AT_THE_IITS[language]) : "") +
    p(EACH_SETS_ITS_RULE[language]) +
    p(`${degreeText(degree, language)} ${ledBy(degree, [], knowledge, { language })}`)
  );
});
