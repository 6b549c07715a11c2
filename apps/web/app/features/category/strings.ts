/** What a category's page says. */
export const strings = {
  all: "All careers",
  title: (category: string) => `${category} careers`,
  lead: (count: number, families: number) => `${count} careers in ${families} fields, each with the usual way in.`,
  search: "Search and filter these",
  jump: "Fields",
  others: "Other categories",
} as const;
