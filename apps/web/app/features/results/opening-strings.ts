/** What the results page says before the answers are read, and where there are none. */
export const opening = {
  title: "Your results",
  bareTitle: "There is nothing to show yet",
  withoutScript: "Your results are worked out on your own device, and that needs JavaScript.",
  bareText:
    "Results are worked out on this device from the twenty questions of the assessment. Answer them here and they stay here, also when you reload the page.",
  unfinished: (answered: number, total: number) => `You have answered ${answered} of ${total} questions. Go on where you left off.`,
  start: "Take Career Assessment",
  goOn: "Go on with the assessment",
  loading: "Loading results...",
  unavailable: "The careers to compare with could not be loaded. Your answers are safe on this device.",
  retry: "Try again",
  badLinkTitle: "This link does not open",
  badLink: {
    old: "It was made with an older set of questions, so its answers can't be read any more. Whoever sent it can open their results and share them again.",
    broken: "A part of it is missing or was changed on the way. Ask for it again, copied whole.",
  },
} as const;
