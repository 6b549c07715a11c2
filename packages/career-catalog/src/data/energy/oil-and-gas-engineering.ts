import type { Family } from "../../family.ts";

export const oilAndGasEngineering: Family = {
  subcategory: "Oil and Gas Engineering",
  education: "Bachelor's Degree",
  stressLevel: "High",
  remote: false,
  travelRequired: true,
  workEnvironment: ["Office", "Outdoors", "At sea"],
  personality: ["Logical", "Practical", "Calm under pressure"],
  careers: [
    {
      name: "Petroleum Engineer",
      description:
        "Plans how to bring oil and gas out of fields such as Mumbai High, choosing wells, pumps and injection methods that get the most from the rock.",
      skills: ["Well performance analysis", "Artificial lift", "Enhanced recovery", "Field development planning"],
      traits: [9, 6, 9, 3, 6, 4],
      interests: "RIC",
      soc: "17-2171.00",
      payUsd: [107330, 191100],
      growthPercent: 1,
    },
    {
      name: "Drilling Engineer",
      description:
        "Designs the well path, drill string, mud and casing, and steers the bit through kilometres of rock without losing control of pressure.",
      skills: ["Well planning", "Directional drilling", "Casing design", "Blowout prevention"],
      traits: [9, 5, 9, 3, 6, 5],
      interests: "RIC",
      soc: "17-2171.00",
      payUsd: [107330, 191100],
      growthPercent: 1,
    },
    {
      name: "Reservoir Engineer",
      description:
        "Simulates how oil, gas and water move in rock deep down, to estimate what a field holds and where the next well should go.",
      skills: ["Reservoir simulation", "Well test analysis", "Decline curves", "Rock and fluid properties"],
      traits: [7, 5, 10, 2, 4, 1],
      interests: "IRC",
      education: "Master's Degree",
      stressLevel: "Medium",
      travelRequired: false,
      workEnvironment: ["Office"],
      soc: "17-2171.00",
      payUsd: [107330, 191100],
      growthPercent: 1,
    },
    {
      name: "Petroleum Geologist",
      description:
        "Interprets seismic sections and rock cores from basins such as Krishna-Godavari to say where oil may be trapped and worth drilling for.",
      skills: ["Seismic interpretation", "Basin analysis", "Core description", "Prospect mapping"],
      traits: [7, 5, 9, 2, 4, 4],
      interests: "IRC",
      education: "Master's Degree",
      stressLevel: "Medium",
      soc: "19-2042.00",
      payUsd: [72440, 134350],
      growthPercent: 3,
    },
    {
      name: "Mud Logger",
      description:
        "Examines the rock chips and gas that drilling mud carries up, round the clock in a rig cabin, and warns of oil shows or pressure kicks.",
      skills: ["Cuttings description", "Gas chromatography", "Drilling parameter monitoring", "Mud weight checks"],
      traits: [7, 2, 7, 2, 2, 4],
      interests: "IRC",
      soc: "19-4043.00",
      payUsd: [39200, 64470],
      growthPercent: 1,
    },
    {
      name: "Pipeline Engineer",
      description:
        "Routes and designs the cross-country lines that carry crude, petrol and gas beneath farms and rivers, and plans their pumping and upkeep.",
      skills: ["Route survey", "Pipe wall design", "Leak detection systems", "Pigging"],
      traits: [8, 5, 8, 3, 5, 4],
      interests: "RIC",
    },
    {
      name: "Gas Distribution Engineer",
      description: "Lays out the pipe network that brings cooking gas and CNG to homes and pumps in a city, and keeps its pressure safe.",
      skills: ["Network pressure modelling", "Polyethylene pipe joining", "Odorant and leak survey", "PNGRB safety rules"],
      traits: [8, 4, 7, 5, 5, 4],
      interests: "RIC",
      stressLevel: "Medium",
    },
  ],
};
