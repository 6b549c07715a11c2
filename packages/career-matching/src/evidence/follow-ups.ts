import type { ChoiceEvidence } from "./evidence.ts";

/** Question 101: which technical challenges. */
export const technicalChallenges: ChoiceEvidence = {
  kind: "choice",
  about: "personality",
  combination: "best",
  reach: 1.2,
  options: {
    "Writing code for apps or websites": {
      means: "writing code",
      words: ["software", "web dev", "developer", "programm", "mobile app", "backend", "frontend"],
      homes: ["Technology"],
    },
    "Teaching computers to learn from data": {
      means: "learning from data",
      words: ["data scien", "machine learning", "artificial intel", "analytics", "deep learning", "statistic"],
      homes: ["Technology"],
    },
    "Protecting phones and accounts from hackers": {
      means: "keeping systems safe",
      words: ["security", "cyber", "penetration", "malware", "forensic"],
      homes: ["Technology"],
    },
    "Building robots, circuits or gadgets": {
      means: "robots, circuits and gadgets",
      words: ["robot", "electronic", "circuit", "embedded", "automation", "mechatron", "chip", "instrument"],
      homes: ["Engineering"],
    },
    "Repairing bikes, cars or engines": {
      means: "repairing vehicles and engines",
      words: ["mechanic", "repair", "vehicle", "engine", "automo", "service technician"],
      homes: ["Manufacturing", "Transportation"],
    },
    "Designing buildings, bridges or roads": {
      means: "designing buildings and roads",
      words: ["civil", "structur", "architect", "bridge", "highway", "draught", "drafter"],
      homes: ["Construction", "Engineering"],
    },
    "Running experiments in a lab": {
      means: "experiments in a laboratory",
      words: ["laborator", "chemi", "biolog", "microb", "physic", "scientist", "research"],
      homes: ["Science"],
    },
    "Keeping factory machines running smoothly": {
      means: "keeping machines running",
      words: ["maintenance", "machine", "operator", "plant", "production", "fitter"],
      homes: ["Manufacturing", "Energy"],
    },
    "Making solar or other clean power": {
      means: "clean power",
      words: ["solar", "wind", "renewable", "energy", "battery", "power"],
      homes: ["Energy"],
    },
    "Creating games and 3D worlds": {
      means: "games and 3D worlds",
      words: ["game", "3d", "animat", "virtual reality", "visual effect", "graphics"],
      homes: ["Technology", "Media"],
    },
  },
};

/** Question 102: ways of helping. */
export const waysOfHelping: ChoiceEvidence = {
  kind: "choice",
  about: "values",
  combination: "best",
  reach: 1.2,
  options: {
    "Treating people who are ill or hurt": {
      means: "treating the ill and hurt",
      words: ["physician", "surg", "nurs", "doctor", "medic", "dent", "physio", "clinic"],
      homes: ["Healthcare"],
    },
    "Listening to people who feel low": {
      means: "listening to people who feel low",
      words: ["counsel", "psycholog", "psychiatr", "mental", "therap", "addiction"],
      homes: ["Healthcare", "Nonprofit"],
    },
    "Teaching children or young people": {
      means: "teaching the young",
      words: ["teacher", "school", "tutor", "educat", "preschool", "nursery"],
      homes: ["Education"],
    },
    "Fighting for people's rights and justice": {
      means: "rights and justice",
      words: ["rights", "advocate", "legal aid", "lawyer", "judge", "justice"],
      homes: ["Legal"],
    },
    "Working with villages or poor families": {
      means: "work with villages and poor families",
      words: ["rural", "village", "communit", "livelihood", "welfare", "social work", "self-help"],
      homes: ["Nonprofit"],
    },
    "Helping people get fit and strong": {
      means: "making people fit and strong",
      words: ["fitness", "gym", "yoga", "coach", "trainer", "physio", "sports", "diet"],
      homes: ["Sports"],
    },
    "Rescuing people in accidents and disasters": {
      means: "rescue",
      words: ["rescue", "fire", "emergency", "paramedic", "disaster", "police", "ambulance", "coast guard"],
      homes: ["Government"],
    },
    "Caring for elderly or disabled people": {
      means: "caring for the elderly and disabled",
      words: ["elder", "geriatric", "disab", "rehabil", "occupational therap", "special educat", "caregiv", "prosthe", "home health"],
      homes: ["Healthcare"],
    },
    "Guiding people about money and savings": {
      means: "guiding people about money",
      words: ["financial", "bank", "insur", "tax", "invest", "loan", "wealth"],
      homes: ["Business"],
    },
    "Looking after guests and customers": {
      means: "looking after guests and customers",
      words: ["hotel", "guest", "customer", "front office", "cabin", "restaurant", "tour", "concierge"],
      homes: ["Hospitality", "Retail"],
    },
  },
};

/** Question 103: which creative work. */
export const creativeWork: ChoiceEvidence = {
  kind: "choice",
  about: "personality",
  combination: "best",
  reach: 1.2,
  options: {
    "Drawing, painting or illustrating": {
      means: "drawing and painting",
      words: ["paint", "illustrat", "draw", "cartoon", "mural", "artist"],
      homes: ["Arts"],
    },
    "Designing logos, posters or app screens": {
      means: "design for print and screens",
      words: ["graphic", "visual design", "user interface", "user experience", "ux", "brand", "typograph", "layout"],
      homes: ["Arts", "Technology"],
    },
    "Writing stories, articles or scripts": {
      means: "writing",
      words: ["writ", "author", "editor", "journalis", "script", "poet", "copy"],
      homes: ["Media", "Arts"],
    },
    "Singing, playing or composing music": {
      means: "music",
      words: ["music", "sing", "compos", "vocal", "instrument", "sound"],
      homes: ["Arts"],
    },
    "Dancing or acting for an audience": {
      means: "dance and acting",
      words: ["danc", "actor", "theatre", "choreograph", "drama", "perform"],
      homes: ["Arts"],
    },
    "Taking photographs or shooting films": {
      means: "photography and film",
      words: ["photo", "film", "camera", "cinemato", "video", "documentary"],
      homes: ["Media", "Arts"],
    },
    "Making animation, games or visual effects": {
      means: "animation, games and visual effects",
      words: ["animat", "game", "visual effect", "vfx", "3d", "composit"],
      homes: ["Arts", "Media"],
    },
    "Designing clothes, jewellery or textiles": {
      means: "designing clothes, jewellery and textiles",
      words: ["fashion", "jewel", "textile", "costume", "apparel", "garment", "embroider"],
      homes: ["Arts"],
    },
    "Planning how rooms and buildings look": {
      means: "planning rooms and buildings",
      words: ["interior", "architect", "landscape", "furniture", "set design", "exhibit"],
      homes: ["Construction", "Arts"],
    },
    "Inventing new dishes, cakes or sweets": {
      means: "inventing dishes",
      words: ["chef", "cook", "bak", "pastry", "confection", "culinary", "food tech"],
      homes: ["Hospitality"],
    },
    "Making pottery, woodwork or handicrafts": {
      means: "handicrafts",
      words: ["pott", "wood", "carpent", "craft", "carv", "ceramic", "weav", "sculpt"],
      homes: ["Arts"],
    },
  },
};
