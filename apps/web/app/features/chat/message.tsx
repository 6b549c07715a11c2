import { type ReactNode, useMemo, useRef } from "react";
import { useLoading } from "../../lib/use-loading.ts";
import * as common from "../../theme/common.css.ts";
import * as styles from "./chat.css.ts";
import { loadReplyParts, replyPartsNow } from "./load-reply-parts.ts";
import { strings } from "./strings.ts";
import type { ChatMessage } from "./talk.ts";

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

/** A reply's elements, or word that it cannot be shown. */
function Reply({ html }: { html: string }) {
  const { value, failed } = useLoading(loadReplyParts);
  const cleanNodes = (value ?? replyPartsNow())?.cleanNodes;
  const content = useMemo((): ReactNode => {
    try {
      return cleanNodes?.(html);
    } catch {
      return <Technical />;
    }
  }, [cleanNodes, html]);
  return failed ? <Technical /> : content;
}

/** Our own words, in paragraphs: nothing in them has to be cleaned. */
function Welcome({ html }: { html: string }) {
  return [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => <p key={text}>{text}</p>);
}

function contentOf(message: ChatMessage): ReactNode {
  if (message.isUser) return message.text;
  if (message.source === "error-fallback") return <Technical />;
  return message.source === "system" ? <Welcome html={message.text} /> : <Reply html={message.text} />;
}

type Props = { message: ChatMessage; onAgain: (() => void) | null; onCopyFailed: () => void };

export function Message({ message, onAgain, onCopyFailed }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const { isUser, timestamp } = message;
  const CopyButton = replyPartsNow()?.CopyButton;
  const isReply = !isUser && message.source !== "system" && message.source !== "error-fallback";
  const time = new Date(timestamp);
  return (
    <li className={isUser ? styles.mine : styles.hers} data-source={isUser ? "user" : message.source}>
      <span className={common.visuallyHidden}>{isUser ? strings.you : strings.title}: </span>
      <div ref={body} className={isUser ? styles.question : styles.reply}>
        {contentOf(message)}
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
        {isReply && CopyButton && <CopyButton textOf={() => body.current?.innerText ?? ""} onFailed={onCopyFailed} />}
      </div>
    </li>
  );
}
