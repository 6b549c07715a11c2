import type { Family } from "../../family.ts";

export const energyEfficiencyAndMarkets: Family = {
  subcategory: "Energy Efficiency and Markets",
  education: "Bachelor's Degree",
  stressLevel: "Medium",
  remote: false,
  travelRequired: false,
  workEnvironment: ["Office"],
  personality: ["Logical", "Organised", "Persuasive"],
  careers: [
    {
      name: "Energy Auditor",
      description:
        "Measures where a factory, hotel or office wastes power and heat, with clamp meters and thermal cameras, and shows what each fix would save.",
      skills: ["Power logging", "Thermal imaging", "BEE certification", "Payback calculation"],
      traits: [7, 4, 8, 5, 3, 4],
      interests: "ICR",
      travelRequired: true,
      workEnvironment: ["Factory or plant", "Office"],
      soc: "47-4011.01",
      payUsd: [57300, 92330],
      growthPercent: -1,
    },
    {
      name: "Energy Manager",
      description:
        "Takes charge of a large company's fuel and electricity use, buying contracts, setting targets and pushing departments to meet them.",
      skills: ["Energy management systems", "Tariff analysis", "Consumption reporting", "Project appraisal"],
      traits: [5, 5, 7, 5, 8, 2],
      interests: "ECI",
    },
    {
      name: "Energy Trader",
      description:
        "Buys and sells electricity and gas on exchanges such as IEX, guessing from weather and demand where the price will move by the hour.",
      skills: ["Power exchange bidding", "Price forecasting", "Risk limits", "Contract settlement"],
      traits: [4, 4, 9, 4, 6, 1],
      interests: "ECI",
      stressLevel: "High",
      personality: ["Decisive", "Calm under pressure", "Logical"],
    },
    {
      name: "Energy Analyst",
      description:
        "Studies consumption data of homes, cities or industries to find patterns and say which appliance standard or plant saves most.",
      skills: ["Energy data modelling", "Excel and Python", "Demand forecasting", "Policy reports"],
      traits: [4, 5, 9, 3, 3, 1],
      interests: "ICR",
      education: "Master's Degree",
      remote: true,
      workEnvironment: ["Office", "Home"],
    },
    {
      name: "Energy Economist",
      description: "Examines how fuel prices, subsidies and new plants affect what households pay and what a country must import.",
      skills: ["Econometrics", "Demand models", "Tariff regulation", "Fuel market data"],
      traits: [3, 5, 10, 3, 4, 1],
      interests: "ICE",
      education: "Master's Degree",
      remote: true,
      workEnvironment: ["Office", "Home"],
      soc: "19-3011.00",
      payUsd: [82260, 166030],
      growthPercent: 1,
    },
  ],
};
