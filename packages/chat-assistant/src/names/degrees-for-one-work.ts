/** Degrees that are taken for one kind of work. */
export const FOR_ONE_WORK: ReadonlySet<string> = new Set([
  "MBBS",
  "BDS",
  "BAMS",
  "BHMS",
  "BVSc",
  "BPT",
  "BPharm",
  "BSc Nursing",
  "LLB",
  "BEd",
  "BArch",
]);
