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

/** What an outsider sees or hears of a work who does not know its name: things, tools, places, in English, Hinglish and Hindi, by career id. */
export const clueWords: Readonly<Record<string, string>> = {
  ...agriculture,
  ...arts,
  ...business,
  ...construction,
  ...education,
  ...energy,
  ...engineering,
  ...environmental,
  ...government,
  ...healthcare,
  ...hospitality,
  ...legal,
  ...manufacturing,
  ...media,
  ...nonprofit,
  ...retail,
  ...science,
  ...sports,
  ...technology,
  ...transportation,
};
