import type { QuestionGroup } from "../question.ts";

export const page: QuestionGroup = {
  group: "On a career's page",
  questions: [
    { ask: "what does it pay?", on: "marine-biologist", first: "marine-biologist", pay: ["marine-biologist"] },
    { ask: "kitni salary milti hai", on: "tailor", first: "tailor", pay: ["tailor"] },
    { ask: "how do I become one from here?", on: "air-traffic-controller", first: "air-traffic-controller", says: ["AAI ATC"] },
    { ask: "which subjects do i need", on: "dentist", first: "dentist", says: ["PCB"] },
    { ask: "is it stressful", on: "news-anchor", first: "news-anchor", says: ["stress"] },
    { ask: "anything similar?", on: "botanist", links: ["botanist"], says: ["like|near"] },
    { ask: "explain this in simple words", on: "actuary", first: "actuary" },
    { ask: "is this better than doctor?", on: "pharmacist", links: ["pharmacist", "general-physician"] },
    { ask: "ye banne ke liye kya karna hoga", on: "physiotherapist", first: "physiotherapist", says: ["BPT"] },
    { ask: "how many years", on: "architect", first: "architect", says: ["7 to 8 years"] },
    { ask: "what does a pilot earn", on: "tailor", first: "commercial-pilot", pay: ["commercial-pilot"] },
    { ask: "exam?", on: "actuary", first: "actuary", says: ["exam"] },
  ],
};
