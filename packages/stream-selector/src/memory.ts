/** Where texts are kept. It is asked for at each use, since a page may close it: then the asking itself throws. */
export type Keeper = () => Pick<Storage, "getItem" | "setItem" | "removeItem"> | undefined;

/** What the page asked to be kept on the device, under the key of its `remember` attribute. Storage may be closed, full or hold anything. */
export function recall(keeper: Keeper, key: string): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(keeper()?.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function keep(keeper: Keeper, key: string, texts: readonly string[]): void {
  try {
    if (texts.length === 0) keeper()?.removeItem(key);
    else keeper()?.setItem(key, JSON.stringify(texts));
  } catch {
    // The quiz goes on; it is only not kept.
  }
}
