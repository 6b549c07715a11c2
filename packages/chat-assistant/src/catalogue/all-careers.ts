import type { Career } from "@career-clarity/career-catalog";
import { defaultQuery, type Explorer } from "@career-clarity/explorer-query";

/** Every career of an explorer, by name. */
export function allCareers(explorer: Explorer): readonly Career[] {
  const everything = defaultQuery(explorer);
  const { total } = explorer.query({ ...everything, pageSize: 1 });
  return explorer.query({ ...everything, pageSize: Math.max(1, total) }).careers;
}
