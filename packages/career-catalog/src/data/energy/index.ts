import type { Family } from "../../family.ts";
import { energyEfficiencyAndMarkets } from "./energy-efficiency-and-markets.ts";
import { nuclearEnergy } from "./nuclear-energy.ts";
import { oilAndGasEngineering } from "./oil-and-gas-engineering.ts";
import { oilAndGasOperations } from "./oil-and-gas-operations.ts";
import { powerGenerationAndGrid } from "./power-generation-and-grid.ts";
import { renewableEnergy } from "./renewable-energy.ts";

export const energy: readonly Family[] = [
  oilAndGasEngineering,
  oilAndGasOperations,
  powerGenerationAndGrid,
  nuclearEnergy,
  renewableEnergy,
  energyEfficiencyAndMarkets,
];
