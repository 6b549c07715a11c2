import { type ComponentProps, createElement, type JSX } from "react";

type IconData = { readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[] };
type Props = ComponentProps<"svg"> & { readonly size?: number };

/**
 * Stands for lucide's own `createLucideIcon` (vite.config.ts), which brings classes, contexts and other ways to say the same on every
 * page: 1 kB of script, and half of each icon's HTML.
 */
export default function createIcon({ node }: IconData): (props: Props) => JSX.Element {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...rest }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {shapes}
    </svg>
  );
}
