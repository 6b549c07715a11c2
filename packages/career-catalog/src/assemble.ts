import type { Career } from "./career.ts";
import { careerId } from "./career-id.ts";
import { type CategoryProfile, categoryProfiles } from "./category-profiles.ts";
import type { CareerEntry } from "./entry.ts";
import type { GrowthStatement } from "./growth.ts";
import type { Pathway } from "./pathway.ts";
import { estimatedInIndia, type SalaryStatement } from "./pay.ts";
import { careerRandom } from "./random.ts";
import type { CareerRules } from "./rules.ts";
import { traitScores } from "./traits.ts";
import type { CareerCategory } from "./vocabulary.ts";

/** Where a curated career stands whose list names no subcategory. */
const DEFAULT_SUBCATEGORY = "General";

const frozenCopy = <T>(list: readonly T[]): readonly T[] => Object.freeze([...list]);

const plainDescription = ({ name, skills }: CareerEntry, category: CareerCategory): string =>
  `${name}: a career in ${category} that draws on ${skills.join(", ")}.`;

/** What was written about the title, with the category's words where nothing was. */
const words = (entry: CareerEntry, category: CareerCategory, profile: CategoryProfile) => ({
  id: careerId(entry.name),
  name: entry.name,
  category,
  subcategory: entry.subcategory ?? DEFAULT_SUBCATEGORY,
  description: entry.description ?? plainDescription(entry, category),
  skills: frozenCopy(entry.skills),
  education: entry.education,
  workEnvironment: frozenCopy(entry.workEnvironment ?? profile.workEnvironment),
  personality: frozenCopy(entry.personality ?? profile.personality),
  ...(entry.interests === undefined ? {} : { interests: entry.interests }),
});

const frozenPathway = (pathway: Pathway): Pathway =>
  Object.freeze({
    ...pathway,
    subjects: frozenCopy(pathway.subjects),
    afterClass10: frozenCopy(pathway.afterClass10),
    afterClass12: frozenCopy(pathway.afterClass12),
    afterDegree: frozenCopy(pathway.afterDegree),
    exams: frozenCopy(pathway.exams),
    yearsToFirstPay: Object.freeze([...pathway.yearsToFirstPay] as const),
  });

/** What was written for those who open the career's page; nothing stands in for what was not. */
const details = ({ summary, alternativeTitles, day, dislikes, tryIt, payLakh, pathway, nco, soc }: CareerEntry) => ({
  ...(summary !== undefined && { summary }),
  ...(alternativeTitles && { alternativeTitles: frozenCopy(alternativeTitles) }),
  ...(day && { day: frozenCopy(day) }),
  ...(dislikes && { dislikes: frozenCopy(dislikes) }),
  ...(tryIt !== undefined && { tryIt }),
  ...(payLakh && { payInr: Object.freeze(estimatedInIndia(payLakh)) }),
  ...(pathway && { pathway: frozenPathway(pathway) }),
  ...(nco !== undefined && { nco }),
  ...(soc !== undefined && { soc }),
});

const money = ({ salary, pay }: SalaryStatement) => (pay === undefined ? { salary } : { salary, pay: Object.freeze({ ...pay }) });

const outlook = ({ growth, growthBasis }: GrowthStatement) => ({ growth, growthBasis: Object.freeze({ ...growthBasis }) });

/** The finished career: authored words, and figures by the rules. The draws are traits, remote and travel, in this order. */
export const assembleCareer = (entry: CareerEntry, category: CareerCategory, rules: CareerRules, seed: number): Career => {
  const profile = categoryProfiles[category];
  const random = careerRandom(seed, entry.name);
  return Object.freeze({
    ...words(entry, category, profile),
    ...traitScores(rules.traits(entry, profile, random)),
    remote: rules.remote(entry, profile, random),
    travelRequired: rules.travelRequired(entry, profile, random),
    stressLevel: rules.stressLevel(entry, profile),
    ...money(rules.salary(entry, profile)),
    ...outlook(rules.growth(entry, profile)),
    ...details(entry),
  });
};
