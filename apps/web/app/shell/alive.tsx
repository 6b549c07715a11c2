import { useEffect } from "react";

/** Stands beside what a page shows, which comes to life after the shell around it, and says that it has. */
export function Alive() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
  }, []);
  return null;
}
