/** What a search says beyond the rule; it comes with its code. */
export const strings = {
  didYouMean: "Did you mean",
  otherNames: "Found by another name",
  otherNamesText: (text: string, count: number) =>
    `${count === 1 ? "This career is" : "These careers are"} also called something with “${text}” in it.`,
} as const;
