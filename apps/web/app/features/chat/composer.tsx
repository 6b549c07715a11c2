import { QUESTION_LIMIT } from "@career-clarity/chat-assistant";
import { SendHorizontal } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type Ref, useId } from "react";
import * as common from "../../theme/common.css.ts";
import * as styles from "./chat.css.ts";
import { strings } from "./strings.ts";

type Props = {
  field: Ref<HTMLTextAreaElement>;
  draft: string;
  isPending: boolean;
  onWrite: (draft: string) => void;
  onSend: () => void;
};

export function Composer({ field, draft, isPending, onWrite, onSend }: Props) {
  const helpId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a Hindi or Tamil word is being composed, Enter belongs to the keyboard.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      <textarea
        ref={field}
        className={styles.field}
        rows={2}
        aria-label={strings.question}
        aria-describedby={helpId}
        placeholder={strings.placeholder}
        maxLength={QUESTION_LIMIT}
        enterKeyHint="send"
        value={draft}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="submit"
        className={styles.send}
        aria-label={strings.send}
        title={strings.send}
        disabled={isPending || draft.trim() === ""}
      >
        <SendHorizontal />
      </button>
      <span className={styles.counter}>{strings.counter(draft.length, QUESTION_LIMIT)}</span>
      <span id={helpId} className={common.visuallyHidden}>
        {strings.counterSpoken(QUESTION_LIMIT)}
      </span>
    </form>
  );
}
