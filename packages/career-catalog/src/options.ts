import { calibratedRules } from "./calibrated-rules.ts";
import { DEFAULT_SEED } from "./random.ts";
import type { CatalogRules } from "./rules.ts";

/** What a catalogue depends on besides its authored data. */
export type CatalogOptions = {
  /** A safe whole number; `DEFAULT_SEED` when left out. */
  readonly seed?: number;
  /** `calibratedRules` when left out. */
  readonly rules?: CatalogRules;
};

export const withDefaults = ({ seed = DEFAULT_SEED, rules = calibratedRules }: CatalogOptions): Required<CatalogOptions> => ({
  seed,
  rules,
});
