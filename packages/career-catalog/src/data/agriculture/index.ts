import type { Family } from "../../family.ts";
import { advisoryMachineryAndAgribusiness } from "./advisory-machinery-and-agribusiness.ts";
import { cropAndPlantationFarming } from "./crop-and-plantation-farming.ts";
import { fisheriesAndAquaculture } from "./fisheries-and-aquaculture.ts";
import { forestryAndTrees } from "./forestry-and-trees.ts";
import { livestockDairyAndPoultry } from "./livestock-dairy-and-poultry.ts";

export const agriculture: readonly Family[] = [
  cropAndPlantationFarming,
  livestockDairyAndPoultry,
  fisheriesAndAquaculture,
  forestryAndTrees,
  advisoryMachineryAndAgribusiness,
];
