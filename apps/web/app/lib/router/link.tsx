import type { ComponentProps, MouseEvent } from "react";
import { useLocation, useNavigate } from "./location.ts";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { readonly to: string };

/** A click that means "go there, here": not the middle button, not "in a new tab". */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** A link within the site. It is a real link first: without the script, and in a new tab, the browser follows it. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (rest.target && rest.target !== "_self")) return;
    event.preventDefault();
    // As in any browser, a link to the page that one is on adds no entry to the history. Only a click asks where that is: no link is drawn anew.
    const { pathname, search, hash } = window.location;
    navigate(to, { replace: to === pathname + search + hash });
  };
  return <a href={to} onClick={follow} {...rest} />;
}

/** A link of a menu: it says when it leads to where the visitor is, or to what that is a part of. */
export function NavLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
  return <Link to={to} aria-current={isCurrent ? "page" : undefined} {...rest} />;
}
