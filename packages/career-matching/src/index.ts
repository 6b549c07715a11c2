export { BANDS, type Band, bandFrom, bestBand } from "./bands.ts";
export { CLARITIES, type Clarity } from "./clarity.ts";
export { type AnswerChange, type Counterfactual, counterfactual } from "./counterfactual.ts";
export { defineEvidence } from "./define-evidence.ts";
export { AnswerEvidenceError, AnswersRecordError, EmphasisError, EvidenceDefinitionError, MatchLimitError } from "./errors.ts";
export {
  type ChoiceEvidence,
  type Combination,
  type EvidenceTable,
  type OptionEvidence,
  type QuestionEvidence,
  type ScaleEvidence,
  TOPICS,
  type Topic,
} from "./evidence/evidence.ts";
export { evidenceTable } from "./evidence/index.ts";
export { type Contribution, explainMatch, type MatchExplanation } from "./explain.ts";
export { GATE_KINDS, type Gate, type GateKind, gatesOf } from "./gates.ts";
export { type PickedMatches, pickMatches } from "./pick.ts";
export {
  buildProfile,
  type ProfileOptions,
  type ProfileSource,
  type Said,
  type Stated,
  type Suggestion,
  type TraitEvidence,
  type VisitorProfile,
} from "./profile.ts";
export { type CareerMatch, createRanker, type Ranker, type RankOptions, rankCareers } from "./rank.ts";
export { MATCHING_VERSION } from "./version.ts";
