import { aToB } from "./a-to-b.ts";
import { cToD } from "./c-to-d.ts";
import { eToL } from "./e-to-l.ts";
import { licences } from "./licences.ts";
import { mToO } from "./m-to-o.ts";
import { pToZ } from "./p-to-z.ts";
import type { ToldWays } from "./told-ways.ts";

/** The ways into the catalogue's careers and their licences, in Hindi; by their first letters. */
export const WAYS: readonly ToldWays[] = [aToB, cToD, eToL, mToO, pToZ, licences];
