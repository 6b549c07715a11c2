import { rememberedByName } from "../catalogue/remembered.ts";

/** Whether a way in names a degree. "BBA LLB" is no BBA, and "BA LLB" no BA. */
export const namesDegree: (degree: string) => (way: string) => boolean = rememberedByName((degree) => {
  const written = degree.replaceAll(".", "").replace("BSc ", "BSc (?:in )?");
  const name = new RegExp(`\\b${written}\\b(?! LLB| (?:in )?Nursing)`, "i");
  return (way: string) => name.test(way.replaceAll(".", "").replace(" (Hons)", ""));
});
