import type { Family } from "../../family.ts";
import { advocacyAndCampaigns } from "./advocacy-and-campaigns.ts";
import { communityAndRuralDevelopment } from "./community-and-rural-development.ts";
import { humanitarianAid } from "./humanitarian-aid.ts";
import { ngoManagementAndFundraising } from "./ngo-management-and-fundraising.ts";
import { socialWork } from "./social-work.ts";

export const nonprofit: readonly Family[] = [
  socialWork,
  communityAndRuralDevelopment,
  ngoManagementAndFundraising,
  humanitarianAid,
  advocacyAndCampaigns,
];
