import { questions } from "../../questions.ts";
import { Questions } from "../../ui/questions/questions.tsx";
import * as styles from "./form.css.ts";
import { helpCenter } from "./help-strings.ts";
import { MessageForm } from "./message-form.tsx";

export default function Help({ onClose }: { onClose: () => void }) {
  return (
    <div className={styles.form}>
      <p>{helpCenter.text}</p>
      <Questions questions={questions} />
      <h3>{helpCenter.write}</h3>
      <MessageForm kind="help" onClose={onClose} />
    </div>
  );
}
