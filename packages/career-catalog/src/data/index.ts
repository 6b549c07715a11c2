import type { Family } from "../family.ts";
import type { CareerCategory } from "../vocabulary.ts";
import { agriculture } from "./agriculture/index.ts";
import { arts } from "./arts/index.ts";
import { business } from "./business/index.ts";
import { construction } from "./construction/index.ts";
import { education } from "./education/index.ts";
import { energy } from "./energy/index.ts";
import { engineering } from "./engineering/index.ts";
import { environmental } from "./environmental/index.ts";
import { government } from "./government/index.ts";
import { healthcare } from "./healthcare/index.ts";
import { hospitality } from "./hospitality/index.ts";
import { legal } from "./legal/index.ts";
import { manufacturing } from "./manufacturing/index.ts";
import { media } from "./media/index.ts";
import { nonprofit } from "./nonprofit/index.ts";
import { retail } from "./retail/index.ts";
import { science } from "./science/index.ts";
import { sports } from "./sports/index.ts";
import { technology } from "./technology/index.ts";
import { transportation } from "./transportation/index.ts";

/** The authored careers: every category's families in the order in which the catalogue lists them. */
export const familiesByCategory: Readonly<Record<CareerCategory, readonly Family[]>> = {
  Technology: technology,
  Healthcare: healthcare,
  Engineering: engineering,
  Business: business,
  Education: education,
  Arts: arts,
  Legal: legal,
  Manufacturing: manufacturing,
  Transportation: transportation,
  Construction: construction,
  Government: government,
  Agriculture: agriculture,
  Energy: energy,
  Retail: retail,
  Hospitality: hospitality,
  Science: science,
  Media: media,
  Nonprofit: nonprofit,
  Sports: sports,
  Environmental: environmental,
};
