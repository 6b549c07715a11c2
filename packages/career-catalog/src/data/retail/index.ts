import type { Family } from "../../family.ts";
import { beautyAndPersonalCare } from "./beauty-and-personal-care.ts";
import { buyingAndMerchandising } from "./buying-and-merchandising.ts";
import { customerService } from "./customer-service.ts";
import { eCommerce } from "./e-commerce.ts";
import { personalAndHouseholdServices } from "./personal-and-household-services.ts";
import { storeManagement } from "./store-management.ts";
import { storeSales } from "./store-sales.ts";
import { wholesaleAndTrading } from "./wholesale-and-trading.ts";

export const retail: readonly Family[] = [
  storeSales,
  storeManagement,
  buyingAndMerchandising,
  eCommerce,
  customerService,
  wholesaleAndTrading,
  beautyAndPersonalCare,
  personalAndHouseholdServices,
];
