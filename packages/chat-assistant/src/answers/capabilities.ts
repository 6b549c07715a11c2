import { link, p, ul } from "../html/write.ts";

/** What Disha can do, as examples to try. */
export const capabilities: string = ul([
  'What a career is and pays: "What does a physiotherapist do?", "CA ki salary kitni hai?"',
  'How to get there: "How do I become a pilot after Class 12?"',
  'Comparisons: "doctor or dentist?"',
  'Careers by stream, subject, skill or wish: "PCB without NEET", "jobs with Python", "work from home"',
  `What an exam leads to: "What is CLAT for?" Or browse ${link("/careers", "all careers")} yourself.`,
]);

export const whatICanDo: string = p("Here is what I can do:") + capabilities;
