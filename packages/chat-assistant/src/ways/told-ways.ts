import type { InHindi } from "../language.ts";

/** Ways in and licences by the English text of the records. */
export type ToldWays = Readonly<Record<string, InHindi>>;
