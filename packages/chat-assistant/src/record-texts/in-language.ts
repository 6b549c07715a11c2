import { words } from "../html/write.ts";
import type { InHindi, Language } from "../language.ts";
import { SIDES, WAYS } from "./index.ts";

const TOLD: ReadonlyMap<string, InHindi> = new Map([...WAYS, ...SIDES].flatMap((texts) => Object.entries(texts)));

/**
 * A text of a record (a way in, a licence, what people dislike, what to try) in the language asked for. It is found by its own English: where a
 * record's has changed, or is another catalogue's, it stays as it is.
 */
export const textIn = (text: string, language: Language): string =>
  (language === "english" ? undefined : TOLD.get(text)?.[language]) ?? text;

/** The same as HTML. */
export const recordText = (text: string, language: Language): string => words(textIn(text, language));

/** Several of them in one line. */
export const recordTexts = (texts: readonly string[], language: Language): string =>
  texts.map((text) => recordText(text, language)).join("; ");
