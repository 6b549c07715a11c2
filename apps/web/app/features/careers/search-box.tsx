import { Search, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { afterPaint } from "../../lib/painted.ts";
import { IconButton } from "../../ui/button/button.tsx";
import * as styles from "./careers.css.ts";
import { strings } from "./strings.ts";

/** The search field's id in the page. */
export const SEARCH_FIELD = "career-search";
const SEARCH_PAUSE_MS = 300;

/** The text as typed; it is committed 300 ms after the last key, to the query as it is by then. */
function useSearchText(committed: string, commit: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(committed);
  const [asked, setAsked] = useState(committed);
  if (committed !== asked) {
    setAsked(committed);
    if (text.trim() !== committed.trim()) setText(committed);
  }
  const settle = useEffectEvent((typed: string) => {
    // A timer can outlive its text for a moment, as when the address is read just after the page was taken over.
    if (typed === text && typed.trim() !== committed.trim()) commit(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(text), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}

type Props = {
  readonly committed: string;
  readonly commit: (text: string) => void;
  /** Told when a text begins to be typed, and when it has been committed or is again what it was. */
  readonly onTyping: (typing: boolean) => void;
};

export function SearchBox({ committed, commit, onTyping }: Props) {
  const [text, setText] = useSearchText(committed, commit);
  const typing = text.trim() !== committed.trim();
  useEffect(() => afterPaint(() => onTyping(typing)), [typing, onTyping]);
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    setText("");
    commit("");
    input.current?.focus();
  };
  return (
    <search className={styles.search}>
      <label htmlFor={SEARCH_FIELD} className={styles.searchLabel}>
        {strings.searchLabel}
      </label>
      <div className={styles.searchField}>
        <Search className={styles.searchIcon} size={20} />
        <input
          ref={input}
          id={SEARCH_FIELD}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          className={styles.searchInput}
          placeholder={strings.searchPlaceholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && commit(text)}
        />
        {text !== "" && (
          <IconButton label={strings.clearSearch} onClick={clear}>
            <X />
          </IconButton>
        )}
      </div>
    </search>
  );
}
