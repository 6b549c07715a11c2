import { decoded } from "../decoded.ts";

export type Params = Readonly<Record<string, string | undefined>>;

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** The parameters of a pattern such as `/career/:id` in a path, or null where the path is none of its. Letter case and a slash at the end do not matter. */
export function matchPath(pattern: string, pathname: string): Params | null {
  const source = pattern.replace(SPECIAL, "\\$&").replace(/:(\w+)/g, "(?<$1>[^/]+)");
  const match = new RegExp(`^${source}/*$`, "i").exec(pathname);
  return match && Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, part]) => [name, decoded(part)]));
}
