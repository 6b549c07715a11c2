const RUN = 8;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const runsOf = (text: string): readonly string[] => {
  const words = wordsOf(text);
  return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(" "));
};

/** Whether a text repeats eight words in a row of what the model alone was told. */
export function repeats(text: string, secret: string): boolean {
  const told = new Set(runsOf(secret));
  return runsOf(text).some((run) => told.has(run));
}
