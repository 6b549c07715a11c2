import type { Career } from "@career-clarity/career-catalog";
import { dayIn } from "../descriptions/in-language.ts";
import type { Language } from "../language.ts";
import { CAREER_CHOICES } from "../names/choices.ts";
import { REASONS, SUCH_A_DAY } from "./compare-texts.ts";
import { listed } from "./join.ts";

const TRAITS = ["technical", "creative", "analytical", "social", "leadership", "physical"] as const;
/** So many points of ten apart, two careers feel different. */
const APART = 3;
const STRONG = 7;
const MOST_REASONS = 3;
const MUCH_MORE = 1.25;

type Others = readonly Career[];
type Reason = (career: Career, others: Others) => keyof typeof REASONS | null;

const least = (values: readonly number[]): number => Math.min(...values);
const most = (values: readonly number[]): number => Math.max(...values);

/** The trait by which a career stands out most. */
const liking: Reason = (career, others) => {
  const lead = (trait: (typeof TRAITS)[number]): number => career[trait] - most(others.map((other) => other[trait]));
  const [first] = TRAITS.toSorted((a, b) => lead(b) - lead(a));
  return first !== undefined && lead(first) >= APART && career[first] >= STRONG ? first : null;
};

const firstYears = ({ pathway }: Career): number => pathway?.yearsToFirstPay[0] ?? Number.NaN;
const latestYears = ({ pathway }: Career): number => pathway?.yearsToFirstPay[1] ?? Number.NaN;
/** Sooner only where the whole span is: one that begins earlier may also end later. */
export const isSooner = (career: Career, others: Others): boolean =>
  firstYears(career) < least(others.map(firstYears)) && latestYears(career) <= least(others.map(latestYears));
const sooner: Reason = (career, others) => (isSooner(career, others) ? "sooner" : null);

const topOf = ({ payInr }: Career): number => payInr?.high ?? Number.NaN;
const richer: Reason = (career, others) => (topOf(career) > MUCH_MORE * most(others.map(topOf)) ? "richer" : null);

const subjectsOf = ({ pathway }: Career): number => pathway?.subjects.length ?? Number.NaN;
const wider: Reason = (career, others) => (subjectsOf(career) > most(others.map(subjectsOf)) ? "wider" : null);

const calmer: Reason = (career, others) =>
  career.stressLevel !== "High" && others.every(({ stressLevel }) => stressLevel === "High") ? "calmer" : null;
const atHome: Reason = (career, others) => (career.remote && others.every(({ remote }) => !remote) ? "atHome" : null);
const settled: Reason = (career, others) =>
  !career.travelRequired && others.every(({ travelRequired }) => travelRequired) ? "settled" : null;

const IN_ORDER: readonly Reason[] = [liking, sooner, richer, wider, calmer, atHome, settled];

/** What speaks for a career beside others, what is known of it or what their records say: completes `CHOOSE_IF`. */
export function reasonsFor(career: Career, others: Others, language: Language): string {
  const known = CAREER_CHOICES[career.id];
  if (known !== undefined) return known[language];
  const reasons = IN_ORDER.flatMap((reason) => reason(career, others) ?? []).slice(0, MOST_REASONS);
  if (reasons.length > 0)
    return listed(
      reasons.map((reason) => REASONS[reason][language]),
      "or",
      language,
    );
  const [first] = dayIn(career, language);
  return first === undefined ? REASONS.drawn[language] : SUCH_A_DAY[language](`${first.charAt(0).toLowerCase()}${first.slice(1)}`);
}
