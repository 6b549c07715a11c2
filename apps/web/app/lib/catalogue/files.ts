import {
  CAREER_CATEGORIES,
  type Career,
  careerId,
  EDUCATION_LEVELS,
  type Pay,
  PERSONALITY_WORDS,
  STRESS_LEVELS,
  TRAITS,
  type Trait,
  WORK_ENVIRONMENTS,
} from "@career-clarity/career-catalog";

/**
 * The catalogue as lists and matching read it, in columns and in four files, so that a phone loads no more than it needs: cards for every
 * list, texts for searching, other names for searching further, and what matching alone asks for. A career's page has a file of its own.
 */
export type CardsFile = {
  readonly names: readonly string[];
  /** [category, name], in the order of first appearance. */
  readonly subcategories: readonly (readonly [category: number, name: string])[];
  readonly subcategory: readonly number[];
  readonly education: readonly number[];
  /** One text, with `BETWEEN` between: without the dollar signs, and nothing for that of the career before. */
  readonly salary: string;
  readonly growth: readonly string[];
  /** Stress level times four, plus 2 for travel, plus 1 for remote. */
  readonly terms: readonly number[];
  /** Six base-11 digits a career, in the order of TRAITS. */
  readonly traits: string;
};
/**
 * One text a column, which is smaller than a list: descriptions with `BETWEEN` between them, skills with one and careers' skills with two.
 * Each begins small, since a word that is written in one way only takes fewer bytes; what is small in the catalogue, too, has a mark.
 */
export type TextsFile = { readonly descriptions: string; readonly skills: string };
export type OtherNamesFile = readonly string[];
export type MatchingFile = {
  readonly interests: readonly string[];
  readonly workEnvironment: readonly (readonly number[])[];
  readonly personality: readonly (readonly number[])[];
  /** Pay in India in thousands of rupees a year, low and high; 0 and 0 where it is not known. */
  readonly pay: readonly (readonly [low: number, high: number])[];
};

const TRAIT_BASE = 11;
const TRAVEL = 2;
const STRESS = 4;
const BETWEEN = "|";
const THOUSAND = 1000;

const shortSalary = (text: string): string => text.replaceAll("$", "");
const longSalary = (text: string): string => text.replace(/[\d,]+/g, "$$$&");

/** Each text once where it stands several times in a row. */
const unrepeated = (texts: readonly string[]): string => texts.map((text, index) => (text === texts[index - 1] ? "" : text)).join(BETWEEN);

export function cardsFile(careers: readonly Career[]): CardsFile {
  const families = [
    ...new Map(careers.map(({ category, subcategory }) => [`${category}/${subcategory}`, [category, subcategory] as const])).values(),
  ];
  const place = new Map(families.map(([category, name], index) => [`${category}/${name}`, index]));
  return {
    names: careers.map(({ name }) => name),
    subcategories: families.map(([category, name]) => [CAREER_CATEGORIES.indexOf(category), name]),
    subcategory: careers.map(({ category, subcategory }) => place.get(`${category}/${subcategory}`) ?? 0),
    education: careers.map(({ education }) => EDUCATION_LEVELS.indexOf(education)),
    salary: unrepeated(careers.map(({ salary }) => shortSalary(salary))),
    growth: careers.map(({ growth }) => growth),
    terms: careers.map(
      ({ stressLevel, travelRequired, remote }) =>
        STRESS * STRESS_LEVELS.indexOf(stressLevel) + TRAVEL * Number(travelRequired) + Number(remote),
    ),
    traits: careers.map((career) => TRAITS.map((trait) => career[trait].toString(TRAIT_BASE)).join("")).join(""),
  };
}

const SMALL = "~";
const small = (text: string): string => {
  if (/^[A-Z][a-z]/.test(text)) return text.charAt(0).toLowerCase() + text.slice(1);
  return /^(?:[a-z]{2}|~)/.test(text) ? SMALL + text : text;
};
const great = (text: string): string => {
  if (text.startsWith(SMALL)) return text.slice(SMALL.length);
  return /^[a-z]{2}/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
};

export const textsFile = (careers: readonly Career[]): TextsFile => ({
  descriptions: careers.map(({ description }) => small(description)).join(BETWEEN),
  skills: careers.map(({ skills }) => skills.map(small).join(BETWEEN)).join(BETWEEN + BETWEEN),
});

export const otherNamesFile = (careers: readonly Career[]): OtherNamesFile =>
  careers.map(({ alternativeTitles = [] }) => alternativeTitles.join(BETWEEN));

export const matchingFile = (careers: readonly Career[]): MatchingFile => ({
  interests: careers.map(({ interests = "" }) => interests),
  workEnvironment: careers.map((career) => career.workEnvironment.map((word) => WORK_ENVIRONMENTS.indexOf(word))),
  personality: careers.map((career) => career.personality.map((word) => PERSONALITY_WORDS.indexOf(word))),
  pay: careers.map(({ payInr }) => (payInr ? [payInr.low / THOUSAND, payInr.high / THOUSAND] : [0, 0])),
});

/** A career of a list. Until its texts have come, `description` is empty and `skills` are none. */
export type ListedCareer = Omit<Career, "workEnvironment" | "personality" | "interests">;

const itemsOf = (text: string | undefined): readonly string[] => (text ? text.split(BETWEEN) : []);
// The files are made by this repository's own build, so an index always finds its word.
const at = <T>(list: readonly T[], index: number | undefined): T => list[index ?? 0] as T;

export function listedCareers(cards: CardsFile): readonly ListedCareer[] {
  const salaries = cards.salary.split(BETWEEN);
  let salary = "";
  return cards.names.map((name, index) => {
    const [category, subcategory] = at(cards.subcategories, cards.subcategory[index]);
    const terms = cards.terms[index] ?? 0;
    salary = longSalary(salaries[index] ?? "") || salary;
    const scoreAt = (place: number) => Number.parseInt(cards.traits.charAt(index * TRAITS.length + place), TRAIT_BASE);
    return {
      id: careerId(name),
      name,
      category: at(CAREER_CATEGORIES, category),
      subcategory,
      description: "",
      skills: [],
      education: at(EDUCATION_LEVELS, cards.education[index]),
      salary,
      growth: cards.growth[index] ?? "",
      remote: terms % TRAVEL === 1,
      travelRequired: Math.floor(terms / TRAVEL) % TRAVEL === 1,
      stressLevel: at(STRESS_LEVELS, Math.floor(terms / STRESS)),
      ...(Object.fromEntries(TRAITS.map((trait, place) => [trait, scoreAt(place)])) as Record<Trait, number>),
    };
  });
}

export function withTexts(careers: readonly ListedCareer[], texts: TextsFile): readonly ListedCareer[] {
  const descriptions = itemsOf(texts.descriptions);
  const skills = texts.skills.split(BETWEEN + BETWEEN);
  return careers.map((career, index) => ({
    ...career,
    description: great(descriptions[index] ?? ""),
    skills: itemsOf(skills[index]).map(great),
  }));
}

export const withOtherNames = <C extends ListedCareer>(
  careers: readonly C[],
  names: OtherNamesFile,
): readonly (C & { alternativeTitles: readonly string[] })[] =>
  careers.map((career, index) => ({ ...career, alternativeTitles: itemsOf(names[index]) }));

/** The figures alone: what they rest on stands on the career's own page. */
function payOf([low, high]: readonly [number, number] = [0, 0]): { readonly payInr?: Pay } {
  if (high === 0) return {};
  return {
    payInr: { low: low * THOUSAND, high: high * THOUSAND, currency: "INR", period: "year", basis: "estimated", source: "", year: 0 },
  };
}

/** What matching needs beyond a list's careers. */
export const matchable = (
  careers: readonly ListedCareer[],
  { interests, workEnvironment, personality, pay }: MatchingFile,
): readonly Career[] =>
  careers.map((career, index) => ({
    ...career,
    interests: interests[index] ?? "",
    workEnvironment: (workEnvironment[index] ?? []).map((word) => at(WORK_ENVIRONMENTS, word)),
    personality: (personality[index] ?? []).map((word) => at(PERSONALITY_WORDS, word)),
    ...payOf(pay[index]),
  }));
