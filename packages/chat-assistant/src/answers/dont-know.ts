import type { Wording } from "../language.ts";

/** With these words every reply begins that owns not to know. */
export const NOT_KNOWN: Wording = { english: "I don't know", hinglish: "Mujhe yeh nahi pata", hindi: "मुझे यह नहीं पता" };
export const DONT_KNOW: string = NOT_KNOWN.english;
