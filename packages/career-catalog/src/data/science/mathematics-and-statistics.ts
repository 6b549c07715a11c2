import type { Family } from "../../family.ts";

export const mathematicsAndStatistics: Family = {
  subcategory: "Mathematics and Statistics",
  education: "Master's Degree",
  stressLevel: "Low",
  remote: true,
  travelRequired: false,
  workEnvironment: ["Office", "Home"],
  personality: ["Logical", "Curious", "Precise"],
  careers: [
    {
      name: "Mathematician",
      description:
        "Proves new truths about numbers, shapes and equations, or turns a problem of physics or coding into mathematics that can be solved.",
      skills: ["Proof writing", "Abstract algebra and analysis", "Mathematical modelling", "LaTeX"],
      traits: [4, 8, 10, 3, 2, 1],
      interests: "IA",
      education: "Doctorate",
      workEnvironment: ["Classroom or campus", "Office", "Home"],
      soc: "15-2021.00",
      payUsd: [85720, 153340],
      growthPercent: -1,
    },
    {
      name: "Statistician",
      description:
        "Designs surveys and experiments and draws careful conclusions from samples, such as how many households lack piped water.",
      skills: ["Sampling design", "Regression", "R or SAS", "Hypothesis testing"],
      traits: [5, 5, 10, 3, 4, 1],
      interests: "ICE",
      soc: "15-2041.00",
      payUsd: [79210, 137610],
      growthPercent: 9,
    },
    {
      name: "Biostatistician",
      description: "Plans clinical trials and analyses patient data to tell whether a medicine truly helps or the result was luck.",
      skills: ["Clinical trial design", "Survival analysis", "SAS", "Sample size calculation"],
      traits: [5, 5, 10, 3, 4, 1],
      interests: "IC",
      stressLevel: "Medium",
      soc: "15-2041.01",
      payUsd: [79210, 137610],
      growthPercent: 9,
    },
    {
      name: "Operations Research Analyst",
      description:
        "Models problems such as crew rosters, depot sites and train timings, and computes the cheapest arrangement that still works.",
      skills: ["Linear programming", "Simulation", "Python with solvers", "Queueing theory"],
      traits: [5, 6, 10, 3, 5, 1],
      interests: "ICE",
      stressLevel: "Medium",
      soc: "15-2031.00",
      payUsd: [66910, 124120],
      growthPercent: 21,
    },
    {
      name: "Demographer",
      description:
        "Works out from censuses and registers how births, deaths and migration will change a people, and how many schools or pensions follow.",
      skills: ["Life tables", "Census data", "Population projection", "Survey weights"],
      traits: [3, 4, 10, 3, 3, 1],
      interests: "ICS",
    },
    {
      name: "Statistical Assistant",
      description:
        "Edits, codes and tabulates figures from forms and registers, checks odd values and prepares charts for the statisticians.",
      skills: ["Data cleaning", "Excel and SPSS", "Tabulation", "Coding of forms"],
      traits: [4, 2, 6, 2, 1, 1],
      interests: "CI",
      education: "Bachelor's Degree",
      remote: false,
      workEnvironment: ["Office"],
      soc: "43-9111.00",
      payUsd: [45970, 63620],
    },
  ],
};
