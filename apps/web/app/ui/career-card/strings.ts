import { site } from "../../site.ts";

/** What a career's card and its buttons say (specification, section 2). */
export const strings = {
  bookmark: "Bookmark career",
  unbookmark: "Remove bookmark",
  compare: "Add to comparison",
  uncompare: "Remove from comparison",
  share: "Share career",
  named: (action: string, name: string) => `${action}: ${name}`,
  learnMore: "Learn More",
  noImage: "Image not available",
  alsoCalled: (title: string) => `Also called ${title}`,
  shareText: (name: string) => `Check out this career on ${site.name}: ${name}`,
  copied: "Career link copied to clipboard!",
  link: "Link to the career",
  dropped: (name: string) => `At most three careers are compared, so ${name} was taken out.`,
  added: (name: string) => `${name} is in the comparison.`,
  seeComparison: "Compare",
  textComing: "The description is on its way",
} as const;
