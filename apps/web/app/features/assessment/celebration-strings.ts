/** What the pause at every fifth question says. */
export const strings = {
  milestone: "Milestone",
  majorMilestone: "Major Milestone",
  onlyRemaining: (count: number) => `Only ${count} ${count === 1 ? "question" : "questions"} remaining!`,
  complete: "Assessment complete!",
  lastQuestion: "That is, once you have answered this last question. Then your list is ready.",
  keepGoing: "Keep Going",
  viewResults: "View Results",
  closeCelebration: "Close",
} as const;
