import { useEffect, useState } from "react";
import { careerData } from "../../lib/data-urls.ts";
import { loadData } from "../../lib/page-data.ts";
import { useLocation } from "../../lib/router/location.ts";

const CAREER_PAGE = /^\/career\/([a-z0-9-]+)\/?$/;

export type CareerHere = { readonly id: string; readonly name: string };

/** The career on whose page the visitor is. The page has loaded its file already, so asking for the name costs nothing. */
export function useCareerHere(): CareerHere | null {
  const id = CAREER_PAGE.exec(useLocation().pathname)?.[1] ?? null;
  const [here, setHere] = useState<CareerHere | null>(null);
  useEffect(() => {
    let current = true;
    if (id !== null)
      loadData<{ readonly career: { readonly name: string } }>(careerData(id)).then(
        ({ career: { name } }) => current && setHere({ id, name }),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [id]);
  return here?.id === id ? here : null;
}
