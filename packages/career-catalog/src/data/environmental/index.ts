import type { Family } from "../../family.ts";
import { conservation } from "./conservation.ts";
import { environmentalEngineering } from "./environmental-engineering.ts";
import { environmentalScience } from "./environmental-science.ts";
import { sustainabilityAndPolicy } from "./sustainability-and-policy.ts";
import { wasteAndRecycling } from "./waste-and-recycling.ts";

export const environmental: readonly Family[] = [
  environmentalScience,
  environmentalEngineering,
  conservation,
  wasteAndRecycling,
  sustainabilityAndPolicy,
];
