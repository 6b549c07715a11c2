import { words } from "../html/write.ts";
import type { InHindi, Language } from "../language.ts";
import { WAYS } from "./index.ts";

const TOLD: ReadonlyMap<string, InHindi> = new Map(WAYS.flatMap((ways) => Object.entries(ways)));

/**
 * A way into a career or the licence of its work, as a record has it, in the language asked for. It is found by its own English text: where a
 * record's has changed, or is another catalogue's, it stays as it is.
 */
export const wayText = (way: string, language: Language): string =>
  words((language === "english" ? undefined : TOLD.get(way)?.[language]) ?? way);

/** Several of them in one line. */
export const waysText = (ways: readonly string[], language: Language): string => ways.map((way) => wayText(way, language)).join("; ");
