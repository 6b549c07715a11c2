import type { Target } from "../target.ts";
import { addressTargets } from "./addresses.ts";
import { articleTargets } from "./articles.ts";
import { assessmentTargets } from "./assessment.ts";
import { catalogueTargets } from "./catalogue.ts";
import { chatTargets } from "./chat.ts";
import { deviceTargets } from "./device.ts";
import { explorerTargets } from "./explorer.ts";
import { functionTargets } from "./function.ts";
import { matchingTargets } from "./matching.ts";
import { networkTargets } from "./network.ts";
import { stackTargets } from "./stack.ts";
import { streamTargets } from "./streams.ts";
import { submissionTargets } from "./submissions.ts";

/** Every function that reads what nobody has checked yet. `pnpm fuzz` and the unit tests run this table and no other. */
export const targets: readonly Target[] = [
  ...addressTargets,
  ...explorerTargets,
  ...deviceTargets,
  ...assessmentTargets,
  ...streamTargets,
  ...matchingTargets,
  ...catalogueTargets,
  ...submissionTargets,
  ...chatTargets,
  ...networkTargets,
  ...functionTargets,
  ...stackTargets,
  ...articleTargets,
];
