import type { Career } from "@career-clarity/career-catalog";

/** A career that stands in the middle of everything: a test says only what its own differs in. */
export const plainCareer: Career = {
  id: "plain-worker",
  name: "Plain Worker",
  category: "Business",
  subcategory: "Plain work",
  description: "Work that someone does.",
  skills: [],
  education: "Bachelor's Degree",
  salary: "N/A",
  growth: "N/A",
  workEnvironment: [],
  personality: [],
  remote: false,
  stressLevel: "Medium",
  travelRequired: false,
  technical: 5,
  creative: 5,
  analytical: 5,
  social: 5,
  leadership: 5,
  physical: 5,
};
