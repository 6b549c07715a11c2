import type { Career } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";

const BY_DIPLOMA: readonly string[] = [
  "civil-engineering-technician",
  "mechanical-engineering-technician",
  "electrical-engineering-technician",
  "aircraft-maintenance-engineer",
];

/** What polytechnics train most of their students for. */
export const byDiploma = ({ careers }: Pick<Knowledge, "careers">): readonly Career[] =>
  BY_DIPLOMA.flatMap((id) => careers.find((career) => career.id === id) ?? []);
