import type { ExplorerQuery } from "@career-clarity/explorer-query";
import type { CareerExplorer } from "./use-catalogue.ts";
import type { View } from "./view.ts";

type Props = {
  readonly explorer: CareerExplorer;
  readonly query: ExplorerQuery;
  readonly total: number;
  readonly view: View;
  readonly onSearch: (text: string) => void;
};

export function Beyond(_: Props): null {
  return null;
}
