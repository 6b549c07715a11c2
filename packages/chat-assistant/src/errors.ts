/** A count of suggested questions that cannot be. */
export class QuickQuestionCountError extends RangeError {
  readonly code = "QUICK_QUESTION_COUNT";
  constructor(given: unknown, max: number) {
    super(`${String(given)} questions were asked for; whole numbers from 0 to ${max} are allowed`);
    this.name = "QuickQuestionCountError";
  }
}
