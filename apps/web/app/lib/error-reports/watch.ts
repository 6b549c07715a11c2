import type { RootOptions } from "react-dom/client";
import { DataUnavailable } from "../page-data.ts";
import type { ErrorReporter } from "./reporter.ts";

/** A page that is not there, or a network that is not, is no fault of the site's. */
const isFault = (error: unknown): boolean => navigator.onLine !== false && !(error instanceof DataUnavailable && error.status === 404);

/** Reports what nobody caught, and gives what a React root needs to report what an error boundary caught. */
export function watchErrors({ report }: ErrorReporter): RootOptions {
  const consider = (error: unknown) => isFault(error) && report(error);
  window.addEventListener("error", ({ error }) => consider(error));
  window.addEventListener("unhandledrejection", ({ reason }) => consider(reason));
  return {
    onCaughtError: (error) => {
      // What React itself does where nothing else is asked of it.
      console.error(error);
      consider(error);
    },
  };
}
