import { EXAM_RECORDS, type Exam, type ExamRecord, type Pathway } from "@career-clarity/career-catalog";
import { words } from "../html/write.ts";
import type { Language, Wording } from "../language.ts";
import { recordText } from "../record-texts/in-language.ts";
import { EXAM_LINE } from "./exam-line-texts.ts";
import { listed } from "./join.ts";

/**
 * A way in by a test or a recruitment that is no examination of the catalogue's list. An agency that recruits, a team that tests, gold that is
 * tested and the time after an enrolment are none; "the same test" tells nothing by itself.
 */
const OWN_TEST =
  /^(?!The same\b).*\b(?:recruitment|(?<!\bafter )enrolment|selection|(?<!\bto )tests?|exams?|examinations?)\b(?!-| company| board| agenc| lead| engineer)/i;
const NAMES_AN_EXAM = /\b(?:UPSC C|SSC CGL|SSC CHSL|SSC GD|SSC JE|RRB NTPC|RRB ALP|RRB JE|IBPS|SBI PO|State PSC|NDA|CDS|AFCAT|CTET|TET)\b/;
/** Recruitments that ways in name by their employer, and not by the name of the list. */
const BY_EMPLOYER: readonly (readonly [Exam, RegExp])[] = [
  ["DAE stipendiary trainee", /stipendiary trainee/],
  ["BRO recruitment", /Border Roads/],
  ["BEE energy examination", /BEE energy/],
  ["Customs broker examination", /customs broker examination/],
  ["Metro rail recruitment", /metro (?:rail|company)/i],
  ["State power company recruitment", /State (?:power|generating|hydroelectric|transmission) company|transmission company's|discom's/i],
];
const isListed = (way: string, exams: readonly Exam[]): boolean =>
  exams.some((exam) => way.includes(exam)) || BY_EMPLOYER.some(([exam, names]) => exams.includes(exam) && names.test(way));
const MOST_TESTS = 2;

const ownTests = ({ afterClass10, afterClass12, afterDegree, exams }: Pathway, language: Language): readonly string[] =>
  [...new Set([...afterClass10, ...afterClass12, ...afterDegree])]
    .filter((way) => OWN_TEST.test(way) && !NAMES_AN_EXAM.test(way) && !isListed(way, exams))
    .slice(0, MOST_TESTS)
    .map((way) => `"${recordText(way, language)}"`);

/** The levels that follow the first of an institute, where a career is that of its members. */
const LEVELS: readonly (readonly [first: Exam, ofMembers: RegExp, levels: readonly string[]])[] = [
  ["CA Foundation", /^CA Foundation, then Intermediate/, ["CA Intermediate", "CA Final"]],
  ["CMA Foundation", /^CMA Foundation, Intermediate/, ["CMA Intermediate", "CMA Final"]],
  ["CSEET", /Executive.*Professional/, ["CS Executive", "CS Professional"]],
];
const levelsOf = ({ exams, afterClass12 }: Pathway): readonly string[] =>
  LEVELS.flatMap(([first, ofMembers, levels]) => (exams.includes(first) && afterClass12.some((way) => ofMembers.test(way)) ? levels : []));

const OF_A_DIPLOMA: Exam = "State polytechnic admission";
const DIPLOMA: Wording = { english: "for a diploma", hinglish: "diploma ke liye", hindi: "डिप्लोमा के लिए" };

/** Which examinations stand on the way, and what for: a place in a course, the qualification, the post. Below the ways themselves no test is quoted that they name. */
export function examsLine(pathway: Pathway, language: Language = "english", isBelowWays = false): string {
  const { exams } = pathway;
  const say = EXAM_LINE[language];
  const part = (text: (exams: string) => string, names: readonly string[]): readonly string[] =>
    names.length === 0 ? [] : [text(listed(names, "and", language))];
  const giving = (what: ExamRecord["gives"]): readonly string[] => exams.filter((exam) => EXAM_RECORDS[exam].gives === what).map(words);
  const own = ownTests(pathway, language);
  const entrances = giving("course");
  const forCourse =
    entrances.length < 2 ? entrances : entrances.map((exam) => (exam === OF_A_DIPLOMA ? `${exam} (${DIPLOMA[language]})` : exam));
  const others = [
    ...part(say.qualifies, [...levelsOf(pathway), ...giving("qualification")]),
    ...part(say.givesPost, giving("post")),
    ...(isBelowWays ? own.slice(0, 1).map(() => say.above) : part(say.own, own)),
  ];
  const parts = [...part(say.entersCourse, forCourse.length === 0 && others.length > 0 ? [say.none] : forCourse), ...others];
  return parts.length === 0 ? say.without : `${say.onTheWay}: ${parts.join("; ")}`;
}
