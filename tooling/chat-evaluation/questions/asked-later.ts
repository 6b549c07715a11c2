import type { QuestionGroup } from "../question.ts";

/** Asked when all others were answered; the answers were wrong or poor, and were mended. */
export const askedLater: QuestionGroup = {
  group: "Asked later and mended",
  tunedOn: true,
  questions: [
    { ask: "which career has less competition", kind: "unknown", never: ["Competition Lawyer"] },
    { ask: "how do I start a homestay business", links: ["bed-and-breakfast-owner"] },
    { ask: "jobs for handicapped students", says: ["Rights of Persons with Disabilities Act"] },
    { ask: "is cs or ca better", links: ["chartered-accountant", "company-secretary"] },
    { ask: "is maths compulsory for architecture", first: "architect", says: ["PCM"] },
    { ask: "I dont want to study further after 12th", says: ["no degree"], links: ["/careers*"] },
    { ask: "what is RIASEC", says: ["Holland"], links: ["/how-matching-works"] },
    { ask: "are you chatgpt", says: ["program"] },
    { ask: "share market career", never: ["share button"] },
    { ask: "food technology scope", first: "food-technologist" },
    { ask: "what does a teacher of disabled children do", links: ["special-education-teacher"] },
    { ask: "ca vs cs", links: ["chartered-accountant", "company-secretary"], never: ["Software"] },
    { ask: "mbbs ke bina doctor", says: ["NEET"], links: ["/careers*"] },
    { ask: "girls ke liye best career", says: ["open to you"] },
    { ask: "divyang ke liye naukri", says: ["Rights of Persons with Disabilities Act"] },
    { ask: "night shift nahi karna", kind: "unknown", never: ["Night Auditor"] },
    { ask: "video editing se paise", first: "film-editor", pay: ["film-editor"] },
    { ask: "dmlt kya hai", first: "medical-laboratory-technician" },
    { ask: "cfa kya hai", first: "financial-analyst" },
    { ask: "tgt pgt kya hota hai", says: ["Classes 6 to 10"] },
    { ask: "bank clerk vs po", links: ["bank-clerk", "bank-officer", "/compare?ids=*"] },
    { ask: "aage nahi padhna 12th ke baad", says: ["no degree"], links: ["/careers*"] },
    { ask: "isro scientist kaise bane", first: "satellite-engineer" },
  ],
};
