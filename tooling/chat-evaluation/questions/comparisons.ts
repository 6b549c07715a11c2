import type { QuestionGroup } from "../question.ts";

export const comparisons: QuestionGroup = {
  group: "Comparisons",
  questions: [
    { ask: "doctor vs engineer", links: ["general-physician", "/compare?ids=*"], says: ["pay|earn"] },
    { ask: "CA or CS which is better", links: ["chartered-accountant", "company-secretary", "/compare?ids=*"] },
    {
      ask: "compare data scientist, data analyst and data engineer",
      links: ["data-scientist", "data-analyst", "data-engineer", "/compare?ids=*"],
    },
    { ask: "difference between psychologist and psychiatrist", links: ["psychiatrist", "/compare?ids=*"] },
    { ask: "IAS or IPS?", links: ["ias-officer", "ips-officer", "/compare?ids=*"] },
    { ask: "which earns more, a pilot or an air traffic controller", pay: ["commercial-pilot", "air-traffic-controller"] },
    { ask: "civil engineer or architect", links: ["civil-engineer", "architect"], says: ["years"] },
    {
      ask: "nurse vs pharmacist vs physiotherapist",
      links: ["registered-nurse", "pharmacist", "physiotherapist"],
      pay: ["registered-nurse", "pharmacist"],
    },
    { ask: "ux designer vs graphic designer for a creative person", links: ["ux-designer", "graphic-designer"] },
    { ask: "lawyer ya judge kaun better hai", links: ["criminal-lawyer", "civil-judge"] },
    { ask: "is web developer better than app developer", links: ["web-developer", "mobile-app-developer"] },
    { ask: "bank clerk vs bank PO salary", pay: ["bank-clerk", "bank-officer"] },
  ],
};
