import { Component, type ReactNode, Suspense, useEffect, useState } from "react";
import { isOnline } from "../lib/browser.ts";
import { retryFailed } from "../lib/failures.ts";
import { DataUnavailable } from "../lib/page-data.ts";
import { CodeUnavailable, Preloaded, preloadable } from "../lib/preloadable.tsx";
import { mayRecover, recover } from "../lib/recovery.ts";
import * as styles from "../theme/common.css.ts";
import { Button, ButtonLink } from "../ui/button/button.tsx";
import { Spinner } from "../ui/spinner/spinner.tsx";
import { Alive } from "./alive.tsx";

const strings = { data: "This page could not be loaded" } as const;

function explain(error: unknown): string {
  if (error instanceof DataUnavailable) return error.status ? `${strings.data} (status ${error.status}).` : `${strings.data}.`;
  return error instanceof Error ? error.message : String(error);
}

function ErrorScreen({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <section className={styles.notice} role="alert">
      <h1>Unexpected Application Error!</h1>
      <p>{explain(error)}</p>
      <p>
        {isOnline() === false ? "You seem to be offline. " : ""}
        Nothing you answered is lost: it is kept on this device.
      </p>
      <div className={styles.actions}>
        <Button onClick={retry}>Try again</Button>
        <ButtonLink look="secondary" to="/">
          Home
        </ButtonLink>
      </div>
      <Alive />
    </section>
  );
}

/** After an update of the site the code that this tab knows is gone: the address, which is right, is loaded anew, if it can be had. */
function Recover(props: { error: unknown; retry: () => void }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    void recover().then((reloads) => setFailed(!reloads));
  }, []);
  return failed ? <ErrorScreen {...props} /> : <Spinner size="large" />;
}

const notFound = preloadable(() => import("../features/not-found/not-found.tsx"));

/** Catches what a page throws, so that the shell stays and there is a way on (specification, section 8). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };
  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }
  override componentWillUnmount(): void {
    retryFailed();
  }
  retry = (): void => {
    retryFailed();
    this.setState({ error: null });
  };
  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof DataUnavailable && error.status === 404) return <Missing />;
    if (error instanceof CodeUnavailable && mayRecover()) return <Recover error={error} retry={this.retry} />;
    return <ErrorScreen error={error} retry={this.retry} />;
  }
}

/** The page for an address that has none. Its own code may fail to come, too. */
function Missing() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Spinner size="large" />}>
        <Preloaded screen={notFound} />
        <Alive />
      </Suspense>
    </ErrorBoundary>
  );
}
