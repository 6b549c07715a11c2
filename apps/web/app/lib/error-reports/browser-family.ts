/** In this order, as each also claims to be those that come after it. */
const FAMILIES = [
  [/SamsungBrowser/, "Samsung Internet"],
  [/UCBrowser/, "UC Browser"],
  [/OPR|Opera/, "Opera"],
  [/Edg/, "Edge"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
] as const satisfies readonly (readonly [RegExp, string])[];

/** The family of a browser, without its version or its device, which together would single somebody out. */
export const browserFamily = (userAgent: string): string => FAMILIES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "other";
