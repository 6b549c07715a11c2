/** An answer that the question or the evidence table does not know. */
export class AnswerEvidenceError extends RangeError {
  readonly code = "ANSWER_WITHOUT_EVIDENCE";
  readonly questionId: number;
  constructor(questionId: number, given: unknown, allowed: string) {
    super(`question ${questionId}: ${JSON.stringify(given) ?? String(given)} was given; ${allowed}`);
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
