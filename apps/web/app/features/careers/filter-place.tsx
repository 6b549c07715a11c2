import type { ExplorerQuery } from "@career-clarity/explorer-query";
import { matchesMedia } from "../../lib/browser.ts";
import { useLoading } from "../../lib/use-loading.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Spinner } from "../../ui/spinner/spinner.tsx";
import * as styles from "./careers.css.ts";
import type { Engine } from "./engine.ts";
import { Problem } from "./parts.tsx";
import { strings } from "./strings.ts";
import type { Change } from "./use-query.ts";

const PHONE = "(max-width: 47.99rem)";
export type FilterPlaceName = "closed" | "panel" | "sheet";

/** On a phone the filters are a sheet over the list. */
export const filterPlaceNow = (): FilterPlaceName => (matchesMedia(PHONE) ? "sheet" : "panel");

const loadFilters = () => import("./filters.tsx").then(({ Filters }) => Filters);

type PanelProps = {
  readonly engine: Engine | null;
  readonly query: ExplorerQuery;
  readonly change: Change;
  readonly onClear: () => void;
};

function Panel({ engine, ...rest }: PanelProps) {
  const { value: Filters, failed, retry } = useLoading(loadFilters);
  if (failed) return <Problem retry={retry} />;
  return Filters && engine ? <Filters engine={engine} {...rest} /> : <Spinner />;
}

type Props = PanelProps & { readonly place: FilterPlaceName; readonly found: number; readonly onClose: () => void };

/** Where the filters open. Their code comes with the first opening. */
export function FilterPlace({ place, found, onClose, ...rest }: Props) {
  if (place === "closed") return null;
  const panel = <Panel {...rest} />;
  if (place === "panel") return <div className={styles.panel}>{panel}</div>;
  return (
    <Dialog title={strings.filters} closeLabel={strings.close} onClose={onClose}>
      {panel}
      <Button className={styles.sheetDone} onClick={onClose}>
        {strings.showFound(found)}
      </Button>
    </Dialog>
  );
}
