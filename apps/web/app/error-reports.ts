import type { RootOptions } from "react-dom/client";
import { createPostReporter } from "./lib/error-reports/post-reporter.ts";
import { type ErrorReporter, silentReporter } from "./lib/error-reports/reporter.ts";
import { watchErrors } from "./lib/error-reports/watch.ts";
import { pageAt } from "./pages.ts";

// Written out, since the bundler puts in the values of these expressions and of no others.
const address: string | undefined = import.meta.env.VITE_ERROR_REPORTS_URL;
const version: string = import.meta.env.VITE_BUILD_VERSION ?? "unknown";

const reporter: ErrorReporter = address
  ? createPostReporter({ address, version, route: () => pageAt(location.pathname).route.path })
  : silentReporter;

/** From the first import on, errors are reported where the build was given an address; where it was not, the bundler leaves all of it out. */
export const errorReports: RootOptions | undefined = address ? watchErrors(reporter) : undefined;
