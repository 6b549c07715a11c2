import type { CareerCategory } from "@career-clarity/career-catalog";
import type { InHindi } from "../language.ts";

/** What one career is, in Hindi: its description, its summary and the tasks of its day, and which English text they tell (`textMark`). */
export type Told = {
  readonly of: string;
  readonly description: InHindi;
  readonly summary: InHindi;
  readonly day: { readonly [Kind in keyof InHindi]: readonly string[] };
};

/** By career id. */
export type ToldCareers = Readonly<Record<string, Told>>;

export type ToldCategories = Readonly<Record<CareerCategory, ToldCareers>>;

/** FNV-1a in base 36: a text that was changed since it was put into Hindi has another mark. */
export function textMark(text: string): string {
  let state = 0x811c_9dc5;
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 0x0100_0193);
  return (state >>> 0).toString(36);
}
