/** What was read from outside and has fields; nobody has looked at them yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** A list has no fields. */
export const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
