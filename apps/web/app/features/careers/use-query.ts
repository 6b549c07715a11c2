import { ALL, changeSearch, type ExplorerQuery } from "@career-clarity/explorer-query";
import { useEffect, useEffectEvent, useState } from "react";
import { addressNow } from "../../lib/router/location.ts";
import { useSearchParams } from "../../lib/router/params.ts";
import type { Engine } from "./engine.ts";

export type Step = (query: ExplorerQuery) => ExplorerQuery;
export type Change = (step: Step, replace?: boolean) => void;

/** The default query, for as long as nobody knows what the catalogue's salaries are. */
const BEFORE: ExplorerQuery = {
  search: "",
  category: ALL,
  subcategory: ALL,
  education: ALL,
  salary: [0, 0],
  sort: "name",
  direction: "ascending",
  page: 1,
  pageSize: 24,
};

/** The address may be a step ahead of what is drawn: two things chosen in quick succession are both kept. */
const paramsNow = () => new URLSearchParams(addressNow().search);

/**
 * The query as the address says it, and how to change it. What the address says that is not known falls back to the default. What is chosen
 * before the index is there shows at once and is done as soon as it has come; what is typed stands in the address until then.
 */
export function useQuery(engine: Engine | null) {
  const [params, setParams] = useSearchParams();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const taken = (query: ExplorerQuery) => steps.reduce((now, step) => step(now), query);
  const query = engine ? engine.read(params) : taken(BEFORE);

  const catchUp = useEffectEvent((opened: Engine) => {
    setParams(opened.write(taken(opened.read(paramsNow()))));
    setSteps((now) => now.slice(steps.length));
  });
  useEffect(() => {
    if (engine && steps.length > 0) catchUp(engine);
  }, [engine, steps]);

  const change: Change = (step, replace = false) => {
    if (engine) setParams(engine.write(step(engine.read(paramsNow()))), { replace });
    else setSteps((now) => [...now, step]);
  };
  const searchFor = (text: string) => {
    if (engine) return change((now) => changeSearch(now, text), true);
    const next = paramsNow();
    next.delete("page");
    if (text.trim() === "") next.delete("search");
    else next.set("search", text);
    setParams(next, { replace: true });
  };
  return { query, change, searchFor, waitingSteps: steps.length > 0 };
}
