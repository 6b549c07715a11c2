import {
  CAREER_CATEGORIES,
  type Career,
  careerId,
  categorize,
  EmptyCareerIdError,
  type ParsedCareers,
  parseCareers,
  toCsv,
} from "@career-clarity/career-catalog";
import fc from "fast-check";
import Papa from "papaparse";
import {
  cardsFile,
  listedCareers,
  matchable,
  matchingFile,
  otherNamesFile,
  textsFile,
  withOtherNames,
  withTexts,
} from "../../../apps/web/app/lib/catalogue/files.ts";
import { careersJson, editedCareers, realCareers } from "../generators/careers.ts";
import { careersCsv } from "../generators/tables.ts";
import { text } from "../generators/texts.ts";
import { jsonText } from "../generators/values.ts";
import { isFrozen, must, mustEqual, orRefused, sizeOf } from "../invariants.ts";
import { target } from "../target.ts";

/** An error message says what is allowed, in at most so many characters beside what was given. */
const LONGEST_RULE = 2000;
/** "{}" lacks every required field. */
const MOST_ERRORS_A_CHARACTER = 12;

const asJson = (careers: readonly Career[]) => parseCareers(JSON.stringify(careers), { format: "json" });

function mustBeParsed(parsed: ParsedCareers, given: string): boolean {
  if (parsed.ok) {
    must(isFrozen(parsed.careers), "frozen careers");
    mustEqual(asJson(parsed.careers), parsed, "written as JSON and read");
    mustEqual(parseCareers(toCsv(parsed.careers), { format: "csv" }), parsed, "written as CSV and read");
    must(sizeOf(parsed.careers) <= 8 * given.length + LONGEST_RULE, "careers no larger than their file");
    return true;
  }
  must(parsed.errors.length > 0, "a refusal says why");
  must(parsed.errors.length <= MOST_ERRORS_A_CHARACTER * given.length + 50, "no more errors than places");
  for (const { row, field, message } of parsed.errors) {
    must(Number.isInteger(row) && row >= 0 && row <= given.length + 1, `a row of the file, not ${row}`);
    must(field.length <= given.length + 50 && message !== "", "a field and a message");
    must(message.length <= given.length + LONGEST_RULE, "a message of a readable length");
  }
  return false;
}

export const catalogueTargets = [
  target({
    name: "parseCareers (CSV)",
    source: "file",
    holds: "frozen careers that CSV and JSON give back, or errors with row, field and message",
    input: careersCsv,
    check: (csv) => mustBeParsed(parseCareers(csv, { format: "csv" }), csv),
  }),
  target({
    name: "parseCareers (JSON)",
    source: "file",
    holds: "the same; a field that no career has is always an error",
    input: jsonText(careersJson),
    check: (json) => {
      const parsed = parseCareers(json, { format: "json" });
      const taken = mustBeParsed(parsed, json);
      if (parsed.ok) mustEqual(JSON.parse(JSON.stringify(parsed.careers)), JSON.parse(json), "nothing taken and nothing dropped");
      return taken;
    },
  }),
  target({
    name: "toCsv of imported careers",
    source: "file",
    holds: "a table in which no cell begins as a formula, and that gives the careers back",
    input: editedCareers,
    check: (careers) => {
      const csv = toCsv(careers);
      const { data } = Papa.parse<string[]>(csv, { delimiter: "," });
      must(
        data.flat().every((cell) => !/^[=+@\t\r-]/.test(cell)),
        "no formula",
      );
      mustEqual(parseCareers(csv, { format: "csv" }), { ok: true, careers }, "read back");
    },
  }),
  target({
    name: "careerId, categorize",
    source: "file",
    holds: "lower-case letters and digits joined by single hyphens, its own id, or a named error; a known category",
    weight: 2,
    input: text,
    check: (name) => {
      must(CAREER_CATEGORIES.includes(categorize(name)), "a known category");
      const id = orRefused([EmptyCareerIdError], () => careerId(name));
      if (id === null) return false;
      must(/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id), `an id, not ${id.slice(0, 100)}`);
      mustEqual(careerId(id), id, "its own id");
      must(id.length <= 20 * name.length, "an id no longer than 20 times its name");
    },
  }),
  target({
    name: "listedCareers, matchable",
    source: "network",
    holds: "every career of the first file, whatever release the others are of",
    weight: 0.6,
    input: fc.array(realCareers, { minLength: 4, maxLength: 4 }),
    check: ([cards = [], texts = [], matching = [], names = []]) => {
      const listed = withTexts(listedCareers(cardsFile(cards)), textsFile(texts));
      const whole = withOtherNames(matchable(listed, matchingFile(matching)), otherNamesFile(names));
      mustEqual(
        whole.map(({ name }) => name),
        cards.map(({ name }) => name),
        "every career",
      );
      for (const { alternativeTitles: _, payInr: __, ...career } of whole) {
        const { interests, ...rest } = career;
        const checked = asJson([{ ...rest, ...(interests ? { interests } : {}), description: rest.description || "none" }]);
        must(checked.ok, `a whole career: ${checked.ok ? "" : JSON.stringify(checked.errors[0])}`);
      }
    },
  }),
];
