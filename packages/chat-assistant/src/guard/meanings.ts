import type { Need } from "./care.ts";
import { AFRAID_OF_HOME, BAD_RESULT, OF_LOVE } from "./meanings/at-home.ts";
import { DYING_NOW, SELF_HARM, WISHING_TO_DIE } from "./meanings/dying.ts";
import { EATING_DISORDERED } from "./meanings/eating.ts";
import { ADDICTED, HOPELESS } from "./meanings/heart.ts";
import {
  BEATEN,
  BLACKMAILED,
  BULLIED,
  CALLED_FOR_WORK,
  FORCED_TO_MARRY,
  HARASSED_AT_WORK,
  LEAVING_HOME,
  PREGNANT,
  SEXUALLY_ABUSED,
  THREATENED,
  THROWN_OUT,
} from "./meanings/hurt.ts";
import type { Meaning } from "./meanings/meaning.ts";
import { HOUNDED_FOR_DEBT, IN_DEBT, NO_WAY_OUT } from "./meanings/no-way-out.ts";
import { SEEING_NO_POINT } from "./meanings/of-others.ts";

/** A meaning with the need that it shows; where another stands beside it, or only where none does. */
type Sign = {
  readonly name: string;
  readonly meaning: Meaning;
  readonly beside?: Meaning;
  readonly without?: Meaning;
  readonly need: Need;
};

/** What is said by somebody in distress; the first that fits is met. */
export const DISTRESS: readonly Sign[] = [
  { name: "dying now", meaning: DYING_NOW, need: "danger" },
  { name: "wishing to die", meaning: WISHING_TO_DIE, need: "despair" },
  { name: "hurting oneself", meaning: SELF_HARM, need: "despair" },
  { name: "blackmailed", meaning: BLACKMAILED, need: "blackmail" },
  { name: "sexually abused", meaning: SEXUALLY_ABUSED, need: "hurt" },
  { name: "harassed at work", meaning: HARASSED_AT_WORK, without: CALLED_FOR_WORK, need: "hurtAtWork" },
  { name: "hounded for debt", meaning: HOUNDED_FOR_DEBT, need: "debt" },
  { name: "afraid of home", meaning: AFRAID_OF_HOME, beside: BAD_RESULT, without: OF_LOVE, need: "result" },
  { name: "threatened", meaning: THREATENED, beside: OF_LOVE, need: "threat" },
  { name: "threatened", meaning: THREATENED, need: "menace" },
  { name: "beaten", meaning: BEATEN, need: "hurt" },
  { name: "forced to marry", meaning: FORCED_TO_MARRY, need: "marriage" },
  { name: "afraid of home", meaning: AFRAID_OF_HOME, beside: OF_LOVE, need: "threat" },
  { name: "pregnant", meaning: PREGNANT, need: "pregnancy" },
  { name: "bullied", meaning: BULLIED, need: "bullied" },
  { name: "put out of home", meaning: THROWN_OUT, need: "shelter" },
  { name: "leaving home", meaning: LEAVING_HOME, need: "home" },
  { name: "eating disordered", meaning: EATING_DISORDERED, need: "eating" },
  { name: "seeing no way out", meaning: NO_WAY_OUT, beside: IN_DEBT, need: "debt" },
  { name: "seeing no way out", meaning: NO_WAY_OUT, need: "despair" },
  { name: "hopeless", meaning: HOPELESS, beside: IN_DEBT, need: "debt" },
  { name: "hopeless", meaning: HOPELESS, need: "despair" },
  { name: "seeing no point", meaning: SEEING_NO_POINT, need: "despair" },
  { name: "addicted", meaning: ADDICTED, need: "addiction" },
];
