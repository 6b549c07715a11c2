import { CAREER_CATEGORIES, type Career, type CareerCategory, categoryProfiles } from "@career-clarity/career-catalog";
import { type CareerFeatures, workOut } from "./features.ts";

/** The interest code that most careers of a category lean to; a test holds it to the catalogue. */
export const letters: Readonly<Record<CareerCategory, string>> = {
  Technology: "ICR",
  Healthcare: "SIR",
  Engineering: "RIC",
  Business: "ECS",
  Education: "SAI",
  Arts: "ARE",
  Legal: "EIC",
  Manufacturing: "RCI",
  Transportation: "RCE",
  Construction: "RCI",
  Government: "ECS",
  Agriculture: "RIC",
  Energy: "RCI",
  Retail: "ECS",
  Hospitality: "ERS",
  Science: "IRC",
  Media: "AEI",
  Nonprofit: "SEC",
  Sports: "SER",
  Environmental: "IRE",
};

/** What stands for a category where no catalogue is at hand: a career with what its category usually has. */
function typicalOf(category: CareerCategory): Career {
  const { traits, stressLevel, workEnvironment, personality, remoteCapable, growth, salaryRange } = categoryProfiles[category];
  const [technical, creative, analytical, social, leadership, physical] = traits;
  return {
    id: category,
    name: "",
    category,
    subcategory: "",
    description: "",
    skills: [],
    education: "Bachelor's Degree",
    salary: `$${salaryRange[0]} - $${salaryRange[1]}`,
    growth,
    workEnvironment,
    personality,
    remote: remoteCapable,
    stressLevel,
    travelRequired: false,
    interests: letters[category],
    technical,
    creative,
    analytical,
    social,
    leadership,
    physical,
  };
}

/** One for each category, in the order of CAREER_CATEGORIES. */
export const typicalCareers: readonly CareerFeatures[] = CAREER_CATEGORIES.map((category) => workOut(typicalOf(category)));
