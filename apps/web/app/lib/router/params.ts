import { createContext, useCallback, useContext, useMemo } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "./location.ts";
import type { Params } from "./match-path.ts";

export const ParamsContext = createContext<Params>({});

/** What the address gives the parameters of its page's pattern. */
export const useParams = (): Params => useContext(ParamsContext);

type SetSearchParams = (next: URLSearchParams | Record<string, string> | [string, string][], options?: NavigateOptions) => void;

/** The query of the address, and how to go to the same page with another. */
export function useSearchParams(): readonly [URLSearchParams, SetSearchParams] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback<SetSearchParams>(
    (next, options) => {
      const text = new URLSearchParams(next).toString();
      navigate(text === "" ? pathname : `${pathname}?${text}`, options);
    },
    [navigate, pathname],
  );
  return [params, setParams];
}
