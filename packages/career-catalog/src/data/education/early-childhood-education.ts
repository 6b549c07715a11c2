import type { Family } from "../../family.ts";

export const earlyChildhoodEducation: Family = {
  subcategory: "Early Childhood Education",
  education: "Diploma",
  stressLevel: "Medium",
  remote: false,
  travelRequired: false,
  workEnvironment: ["Classroom or campus"],
  personality: ["Patient", "Empathetic", "Energetic"],
  careers: [
    {
      name: "Preschool Teacher",
      description:
        "Fills a playschool morning with songs, clay, stories and sandpit games through which three-year-olds learn to talk, share and wait.",
      skills: ["Play-based learning", "Rhymes and storytelling", "Toddler safety", "Observing development"],
      traits: [2, 8, 3, 10, 5, 6],
      interests: "SA",
      soc: "25-2011.00",
      payUsd: [31250, 46550],
      growthPercent: 4,
    },
    {
      name: "Kindergarten Teacher",
      description:
        "Brings LKG and UKG children from scribbles to letters, sounds and numbers, so that they enter Class 1 able to read small words.",
      skills: ["Phonics", "Number sense", "Early writing", "Parent meetings"],
      traits: [2, 7, 3, 10, 6, 5],
      interests: "SAC",
      soc: "25-2012.00",
      payUsd: [50290, 77720],
      growthPercent: -2,
    },
    {
      name: "Montessori Teacher",
      description:
        "Prepares a room of beads, sandpaper letters and pouring jugs, and lets each child choose, repeat and master a task unhurried.",
      skills: ["Montessori materials", "Prepared environment", "Individual observation", "Practical life exercises"],
      traits: [3, 7, 4, 9, 4, 5],
      interests: "SAI",
      stressLevel: "Low",
      personality: ["Patient", "Observant", "Imaginative"],
      soc: "25-2011.00",
      payUsd: [31250, 46550],
      growthPercent: 4,
    },
    {
      name: "Anganwadi Worker",
      description:
        "Runs the village anganwadi: weighs children, serves hot meals, teaches the little ones and advises pregnant women on food and vaccines.",
      skills: ["Growth charts", "Nutrition counselling", "Preschool activities", "Poshan Tracker app"],
      traits: [2, 4, 3, 10, 5, 6],
      interests: "SCR",
      education: "Class 12",
      workEnvironment: ["Community or field visits", "Classroom or campus"],
      personality: ["Empathetic", "Practical", "Patient"],
    },
    {
      name: "Anganwadi Supervisor",
      description:
        "Visits the anganwadi centres of a circle by turns, checks ration stock, weight registers and attendance, and trains the workers there.",
      skills: ["ICDS scheme rules", "Centre inspection", "Ration stock records", "Training of workers"],
      traits: [3, 3, 5, 7, 8, 4],
      interests: "SEC",
      education: "Bachelor's Degree",
      travelRequired: true,
      workEnvironment: ["Community or field visits", "Office"],
      personality: ["Organised", "Decisive", "Empathetic"],
    },
    {
      name: "Creche Worker",
      description:
        "Looks after babies and toddlers while their parents work at an office, mill or building site: feeding, changing, soothing and play.",
      skills: ["Feeding and nappy care", "Safe sleep", "Infant first aid", "Soothing and play"],
      traits: [1, 4, 1, 10, 3, 7],
      interests: "SRC",
      education: "Class 10",
      soc: "39-9011.00",
      payUsd: [28000, 36960],
      growthPercent: -3,
    },
    {
      name: "Teaching Assistant",
      description:
        "Helps the class teacher of small children: cuts out charts, sits beside the one who is stuck, and takes groups to wash and eat.",
      skills: ["Small-group support", "Preparing teaching aids", "Supervision at play", "Record keeping"],
      traits: [2, 5, 2, 9, 3, 5],
      interests: "SC",
      education: "Class 12",
      personality: ["Cooperative", "Patient", "Empathetic"],
      soc: "25-9042.00",
    },
    {
      name: "Preschool Director",
      description:
        "Runs a playschool as its head: hires and guides the teachers, sets the day's plan and fees, and answers anxious parents at the gate.",
      skills: ["Early years curriculum", "Staff supervision", "Child safety rules", "Fees and budget"],
      traits: [3, 5, 4, 8, 9, 3],
      interests: "ESC",
      education: "Bachelor's Degree",
      workEnvironment: ["Classroom or campus", "Office"],
      personality: ["Organised", "Confident", "Empathetic"],
      soc: "11-9031.00",
      payUsd: [45310, 72690],
      growthPercent: -3,
    },
  ],
};
