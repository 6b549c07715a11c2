import type { Family } from "../../family.ts";

export const environmentalEngineering: Family = {
  subcategory: "Environmental Engineering",
  education: "Bachelor's Degree",
  stressLevel: "Medium",
  remote: false,
  travelRequired: false,
  workEnvironment: ["Office", "Factory or plant"],
  personality: ["Practical", "Logical", "Ethical"],
  careers: [
    {
      name: "Environmental Engineer",
      description:
        "Designs the systems that stop industry and cities from fouling their surroundings, such as landfill liners, scrubbers and clean-up schemes.",
      skills: ["Treatment system design", "Landfill engineering", "Consent to operate rules", "Environmental modelling"],
      traits: [8, 6, 9, 3, 5, 4],
      interests: "IRC",
      soc: "17-2081.00",
      payUsd: [80510, 130830],
      growthPercent: 4,
    },
    {
      name: "Pollution Control Engineer",
      description:
        "Fits and tests filters, scrubbers and online monitors on chimneys and outlets, and shows the Pollution Control Board that emissions fell.",
      skills: ["Bag filters and scrubbers", "Continuous emission monitoring", "Stack design", "Board compliance filings"],
      traits: [8, 4, 8, 4, 4, 4],
      interests: "RIC",
      workEnvironment: ["Factory or plant", "Office"],
      soc: "17-2081.00",
      payUsd: [80510, 130830],
      growthPercent: 4,
    },
    {
      name: "Wastewater Engineer",
      description:
        "Designs sewage and effluent plants, choosing tanks, microbes and membranes that make dirty water fit for a river or for reuse.",
      skills: ["Activated sludge design", "Membrane systems", "Hydraulic profile", "Effluent standards"],
      traits: [8, 5, 9, 3, 4, 3],
      interests: "IRC",
      soc: "17-2051.02",
      payUsd: [78790, 128290],
      growthPercent: 5,
    },
    {
      name: "Environmental Engineering Technician",
      description:
        "Sets up and tests pumps, filters and monitors for clean-up projects, and reports how a treated site or stream is changing.",
      skills: ["Treatment equipment set-up", "Groundwater sampling", "Data logging", "Protective gear"],
      traits: [7, 3, 6, 2, 2, 6],
      interests: "RIC",
      education: "Diploma",
      travelRequired: true,
      workEnvironment: ["Outdoors", "Factory or plant"],
      soc: "17-3025.00",
      payUsd: [48250, 75290],
      growthPercent: 1,
    },
    {
      name: "Wastewater Treatment Plant Operator",
      description:
        "Runs the screens, blowers and dosing pumps of a sewage plant, testing samples through the shift so that clear water leaves it.",
      skills: ["Aeration control", "Sludge handling", "Chlorine dosing", "Jar tests"],
      traits: [7, 2, 5, 2, 3, 7],
      interests: "RCI",
      education: "ITI Certificate",
      workEnvironment: ["Factory or plant", "Control room", "Outdoors"],
      personality: ["Practical", "Observant", "Disciplined"],
      soc: "51-8031.00",
      payUsd: [47020, 71280],
      growthPercent: -7,
    },
  ],
};
