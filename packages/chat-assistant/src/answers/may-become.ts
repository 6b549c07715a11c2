import { h3, p, ul, words } from "../html/write.ts";
import { phrases } from "../reading/words.ts";
import type { Answer } from "./answer.ts";
import { listed } from "./join.ts";
import { assessmentLink, careerLink } from "./links.ts";
import { routesWithTerms, verdicts } from "./subjects.ts";

const MAY = phrases("can i|could i|may i|can (?:he|she|we|my \\S+)|possible|(?:ban|ho|kar|le) sak\\S*|eligible|(?:बन|हो|कर) सक\\S*");
const WEIGHS = phrases("vs|versus|better|best|which|difference|compare|behtar|konsa|kaunsa|fark|antar|बेहतर|कौन|अंतर");

/** Whether a stream leads to each of some careers: "can I become a nurse or lab technician with arts" weighs nothing. */
export const mayBecomeAnswer: Answer = ({ careers, streams, rest, text }) => {
  if (careers.length < 2 || streams.length === 0 || !MAY.test(text) || WEIGHS.test(text)) return null;
  const rows = careers.flatMap(({ career }) =>
    career.pathway === undefined
      ? []
      : [`${careerLink(career)}: ${verdicts(career, career.pathway, rest, streams).join(" ")}${routesWithTerms(career.pathway)}`],
  );
  if (rows.length < 2) return null;
  return (
    h3(words(`With ${listed(streams.map(({ name }) => name))}`)) +
    ul(rows) +
    p(
      `Colleges and States differ in what they ask: read the notice, or ask at the college's office. Name one, and I tell the whole way and the pay. Which would suit you: ${assessmentLink()}.`,
    )
  );
};
