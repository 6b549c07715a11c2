import type { InHindi } from "../language.ts";

/** Texts of the records in Hindi, each by its English. */
export type ToldTexts = Readonly<Record<string, InHindi>>;
