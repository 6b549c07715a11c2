import { shown } from "@career-clarity/internal";
import { FORM_KINDS, type FormKind } from "./kinds.ts";
import { LIMITS } from "./limits.ts";

/** The operator's own address can't stand in a mailto link. */
export class SupportAddressError extends RangeError {
  readonly code = "SUPPORT_ADDRESS";
  constructor(given: unknown) {
    super(
      `the support address is ${shown(given)}; one plain address such as help@example.in, of at most ${LIMITS.email} characters, is allowed`,
    );
    this.name = "SupportAddressError";
  }
}

/** A form that there is not, or that has no such thing. */
export class FormKindError extends RangeError {
  readonly code = "FORM_KIND";
  constructor(given: unknown, allowed: readonly FormKind[] = FORM_KINDS) {
    super(`${shown(given)} was given for a form; the forms are ${allowed.join(", ")}`);
    this.name = "FormKindError";
  }
}
