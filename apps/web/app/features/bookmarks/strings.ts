/** What the page of saved careers says. */
export const strings = {
  title: "Saved careers",
  withoutScript:
    "Saved careers are kept on your own device, and showing them needs JavaScript. Each career has a page that reads without it.",
  lead: "What you bookmarked on this device. Only whoever uses this browser sees it, and it is not sent anywhere.",
  loading: "Loading careers...",
  count: (count: number) => (count === 1 ? "1 career saved" : `${count} careers saved`),
  none: "Nothing saved yet",
  noneText: "Press the bookmark on any career and it waits for you here.",
  explore: "Explore all careers",
  unavailable: "The saved careers could not be loaded. They are safe on this device; check your connection and try again.",
  retry: "Try again",
  gone: (count: number) =>
    count === 1
      ? "One saved career is no longer in the catalogue. It stays in your list until you remove it."
      : `${count} saved careers are no longer in the catalogue. They stay in your list until you remove them.`,
  removeGone: "Remove what is no longer there",
  export: "Export as a file",
  fileName: "career-clarity-bookmarks.json",
  import: "Import from a file",
  imported: (added: number, known: number, unknown: number) =>
    [
      added === 1 ? "1 career was added." : `${added} careers were added.`,
      known > 0 ? `${known} you had already.` : "",
      unknown > 0 ? `${unknown} of the file are not careers of ours and were left out.` : "",
    ]
      .filter(Boolean)
      .join(" "),
  refused: {
    "not-a-list": "This file holds no saved careers of ours: choose one that was exported from this page. Your list is as it was.",
    "too-large": "This file is larger than a list of saved careers can be (1 MB). Your list is as it was.",
    unreadable: "This file could not be read. Choose it once more, or a copy of it on this device. Your list is as it was.",
  },
  removeAll: "Remove all",
  removed: (name: string) => `${name} was removed.`,
  removedAll: (count: number) => `${count} saved careers were removed.`,
  undo: "Undo",
} as const;
