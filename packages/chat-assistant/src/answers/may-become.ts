import { h3, p, ul, words } from "../html/write.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { listed } from "./join.ts";
import { assessmentLink, careerLink } from "./links.ts";
import { COLLEGES_DIFFER, WITH_STREAMS } from "./may-become-texts.ts";
import { routesWithTerms, verdicts } from "./subjects.ts";

const MAY = phrases("can i|could i|may i|can (?:he|she|we|my \\S+)|possible|(?:ban|ho|kar|le) sak\\S*|eligible|(?:बन|हो|कर) सक\\S*");
const WEIGHS = phrases("vs|versus|better|best|which|difference|compare|behtar|konsa|kaunsa|fark|antar|बेहतर|कौन|अंतर");

/** Whether a stream leads to each of some careers: "can I become a nurse or lab technician with arts" weighs nothing. */
export const mayBecomeAnswer: SpokenAnswer = spoken(({ careers, streams, rest, text, language }) => {
  if (careers.length < 2 || streams.length === 0 || !MAY.test(text) || WEIGHS.test(text)) return null;
  const rows = careers.flatMap(({ career }) =>
    career.pathway === undefined
      ? []
      : [
          `${careerLink(career)}: ${verdicts(career, career.pathway, rest, streams, language).join(" ")}${routesWithTerms(career.pathway, language)}`,
        ],
  );
  if (rows.length < 2) return null;
  const title = WITH_STREAMS[language](
    listed(
      streams.map(({ name }) => name),
      "and",
      language,
    ),
  );
  return h3(words(title)) + ul(rows) + p(COLLEGES_DIFFER[language](assessmentLink()));
});
