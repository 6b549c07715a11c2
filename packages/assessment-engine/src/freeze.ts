/**
 * Freezes shared data all the way down, so that no importer can change what another one reads.
 * @__NO_SIDE_EFFECTS__ A bundler may drop data that nobody uses.
 */
export const deepFreeze = <T>(value: T): T => {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
};
