import { feedbackCategories, helpCategories } from "@career-clarity/submissions";
import { site } from "../../site.ts";

/** What both forms with a message say. */
export const strings = {
  minor: "I am under 18",
  minorNote: "Then we ask for no name and no address, and can't write back. For an answer, ask a parent or teacher to write to us.",
  name: "Your name",
  email: "Your e-mail address",
  category: "Topic",
  optional: "(optional)",
  noCategory: "Choose one",
  stars: ["Poor", "Fair", "Good", "Very good", "Excellent"],
  star: (number: number, word: string) => `${number} of 5: ${word}`,
  counter: (used: number, most: number) => `${used} / ${most}`,
  counterSpoken: (most: number) => `At most ${most} characters.`,
  missing: (fields: string) => `Still needed: ${fields}.`,
  missingFields: {
    name: "your name",
    email: "your e-mail address",
    rating: "a rating",
    message: "your message",
  },
  sending: "Sending…",
  // What is kept, why, how long, and how it is deleted.
  consent:
    "We keep this and what kind of browser you use, to answer you and make the site better, for twelve months at most. To see it or have it deleted, write to",
  consentMinor:
    "We keep this and nothing else, to make the site better, for twelve months at most. Please leave out names, phone numbers and your school. To have it deleted, write to",
  privacy: "Privacy Policy",
  kept: "What you typed before was kept on this device.",
  clear: "Clear the form",
  before: (how: string, number: string | null) => `Your last message: ${how}.${number === null ? "" : ` Its number is ${number}.`}`,
  problem: "Submission Error",
  parentMail: "Open it as an e-mail",
  unexpected: (what: string) =>
    `Failed to submit ${what}: part of this page could not be loaded. Please try again or contact us directly at ${site.supportEmail}`,
  support: site.supportEmail,
} as const;

/** What differs between the two. */
export const formStrings = {
  feedback: {
    what: "feedback",
    lead: "What worked, what confused you, what is missing or wrong: a line is enough, and we read every one.",
    rating: "How do you like the site?",
    message: "Your feedback",
    improvements: "What could we do better?",
    submit: "Send feedback",
    categories: feedbackCategories,
  },
  help: {
    what: "help request",
    lead: null,
    rating: "How has the site been so far?",
    message: "What do you need help with?",
    improvements: "Additional information",
    submit: "Send request",
    categories: helpCategories,
  },
} as const;
