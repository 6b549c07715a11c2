/** What the tray of careers to compare says; it comes with its code. */
export const strings = {
  title: "Careers to compare",
  text: (count: number) => (count === 1 ? "Choose one or two more to compare." : `${count} careers chosen, three at most.`),
  remove: (name: string) => `Take ${name} out of the comparison`,
  clear: "Clear",
  compare: "Compare",
} as const;
