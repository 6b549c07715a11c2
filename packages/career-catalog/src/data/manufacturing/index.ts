import type { Family } from "../../family.ts";
import { electronicsAndEquipmentAssembly } from "./electronics-and-equipment-assembly.ts";
import { foodAndBeverageProcessing } from "./food-and-beverage-processing.ts";
import { machiningAndToolmaking } from "./machining-and-toolmaking.ts";
import { plantAndProcessOperation } from "./plant-and-process-operation.ts";
import { printingWoodAndCraftProduction } from "./printing-wood-and-craft-production.ts";
import { productionManagementAndQuality } from "./production-management-and-quality.ts";
import { repairAndServiceMechanics } from "./repair-and-service-mechanics.ts";
import { textilesAndGarments } from "./textiles-and-garments.ts";
import { weldingAndMetalProcessing } from "./welding-and-metal-processing.ts";

export const manufacturing: readonly Family[] = [
  machiningAndToolmaking,
  weldingAndMetalProcessing,
  plantAndProcessOperation,
  textilesAndGarments,
  foodAndBeverageProcessing,
  printingWoodAndCraftProduction,
  electronicsAndEquipmentAssembly,
  repairAndServiceMechanics,
  productionManagementAndQuality,
];
