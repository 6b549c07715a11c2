import type { Family } from "../../family.ts";
import { advocacyAndWelfare } from "./advocacy-and-welfare.ts";
import { communityAndRuralDevelopment } from "./community-and-rural-development.ts";
import { ngoManagementAndFundraising } from "./ngo-management-and-fundraising.ts";
import { reliefShelterAndCrisisHelp } from "./relief-shelter-and-crisis-help.ts";
import { socialWork } from "./social-work.ts";

export const nonprofit: readonly Family[] = [
  socialWork,
  communityAndRuralDevelopment,
  ngoManagementAndFundraising,
  reliefShelterAndCrisisHelp,
  advocacyAndWelfare,
];
