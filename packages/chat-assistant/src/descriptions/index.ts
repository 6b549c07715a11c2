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
import type { ToldCategories } from "./told.ts";
import { transportation } from "./transportation.ts";

/** What the catalogue's careers are, in Hindi. */
export const TOLD: ToldCategories = {
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
