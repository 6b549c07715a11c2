import { type ExplorerQuery, type ExplorerResult, pageWindow } from "@career-clarity/explorer-query";
import { scrollToTop } from "../../lib/scrolling.ts";
import { Button } from "../../ui/button/button.tsx";
import * as styles from "./careers.css.ts";
import { strings } from "./strings.ts";

type Props = { query: ExplorerQuery; found: ExplorerResult<unknown>; onPage: (page: number) => void };

/** Previous, up to seven pages, Next; a change scrolls smoothly to the top (specification, section 2). */
export function Pagination({ query, found, onPage }: Props) {
  const { page } = found;
  const go = (target: number) => {
    onPage(target);
    scrollToTop();
  };
  return (
    <nav aria-label={strings.pages} className={styles.pagination}>
      <p className={styles.showing}>
        {strings.showing(found.from, found.to, found.total)} <span>{strings.perPage(query.pageSize)}</span>
      </p>
      <div className={styles.pages}>
        <Button look="secondary" disabled={page === 1} onClick={() => go(page - 1)}>
          {strings.previous}
        </Button>
        {pageWindow(page, found.pageCount).map((number) => (
          <Button
            key={number}
            look={number === page ? "primary" : "secondary"}
            className={styles.pageButton}
            aria-label={strings.pageNumber(number)}
            aria-current={number === page ? "page" : undefined}
            onClick={() => go(number)}
          >
            {number}
          </Button>
        ))}
        <Button look="secondary" disabled={page === found.pageCount} onClick={() => go(page + 1)}>
          {strings.next}
        </Button>
      </div>
    </nav>
  );
}
