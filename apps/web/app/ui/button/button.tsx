import type { ComponentProps } from "react";
import { Link } from "../../lib/router/link.tsx";
import * as styles from "./button.css.ts";

type Look = { look?: keyof typeof styles.button | undefined; size?: "normal" | "large" | undefined };

const classes = ({ look = "primary", size = "normal" }: Look, own?: string) =>
  [styles.button[look], size === "large" && styles.large, own].filter(Boolean).join(" ");

/** The look alone, for what is neither a button nor a link within the site. */
export const buttonLook = (look: Look = {}): string => classes(look);

export function Button({ look, size, className, ...rest }: Look & ComponentProps<"button">) {
  return <button type="button" className={classes({ look, size }, className)} {...rest} />;
}

/** A link within the site that looks like a button. */
export function ButtonLink({ look, size, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={classes({ look, size }, className)} {...rest} />;
}

/** A button that shows an icon only; `label` is its name. */
export function IconButton({ label, className, ...rest }: { label: string } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={[styles.button.quiet, styles.iconOnly, className].filter(Boolean).join(" ")}
      {...rest}
    />
  );
}
