import type { Language } from "../../packages/chat-assistant/src/index.ts";

/** What a right answer must show. Texts are looked for in the words of the reply without regard to case; "a|b" is either. */
export type Checks = {
  /** The career that the reply links before any other. */
  readonly first?: string;
  /** Addresses, or ids of careers, that the reply must link; an address ending in "*" is a beginning. */
  readonly links?: readonly string[];
  /** At least so many of these careers must be linked. */
  readonly some?: readonly [count: number, ids: readonly string[]];
  /** Careers whose pay in rupees must stand there, with its basis and year. */
  readonly pay?: readonly string[];
  readonly says?: readonly string[];
  readonly never?: readonly string[];
  /** A kind refusal; care and both helplines, with no career; an honest "I don't know". */
  /** The language that the words of the reply must be in, beside the names and texts of the catalogue. */
  readonly language?: Language;
  readonly kind?: "refuses" | "helpline" | "unknown";
};

/** A question as a student asks it. */
export type Question = Checks & {
  readonly ask: string;
  /** The career on whose page it is asked. */
  readonly on?: string;
};

/**
 * Questions of one kind. Every third is held out: it is looked at only when the work is done. `tunedOn`: none is, since all were seen.
 * `asTheyCame`: all are, and nothing was mended after they were asked.
 */
export type QuestionGroup = {
  readonly group: string;
  readonly tunedOn?: true;
  readonly asTheyCame?: true;
  readonly questions: readonly Question[];
};
