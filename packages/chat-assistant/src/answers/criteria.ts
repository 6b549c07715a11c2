import {
  type Career,
  EDUCATION_LEVELS,
  EXAM_RECORDS,
  type Exam,
  isLaterPost,
  type Pathway,
  type SubjectCombination,
} from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { remembered, rememberedByName } from "../catalogue/remembered.ts";
import { careersAbout, careersOnTopics, careersTouching } from "../catalogue/word-index.ts";
import { inEach, type Wording } from "../language.ts";
import { FIRST_OF_DEGREES, FIRST_OF_TOPICS } from "../names/first-of-topics.ts";
import { MEN_ALONE, OF_FORTY, OF_WOMEN } from "../reading/asker.ts";
import type { Interests } from "../reading/interests.ts";
import type { NamedCareer } from "../reading/named.ts";
import type { Reading } from "../reading/reading.ts";
import { isOnlyTenth } from "../reading/stage.ts";
import { isScience, type NamedStream } from "../reading/streams.ts";
import { FEW_ARRIVE, type Wish } from "../reading/wishes.ts";
import { phrases, singular, wordsOf } from "../reading/words.ts";
import { isBehind } from "./choice.ts";
import { ageIn, closedAt, isOfUniform, namesAge } from "./exam-limits.ts";
import { firstPostsOf } from "./first-posts.ts";
import {
  ABOUT_TOPICS,
  ASKING_NO_MORE_THAN,
  BEHIND_EXAMS,
  BELOW_AMOUNT,
  BESIDE_ENGINEERING,
  IN_FIELDS,
  LED_TO_BY,
  OPEN_WITH,
  OPEN_WITHOUT,
  OTHER_THAN,
  OTHER_THAN_THOSE,
  REACHING_AMOUNT,
  UNLABELLED,
  WITHOUT_A_MASTERS,
  WITHOUT_THESE,
} from "./list-texts.ts";
import { namesDegree } from "./names-degree.ts";
import { isByScience, studies } from "./ways.ts";

/** One thing that a list of careers must fulfil. */
export type Criterion = {
  /** Completes "Careers ...". */
  readonly label: Wording;
  readonly holds: (career: Career) => boolean;
  /** From 0 to about 10, how well. */
  readonly points: (career: Career) => number;
  readonly shows?: Wish["shows"];
  /** What the explorer is asked for more of the same. */
  readonly query?: Readonly<Record<string, string>>;
  /** Found by words of the question, and so the first to be given up where nothing fulfils all. */
  readonly loose?: true;
  /** All careers that may fulfil it, where that is known. */
  readonly among?: ReadonlyMap<Career, unknown> | ReadonlySet<Career>;
  /** Whether a way into a career names it: what a career is studied for, though the work is called otherwise. */
  readonly isStudied?: (way: string) => boolean;
  /** All careers on whose way it may be named. */
  readonly mayBeStudiedFor?: () => ReadonlySet<Career>;
  /** What stays of it where a topic is kept instead: a degree of a skill says less than its subject, and one way in may do without a degree. */
  readonly yields?: Criterion;
  /** Opens so many fields that of each no more than this is shown. */
  readonly ofAField?: number;
  /** Says only what a career is not. */
  readonly negative?: true;
  /** The same object for every question, and so worked out once for a catalogue. */
  readonly steady?: true;
};

const AT_HOME = 4;
const NOT_FOR_ALL = 2;
const ALL_BUT_FEW = 6;
const flat = (): number => 0;

const takesFew = ({ pathway }: Career): boolean => (pathway?.subjects.length ?? 0) < ALL_BUT_FEW;

const MANY_FIELDS = 6;
export const ofStream: (stream: NamedStream) => Criterion = remembered(({ name, combinations, home }) => ({
  steady: true,
  ...(home.length >= MANY_FIELDS && { ofAField: 1 }),
  label: OPEN_WITH(name),
  holds: ({ pathway }) => pathway?.subjects.some((subjects) => combinations.includes(subjects)) ?? false,
  // A stream says more of a career that does not take all.
  points: (career) => (takesFew(career) ? NOT_FOR_ALL : 0) + (home.includes(career.category) ? AT_HOME : 0),
}));

const OTHER_SCIENCE: Readonly<Record<string, SubjectCombination>> = { PCM: "PCB", PCB: "PCM" };
/** What the other science stream does not lead to, or the field for which this one is taken first. */
const isOfScience = ({ name, home }: NamedStream, { pathway, category }: Career): boolean => {
  const other = OTHER_SCIENCE[name];
  return other === undefined || category === home[0] || !pathway?.subjects.includes(other);
};

/** "High pay with PCB" asks for the careers that the stream is taken for, and not for the best paid of all that take every stream. */
const ofStreamAlone: (stream: NamedStream) => Criterion = remembered((stream) => {
  const wide = ofStream(stream);
  return {
    ...wide,
    holds: (career) =>
      wide.holds(career) && (isScience(stream) ? takesFew(career) && isOfScience(stream, career) : stream.home.includes(career.category)),
  };
});

/** Beside a wish, which most careers may fulfil, what the stream is taken for stands first: a quiet accountant before a quiet driver. */
const ofStreamFirst: (stream: NamedStream) => Criterion = remembered((stream) => {
  const wide = ofStream(stream);
  const isNear = (career: Career): boolean => stream.home.includes(career.category) && (!isScience(stream) || takesFew(career));
  return { ...wide, points: (career) => wide.points(career) + (isNear(career) ? AT_HOME : 0) };
});

/** Entrances that ask for maths in Class 12: none of them is on the way of whoever has biology instead. */
export const WITH_MATHS: ReadonlySet<Exam> = new Set<Exam>([
  "JEE Main",
  "JEE Advanced",
  "JEE Main Paper 2",
  "BITSAT",
  "State engineering CET",
  "NATA",
  "IMU-CET",
]);

const isByMaths = ({ pathway }: Career): boolean => {
  const [first] = pathway?.exams ?? [];
  return first !== undefined && WITH_MATHS.has(first);
};

/** Who has biology and would do without NEET looks beyond what the stream is taken for, and not to the entrances of engineers. */
const besideNeet: (stream: NamedStream) => Criterion = remembered((stream) => {
  const wide = ofStream(stream);
  const fields = IN_FIELDS(stream.home);
  return {
    ...wide,
    label: inEach((language) => `${wide.label[language]}, ${fields[language]}, ${BESIDE_ENGINEERING[language]}`),
    holds: (career) => wide.holds(career) && takesFew(career) && stream.home.includes(career.category) && !isByMaths(career),
    points: flat,
  };
});

/** Whether high pay is asked for with biology and without NEET. */
export const isPayBesideNeet = ({ streams, wishes, excluded }: Reading): boolean =>
  streams.length === 1 && streams[0]?.name === "PCB" && excluded.exams.includes("NEET-UG") && wishes.some(({ shows }) => shows === "pay");

function ofStreams(reading: Reading): readonly Criterion[] {
  const { streams, wishes, text } = reading;
  if (isPayBesideNeet(reading)) return streams.map(besideNeet);
  if (wishes.some(({ shows }) => shows === "pay") || AMOUNT.test(text)) return streams.map(ofStreamAlone);
  // All of science is taken for too much to say what is near.
  const isNear = wishes.some(({ avoids }) => avoids !== true);
  return streams.map((stream) => (isNear && stream.name !== "Science" ? ofStreamFirst(stream) : ofStream(stream)));
}

const ofWish: (wish: Wish) => Criterion = remembered(({ label, holds, points, shows, yields }) => ({
  steady: true,
  label,
  holds,
  points,
  ...(shows === undefined ? {} : { shows }),
  ...(yields === undefined ? {} : { yields: ofWish(yields) }),
}));

const OF_FIRST_WORK = 6;
const OF_A_SKILL: ReadonlySet<string> = new Set(["BVoc", "BHM"]);
const FOR_THE_TRAINED: Criterion = {
  steady: true,
  label: UNLABELLED,
  holds: ({ education }) => EDUCATION_LEVELS.indexOf(education) >= EDUCATION_LEVELS.indexOf("Diploma"),
  points: flat,
};

/** Where a degree leads. There are only those that `degreesIn` knows. */
export const ofDegree: (degree: string) => Criterion = rememberedByName((degree) => {
  const isNamed = (ways: readonly string[]): boolean => ways.some(namesDegree(degree));
  return {
    steady: true,
    ...(OF_A_SKILL.has(degree) && { yields: FOR_THE_TRAINED }),
    label: LED_TO_BY(degree),
    holds: ({ pathway }) =>
      pathway !== undefined && (isNamed(pathway.afterClass12) || isNamed(pathway.afterDegree) || isNamed(pathway.afterClass10)),
    points: ({ id, pathway }) =>
      (isNamed(pathway?.afterClass12.slice(0, 2) ?? []) ? 3 : 0) + (FIRST_OF_DEGREES[degree]?.includes(id) === true ? OF_FIRST_WORK : 0),
  };
});

const MORE_BY_OTHERS = 6;
/** Whether a post is mostly given by another examination, as those of inspectors by SSC CGL and not by UPSC. */
export const isByOthers = (exam: Exam, pathway: Pathway | undefined): boolean => {
  const giving = pathway?.exams.filter((each) => EXAM_RECORDS[each].gives === "post") ?? [];
  return EXAM_RECORDS[exam].gives === "post" && giving.indexOf(exam) > 0;
};

/** What any of these examinations leads to. */
export const ofExams = (exams: readonly Exam[]): Criterion => ({
  label: BEHIND_EXAMS(exams),
  holds: ({ pathway }) => pathway?.exams.some((exam) => exams.includes(exam)) ?? false,
  points: ({ pathway }) =>
    3 -
    (pathway?.exams.findIndex((exam) => exams.includes(exam)) ?? 0) -
    (exams.some((exam) => isByOthers(exam, pathway)) ? MORE_BY_OTHERS : 0),
});
/** The same object for an examination each time. */
export const ofExam: (exam: Exam) => Criterion = rememberedByName((exam: Exam): Criterion => ({ ...ofExams([exam]), steady: true }));

function ofNamedExams({ exams }: Reading): readonly Criterion[] {
  const [first, second] = exams;
  if (first === undefined) return [];
  return [second === undefined ? ofExam(first) : ofExams(exams)];
}

const SOONEST = 10;
const POINTS_A_YEAR = 2;
/** The sooner it pays, the more. */
const sooner = ({ pathway }: Career): number => Math.max(0, SOONEST - POINTS_A_YEAR * (pathway?.yearsToFirstPay[0] ?? SOONEST));

const AFTER_CLASS_10: Criterion = {
  steady: true,
  label: {
    english: "with a way in straight after Class 10",
    hinglish: "jinka raasta Class 10 ke turant baad khulta hai",
    hindi: "जिनका रास्ता Class 10 के तुरंत बाद खुलता है",
  },
  holds: ({ pathway }) => (pathway?.afterClass10.length ?? 0) > 0,
  points: sooner,
  shows: "years",
};
const AFTER_CLASS_12: Criterion = {
  steady: true,
  label: {
    english: "with a way in after Class 12",
    hinglish: "jinka raasta Class 12 ke baad khulta hai",
    hindi: "जिनका रास्ता Class 12 के बाद खुलता है",
  },
  holds: ({ pathway }) => (pathway?.afterClass12.length ?? 0) > 0,
  points: sooner,
};

const YEARS_TO_A_JOB = 6;

/** Where the stream is named its years are to be used: what pays soonest takes everybody. */
const AFTER_STREAM: Criterion = { ...AFTER_CLASS_12, points: flat };
/** No way that asks for science is one after the arts or commerce. */
const afterOther = (criterion: Criterion): Criterion => ({
  ...criterion,
  holds: (career) => criterion.holds(career) && career.pathway !== undefined && !isByScience(career.pathway),
});

const ASKS_FOR_A_JOB = phrases("jobs?|naukri|nokri|नौकरी|जॉब");
/** Who asks for a job with a stream is shown no post that waits for a degree and years behind it. */
const JOB_AFTER_STREAM: Criterion = {
  ...AFTER_STREAM,
  holds: (career) => AFTER_STREAM.holds(career) && (career.pathway?.yearsToFirstPay[0] ?? 0) <= YEARS_TO_A_JOB,
};

/** "12th arts, need a job": the class beside its stream. */
const PASSED_TWELFTH = phrases(
  "(?:12|12th|inter|intermediate|hsc|12वीं)(?: (?:pass(?:ed)?|me|mein|in|with|from|se|पास|से))? (?:arts|humanities|commerce|science|pcm|pcb|आर्ट्स|कॉमर्स|साइंस)(?: .*)? (?:jobs?|naukri|nokri|नौकरी|जॉब)",
);

const WORK_AT_ONCE = phrases("pass(?:ed)?|jobs?|naukri|nokri|kaam|bharti|bharati|पास|नौकरी|काम|भर्ती");
/** Who needs work does not wait longer for its first pay, as for a seat in parliament. */
const AT_ONCE_YEARS = 6;
const atOnce = (name: "Class 10" | "Class 12"): Criterion => ({
  steady: true,
  label: ASKING_NO_MORE_THAN(name),
  holds: ({ education, pathway }) =>
    EDUCATION_LEVELS.indexOf(education) <= EDUCATION_LEVELS.indexOf(name) && (pathway?.yearsToFirstPay[0] ?? 0) <= AT_ONCE_YEARS,
  // First the work for which that class was worth passing.
  points: (career) => sooner(career) + (career.education === name ? SOONEST : 0),
});
/** Study is weighed or wished. */
const OF_STUDY = phrases("or|ya|vs|versus|या|to study|want to study|padhna|padhna hai|courses?|college|degree|कोर्स|पढना");

/** Whether work is looked for with what one has passed, and not weighed against study. */
export const isForWorkAtOnce = ({ stage, streams, degrees, text }: Reading): boolean =>
  stage !== null && stage !== "degree" && streams.length + degrees.length === 0 && WORK_AT_ONCE.test(text) && !OF_STUDY.test(text);

export const AT_ONCE: Readonly<Record<"class10" | "class12", Criterion>> = { class10: atOnce("Class 10"), class12: atOnce("Class 12") };

/** Posts of those who lead others come later. */
const LEADS_OTHERS = /\b(?:Managers?|Director|Head|Chief|Banker|Broker|Owner|Principal|Professor|Editor-in-Chief|Executive Officer)\b/;

/** What can be begun soon, without what few of many arrive at and what takes a doctorate. */
export const TAKES_BEGINNERS: Criterion = {
  steady: true,
  label: { english: "that take beginners", hinglish: "jo naye logon ko lete hain", hindi: "जो नए लोगों को लेते हैं" },
  holds: ({ name, subcategory, education, pathway }) =>
    !LEADS_OTHERS.test(name) &&
    !FEW_ARRIVE.has(subcategory) &&
    education !== "Doctorate" &&
    pathway !== undefined &&
    !isLaterPost(pathway) &&
    !pathway.exams.includes("UPSC Civil Services"),
  points: flat,
};
/** A skill is looked for that brings work. */
export const SKILL_FOR_WORK =
  "(?:no|without|which|what|kaun ?s[ia]|kons[ia]|koi) skills?(?: .*)? (?:jobs?|naukri|seekh\\S*|sikh\\S*|learn)(?: .*)?|skills? (?:\\S+ )?(?:nahi|nhi|seekh\\S*|sikh\\S*)(?: .*)?";
const NEEDS_WORK = phrases(
  "(?:jobs?|naukri|nokri|kaam|work) (?:now|chahiye|chahie|abhi|turant|immediately|urgent\\S*|asap|jaldi)|(?:need|needs|urgent|immediate)(?: \\S+){0,2} (?:jobs?|naukri|work)|(?:abhi|turant|immediately|urgently)(?: \\S+){0,2} (?:jobs?|naukri|kaam)|नौकरी चाहिए",
  "(?:complete|completed|finished|done)",
  SKILL_FOR_WORK,
);

const HOLDS_IT = phrases(
  "graduates?|wal[aei]|pass ?outs?|passed out|fresher|jobless|unemployed|no job|berozgar\\S*|housewife|home ?maker|again|ग्रेजुएट|बेरोजगार",
  "(?:ba|b a|bsc|b sc|bcom|b com|bba|bca|ma|msc|mcom|mba|btech|b tech|graduation|बीए|बीएससी|बीकॉम|एमए) (?:pass(?:ed)?|kiya|kia|kar li\\S*|complete\\S*|done|पास|किया|कर लि\\S*)|ghar (?:par |pe |me )?(?:khali |bekar )?baith[aie]|(?:job|naukri) (?:nahi|nhi|nahin)|नौकरी नहीं|घर (?:पर )?बैठ[ाेी]",
);
/** Whether a degree is done, and work is looked for with it. */
export const isDone = (degree: string, { text, streams }: Reading): boolean =>
  streams.length === 0 && (isBehind(degree, text) || HOLDS_IT.test(text) || NEEDS_WORK.test(text));

/** Posts in which one can begin with a degree, without those that lead others or where few of many arrive. */
const STILL_AT_SCHOOL = phrases(
  "(?:10|10th|class 10|class 10th|10th class|dasvi|dasvin|10वीं|दसवीं|दसवी|कक्षा 10)(?: class| क्लास)? (?:me|mein|में)(?: (?:hu|hun|hoon|padh\\S*|hai|हूं|हू|पढ\\S*))+",
  "(?:main|mai|mein|i am|im|मैं) (?:abhi |in )?(?:10|10th|class 10|dasvi|10वीं|दसवीं)(?: class)?(?: (?:me|mein|में))? (?:hu|hun|hoon|student|हूं|हू)",
);

const beginsWith: (degree: string) => Criterion = rememberedByName((degree) => {
  const first = firstPostsOf(degree);
  return {
    ...first,
    ...(OF_A_SKILL.has(degree) && { yields: FOR_THE_TRAINED }),
    holds: (career) => first.holds(career) && !LEADS_OTHERS.test(career.name) && !FEW_ARRIVE.has(career.subcategory),
  };
});

const OF_COMPUTING: ReadonlySet<string> = new Set(["BCA", "MCA"]);
const OF_SCREENS = 6;
/** Of what is liked, what the years at computers help with. */
const NEAR_COMPUTING: Criterion = {
  steady: true,
  label: UNLABELLED,
  holds: () => true,
  points: ({ subcategory }) => (subcategory === "Web, Mobile and Interface Design" ? OF_SCREENS : 0),
};
/** Whoever has a degree of computing and would not code looks for what is liked, and not for where the degree leads. */
const turnsFrom = (degree: string, { excluded, interests }: Reading): boolean =>
  OF_COMPUTING.has(degree) && interests.said.length > 0 && excluded.avoided.some(({ name }) => name === "coding");

function ofStage(reading: Reading): readonly Criterion[] {
  const { stage, degrees } = reading;
  const [degree, second] = degrees;
  if (degree !== undefined && second === undefined && turnsFrom(degree, reading)) return [NEAR_COMPUTING];
  if (degree !== undefined && second === undefined && isDone(degree, reading)) return [beginsWith(degree)];
  if (degrees.length > 0) return [...degrees.map(ofDegree), ...(NEEDS_WORK.test(reading.text) ? [TAKES_BEGINNERS] : [])];
  if (isOnlyTenth(reading.text)) return [AT_ONCE.class10];
  // Who is still at school and likes something looks beyond the next certificate.
  if (stage === "class10" && STILL_AT_SCHOOL.test(reading.text) && !isForWorkAtOnce(reading)) return [];
  if (isForWorkAtOnce(reading)) return [stage === "class10" ? AT_ONCE.class10 : AT_ONCE.class12];
  if (stage === "class10") return [AFTER_CLASS_10];
  if (stage !== "class12") return reading.streams.length > 0 && PASSED_TWELFTH.test(reading.text) ? [JOB_AFTER_STREAM] : [];
  if (reading.streams.length === 0) return [AFTER_CLASS_12];
  const after = ASKS_FOR_A_JOB.test(reading.text) ? JOB_AFTER_STREAM : AFTER_STREAM;
  return [reading.streams.some(isScience) ? after : afterOther(after)];
}

const IN_A_HOSPITAL = phrases("hospitals?|aspatal|अस्पताल|हॉस्पिटल");
/** Work of a hospital that is away from its wards. */
const AWAY_FROM_WARDS: readonly string[] = [
  "hospital-administrator",
  "medical-records-technician",
  "dietitian",
  "pharmacist",
  "medical-social-worker",
  "health-informatics-specialist",
];
const OF_A_HOSPITAL = 6;
const AWAY = 12;
const inAHospital =
  (isAway: boolean) =>
  ({ id, workEnvironment }: Career): number =>
    (workEnvironment.includes("Hospital or clinic") ? OF_A_HOSPITAL : 0) + (isAway && AWAY_FROM_WARDS.includes(id) ? AWAY : 0);

/** The fields that are named. */
export function ofCategories({ categories, interests, excluded, text }: Reading): readonly Criterion[] {
  const [first] = categories;
  // A career has one field: two at once are looked for as topics.
  if (first === undefined || interests.said.length > 2 || (interests.together && categories.length > 1)) return [];
  return [
    {
      label: IN_FIELDS(categories),
      holds: ({ category }) => categories.includes(category),
      points: IN_A_HOSPITAL.test(text) ? inAHospital(excluded.avoided.some(({ name }) => name === "blood")) : flat,
      query: { category: first },
      loose: true,
    },
  ];
}

/** The share of the best career's points below which another is left out. */
const FAR_WEAKER = 0.22;

const BELOW_DIPLOMA = 0.2;
const OF_ITS_DIPLOMA = 0.6;
const OF_SUCH_DIPLOMA = 0.3;

/** Who has a diploma in something looks for the posts whose record names it, before those of a trade. */
function withDiplomas(
  points: ReadonlyMap<Career, number>,
  said: readonly string[],
  careers: readonly Career[],
): ReadonlyMap<Career, number> {
  const most = Math.max(0, ...points.values());
  const extra = ({ education, pathway }: Career): number => {
    const diplomas = education === "Diploma" ? (pathway?.afterClass10 ?? []).map((way) => way.toLowerCase()) : [];
    if (said.some((word) => diplomas.some((way) => way.includes(`diploma in ${word}`)))) return OF_ITS_DIPLOMA * most;
    return said.some((word) => diplomas.some((way) => way.includes("diploma in") && way.includes(word))) ? OF_SUCH_DIPLOMA * most : 0;
  };
  const isBelow = ({ education }: Career): boolean => EDUCATION_LEVELS.indexOf(education) < EDUCATION_LEVELS.indexOf("Diploma");
  const weighed = careers.map((career): readonly [Career, number] => [
    career,
    (isBelow(career) ? BELOW_DIPLOMA : 1) * (points.get(career) ?? 0) + extra(career),
  ]);
  return new Map(weighed.filter(([, own]) => own > 0));
}

const AHEAD = 2;
const BEHIND_EACH = 0.1;

const OF_A_HOLDER = /^(\p{L}{4,})(?:er|ist|ian|ologist|icist)$/u;
/** Whether a career is called in one word after a topic, as the astronomer after astronomy: it stands before what only tells of it. */
const isNamedAfter = (topic: string, { name }: Career): boolean => {
  const [, trunk] = OF_A_HOLDER.exec(name.toLowerCase()) ?? [];
  return trunk !== undefined && topic.startsWith(trunk) && topic.length <= trunk.length + ENDING;
};
const ENDING = 5;
const JUST_AHEAD = 1.2;

/** The work that most mean who name a topic, ahead of what only speaks of it. */
function withFirst(points: ReadonlyMap<Career, number>, { said }: Interests, { explorer }: Knowledge): ReadonlyMap<Career, number> {
  const [word = "", second] = said;
  const topic = Object.hasOwn(FIRST_OF_TOPICS, word) ? word : singular(word);
  const first = second === undefined && Object.hasOwn(FIRST_OF_TOPICS, topic) ? FIRST_OF_TOPICS[topic] : undefined;
  const most = Math.max(1, ...points.values());
  if (first === undefined && second === undefined)
    return new Map([...points].map(([career, own]) => [career, isNamedAfter(topic, career) ? Math.max(own, most * JUST_AHEAD) : own]));
  if (first === undefined) return points;
  const ahead = first.flatMap((id, place): readonly (readonly [Career, number])[] => {
    const career = explorer.byId(id);
    return career === undefined ? [] : [[career, most * (AHEAD - BEHIND_EACH * place)]];
  });
  return new Map([...points, ...ahead]);
}

/** By each word of what is studied, the careers that it is studied for. */
const careersByStudy = remembered(({ careers }: Knowledge): ReadonlyMap<string, readonly Career[]> => {
  const byWord = new Map<string, Career[]>();
  for (const career of careers) {
    for (const word of new Set(studies(career.pathway).flatMap(wordsOf))) {
      const others = byWord.get(word);
      if (others) others.push(career);
      else byWord.set(word, [career]);
    }
  }
  return byWord;
});

const inLowerCase = rememberedByName((way) => way.toLowerCase());

/** Whether a way in names each of the topics, by any of its words. */
const namesAll = (topics: readonly (readonly string[])[]): ((way: string) => boolean) => {
  const isNamed = (way: string, word: string): boolean => way.includes(word) && wordsOf(way).includes(word);
  return (way) => {
    const lower = inLowerCase(way);
    return topics.every((words) => words.some((word) => isNamed(lower, word)));
  };
};

function ofInterests({ text, interests, categories, degrees }: Reading, knowledge: Knowledge): readonly Criterion[] {
  const { words, careers } = knowledge;
  const isTold = categories.length > 0 && interests.said.length <= categories.length && !interests.together;
  if (interests.said.length === 0 || isTold) return [];
  const onTopic = careersOnTopics(words, interests.words, careers.length);
  const points = degrees.some((degree) => /diploma/i.test(degree))
    ? withDiplomas(onTopic, interests.said, careers)
    : withFirst(onTopic, interests, knowledge);
  const most = Math.max(1, ...points.values());
  // A list of what was named ends before what has only a part of it.
  const least = FAR_WEAKER * most;
  const [first = ""] = interests.said;
  const [topic] = interests.words;
  return [
    {
      label: ABOUT_TOPICS(interests.said, text),
      among: points,
      holds: (career) => (points.get(career) ?? -1) >= least && !(OF_SCIENCE.test(first) && WITHOUT_STUDY.has(career.education)),
      points: (career) => (20 * (points.get(career) ?? 0)) / most,
      query: { search: first },
      loose: true,
      isStudied: namesAll(interests.words),
      ...(topic !== undefined && { mayBeStudiedFor: () => new Set(topic.flatMap((word) => careersByStudy(knowledge).get(word) ?? [])) }),
    },
  ];
}

/** A subject of science that is liked or asked about is one that the work asks for, and no soap in a kitchen. */
const WITHOUT_STUDY: ReadonlySet<string> = new Set(["No formal requirement", "Class 10"]);
const OF_SCIENCE = /^(?:physics|chemistry|biology|botany|zoology)$/;

const AFTER_MBBS: readonly Exam[] = ["NEET-PG", "INI-CET", "NEET-SS", "UPSC CMS"];
/** Where other degrees lead there too, as to a microbiologist, it is no work of doctors alone. */
const isByMedicine = ({ pathway }: Career): boolean => {
  const { afterClass12 = [], exams = [] } = pathway ?? {};
  const degrees = AFTER_MBBS.some((exam) => exams.includes(exam)) ? /^(?:MBBS|BDS)/ : /^MBBS/;
  return afterClass12.length > 0 && afterClass12.every((way) => degrees.test(way));
};

/** Dentists, vets and doctors of AYUSH are doctors as well. */
const isByClinic = ({ pathway }: Career): boolean =>
  pathway?.afterClass12[0] !== undefined && pathway.afterClass12.every((way) => /^(?:MBBS|BDS|BAMS|BHMS|BUMS|BSMS|BNYS|BVSc)/.test(way));

/** Who would be no doctor would be no surgeon and no vet: careers of the same fields with the same schooling as the kinds of a family. Who asks what pays beside it means all that do without MBBS. */
function ruledOutWith({ career, kinds }: NamedCareer, isOfPay: boolean): (other: Career) => boolean {
  const named = new Set([career, ...kinds]);
  const schooling = ({ subcategory, education }: Career): string => `${subcategory} ${education}`;
  const alike = new Set([...named].map(schooling));
  // The other doctors come by MBBS too, whatever field they stand in.
  const areDoctors = [...named].some(isByMedicine);
  if (isOfPay && areDoctors) return (other) => named.has(other) || isByMedicine(other) || isByClinic(other);
  return (other) =>
    named.has(other) || (areDoctors && isByMedicine(other)) || other.subcategory === career.subcategory || alike.has(schooling(other));
}

const nameOf = ({ word, career }: NamedCareer): string => word ?? career.name;

function exclusionLabel(careers: readonly string[], names: readonly string[]): Wording {
  if (careers.length + names.length === 0) return OTHER_THAN_THOSE;
  const labels = [...(careers.length > 0 ? [OTHER_THAN(careers)] : []), ...(names.length > 0 ? [WITHOUT_THESE(names)] : [])];
  return inEach((language) => labels.map((label) => label[language]).join(", "));
}

const SCHOOL_SUBJECT = /^(?:physics|chemistry|biology|history|geography|economics|accounts|english|sanskrit)$/;

function ofExclusions({ excluded, interests, wishes }: Reading, { words, careers }: Knowledge): readonly Criterion[] {
  const ruledOut = excluded.careers.map((each) =>
    ruledOutWith(
      each,
      wishes.some(({ shows }) => shows === "pay"),
    ),
  );
  const topics = careersAbout(
    words,
    excluded.words.filter((word) => !interests.said.includes(word)),
    careers.length,
  );
  const touching = careersTouching(
    words,
    excluded.avoided.flatMap((avoided) => avoided.words),
  );
  const avoidedFields = new Set(excluded.avoided.flatMap((avoided) => avoided.fields));
  const places = new Set(excluded.avoided.flatMap((avoided) => avoided.places));
  const any =
    ruledOut.length +
      places.size +
      avoidedFields.size +
      topics.size +
      touching.size +
      excluded.exams.length +
      excluded.categories.length +
      excluded.degrees.length >
    0;
  if (!any) return [];
  const avoided = excluded.avoided.flatMap(({ name }) => name ?? []);
  const subjects = excluded.words.filter((word) => SCHOOL_SUBJECT.test(word));
  const names = [...new Set([...excluded.exams, ...excluded.categories, ...excluded.degrees, ...avoided, ...subjects])];
  const degrees = excluded.degrees.map(ofDegree);
  return [
    {
      label: exclusionLabel(excluded.careers.map(nameOf), names),
      negative: true,
      holds: (career) =>
        !ruledOut.some((isOut) => isOut(career)) &&
        !topics.has(career) &&
        !touching.has(career) &&
        !avoidedFields.has(career.subcategory) &&
        !career.workEnvironment.some((place) => places.has(place)) &&
        !excluded.categories.includes(career.category) &&
        !degrees.some(({ holds }) => holds(career)) &&
        !excluded.exams.some((exam) => career.pathway?.exams.includes(exam)),
      points: flat,
    },
  ];
}

const ABOVE_A_FIRST_DEGREE: ReadonlySet<string> = new Set(["Professional Degree", "Master's Degree", "Doctorate"]);
export const asksForMore = ({ education }: Career): boolean => ABOVE_A_FIRST_DEGREE.has(education);
/** For somebody with a first degree who studies no further. */
const WITH_A_FIRST_DEGREE: Criterion = {
  steady: true,
  label: WITHOUT_A_MASTERS,
  holds: (career) => !asksForMore(career) && FOR_THE_TRAINED.holds(career),
  points: ({ education }) => (education === "Bachelor's Degree" ? 2 : 0),
};

const LAKH = 100_000;
const AMOUNT = / (less than |under |below |upto |up to |max |kam |se kam )?(\d{1,3}(?: \d)?) ?(?:lakhs?|lacs?|lpa|लाख)(?= )/u;
const OR_MORE = phrases(
  "(?:above|over|more than|at ?least|minimum|min|beyond|exceed\\S*|not less than) (?:rs |rupees )?\\d+",
  "(?:lakhs?|lacs?|lpa|लाख)(?: (?:saal|salana|per year|a year|सालाना))? (?:se|से) (?:upar|uper|zyada|jyada|adhik|ऊपर|ज्यादा|अधिक)|(?:lakhs?|lacs?|lpa) (?:plus|or more|and above)|(?:kam se kam|कम से कम) \\d+",
);

/** An amount that the question names: within a career's range, or above it. The amount is the visitor's and is not repeated. */
function ofAmount({ text }: Reading): readonly Criterion[] {
  const [, below, digits] = AMOUNT.exec(text) ?? [];
  if (digits === undefined) return [];
  const rupees = Number(digits.replace(" ", ".")) * LAKH;
  const isOrMore = OR_MORE.test(text);
  return [
    {
      label: below === undefined ? REACHING_AMOUNT : BELOW_AMOUNT,
      holds: ({ payInr }) =>
        payInr !== undefined && (below === undefined ? (isOrMore || payInr.low <= rupees) && rupees <= payInr.high : payInr.high <= rupees),
      points: flat,
      shows: "pay",
    },
  ];
}

/** Careers for those who refuse streams: open with another choice of subjects. */
function ofRefused({ excluded: { streams } }: Reading): readonly Criterion[] {
  const refused = new Set(streams.flatMap(({ combinations }) => combinations));
  if (refused.size === 0) return [];
  return [
    {
      label: OPEN_WITHOUT(streams.map(({ name }) => name)),
      holds: ({ pathway }) => pathway?.subjects.some((subjects) => !refused.has(subjects)) ?? false,
      points: flat,
    },
  ];
}

/** Who has a degree has done the study before the first pay. */
const wishesOf = (reading: Reading): readonly Wish[] =>
  reading.degrees.some((degree) => isDone(degree, reading)) ? reading.wishes.filter(({ shows }) => shows !== "years") : reading.wishes;

const SHUT_BY_AGE: ReadonlySet<string> = new Set([
  "Armed Forces and Border Security",
  "Police and Intelligence",
  "Fire, Rescue and Prisons",
  "Athletes",
  "Aviation",
]);
/** For somebody past the middle thirties: no post of a recruitment that sets an upper age below. */
const OPEN_AT_FORTY: Criterion = {
  steady: true,
  negative: true,
  label: {
    english: "without a low age limit of recruitment",
    hinglish: "jinki bharti mein kam umar ki seema nahi",
    hindi: "जिनकी भर्ती में कम उम्र की सीमा नहीं",
  },
  holds: ({ subcategory, category, pathway }) =>
    !SHUT_BY_AGE.has(subcategory) &&
    !(category === "Government" && (pathway?.exams.some((exam) => EXAM_RECORDS[exam].gives === "post") ?? true)),
  points: flat,
};
const OPEN_TO_WOMEN: Criterion = { steady: true, negative: true, label: UNLABELLED, holds: ({ id }) => !MEN_ALONE.has(id), points: flat };

/** Below that age: no career of a uniform, all of whose examinations the age has closed to who asks. */
const openAt = (age: number): Criterion => ({
  steady: true,
  negative: true,
  label: UNLABELLED,
  holds: ({ pathway }) => {
    const posts = (pathway?.exams ?? []).filter((exam) => EXAM_RECORDS[exam].gives === "post");
    return posts.length === 0 || !posts.every((exam) => isOfUniform(exam) && closedAt(exam, age) !== "no");
  },
  points: flat,
});
const ofAge = (text: string): readonly Criterion[] => {
  if (OF_FORTY.test(text)) return [OPEN_AT_FORTY];
  const age = namesAge(text) ? ageIn(text) : null;
  return age === null ? [] : [openAt(age)];
};

/** What an age or a woman who asks rules out of every list. */
export const ofAsker = ({ text }: Reading): readonly Criterion[] => [...ofAge(text), ...(OF_WOMEN.test(text) ? [OPEN_TO_WOMEN] : [])];

/** What the question asks of a list of careers. */
export function criteriaOf(reading: Reading, knowledge: Knowledge): readonly Criterion[] {
  const asked = [
    ...ofStreams(reading),
    ...ofRefused(reading),
    ...ofNamedExams(reading),
    ...ofStage(reading),
    ...wishesOf(reading).map(ofWish),
    ...ofAmount(reading),
    ...(reading.bounds.isFirstDegree ? [WITH_A_FIRST_DEGREE] : []),
    ...ofCategories(reading),
    ...ofInterests(reading, knowledge),
    ...ofExclusions(reading, knowledge),
  ];
  return asked.length === 0 ? asked : [...asked, ...ofAsker(reading)];
}
