import { useEffect, useState } from "react";
import { readText, writeText } from "../../lib/storage.ts";

export type View = "grid" | "list";
const KEY = "cc_view";

/** Grid or list, as chosen last on this device. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>("grid");
  useEffect(() => {
    if (readText("local", KEY) === "list") setView("list");
  }, []);
  return [
    view,
    (next) => {
      setView(next);
      writeText("local", KEY, next);
    },
  ];
}
