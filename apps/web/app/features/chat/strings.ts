import { site } from "../../site.ts";
import type { ConnectionStatus, Source } from "./talk.ts";

const sources: Readonly<Record<Source, string>> = {
  system: "Welcome",
  ai: "Written by AI from our facts",
  "intelligent-fallback": "From the catalogue",
  "local-fallback": "Short answer, without connection",
  "error-fallback": "Not answered",
};
const status: Readonly<Record<ConnectionStatus, string>> = {
  checking: "Connecting...",
  connected: "AI Enhanced",
  fallback: "Smart Mode",
};

export const strings = {
  title: "Disha",
  log: "Your talk with Disha",
  minimise: "Minimise",
  close: "Close the chat",
  restore: "Back to Disha",
  newReply: "New reply",
  clear: "Clear the talk",
  clearShort: "Clear",
  cleared: "The talk is cleared.",
  status,
  sources,
  you: "You",
  suggestions: "You can ask, for example",
  typing: "Disha is typing",
  question: "Your question to Disha",
  placeholder: "Ask about a career, exam or subject",
  send: "Send",
  counter: (used: number, most: number) => `${used} / ${most}`,
  counterSpoken: (most: number) => `At most ${most} characters. Enter sends, Shift and Enter begin a new line.`,
  aboutPage: (career: string) => `Disha knows that you are reading about: ${career}`,
  copyFailed: "Your browser did not allow copying. Select it by hand.",
  again: "Ask again",
  offline: "You are offline. Your question is kept: send it when you are back.",
  // What leaves the device, to whom, and what stays.
  privacy: {
    server: "Your question goes to this site's server to be answered, and is not stored there.",
    none: "No AI company receives it.",
    model: (model: string) =>
      `Your question goes to this site's server, which does not store it, and from there to ${model}, which writes the answer.`,
    always: "Leave out names, phone numbers and your school. The talk stays in this tab until you clear it or close the tab.",
  },
  technical: {
    title: "Technical Assistance",
    text: "Something went wrong: your question was not answered. Ask again in a moment, or write to us:",
    address: site.supportEmail,
    helplines: "If you are not well or not safe, call now: Tele-MANAS 14416, Childline 1098. Both are free.",
  },
} as const;
