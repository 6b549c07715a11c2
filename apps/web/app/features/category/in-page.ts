import type { EducationLevel } from "@career-clarity/career-catalog";
import type { CategoryPage } from "./category-data.ts";

type Careers = CategoryPage["families"][number]["careers"];
const withCareers = (page: CategoryPage, careersAt: (index: number) => Careers): CategoryPage => ({
  ...page,
  families: page.families.map(({ name }, index) => ({ name, careers: careersAt(index) })),
});

function careersIn(section: Element | undefined): Careers {
  return [...(section?.querySelectorAll<HTMLAnchorElement>("li > a") ?? [])].map((link) => ({
    id: link.pathname.slice(link.pathname.lastIndexOf("/") + 1),
    name: link.children[0]?.textContent ?? "",
    education: (link.children[1]?.textContent ?? "") as EducationLevel,
  }));
}

/** Up to 267 careers stand in the page's own HTML: there they are read, and not sent a second time. */
export const careersInPage = {
  leaveOut: (data: unknown): unknown => withCareers(data as CategoryPage, () => []),
  readBack: (data: unknown, html: ParentNode): unknown => {
    const sections = [...html.querySelectorAll("main section")];
    return withCareers(data as CategoryPage, (index) => careersIn(sections[index]));
  },
};
