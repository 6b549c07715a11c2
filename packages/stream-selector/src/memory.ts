/** What the page asked to be kept on the device, under the key of its `remember` attribute. Storage may be closed, full or hold anything. */
export function recall(key: string): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function keep(key: string, texts: readonly string[]): void {
  try {
    if (texts.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // The quiz goes on; it is only not kept.
  }
}
