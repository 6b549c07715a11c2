import { deepFreeze } from "@career-clarity/internal";
import { areas } from "./areas.ts";
import { activity, hours, places, salary, study, travel } from "./conditions.ts";
import type { EvidenceTable } from "./evidence.ts";
import { creativeWork, technicalChallenges, waysOfHelping } from "./follow-ups.ts";
import { balance, leading, learning, security, technology, variety } from "./scales.ts";
import { communication, energizers, pressure, problemSolving } from "./ways-of-being.ts";
import { impact, industries, motivators } from "./wishes.ts";

/** What every answer to the built-in questions and follow-ups says about careers, by question id. */
export const evidenceTable: EvidenceTable = deepFreeze({
  1: energizers,
  2: balance,
  3: places,
  4: technology,
  5: motivators,
  6: industries,
  7: problemSolving,
  8: activity,
  9: study,
  10: communication,
  11: salary,
  12: pressure,
  13: impact,
  14: leading,
  15: travel,
  16: hours,
  17: areas,
  18: security,
  19: variety,
  20: learning,
  101: technicalChallenges,
  102: waysOfHelping,
  103: creativeWork,
});
