import type { Need } from "./care.ts";
import { DYING_NOW, SELF_HARM, WISHING_TO_DIE } from "./meanings/dying.ts";
import { EATING_DISORDERED } from "./meanings/eating.ts";
import { ADDICTED, HOPELESS } from "./meanings/heart.ts";
import {
  BEATEN,
  BLACKMAILED,
  BULLIED,
  FORCED_TO_MARRY,
  LEAVING_HOME,
  PREGNANT,
  SEXUALLY_ABUSED,
  THREATENED,
  THROWN_OUT,
} from "./meanings/hurt.ts";
import type { Meaning } from "./meanings/meaning.ts";
import { SEEING_NO_POINT } from "./meanings/of-others.ts";

/** A meaning with the need that it shows. */
type Sign = { readonly name: string; readonly meaning: Meaning; readonly need: Need };

/** What is said by somebody in distress; the first that fits is met. */
export const DISTRESS: readonly Sign[] = [
  { name: "dying now", meaning: DYING_NOW, need: "danger" },
  { name: "wishing to die", meaning: WISHING_TO_DIE, need: "despair" },
  { name: "hurting oneself", meaning: SELF_HARM, need: "despair" },
  { name: "blackmailed", meaning: BLACKMAILED, need: "blackmail" },
  { name: "sexually abused", meaning: SEXUALLY_ABUSED, need: "hurt" },
  { name: "threatened", meaning: THREATENED, need: "threat" },
  { name: "beaten", meaning: BEATEN, need: "hurt" },
  { name: "forced to marry", meaning: FORCED_TO_MARRY, need: "marriage" },
  { name: "pregnant", meaning: PREGNANT, need: "pregnancy" },
  { name: "bullied", meaning: BULLIED, need: "hurt" },
  { name: "put out of home", meaning: THROWN_OUT, need: "shelter" },
  { name: "leaving home", meaning: LEAVING_HOME, need: "home" },
  { name: "eating disordered", meaning: EATING_DISORDERED, need: "eating" },
  { name: "hopeless", meaning: HOPELESS, need: "despair" },
  { name: "seeing no point", meaning: SEEING_NO_POINT, need: "despair" },
  { name: "addicted", meaning: ADDICTED, need: "addiction" },
];
