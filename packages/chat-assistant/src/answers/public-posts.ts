import {
  type Career,
  EDUCATION_LEVELS,
  type EducationLevel,
  EXAM_RECORDS,
  EXAMS,
  type Exam,
  PUBLIC_SERVICES,
  type PublicService,
} from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { remembered } from "../catalogue/remembered.ts";
import { h3, link, p, strong, ul, words } from "../html/write.ts";
import { EXAM_NAMES } from "../names/exam-names.ts";
import { MEN_ALONE, OF_FORTY, OF_WOMEN } from "../reading/asker.ts";
import { type PublicPosts, publicPostsIn } from "../reading/public-posts.ts";
import { phrases } from "../reading/words.ts";
import type { Answer } from "./answer.ts";
import { EXAM_CONDITIONS } from "./exam-conditions-texts.ts";
import { listed } from "./join.ts";
import { careerLink, explorerLink } from "./links.ts";
import { namesDegree } from "./names-degree.ts";
import { hasStatePosts, recruiters, statePosts } from "./state-posts.ts";

const SERVICE_NAMES: Readonly<Record<PublicService, string>> = {
  engineering: "Engineering posts and public companies",
  teaching: "Schools and colleges",
  health: "Public hospitals",
  science: "Research organisations",
  offices: "Central offices",
  banks: "Public banks",
  insurance: "Public insurers",
  railways: "Railways",
  post: "India Post",
  police: "Police and central forces",
  forces: "Armed forces",
  courts: "Courts",
  forests: "Forest service",
  state: "State services",
};
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

/** Whether it asks for just this qualification, in this subject where it asks for some. */
function isMeantFor(exam: Exam, { degree, branches }: PublicPosts): boolean {
  const record = EXAM_RECORDS[exam];
  if (degree === null || record.degrees?.includes(degree) !== true) return false;
  if (record.branches === undefined || !OF_SEVERAL_SUBJECTS.has(degree)) return true;
  return branches.length === 0 ? ENGINEERS.has(degree) : branches.some((branch) => record.branches?.includes(branch));
}

/** The careers that name each examination, the best known first. */
const careersOf = remembered(({ careers, fame }: Knowledge): ReadonlyMap<Exam, readonly Career[]> => {
  const known = careers.toSorted((a, b) => fame(b) - fame(a));
  return new Map(POST_EXAMS.map((exam) => [exam, known.filter(({ pathway }) => pathway?.exams.includes(exam))]));
});

const FOR_MORE = /degree|\bB(?:A|Sc|Com|Tech|E)\b|diploma|\bITI\b/i;
const waysOf = ({ pathway }: Career): readonly string[] => [
  ...(pathway?.afterClass10 ?? []),
  ...(pathway?.afterClass12 ?? []),
  ...(pathway?.afterDegree ?? []),
];

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
const saidOf = (career: Career): string => [career.name, ...career.skills, ...waysOf(career)].join(" ").toLowerCase();

/** Whether it is about a subject of the degree; of engineers whose branch is not told, about any engineering. */
function isOfSubject(career: Career, { degree, branches }: PublicPosts): boolean {
  if (degree === null || !OF_SEVERAL_SUBJECTS.has(degree)) return true;
  const said = saidOf(career);
  if (branches.length > 0) return branches.some((branch) => said.includes(branch.replace(/s$/, "")));
  return !ENGINEERS.has(degree) || degree === "ITI" || said.includes("engineer");
}

/** How well a career fits a degree and its subject. */
function fit(career: Career, asked: PublicPosts): number {
  const { degree, branches } = asked;
  return (
    (namesIts(waysOf(career), degree) ? OF_A_DEGREE : 0) +
    (namesIts(career.pathway?.afterClass12.slice(0, 1) ?? [], degree) ? OF_A_DEGREE : 0) +
    (isGraduate(asked) && rank(career.education) >= DEGREE ? OF_GRADUATES : 0) +
    (career.category === "Government" && !hasStatePosts(degree) ? OF_GOVERNMENT : 0) +
    (branches.length > 0 && isOfSubject(career, asked) ? OF_A_SUBJECT : 0)
  );
}

const ANY_DEGREE = /any degree|any subject|any graduate/i;
/** The service of the first examination that gives the post. */
const serviceOf = ({ pathway }: Career): PublicService | undefined => {
  const entry = pathway?.exams.find((exam) => EXAM_RECORDS[exam].gives === "post");
  return entry === undefined ? undefined : EXAM_RECORDS[entry].service;
};

/** Whether a career shows what an examination leads to, for somebody who has this. */
function shows(career: Career, exam: Exam, asked: PublicPosts): boolean {
  const { service, gives } = EXAM_RECORDS[exam];
  if (!isWithin(career, asked)) return false;
  if (isMeantFor(exam, asked) || (service === "state" && hasStatePosts(asked.degree)))
    return namesIts(waysOf(career), asked.degree) && isOfSubject(career, asked);
  if (exam === "State PSC" && (career.category !== "Government" || !waysOf(career).some((way) => ANY_DEGREE.test(way)))) return false;
  return (gives === "qualification" || serviceOf(career) === service) && career.pathway?.licence === null;
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
function examples(exams: readonly Exam[], asked: PublicPosts, count: number, knowledge: Knowledge): readonly Career[] {
  const lists = exams.map((exam) => bestOf(exam, asked, knowledge));
  const chosen = new Set<Career>();
  for (let place = 0; chosen.size < count && lists.some((list) => place < list.length); place++)
    for (const list of lists) {
      const next = list.find((career) => !chosen.has(career) && !(asked.isOfWomen === true && MEN_ALONE.has(career.id)));
      if (next !== undefined && chosen.size < count) chosen.add(next);
    }
  return [...chosen];
}
const such = (careers: readonly Career[]): string => (careers.length === 0 ? "" : ` Such as ${listed(careers.map(careerLink))}.`);

const EXAMPLES = 2;
const EVERY_STATE = "each by its own commission, such as UPPSC, BPSC, MPSC or TNPSC, and its boards; name your State and I name them";

function stateRow(asked: PublicPosts, knowledge: Knowledge): string {
  const exams: readonly Exam[] = isGraduate(asked) ? ["State PSC", "State staff selection"] : ["State staff selection"];
  const who = asked.state === null ? EVERY_STATE : recruiters(asked.state);
  const what = statePosts(asked, isGraduate(asked));
  return `${strong(SERVICE_NAMES.state)}: ${what}. ${words(who.charAt(0).toUpperCase() + who.slice(1))}.${such(examples(exams, asked, EXAMPLES, knowledge))}`;
}

const MOST_NAMED = 4;
const someOf = (exams: readonly Exam[]): string =>
  exams.length > MOST_NAMED ? `${exams.slice(0, MOST_NAMED).map(words).join(", ")} and others` : listed(exams.map(words));

/** One row a service: its examinations and careers. */
const rowsOf = (exams: readonly Exam[], asked: PublicPosts, knowledge: Knowledge): readonly string[] =>
  PUBLIC_SERVICES.flatMap((service) => {
    const own = exams.filter((exam) => EXAM_RECORDS[exam].service === service);
    const careers = examples(own, asked, EXAMPLES, knowledge);
    return own.length === 0 ? [] : [`${strong(SERVICE_NAMES[service])}: ${someOf(own)}.${such(careers)}`];
  });
/** The first examination of each service. */
const firstOfEach = (exams: readonly Exam[]): readonly Exam[] =>
  exams.filter((exam, place) => exams.findIndex((other) => EXAM_RECORDS[other].service === EXAM_RECORDS[exam].service) === place);

const MOST_OF_ITS_OWN = 4;
const schooling = ({ level, degree }: PublicPosts): string => {
  if (degree !== null) return ` with ${words(degree)}`;
  if (level === null) return "";
  return rank(level) >= DEGREE ? " after a degree" : ` after ${words(level)}`;
};
/** What takes all of so much schooling, in one row. */
const openWith = (asks: EducationLevel, exams: readonly Exam[]): string =>
  `${strong(`Open with ${asks === "Bachelor's Degree" ? "any degree" : words(asks)} too`)}: ${listed(firstOfEach(exams).map(words))}, among others.`;

/** Posts of every service for what somebody has: what asks for just that first, then what takes all of that schooling. */
function wide(asked: PublicPosts, knowledge: Knowledge): Posts {
  const special = POST_EXAMS.filter((exam) => isMeantFor(exam, asked) && !isIn(exam, asked.shunned));
  const asks = schoolingOf(asked);
  const services = FOR_ALL.filter((service) => !asked.shunned.includes(service));
  const general = POST_EXAMS.filter((exam) => hasPostsFor(exam, asks) && isIn(exam, services));
  const state = stateRow(asked, knowledge);
  const rows = hasStatePosts(asked.degree)
    ? [...rowsOf(special, asked, knowledge).slice(0, MOST_OF_ITS_OWN), openWith(asks, general)]
    : rowsOf([...special, ...general], asked, knowledge);
  const below = POST_EXAMS.filter((exam) => asks === "Class 12" && hasPostsFor(exam, "Class 10") && isIn(exam, services));
  const all = asked.state === null ? [...rows.slice(0, -1), state, ...rows.slice(-1)] : [state, ...rows];
  if (below.length > 0) all.push(openWith("Class 10", below));
  const where = asked.state === null ? "" : ` in ${words(asked.state.state)}`;
  return { exams: [...special, ...general], html: h3(`Government posts${schooling(asked)}${where}`) + ul(all) };
}

const MOST_ROWS = 7;
const shortCondition = (exam: Exam): string => words(EXAM_CONDITIONS[exam].split(/[;:]|, and knowing/)[0] ?? "");

/** Posts of some services or of one body, examination by examination, the nearest to what somebody has first. */
function narrow(asked: PublicPosts, title: string, isAsked: (exam: Exam) => boolean, knowledge: Knowledge): Posts {
  const all = POST_EXAMS.filter((exam) => isAsked(exam) && !isIn(exam, asked.shunned));
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
      h3(`${title}${open.length > 0 ? schooling(asked) : ""}`) +
      (open.length > 0 ? "" : p(`I know of no examination here that is open${schooling(asked)} alone. They ask for:`)) +
      ul(shown.map((exam) => `${strong(words(exam))}: ${EXAM_NAMES[exam].about}; it asks for ${shortCondition(exam)}.`).concat(ofStates)) +
      (careers.length === 0 ? "" : p(`What such work is like: ${listed(careers.map(careerLink))}.`)),
  };
}

/** Posts of several services that are named beside one another. */
function several(asked: PublicPosts, services: readonly PublicService[], knowledge: Knowledge): Posts {
  const asks = schoolingOf(asked);
  const exams = POST_EXAMS.filter(
    (exam) => isIn(exam, services) && (asked.level === null || isMeantFor(exam, asked) || hasPostsFor(exam, asks)),
  );
  const shut = services.filter((service) => !exams.some((exam) => isIn(exam, [service])));
  const others = shut.map((service) => {
    const names = POST_EXAMS.filter((exam) => isIn(exam, [service]));
    return `${strong(SERVICE_NAMES[service])}: ${someOf(names)}, which ask for another qualification.`;
  });
  return { exams, html: h3(`Government posts${schooling(asked)}`) + ul([...rowsOf(exams, asked, knowledge), ...others]) };
}

/** Which examinations there are after each class, where nobody said what they have. */
function overview(asked: PublicPosts, knowledge: Knowledge): Posts {
  const levels = ["Class 10", "Class 12", "Bachelor's Degree"] as const;
  const of = (level: EducationLevel): readonly Exam[] =>
    POST_EXAMS.filter((exam) => hasPostsFor(exam, level) && isIn(exam, FOR_ALL) && !isIn(exam, asked.shunned));
  const rows = levels.map(
    (level) =>
      `${strong(level === "Bachelor's Degree" ? "Any degree" : level)}: ${listed(firstOfEach(of(level)).map(words))}, among others.`,
  );
  const engineers = POST_EXAMS.filter((exam) => EXAM_RECORDS[exam].degrees?.some((degree) => degree === "ITI" || degree === "Diploma"));
  return {
    exams: levels.flatMap(of),
    html:
      h3("Government posts, by what you have") +
      ul([...rows, `${strong("ITI or diploma")}: ${listed(engineers.map(words))}.`, stateRow(asked, knowledge)]) +
      p("Tell me your class or degree, and I name what fits it, with the work behind it."),
  };
}

/** The posts of one State. */
function ofState(asked: PublicPosts, knowledge: Knowledge): Posts {
  const { state, board } = asked;
  const who = state === null ? EVERY_STATE : recruiters(state);
  const ofBoard =
    board === null || state === null
      ? ""
      : p(`${strong(words(board))} fills posts of ${words(state.state)} beside the commission, ${words(state.commission)}.`);
  const notYet =
    isGraduate(asked) || state === null || state.isForAll === true
      ? ""
      : p(`${words(state.commission)} asks for a degree for most of its posts. Without one:`);
  const graduates = examples(["State PSC"], { ...asked, level: asked.level ?? "Bachelor's Degree" }, 2 * EXAMPLES, knowledge);
  const others = examples(["State staff selection"], { ...asked, degree: null, level: "Class 12" }, 2 * EXAMPLES, knowledge);
  const rows = [
    ...(isGraduate(asked) ? [`${strong("After a degree")}: ${statePosts(asked, true)}.${such(graduates)}`] : []),
    `${strong("After Class 12, some after Class 10")}: clerks, constables, village posts and guards; which of them ask for a degree differs by State.${such(others)}`,
  ];
  return {
    exams: ["State PSC"],
    html:
      h3(`Posts of ${state === null ? "the States" : words(state.state)}`) +
      ofBoard +
      notYet +
      p(`${words(who.charAt(0).toUpperCase() + who.slice(1))}.`) +
      ul(rows),
  };
}

/** What is said of posts, and the examinations that it names. */
type Posts = { readonly exams: readonly Exam[]; readonly html: string };

/** The examinations that a body holds; those for junior engineers are told by their names. */
const isOfBody = (exam: Exam, body: string): boolean =>
  body === "JE" ? exam.endsWith(" JE") : EXAM_RECORDS[exam].heldBy.includes(` ${body.toLowerCase()}.gov.in`);

function postsOf(asked: PublicPosts, knowledge: Knowledge): Posts {
  const { services, body, level, degree, state } = asked;
  if (body === "State") return ofState(asked, knowledge);
  const [service, ...others] = body === "SSC" ? ["offices" as const, ...services] : services;
  if (service !== undefined && others.length > 0) return several(asked, [service, ...others], knowledge);
  if (service !== undefined && body === null) return narrow(asked, SERVICE_NAMES[service], (exam) => isIn(exam, [service]), knowledge);
  if (body !== null)
    return narrow(asked, body === "JE" ? "Junior engineer" : `Examinations of ${body}`, (exam) => isOfBody(exam, body), knowledge);
  if (level !== null || degree !== null) return wide(asked, knowledge);
  return state === null ? overview(asked, knowledge) : ofState(asked, knowledge);
}

const A_PSU = phrases(
  "psus?|public sector(?: \\S+)?|public compan\\S*|bhel|ntpc(?! exam)|ongc|iocl|sail|gail|hpcl|bpcl|nhpc|coal india|power ?grid",
);
const PSU_NOTE = p(
  "Public companies (PSUs) take some trainees by GATE, where it has a paper in the subject, and others by tests of their own, announced on each company's site; for technicians and office posts mostly the latter.",
);
const OF_FOOD = phrases("food (?:tech\\S*|science|safety)|dairy (?:tech\\S*|science)|oil tech\\S*");
const FOOD_NOTE = p(
  `${strong("Of food and dairy technology")}: ${link("/career/food-safety-officer", "Food Safety Officer")} in each State, through its commission or health department; the rules name these degrees for it. Beside it: technical officers and assistants of FSSAI (fssai.gov.in), and quality posts of milk federations and food corporations. They are few: keep the food industry open too.`,
);
const OF_THE_ARMY = phrases("army|sena|lieutenant|सेना|आर्मी");
const FOR_ARMY_OFFICERS = p(
  `${strong("An officer of the Army after a degree")}: by CDS, the written examination of UPSC; without it by NCC Special Entry with a C certificate, by the Technical Graduate Course (TGC) or the technical Short Service Commission with engineering, and by JAG with law. Each leads to the interview of the Services Selection Board and a medical: joinindianarmy.nic.in.`,
);
const IN_ITS_HOSPITALS = /^(?:MBBS|BDS|BVSc|B[AHU]MS|MDS?|MS)$|Nursing/;
const ofArmyOfficers = (asked: PublicPosts, text: string): boolean =>
  asked.level !== null &&
  isGraduate(asked) &&
  asked.services.includes("forces") &&
  !IN_ITS_HOSPITALS.test(asked.degree ?? "") &&
  OF_THE_ARMY.test(text);
const FOR_FORTY = p(
  `${strong("Look at the age first")}: most of these posts set an upper age, often in the late twenties or the thirties, with some years more for reserved categories, ex-servicemen and in many States for widows and others. The notice says it; a few contract and local posts set it higher or not at all.`,
);
const FOR_WOMEN = p(
  "Women may apply for nearly all; the police and the forces measure them by standards of their own, and a few fighting posts of the Army take only men so far.",
);
const WOMEN_IN_UNIFORM = p(
  `${strong("In uniform, open to women")}: officers by NDA after Class 12, by CDS for the Officers Training Academy and by AFCAT after a degree, and the Military Nursing Service; as Agniveer the Military Police, the Navy and the Air Force (joinindianarmy.nic.in and its sisters); all police and central forces.`,
);

const MOST_SITES = 3;
const siteOf = (exam: Exam): readonly string[] => /: (\w[\w.]*\.(?:gov|nic)?\.?in)/.exec(EXAM_RECORDS[exam].heldBy)?.slice(1) ?? [];

function closing(exams: readonly Exam[]): string {
  const sites = [...new Set(exams.flatMap(siteOf))].slice(0, MOST_SITES);
  const where = sites.length === 0 ? "on its official site" : `on the official site, such as ${listed(sites)}`;
  return p(
    `Age, marks and dates stand in each year's notice ${where}. Fill in the form yourself: who sells a government post cheats. More work of this kind: ${explorerLink({ category: "Government" }, "careers in Government")}.`,
  );
}

/** Posts of the Government by what somebody has and where they look: the examinations, and careers that they lead to. */
export const publicPostsAnswer: Answer = (reading, knowledge) => {
  const asked = publicPostsIn(reading);
  if (asked === null) return null;
  const isOfEngineers = asked.degree === null ? asked.level === null : ENGINEERS.has(asked.degree);
  const services = asked.services.filter((service) => service !== "engineering" || isOfEngineers);
  const isOfWomen = OF_WOMEN.test(reading.text);
  const { html, exams } = postsOf({ ...asked, services, isOfWomen }, knowledge);
  return (
    (ofArmyOfficers(asked, reading.text) ? FOR_ARMY_OFFICERS : "") +
    (OF_FORTY.test(reading.text) ? FOR_FORTY : "") +
    (A_PSU.test(reading.text) ? PSU_NOTE : "") +
    (OF_FOOD.test(reading.text) ? FOOD_NOTE : "") +
    html +
    (isOfWomen ? FOR_WOMEN : "") +
    (isOfWomen && services.includes("forces") ? WOMEN_IN_UNIFORM : "") +
    closing(exams)
  );
};
