import type { Family } from "../../family.ts";

export const psychologyResearch: Family = {
  subcategory: "Psychology Research",
  education: "Master's Degree",
  stressLevel: "Low",
  remote: false,
  travelRequired: false,
  workEnvironment: ["Classroom or campus", "Office", "Laboratory"],
  personality: ["Curious", "Observant", "Patient"],
  careers: [
    {
      name: "Experimental Psychologist",
      description:
        "Tests memory, attention and perception with screens, reaction timers and volunteers, to learn general laws of the mind.",
      skills: ["Experiment design", "Eye tracking", "E-Prime or PsychoPy", "ANOVA"],
      traits: [5, 7, 9, 5, 3, 1],
      interests: "IAS",
      education: "Doctorate",
      soc: "19-3039.00",
      payUsd: [73820, 145200],
      growthPercent: 4,
    },
    {
      name: "Social Psychologist",
      description:
        "Studies how groups sway a person, from prejudice and rumours to traffic manners, with staged situations and questionnaires.",
      skills: ["Attitude scales", "Field experiments", "Group observation", "Statistical modelling"],
      traits: [2, 7, 8, 7, 4, 1],
      interests: "ISA",
      education: "Doctorate",
      soc: "19-3039.00",
      payUsd: [73820, 145200],
      growthPercent: 4,
    },
    {
      name: "Industrial-Organisational Psychologist",
      description:
        "Designs hiring tests, training and jobs for companies and armed forces, and measures what makes teams stay and work well.",
      skills: ["Selection test design", "Job analysis", "Employee surveys", "Assessment centres"],
      traits: [2, 7, 8, 7, 7, 1],
      interests: "ISE",
      workEnvironment: ["Office"],
      personality: ["Persuasive", "Observant", "Organised"],
      soc: "19-3032.00",
      payUsd: [80790, 198170],
      growthPercent: 6,
    },
    {
      name: "Engineering Psychologist",
      description:
        "Studies how pilots, drivers and operators notice, decide and err at screens and controls, so that designers can prevent mistakes.",
      skills: ["Cognitive task analysis", "Simulator trials", "Workload measures", "Human error models"],
      traits: [6, 7, 9, 4, 3, 1],
      interests: "IRS",
    },
    {
      name: "Psychometrist",
      description:
        "Gives and scores tests of intelligence, aptitude and memory exactly by the manual, and checks that a test measures what it claims.",
      skills: ["Standardised test administration", "Scoring and norms", "Item analysis", "Test records"],
      traits: [3, 3, 7, 7, 2, 1],
      interests: "ISC",
      workEnvironment: ["Office", "Hospital or clinic", "Classroom or campus"],
      personality: ["Patient", "Precise", "Empathetic"],
    },
  ],
};
