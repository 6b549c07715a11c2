import type { Career } from "@career-clarity/career-catalog";
import { link } from "../html/write.ts";

export const careerLink = ({ id, name }: Pick<Career, "id" | "name">): string => link(`/career/${id}`, name);
export const compareLink = (careers: readonly Career[], text: string): string =>
  link(`/compare?ids=${careers.map(({ id }) => id).join(",")}`, text);

/** A query of the explorer as an address: what is left out is unset. */
export function explorerLink(query: Readonly<Record<string, string>>, text: string): string {
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value).replace(/['()*!]/g, "")}`);
  return link(parts.length === 0 ? "/careers" : `/careers?${parts.join("&")}`, text);
}

export const assessmentLink = (text = "Take Career Assessment"): string => link("/assessment", text);
