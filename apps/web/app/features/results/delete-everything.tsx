import { forgetEntry, keptEntries } from "../../lib/storage.ts";
import { Button } from "../../ui/button/button.tsx";
import * as styles from "./results.css.ts";

/** What the window says. */
const strings = {
  text: "All that you answered, saved and typed here is removed from this device. This can't be undone; links that you have shared keep working. Pages kept for use without a network stay: the page “Privacy Policy” deletes them.",
  yes: "Delete everything",
  no: "Keep it",
} as const;

const OF_THE_DEVICE = ["cc_theme", "cc_view"];

/** The question before everything is deleted. The page hears of what is forgotten, as of what another tab forgets. */
export function DeleteEverything({ onClose }: { onClose: () => void }) {
  const forget = () => {
    onClose();
    for (const entry of keptEntries()) if (!OF_THE_DEVICE.includes(entry.key)) forgetEntry(entry);
  };
  return (
    <>
      <p>{strings.text}</p>
      <div className={styles.dialogActions}>
        <Button onClick={onClose}>{strings.no}</Button>
        <Button look="secondary" onClick={forget}>
          {strings.yes}
        </Button>
      </div>
    </>
  );
}
