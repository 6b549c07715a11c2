/** The version of the scoring: it changes when the same answers could give another result. */
export const MATCHING_VERSION = "1";
