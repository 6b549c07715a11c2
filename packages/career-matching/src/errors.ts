/** JSON has no NaN and no infinity, and would call both null. */
const shown = (given: unknown): string => (typeof given === "number" ? String(given) : (JSON.stringify(given) ?? String(given)));

/** An answer that the question or the evidence table does not know. */
export class AnswerEvidenceError extends RangeError {
  readonly code = "ANSWER_WITHOUT_EVIDENCE";
  readonly questionId: number;
  constructor(questionId: number, given: unknown, allowed: string) {
    super(`question ${questionId}: ${shown(given)} was given; ${allowed}`);
    this.name = "AnswerEvidenceError";
    this.questionId = questionId;
  }
}

/** A limit on the number of matches that can't be. */
export class MatchLimitError extends RangeError {
  readonly code = "MATCH_LIMIT";
  constructor(given: unknown) {
    super(`a limit of ${String(given)} was given; whole numbers from 1 up are allowed`);
    this.name = "MatchLimitError";
  }
}
