import { Smile } from "lucide-react";
import { ChatLauncher } from "../features/chat/launcher.tsx";
import { useFeedback } from "../lib/windows.ts";
import { feedbackLabel } from "./navigation.ts";
import * as styles from "./widgets.css.ts";

/** What floats at the bottom right of every page, the last one lowest. Where it would lie over the page it steps aside (widgets.css.ts). */
export function Widgets() {
  const feedback = useFeedback();
  return (
    <aside className={styles.widgets} aria-label="Help and feedback">
      <ChatLauncher className={styles.widget} />
      <button type="button" className={styles.widget} onClick={feedback.open} aria-label={feedbackLabel} title={feedbackLabel}>
        <Smile />
      </button>
    </aside>
  );
}
