import type { ChoiceEvidence } from "./evidence.ts";

/** Question 1: what gives energy. */
export const energizers: ChoiceEvidence = {
  kind: "choice",
  combination: "mean",
  reach: 1.5,
  options: {
    "Solving technical challenges with code or machines": {
      means: "technical problem solving",
      traits: { technical: 1, analytical: 0.5 },
      interests: { R: 0.4, I: 0.6 },
    },
    "Helping people feel better or do better": {
      means: "helping people directly",
      traits: { social: 1 },
      interests: { S: 1 },
      personality: ["Empathetic"],
    },
    "Creative work such as art, music or writing": {
      means: "making things of your own imagination",
      traits: { creative: 1 },
      interests: { A: 1 },
      personality: ["Imaginative"],
    },
    "Working with numbers, data and patterns": {
      means: "numbers and data",
      traits: { analytical: 1, physical: -0.4 },
      interests: { C: 0.6, I: 0.6 },
    },
    "Finding out how and why things happen": {
      means: "finding things out",
      traits: { analytical: 0.8 },
      interests: { I: 1 },
      personality: ["Curious"],
    },
    "Making or repairing things with my hands": {
      means: "making and repairing by hand",
      traits: { physical: 0.8, technical: 0.5 },
      interests: { R: 1 },
      personality: ["Practical"],
    },
    "Leading a team towards a goal": {
      means: "leading people",
      traits: { leadership: 1, social: 0.3 },
      interests: { E: 0.8 },
      personality: ["Decisive", "Confident"],
    },
    "Persuading people and making a sale": {
      means: "persuading people",
      traits: { social: 0.5, leadership: 0.5, technical: -0.5 },
      interests: { E: 1 },
      personality: ["Persuasive", "Outgoing"],
    },
    "Organising events, records and plans": {
      means: "keeping plans and records in order",
      traits: { leadership: 0.3, technical: -0.3 },
      interests: { C: 1 },
      personality: ["Organised"],
    },
    "Being outdoors with nature or animals": {
      means: "days outdoors with nature or animals",
      traits: { physical: 0.7 },
      interests: { R: 0.6 },
      environments: ["Outdoors", "Farm or forest"],
      categories: { Agriculture: 0.6, Environmental: 0.6 },
    },
    "Playing sport and training my body": {
      means: "sport and physical training",
      traits: { physical: 1 },
      categories: { Sports: 1 },
      environments: ["Sports ground"],
      personality: ["Energetic"],
    },
    "Explaining things so that others understand": {
      means: "teaching and explaining",
      traits: { social: 0.8 },
      interests: { S: 0.8 },
      categories: { Education: 0.7 },
      environments: ["Classroom or campus"],
      personality: ["Patient"],
    },
  },
};

/** Question 7: how a hard problem is solved. */
export const problemSolving: ChoiceEvidence = {
  kind: "choice",
  combination: "mean",
  reach: 0.9,
  options: {
    "I break it into small logical steps": {
      means: "step-by-step logic",
      traits: { analytical: 0.8, technical: 0.6 },
      personality: ["Logical"],
    },
    "I collect facts and numbers first": { means: "facts and figures", traits: { analytical: 1 }, interests: { I: 0.5, C: 0.4 } },
    "I dig for the real cause": {
      means: "getting to the root of things",
      traits: { analytical: 0.7 },
      interests: { I: 1 },
      personality: ["Curious", "Persistent"],
    },
    "I imagine new and unusual answers": {
      means: "new ideas",
      traits: { creative: 1 },
      interests: { A: 0.7 },
      personality: ["Imaginative"],
    },
    "I draw it or build a model": {
      means: "drawing and building models",
      traits: { creative: 0.6, technical: 0.5 },
      interests: { A: 0.4, R: 0.4 },
    },
    "I try things until something works": {
      means: "trying things out",
      traits: { technical: 0.6, physical: 0.5 },
      interests: { R: 0.8 },
      personality: ["Practical", "Persistent"],
    },
    "I follow a method that is known to work": {
      means: "proven methods",
      traits: { creative: -0.7 },
      interests: { C: 0.9 },
      personality: ["Disciplined"],
    },
    "I check every small detail twice": {
      means: "care for detail",
      interests: { C: 0.7 },
      traits: { creative: -0.2, leadership: -0.3 },
      personality: ["Precise", "Cautious"],
    },
    "I talk it through with others": {
      means: "working things out with people",
      traits: { social: 0.9, technical: -0.3 },
      interests: { S: 0.6 },
      personality: ["Cooperative"],
    },
    "I think of the people it affects": {
      means: "thinking of people first",
      traits: { social: 1, technical: -0.4 },
      interests: { S: 0.9 },
      personality: ["Empathetic", "Ethical"],
    },
    "I take charge and divide the work": {
      means: "taking charge",
      traits: { leadership: 1 },
      interests: { E: 0.8 },
      personality: ["Decisive"],
    },
    "I decide fast and trust my instinct": {
      means: "quick decisions",
      traits: { leadership: 0.5, analytical: -0.4 },
      stress: 0.5,
      interests: { E: 0.4 },
      personality: ["Decisive", "Calm under pressure"],
    },
  },
};

/** Question 10: how knowledge and feelings are shared. */
export const communication: ChoiceEvidence = {
  kind: "choice",
  combination: "mean",
  reach: 0.8,
  options: {
    "Speaking on a stage or to a class": {
      means: "speaking to a room",
      traits: { social: 0.7, leadership: 0.6 },
      environments: ["Stage or set", "Classroom or campus"],
      personality: ["Confident", "Outgoing"],
    },
    "Listening and talking one to one": {
      means: "listening to one person at a time",
      traits: { social: 1 },
      interests: { S: 0.9 },
      personality: ["Empathetic", "Patient"],
    },
    "Writing messages, reports or articles": {
      means: "writing",
      interests: { A: 0.5, I: 0.4, C: 0.3 },
      traits: { creative: 0.4, physical: -0.6 },
      categories: { Media: 0.6, Legal: 0.3, Education: 0.2 },
    },
    "Showing charts, pictures or slides": {
      means: "showing things in pictures",
      traits: { analytical: 0.4, creative: 0.5, physical: -0.4 },
      interests: { I: 0.3, A: 0.3 },
    },
    "Debating and changing people's minds": {
      means: "arguing a case",
      traits: { leadership: 0.7, analytical: 0.3 },
      interests: { E: 0.8 },
      categories: { Legal: 0.7 },
      personality: ["Persuasive", "Confident"],
    },
    "Explaining hard things in simple words": {
      means: "explaining",
      traits: { social: 0.6, analytical: 0.4 },
      interests: { S: 0.6, I: 0.3 },
      categories: { Education: 0.5 },
      personality: ["Patient"],
    },
    "Making videos or posts for social media": {
      means: "making things for screens",
      traits: { creative: 0.8 },
      categories: { Media: 0.9 },
      interests: { A: 0.5, E: 0.4 },
    },
    "Chatting easily with people I just met": {
      means: "meeting new people",
      traits: { social: 0.8 },
      interests: { E: 0.6, S: 0.4 },
      categories: { Hospitality: 0.4, Retail: 0.4 },
      personality: ["Outgoing"],
    },
    "Using different languages with different people": {
      means: "languages",
      traits: { social: 0.6 },
      interests: { S: 0.3, A: 0.3 },
      categories: { Hospitality: 0.4, Media: 0.3, Government: 0.2, Education: 0.2 },
      travel: 0.3,
    },
    "Showing how by doing it myself": {
      means: "showing by doing",
      traits: { physical: 0.6, technical: 0.4 },
      interests: { R: 0.8 },
      personality: ["Practical"],
    },
    "Working quietly, with few conversations": {
      means: "quiet, independent work",
      traits: { social: -1, leadership: -0.6 },
      interests: { C: 0.3, R: 0.3 },
      personality: ["Independent", "Precise"],
    },
  },
};

/** Question 12: what happens under pressure. */
export const pressure: ChoiceEvidence = {
  kind: "choice",
  combination: "mean",
  reach: 0.5,
  options: {
    "I stay calm and keep working": { means: "a need for calm under pressure", stress: 0.7, personality: ["Calm under pressure"] },
    "I do my best work near deadlines": { means: "deadlines", stress: 0.9, categories: { Media: 0.4 } },
    "I make a list and a plan": { means: "planning", interests: { C: 0.7 }, personality: ["Organised", "Disciplined"] },
    "I talk to friends or family": { means: "people around you", traits: { social: 0.7 }, personality: ["Cooperative", "Outgoing"] },
    "I go for a run, game or yoga": { means: "moving about", traits: { physical: 0.7 }, personality: ["Energetic"] },
    "I take quiet time on my own": { means: "quiet", traits: { social: -0.5 }, stress: -0.4, personality: ["Independent"] },
    "I turn to music, art or prayer": {
      means: "room for art and reflection",
      traits: { creative: 0.6 },
      interests: { A: 0.6 },
      stress: -0.2,
    },
    "I ask an experienced person for help": {
      means: "work with seniors who guide",
      personality: ["Cooperative", "Cautious"],
      traits: { leadership: -0.4 },
    },
    "I worry a lot and sleep badly": { means: "a calm pace", stress: -1 },
    "I would rather avoid stressful work": { means: "little stress", stress: -1 },
  },
};
