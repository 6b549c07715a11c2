import type { QuestionGroup } from "../question.ts";

export const vague: QuestionGroup = {
  group: "Vague",
  questions: [
    { ask: "hi", says: ["Disha"] },
    { ask: "i dont know what to do with my life career wise", links: ["/assessment"] },
    { ask: "help", says: ["career"] },
    { ask: "best career for me?", links: ["/assessment"] },
    { ask: "salary", says: ["which career"] },
    { ask: "job", links: ["/careers*"] },
    { ask: "thanks a lot!!", says: ["welcome|glad"] },
    { ask: "I am confused between science and commerce", says: ["stream"] },
    { ask: "my parents want me to be a doctor but i dont want to", links: ["/compare"] },
    { ask: "how to make a resume", links: ["/blog/resume-tips"] },
    { ask: "interview tips for freshers", says: ["interview"] },
    { ask: "good career with scope", links: ["/assessment"] },
    { ask: "asdfgh qwerty", kind: "unknown" },
    { ask: "?", kind: "unknown" },
    { ask: "will AI take my job in future", links: ["/blog/future-of-work-2035"] },
    { ask: "ok bye", says: ["bye|luck|best"] },
    {
      ask: "chemistry",
      some: [
        1,
        [
          "chemistry-teacher",
          "chemistry-professor",
          "organic-chemist",
          "analytical-chemist",
          "physical-chemist",
          "inorganic-chemist",
          "geochemist",
          "chemical-engineer",
          "pharmaceutical-chemist",
        ],
      ],
    },
    { ask: "can girls become pilots", first: "commercial-pilot" },
  ],
};
