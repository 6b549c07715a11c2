import { type Career, type EducationLevel, isLaterPost, type Pathway } from "@career-clarity/career-catalog";
import { FIRST_DEGREE_ENDS } from "./route-courses.ts";
import { isAtLeast, isPostAfterDegree, type Routes, type Way, waysOf } from "./route-years.ts";

type Rule = readonly [rule: string, isBroken: (path: Pathway, career: Career) => boolean];

/** Years count in whole ones, and a post may be filled a while after the course: so much either way is no fault. */
const TOLERANCE = 1;
/** Who has no luck at first, or takes the fourth year of a degree, is paid so much later. */
const LATE = 4;
/** Work of so many years comes between the course and a post: then the years count to the post. */
const WORK_BETWEEN = 2;

/** Routes that may be left out: the usual years need not reach to their end. */
const OPTIONAL = /if you wish|\boften\b|to lead|leads on to|alongside|\bbeside\b|while working|for senior|\blater\b|abroad|for research/;

const FROM_BACHELOR: EducationLevel = "Bachelor's Degree";
const FROM_MASTER: EducationLevel = "Master's Degree";

const usual = (list: readonly string[]) => list.filter((route) => !OPTIONAL.test(route));
const usualRoutes = ({ afterClass10, afterClass12, afterDegree }: Routes): Routes => ({
  afterClass10: usual(afterClass10),
  afterClass12: usual(afterClass12),
  afterDegree: usual(afterDegree),
});

const least = (ways: readonly Way[]) => Math.min(...ways.map((way) => way.least));
const latest = (ways: readonly Way[]) => Math.max(...ways.map((way) => way.most));
/** When the quickest way is through, whatever its courses take. */
const quickest = (ways: readonly Way[]) => Math.min(...ways.map((way) => way.most));
const longest = (ways: readonly Way[]) => Math.max(0, ...ways.map((way) => way.least));

const early = (routes: Routes) => {
  const { fromClass10, fromClass12 } = waysOf(routes);
  return [...fromClass10, ...fromClass12];
};
const all = (routes: Routes) => [...early(routes), ...waysOf(routes).fromDegree];

/** A master's degree or a doctorate is asked for: the ways that end before it do not lead there. */
const asksForMaster = ({ education }: Career) => isAtLeast(education, FROM_MASTER);
const leading = (ways: readonly Way[], career: Career) =>
  asksForMaster(career) ? ways.filter(({ level }) => isAtLeast(level, career.education)) : ways;

const longestUsual = (path: Pathway, career: Career): number => {
  const routes = usualRoutes(path);
  if (asksForMaster(career)) return longest(leading(all(routes), career));
  const ways = early(routes);
  return longest(ways.length > 0 ? ways : all(routes));
};

/** A trade or a diploma after Class 10 that is said to lead there alone. */
const isQuickestFromClass10 = (path: Pathway): boolean => {
  const taught = waysOf(path).fromClass10.filter(({ level }) => level !== "No formal requirement");
  return taught.length > 0 && quickest(taught) <= quickest(all(path));
};

/** Posts so far off that they are reached by way of other work. */
const FAR_OFF = 8;
const SAYS_WHAT_COMES_FIRST = /\bfirst\b|promotion|\byears\b|experience|executive|\bjunior\b|leader|[Aa]ssisting|\bfrom \d/i;
const saysWhatComesFirst = (path: Pathway): boolean =>
  [...path.afterClass10, ...path.afterClass12, ...path.afterDegree].some((route) => SAYS_WHAT_COMES_FIRST.test(route));

/** Work comes between all of its courses and a post that is far off, and no route says which. Research after a doctorate is no other post. */
const isSilentOnWork = (path: Pathway, { education }: Career): boolean =>
  education !== "Doctorate" &&
  path.yearsToFirstPay[0] >= Math.max(FAR_OFF, longest(all(path)) + WORK_BETWEEN) &&
  !isPostAfterDegree(path) &&
  !saysWhatComesFirst(path);

/** The years begin after the quickest way is through, and neither an examination nor work on the way says why. */
function beginsLate(path: Pathway, career: Career): boolean {
  if (isLaterPost(path) || asksForMaster(career) || isSilentOnWork(path, career)) return false;
  const [begin] = path.yearsToFirstPay;
  const late = begin - quickest(all(path));
  if (late < TOLERANCE || (isPostAfterDegree(path) && quickest(all(path)) >= FIRST_DEGREE_ENDS[0])) return false;
  if (late < WORK_BETWEEN || !saysWhatComesFirst(path)) return true;
  return isQuickestFromClass10(path) && begin < longest(early(usualRoutes(path))) + TOLERANCE;
}

export const YEARS_RULES: readonly Rule[] = [
  [
    "years to the first pay that begin before the quickest of its routes ends",
    (path, career) => path.yearsToFirstPay[0] <= least(leading(all(path), career)) - TOLERANCE,
  ],
  ["years to the first pay that begin after the quickest of its routes ends", beginsLate],
  [
    "years to the first pay that end before the longest of its usual routes",
    (path, career) => path.yearsToFirstPay[1] <= longestUsual(path, career) - TOLERANCE,
  ],
  [
    "years to the first pay that end long after all of its routes",
    (path) => {
      const [begin, end] = path.yearsToFirstPay;
      return end >= latest(all(path)) + LATE && begin < longest(early(path)) + TOLERANCE;
    },
  ],
  ["a post far off and no word on which work comes first", isSilentOnWork],
  [
    "a degree as education that no route reaches",
    (path, { education }) => isAtLeast(education, FROM_BACHELOR) && !all(path).some(({ level }) => isAtLeast(level, education)),
  ],
  [
    "a bachelor's degree as education where every route asks for more",
    (path, { education }) => education === FROM_BACHELOR && all(path).every(({ level }) => isAtLeast(level, "Professional Degree")),
  ],
];
