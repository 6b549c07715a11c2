import { Dialog } from "../../ui/dialog/dialog.tsx";
import * as styles from "./contact.css.ts";
import { MailTo } from "./contact-dialog.tsx";
import { questions, strings } from "./strings.ts";

export function Questions() {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>{question}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={strings.helpTitle} onClose={onClose} closeLabel={strings.close}>
      <div className={styles.body}>
        <p>{strings.helpText}</p>
        <Questions />
        <MailTo subject={strings.helpSubject} />
      </div>
    </Dialog>
  );
}
