import type { Family } from "../../family.ts";
import { athletes } from "./athletes.ts";
import { coachingAndInstruction } from "./coaching-and-instruction.ts";
import { fitnessAndRecreation } from "./fitness-and-recreation.ts";
import { matchOfficialsAndVenues } from "./match-officials-and-venues.ts";
import { sportsManagementAndPerformance } from "./sports-management-and-performance.ts";

export const sports: readonly Family[] = [
  athletes,
  coachingAndInstruction,
  fitnessAndRecreation,
  matchOfficialsAndVenues,
  sportsManagementAndPerformance,
];
