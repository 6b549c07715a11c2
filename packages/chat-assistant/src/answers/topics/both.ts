import { Pattern } from "../../reading/pattern.ts";

/** A pattern that finds two phrases in padded text, whichever comes first. */
export const both = (one: string, other: string): RegExp => new Pattern(`^(?=.* (?:${one}) )(?=.* (?:${other}) )`, "u");
