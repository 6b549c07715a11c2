export { calibratedRules } from "./calibrated-rules.ts";
export type { Basis, Career, GrowthBasis, Pay, TraitScores } from "./career.ts";
export { careerId } from "./career-id.ts";
export { buildCatalog } from "./catalog.ts";
export { categorize } from "./categorize.ts";
export { type CategoryProfile, categoryProfiles } from "./category-profiles.ts";
export { curatedCareers } from "./curated/index.ts";
export type { CareerEntry, CuratedCareer } from "./entry.ts";
export {
  CareersFormatError,
  DuplicateCareerIdError,
  EmptyCareerIdError,
  InvalidBoundsError,
  InvalidProbabilityError,
  InvalidSeedError,
} from "./errors.ts";
export { EXAM_RECORDS, EXAMS, type Exam, type ExamRecord, PUBLIC_SERVICES, type PublicService } from "./exams.ts";
export { toCsv } from "./exchange/csv.ts";
export { type CareersFormat, type ParsedCareers, parseCareers } from "./exchange/parse.ts";
export type { RowError } from "./exchange/row.ts";
export { careerSchema } from "./exchange/schema.ts";
export type { TraitTuple } from "./family.ts";
export { generateCareers } from "./generate.ts";
export type { GrowthStatement } from "./growth.ts";
export { mergeCareers } from "./merge.ts";
export { type NearestOptions, nearestCareers, RELATED } from "./nearest.ts";
export type { CatalogOptions } from "./options.ts";
export { isLaterPost, type Pathway, SUBJECT_COMBINATIONS, type SubjectCombination } from "./pathway.ts";
export type { SalaryStatement } from "./pay.ts";
export { createRandom, DEFAULT_SEED, type Random } from "./random.ts";
export type { CareerRules, CatalogRules } from "./rules.ts";
export { specificationRules } from "./specification-rules.ts";
export { usualWords } from "./usual-words.ts";
export {
  CAREER_CATEGORIES,
  type CareerCategory,
  EDUCATION_LEVELS,
  type EducationLevel,
  INTEREST_LETTERS,
  type InterestLetter,
  PERSONALITY_WORDS,
  type PersonalityWord,
  STRESS_LEVELS,
  type StressLevel,
  TRAITS,
  type Trait,
  WORK_ENVIRONMENTS,
  type WorkEnvironment,
} from "./vocabulary.ts";
