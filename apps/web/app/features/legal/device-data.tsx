import { useEffect, useRef, useState } from "react";
import { forgetOffline, isKeptOffline } from "../../lib/offline.ts";
import { putBack } from "../../lib/put-back.ts";
import { forgetEntry, type KeptEntry, keptEntries, watchKept } from "../../lib/storage.ts";
import * as common from "../../theme/common.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { WithoutScript } from "../../ui/needs-script/needs-script.tsx";
import { notify } from "../../ui/notice/notice.tsx";
import * as styles from "./device-data.css.ts";
import { device } from "./strings.ts";

const describe = ({ key }: KeptEntry): string => device.entries[key] ?? device.other;

/** The copy of the site for use without a network. */
function OfflineCopy() {
  const [state, setState] = useState<"unknown" | "kept" | "none" | "deleted">("unknown");
  useEffect(() => {
    void isKeptOffline().then((kept) => setState(kept ? "kept" : "none"));
  }, []);
  return (
    <>
      {state === "kept" && (
        <div className={styles.entry}>
          <p className={styles.what}>{device.offline}</p>
          <Button look="secondary" onClick={() => void forgetOffline().then(() => setState("deleted"))}>
            {device.deleteOffline}
          </Button>
        </div>
      )}
      <p role="status" className={common.small}>
        {state === "deleted" ? device.deletedOffline : ""}
      </p>
    </>
  );
}

/** Everything that the site keeps in this browser, with a way to delete it. */
export function DeviceData() {
  const [entries, setEntries] = useState<readonly KeptEntry[] | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const read = () => setEntries(keptEntries());
    read();
    // Another tab may add or delete.
    return watchKept(read);
  }, []);
  const forget = (gone: readonly KeptEntry[]) => {
    for (const entry of gone) forgetEntry(entry);
    setEntries(keptEntries());
    // The button that was pressed is gone.
    head.current?.focus({ preventScroll: true });
    notify({ text: device.deleted, action: { label: device.undo, act: () => gone.forEach(putBack) } });
  };
  return (
    <section className={styles.panel} aria-labelledby="device">
      <h2 id="device" ref={head} tabIndex={-1}>
        {device.title}
      </h2>
      <p>{device.text}</p>
      <WithoutScript>{device.noScript}</WithoutScript>
      {/* Until the device has been asked, the line is empty: nothing moves when it fills. */}
      {(entries === null || entries.length === 0) && <p className={styles.nothing}>{entries === null ? "\u00a0" : device.nothing}</p>}
      {entries !== null && entries.length > 0 && (
        <>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <li key={`${entry.kind}/${entry.key}`} className={styles.entry}>
                <div className={styles.what}>
                  <strong>{describe(entry)}</strong>
                  <details>
                    <summary className={styles.summary}>
                      {device.show} ({device.size(new Blob([entry.text]).size)})
                    </summary>
                    <code className={styles.stored}>{entry.text}</code>
                  </details>
                </div>
                <Button look="secondary" aria-label={device.delete(describe(entry))} onClick={() => forget([entry])}>
                  {device.deleteOne}
                </Button>
              </li>
            ))}
          </ul>
          <Button look="secondary" onClick={() => forget(keptEntries())}>
            {device.deleteAll}
          </Button>
        </>
      )}
      <OfflineCopy />
    </section>
  );
}
