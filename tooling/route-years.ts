import { EDUCATION_LEVELS, type EducationLevel, type Pathway } from "@career-clarity/career-catalog";
import { COURSES, COURSES_AFTER_CLASS_10, type Course, FIRST_DEGREE_ENDS } from "./route-courses.ts";

/** A way in: years from the end of Class 10 to its end (endless where nobody can say), and the level of its highest course. */
export type Way = { readonly least: number; readonly most: number; readonly level: EducationLevel };
export type Routes = Pick<Pathway, "afterClass10" | "afterClass12" | "afterDegree">;

const AFTER_CLASS_10: Way = { least: 0, most: 0, level: "No formal requirement" };
const AFTER_CLASS_12: Way = { least: 2, most: 2, level: "Class 12" };
const AFTER_A_DEGREE: Way = { least: FIRST_DEGREE_ENDS[0], most: FIRST_DEGREE_ENDS[1], level: "Bachelor's Degree" };
const DEGREES: readonly EducationLevel[] = ["Bachelor's Degree", "Professional Degree"];

/** Work that starts at 18 starts one or two years after Class 10. */
const FROM_18 = /\b18\b|17½/;
const AGE_18: Way = { ...AFTER_CLASS_10, least: 1, most: 2 };

/** What is done beside the way and not on it. */
const ASIDE =
  /(?:^|,? (?:with )?)(?:an? |[Aa]ny )?(?:degree|Diploma in \w+|[BC][A-Za-z]+(?: \([^)]*\))?(?: or [BC][A-Za-z]+(?: \([^)]*\))?)*) alongside.*|,? (?:beside|alongside|while) .*/;
/** A commerce degree that is taken with an institute's papers, which take longer. */
const WITH_PAPERS = /\bBCom with (?=CA\b|CMA\b|CS\b)/;
/** The degree of the career itself, and no other before it. */
const AFTER_THE_DEGREE = /,? after the degree\b/;
/** What many add before or after the first pay: the way ends with it and without it. */
const OFTEN = /,? (?:then )?often (?:an? )?|,? then (?=a PhD for)/;
const BESIDE_THE_COURSE = / \((?!Post|B\.Ed)[^)]*\)/g;

const AFTER = /,? after (?!ITI)/;
const STEP_ENDS = /,? then (?!CS Executive|Intermediate|articleship)| plus /;

/** A post by an examination or a recruitment: its year, and another where the first try fails. A musician's examinations fill no post. */
const POST =
  /UPSC|PSC\b|SSC|IBPS|RRB|AFCAT|CDS|CGCAT|AAI|[Rr]ecruitment|(?<!Sangeet |Prabhakar |Vidwat |Grade )[Ee]xamination|officer entry|Agniveer|constable|[Ss]election|\bposts?\b|\btests?\b/;
/** How long at most what is no course takes to the first pay. Nobody can say it of a guru's training or a playing career. */
const WITHOUT_COURSE: readonly (readonly [name: RegExp, most: number])[] = [
  [POST, 3],
  [/[Dd]irect (?:entry|hiring)|[Ss]hort|[Cc]ertificate|[Cc]ourse/, 2],
];

const WORK =
  /[Dd]riving|junior posts|(?<!or )\b[Ee]xperience|promotion|some years|[Yy]ears (?:of|as|at|in|on the)\b|playing|years' |career|\blater\b|(?:plant|site|workshop) years/;
const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven"];
const COUNT = `\\d+(?:\\.\\d)?|${NUMBERS.join("|")}`;
const YEARS_OF_WORK = new RegExp(`\\b(${COUNT})(?:(?:-| to )(${COUNT}))? years(?:'| of)`);
const YEARS_OF_COURSE = new RegExp(`\\((?:about )?(${COUNT})( and a half)?[- ]years?\\b`);

const ANY_COURSE = new RegExp(COURSES.map(([name]) => `\\b(?:${name.source})(?!\\w)`).join("|"), "g");
const numberOf = (text: string) => (NUMBERS.includes(text) ? NUMBERS.indexOf(text) + 1 : Number(text));
const rank = (level: EducationLevel) => EDUCATION_LEVELS.indexOf(level);

export const isAtLeast = (level: EducationLevel, wanted: EducationLevel): boolean => rank(level) >= rank(wanted);

/** The courses that a step names, any of which it takes: "BCA or BSc" are two. */
function coursesIn(step: string, courses = COURSES): readonly Course[] {
  const plain = step.replaceAll(BESIDE_THE_COURSE, "");
  const named = (plain.match(ANY_COURSE) ?? []).flatMap(
    (found) => courses.find(([name]) => new RegExp(`^(?:${name.source})$`).test(found))?.[1] ?? [],
  );
  const [, years, half] = YEARS_OF_COURSE.exec(step) ?? [];
  if (years === undefined) return named;
  const said = numberOf(years) + (half === undefined ? 0 : 0.5);
  return named.map((course) => ({ ...course, least: said, most: said }));
}

/** What a step takes beside its courses. */
function workIn(step: string, isCourse: boolean): readonly [least: number, most: number] {
  const [, least, most] = YEARS_OF_WORK.exec(step.toLowerCase()) ?? [];
  if (least !== undefined) return [numberOf(least), numberOf(most ?? least)];
  if (WORK.test(step)) return [0, Number.POSITIVE_INFINITY];
  return [0, isCourse ? 0 : (WITHOUT_COURSE.find(([name]) => name.test(step))?.[1] ?? Number.POSITIVE_INFINITY)];
}

/** "MD, then DM, after MBBS" is MBBS, MD, DM. */
function stepsOf(route: string): readonly string[] {
  const [main = route, before = ""] = route.split(AFTER);
  return coursesIn(before).length > 0 ? [before, ...main.split(STEP_ENDS)] : route.split(STEP_ENDS);
}

function take(before: Way, step: string): readonly Way[] {
  const courses = coursesIn(step, before.level === AFTER_CLASS_10.level ? COURSES_AFTER_CLASS_10 : COURSES);
  const [leastWork, mostWork] = workIn(step, courses.length > 0);
  if (courses.length === 0) return [{ ...before, least: before.least + leastWork, most: before.most + mostWork }];
  return courses.map(({ least, most, from, level }) => ({
    least: Math.max(before.least, from) + least + leastWork,
    most: Math.max(before.most, from) + most + mostWork,
    level: isAtLeast(level, before.level) ? level : before.level,
  }));
}

function waysFrom(start: Way, route: string): readonly Way[] {
  const [usual = route, added] = route.replace(ASIDE, "").replace(WITH_PAPERS, "").split(OFTEN);
  const walk = (steps: readonly string[]) =>
    steps.reduce<readonly Way[]>(
      (ways, step) => ways.flatMap((way) => take(way, step)),
      [start.least < AGE_18.least && FROM_18.test(route) ? AGE_18 : start],
    );
  const steps = stepsOf(usual);
  return added === undefined ? walk(steps) : [...walk(steps), ...walk([...steps, added])];
}

/** A route that names its degree begins at Class 12; before another come the shortest and the longest degree of its own career. */
function waysAfterDegree(text: string, degrees: readonly Way[]): readonly Way[] {
  const route = text.replace(AFTER_THE_DEGREE, "");
  const [first = ""] = stepsOf(route);
  if (coursesIn(first).some(({ level, from }) => from === 0 && DEGREES.includes(level))) return waysFrom(AFTER_CLASS_12, route);
  if (degrees.length === 0) return waysFrom(AFTER_A_DEGREE, route);
  const least = Math.min(...degrees.map((way) => way.least));
  const most = Math.max(...degrees.map((way) => way.most));
  return waysFrom({ ...AFTER_A_DEGREE, least, most }, route);
}

/** The ways that the routes of a pathway give: those from school, and those after a degree. */
export function waysOf({ afterClass10, afterClass12, afterDegree }: Routes): {
  readonly fromClass10: readonly Way[];
  readonly fromClass12: readonly Way[];
  readonly fromDegree: readonly Way[];
} {
  const fromClass10 = afterClass10.flatMap((route) => waysFrom(AFTER_CLASS_10, route));
  const fromClass12 = afterClass12.flatMap((route) => waysFrom(AFTER_CLASS_12, route));
  const degrees = [...fromClass10, ...fromClass12].filter(({ level }) => DEGREES.includes(level));
  return { fromClass10, fromClass12, fromDegree: afterDegree.flatMap((route) => waysAfterDegree(route, degrees)) };
}

/** Whether an examination or a recruitment follows the degree. */
export const isPostAfterDegree = ({ afterDegree }: Routes): boolean => afterDegree.some((route) => POST.test(route));
