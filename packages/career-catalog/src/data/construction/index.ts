import type { Family } from "../../family.ts";
import { architectureAndPlanning } from "./architecture-and-planning.ts";
import { carpentryAndFinishing } from "./carpentry-and-finishing.ts";
import { electricalAndBuildingServices } from "./electrical-and-building-services.ts";
import { facilitiesAndMaintenance } from "./facilities-and-maintenance.ts";
import { heavyEquipment } from "./heavy-equipment.ts";
import { masonryConcreteAndStructure } from "./masonry-concrete-and-structure.ts";
import { siteManagementAndSupervision } from "./site-management-and-supervision.ts";

export const construction: readonly Family[] = [
  architectureAndPlanning,
  siteManagementAndSupervision,
  electricalAndBuildingServices,
  masonryConcreteAndStructure,
  carpentryAndFinishing,
  heavyEquipment,
  facilitiesAndMaintenance,
];
