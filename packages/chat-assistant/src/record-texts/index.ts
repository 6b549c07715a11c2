import { agriculture } from "./sides/agriculture.ts";
import { arts } from "./sides/arts.ts";
import { business } from "./sides/business.ts";
import { construction } from "./sides/construction.ts";
import { education } from "./sides/education.ts";
import { energy } from "./sides/energy.ts";
import { engineering } from "./sides/engineering.ts";
import { environmental } from "./sides/environmental.ts";
import { government } from "./sides/government.ts";
import { healthcare } from "./sides/healthcare.ts";
import { hospitality } from "./sides/hospitality.ts";
import { legal } from "./sides/legal.ts";
import { manufacturing } from "./sides/manufacturing.ts";
import { media } from "./sides/media.ts";
import { nonprofit } from "./sides/nonprofit.ts";
import { retail } from "./sides/retail.ts";
import { science } from "./sides/science.ts";
import { sports } from "./sides/sports.ts";
import { technology } from "./sides/technology.ts";
import { transportation } from "./sides/transportation.ts";
import type { ToldTexts } from "./told-texts.ts";
import { aToB } from "./ways/a-to-b.ts";
import { cToD } from "./ways/c-to-d.ts";
import { eToL } from "./ways/e-to-l.ts";
import { licences } from "./ways/licences.ts";
import { mToO } from "./ways/m-to-o.ts";
import { pToZ } from "./ways/p-to-z.ts";

/** The ways into the catalogue's careers and their licences, in Hindi; by their first letters. */
export const WAYS: readonly ToldTexts[] = [aToB, cToD, eToL, mToO, pToZ, licences];

/** What people dislike in each career, and what can be tried beforehand; by category. */
export const SIDES: readonly ToldTexts[] = [
  technology,
  healthcare,
  engineering,
  business,
  education,
  arts,
  legal,
  manufacturing,
  transportation,
  construction,
  government,
  agriculture,
  energy,
  retail,
  hospitality,
  science,
  media,
  nonprofit,
  sports,
  environmental,
];
