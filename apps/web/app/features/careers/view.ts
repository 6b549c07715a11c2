import { useEffect } from "react";
import { readText, writeText } from "../../lib/storage.ts";
import { useLaterState } from "../../lib/use-later-state.ts";

export type View = "grid" | "list";
const KEY = "cc_view";

/** Grid or list, as chosen last on this device. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useLaterState<View>("grid");
  useEffect(() => {
    if (readText("local", KEY) === "list") setView("list");
  }, [setView]);
  return [
    view,
    (next) => {
      setView(next);
      writeText("local", KEY, next);
    },
  ];
}
