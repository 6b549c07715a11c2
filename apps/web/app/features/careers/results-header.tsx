import type { ExplorerResult } from "@career-clarity/explorer-query";
import type { RefObject } from "react";
import { site } from "../../site.ts";
import * as common from "../../theme/common.css.ts";
import * as styles from "./careers.css.ts";
import { strings } from "./strings.ts";

type Props = {
  found: ExplorerResult<unknown> | null;
  filtered: boolean;
  /** How many careers another name has found where the rule finds none. */
  otherwise: number;
  place: RefObject<HTMLParagraphElement | null>;
};

/** How many were found. The focus comes here when the list changes and the control that changed it goes. */
export function ResultsHeader({ found, filtered, otherwise, place }: Props) {
  const count = found && filtered ? String(otherwise || found.total) : site.claims.careers;
  return (
    <p ref={place} tabIndex={-1} role="status" className={styles.count}>
      {found ? strings.found(count, site.claims.careers) : strings.loading}
      {otherwise > 0 && strings.byAnotherName}
      {found && found.pageCount > 1 && (
        <span className={`${common.small} ${styles.pageText}`}>
          {" "}
          {strings.page(found.page, found.pageCount, found.careers.length, site.claims.careers)}
        </span>
      )}
    </p>
  );
}
