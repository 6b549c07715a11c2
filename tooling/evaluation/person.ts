import {
  type Answer,
  type Answers,
  assessmentQuestions,
  careerAreaGroups,
  type Question,
  selectionLimit,
} from "@career-clarity/assessment-engine";
import { CAREER_CATEGORIES, type Career, type CareerCategory } from "@career-clarity/career-catalog";
import { areaOccupations } from "./area-occupations.ts";
import type { Chance } from "./chance.ts";
import { industrySaid, placesSaid, says, scaleSays } from "./says.ts";
import { alike, type Day, enjoyed, payLakhOf, type World } from "./world.ts";

export const NOISE_LEVELS = ["low", "middle", "high"] as const;
export type NoiseLevel = (typeof NOISE_LEVELS)[number];
/** How much chance there is in a choice, beside how widely people differ about it; and in a scale, in its points. */
export const noise: Readonly<Record<NoiseLevel, { readonly choice: number; readonly scale: number }>> = {
  low: { choice: 0.25, scale: 0.7 },
  middle: { choice: 0.5, scale: 1.4 },
  high: { choice: 1, scale: 2.4 },
};

/** Someone who would enjoy the days of one career, with a liking for another and tastes of their own. */
export type Person = {
  /** The places of both careers in the catalogue. */
  readonly career: number;
  readonly other: number;
  readonly likes: Day;
  readonly decided: boolean;
  /** How high a person sets scales in general. */
  readonly lean: number;
};

const OTHER_SHARE = 0.2;
const OWN_TASTE = 0.4;
const LEAN = 0.7;

export function createPerson({ days }: World, career: number, decided: boolean, chance: Chance): Person {
  const other = chance.random.int(0, days.length - 1);
  const likes = (days[career] ?? []).map(
    (value, index) => (1 - OTHER_SHARE) * value + OTHER_SHARE * (days[other]?.[index] ?? 0) + OWN_TASTE * chance.normal(),
  );
  return { career, other, likes, decided, lean: LEAN * chance.normal() };
}

type Utilities = ReadonlyMap<string, number>;

/** What is liked this much less than the first choice is not named, however many could be. */
const WORTH_NAMING = 2;

function choose(utilities: Utilities, count: number, amount: number, chance: Chance): readonly string[] {
  return [...utilities]
    .map(([option, utility]) => ({ option, value: utility + amount * chance.gumbel() }))
    .sort((a, b) => b.value - a.value)
    .slice(0, count)
    .filter(({ value }, _, [first]) => value > (first?.value ?? 0) - WORTH_NAMING)
    .map(({ option }) => option);
}

function drawAny(options: readonly string[], count: number, { random }: Chance): readonly string[] {
  const left = [...options];
  return Array.from({ length: count }, () => left.splice(random.int(0, left.length - 1), 1)).flat();
}

type Asked = { readonly world: World; readonly person: Person; readonly level: NoiseLevel; readonly chance: Chance };

const careersOf = ({ world: { careers }, person: { career, other } }: Asked): readonly [Career, Career] => {
  const own = careers[career];
  const second = careers[other];
  if (!own || !second) throw new Error("a person without a career");
  return [own, second];
};

function likedOptions({ world, person }: Asked, id: number): Utilities {
  const size = world.spread[id] ?? 1;
  return new Map(
    Object.entries(says[id] ?? {}).map(([option, own]) => [
      option,
      enjoyed(own, person.likes) / size + (world.popularity[id]?.[option] ?? 0),
    ]),
  );
}

function likedPlaces(asked: Asked): Utilities {
  const [own, other] = careersOf(asked);
  return new Map(
    Object.entries(placesSaid).map(([option, places]) => {
      const has = (career: Career) => Number(career.workEnvironment.some((place) => places.includes(place)));
      return [option, 2.5 * has(own) + 0.8 * has(other) + (asked.world.popularity[3]?.[option] ?? 0)];
    }),
  );
}

/** What else a person names lies near what they like. */
const FIELD_PULL = 1.5;
const likingOf = ({ world, person }: Asked, category: CareerCategory): number =>
  alike(person.likes, world.fields[CAREER_CATEGORIES.indexOf(category)] ?? []);

function likedIndustries(asked: Asked): Utilities {
  const [own, other] = careersOf(asked);
  return new Map(
    Object.entries(industrySaid).map(([option, category]) => [
      option,
      3 * Number(own.category === category) +
        Number(other.category === category) +
        FIELD_PULL * likingOf(asked, category) +
        (asked.world.popularity[6]?.[option] ?? 0),
    ]),
  );
}

const stems = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !NOTHING_SAID.has(word)).map((word) => word.slice(0, 5));
const NOTHING_SAID = new Set([
  "such",
  "with",
  "through",
  "work",
  "working",
  "management",
  "services",
  "making",
  "design",
  "teaching",
  "control",
]);
const areaStems = new Map(Object.keys(areaOccupations).map((area) => [area, stems(area)]));

const areaField = new Map(
  careerAreaGroups.flatMap(({ name, options }) => {
    const field = CAREER_CATEGORIES.find((category) => category === name);
    return field ? options.map((option) => [option, field] as const) : [];
  }),
);

/** A person who knows their field names the areas that their occupation belongs to, or that speak of what it does. */
function areaFits(asked: Asked, place: number): (area: string) => number {
  const { careers, occupations } = asked.world;
  const career = careers[place];
  const soc = occupations[place] ?? "";
  const said = new Set(
    stems([career?.name, career?.summary ?? career?.description, ...(career?.day ?? []), ...(career?.alternativeTitles ?? [])].join(" ")),
  );
  return (area) => {
    const isOccupation = (areaOccupations[area] ?? "").split(" ").some((code) => soc.startsWith(code));
    const shared = (areaStems.get(area) ?? []).filter((stem) => said.has(stem)).length;
    return 2.2 * Number(isOccupation) + 1.1 * Math.min(2, shared) + 0.8 * Number(areaField.get(area) === career?.category);
  };
}

/** The areas stand in groups by field: a person looks at some fields more than at others, and less is left to chance within one. */
function likedAreas(asked: Asked): Utilities {
  const own = areaFits(asked, asked.person.career);
  const other = areaFits(asked, asked.person.other);
  const { chance, level, world } = asked;
  const fields = new Map(
    CAREER_CATEGORIES.map((field) => [field, FIELD_PULL * likingOf(asked, field) + noise[level].choice * chance.gumbel()]),
  );
  return new Map(
    Object.keys(areaOccupations).map((area) => {
      const field = areaField.get(area);
      return [area, own(area) + 0.3 * other(area) + (field ? (fields.get(field) ?? 0) : 0) + (world.popularity[17]?.[area] ?? 0)];
    }),
  );
}
const WITHIN_FIELD = 0.5;

const MOVEMENT: readonly (readonly [option: string, load: number])[] = [
  ["Sitting at a desk nearly all day", 1],
  ["Mostly sitting, with short walks", 2.5],
  ["About half sitting and half moving", 4.5],
  ["On my feet most of the day", 6.5],
  ["Active work with my hands and body", 8],
  ["Hard physical work or intense training", 10],
];
const NO_PREFERENCE = 0.12;

function movement({ world, person, level, chance }: Asked): string {
  if (chance.uniform() < NO_PREFERENCE) return "Any of these would suit me";
  const wished =
    0.85 * (world.physical[person.career] ?? 5) + 0.15 * (world.physical[person.other] ?? 5) + noise[level].scale * chance.normal();
  return MOVEMENT.toSorted((a, b) => Math.abs(a[1] - wished) - Math.abs(b[1] - wished))[0]?.[0] ?? "";
}

const BANDS: readonly (readonly [option: string, upTo: number])[] = [
  ["Up to ₹3 lakh a year", 3],
  ["₹3 lakh to ₹6 lakh a year", 6],
  ["₹6 lakh to ₹10 lakh a year", 10],
  ["₹10 lakh to ₹15 lakh a year", 15],
  ["₹15 lakh to ₹25 lakh a year", 25],
  ["Above ₹25 lakh a year", Number.POSITIVE_INFINITY],
];

function pay(asked: Asked): string {
  const { chance, level } = asked;
  if (chance.uniform() < NO_PREFERENCE) return "Salary is not my first concern";
  const [own] = careersOf(asked);
  const wished = payLakhOf(own) * Math.exp(0.3 + 0.4 * noise[level].scale * chance.normal());
  return BANDS.find(([, upTo]) => wished <= upTo)?.[0] ?? "";
}

/** Question 9, read from the pathway's words: ways in, exams and years. */
const STUDIES: readonly (readonly [option: string, words: RegExp, years: number])[] = [
  ["Start earning soon after Class 10 or 12", /direct entry|no training|on the job|family/i, 1],
  ["An ITI trade or short skill course", /\bITI\b|short course|certificate|skill/i, 2.5],
  ["A diploma or polytechnic course", /diploma|polytechnic/i, 4],
  ["Earning and learning together in an apprenticeship", /apprentic|trainee|helper/i, 2],
  ["A three-year degree such as BCom or BSc", /\b(BA|BSc|BCom|BBA|BCA|BHM|BVoc)\b|degree/i, 5],
  ["A four-year degree such as BTech or BSc Nursing", /\b(BTech|BE|BPharm|BPT|BDes|BFA|BSc Nursing|BEd)\b/, 6],
  ["A long degree such as MBBS, LLB or BArch", /\b(MBBS|BDS|LLB|BArch|BVSc|BAMS|BHMS|BUMS)\b/, 7.5],
  ["A professional course such as CA or CS", /\b(CA|CS|CMA|FRM|CFA)\b|actuar/, 6.5],
  ["A master's degree such as MBA or MSc", /\b(MA|MSc|MBA|MTech|MEd|MSW|MPH|MCA|PGDM|LLM)\b|master/i, 7.5],
  ["Years of specialist study up to MD or PhD", /\b(MD|MS|PhD|DM|MCh|MDS)\b|NEET-PG|NEET-SS|CSIR-NET|UGC-NET/, 11],
  ["A year or more preparing for competitive exams", /UPSC|SSC|RRB|IBPS|State PSC|NDA|CDS|AFCAT|Agniveer|Judicial/, 5],
];

function likedStudies(asked: Asked): Utilities {
  const [own] = careersOf(asked);
  const { pathway } = own;
  const ways = pathway
    ? [...pathway.afterClass10, ...pathway.afterClass12, ...pathway.afterDegree, ...pathway.exams].join("; ")
    : own.education;
  const years = asked.world.years[asked.person.career] ?? 5;
  return new Map(
    STUDIES.map(([option, words, usual]) => [
      option,
      1.5 * Number(words.test(ways)) - 0.5 * Math.abs(usual - years) + (asked.world.popularity[9]?.[option] ?? 0),
    ]),
  );
}

function scale({ person, level, chance }: Asked, id: number): number {
  const wished = 5.5 + person.lean + enjoyed(scaleSays[id] ?? {}, person.likes) + noise[level].scale * chance.normal();
  return Math.max(1, Math.min(10, Math.round(wished)));
}

function utilitiesOf(asked: Asked, id: number): Utilities {
  if (id === 3) return likedPlaces(asked);
  if (id === 6) return likedIndustries(asked);
  if (id === 9) return likedStudies(asked);
  if (id === 17) return likedAreas(asked);
  return likedOptions(asked, id);
}

/** Industries and areas: what the undecided answer at random. */
const STATED = new Set([6, 17]);
const MOST_PICKS: Readonly<Record<number, number>> = { 3: 3, 6: 3, 9: 3, 17: 4 };

function answerTo(asked: Asked, question: Question): Answer {
  const { person, level, chance } = asked;
  const { id } = question;
  if (question.type === "scale") return scale(asked, id);
  if (id === 8) return movement(asked);
  if (id === 11) return pay(asked);
  if (question.type !== "multiselect") throw new Error(`nobody knows what to say to question ${id}`);
  const limit = selectionLimit(question);
  if (STATED.has(id) && !person.decided) return drawAny(question.options, chance.random.int(1, limit), chance);
  const count = chance.random.int(id === 17 ? 2 : 1, MOST_PICKS[id] ?? limit);
  return choose(utilitiesOf(asked, id), count, (id === 17 ? WITHIN_FIELD : 1) * noise[level].choice, chance);
}

/** What a person answers to the 20 questions, this time. */
export function answersOf(world: World, person: Person, level: NoiseLevel, chance: Chance): Answers {
  const asked: Asked = { world, person, level, chance };
  return Object.fromEntries(assessmentQuestions.map((question) => [question.id, answerTo(asked, question)]));
}
