import type { Wording } from "../language.ts";

export const FEW_THINK_OF: Wording = {
  english: "Work that few think of, each of another kind:",
  hinglish: "Aisa kaam jo kam log sochte hain, har ek alag tarah ka:",
  hindi: "ऐसा काम जो कम लोग सोचते हैं, हर एक अलग तरह का:",
};
export const WHAT_DRAWS_YOU: Wording<(assessment: string) => string> = {
  english: (assessment) =>
    `Many of these have few posts, so look at the way and the pay on each page. Tell me what you like or what must not be, and I search closer; or see what suits you: ${assessment}.`,
  hinglish: (assessment) =>
    `Inme se kai mein posts kam hain, isliye har page par raasta aur kamai dekhiye. Bataiye ki aapko kya pasand hai ya kya bilkul nahi, main aur paas ka dhoondhungi; ya dekhiye ki kya sahi rahega: ${assessment}.`,
  hindi: (assessment) =>
    `इनमें से कई में पद कम हैं, इसलिए हर पेज पर रास्ता और कमाई देखिए। बताइए कि आपको क्या पसंद है या क्या बिल्कुल नहीं, मैं और पास का ढूँढूँगी; या देखिए कि क्या सही रहेगा: ${assessment}।`,
};
