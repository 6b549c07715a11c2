import type { Family } from "../../family.ts";
import { armedForcesAndBorderSecurity } from "./armed-forces-and-border-security.ts";
import { civilServicesAndPolicy } from "./civil-services-and-policy.ts";
import { fireRescueAndPrisons } from "./fire-rescue-and-prisons.ts";
import { localAdministrationAndPostalServices } from "./local-administration-and-postal-services.ts";
import { policeAndIntelligence } from "./police-and-intelligence.ts";
import { taxCustomsAndInspection } from "./tax-customs-and-inspection.ts";

export const government: readonly Family[] = [
  civilServicesAndPolicy,
  localAdministrationAndPostalServices,
  policeAndIntelligence,
  armedForcesAndBorderSecurity,
  fireRescueAndPrisons,
  taxCustomsAndInspection,
];
