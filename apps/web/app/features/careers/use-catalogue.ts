import { useCallback, useEffect, useState } from "react";
import { CARDS_DATA, TEXTS_DATA } from "../../lib/data-urls.ts";
import { retryFailed } from "../../lib/failures.ts";
import { loadData } from "../../lib/page-data.ts";
import { savesData } from "../../lib/preferences.ts";
import { useLaterState } from "../../lib/use-later-state.ts";
import type { Engine } from "./engine.ts";

/** How much of the catalogue is wanted: nothing yet, names and figures, or all that a search looks through. */
const STAGES = ["nothing", "cards", "texts"] as const;
export type Stage = (typeof STAGES)[number];

export type Catalogue = {
  readonly engine: Engine | null;
  readonly failed: boolean;
  readonly retry: () => void;
  /** Asks for that much, or for no less than was asked for. */
  readonly want: (stage: Stage) => void;
};

/** The cards' data comes after the first paint; the index over it once somebody begins to use the page, and then the texts. `search`: one is on, so that cards alone would not do. */
export function useCatalogue(search: boolean): Catalogue {
  const [engine, setEngine] = useState<Engine | null>(null);
  const [wanted, setWanted] = useLaterState<Stage>("nothing");
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // A head start alone: what fails is fetched again when it is wanted.
    if (!savesData()) loadData(CARDS_DATA).catch(retryFailed);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew; a search that is begun later finds the cards opened.
  useEffect(() => {
    if (wanted === "nothing") return;
    let current = true;
    const arrive = (opened: Engine) => current && setEngine(opened);
    const load = async () => {
      const { openOnCards, openOnTexts } = await import("./engine.ts");
      if (!engine && !(search && wanted === "texts")) arrive(await openOnCards());
      if (current && wanted === "texts") arrive(await openOnTexts());
    };
    setFailed(false);
    // Both files are on their way at once; what fails is told by who waits for it.
    if (wanted === "texts") loadData(TEXTS_DATA).catch(() => undefined);
    load().catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [wanted, attempt]);
  const retry = () => {
    retryFailed();
    setAttempt(attempt + 1);
  };
  const want = useCallback((stage: Stage) => setWanted((now) => (STAGES.indexOf(stage) > STAGES.indexOf(now) ? stage : now)), [setWanted]);
  return { engine, failed, retry, want };
}
