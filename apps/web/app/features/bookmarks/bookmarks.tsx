import { Download, Trash2, Upload } from "lucide-react";
import { type ChangeEvent, useDeferredValue, useEffect, useRef } from "react";
import type { ListedCareer } from "../../lib/catalogue/files.ts";
import { loadListed } from "../../lib/catalogue/load.ts";
import { offerFile } from "../../lib/offer-file.ts";
import { pageHasFocus } from "../../lib/page-has-focus.ts";
import { changeBookmarks, useBookmarks } from "../../lib/saved-careers.ts";
import { useLoading } from "../../lib/use-loading.ts";
import * as common from "../../theme/common.css.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import * as cards from "../../ui/career-card/career-card.css.ts";
import { CareerCard } from "../../ui/career-card/career-card.tsx";
import { WithoutScript } from "../../ui/needs-script/needs-script.tsx";
import { notify } from "../../ui/notice/notice.tsx";
import { Spinner } from "../../ui/spinner/spinner.tsx";
import * as styles from "./bookmarks.css.ts";
import { fileText, readFile } from "./file.ts";
import { strings } from "./strings.ts";

type Known = ReadonlyMap<string, ListedCareer>;

const loadKnown = async (): Promise<Known> => new Map((await loadListed()).map((career) => [career.id, career]));

/** Whatever was removed, by this page's own buttons or a card's, can be brought back. */
function useUndo(ids: readonly string[], known: Known | null): void {
  const before = useRef(ids);
  useEffect(() => {
    const had = before.current;
    before.current = ids;
    const removed = had.filter((id) => !ids.includes(id));
    if (removed.length === 0 || !pageHasFocus()) return;
    const [only] = removed;
    const text =
      removed.length === 1 && only !== undefined ? strings.removed(known?.get(only)?.name ?? only) : strings.removedAll(removed.length);
    const bringBack = (now: readonly string[]) => [
      ...had.filter((id) => removed.includes(id) || now.includes(id)),
      ...now.filter((id) => !had.includes(id)),
    ];
    notify({ text, action: { label: strings.undo, act: () => changeBookmarks(bringBack) } });
  }, [ids, known]);
}

async function importFile(event: ChangeEvent<HTMLInputElement>, known: Known): Promise<void> {
  const input = event.target;
  const file = input.files?.[0];
  if (!file) return;
  const read = await readFile(file);
  // The same file can be chosen again.
  input.value = "";
  if (!read.ok) return notify({ text: strings.refused[read.reason] });
  const ours = read.ids.filter((id) => known.has(id));
  changeBookmarks((ids) => {
    const added = ours.filter((id) => !ids.includes(id));
    notify({ text: strings.imported(added.length, ours.length - added.length, read.ids.length - ours.length) });
    return [...ids, ...added];
  });
}

function Tools({ ids, known }: { ids: readonly string[]; known: Known }) {
  const chooser = useRef<HTMLInputElement>(null);
  const gone = ids.filter((id) => !known.has(id));
  return (
    <>
      <div className={styles.tools}>
        <Button look="secondary" disabled={ids.length === 0} onClick={() => offerFile(strings.fileName, fileText(ids))}>
          <Download size={18} /> {strings.export}
        </Button>
        <Button look="secondary" onClick={() => chooser.current?.click()}>
          <Upload size={18} /> {strings.import}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept=".json,application/json"
          aria-label={strings.import}
          className={styles.chooser}
          tabIndex={-1}
          onChange={(event) => void importFile(event, known)}
        />
        {ids.length > 1 && (
          <Button look="quiet" onClick={() => changeBookmarks(() => [])}>
            <Trash2 size={18} /> {strings.removeAll}
          </Button>
        )}
      </div>
      {gone.length > 0 && (
        <div className={styles.gone}>
          <p>{strings.gone(gone.length)}</p>
          <Button look="secondary" onClick={() => changeBookmarks((kept) => kept.filter((id) => known.has(id)))}>
            {strings.removeGone}
          </Button>
        </div>
      )}
    </>
  );
}

/** The careers bookmarked on this device. */
export default function Bookmarks() {
  const ids = useDeferredValue(useBookmarks());
  const { value: known, failed, retry } = useLoading(loadKnown);
  useUndo(ids, known);
  const saved = known ? ids.flatMap((id) => known.get(id) ?? []) : [];
  return (
    <div className={common.page}>
      <header className={common.pageHead}>
        <h1>{strings.title}</h1>
        <p className={common.lead}>{strings.lead}</p>
        <WithoutScript>{strings.withoutScript}</WithoutScript>
      </header>
      {failed && (
        <div role="alert" className={styles.gone}>
          <p>{strings.unavailable}</p>
          <Button onClick={retry}>{strings.retry}</Button>
        </div>
      )}
      {!failed && !known && <Spinner size="large" message={strings.loading} />}
      {known && (
        <>
          <Tools ids={ids} known={known} />
          <p role="status" className={styles.count}>
            {saved.length > 0 ? strings.count(saved.length) : ""}
          </p>
          {saved.length === 0 ? (
            <div className={styles.nothing}>
              <h2>{strings.none}</h2>
              <p>{strings.noneText}</p>
              <ButtonLink to="/careers">{strings.explore}</ButtonLink>
            </div>
          ) : (
            <ul className={cards.grid}>
              {saved.map((career) => (
                <li key={career.id}>
                  <CareerCard career={career} nameOf={(id) => known.get(id)?.name} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
