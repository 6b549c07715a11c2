import type { Career } from "@career-clarity/career-catalog";
import { CAREER_CHOICES } from "../names/choices.ts";
import { listed } from "./join.ts";

const TRAITS = ["technical", "creative", "analytical", "social", "leadership", "physical"] as const;
const LIKES: Readonly<Record<(typeof TRAITS)[number], string>> = {
  technical: "like tools, machines or code",
  creative: "like to make something new",
  analytical: "like figures and puzzles",
  social: "like to deal with people all day",
  leadership: "like to decide and to lead",
  physical: "would rather move than sit",
};
/** So many points of ten apart, two careers feel different. */
const APART = 3;
const STRONG = 7;
const MOST_REASONS = 3;
const MUCH_MORE = 1.25;

type Others = readonly Career[];
type Reason = (career: Career, others: Others) => string | null;

const least = (values: readonly number[]): number => Math.min(...values);
const most = (values: readonly number[]): number => Math.max(...values);

/** The trait by which a career stands out most. */
const liking: Reason = (career, others) => {
  const lead = (trait: (typeof TRAITS)[number]): number => career[trait] - most(others.map((other) => other[trait]));
  const [first] = TRAITS.toSorted((a, b) => lead(b) - lead(a));
  return first !== undefined && lead(first) >= APART && career[first] >= STRONG ? LIKES[first] : null;
};

const firstYears = ({ pathway }: Career): number => pathway?.yearsToFirstPay[0] ?? Number.NaN;
const sooner: Reason = (career, others) => (firstYears(career) < least(others.map(firstYears)) ? "need the first pay sooner" : null);

const topOf = ({ payInr }: Career): number => payInr?.high ?? Number.NaN;
const richer: Reason = (career, others) =>
  topOf(career) > MUCH_MORE * most(others.map(topOf)) ? "count on pay that our estimate sees higher later" : null;

const subjectsOf = ({ pathway }: Career): number => pathway?.subjects.length ?? Number.NaN;
const wider: Reason = (career, others) =>
  subjectsOf(career) > most(others.map(subjectsOf)) ? "lack the subjects that the other asks for" : null;

const calmer: Reason = (career, others) =>
  career.stressLevel !== "High" && others.every(({ stressLevel }) => stressLevel === "High") ? "want calmer days" : null;
const atHome: Reason = (career, others) =>
  career.remote && others.every(({ remote }) => !remote) ? "want to work from home at times" : null;
const settled: Reason = (career, others) =>
  !career.travelRequired && others.every(({ travelRequired }) => travelRequired) ? "want to stay in one place" : null;

const REASONS: readonly Reason[] = [liking, sooner, richer, wider, calmer, atHome, settled];

/** What speaks for a career beside others, as their records say: completes "Choose it if you". */
export function reasonsFor(career: Career, others: Others): string {
  const known = CAREER_CHOICES[career.id];
  if (known !== undefined) return known;
  const reasons = REASONS.flatMap((reason) => reason(career, others) ?? []).slice(0, MOST_REASONS);
  if (reasons.length > 0) return listed(reasons, "or");
  const [first] = career.day ?? [];
  return first === undefined ? "are drawn to its ordinary day" : `would like such a day: ${first.charAt(0).toLowerCase()}${first.slice(1)}`;
}
