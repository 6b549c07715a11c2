import type { Career } from "@career-clarity/career-catalog";
import { COMPARE_LIMIT } from "@career-clarity/explorer-query";
import { Printer, Share2, X } from "lucide-react";
import { startTransition, useEffect, useState } from "react";
import { useMyMatches } from "../../lib/my-match.ts";
import { printPage } from "../../lib/print-page.ts";
import { Link } from "../../lib/router/link.tsx";
import { addressNow } from "../../lib/router/location.ts";
import { useSearchParams } from "../../lib/router/params.ts";
import { setCompared, useCompared } from "../../lib/saved-careers.ts";
import { useCareers } from "../../lib/use-careers.ts";
import { site } from "../../site.ts";
import * as common from "../../theme/common.css.ts";
import { Button, ButtonLink, IconButton } from "../../ui/button/button.tsx";
import { WithoutScript } from "../../ui/needs-script/needs-script.tsx";
import { shareLink } from "../../ui/notice/share-link.ts";
import { Spinner } from "../../ui/spinner/spinner.tsx";
import * as styles from "./compare.css.ts";
import { differs, isShort, type Row, rowsFor } from "./rows.tsx";
import { strings } from "./strings.ts";

const idsIn = (text: string | null): readonly string[] =>
  [...new Set((text ?? "").split(",").map((id) => id.trim()))].filter((id) => id !== "");

/** The careers of the address; where it names none, those chosen on other pages. The address then says them too. */
function useIds() {
  const [params, setParams] = useSearchParams();
  const compared = useCompared();
  const asked = idsIn(params.get("ids"));
  const ids = asked.slice(0, COMPARE_LIMIT);
  const bare = asked.length === 0;
  const chosen = compared.join(",");
  useEffect(() => {
    if (bare && chosen !== "") setParams({ ids: chosen }, { replace: true });
  }, [bare, chosen, setParams]);
  const remove = (id: string) => {
    // The address may be a step ahead of what is drawn: two that are removed in quick succession both go.
    const now = idsIn(new URLSearchParams(addressNow().search).get("ids")).slice(0, COMPARE_LIMIT);
    const next = now.filter((other) => other !== id);
    setCompared(next);
    startTransition(() => setParams(next.length > 0 ? { ids: next.join(",") } : {}, { replace: true }));
  };
  return { ids, tooMany: asked.length > COMPARE_LIMIT, remove };
}

function shareComparison(careers: readonly Career[]): Promise<void> {
  const text = strings.shareText(careers.map(({ name }) => name).join(", "));
  return shareLink({ title: strings.title, text, path: `/compare?ids=${careers.map(({ id }) => id).join(",")}` }, strings);
}

function Nothing() {
  return (
    <div className={styles.nothing}>
      <h2>{strings.none}</h2>
      <p>{strings.noneText}</p>
      <ButtonLink to="/careers">{strings.explore}</ButtonLink>
    </div>
  );
}

/** What a row says of each career, or of all where it is the same. */
function Cells({ row, careers }: { row: Row; careers: readonly Career[] }) {
  const alike = careers.length > 1 && !differs(row, careers);
  const look = isShort(row, careers) ? styles.beside : undefined;
  return careers.slice(0, alike ? 1 : COMPARE_LIMIT).map((career) => (
    // biome-ignore lint/a11y/noRedundantRoles: `display: block` on a phone would take it away.
    <td key={career.id} role="cell" colSpan={alike ? careers.length : undefined} className={look}>
      <span className={alike ? styles.all : styles.of}>{alike ? strings.all(careers.length) : career.name}</span>
      <div className={styles.cell}>{row.cell ? row.cell(career) : row.text(career)}</div>
    </td>
  ));
}

/** A real table; on a phone each row becomes a block whose cells say which career they are of. The roles survive the other display. */
function Table({ careers, onRemove }: { careers: readonly Career[]; onRemove: (id: string) => void }) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const matches = useMyMatches(careers);
  const rows = rowsFor(matches).filter((row) => !onlyDifferences || careers.length < 2 || differs(row, careers));
  return (
    <>
      <div className={styles.tools}>
        {careers.length > 1 && (
          <label className={styles.switchLabel}>
            <input
              type="checkbox"
              className={styles.check}
              checked={onlyDifferences}
              onChange={(event) => setOnlyDifferences(event.target.checked)}
            />{" "}
            {strings.differences}
          </label>
        )}
        <div className={styles.toolButtons}>
          {careers.length < COMPARE_LIMIT && (
            <ButtonLink look="secondary" to="/careers" onClick={() => setCompared(careers.map(({ id }) => id))}>
              {strings.addMore}
            </ButtonLink>
          )}
          <Button look="secondary" onClick={() => void shareComparison(careers)}>
            <Share2 size={18} /> {strings.share}
          </Button>
          <Button look="secondary" onClick={printPage}>
            <Printer size={18} /> {strings.print}
          </Button>
        </div>
      </div>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: `display: block` on a phone would take them away. */}
      <table className={styles.table} role="table">
        <caption className={common.visuallyHidden}>{strings.caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <span className={common.visuallyHidden}>{strings.feature}</span>
            </th>
            {careers.map(({ id, name }) => (
              <th key={id} role="columnheader" scope="col">
                <span className={styles.head}>
                  <Link to={`/career/${id}`} className={styles.headLink}>
                    {name}
                  </Link>
                  <IconButton label={strings.remove(name)} className={styles.remove} onClick={() => onRemove(id)}>
                    <X />
                  </IconButton>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.id} role="row">
              <th role="rowheader" scope="row">
                {row.name}
              </th>
              <Cells row={row} careers={careers} />
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above. */}
      {rows.length === 0 && <p>{strings.allSame}</p>}
    </>
  );
}

/** Up to three careers side by side. */
export default function Compare() {
  const { ids, tooMany, remove } = useIds();
  const { careers, unknown, failed, retry } = useCareers(ids);
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const shown = careers?.filter(({ id }) => ids.includes(id)) ?? null;
  return (
    <div className={common.page}>
      <header className={common.pageHead}>
        <h1>{strings.title}</h1>
        <p className={common.lead}>{strings.lead}</p>
        <WithoutScript>{strings.withoutScript}</WithoutScript>
      </header>
      <div role="status" className={styles.notes}>
        {mounted && tooMany && <p>{strings.tooMany}</p>}
        {unknown.length > 0 && <p>{strings.unknownIds(unknown)}</p>}
      </div>
      {failed && (
        <div role="alert" className={styles.problem}>
          <p>{strings.unavailable}</p>
          <Button onClick={retry}>{strings.retry}</Button>
        </div>
      )}
      {!failed && (!mounted || (ids.length > 0 && shown === null)) && <Spinner size="large" message={strings.loading} />}
      {mounted && !failed && (ids.length === 0 || shown?.length === 0) && <Nothing />}
      {mounted && shown && shown.length > 0 && <Table careers={shown} onRemove={remove} />}
      <p className={styles.printed}>{site.name}</p>
    </div>
  );
}
