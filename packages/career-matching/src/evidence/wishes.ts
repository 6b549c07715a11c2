import type { ChoiceEvidence } from "./evidence.ts";

/** Question 5: what makes work worth going to. */
export const motivators: ChoiceEvidence = {
  kind: "choice",
  about: "values",
  combination: "mean",
  reach: 0.6,
  options: {
    "Earning well and living comfortably": { means: "good pay", pay: 1 },
    "A safe job with a steady income": {
      means: "a steady income",
      categories: { Government: 0.5, Education: 0.4, Healthcare: 0.3 },
      interests: { C: 0.5 },
      stress: -0.3,
    },
    "Being of service to others": {
      means: "service to others",
      traits: { social: 1 },
      interests: { S: 1 },
      categories: { Nonprofit: 0.5, Healthcare: 0.4 },
    },
    "Making something new and original": { means: "making something new", traits: { creative: 1 }, interests: { A: 0.7 } },
    "Respect and recognition from people": {
      means: "a name that people respect",
      traits: { leadership: 0.8 },
      interests: { E: 0.4 },
      categories: { Government: 0.3, Legal: 0.3, Healthcare: 0.2, Sports: 0.3 },
    },
    "Freedom to work in my own way": {
      means: "freedom in how you work",
      traits: { creative: 0.5 },
      remote: 0.5,
      interests: { A: 0.4, E: 0.3 },
      personality: ["Independent"],
    },
    "Power to take big decisions": { means: "big decisions", traits: { leadership: 1 }, interests: { E: 0.7 }, personality: ["Decisive"] },
    "Learning something new every day": {
      means: "learning every day",
      traits: { analytical: 0.6 },
      interests: { I: 0.9 },
      personality: ["Curious"],
    },
    "Becoming a true expert in one skill": {
      means: "mastery of one craft",
      traits: { technical: 0.6 },
      personality: ["Precise", "Persistent", "Disciplined"],
      interests: { R: 0.3, I: 0.3 },
    },
    "Doing what is right and fair": {
      means: "doing right by people",
      categories: { Legal: 0.7, Nonprofit: 0.6, Government: 0.3, Environmental: 0.3 },
      personality: ["Ethical"],
      interests: { S: 0.4 },
    },
    "Adventure, risk and new places": {
      means: "adventure and new places",
      travel: 0.8,
      stress: 0.4,
      traits: { physical: 0.5 },
      environments: ["At sea", "In the air", "Outdoors", "On the road"],
    },
    "Friendly people and good teamwork": { means: "teamwork", traits: { social: 0.8 }, personality: ["Cooperative", "Outgoing"] },
  },
};

/** Question 13: what the work should change. */
export const impact: ChoiceEvidence = {
  kind: "choice",
  about: "values",
  combination: "best",
  reach: 0.6,
  options: {
    "Healthier people and longer lives": {
      means: "people's health",
      categories: { Healthcare: 1, Sports: 0.2 },
      words: ["health", "medic", "nurs", "therap", "pharma", "nutrition", "yoga"],
    },
    "Better education for every child": {
      means: "children's education",
      categories: { Education: 1, Nonprofit: 0.3 },
      words: ["teach", "school", "child", "education"],
    },
    "Justice and safety for ordinary people": {
      means: "justice and safety",
      categories: { Legal: 1, Government: 0.4 },
      words: ["police", "law", "advocate", "judge", "fire", "rights"],
    },
    "Cleaner air, rivers and forests": {
      means: "a cleaner environment",
      categories: { Environmental: 1, Energy: 0.3, Agriculture: 0.3 },
      words: ["environment", "forest", "wildlife", "pollution", "solar", "wind", "conservation", "ecolog"],
    },
    "New inventions and scientific discoveries": {
      means: "discovery",
      categories: { Science: 1, Engineering: 0.6 },
      words: ["research", "scien", "physic", "robot", "biolog"],
    },
    "Technology that makes daily life easier": {
      means: "useful technology",
      categories: { Technology: 1, Engineering: 0.6 },
      words: ["software", "app ", "web", "robot", "electronic"],
    },
    "New businesses and jobs in India": {
      means: "building businesses",
      categories: { Business: 1, Retail: 0.5, Manufacturing: 0.3 },
      words: ["entrepreneur", "business", "founder", "market"],
    },
    "Good roads, homes and power for all": {
      means: "roads, homes and power",
      categories: { Construction: 1, Energy: 0.9, Engineering: 0.4 },
      words: ["civil", "architect", "electri", "power", "planner", "highway"],
    },
    "Art and stories that move people": {
      means: "art and stories",
      categories: { Arts: 1, Media: 0.9 },
      words: ["writ", "film", "music", "danc", "art", "story"],
    },
    "Better lives for farmers and villages": {
      means: "farmers and villages",
      categories: { Agriculture: 1, Nonprofit: 0.6 },
      words: ["farm", "rural", "village", "dairy", "agri", "crop"],
    },
    "Pride for India in sport or defence": {
      means: "sport or defence",
      categories: { Sports: 1 },
      words: ["army", "navy", "air force", "soldier", "military", "athlet", "coach", "defence", "border"],
    },
    "A better life for my own family": { means: "a good living for your family", pay: 0.7, stress: -0.4 },
  },
};

/** Question 6: industries. Each is one category of careers. */
export const industries: ChoiceEvidence = {
  kind: "choice",
  about: "industries",
  combination: "wish",
  reach: 3.6,
  options: {
    "Software, apps and the internet": { means: "software and the internet", categories: { Technology: 1 } },
    "Hospitals, clinics and medicines": { means: "health care", categories: { Healthcare: 1 } },
    "Machines, electronics and engineering design": { means: "engineering", categories: { Engineering: 1 } },
    "Banks, finance and company management": { means: "finance and management", categories: { Business: 1 } },
    "Schools, colleges and online learning": { means: "education", categories: { Education: 1 } },
    "Design, music, dance and fine arts": { means: "the arts and design", categories: { Arts: 1 } },
    "Law firms, courts and legal services": { means: "law", categories: { Legal: 1 } },
    "Factories making cars, phones or clothes": { means: "manufacturing", categories: { Manufacturing: 1 } },
    "Airlines, railways, shipping and delivery": { means: "transport", categories: { Transportation: 1 } },
    "Buildings, roads and housing": { means: "construction", categories: { Construction: 1 } },
    "Government, police and the armed forces": { means: "public service", categories: { Government: 1 } },
    "Farming, dairy and fisheries": { means: "agriculture", categories: { Agriculture: 1 }, words: ["veterinarian", "poultry"] },
    "Electricity, solar power, oil and gas": { means: "energy", categories: { Energy: 1 } },
    "Shops, malls and online stores": { means: "retail", categories: { Retail: 1 } },
    "Hotels, restaurants and tourism": { means: "hospitality", categories: { Hospitality: 1 } },
    "Scientific research and space missions": { means: "science", categories: { Science: 1 } },
    "Films, news and social media": { means: "media", categories: { Media: 1 } },
    "NGOs, charities and social work": { means: "social work", categories: { Nonprofit: 1 } },
    "Cricket, fitness and other sports": { means: "sport", categories: { Sports: 1 } },
    "Wildlife, forests and clean surroundings": { means: "the environment", categories: { Environmental: 1 }, words: ["wildlife"] },
  },
};
