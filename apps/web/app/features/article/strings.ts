/** What stands around an article. */
export const strings = {
  back: "All career guides",
  contents: "In this article",
  minutes: (minutes: number) => `${minutes} min read`,
  published: (date: string) =>
    new Date(`${date}T00:00:00Z`).toLocaleDateString("en-IN", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
  sources: "Sources",
  careers: "Careers in this article",
  related: "Read next",
  askTitle: "And you?",
  askText: "Twenty questions, about ten minutes, and a list of careers that says which of your answers speak for each.",
  ask: "Take Career Assessment",
  stream: "Take the stream test",
} as const;
