import type { Family } from "../../family.ts";
import { aerospaceAutomotiveAndMarineEngineering } from "./aerospace-automotive-and-marine-engineering.ts";
import { chemicalAndProcessEngineering } from "./chemical-and-process-engineering.ts";
import { civilAndStructuralEngineering } from "./civil-and-structural-engineering.ts";
import { draftingAndEngineeringTechnicians } from "./drafting-and-engineering-technicians.ts";
import { electricalAndElectronicsEngineering } from "./electrical-and-electronics-engineering.ts";
import { industrialQualityAndSafetyEngineering } from "./industrial-quality-and-safety-engineering.ts";
import { mechanicalEngineering } from "./mechanical-engineering.ts";
import { miningMetallurgyAndMaterials } from "./mining-metallurgy-and-materials.ts";
import { roboticsBiomedicalAndOpticalEngineering } from "./robotics-biomedical-and-optical-engineering.ts";
import { surveyingAndMapping } from "./surveying-and-mapping.ts";

export const engineering: readonly Family[] = [
  civilAndStructuralEngineering,
  mechanicalEngineering,
  electricalAndElectronicsEngineering,
  aerospaceAutomotiveAndMarineEngineering,
  chemicalAndProcessEngineering,
  miningMetallurgyAndMaterials,
  industrialQualityAndSafetyEngineering,
  roboticsBiomedicalAndOpticalEngineering,
  surveyingAndMapping,
  draftingAndEngineeringTechnicians,
];
