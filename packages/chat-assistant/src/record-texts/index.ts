import type { ToldTexts } from "./told-texts.ts";
import { aToB } from "./ways/a-to-b.ts";
import { cToD } from "./ways/c-to-d.ts";
import { eToL } from "./ways/e-to-l.ts";
import { licences } from "./ways/licences.ts";
import { mToO } from "./ways/m-to-o.ts";
import { pToZ } from "./ways/p-to-z.ts";

/** The ways into the catalogue's careers and their licences, in Hindi; by their first letters. */
export const WAYS: readonly ToldTexts[] = [aToB, cToD, eToL, mToO, pToZ, licences];
