import type { Family } from "../../family.ts";

export const housekeeping: Family = {
  subcategory: "Housekeeping",
  education: "No formal requirement",
  stressLevel: "Low",
  remote: false,
  travelRequired: false,
  workEnvironment: ["Hotel or restaurant"],
  personality: ["Organised", "Practical", "Disciplined"],
  careers: [
    {
      name: "Executive Housekeeper",
      description:
        "Sets how clean a hotel must be, plans staff and linen budgets, and picks the chemicals, contracts and flowers for every floor.",
      skills: ["Linen and supply budgets", "Cleaning standards", "Staff planning", "Pest control contracts"],
      traits: [3, 4, 4, 6, 8, 4],
      interests: "ECS",
      education: "Bachelor's Degree",
      stressLevel: "Medium",
      personality: ["Organised", "Decisive", "Precise"],
    },
    {
      name: "Housekeeping Supervisor",
      description:
        "Hands out the room list each morning, inspects made-up rooms against a checklist and reports the dripping tap to repairs.",
      skills: ["Room inspection", "Duty allotment", "Lost and found records", "Training of attendants"],
      traits: [2, 2, 3, 5, 7, 6],
      interests: "ECR",
      education: "Diploma",
      stressLevel: "Medium",
      personality: ["Observant", "Organised", "Decisive"],
      soc: "37-1011.00",
      payUsd: [38600, 60330],
    },
    {
      name: "Room Attendant",
      description: "Strips and makes beds, scrubs bathrooms, vacuums and refills tea and soap, finishing a floor of rooms in one shift.",
      skills: ["Bed making", "Bathroom cleaning", "Trolley stocking", "Safe use of cleaners"],
      traits: [2, 1, 1, 3, 1, 9],
      interests: "RC",
      soc: "37-2012.00",
      payUsd: [29630, 38510],
    },
    {
      name: "Linen Keeper",
      description:
        "Counts, stores and issues sheets, towels and uniforms, sends out the torn ones for mending and tallies what the laundry returns.",
      skills: ["Linen stock registers", "Sorting and folding", "Stain and tear checks", "Uniform issue"],
      traits: [2, 1, 3, 3, 2, 6],
      interests: "CR",
      education: "Class 10",
      personality: ["Precise", "Organised", "Practical"],
    },
    {
      name: "Laundry Attendant",
      description:
        "Sorts, washes, dries and presses a hotel's sheets and guests' clothes, choosing the right cycle and chemical for each stain.",
      skills: ["Washer and dryer operation", "Stain removal", "Steam pressing", "Fabric labels"],
      traits: [4, 1, 1, 2, 1, 8],
      interests: "RC",
      soc: "51-6011.00",
      payUsd: [29530, 36760],
    },
    {
      name: "Domestic Housekeeper",
      description:
        "Keeps a private house running: cleaning, washing, ironing and shopping, and seeing to children and old parents in between.",
      skills: ["House cleaning", "Washing and ironing", "Household shopping", "Simple cooking"],
      traits: [2, 2, 1, 6, 2, 8],
      interests: "RSC",
      workEnvironment: ["Home"],
      personality: ["Practical", "Patient", "Ethical"],
      soc: "37-2012.00",
      payUsd: [29630, 38510],
    },
  ],
};
