import { X } from "lucide-react";
import { useRef } from "react";
import { useFoot } from "../../lib/foot.ts";
import { setCompared, toggleCompare } from "../../lib/saved-careers.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { hint } from "./careers.css.ts";
import * as styles from "./compare-tray.css.ts";
import { strings } from "./compare-tray-strings.ts";

type Props = { readonly ids: readonly string[]; readonly nameOf: (id: string) => string | undefined };

/** The careers chosen for comparing, at the foot of the list while there are any. */
export function CompareTray({ ids, nameOf }: Props) {
  const tray = useRef<HTMLElement>(null);
  useFoot(tray);
  return (
    <section ref={tray} className={styles.tray} aria-label={strings.title}>
      <ul className={styles.list}>
        {ids.map((id) => (
          <li key={id}>
            <button type="button" className={styles.item} aria-label={strings.remove(nameOf(id) ?? id)} onClick={() => toggleCompare(id)}>
              {nameOf(id) ?? id} <X size={16} />
            </button>
          </li>
        ))}
      </ul>
      <p className={hint}>{strings.text(ids.length)}</p>
      <div className={styles.actions}>
        <Button look="quiet" onClick={() => setCompared([])}>
          {strings.clear}
        </Button>
        <ButtonLink to={`/compare?ids=${ids.join(",")}`}>{strings.compare}</ButtonLink>
      </div>
    </section>
  );
}
