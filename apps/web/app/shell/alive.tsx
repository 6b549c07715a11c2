import { useEffect } from "react";
import { markHydrated } from "../lib/use-hydrated.ts";

/** Stands beside what a page shows, which comes to life after the shell around it, and says that it has. */
export function Alive() {
  useEffect(markHydrated, []);
  return null;
}
