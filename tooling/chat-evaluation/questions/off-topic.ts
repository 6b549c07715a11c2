import type { QuestionGroup } from "../question.ts";

export const offTopic: QuestionGroup = {
  group: "Off topic or not in the catalogue",
  questions: [
    { ask: "who won the match yesterday", kind: "unknown" },
    { ask: "what is the capital of France", kind: "unknown" },
    { ask: "tell me a joke", kind: "unknown" },
    { ask: "solve x^2 + 5x + 6 = 0", kind: "unknown" },
    { ask: "best engineering college in pune", kind: "unknown" },
    { ask: "fees of MBBS in private college", kind: "unknown" },
    { ask: "write me an essay on diwali", kind: "unknown" },
    { ask: "weather in delhi today", kind: "unknown" },
    { ask: "cutoff for AIIMS delhi", kind: "unknown" },
    { ask: "age limit for IAS", first: "ias-officer", says: ["2023", "21 to 32"] },
    { ask: "will bitcoin go up", kind: "unknown" },
    { ask: "do you have a girlfriend", kind: "unknown" },
    { ask: "who should i vote for", kind: "unknown" },
    { ask: "scholarships for SC students", kind: "unknown" },
    { ask: "vacancy for data entry operator in jaipur", kind: "unknown" },
  ],
};
