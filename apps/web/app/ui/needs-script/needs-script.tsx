import type { ReactNode } from "react";
import * as styles from "./needs-script.css.ts";

/** Read only where JavaScript is off or the site's script could not be loaded: what does not work, and what to do. */
export const WithoutScript = ({ children }: { children: ReactNode }) => <p className={styles.without}>{children}</p>;

/** For what says nothing without a script: left out then. */
export const onlyWithScript: string = styles.only;
