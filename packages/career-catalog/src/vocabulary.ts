/**
 * Closed vocabularies of the Career entity (specification, section 3).
 * Every table over one of them is a mapped record, so a missing row does not compile.
 */

export const CAREER_CATEGORIES = [
  "Technology",
  "Healthcare",
  "Engineering",
  "Business",
  "Education",
  "Arts",
  "Legal",
  "Manufacturing",
  "Transportation",
  "Construction",
  "Government",
  "Agriculture",
  "Energy",
  "Retail",
  "Hospitality",
  "Science",
  "Media",
  "Nonprofit",
  "Sports",
  "Environmental",
] as const;
export type CareerCategory = (typeof CAREER_CATEGORIES)[number];

/** Trait names in the order in which authored data lists them. */
export const TRAITS = ["technical", "creative", "analytical", "social", "leadership", "physical"] as const;
export type Trait = (typeof TRAITS)[number];

/** RIASEC interest letters: Realistic, Investigative, Artistic, Social, Enterprising, Conventional. */
export const INTEREST_LETTERS = ["R", "I", "A", "S", "E", "C"] as const;
export type InterestLetter = (typeof INTEREST_LETTERS)[number];

export const STRESS_LEVELS = ["Low", "Medium", "High"] as const;
export type StressLevel = (typeof STRESS_LEVELS)[number];

/** The usual entry qualification in India, from least to most schooling. */
export const EDUCATION_LEVELS = [
  "No formal requirement",
  "Class 10",
  "Class 12",
  "ITI Certificate",
  "Short Course or Certificate",
  "Diploma",
  "Bachelor's Degree",
  "Professional Degree",
  "Master's Degree",
  "Doctorate",
] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

/** Where the work is done. */
export const WORK_ENVIRONMENTS = [
  "Office",
  "Home",
  "Laboratory",
  "Hospital or clinic",
  "Classroom or campus",
  "Outdoors",
  "Factory or plant",
  "Workshop",
  "Construction site",
  "Studio",
  "Stage or set",
  "Shop or showroom",
  "Hotel or restaurant",
  "On the road",
  "At sea",
  "In the air",
  "Farm or forest",
  "Court or government office",
  "Community or field visits",
  "Sports ground",
  "Control room",
] as const;
export type WorkEnvironment = (typeof WORK_ENVIRONMENTS)[number];

/** What people who last in the work tend to be like. */
export const PERSONALITY_WORDS = [
  "Curious",
  "Logical",
  "Imaginative",
  "Observant",
  "Precise",
  "Organised",
  "Disciplined",
  "Patient",
  "Persistent",
  "Calm under pressure",
  "Decisive",
  "Confident",
  "Persuasive",
  "Outgoing",
  "Empathetic",
  "Cooperative",
  "Independent",
  "Adaptable",
  "Practical",
  "Energetic",
  "Ethical",
  "Cautious",
] as const;
export type PersonalityWord = (typeof PERSONALITY_WORDS)[number];
