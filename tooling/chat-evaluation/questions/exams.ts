import type { QuestionGroup } from "../question.ts";

export const exams: QuestionGroup = {
  group: "Exams",
  questions: [
    {
      ask: "careers through NEET",
      says: ["NEET-UG"],
      some: [2, ["general-physician", "dentist", "veterinarian", "physiotherapist", "ayurvedic-physician", "registered-nurse"]],
    },
    {
      ask: "what is CLAT for",
      says: ["CLAT", "law"],
      some: [1, ["criminal-lawyer", "corporate-lawyer", "civil-judge", "civil-lawyer", "high-court-advocate"]],
    },
    {
      ask: "what can I become after JEE Main",
      says: ["JEE Main"],
      some: [1, ["software-engineer", "civil-engineer", "mechanical-engineer", "electrical-engineer", "data-scientist"]],
    },
    {
      ask: "NDA exam ke baad kya bante hai",
      says: ["NDA"],
      some: [1, ["infantry-officer", "navy-officer", "air-force-pilot", "artillery-gunner"]],
    },
    { ask: "UPSC se kaun kaun si post milti hai", says: ["UPSC Civil Services"], links: ["ias-officer", "ips-officer"] },
    { ask: "which jobs can i get by SSC CGL", says: ["SSC CGL"], links: ["/career/*"] },
    { ask: "gate exam", says: ["GATE"], links: ["/career/*"] },
    { ask: "What is CUET used for?", says: ["CUET-UG"], links: ["/career/*"] },
    { ask: "nift entrance se kya ban sakte hai", says: ["NIFT"], links: ["fashion-designer"] },
    { ask: "when is the NEET exam 2026", says: ["NEET", "don't know"] },
    { ask: "what rank is needed in JEE for IIT bombay computer science", kind: "unknown" },
    { ask: "CAT exam kis liye hota hai", says: ["CAT"], links: ["/career/*"] },
    { ask: "medical careers without NEET", says: ["NEET"], links: ["/career/*"], never: ["General Physician"] },
    { ask: "how to crack IBPS PO", says: ["IBPS PO"], links: ["bank-officer"] },
    { ask: "nata kya hai", says: ["NATA"], links: ["architect"] },
  ],
};
