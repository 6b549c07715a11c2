/** A name that leaves nothing to build an id from, such as an empty one or one without any Latin letter or digit. */
export class EmptyCareerIdError extends RangeError {
  readonly code = "EMPTY_CAREER_ID";

  constructor(name: string) {
    super(`No id can be made from the career name ${JSON.stringify(name)}: it needs at least one Latin letter or digit.`);
    this.name = "EmptyCareerIdError";
  }
}

/** Two careers with different names whose ids, and so whose addresses, would be the same. */
export class DuplicateCareerIdError extends RangeError {
  readonly code = "DUPLICATE_CAREER_ID";

  constructor(id: string, first: string, second: string) {
    super(`The careers ${JSON.stringify(first)} and ${JSON.stringify(second)} would share the id "${id}": rename one of them.`);
    this.name = "DuplicateCareerIdError";
  }
}

/** A seed that is not a safe whole number. */
export class InvalidSeedError extends RangeError {
  readonly code = "INVALID_SEED";

  constructor(seed: number) {
    super(`The seed ${String(seed)} is not allowed: give a whole number from -9007199254740991 to 9007199254740991.`);
    this.name = "InvalidSeedError";
  }
}

/** Bounds of a draw that are not safe whole numbers, or are the wrong way round. */
export class InvalidBoundsError extends RangeError {
  readonly code = "INVALID_BOUNDS";

  constructor(min: number, max: number) {
    super(`The bounds ${min} to ${max} are not allowed: give two safe whole numbers, the smaller first.`);
    this.name = "InvalidBoundsError";
  }
}

/** A probability outside 0 to 1. */
export class InvalidProbabilityError extends RangeError {
  readonly code = "INVALID_PROBABILITY";

  constructor(probability: number) {
    super(`The probability ${probability} is not allowed: give a number from 0 to 1.`);
    this.name = "InvalidProbabilityError";
  }
}

/** A format of a file that is neither CSV nor JSON. */
export class CareersFormatError extends RangeError {
  readonly code = "CAREERS_FORMAT";

  constructor(format: unknown) {
    super(`The format ${String(format)} is not allowed: "csv" and "json" are.`);
    this.name = "CareersFormatError";
  }
}
