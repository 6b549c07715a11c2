import type { Family } from "../../family.ts";

export const eventsAndAttractions: Family = {
  subcategory: "Events and Attractions",
  education: "Bachelor's Degree",
  stressLevel: "High",
  remote: false,
  travelRequired: true,
  workEnvironment: ["Office", "Hotel or restaurant"],
  personality: ["Organised", "Calm under pressure", "Outgoing"],
  careers: [
    {
      name: "Event Manager",
      description:
        "Puts on product launches, concerts and award nights, holding together venue, stage, permissions, sponsors and a run sheet by the minute.",
      skills: ["Run sheets", "Police and fire permissions", "Vendor contracts", "Crowd planning"],
      traits: [4, 6, 5, 7, 9, 5],
      interests: "ECS",
      personality: ["Organised", "Calm under pressure", "Decisive"],
      soc: "13-1121.00",
      payUsd: [45610, 77150],
      growthPercent: 5,
    },
    {
      name: "Wedding Planner",
      description:
        "Turns two families' wishes into a mehendi, pheras and reception, juggling pandit, caterer, décor, guests and the budget.",
      skills: ["Wedding budgets", "Ritual timelines", "Décor and vendor choice", "Family diplomacy"],
      traits: [2, 8, 4, 9, 8, 5],
      interests: "ESA",
      personality: ["Organised", "Empathetic", "Calm under pressure"],
      soc: "13-1121.00",
      payUsd: [45610, 77150],
      growthPercent: 5,
    },
    {
      name: "Conference Organiser",
      description:
        "Arranges medical and business conferences: call for papers, speakers' travel, badges, halls and the webcast for those far away.",
      skills: ["Delegate registration", "Speaker coordination", "Programme booklets", "Hybrid meeting tools"],
      traits: [5, 4, 5, 7, 7, 3],
      interests: "ECS",
      stressLevel: "Medium",
      personality: ["Organised", "Precise", "Cooperative"],
      soc: "13-1121.00",
      payUsd: [45610, 77150],
      growthPercent: 5,
    },
    {
      name: "Exhibition Manager",
      description:
        "Runs a trade fair from floor plan to last truck, selling stall space, drawing buyers and keeping hundreds of exhibitors to the rules.",
      skills: ["Floor plan sales", "Exhibitor manuals", "Hall logistics", "Visitor promotion"],
      traits: [4, 4, 5, 7, 9, 4],
      interests: "EC",
      personality: ["Persuasive", "Organised", "Decisive"],
      workEnvironment: ["Office", "Shop or showroom"],
    },
    {
      name: "Amusement Park Attendant",
      description:
        "Straps riders into the giant wheel or water slide, checks heights and locks, works the ride controls and stops it at any doubt.",
      skills: ["Ride controls", "Harness checks", "Queue handling", "Emergency stop drill"],
      traits: [4, 1, 2, 7, 4, 7],
      interests: "RSC",
      education: "Class 12",
      stressLevel: "Medium",
      travelRequired: false,
      workEnvironment: ["Outdoors"],
      personality: ["Energetic", "Cautious", "Outgoing"],
      soc: "39-3091.00",
      payUsd: [26430, 35360],
    },
  ],
};
