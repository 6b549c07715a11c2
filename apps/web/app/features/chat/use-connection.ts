import { useCallback, useEffect, useState } from "react";
import { testConnection } from "../../lib/chat-function.ts";
import type { ConnectionStatus, Source } from "./talk.ts";

export type Connection = {
  readonly status: ConnectionStatus;
  /** Who writes the answers; null: no model; undefined: not known. */
  readonly model: string | null | undefined;
  /** A reply says more about the connection than the test did. */
  readonly heard: (source: Source) => void;
};

/** Tests the connection once; afterwards each reply shows what it is. */
export function useConnection(): Connection {
  const [status, setStatus] = useState<ConnectionStatus>("checking");
  const [model, setModel] = useState<string | null>();
  useEffect(() => {
    const stop = new AbortController();
    testConnection(stop.signal).then(
      ({ fallback, model: named }) => {
        setStatus((now) => (now === "checking" ? (fallback ? "fallback" : "connected") : now));
        setModel(named);
      },
      () => stop.signal.aborted || setStatus((now) => (now === "checking" ? "fallback" : now)),
    );
    return () => stop.abort();
  }, []);
  const heard = useCallback((source: Source) => setStatus(source === "ai" ? "connected" : "fallback"), []);
  return { status, model, heard };
}
