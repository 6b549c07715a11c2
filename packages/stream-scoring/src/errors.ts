import { shown } from "@career-clarity/internal";

/** An option that the question does not have. */
export class OptionIndexError extends RangeError {
  readonly code = "OPTION_INDEX_OUT_OF_RANGE";
  constructor(given: unknown, optionCount: number, questionNumber: number) {
    super(`question ${questionNumber}: option index ${shown(given)} was given; whole numbers from 0 to ${optionCount - 1} are allowed`);
    this.name = "OptionIndexError";
  }
}

/** An answer to a quiz whose last question is answered. */
export class QuizCompletedError extends RangeError {
  readonly code = "QUIZ_COMPLETED";
  constructor(questionCount: number) {
    super(`all ${questionCount} questions are answered; start again with startStreamQuiz()`);
    this.name = "QuizCompletedError";
  }
}

/** More answers than questions, or a sheet whose length is no multiple of the number of questions. */
export class AnswerCountError extends RangeError {
  readonly code = "ANSWER_COUNT";
  constructor(given: number, allowed: string) {
    super(`${given} answers were given; ${allowed}`);
    this.name = "AnswerCountError";
  }
}

/** A sheet that is no list of answers. */
export class AnswerListError extends TypeError {
  readonly code = "ANSWER_LIST";
  constructor(given: unknown) {
    super(`${shown(given)} was given; a list of option indexes is allowed`);
    this.name = "AnswerListError";
  }
}

/** Sheets that are not bytes. */
export class AnswerBytesError extends TypeError {
  readonly code = "ANSWER_BYTES";
  constructor(given: unknown) {
    super(`${shown(given)} was given; a Uint8Array is allowed, one option index a byte`);
    this.name = "AnswerBytesError";
  }
}

/** A count of streams that cannot be. */
export class StreamCountError extends RangeError {
  readonly code = "STREAM_COUNT";
  constructor(given: unknown, max: number) {
    super(`${shown(given)} streams were asked for; whole numbers from 0 to ${max} are allowed`);
    this.name = "StreamCountError";
  }
}

/** A score that is no number to rank by. */
export class StreamScoreError extends TypeError {
  readonly code = "STREAM_SCORE";
  constructor(stream: string, given: unknown) {
    super(`the score of ${stream} is ${shown(given)}; finite numbers are allowed`);
    this.name = "StreamScoreError";
  }
}

/** A quiz of another team that breaks a rule. `path` says where, `rule` what is allowed there. */
export class StreamQuizDefinitionError extends TypeError {
  readonly code = "STREAM_QUIZ_DEFINITION";
  readonly path: string;
  readonly rule: string;
  constructor(path: string, rule: string, given: unknown) {
    super(`${path}: ${rule}; ${shown(given)} was given`);
    this.name = "StreamQuizDefinitionError";
    this.path = path;
    this.rule = rule;
  }
}
