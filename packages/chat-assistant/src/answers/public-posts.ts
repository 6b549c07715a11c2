import {
  type Career,
  EDUCATION_LEVELS,
  type EducationLevel,
  EXAM_RECORDS,
  EXAMS,
  type Exam,
  PUBLIC_SERVICES,
  type PublicService,
  type SubjectCombination,
} from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { remembered } from "../catalogue/remembered.ts";
import { h3, p, strong, ul, words } from "../html/write.ts";
import { END, type Language } from "../language.ts";
import { MEN_ALONE, OF_FORTY, OF_LATE_TWENTIES, OF_THIRTY, OF_WOMEN } from "../reading/asker.ts";
import { commissionsIn, type PublicPosts, publicPostsIn } from "../reading/public-posts.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { ageIn, closedAt } from "./exam-limits.ts";
import { ALL_CLOSED_BY_AGE, ONLY_WITH_YEARS_MORE } from "./exam-limits-texts.ts";
import { EXAM_IS } from "./exam-texts.ts";
import { aboutExam, shortConditionOf } from "./exam-words.ts";
import { listed } from "./join.ts";
import { joinedReplies } from "./joined-replies.ts";
import { careerLink, explorerLink } from "./links.ts";
import { namesDegree } from "./names-degree.ts";
import {
  AFTER_A_DEGREE,
  AFTER_A_DEGREE_TITLE,
  AFTER_CLASS,
  AMONG_OTHERS,
  AND_OTHERS,
  ANY_DEGREE_TITLE,
  ASK_FOR_ANOTHER,
  BELOW_A_DEGREE,
  BESIDE_THE_COMMISSION,
  BY_WHAT_YOU_HAVE,
  CAREERS_IN_GOVERNMENT,
  EVERY_STATE,
  EXAM_ROW,
  EXAMS_OF_BODY,
  FOOD_NOTE,
  FOR_ARMY_OFFICERS,
  FOR_FORTY,
  FOR_LATE_TWENTIES,
  FOR_THIRTY,
  FOR_WOMEN,
  GOVERNMENT_POSTS,
  IN_STATE,
  IN_THE_NOTICE,
  ITI_OR_DIPLOMA,
  JUNIOR_ENGINEER,
  MOSTLY_FOR_GRADUATES,
  NONE_OPEN,
  OFFICERS_AFTER_12,
  OPEN_WITH,
  OPEN_WITH_ANY_DEGREE,
  POSTS_OF_STATE,
  PSU_NOTE,
  SERVICE_NAMES,
  SUCH_AS,
  TELL_WHAT_YOU_HAVE,
  TITLE_OF,
  UPSC_AFTER_CLASS_12,
  WHAT_SUCH_WORK_IS,
  WITH_DEGREE,
  WOMEN_IN_UNIFORM,
} from "./public-posts-texts.ts";
import { civilServicesOf } from "./state-civil-services.ts";
import { hasStatePosts, recruiters, statePosts } from "./state-posts.ts";
import { waysOf } from "./ways.ts";

/** What is asked for, and the language to answer in. */
type Asked = PublicPosts & Pick<Reading, "language"> & { readonly failed: readonly Exam[]; readonly age: number | null };

/** What takes everybody of some schooling, whatever the subject. */
const FOR_ALL: readonly PublicService[] = ["offices", "banks", "insurance", "railways", "post", "police", "forces", "courts"];

const rank = (level: EducationLevel): number => EDUCATION_LEVELS.indexOf(level);
const DEGREE = rank("Bachelor's Degree");
const isGraduate = ({ level }: PublicPosts): boolean => level === null || rank(level) >= DEGREE;
/** The schooling that counts where no subject does: a diploma or an ITI stands beside Class 12 and is no ladder to it. */
function schoolingOf({ level }: PublicPosts): EducationLevel {
  if (level === null || rank(level) >= DEGREE) return "Bachelor's Degree";
  return level === "Class 12" ? level : "Class 10";
}

const POST_EXAMS: readonly Exam[] = EXAMS.filter((exam) => EXAM_RECORDS[exam].service !== undefined).toSorted(
  (a, b) => PUBLIC_SERVICES.indexOf(EXAM_RECORDS[a].service ?? "state") - PUBLIC_SERVICES.indexOf(EXAM_RECORDS[b].service ?? "state"),
);
/** Those that the age of who asks has not closed. */
const openExams = ({ age }: Pick<Asked, "age">): readonly Exam[] =>
  age === null ? POST_EXAMS : POST_EXAMS.filter((exam) => closedAt(exam, age) === "no");
const isIn = (exam: Exam, services: readonly PublicService[]): boolean =>
  services.some((service) => EXAM_RECORDS[exam].service === service);
const isForAnySubject = (exam: Exam): boolean => EXAM_RECORDS[exam].degrees === undefined;
/** Whether it has posts of their own for just this schooling. */
const hasPostsFor = (exam: Exam, level: EducationLevel): boolean =>
  isForAnySubject(exam) && [EXAM_RECORDS[exam].asks, ...(EXAM_RECORDS[exam].alsoFor ?? [])].includes(level);

/** Qualifications of one subject, which is told with them or needs not be. */
const OF_SEVERAL_SUBJECTS: ReadonlySet<string> = new Set([
  "BTech",
  "MTech",
  "Diploma",
  "Polytechnic diploma",
  "ITI",
  "BSc",
  "MSc",
  "BA",
  "MA",
]);
const ENGINEERS: ReadonlySet<string> = new Set(["BTech", "Diploma", "Polytechnic diploma", "ITI"]);

/** Degrees that the notice of an examination takes with that of a wider name. */
const TAKEN_TOO: Readonly<Partial<Record<Exam, readonly string[]>>> = {
  "UPSC Indian Forest Service": ["BSc Forestry"],
  "IBPS SO": ["BSc Forestry", "BFSc"],
};

/** Whether it asks for just this qualification, in this subject where it asks for some. */
function isMeantFor(exam: Exam, { degree, branches }: PublicPosts): boolean {
  const record = EXAM_RECORDS[exam];
  if (degree === null || ![...(record.degrees ?? []), ...(TAKEN_TOO[exam] ?? [])].includes(degree)) return false;
  if (record.branches === undefined || !OF_SEVERAL_SUBJECTS.has(degree)) return true;
  return branches.length === 0 ? ENGINEERS.has(degree) : branches.some((branch) => record.branches?.includes(branch));
}

/** The careers that name each examination, the best known first. */
const careersOf = remembered(({ careers, fame }: Knowledge): ReadonlyMap<Exam, readonly Career[]> => {
  const known = careers.toSorted((a, b) => fame(b) - fame(a));
  return new Map(POST_EXAMS.map((exam) => [exam, known.filter(({ pathway }) => pathway?.exams.includes(exam))]));
});

const FOR_MORE =
  /then [^;]*promotion|then (?:years|some years)|degree|\b(?:B(?:A|Sc|Com|Tech|E|BA|CA|Pharm|PT|VSc|DS|AMS|HMS|UMS|Arch|Des|FA|Ed|PEd|SW|HM|LISc|FSc|MLT|Optom|Plan|PH)|MBBS|LLB)\b|diploma|\bITI\b/i;

/** Whether a career can be begun with what somebody has. */
function isWithin({ education, pathway }: Career, asked: PublicPosts): boolean {
  if (isGraduate(asked)) return asked.level === null || rank(education) >= rank("Class 12");
  if (rank(education) <= rank(asked.level ?? "Class 10")) return true;
  const ways = asked.level === "Class 12" ? pathway?.afterClass12 : pathway?.afterClass10;
  return ways?.some((way) => !FOR_MORE.test(way)) ?? false;
}

const namesIts = (ways: readonly string[], degree: string | null): boolean => degree !== null && ways.some(namesDegree(degree));
const OF_A_DEGREE = 0.5;
const OF_A_SUBJECT = 2;
const OF_GRADUATES = 0.5;
const OF_GOVERNMENT = 0.5;
const saidOf = (career: Career): string => [career.name, ...career.skills, ...waysOf(career.pathway)].join(" ").toLowerCase();

/** Whether it is about a subject of the degree; of engineers whose branch is not told, about any engineering. */
function isOfSubject(career: Career, { degree, branches }: PublicPosts): boolean {
  if (degree === null || !OF_SEVERAL_SUBJECTS.has(degree)) return true;
  const said = saidOf(career);
  if (branches.length > 0) return branches.some((branch) => said.includes(branch.replace(/s$/, "")));
  return !ENGINEERS.has(degree) || degree === "ITI" || said.includes("engineer");
}

/** The field for which a degree is taken: its posts are the nearest examples. */
const FIELD_OF_DEGREE: Readonly<Record<string, Career["category"]>> = {
  "BSc Agriculture": "Agriculture",
  BFSc: "Agriculture",
  "BSc Forestry": "Agriculture",
  BVSc: "Healthcare",
  BPharm: "Healthcare",
  DPharm: "Healthcare",
  "BSc Nursing": "Healthcare",
  GNM: "Healthcare",
  LLB: "Legal",
  "BA LLB": "Legal",
};

const ANY_DEGREE = /any degree|any subject|any graduate/i;
const takesAnyDegree = ({ pathway }: Career): boolean => waysOf(pathway).some((way) => ANY_DEGREE.test(way));

/** How well a career fits a degree and its subject. */
function fit(career: Career, asked: PublicPosts): number {
  const { degree, branches } = asked;
  return (
    (namesIts(waysOf(career.pathway), degree) || (degree !== null && takesAnyDegree(career)) ? OF_A_DEGREE : 0) +
    (namesIts(career.pathway?.afterClass12.slice(0, 1) ?? [], degree) ? OF_A_DEGREE : 0) +
    (isGraduate(asked) && rank(career.education) >= DEGREE ? OF_GRADUATES : 0) +
    (career.category === "Government" && !hasStatePosts(degree) ? OF_GOVERNMENT : 0) +
    (branches.length > 0 && isOfSubject(career, asked) ? OF_A_SUBJECT : 0) +
    (degree !== null && career.category === FIELD_OF_DEGREE[degree] ? OF_A_SUBJECT : 0)
  );
}

/** The service of the first examination that gives the post. */
const serviceOf = ({ pathway }: Career): PublicService | undefined => {
  const entry = pathway?.exams.find((exam) => EXAM_RECORDS[exam].gives === "post");
  return entry === undefined ? undefined : EXAM_RECORDS[entry].service;
};

/** Whether an examination gives only a lower post, from which one comes to this by promotion. */
function leadsByPromotion(career: Career, exam: Exam): boolean {
  const named = waysOf(career.pathway).filter((way) => way.includes(exam));
  return named.length > 0 && named.every((way) => /then [^;]*promotion/.test(way));
}

/** What is got on the way makes a post no trade of its own. */
const isOpenWithout = (licence: string | null | undefined): boolean =>
  licence === null || /\bdriving licence\b|Eligibility Test/i.test(licence ?? "");

/** Whether a career shows what an examination leads to, for somebody who has this. */
function shows(career: Career, exam: Exam, asked: PublicPosts): boolean {
  const { service, gives } = EXAM_RECORDS[exam];
  if (!isWithin(career, asked) || leadsByPromotion(career, exam)) return false;
  if (isMeantFor(exam, asked) || (service === "state" && hasStatePosts(asked.degree)))
    return namesIts(waysOf(career.pathway), asked.degree) && isOfSubject(career, asked);
  if (exam === "State PSC" && (career.category !== "Government" || !takesAnyDegree(career))) return false;
  return (gives === "qualification" || serviceOf(career) === service) && isOpenWithout(career.pathway?.licence);
}

/** The careers on the way of an examination that fit best what somebody has, the best known first. */
function bestOf(exam: Exam, asked: PublicPosts, knowledge: Knowledge): readonly Career[] {
  if (EXAM_RECORDS[exam].gives === "course") return [];
  return (careersOf(knowledge).get(exam) ?? [])
    .filter((career) => shows(career, exam, asked))
    .map((career) => ({ career, points: fit(career, asked) + knowledge.fame(career) }))
    .toSorted((a, b) => b.points - a.points)
    .map(({ career }) => career);
}

/** The best of each examination in turn. */
/** Posts in uniform below a degree, whose recruitment closes in the twenties. */
const isForTheYoung = ({ subcategory, education, name }: Career): boolean =>
  rank(education) < DEGREE && (OF_UNIFORM.has(subcategory) || /Constable|Warder|Guard/.test(name));
const OF_UNIFORM: ReadonlySet<string> = new Set([
  "Armed Forces and Border Security",
  "Police and Intelligence",
  "Fire, Rescue and Prisons",
]);
/** Officers of the Air Force and the Navy, and engineers of the Army, who are taken after Class 12 come by physics and maths. */
const isByPcm = ({ name }: Career): boolean => /^(?:Air Force .*(?:Officer|Pilot)|Navy Officer|Military Engineer)$/.test(name);
/** The same after a degree in neither science nor engineering: ground duty takes any. */
const isOfScientists = (career: Career): boolean => isByPcm(career) && career.name !== "Air Force Ground Duty Officer";
const OF_ARTS_OR_COMMERCE: ReadonlySet<string> = new Set(["BA", "MA", "BCom", "MCom", "BBA", "BSW", "MSW", "BFA", "LLB", "BA LLB", "BEd"]);
const hasPcm = (subjects: readonly SubjectCombination[]): boolean => subjects.some((choice) => choice === "PCM" || choice === "PCMB");
/** No post of graduates is an example of what Class 10 opens; after Class 12 the NDA leads to some. */
const isAbove = ({ education }: Career, level: EducationLevel | null): boolean => level === "Class 10" && rank(education) >= DEGREE;
const isOpenTo = (career: Career, { level, degree, isOfWomen, isOfThirty, subjects = [] }: PublicPosts): boolean =>
  !isAbove(career, level) &&
  !(isOfWomen === true && MEN_ALONE.has(career.id)) &&
  !(isOfThirty === true && isForTheYoung(career)) &&
  !(level === "Class 12" && subjects.length > 0 && !hasPcm(subjects) && isByPcm(career)) &&
  !(OF_ARTS_OR_COMMERCE.has(degree ?? "") && isOfScientists(career)) &&
  (subjects.length === 0 || career.pathway?.subjects.some((choice) => subjects.includes(choice)) !== false);

function examples(exams: readonly Exam[], asked: PublicPosts, count: number, knowledge: Knowledge): readonly Career[] {
  const lists = exams.map((exam) => bestOf(exam, asked, knowledge));
  const chosen = new Set<Career>();
  for (let place = 0; chosen.size < count && lists.some((list) => place < list.length); place++)
    for (const list of lists) {
      const next = list.find((career) => !chosen.has(career) && isOpenTo(career, asked));
      if (next !== undefined && chosen.size < count) chosen.add(next);
    }
  return [...chosen];
}
const such = (careers: readonly Career[], language: Language): string =>
  careers.length === 0 ? "" : SUCH_AS[language](listed(careers.map(careerLink), "and", language));

const EXAMPLES = 2;
/** Who recruits for the State that is meant, or for each. */
const whoRecruits = ({ state, language }: Asked): string => words(state === null ? EVERY_STATE[language] : recruiters(state, language));

function stateRow(asked: Asked, knowledge: Knowledge): string {
  const { language } = asked;
  const exams: readonly Exam[] = isGraduate(asked) ? ["State PSC", "State staff selection"] : ["State staff selection"];
  const what = statePosts(asked, isGraduate(asked), language);
  const end = END[language];
  return `${strong(SERVICE_NAMES.state[language])}: ${what}${end} ${whoRecruits(asked)}${end}${such(examples(exams, asked, EXAMPLES, knowledge), language)}`;
}

const MOST_NAMED = 4;
const someOf = (exams: readonly Exam[], language: Language): string =>
  exams.length > MOST_NAMED
    ? AND_OTHERS[language](exams.slice(0, MOST_NAMED).map(words).join(", "))
    : listed(exams.map(words), "and", language);

/** One row a service: its examinations and careers. */
const rowsOf = (exams: readonly Exam[], asked: Asked, knowledge: Knowledge): readonly string[] =>
  PUBLIC_SERVICES.flatMap((service) => {
    const { language } = asked;
    const own = exams.filter((exam) => EXAM_RECORDS[exam].service === service);
    const careers = examples(own, asked, EXAMPLES, knowledge);
    return own.length === 0
      ? []
      : [`${strong(SERVICE_NAMES[service][language])}: ${someOf(own, language)}${END[language]}${such(careers, language)}`];
  });
/** The first examination of each service. */
const firstOfEach = (exams: readonly Exam[]): readonly Exam[] =>
  exams.filter((exam, place) => exams.findIndex((other) => EXAM_RECORDS[other].service === EXAM_RECORDS[exam].service) === place);

const MOST_OF_ITS_OWN = 4;
const schooling = ({ level, degree, language }: Asked): string => {
  if (degree !== null) return WITH_DEGREE[language](words(degree));
  if (level === null) return "";
  return rank(level) >= DEGREE ? AFTER_A_DEGREE[language] : AFTER_CLASS[language](words(level));
};
const titled = (language: Language, ...parts: readonly string[]): string => h3(TITLE_OF[language](parts.filter((part) => part !== "")));
const firstNames = (exams: readonly Exam[], language: Language): string =>
  AMONG_OTHERS[language](listed(firstOfEach(exams).map(words), "and", language));
/** What takes all of so much schooling, in one row. */
const openWith = (asks: EducationLevel, exams: readonly Exam[], language: Language): string =>
  `${strong(asks === "Bachelor's Degree" ? OPEN_WITH_ANY_DEGREE[language] : OPEN_WITH[language](words(asks)))}: ${firstNames(exams, language)}`;

/** Posts of every service for what somebody has: what asks for just that first, then what takes all of that schooling. */
function wide(asked: Asked, knowledge: Knowledge): Posts {
  const special = openExams(asked).filter((exam) => isMeantFor(exam, asked) && !isIn(exam, asked.shunned));
  const asks = schoolingOf(asked);
  const services = FOR_ALL.filter((service) => !asked.shunned.includes(service));
  const general = openExams(asked).filter((exam) => hasPostsFor(exam, asks) && isIn(exam, services));
  const state = stateRow(asked, knowledge);
  const rows = hasStatePosts(asked.degree)
    ? [...rowsOf(special, asked, knowledge).slice(0, MOST_OF_ITS_OWN), openWith(asks, general, asked.language)]
    : rowsOf([...special, ...general], asked, knowledge);
  const below = openExams(asked).filter((exam) => asks === "Class 12" && hasPostsFor(exam, "Class 10") && isIn(exam, services));
  const all = asked.state === null ? [...rows.slice(0, -1), state, ...rows.slice(-1)] : [state, ...rows];
  if (below.length > 0) all.push(openWith("Class 10", below, asked.language));
  const { state: home, language } = asked;
  const where = home === null ? "" : IN_STATE[language](words(home.state));
  return { exams: [...special, ...general], html: titled(language, GOVERNMENT_POSTS[language], schooling(asked), where) + ul(all) };
}

const MOST_ROWS = 7;

/** Posts of some services or of one body, examination by examination, the nearest to what somebody has first. */
function narrow(asked: Asked, title: string, isAsked: (exam: Exam) => boolean, knowledge: Knowledge): Posts {
  const { language } = asked;
  const all = openExams(asked).filter((exam) => isAsked(exam) && !isIn(exam, asked.shunned) && !asked.failed.includes(exam));
  const asks = schoolingOf(asked);
  const levels = EDUCATION_LEVELS.filter((level) => rank(level) <= rank(asks) && (asks !== "Bachelor's Degree" || rank(level) >= DEGREE));
  const meant = all.filter((exam) => isMeantFor(exam, asked));
  const general = all.filter((exam) => !meant.includes(exam) && levels.toReversed().some((level) => hasPostsFor(exam, level)));
  const open = asked.level === null ? all : [...meant, ...general];
  const shown = (open.length > 0 ? open : all).slice(0, MOST_ROWS);
  const seen = open.length > 0 ? asked : { ...asked, level: null };
  const careers = examples(shown, seen, 2 * EXAMPLES, knowledge);
  const ofStates =
    asked.state !== null || (hasStatePosts(asked.degree) && !isIn(shown[0] ?? "GATE", ["banks", "railways", "forces", "insurance"]))
      ? [stateRow(asked, knowledge)]
      : [];
  return {
    exams: shown,
    html:
      titled(language, title, open.length > 0 ? schooling(asked) : "") +
      (open.length > 0 ? "" : p(NONE_OPEN[language](schooling(asked)))) +
      ul(
        shown
          .map((exam) => EXAM_ROW[language](strong(words(exam)), aboutExam(exam, language), shortConditionOf(exam, language)))
          .concat(ofStates),
      ) +
      (careers.length === 0 ? "" : p(WHAT_SUCH_WORK_IS[language](listed(careers.map(careerLink), "and", language)))),
  };
}

/** Posts of several services that are named beside one another. */
function several(asked: Asked, services: readonly PublicService[], knowledge: Knowledge): Posts {
  const { language } = asked;
  const asks = schoolingOf(asked);
  const exams = openExams(asked).filter(
    (exam) => isIn(exam, services) && (asked.level === null || isMeantFor(exam, asked) || hasPostsFor(exam, asks)),
  );
  const shut = services.filter((service) => !exams.some((exam) => isIn(exam, [service])));
  const others = shut.map((service) => {
    const names = POST_EXAMS.filter((exam) => isIn(exam, [service]));
    return `${strong(SERVICE_NAMES[service][language])}: ${ASK_FOR_ANOTHER[language](someOf(names, language))}`;
  });
  return {
    exams,
    html: titled(language, GOVERNMENT_POSTS[language], schooling(asked)) + ul([...rowsOf(exams, asked, knowledge), ...others]),
  };
}

/** Which examinations there are after each class, where nobody said what they have. */
function overview(asked: Asked, knowledge: Knowledge): Posts {
  const { language } = asked;
  const levels = ["Class 10", "Class 12", "Bachelor's Degree"] as const;
  const of = (level: EducationLevel): readonly Exam[] =>
    openExams(asked).filter((exam) => hasPostsFor(exam, level) && isIn(exam, FOR_ALL) && !isIn(exam, asked.shunned));
  const rows = levels.map(
    (level) => `${strong(level === "Bachelor's Degree" ? ANY_DEGREE_TITLE[language] : level)}: ${firstNames(of(level), language)}`,
  );
  const engineers = openExams(asked).filter((exam) =>
    EXAM_RECORDS[exam].degrees?.some((degree) => degree === "ITI" || degree === "Diploma"),
  );
  return {
    exams: levels.flatMap(of),
    html:
      h3(BY_WHAT_YOU_HAVE[language]) +
      ul([
        ...rows,
        `${strong(ITI_OR_DIPLOMA[language])}: ${listed(engineers.map(words), "and", language)}${END[language]}`,
        stateRow(asked, knowledge),
      ]) +
      p(TELL_WHAT_YOU_HAVE[language]),
  };
}

/** The posts of one State. */
function ofState(asked: Asked, knowledge: Knowledge): Posts {
  const { state, board, language } = asked;
  const ofBoard =
    board === null || state === null
      ? ""
      : p(BESIDE_THE_COMMISSION[language](strong(words(board)), words(state.state), words(state.commission)));
  const notYet =
    isGraduate(asked) || state === null || state.isForAll === true ? "" : p(MOSTLY_FOR_GRADUATES[language](words(state.commission)));
  const title = h3(POSTS_OF_STATE[language](state === null ? null : words(state.state)));
  const isOfAny = asked.isOfCivilServices && state === null;
  const about = isOfAny ? p(EXAM_IS[language]("State PSC", aboutExam("State PSC", language))) : "";
  const who = about + p(`${whoRecruits(asked)}${END[language]}`);
  if (asked.isOfCivilServices && asked.degree === null && isGraduate(asked))
    return { exams: ["State PSC"], html: title + who + civilServicesOf(state, language) };
  const graduates = examples(["State PSC"], { ...asked, level: asked.level ?? "Bachelor's Degree" }, 2 * EXAMPLES, knowledge);
  const below = examples(["State staff selection"], { ...asked, degree: null, level: "Class 12" }, 3 * EXAMPLES, knowledge);
  const others = below.filter((career) => !graduates.includes(career)).slice(0, 2 * EXAMPLES);
  const rows = [
    ...(isGraduate(asked)
      ? [`${strong(AFTER_A_DEGREE_TITLE[language])}: ${statePosts(asked, true, language)}${END[language]}${such(graduates, language)}`]
      : []),
    `${BELOW_A_DEGREE[language]}${such(others, language)}`,
  ];
  return {
    exams: ["State PSC"],
    html: title + ofBoard + notYet + who + ul(rows),
  };
}

/** What is said of posts, and the examinations that it names. */
type Posts = { readonly exams: readonly Exam[]; readonly html: string };

/** The examinations that a body holds; those for junior engineers are told by their names. */
const isOfBody = (exam: Exam, body: string): boolean =>
  body === "JE" ? exam.endsWith(" JE") : EXAM_RECORDS[exam].heldBy.includes(` ${body.toLowerCase()}.gov.in`);

function postsOf(asked: Asked, knowledge: Knowledge): Posts {
  const { services, body, level, degree, state, language } = asked;
  if (body === "State") return ofState(asked, knowledge);
  const [service, ...others] = body === "SSC" ? ["offices" as const, ...services] : services;
  if (service !== undefined && others.length > 0) return several(asked, [service, ...others], knowledge);
  if (service !== undefined && body === null)
    return narrow(asked, SERVICE_NAMES[service][language], (exam) => isIn(exam, [service]), knowledge);
  if (body !== null)
    return narrow(
      asked,
      body === "JE" ? JUNIOR_ENGINEER[language] : EXAMS_OF_BODY[language](body),
      (exam) => isOfBody(exam, body),
      knowledge,
    );
  if (level !== null || degree !== null) return wide(asked, knowledge);
  return state === null ? overview(asked, knowledge) : ofState(asked, knowledge);
}

/** The posts that an age leaves open, and which of them it leaves to reserved categories alone. */
function withinAge(asked: Omit<Asked, "age">, age: number | null, knowledge: Knowledge): Posts {
  const all = postsOf({ ...asked, age: null }, knowledge);
  if (age === null) return all;
  const open = postsOf({ ...asked, age }, knowledge);
  const closed = all.exams.filter((exam) => closedAt(exam, age) !== "no");
  const named = (exams: readonly Exam[]): string => listed(exams.map(words), "and", asked.language);
  const withYearsMore = closed.filter((exam) => closedAt(exam, age) === "in general");
  return {
    exams: open.exams,
    html:
      (open.exams.length === 0 && closed.length > 0 ? p(ALL_CLOSED_BY_AGE[asked.language](named(closed))) : open.html) +
      (withYearsMore.length === 0 ? "" : p(ONLY_WITH_YEARS_MORE[asked.language](named(withYearsMore)))),
  };
}

const A_PSU = phrases(
  "psus?|public sector(?: \\S+)?|public compan\\S*|bhel|ntpc(?! exam)|ongc|iocl|sail|gail|hpcl|bpcl|nhpc|coal india|power ?grid",
);
const OF_FOOD = phrases("food (?:tech\\S*|science|safety)|dairy (?:tech\\S*|science)|oil tech\\S*");
const OF_THE_ARMY = phrases("army|sena|lieutenant|सेना|आर्मी");
const IN_ITS_HOSPITALS = /^(?:MBBS|BDS|BVSc|B[AHU]MS|MDS?|MS)$|Nursing/;
const ofArmyOfficers = (asked: PublicPosts, text: string): boolean =>
  asked.level !== null &&
  isGraduate(asked) &&
  asked.services.includes("forces") &&
  !IN_ITS_HOSPITALS.test(asked.degree ?? "") &&
  OF_THE_ARMY.test(text);

const AS_OFFICER = phrases(
  "(?:army|sena|navy|air ?force|defen[cs]e|fauj|armed forces|आर्मी|सेना|नेवी|एयर ?फोर्स) (?:me |mein |ka |में |का )?(?:an? )?(?:officers?|afsar|ofsar|अफसर|अधिकारी|ऑफिसर)|lieutenant",
);
/** A commission after Class 12, for whom nothing closes it. */
const asksForCommission = ({ level, services, degree }: PublicPosts, text: string, age: number | null): boolean =>
  level === "Class 12" && degree === null && age === null && services.includes("forces") && AS_OFFICER.test(text);

const MOST_SITES = 3;
const siteOf = (exam: Exam): readonly string[] => /: (\w[\w.]*\.(?:gov|nic)?\.?in)/.exec(EXAM_RECORDS[exam].heldBy)?.slice(1) ?? [];

function closing(exams: readonly Exam[], language: Language): string {
  const sites = [...new Set(exams.flatMap(siteOf))].slice(0, MOST_SITES);
  const more = explorerLink({ category: "Government" }, CAREERS_IN_GOVERNMENT[language]);
  return p(IN_THE_NOTICE[language](listed(sites, "and", language), more));
}

/** A judge is a post with its own way, and no wish for the courts. */
const isOfOneJudge = ({ careers, asks }: Reading): boolean =>
  careers.length === 1 && careers.some(({ career: { id } }) => id === "civil-judge") && asks.has("become");

/** Posts of the Government by what somebody has and where they look: the examinations, and careers that they lead to. */
export function publicPosts(reading: Reading, knowledge: Knowledge): { readonly html: string; readonly exams: readonly Exam[] } | null {
  const { text, language } = reading;
  const asked = publicPostsIn(reading);
  // Its way from school is told by its own text.
  if (asked === null || (asked.level === "Class 12" && / (?:isro|इसरो) /u.test(text)) || isOfOneJudge(reading)) return null;
  const isOfEngineers = asked.degree === null ? asked.level === null : ENGINEERS.has(asked.degree);
  const services = asked.services.filter((service) => service !== "engineering" || isOfEngineers);
  const isOfWomen = OF_WOMEN.test(text);
  const isFromSchool = asked.level !== null && !isGraduate(asked);
  const isOfTwenties = isFromSchool && OF_LATE_TWENTIES.test(text);
  const isOfThirty = OF_THIRTY.test(text) || isOfTwenties;
  const subjects = reading.streams.length === 1 ? reading.streams.flatMap(({ combinations }) => combinations) : [];
  const failed = reading.excluded.exams;
  const age = ageIn(text);
  if (asksForCommission(asked, text, age)) return { html: OFFICERS_AFTER_12[language] + closing(["NDA"], language), exams: ["NDA"] };
  const bounds = { ...asked, services, language, isOfWomen, isOfThirty, subjects, failed };
  const { html, exams } = withinAge(bounds, age, knowledge);
  const told =
    (ofArmyOfficers(asked, text) ? FOR_ARMY_OFFICERS[language] : "") +
    (asked.body === "UPSC" && asked.level === "Class 12" ? UPSC_AFTER_CLASS_12[language] : "") +
    (OF_FORTY.test(text) ? FOR_FORTY[language] : "") +
    (isOfTwenties ? FOR_LATE_TWENTIES[language] : isOfThirty ? FOR_THIRTY[language] : "") +
    (A_PSU.test(text) ? PSU_NOTE[language] : "") +
    (OF_FOOD.test(text) ? FOOD_NOTE[language] : "") +
    html +
    (isOfWomen ? FOR_WOMEN[language] : "") +
    (isOfWomen && services.includes("forces") ? WOMEN_IN_UNIFORM[language] : "") +
    closing(exams, language);
  return { html: told, exams };
}

export const publicPostsAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const [one, other, third] = commissionsIn(reading.text);
  const texts = one === undefined || other === undefined || third !== undefined ? [reading.text] : [one, other];
  const told = texts.flatMap((text) => publicPosts({ ...reading, text }, knowledge)?.html ?? []);
  return told.length === 0 ? null : joinedReplies(told);
});
