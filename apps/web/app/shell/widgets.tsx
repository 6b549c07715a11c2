import { MessageSquareText } from "lucide-react";
import { ChatLauncher } from "../features/chat/launcher.tsx";
import { useFeedback } from "../features/feedback/provider.tsx";
import * as styles from "./widgets.css.ts";

/** What floats at the bottom right of every page, the last one lowest. */
export function Widgets() {
  const feedback = useFeedback();
  return (
    <aside className={styles.widgets} aria-label="Help and feedback">
      <ChatLauncher className={styles.widget} />
      <button type="button" className={styles.widget} onClick={feedback.open} aria-label="Share your feedback" title="Share your feedback">
        <MessageSquareText />
      </button>
    </aside>
  );
}
