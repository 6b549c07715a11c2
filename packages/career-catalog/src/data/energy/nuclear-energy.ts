import type { Family } from "../../family.ts";

export const nuclearEnergy: Family = {
  subcategory: "Nuclear Energy",
  education: "Bachelor's Degree",
  stressLevel: "High",
  remote: false,
  travelRequired: false,
  workEnvironment: ["Factory or plant", "Laboratory"],
  personality: ["Precise", "Disciplined", "Cautious"],
  careers: [
    {
      name: "Nuclear Engineer",
      description:
        "Designs reactor cores, fuel and shielding for stations such as Kudankulam, and proves on paper that they stay cool in any accident.",
      skills: ["Reactor physics", "Neutron transport codes", "Thermal hydraulics", "Safety analysis"],
      traits: [9, 6, 10, 2, 5, 2],
      interests: "IRC",
      education: "Master's Degree",
      workEnvironment: ["Office", "Laboratory"],
      soc: "17-2161.00",
      payUsd: [103010, 157600],
      growthPercent: -1,
    },
    {
      name: "Nuclear Reactor Operator",
      description:
        "Moves control rods and coolant flow from the licensed desk of a nuclear station and follows drilled steps when an alarm sounds.",
      skills: ["Reactor control panel", "Emergency procedures", "Core parameter monitoring", "AERB licensing"],
      traits: [9, 2, 7, 3, 5, 2],
      interests: "RCI",
      workEnvironment: ["Control room"],
      personality: ["Calm under pressure", "Disciplined", "Precise"],
      soc: "51-8011.00",
      payUsd: [107170, 131520],
      growthPercent: -15,
    },
    {
      name: "Nuclear Technician",
      description:
        "Handles radioactive samples and fuel with remote arms, checks instruments and swabs surfaces for contamination in reactors and laboratories.",
      skills: ["Remote manipulators", "Radiation counters", "Decontamination", "Sample preparation"],
      traits: [8, 2, 6, 2, 2, 4],
      interests: "RIC",
      education: "Diploma",
      soc: "19-4051.00",
      payUsd: [83330, 113710],
      growthPercent: -8,
    },
    {
      name: "Radiation Protection Engineer",
      description:
        "Designs shielding, zones and monitoring so that people in nuclear plants and hospitals stay well under the permitted dose.",
      skills: ["Shielding calculation", "Dose assessment", "Area monitors", "AERB safety codes"],
      traits: [7, 4, 9, 4, 5, 2],
      interests: "IRC",
    },
    {
      name: "Health Physicist",
      description:
        "Measures the radiation reaching workers and neighbours of a nuclear site, reads their dose badges and halts a job that grows unsafe.",
      skills: ["Dosimetry", "Gamma spectrometry", "Contamination survey", "Emergency preparedness"],
      traits: [7, 3, 9, 5, 5, 3],
      interests: "IRS",
      education: "Master's Degree",
    },
  ],
};
