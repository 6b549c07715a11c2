import type { Career } from "@career-clarity/career-catalog";
import type { Article } from "./features/article/article-data.ts";
import type { CategoryPage } from "./features/category/category-data.ts";
import { site } from "./site.ts";

const aboutOf = ({ summary, description }: Career) => summary ?? description;

const said = (text: string) => () => text;

function ofCategory(data: unknown): string {
  const { category, count, families } = data as CategoryPage;
  const names = families.slice(0, 3).map(({ name }) => name);
  return `${count} ${category.toLowerCase()} careers with the usual way into each in India: ${names.join("; ")} and more.`;
}

/** What search engines and previews are told of a page, by its pattern in routes.ts and from the data that the page is made of. */
const descriptions: Readonly<Record<string, (data: unknown) => string>> = {
  "/": said(site.description),
  "/career/:id": (data) => aboutOf((data as { career: Career }).career),
  "/careers/:category": ofCategory,
  "/blog/:slug": (data) => (data as Article).description,
  "/assessment": said(
    "Twenty questions about what you enjoy, value and want. Your answers stay on your device and lead to a ranked, explained list of careers.",
  ),
  "/results": said("Careers ranked by how well they fit your answers, each with the reasons for it and one against."),
  "/careers": said("Search about 2,000 real careers by name, skill or category, with what each takes and pays."),
  "/compare": said("Up to three careers side by side: subjects, exams, years, pay, growth, stress, and the doors each one closes."),
  "/bookmarks": said("The careers you bookmarked on this device, to go through again, to take along as a file, or to compare."),
  "/blog": said(
    "Articles on choosing a stream, a course and a first job in India: sourced, specific and written to be argued with at home.",
  ),
  "/about": said(`Why ${site.name} exists, what it holds itself to, what its figures mean, and how to reach the people behind it.`),
  "/how-matching-works": said(
    "How twenty answers become a list of careers, what has been measured of it, what has not, and how far to trust it.",
  ),
  "/privacy-policy": said(
    "What stays on your device, what the site never asks for, what it would store and why, and how to see and delete it.",
  ),
  "/terms-of-service": said(`What you may do with ${site.name}, what we promise, what we can't promise, and what holds if things change.`),
  "/cookie-policy": said(
    "This site sets no cookies. What it keeps in your browser's storage instead, what each entry is for, and how to clear it.",
  ),
  "/offline": said("What works here without a network, and what does not."),
  "*": said("This address leads nowhere. Search the careers or start from the home page."),
};

export function describe(path: string, data: unknown): string {
  const description = descriptions[path];
  if (!description) throw new Error(`the page ${path} has no description: it is written in app/descriptions.ts`);
  return description(data);
}
