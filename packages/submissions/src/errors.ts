import { LIMITS } from "./limits.ts";

/** The operator's own address can't stand in a mailto link. */
export class SupportAddressError extends RangeError {
  readonly code = "SUPPORT_ADDRESS";
  constructor(given: string) {
    super(
      `the support address is ${JSON.stringify(given)}; one plain address such as help@example.in, of at most ${LIMITS.email} characters, is allowed`,
    );
    this.name = "SupportAddressError";
  }
}
