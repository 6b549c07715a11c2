import { deepFreeze } from "@career-clarity/internal";
import type { TraitTuple } from "./family.ts";
import type { CareerCategory, PersonalityWord, StressLevel, WorkEnvironment } from "./vocabulary.ts";

/** What holds for a category's careers until something better is known of one of them. */
export type CategoryProfile = {
  /** How many careers the generated catalogue holds in this category. */
  readonly targetCount: number;
  /** Growth text such as "+15%". */
  readonly growth: string;
  /** Base salary range in US dollars a year: [low, high]. */
  readonly salaryRange: readonly [number, number];
  /** Base trait scores, 1 to 10, in the order of TRAITS. */
  readonly traits: TraitTuple;
  readonly stressLevel: StressLevel;
  /** Whether careers of this category may be drawn as remote. */
  readonly remoteCapable: boolean;
  readonly workEnvironment: readonly WorkEnvironment[];
  readonly personality: readonly PersonalityWord[];
};

/**
 * The 20 categories (specification, section 9, "Career catalogue"). The specification gives every target count and default stress,
 * the growth of Technology, Healthcare, Engineering, Business, Energy, Sports and Environmental, and the salary range of Technology,
 * Healthcare, Legal and Retail. Everything else here is the product's own assumption and not a measurement.
 */
export const categoryProfiles: Readonly<Record<CareerCategory, CategoryProfile>> = deepFreeze({
  Technology: {
    targetCount: 250,
    growth: "+15%",
    salaryRange: [60_000, 180_000],
    traits: [9, 5, 8, 3, 4, 1],
    stressLevel: "Medium",
    remoteCapable: true,
    workEnvironment: ["Office", "Home"],
    personality: ["Logical", "Curious", "Persistent"],
  },
  Healthcare: {
    targetCount: 200,
    growth: "+7%",
    salaryRange: [45_000, 400_000],
    traits: [6, 3, 7, 9, 5, 5],
    stressLevel: "High",
    remoteCapable: false,
    workEnvironment: ["Hospital or clinic"],
    personality: ["Empathetic", "Precise", "Calm under pressure"],
  },
  Engineering: {
    targetCount: 150,
    growth: "+4%",
    salaryRange: [60_000, 160_000],
    traits: [9, 5, 9, 3, 5, 4],
    stressLevel: "Medium",
    remoteCapable: false,
    workEnvironment: ["Office", "Construction site"],
    personality: ["Logical", "Precise", "Practical"],
  },
  Business: {
    targetCount: 130,
    growth: "+5%",
    salaryRange: [45_000, 200_000],
    traits: [4, 4, 7, 6, 7, 1],
    stressLevel: "Medium",
    remoteCapable: true,
    workEnvironment: ["Office"],
    personality: ["Organised", "Persuasive", "Decisive"],
  },
  Education: {
    targetCount: 100,
    growth: "+4%",
    salaryRange: [35_000, 120_000],
    traits: [3, 6, 6, 9, 6, 3],
    stressLevel: "Medium",
    remoteCapable: true,
    workEnvironment: ["Classroom or campus"],
    personality: ["Patient", "Empathetic", "Organised"],
  },
  Arts: {
    targetCount: 90,
    growth: "+3%",
    salaryRange: [30_000, 120_000],
    traits: [4, 10, 4, 5, 3, 4],
    stressLevel: "Medium",
    remoteCapable: true,
    workEnvironment: ["Studio"],
    personality: ["Imaginative", "Observant", "Independent"],
  },
  Legal: {
    targetCount: 60,
    growth: "+5%",
    salaryRange: [45_000, 300_000],
    traits: [2, 4, 9, 6, 6, 1],
    stressLevel: "High",
    remoteCapable: true,
    workEnvironment: ["Office", "Court or government office"],
    personality: ["Ethical", "Precise", "Persuasive"],
  },
  Manufacturing: {
    targetCount: 100,
    growth: "+1%",
    salaryRange: [30_000, 100_000],
    traits: [8, 3, 5, 2, 3, 7],
    stressLevel: "Medium",
    remoteCapable: false,
    workEnvironment: ["Factory or plant"],
    personality: ["Practical", "Precise", "Disciplined"],
  },
  Transportation: {
    targetCount: 70,
    growth: "+4%",
    salaryRange: [30_000, 150_000],
    traits: [6, 2, 5, 4, 4, 6],
    stressLevel: "Medium",
    remoteCapable: false,
    workEnvironment: ["On the road"],
    personality: ["Cautious", "Calm under pressure", "Independent"],
  },
  Construction: {
    targetCount: 110,
    growth: "+5%",
    salaryRange: [35_000, 120_000],
    traits: [7, 4, 5, 3, 4, 8],
    stressLevel: "Medium",
    remoteCapable: false,
    workEnvironment: ["Construction site"],
    personality: ["Practical", "Energetic", "Cooperative"],
  },
  Government: {
    targetCount: 60,
    growth: "+2%",
    salaryRange: [35_000, 150_000],
    traits: [3, 3, 6, 6, 7, 4],
    stressLevel: "Low",
    remoteCapable: false,
    workEnvironment: ["Court or government office"],
    personality: ["Ethical", "Disciplined", "Organised"],
  },
  Agriculture: {
    targetCount: 50,
    growth: "+2%",
    salaryRange: [25_000, 90_000],
    traits: [5, 3, 5, 3, 4, 8],
    stressLevel: "Medium",
    remoteCapable: false,
    workEnvironment: ["Farm or forest", "Outdoors"],
    personality: ["Practical", "Patient", "Observant"],
  },
  Energy: {
    targetCount: 40,
    growth: "+8%",
    salaryRange: [45_000, 150_000],
    traits: [8, 3, 7, 3, 4, 6],
    stressLevel: "Medium",
    remoteCapable: false,
    workEnvironment: ["Factory or plant", "Control room"],
    personality: ["Cautious", "Practical", "Logical"],
  },
  Retail: {
    targetCount: 80,
    growth: "+2%",
    salaryRange: [25_000, 85_000],
    traits: [2, 4, 3, 8, 4, 5],
    stressLevel: "Medium",
    remoteCapable: false,
    workEnvironment: ["Shop or showroom"],
    personality: ["Outgoing", "Persuasive", "Patient"],
  },
  Hospitality: {
    targetCount: 50,
    growth: "+6%",
    salaryRange: [25_000, 90_000],
    traits: [3, 5, 3, 8, 5, 6],
    stressLevel: "Medium",
    remoteCapable: false,
    workEnvironment: ["Hotel or restaurant"],
    personality: ["Outgoing", "Energetic", "Adaptable"],
  },
  Science: {
    targetCount: 90,
    growth: "+6%",
    salaryRange: [55_000, 160_000],
    traits: [7, 5, 10, 3, 4, 3],
    stressLevel: "Low",
    remoteCapable: false,
    workEnvironment: ["Laboratory"],
    personality: ["Curious", "Precise", "Patient"],
  },
  Media: {
    targetCount: 40,
    growth: "+3%",
    salaryRange: [35_000, 140_000],
    traits: [5, 8, 5, 6, 4, 3],
    stressLevel: "High",
    remoteCapable: true,
    workEnvironment: ["Office", "Studio"],
    personality: ["Curious", "Adaptable", "Confident"],
  },
  Nonprofit: {
    targetCount: 30,
    growth: "+4%",
    salaryRange: [35_000, 110_000],
    traits: [2, 4, 5, 9, 7, 3],
    stressLevel: "Medium",
    remoteCapable: true,
    workEnvironment: ["Community or field visits", "Office"],
    personality: ["Empathetic", "Ethical", "Cooperative"],
  },
  Sports: {
    targetCount: 30,
    growth: "+8%",
    salaryRange: [30_000, 200_000],
    traits: [2, 4, 4, 7, 6, 9],
    stressLevel: "Medium",
    remoteCapable: false,
    workEnvironment: ["Sports ground"],
    personality: ["Energetic", "Disciplined", "Confident"],
  },
  Environmental: {
    targetCount: 25,
    growth: "+8%",
    salaryRange: [40_000, 120_000],
    traits: [6, 4, 8, 4, 4, 5],
    stressLevel: "Low",
    remoteCapable: false,
    workEnvironment: ["Outdoors", "Office"],
    personality: ["Observant", "Ethical", "Curious"],
  },
});
