import { type Career, type Pathway, SUBJECT_COMBINATIONS, type SubjectCombination } from "@career-clarity/career-catalog";
import { remembered } from "../catalogue/remembered.ts";
import { words } from "../html/write.ts";
import type { Language, Wording } from "../language.ts";
import { NEED } from "../reading/asks.ts";
import { Pattern } from "../reading/pattern.ts";
import { isScience, type NamedStream } from "../reading/streams.ts";
import { everywhere, phrases } from "../reading/words.ts";
import { recordText, recordTexts } from "../record-texts/in-language.ts";
import { listed } from "./join.ts";
import { SUBJECTS_ALONE } from "./subjects-alone.ts";
import {
  ALONE_NEEDED,
  ANY_STREAM,
  HELPS,
  IN_ALL,
  IN_NONE,
  KEEP_OPEN,
  MANY_ASK_FOR_IT,
  NEEDED_ALL_THE_SAME,
  NOT_A_MUST_WITH,
  SOME_ASK_FOR_IT,
  STREAM_CLOSES,
  STREAM_IN_PART,
  STREAM_NEEDED,
  STREAM_NOT_NEEDED,
  STREAM_OF_COURSES,
  STREAM_OPENS,
  STREAM_OPENS_LATER,
  WAYS_AFTER_12,
  WITH_SUBJECT,
} from "./subjects-texts.ts";
import { isByScience } from "./ways.ts";

/** A school subject, and which combinations contain it. */
export type SchoolSubject = { readonly name: Wording; readonly cue: RegExp; readonly within: readonly SubjectCombination[] };
export const SCHOOL_SUBJECTS: readonly SchoolSubject[] = [
  {
    name: { english: "maths", hinglish: "maths", hindi: "गणित" },
    cue: phrases("maths?", "mathematics", "ganit", "गणित", "मैथ्स?"),
    within: ["PCM", "PCMB", "Commerce with Maths"],
  },
  {
    name: { english: "biology", hinglish: "biology", hindi: "जीव विज्ञान" },
    cue: phrases("biology", "bio", "जीव विज्ञान", "बायो(?:लॉजी)?"),
    within: ["PCB", "PCMB"],
  },
  {
    name: { english: "physics and chemistry", hinglish: "physics aur chemistry", hindi: "भौतिकी और रसायन" },
    cue: phrases("physics", "chemistry", "भौतिकी", "रसायन", "फिजिक्स", "केमिस्ट्री"),
    within: ["PCM", "PCB", "PCMB"],
  },
];

/** The subjects that keep a career open, in one sentence. */
export function subjectsText({ subjects }: Pathway, language: Language = "english"): string {
  if (subjects.length === SUBJECT_COMBINATIONS.length) return ANY_STREAM[language];
  return KEEP_OPEN[language](listed(subjects.map(words), "or", language), subjects.length);
}

/** A route after Class 12 that says which subjects it asks for. */
const HAS_TERMS = /\bwith (?:PCM|PCB|maths|science)\b|ask for maths/;

/** The routes after Class 12 where they differ in the subjects that they ask for: an open door may still shut the best known way. */
export const routesWithTerms = ({ afterClass12 }: Pathway, language: Language = "english"): string =>
  afterClass12.some((route) => HAS_TERMS.test(route)) ? WAYS_AFTER_12[language](recordTexts(afterClass12, language)) : "";

const BETWEEN = "(?: (?!(?:i|we|do|what|kya|how) )\\S+){0,3}";

const needOf = remembered(({ source }: RegExp) => new Pattern(`${source}${BETWEEN}${NEED.source}|${NEED.source}${BETWEEN}${source}`, "u"));

/** "Is science compulsory for it" asks whether anything else leads there, not whether science does. */
export const asksIfNeeded = (text: string, { cue }: Pick<NamedStream, "cue">): boolean => needOf(cue).test(text);

/** PCMB has in it whatever PCM or PCB has: it is no way round them. */
const contains = (combination: SubjectCombination, other: SubjectCombination): boolean =>
  combination === other || (combination === "PCMB" && (other === "PCM" || other === "PCB"));

/** The choices of subjects that lead to a career and contain none of the stream's. */
export const choicesBeside = ({ subjects }: Pathway, { combinations }: NamedStream): readonly SubjectCombination[] =>
  subjects.filter((combination) => !combinations.some((own) => contains(combination, own)));

const courseByCourse = (stream: NamedStream, pathway: Pathway): boolean => stream.name === "Science" && isByScience(pathway);

function neededVerdict({ name }: Career, pathway: Pathway, stream: NamedStream, language: Language): string {
  const others = choicesBeside(pathway, stream);
  const isAny = pathway.subjects.length === SUBJECT_COMBINATIONS.length;
  const hasOthers = isAny || others.length > 0;
  if (hasOthers && courseByCourse(stream, pathway)) return STREAM_OF_COURSES[language](words(name));
  if (hasOthers)
    return STREAM_NOT_NEEDED[language](words(name), stream.name, isAny ? "" : listed(others.map(words), "or", language), others.length);
  return STREAM_NEEDED[language](words(name), stream.name);
}

/** Whether a stream keeps a career open that is come to from Class 12 by science alone. */
export const isByDegreeAlone = (pathway: Pathway, stream: NamedStream): boolean =>
  !isScience(stream) &&
  isByScience(pathway) &&
  pathway.afterDegree.length > 0 &&
  stream.combinations.some((combination) => pathway.subjects.includes(combination));

/** Whether a stream that the question names leads there. */
function streamVerdict({ name }: Career, pathway: Pathway, stream: NamedStream, language: Language): string {
  const { subjects, afterDegree } = pathway;
  const open = stream.combinations.filter((combination) => subjects.includes(combination));
  if (isByDegreeAlone(pathway, stream)) return STREAM_OPENS_LATER[language](words(name), stream.name, recordTexts(afterDegree, language));
  if (open.length === stream.combinations.length) return STREAM_OPENS[language](words(name), stream.name);
  if (open.length > 0) return STREAM_IN_PART[language](words(name), stream.name, listed(open, "or", language));
  return STREAM_CLOSES[language](words(name), stream.name);
}

/** "Doctor without biology": where the subject is a must, the answer is no. */
const WITHOUT = phrases("without", "bina", "(?:ke|k) bina", "not (?:having|taking|studying)", "बिना", "के बिना");

/** "Biology nahi li", "I did not take biology": asked by who does without it. */
const NOT_TAKEN = phrases(
  "(?:maths?|mathematics|physics|chemistry|biology|bio|गणित|मैथ्स?|बायोलॉजी|बायो|जीव विज्ञान)(?: (?:subject|bhi|me|mein|विषय))? (?:nahi|nhi|nahin|na|नहीं|नही) (?:li|lii|liya|lee|le|rakhi|rakha|padhi|padha|thi|tha|hai|h|ली|लिया|पढी|है|थी)",
  "(?:no|but not) (?:maths?|mathematics|physics|chemistry|biology|bio)",
  "(?:dont|do not|didnt|did not|havent|have not|never|not) (?:have|had|take|took|taken|taking|study|studied|studying|opt(?:ed)?(?: for)?|choose|chose)(?: any)? (?:maths?|mathematics|physics|chemistry|biology|bio)",
);
const isWithout = (text: string): boolean => WITHOUT.test(text) || NOT_TAKEN.test(text);

/** Who has a subject in Class 11 or 12 asks what it is enough for, and not whether it is a must: "12th me bio hai". */
const IN_CLASS = phrases("(?:class )?1[12](?:th|वीं|वी)?|inter|intermediate|ग्यारहवीं|बारहवीं|इंटर");
const HAS = phrases("have|has|had|took|taken|opted|hai|thi|tha|li|liya|lii|है|थी|था|ली|लिया");
const DENIED = phrases("not|no|dont|didnt|never|nahi|nhi|nahin|नहीं|नही");
/** "Biology leke", "with bio": the same without a class. */
const WITH_IT = phrases(
  "(?:biology|bio|maths?|physics|chemistry|pcb|pcm|बायोलॉजी|गणित) (?:leke|lekar|le kar|se|ke saath|ke sath|wal[aei]|students?|background|लेकर|के साथ|वाल[ाेी])|(?:with|from|having) (?:biology|bio|maths?|physics|chemistry)(?! (?:degree|honours))",
);
const isHeld = (text: string): boolean =>
  (WITH_IT.test(text) || (IN_CLASS.test(text) && HAS.test(text))) && !NEED.test(text) && !WITHOUT.test(text) && !DENIED.test(text);

/** "Many universities ask for maths", "mostly with maths". */
const ASKED_IN_MANY = /many[^;)]* ask for maths|mostly with maths/;

/** Of the ways after Class 12, those that ask for a subject which others do without: "BSc Nursing (4 years, with PCB)". */
function askedInSome(ways: readonly string[], within: readonly string[], subject: string, language: Language): string {
  const asking = ways.filter((way) => within.some((combination) => way.includes(`with ${combination}`)));
  return asking.length === 0 || asking.length === ways.length
    ? ""
    : ` ${SOME_ASK_FOR_IT[language](subject, recordTexts(asking, language))}`;
}

function subjectVerdict({ subjects, afterClass12 }: Pathway, { name, within }: SchoolSubject, text: string, language: Language): string {
  const needed = subjects.filter((combination) => within.includes(combination));
  if (needed.length === subjects.length) return (isWithout(text) ? NEEDED_ALL_THE_SAME : IN_ALL)[language](name[language]);
  if (needed.length === 0) return IN_NONE[language](name[language]);
  if (isHeld(text)) {
    const closed = within.filter((combination) => !subjects.includes(combination));
    return WITH_SUBJECT[language](
      name[language],
      listed(needed, "or", language),
      needed.length,
      listed(closed, "or", language),
      closed.length,
    );
  }
  const others = subjects.filter((combination) => !within.includes(combination));
  const [first] = afterClass12;
  const isAskedInMany = name.english === "maths" && afterClass12.every((way) => HAS_TERMS.test(way)) && ASKED_IN_MANY.test(first ?? "");
  return isAskedInMany
    ? MANY_ASK_FOR_IT[language](name[language], listed(others, "or", language), recordText(first ?? "", language))
    : `${NOT_A_MUST_WITH[language](name[language], listed(others, "or", language))}${askedInSome(afterClass12, within, name[language], language)}`;
}

/** Who tells a strength asks for no subject: "maths strong hai". */
const IS_STRENGTH = phrases(
  "(?:maths?|mathematics|ganit|physics|chemistry|biology|bio|गणित|मैथ्स|मैथ)(?: (?:me|mein|mai|bahut|bohot|meri|mera|is|are|subject|में|बहुत|मेरी))* (?:strong|good|acch?[ai]|achh?[ai]|tez|best|great|pasand|favou?rite|मजबूत|अच्छ\\S*|पसंद|तेज)(?! (?:nahi|nhi|not|नहीं))",
  "(?<!not )(?:strong|good|great|best|love|like|enjoy)(?: (?:in|at|with))? (?:maths?|mathematics|physics|chemistry|biology|bio)",
);
const USED_DAILY = 8;

const strengthVerdict = ({ name, analytical }: Career, subjects: readonly SchoolSubject[], language: Language): readonly string[] =>
  analytical >= USED_DAILY && subjects.some((subject) => subject.name.english === "maths") ? [HELPS[language](words(name))] : [];

/** "Is maths compulsory in commerce": the subjects that are asked for beside a stream, whose own name may have one. */
function neededIn(text: string, streams: readonly NamedStream[]): readonly SchoolSubject[] {
  if (streams.length === 0) return [];
  const beside = streams.reduce((left, { cue }) => left.replace(everywhere(cue), " stream "), text).replace(/ +/g, " ");
  return OR.test(beside) ? [] : SCHOOL_SUBJECTS.filter((subject) => asksIfNeeded(beside, subject));
}
const OR = phrases("or|ya|या");

/** Subjects of Class 12 that some work asks for alone, wherever they were passed. */
function aloneOf({ afterClass12, afterDegree }: Pathway): string | null {
  return [...afterClass12, ...afterDegree].flatMap((way) => SUBJECTS_ALONE.exec(way)?.[1] ?? [])[0] ?? null;
}

const OF_A_DEGREE =
  / (?:after|with|done|did|completed?|have|am|in|ke baad|karke) (?:an? |my )?(?:bsc|msc|b sc|m sc|ba|ma)(?: (?:in|hons|honours))* (?:maths?|mathematics|physics|chemistry|biology|economics|english|history)(?= )|(?<=(?:bsc|msc|b sc|m sc)(?: in)?) (?:maths?|mathematics|physics|chemistry|biology|economics)(?= (?:ke baad|karke|kiya|done|student|graduate) )/gu;

/** Plain answers about the streams and school subjects that the text names, of this career. */
export function verdicts(
  career: Career,
  pathway: Pathway,
  said: string,
  streams: readonly NamedStream[],
  language: Language = "english",
): readonly string[] {
  const alone = aloneOf(pathway);
  // The subject of a degree that somebody has asks nothing of school: "after BSc maths".
  const text = said.replace(OF_A_DEGREE, "");
  const subjects = SCHOOL_SUBJECTS.filter(({ cue }) => cue.test(text));
  if (alone !== null && streams.length === 0 && WITHOUT.test(text) && subjects.length > 0)
    return [ALONE_NEEDED[language](words(career.name), words(alone))];
  const needed = neededIn(text, streams);
  if (needed.length > 0) return needed.map((subject) => subjectVerdict(pathway, subject, text, language));
  if (streams.length === 0 && IS_STRENGTH.test(text)) return strengthVerdict(career, subjects, language);
  return streams.length > 0
    ? streams.map((stream) => (asksIfNeeded(text, stream) ? neededVerdict : streamVerdict)(career, pathway, stream, language))
    : subjects.map((subject) => subjectVerdict(pathway, subject, text, language));
}
