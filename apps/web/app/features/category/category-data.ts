import type { CareerCategory, EducationLevel } from "@career-clarity/career-catalog";

/** A category's careers by family, in the catalogue's order of families and the alphabet's of names. */
export type CategoryPage = {
  readonly category: CareerCategory;
  readonly count: number;
  readonly families: readonly {
    readonly name: string;
    readonly careers: readonly { readonly id: string; readonly name: string; readonly education: EducationLevel }[];
  }[];
};
