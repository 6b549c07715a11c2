export { BANDS, type Band, bandFrom } from "./bands.ts";
export { AnswerEvidenceError, MatchLimitError } from "./errors.ts";
export type { ChoiceEvidence, Combination, EvidenceTable, OptionEvidence, QuestionEvidence, ScaleEvidence } from "./evidence/evidence.ts";
export { evidenceTable } from "./evidence/index.ts";
export { type Contribution, explainMatch, type MatchExplanation } from "./explain.ts";
export { buildProfile, type Clarity, type TraitEvidence, type VisitorProfile } from "./profile.ts";
export { type CareerMatch, rankCareers } from "./rank.ts";
export { MATCHING_VERSION } from "./version.ts";
