import type { Family } from "../../family.ts";

export const wasteAndRecycling: Family = {
  subcategory: "Waste and Recycling",
  education: "Class 10",
  stressLevel: "Medium",
  remote: false,
  travelRequired: false,
  workEnvironment: ["Outdoors", "Factory or plant"],
  personality: ["Practical", "Energetic", "Organised"],
  careers: [
    {
      name: "Waste Management Officer",
      description:
        "Organises how a city ward collects, sorts and composts its garbage, tracking trucks, contractors and dump sites, and fining offenders.",
      skills: ["Solid Waste Management Rules", "Collection route planning", "Contractor supervision", "Composting"],
      traits: [4, 4, 5, 6, 8, 3],
      interests: "ECS",
      education: "Bachelor's Degree",
      workEnvironment: ["Office", "Outdoors", "Community or field visits"],
      personality: ["Organised", "Persuasive", "Practical"],
    },
    {
      name: "Recycling Coordinator",
      description:
        "Sets up segregation bins, pick-ups and buyers for paper, plastic and metal in colonies, campuses or companies, and teaches people to use them.",
      skills: ["Segregation drives", "Scrap buyer contracts", "Collection records", "Public talks"],
      traits: [3, 5, 4, 7, 7, 4],
      interests: "ESC",
      education: "Bachelor's Degree",
      workEnvironment: ["Community or field visits", "Office"],
      personality: ["Organised", "Outgoing", "Persuasive"],
    },
    {
      name: "Garbage Collector",
      description:
        "Goes door to door with cart or truck, gathers wet and dry waste separately and takes it to the transfer station before the lanes fill.",
      skills: ["Waste segregation", "Safe lifting", "Route knowledge", "Protective gear"],
      traits: [3, 1, 1, 4, 1, 10],
      interests: "RC",
      education: "No formal requirement",
      workEnvironment: ["Outdoors", "On the road"],
      soc: "53-7081.00",
      payUsd: [38330, 61010],
      growthPercent: 1,
    },
    {
      name: "E-Waste Collector",
      description:
        "Buys and picks up dead phones, computers and batteries from homes and offices and delivers them to an authorised dismantler.",
      skills: ["Item grading", "Safe battery handling", "E-Waste Rules records", "Doorstep collection"],
      traits: [3, 1, 2, 5, 2, 8],
      interests: "RCE",
      travelRequired: true,
      workEnvironment: ["On the road", "Community or field visits"],
    },
    {
      name: "Hazardous Waste Technician",
      description: "Packs, labels, moves and destroys dangerous refuse such as acid sludge or asbestos, dressed in sealed suits and masks.",
      skills: ["Hazard labelling", "Respirator use", "Spill clean-up", "Incinerator loading"],
      traits: [6, 1, 4, 2, 2, 9],
      interests: "RC",
      education: "ITI Certificate",
      stressLevel: "High",
      personality: ["Cautious", "Disciplined", "Practical"],
      soc: "47-4041.00",
      payUsd: [42710, 62150],
      growthPercent: 1,
    },
  ],
};
