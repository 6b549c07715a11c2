import { shown } from "@career-clarity/internal";

/** Answers that do not stand under their questions' ids, such as a Map. */
export class AnswersRecordError extends TypeError {
  readonly code = "ANSWERS_RECORD";
  constructor(given: unknown) {
    super(`${shown(given)} was given; an object of answers under their questions' ids is allowed`);
    this.name = "AnswersRecordError";
  }
}

/** An answer that the question or the evidence table does not know. */
export class AnswerEvidenceError extends RangeError {
  readonly code = "ANSWER_WITHOUT_EVIDENCE";
  /** NaN where the answer stood under what is no number. */
  readonly questionId: number;
  constructor(questionId: number | string, given: unknown, allowed: string) {
    super(`question ${questionId}: ${shown(given)} was given; ${allowed}`);
    this.name = "AnswerEvidenceError";
    this.questionId = Number(questionId);
  }
}

/** An emphasis that no question can have, or on a question that is not asked. */
export class EmphasisError extends RangeError {
  readonly code = "EMPHASIS";
  readonly questionId: number;
  constructor(questionId: number, given: unknown, most: number) {
    super(
      `emphasis on question ${questionId}: ${shown(given)} was given; numbers from 0 to ${most} are allowed, for questions that are asked`,
    );
    this.name = "EmphasisError";
    this.questionId = questionId;
  }
}

/** A limit or count of matches that can't be. */
export class MatchLimitError extends RangeError {
  readonly code = "MATCH_LIMIT";
  constructor(given: unknown, what: "limit" | "count" = "limit") {
    super(`a ${what} of ${shown(given)} was given; whole numbers from 1 up are allowed`);
    this.name = "MatchLimitError";
  }
}

/** An evidence table of another team that breaks a rule. `path` says where, `rule` what is allowed there. */
export class EvidenceDefinitionError extends TypeError {
  readonly code = "EVIDENCE_DEFINITION";
  readonly path: string;
  readonly rule: string;
  constructor(path: string, rule: string, given: unknown) {
    super(`${path}: ${rule}; ${shown(given)} was given`);
    this.name = "EvidenceDefinitionError";
    this.path = path;
    this.rule = rule;
  }
}
