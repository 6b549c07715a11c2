import type { AssessmentState } from "@career-clarity/assessment-engine";

type Category = AssessmentState["questions"][number]["category"];

/** What the assessment says (specification, sections 2 and 4). */
export const strings = {
  title: "Career assessment",
  withoutScript:
    "The twenty questions of the assessment are asked and worked out on your own device, and that needs JavaScript. Without it you can read about every career.",
  question: (number: number, total: number) => `Question ${number} of ${total}`,
  percent: (percent: number) => `${percent}%`,
  progress: "Progress of the assessment",
  categories: {
    personality: "Personality",
    skills: "Skills",
    values: "Values",
    environment: "Environment",
    preferences: "Preferences",
  } satisfies Record<Category, string>,
  previous: "Previous",
  continue: "Continue with Selected Options",
  picked: (count: number, max: number) => `${count} of ${max} chosen`,
  chooseUpTo: (max: number) => (max === 1 ? "Choose one." : `Choose up to ${max}.`),
  atLimit: (max: number) => `That's ${max}. Take one away to choose another.`,
  chooseOne: "Choose the one that fits best.",
  scaleHint: "From 1 to 10.",
  rankHint: "Put them in your order: drag them, or use the arrows.",
  moveUp: (option: string) => `Move up: ${option}`,
  moveDown: (option: string) => `Move down: ${option}`,
  confirmRanking: "Confirm Ranking",
  searchAreas: "Search these areas",
  noAreas: (text: string) => `No area has "${text}" in its name. Try a shorter word.`,
  groupCount: (count: number, picked: number) => (picked > 0 ? `${count} areas, ${picked} chosen` : `${count} areas`),
  remove: (option: string) => `Remove: ${option}`,
  welcomeBack: "Welcome back. Your answers are still here, on this device only.",
  startOver: "Start over",
  putAside: "Your earlier answers were removed.",
  undo: "Undo",
  finished: "You have answered all the questions",
  seeResults: "See my results",
  again: "Take it again",
  analyzing: "Analyzing Your Responses...",
  analyzingSteps: ["Personality analysis", "Skills matching", "Career scoring"],
  analyzingDatabase: (claim: string) => `Comparing with ${claim} career options`,
  privacy: "Your answers stay on this device.",
} as const;
