/** All that the element says beside the quiz itself. A translation is another object of this type. */
export type StreamSelectorStrings = {
  readonly title: string;
  readonly question: (number: number, total: number) => string;
  readonly percent: (percent: number) => string;
  readonly progress: string;
  readonly choose: string;
  readonly previous: string;
  readonly results: string;
  readonly best: string;
  readonly level: string;
  readonly points: (score: number) => string;
  readonly tie: (names: readonly string[]) => string;
  readonly details: (name: string) => string;
  readonly careers: string;
  readonly steps: string;
  readonly caution: string;
  readonly restart: string;
};

const names = new Intl.ListFormat("en-IN", { type: "conjunction" });

/** The English texts. */
export const streamSelectorStrings: StreamSelectorStrings = Object.freeze({
  title: "Find your stream",
  question: (number: number, total: number) => `Question ${number} of ${total}`,
  percent: (percent: number) => `${percent}%`,
  progress: "Progress of the stream test",
  choose: "Choose the one that sounds most like you. There are no right answers.",
  previous: "Previous question",
  results: "Your recommended streams",
  best: "Best match",
  level: "Level with the best match",
  points: (score: number) => (score === 1 ? "1 point" : `${score} points`),
  tie: (level: readonly string[]) =>
    `${names.format(level)} came out level. Your answers don't tell them apart, so read about each before you choose.`,
  details: (name: string) => `Careers and next steps: ${name}`,
  careers: "Careers it leads to",
  steps: "Next steps",
  caution: "Ten questions can point, not decide. Talk it over with someone who knows you before you fill in the form.",
  restart: "Take the test again",
});
