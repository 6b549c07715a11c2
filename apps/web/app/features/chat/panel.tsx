import { MessageSquareText, X } from "lucide-react";
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from "react";
import { isOnline } from "../../lib/browser.ts";
import { watchOnline } from "../../lib/watch-device.ts";
import { Button, IconButton } from "../../ui/button/button.tsx";
import * as styles from "./chat.css.ts";
import { Composer } from "./composer.tsx";
import { Message } from "./message.tsx";
import { strings } from "./strings.ts";
import { isOnlyWelcome, questionBefore, type Source } from "./talk.ts";
import type { CareerHere } from "./use-career-here.ts";
import type { Connection } from "./use-connection.ts";
import { useLogScroll } from "./use-log-scroll.ts";
import type { TalkControl } from "./use-talk.ts";
import { useWindow } from "./use-window.ts";

type Props = {
  control: TalkControl;
  connection: Connection;
  here: CareerHere | null;
  suggestions: readonly string[];
  onMinimise: () => void;
  onClose: () => void;
};

const WORTH_ANOTHER_TRY: ReadonlySet<Source> = new Set(["local-fallback", "error-fallback"]);

const privacyOf = ({ model }: Connection): string => {
  const { privacy } = strings;
  if (model) return privacy.model(model);
  return model === null ? `${privacy.server} ${privacy.none}` : privacy.server;
};

function Head({
  connection,
  onClear,
  onMinimise,
  onClose,
  titleId,
}: Pick<Props, "connection" | "onMinimise" | "onClose"> & { onClear: () => void; titleId: string }) {
  return (
    <header className={styles.head}>
      <MessageSquareText className={styles.mark} />
      <div className={styles.name}>
        <h2 id={titleId} className={styles.title}>
          {strings.title}
        </h2>
        <span role="status" className={styles.status[connection.status]}>
          {strings.status[connection.status]}
        </span>
      </div>
      <button type="button" className={styles.action} aria-label={strings.clear} onClick={onClear}>
        {strings.clearShort}
      </button>
      <IconButton label={strings.minimise} onClick={onMinimise}>
        <span aria-hidden="true">—</span>
      </IconButton>
      <IconButton label={strings.close} onClick={onClose}>
        <X />
      </IconButton>
    </header>
  );
}

/** The open chat. */
export function Panel({ control, connection, here, suggestions, onMinimise, onClose }: Props) {
  const { talk, isPending, write, send, clear } = control;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [notice, setNotice] = useState("");
  // The press is painted, and the question kept, before the log is drawn anew.
  const messages = useDeferredValue(talk.messages);
  const log = useLogScroll(messages);
  const titleId = useId();
  useWindow(dialog, field);
  useEffect(() => watchOnline(() => setNotice("")), []);

  const submit = (question: string) => {
    if (question.trim() === "" || isPending) return;
    if (!isOnline()) {
      write(question);
      setNotice(strings.offline);
      return;
    }
    setNotice("");
    send(question, here?.id);
    field.current?.focus({ preventScroll: true });
  };
  const clearAll = () => {
    clear();
    setNotice(strings.cleared);
    field.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onMinimise();
  };
  const againOf = (id: number) => {
    const question = questionBefore(talk, id);
    return question === null || isPending ? null : () => submit(question);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onMinimise();
      }}
    >
      <Head connection={connection} titleId={titleId} onClear={clearAll} onMinimise={onMinimise} onClose={onClose} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div ref={log} className={styles.log} role="log" aria-label={strings.log} tabIndex={0}>
        <p className={styles.privacy}>
          {privacyOf(connection)} {strings.privacy.always}
        </p>
        <ol className={styles.messages}>
          {messages.map((message) => (
            <Message
              key={message.id}
              message={message}
              onAgain={!message.isUser && WORTH_ANOTHER_TRY.has(message.source) ? againOf(message.id) : null}
              onCopyFailed={() => setNotice(strings.copyFailed)}
            />
          ))}
        </ol>
        {isOnlyWelcome({ messages }) && (
          <div className={styles.suggestions}>
            <p>{strings.suggestions}</p>
            {suggestions.map((question) => (
              <Button key={question} look="secondary" className={styles.suggestion} onClick={() => submit(question)}>
                {question}
              </Button>
            ))}
          </div>
        )}
      </div>
      <p role="status" className={styles.line}>
        {isPending && !notice ? <span className={styles.typing}>{strings.typing}</span> : notice}
      </p>
      {here && <p className={styles.here}>{strings.aboutPage(here.name)}</p>}
      <Composer field={field} draft={talk.draft} isPending={isPending} onWrite={write} onSend={() => submit(talk.draft)} />
    </dialog>
  );
}
