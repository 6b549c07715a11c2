import type { Family } from "../../family.ts";
import { accountingAndAudit } from "./accounting-and-audit.ts";
import { banking } from "./banking.ts";
import { humanResources } from "./human-resources.ts";
import { insuranceAndActuarialWork } from "./insurance-and-actuarial-work.ts";
import { investmentAndFinancialAdvice } from "./investment-and-financial-advice.ts";
import { managementAndConsulting } from "./management-and-consulting.ts";
import { marketingAndAdvertisingBusiness } from "./marketing-and-advertising-business.ts";
import { officeAdministration } from "./office-administration.ts";
import { operationsAndBusinessAnalysis } from "./operations-and-business-analysis.ts";
import { salesAndRealEstate } from "./sales-and-real-estate.ts";

export const business: readonly Family[] = [
  accountingAndAudit,
  banking,
  insuranceAndActuarialWork,
  investmentAndFinancialAdvice,
  humanResources,
  marketingAndAdvertisingBusiness,
  salesAndRealEstate,
  managementAndConsulting,
  operationsAndBusinessAnalysis,
  officeAdministration,
];
