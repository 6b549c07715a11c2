import { onlyWithScript } from "../needs-script/needs-script.tsx";
import * as styles from "./spinner.css.ts";

/** Something is on its way. The message is announced (specification, section 2: sizes and default message). */
export function Spinner({ size = "medium", message = "Loading..." }: { size?: "small" | "medium" | "large"; message?: string }) {
  return (
    <div className={`${styles.box} ${onlyWithScript}`} role="status">
      <span className={styles.ringSize[size]} aria-hidden="true" />
      <span>{message}</span>
    </div>
  );
}
