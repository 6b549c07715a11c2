import type { Family } from "../../family.ts";
import { athletes } from "./athletes.ts";
import { coachingAndInstruction } from "./coaching-and-instruction.ts";
import { fitnessAndRecreation } from "./fitness-and-recreation.ts";
import { sportsManagementAndAnalysis } from "./sports-management-and-analysis.ts";
import { umpiresAndReferees } from "./umpires-and-referees.ts";

export const sports: readonly Family[] = [
  athletes,
  coachingAndInstruction,
  fitnessAndRecreation,
  umpiresAndReferees,
  sportsManagementAndAnalysis,
];
