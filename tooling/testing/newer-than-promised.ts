/**
 * What browsers have only had since after the oldest that the site promises to work in (README, "Browsers"), by the object that has it.
 * In this order: the iterators' own object is found by a name that is taken away after.
 */
export const NEWER_THAN_PROMISED = {
  "Iterator.prototype": ["map", "filter", "take", "drop", "flatMap", "reduce", "toArray", "forEach", "some", "every", "find"],
  window: ["Iterator", "navigation", "scheduler", "requestIdleCallback", "cookieStore", "URLPattern", "Observable"],
  URL: ["canParse", "parse"],
  Promise: ["withResolvers", "try"],
  Object: ["groupBy"],
  Map: ["groupBy"],
  Array: ["fromAsync"],
  RegExp: ["escape"],
  Error: ["isError"],
  AbortSignal: ["any"],
  Uint8Array: ["fromBase64", "fromHex"],
  "Uint8Array.prototype": ["toBase64", "toHex"],
  "String.prototype": ["isWellFormed", "toWellFormed"],
  "ArrayBuffer.prototype": ["transfer", "transferToFixedLength"],
  "Set.prototype": ["union", "intersection", "difference", "symmetricDifference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"],
  "Element.prototype": ["checkVisibility", "moveBefore", "setHTML", "setHTMLUnsafe", "getHTML"],
  "HTMLElement.prototype": ["popover", "showPopover", "hidePopover", "togglePopover"],
  "HTMLDialogElement.prototype": ["closedBy", "requestClose"],
  "Document.prototype": ["startViewTransition"],
  "URLSearchParams.prototype": ["size"],
} as const;
