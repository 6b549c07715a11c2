/** A pattern that finds two phrases in padded text, whichever comes first. */
export const both = (one: string, other: string): RegExp => new RegExp(`^(?=.* (?:${one}) )(?=.* (?:${other}) )`, "u");
