import type { Family } from "../../family.ts";

export const sustainabilityAndPolicy: Family = {
  subcategory: "Sustainability and Policy",
  education: "Master's Degree",
  stressLevel: "Medium",
  remote: false,
  travelRequired: false,
  workEnvironment: ["Office"],
  personality: ["Ethical", "Persuasive", "Logical"],
  careers: [
    {
      name: "Sustainability Manager",
      description:
        "Sets a company's targets on carbon, water and waste, gets factories and suppliers to meet them, and writes the yearly public report.",
      skills: ["BRSR and GRI reporting", "Carbon accounting", "Supplier audits", "Target setting"],
      traits: [3, 6, 7, 5, 8, 1],
      interests: "EIC",
    },
    {
      name: "Climate Change Policy Analyst",
      description:
        "Compares what heat plans, carbon taxes or mangrove schemes would do and cost, and briefs ministries and negotiators on what to adopt.",
      skills: ["Policy analysis", "Emission inventories", "Climate models and reports", "Brief writing"],
      traits: [3, 6, 9, 4, 5, 1],
      interests: "IEA",
      remote: true,
      workEnvironment: ["Office", "Home"],
      soc: "19-2041.01",
      payUsd: [62090, 103730],
      growthPercent: 4,
    },
    {
      name: "Environmental Compliance Inspector",
      description:
        "Visits factories, hospitals and building sites without warning to check permits, outlets and registers, and issues notices for breaches.",
      skills: ["Inspection of consents", "Sample seizure", "Environment Protection Act", "Notice drafting"],
      traits: [4, 2, 6, 4, 6, 4],
      interests: "CIR",
      education: "Bachelor's Degree",
      stressLevel: "High",
      travelRequired: true,
      workEnvironment: ["Community or field visits", "Factory or plant", "Office"],
      personality: ["Ethical", "Confident", "Observant"],
      soc: "13-1041.01",
      payUsd: [59130, 104800],
      growthPercent: 3,
    },
    {
      name: "Environmental Economist",
      description:
        "Puts a value on clean air, forests and fish stocks, and tests whether a tax, ban or subsidy would protect them at the least cost.",
      skills: ["Cost-benefit analysis", "Valuation surveys", "Econometrics", "Natural capital accounts"],
      traits: [2, 5, 10, 3, 4, 1],
      interests: "ICE",
      remote: true,
      workEnvironment: ["Office", "Home"],
      soc: "19-3011.01",
      payUsd: [82260, 166030],
      growthPercent: 1,
    },
    {
      name: "Environmental Consultant",
      description:
        "Prepares the impact studies and clearance files that a road, mine or hotel project needs, and defends them at the public hearing.",
      skills: ["EIA reports", "Baseline studies", "Clearance procedure", "Public hearings"],
      traits: [4, 5, 7, 5, 5, 4],
      interests: "IEC",
      stressLevel: "High",
      travelRequired: true,
      workEnvironment: ["Office", "Outdoors", "Community or field visits"],
    },
  ],
};
