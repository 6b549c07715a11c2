/** Degrees into which NEET-UG is the one way, at government and private colleges alike. */
export const BY_NEET_ALONE: readonly string[] = ["MBBS", "BDS", "BAMS", "BHMS", "BUMS", "BSMS"];
