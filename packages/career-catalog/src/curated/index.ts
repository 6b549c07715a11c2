import { deepFreeze } from "@career-clarity/internal";
import { type CuratedCareer, withNearest } from "../entry.ts";
import { surveyedSalary } from "../pay.ts";
import { agriculture } from "./agriculture.ts";
import { arts } from "./arts.ts";
import { business } from "./business.ts";
import { construction } from "./construction.ts";
import { education } from "./education.ts";
import { energy } from "./energy.ts";
import { engineering } from "./engineering.ts";
import { environmental } from "./environmental.ts";
import { government } from "./government.ts";
import { healthcare } from "./healthcare.ts";
import { hospitality } from "./hospitality.ts";
import { legal } from "./legal.ts";
import { manufacturing } from "./manufacturing.ts";
import { media } from "./media.ts";
import { nonprofit } from "./nonprofit.ts";
import { retail } from "./retail.ts";
import { science } from "./science.ts";
import { sports } from "./sports.ts";
import { technology } from "./technology.ts";
import { transportation } from "./transportation.ts";

/** The salary text of a career whose pay the survey states. The others have none: the merge rules give them the default. */
const withSalary = (career: CuratedCareer): CuratedCareer =>
  career.payUsd === undefined ? career : { ...career, salary: surveyedSalary(career.payUsd).salary };

/** Named careers merged into the generated ones (specification, section 9); each category is read from its name. */
export const curatedCareers: readonly CuratedCareer[] = deepFreeze(
  [
    ...healthcare,
    ...technology,
    ...engineering,
    ...business,
    ...education,
    ...arts,
    ...media,
    ...legal,
    ...government,
    ...science,
    ...agriculture,
    ...energy,
    ...transportation,
    ...construction,
    ...manufacturing,
    ...retail,
    ...hospitality,
    ...nonprofit,
    ...sports,
    ...environmental,
  ]
    .map(withSalary)
    .map(withNearest),
);
