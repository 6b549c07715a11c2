import { HELPING_WORK, STRAIN } from "./distress-phrases.ts";

/** Whether padded words speak of strain short of distress: fear of an exam, pressure, loneliness. */
export const isStrain = (text: string): boolean => STRAIN.test(text) && !HELPING_WORK.test(text);
