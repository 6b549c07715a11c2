import type { Family } from "../../family.ts";

export const theatreAndStageProduction: Family = {
  subcategory: "Theatre and Stage Production",
  education: "Bachelor's Degree",
  stressLevel: "Medium",
  remote: false,
  travelRequired: true,
  workEnvironment: ["Stage or set", "Workshop"],
  personality: ["Imaginative", "Cooperative", "Calm under pressure"],
  careers: [
    {
      name: "Theatre Director",
      description:
        "Reads a play for its meaning, casts it, and shapes the actors' moves, pace and silences over weeks until opening night.",
      skills: ["Text interpretation", "Actor direction", "Blocking", "Rehearsal planning"],
      traits: [2, 10, 5, 7, 10, 4],
      interests: "AES",
      personality: ["Imaginative", "Decisive", "Confident"],
      workEnvironment: ["Stage or set"],
      soc: "27-2012.00",
      payUsd: [59810, 131160],
      growthPercent: 5,
    },
    {
      name: "Stage Manager",
      description:
        "Runs the show from the wings, calling every light, sound and entrance by headset from a marked script, and keeps rehearsals on time.",
      skills: ["Prompt book", "Cue calling", "Rehearsal schedules", "Backstage safety"],
      traits: [5, 4, 4, 6, 9, 6],
      interests: "ECR",
      stressLevel: "High",
      workEnvironment: ["Stage or set"],
      personality: ["Organised", "Calm under pressure", "Decisive"],
    },
    {
      name: "Set Designer",
      description:
        "Designs the world a play or film happens in, such as a haveli courtyard or a police station, with models and plans for the builders.",
      skills: ["Scale models", "Set drawings", "Period research", "Scenic materials"],
      traits: [5, 10, 4, 5, 6, 5],
      interests: "ARE",
      soc: "27-1027.00",
      payUsd: [48920, 100020],
      growthPercent: 2,
    },
    {
      name: "Lighting Designer",
      description: "Paints a stage with light, choosing lamps, angles and colours and plotting cues that turn noon into moonlight.",
      skills: ["Lighting plots", "Light consoles", "Colour gels and LED", "Cue timing"],
      traits: [8, 9, 5, 4, 5, 6],
      interests: "ARE",
      personality: ["Imaginative", "Precise", "Cooperative"],
    },
    {
      name: "Prop Maker",
      description:
        "Builds what actors handle, from foam swords and thermocol idols to breakaway bottles, light enough to use and real under lights.",
      skills: ["Foam and fibreglass", "Painting and ageing", "Moulding and casting", "Hand tools"],
      traits: [6, 9, 2, 3, 2, 7],
      interests: "RA",
      education: "Short Course or Certificate",
      travelRequired: false,
      personality: ["Practical", "Imaginative", "Precise"],
    },
    {
      name: "Costume Designer",
      description:
        "Dresses every character for period, class and mood, from a freedom fighter's khadi to a villain's suit, within the film's budget.",
      skills: ["Script breakdown", "Period costume research", "Costume sketches", "Fittings and ageing"],
      traits: [3, 9, 4, 6, 5, 4],
      interests: "AER",
      personality: ["Imaginative", "Observant", "Organised"],
    },
  ],
};
