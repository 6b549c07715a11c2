import { Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { copyText } from "../../lib/browser.ts";
import * as styles from "./chat.css.ts";
import { strings } from "./reply-strings.ts";

const COPIED_MS = 2000;

/** Where the browser refuses the clipboard, `onFailed` says so. */
export function CopyButton({ textOf, onFailed }: { textOf: () => string; onFailed: () => void }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await copyText(textOf())) setCopied(true);
    else onFailed();
  };
  return (
    <button type="button" className={styles.action} onClick={copy}>
      <Copy size={16} />
      {copied ? strings.copied : strings.copy}
    </button>
  );
}
