import { useEffect, useState } from "react";
import { useFeedback } from "../../lib/windows.ts";
import { onlyWithScript } from "../../ui/needs-script/needs-script.tsx";
import * as styles from "./home.css.ts";
import { strings } from "./strings.ts";

const THANKS_MS = 2000;

/** Asks how it is going. Great and Good are thanked for, and kept nowhere; Feedback opens the form. */
export function TopBar() {
  const [thanked, setThanked] = useState(false);
  const feedback = useFeedback();
  useEffect(() => {
    if (!thanked) return;
    const timer = setTimeout(() => setThanked(false), THANKS_MS);
    return () => clearTimeout(timer);
  }, [thanked]);
  return (
    <aside className={`${styles.topBar} ${onlyWithScript}`} aria-label={strings.experience}>
      <span className={styles.topText}>
        <span className={thanked ? styles.answered : undefined}>{strings.experience}</span>
        <span role="status" className={styles.thanks}>
          {thanked ? strings.thanks : ""}
        </span>
      </span>
      <span className={styles.topButtons}>
        {[strings.great, strings.good].map((label) => (
          <button key={label} type="button" className={styles.topButton} onClick={() => setThanked(true)}>
            {label}
          </button>
        ))}
        <button type="button" className={styles.topButton} onClick={feedback.open}>
          {strings.feedback}
        </button>
      </span>
    </aside>
  );
}
