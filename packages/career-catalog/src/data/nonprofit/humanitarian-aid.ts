import type { Family } from "../../family.ts";

export const humanitarianAid: Family = {
  subcategory: "Humanitarian Aid",
  education: "Bachelor's Degree",
  stressLevel: "High",
  remote: false,
  travelRequired: true,
  workEnvironment: ["Community or field visits", "Outdoors"],
  personality: ["Calm under pressure", "Adaptable", "Empathetic"],
  careers: [
    {
      name: "Disaster Relief Coordinator",
      description: "Gets boats, tarpaulins and food to a flooded district before the roads are back.",
      skills: ["Needs assessment", "Logistics", "Volunteer teams", "Agency contacts"],
      traits: [4, 6, 7, 8, 9, 7],
      interests: "ESR",
    },
    {
      name: "Humanitarian Aid Worker",
      description: "Lives in camps to hand out food, water and order after war or quake.",
      skills: ["Distribution", "Camp management", "First aid", "Local languages"],
      traits: [3, 5, 5, 9, 7, 8],
      interests: "SER",
    },
    {
      name: "Refugee Resettlement Worker",
      description: "Helps families who fled find a room, a school, papers and a doctor.",
      skills: ["Case work", "Interpreting", "Legal papers", "Home visits"],
      traits: [1, 5, 5, 10, 6, 4],
      interests: "SEI",
    },
    {
      name: "Blind Welfare Worker",
      description: "Teaches people who can't see to travel, read Braille and earn.",
      skills: ["Mobility training", "Braille", "Talking software", "Counselling"],
      traits: [3, 6, 4, 10, 5, 5],
      interests: "SIA",
      stressLevel: "Medium",
      travelRequired: false,
    },
    {
      name: "Animal Welfare Officer",
      description: "Rescues beaten, trapped and stray animals and makes their owners answer.",
      skills: ["Animal handling", "Cruelty law", "Shelter care", "Awareness talks"],
      traits: [3, 4, 4, 6, 6, 8],
      interests: "RSE",
      stressLevel: "Medium",
    },
  ],
};
