import { decoded } from "./decoded.ts";

const SEEK_MS = 3000;

/** Whether the page has a title. The development server's pages come without one. */
export const hasTitle = (): boolean => document.title !== "";

export function nameDocument(title: string): void {
  document.title = title;
}

export const jumpToTop = (): void => window.scrollTo(0, 0);

export const pressOn = (id: string): void => document.getElementById(id)?.click();

/** Leads to the place on the page that a fragment names as soon as it is there. Gives the function that ends the search. */
export function seekPlace(hash: string): () => void {
  const id = decoded(hash.slice(1));
  const deadline = performance.now() + SEEK_MS;
  let frame = 0;
  const seek = () => {
    const place = document.getElementById(id);
    if (place) place.scrollIntoView();
    else if (performance.now() < deadline) frame = requestAnimationFrame(seek);
  };
  seek();
  return () => cancelAnimationFrame(frame);
}
