/** Apart from strings.ts: what comes with the first reply. */
export const strings = { copy: "Copy", copied: "Copied" } as const;
