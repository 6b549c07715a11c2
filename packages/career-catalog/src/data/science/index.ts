import type { Family } from "../../family.ts";
import { archaeologyHistoryAndAnthropology } from "./archaeology-history-and-anthropology.ts";
import { biomedicalAndMolecularScience } from "./biomedical-and-molecular-science.ts";
import { chemistry } from "./chemistry.ts";
import { earthAndAtmosphericScience } from "./earth-and-atmospheric-science.ts";
import { economicsAndSocialResearch } from "./economics-and-social-research.ts";
import { laboratoryAndFieldTechnicians } from "./laboratory-and-field-technicians.ts";
import { mathematicsAndStatistics } from "./mathematics-and-statistics.ts";
import { physicsAndAstronomy } from "./physics-and-astronomy.ts";
import { plantAndAnimalScience } from "./plant-and-animal-science.ts";
import { psychologyResearch } from "./psychology-research.ts";

export const science: readonly Family[] = [
  physicsAndAstronomy,
  chemistry,
  biomedicalAndMolecularScience,
  plantAndAnimalScience,
  earthAndAtmosphericScience,
  mathematicsAndStatistics,
  economicsAndSocialResearch,
  archaeologyHistoryAndAnthropology,
  psychologyResearch,
  laboratoryAndFieldTechnicians,
];
