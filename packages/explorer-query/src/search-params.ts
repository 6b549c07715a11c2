/** What is read of an address. Every `URLSearchParams` is one. */
export type ReadableParams = { readonly get: (name: string) => string | null };

/**
 * The `URLSearchParams` of whoever imports this package. The package itself compiles with no DOM and no Node types, and declaring the
 * global here would clash with theirs; so the type is looked up where it is used.
 */
// biome-ignore lint/style/noRestrictedGlobals: looks up a type; no value is read.
export type SearchParams = typeof globalThis extends { URLSearchParams: new (...args: never[]) => infer Found }
  ? Found
  : ReadableParams & { readonly toString: () => string };
