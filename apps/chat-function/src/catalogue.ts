import { buildCatalog } from "@career-clarity/career-catalog";
import { groundedReply, quickQuestions } from "@career-clarity/chat-assistant";
import { createExplorer, type Explorer } from "@career-clarity/explorer-query";

let explorer: Explorer | undefined;

/** The whole catalogue's index, built once in an instance's life. */
export const wholeCatalogue = (): Explorer => {
  explorer ??= createExplorer(buildCatalog());
  return explorer;
};

/** Work that is told without its name, by which the last part of the index is built. */
const WITHOUT_A_NAME = "khaki kapdo me ghar ghar chitthi dene wale ko kya kehte hai";

/** Builds the index and answers the suggested questions once, so that the first visitor's answer need not wait for that. */
export function warmUp(): void {
  for (const question of [...quickQuestions, WITHOUT_A_NAME]) groundedReply(question, wholeCatalogue());
}
