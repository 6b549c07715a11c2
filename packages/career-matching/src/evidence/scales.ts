import type { ScaleEvidence } from "./evidence.ts";

/** Question 2: time for family, friends and hobbies. */
export const balance: ScaleEvidence = {
  kind: "scale",
  about: "values",
  reach: 0.8,
  high: { means: "time outside work", stress: -1, travel: -0.5 },
  lowMeans: "work that takes all of you",
};

/** Question 4: comfort with computers and new technology. */
export const technology: ScaleEvidence = {
  kind: "scale",
  about: "personality",
  reach: 0.8,
  high: {
    means: "computers and new technology",
    traits: { technical: 0.6, analytical: 0.5, physical: -0.4 },
    categories: { Technology: 1 },
    environments: ["Office", "Home"],
  },
  lowMeans: "work away from computers",
};

/** Question 14: leading a team. */
export const leading: ScaleEvidence = {
  kind: "scale",
  about: "personality",
  reach: 0.8,
  high: { means: "leading others", traits: { leadership: 1 }, interests: { E: 0.5 } },
  lowMeans: "doing the work rather than leading others",
};

/** Question 18: security or growth. */
export const security: ScaleEvidence = {
  kind: "scale",
  about: "values",
  reach: 0.5,
  high: {
    means: "fast growth",
    growth: 0.6,
    categories: { Technology: 0.7, Business: 0.6, Media: 0.4, Energy: 0.3, Government: -0.7, Education: -0.6 },
    interests: { E: 0.4, C: -0.4 },
  },
  lowMeans: "a secure position",
};

/** Question 19: routine or variety. */
export const variety: ScaleEvidence = {
  kind: "scale",
  about: "environment",
  reach: 0.6,
  high: { means: "variety", traits: { creative: 0.7 }, interests: { A: 0.4, C: -0.8 }, travel: 0.5 },
  lowMeans: "a settled routine",
};

/** Question 20: learning throughout. */
export const learning: ScaleEvidence = {
  kind: "scale",
  about: "personality",
  reach: 0.6,
  high: { means: "lifelong learning", traits: { analytical: 0.7 }, interests: { I: 0.7 }, growth: 0.3 },
  lowMeans: "work that is learnt once",
};
