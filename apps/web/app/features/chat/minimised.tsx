import { X } from "lucide-react";
import { floating } from "../../theme/common.css.ts";
import { IconButton } from "../../ui/button/button.tsx";
import * as styles from "./chat.css.ts";
import { strings } from "./strings.ts";

type Props = { isNew: boolean; onRestore: () => void; onClose: () => void };

/** The chat as a bar at the foot of the page: the talk goes on, and a new reply is announced. */
export function Minimised({ isNew, onRestore, onClose }: Props) {
  return (
    <div className={isNew ? styles.bar : `${styles.bar} ${floating}`}>
      <button type="button" className={styles.restore} onClick={onRestore}>
        {strings.restore}
      </button>
      <span role="status" className={styles.fresh}>
        {isNew ? strings.newReply : ""}
      </span>
      <IconButton label={strings.close} onClick={onClose}>
        <X />
      </IconButton>
    </div>
  );
}
