/** The version of the scoring: it changes when the same answers could give another result. Part of every profile and every match. */
export const MATCHING_VERSION = "3";
