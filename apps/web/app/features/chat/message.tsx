import { Copy } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import * as shell from "../../shell/shell.css.ts";
import * as styles from "./chat.css.ts";
import { cleanNodes } from "./clean-nodes.tsx";
import { strings } from "./strings.ts";
import type { ChatMessage } from "./talk.ts";

const COPIED_MS = 2000;

/** Where the browser refuses the clipboard, `onFailed` says so. */
function CopyButton({ textOf, onFailed }: { textOf: () => string; onFailed: () => void }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textOf());
      setCopied(true);
    } catch {
      onFailed();
    }
  };
  return (
    <button type="button" className={styles.action} onClick={copy}>
      <Copy size={16} aria-hidden="true" />
      {copied ? strings.copied : strings.copy}
    </button>
  );
}

function Technical() {
  const { title, text, address, helplines } = strings.technical;
  return (
    <>
      <h3>{title}</h3>
      <p>
        {text} <span className={styles.address}>{address}</span>
      </p>
      <p>{helplines}</p>
    </>
  );
}

/** The reply's elements, or word that it cannot be shown. */
function contentOf(message: ChatMessage): ReactNode {
  if (message.isUser) return message.text;
  if (message.source === "error-fallback") return <Technical />;
  try {
    return cleanNodes(message.text);
  } catch {
    return <Technical />;
  }
}

type Props = { message: ChatMessage; onAgain: (() => void) | null; onCopyFailed: () => void };

export function Message({ message, onAgain, onCopyFailed }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const content = useMemo(() => contentOf(message), [message]);
  const { isUser, timestamp } = message;
  const isReply = !isUser && message.source !== "system" && message.source !== "error-fallback";
  const time = new Date(timestamp);
  return (
    <li className={isUser ? styles.mine : styles.hers} data-source={isUser ? "user" : message.source}>
      <span className={shell.visuallyHidden}>{isUser ? strings.you : strings.disha}: </span>
      <div ref={body} className={isUser ? styles.question : styles.reply}>
        {content}
      </div>
      <div className={styles.about}>
        {!isUser && <span>{strings.sources[message.source]}</span>}
        <time dateTime={time.toISOString()}>{time.toLocaleTimeString("en-IN", { hour: "numeric", minute: "2-digit" })}</time>
        {onAgain && (
          <button type="button" className={styles.action} onClick={onAgain}>
            {strings.again}
          </button>
        )}
        {/* biome-ignore lint/performance/useDomNodeTextContent: what is copied keeps its lines. */}
        {isReply && <CopyButton textOf={() => body.current?.innerText ?? ""} onFailed={onCopyFailed} />}
      </div>
    </li>
  );
}
