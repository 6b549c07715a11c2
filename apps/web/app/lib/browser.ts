/** Small things that screens ask of the browser. What is kept stands in storage.ts, the address in router/location.ts. */

export const matchesMedia = (query: string): boolean => matchMedia(query).matches;
export const isOnline = (): boolean => navigator.onLine;

/** Listens until the function that it gives is called. */
export function watch(target: EventTarget, type: string, happened: () => void, options?: AddEventListenerOptions): () => void {
  target.addEventListener(type, happened, options);
  return () => target.removeEventListener(type, happened);
}

/** Whether the text could be copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
