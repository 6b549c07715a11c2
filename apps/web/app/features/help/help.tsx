import { MessageForm } from "../feedback/message-form.tsx";
import * as styles from "./contact.css.ts";
import { Questions } from "./help-dialog.tsx";
import { strings } from "./strings.ts";

export default function Help({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.body}>
      <p>{strings.helpText}</p>
      <Questions />
      <h3>{strings.writeTitle}</h3>
      <MessageForm kind="help" onClose={onClose} />
    </div>
  );
}
