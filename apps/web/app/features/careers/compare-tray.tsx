import { X } from "lucide-react";
import { setCompared, toggleCompare, useCompared } from "../../lib/saved-careers.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import * as styles from "./careers.css.ts";
import { strings } from "./strings.ts";

/** The careers chosen for comparing, at the foot of the list while there are any. */
export function CompareTray({ nameOf }: { nameOf: (id: string) => string | undefined }) {
  const ids = useCompared();
  if (ids.length === 0) return null;
  return (
    <section className={styles.tray} aria-label={strings.tray}>
      <ul className={styles.trayList}>
        {ids.map((id) => (
          <li key={id}>
            <button
              type="button"
              className={styles.trayItem}
              aria-label={strings.trayRemove(nameOf(id) ?? id)}
              onClick={() => toggleCompare(id)}
            >
              {nameOf(id) ?? id} <X size={16} />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{strings.trayText(ids.length)}</p>
      <div className={styles.trayActions}>
        <Button look="quiet" onClick={() => setCompared([])}>
          {strings.trayClear}
        </Button>
        <ButtonLink to={`/compare?ids=${ids.join(",")}`}>{strings.trayCompare}</ButtonLink>
      </div>
    </section>
  );
}
