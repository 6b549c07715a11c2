/** What is wrong with a file of careers, and where. */
export type RowError = {
  /** The row of a CSV file from 1, the header included; the place in a JSON list from 1; 0 for the whole text. */
  readonly row: number;
  /** The field, such as "skills" or "pathway.exams.0"; empty for the whole row. */
  readonly field: string;
  /** What was given and what is allowed. */
  readonly message: string;
};

/** One career as it came, before it is checked. */
export type UncheckedRow = { readonly row: number; readonly value: unknown };
