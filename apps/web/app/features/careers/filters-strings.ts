/** What the filters say; it comes with their code. */
export const strings = {
  category: "Category",
  allCategories: (claim: string) => `All Categories (${claim})`,
  subcategory: "Subcategory",
  allSubcategories: "All Subcategories",
  education: "Education Level",
  allEducation: "All Levels",
  salary: "Salary Range",
  salaryHint: "a year in the US, to compare careers with one another; in India pay differs",
  salaryFrom: "Lowest salary",
  salaryTo: "Highest salary",
  clearAll: "Clear All",
} as const;
