import type { Family } from "../../family.ts";

export const artsAndHobbyTeaching: Family = {
  subcategory: "Arts and Hobby Teaching",
  education: "Bachelor's Degree",
  stressLevel: "Low",
  remote: false,
  travelRequired: false,
  workEnvironment: ["Classroom or campus", "Studio"],
  personality: ["Imaginative", "Patient", "Outgoing"],
  careers: [
    {
      name: "Art Teacher",
      description:
        "Teaches pupils to see and to draw: shading, still life, poster colours and Warli figures, and hangs their work in the corridor.",
      skills: ["Drawing and shading", "Watercolour and poster paint", "Folk art forms", "Exhibition of student work"],
      traits: [3, 9, 2, 8, 5, 4],
      interests: "AS",
    },
    {
      name: "Music Teacher",
      description: "Teaches singing or an instrument from the first sa re ga ma to a school assembly song or an examination raga.",
      skills: ["Ragas and talas", "Harmonium or keyboard", "Choir practice", "Ear training"],
      traits: [3, 9, 3, 8, 5, 4],
      interests: "AS",
      soc: "25-3021.00",
      payUsd: [35410, 62180],
    },
    {
      name: "Dance Teacher",
      description: "Teaches steps, posture and rhythm to batches after school, and readies children for an annual day or an arangetram.",
      skills: ["Classical or folk dance", "Rhythm counting", "Choreography for children", "Injury prevention"],
      traits: [1, 9, 2, 8, 6, 9],
      interests: "AS",
      personality: ["Energetic", "Disciplined", "Patient"],
      soc: "25-3021.00",
      payUsd: [35410, 62180],
    },
    {
      name: "Drama Teacher",
      description:
        "Uses improvisation, voice games and street-play scripts to free shy pupils, and directs the school's yearly production.",
      skills: ["Improvisation games", "Voice and movement", "Play direction", "Script adaptation"],
      traits: [2, 10, 3, 8, 7, 5],
      interests: "ASE",
      personality: ["Outgoing", "Imaginative", "Confident"],
    },
    {
      name: "Craft Teacher",
      description:
        "Teaches handwork such as paper folding, clay, tailoring and woodwork, so that pupils finish something useful with their own hands.",
      skills: ["Paper and clay work", "Basic sewing", "Hand tools", "Work from waste materials"],
      traits: [4, 8, 2, 8, 5, 6],
      interests: "ARS",
      education: "Diploma",
      workEnvironment: ["Classroom or campus", "Workshop"],
      personality: ["Practical", "Patient", "Imaginative"],
    },
    {
      name: "Public Speaking Coach",
      description:
        "Films a client's speech, then works on pauses, gestures, voice and stage fear before a debate, wedding toast or company pitch.",
      skills: ["Voice modulation", "Speech structure", "Stage presence", "Video feedback"],
      traits: [2, 7, 4, 9, 8, 2],
      interests: "SEA",
      remote: true,
      personality: ["Confident", "Persuasive", "Empathetic"],
      soc: "25-3021.00",
      payUsd: [35410, 62180],
    },
  ],
};
