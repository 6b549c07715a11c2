import type { Family } from "../../family.ts";
import { businessAndCommercialLaw } from "./business-and-commercial-law.ts";
import { complianceAndLegalWriting } from "./compliance-and-legal-writing.ts";
import { disputeResolutionAndLegalAid } from "./dispute-resolution-and-legal-aid.ts";
import { intellectualPropertyAndTechnologyLaw } from "./intellectual-property-and-technology-law.ts";
import { judiciaryAndCourtOfficers } from "./judiciary-and-court-officers.ts";
import { legalSupportAndDocumentation } from "./legal-support-and-documentation.ts";
import { litigation } from "./litigation.ts";

export const legal: readonly Family[] = [
  litigation,
  businessAndCommercialLaw,
  intellectualPropertyAndTechnologyLaw,
  judiciaryAndCourtOfficers,
  disputeResolutionAndLegalAid,
  legalSupportAndDocumentation,
  complianceAndLegalWriting,
];
