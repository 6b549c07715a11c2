import type { QuestionGroup } from "../question.ts";

export const stages: QuestionGroup = {
  group: "After Class 10, 12 or a degree",
  questions: [
    { ask: "What should I do after class 10?", says: ["Class 10", "ITI", "polytechnic"] },
    { ask: "what after 12th science pcm", says: ["PCM"], links: ["/career/*"] },
    { ask: "courses after 12th commerce", says: ["Commerce"], links: ["/career/*"] },
    { ask: "what to do after BCom", says: ["BCom"], links: ["/career/*"] },
    { ask: "i have finished BA what next", links: ["/career/*"], says: ["BA|degree"] },
    { ask: "which stream should i take after 10th", says: ["Commerce", "Humanities|Arts"] },
    { ask: "jobs after 10th pass", says: ["Class 10"], links: ["/career/*"] },
    { ask: "I did btech in mechanical but hate it. what now?", links: ["/career/*"] },
    { ask: "iti ke baad konsi job milegi", says: ["ITI"], links: ["/career/*"] },
    { ask: "what are the options after bsc", says: ["BSc"], links: ["/career/*"] },
    { ask: "career options after 12th arts", says: ["Humanities|Arts"], links: ["/career/*"] },
    { ask: "diploma after 10th", says: ["diploma"], links: ["/career/*"] },
    { ask: "12th me fail ho gaya ab kya karu", links: ["/career/*"], never: ["useless"] },
    { ask: "I got 52% in boards, which careers can i still do", links: ["/career*"] },
    { ask: "im 28 working in bpo, can i still change my career", links: ["/assessment"] },
  ],
};
