import type { QuestionGroup } from "../question.ts";

export const misspelt: QuestionGroup = {
  group: "Misspelt",
  questions: [
    { ask: "sofware enginer salary", first: "software-engineer", pay: ["software-engineer"] },
    { ask: "how to becom a docter", first: "general-physician", says: ["NEET-UG"] },
    { ask: "chartered acountant course", first: "chartered-accountant", says: ["CA Foundation"] },
    { ask: "wat does a architecht do", first: "architect" },
    { ask: "hw 2 bcom a lawer", first: "criminal-lawyer", says: ["CLAT"] },
    { ask: "phycologist ke liye kya padhna padta hai", first: "counselling-psychologist" },
    { ask: "graphic desiner pay", first: "graphic-designer", pay: ["graphic-designer"] },
    { ask: "jounalist kaise bante hai", first: "news-reporter" },
    { ask: "pharmasist course details", first: "pharmacist", says: ["BPharm"] },
    { ask: "vetnary doctor salary", first: "veterinarian", pay: ["veterinarian"] },
    { ask: "fisiotherapist", first: "physiotherapist" },
    { ask: "mecanical enginering scope", first: "mechanical-engineer" },
    { ask: "i want 2 be an entreprenuer", first: "entrepreneur" },
    { ask: "electrition kaise bane", first: "electrician", says: ["ITI"] },
    { ask: "intrior designer", first: "interior-designer" },
    {
      ask: "fotographer career",
      some: [1, ["wedding-photographer", "portrait-photographer", "wildlife-photographer", "fashion-photographer"]],
    },
    { ask: "data scientst vs data analist", links: ["data-scientist", "data-analyst", "/compare?ids=*"] },
    { ask: "artifical inteligence enginer", first: "artificial-intelligence-specialist" },
  ],
};
