import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { toCsv } from "../src/operator/csv.ts";
import { toListing } from "../src/operator/listing.ts";
import type { Entry } from "../src/operator/office.ts";
import naughty from "./support/naughty-strings.json" with { type: "json" };

const entry: Entry = {
  form: "feedback",
  id: "3c0cf1a6-66ad-4a6c-8fd3-2b3e8a7d1a52",
  created_at: "2025-11-21T09:30:12.000+00:00",
  under_18: false,
  name: "Asha Rao",
  email: "asha@example.in",
  rating: 4,
  category: "general",
  message: "Line one\nLine two",
  improvements: "More colleges",
  user_agent: "UA",
};
const young: Entry = { ...entry, under_18: true, name: null, email: null, category: null, improvements: null };

describe("toListing", () => {
  it("shows an entry as a person reads it", () => {
    expect(toListing([entry, young])).toBe(`2025-11-21 09:30  Feedback from Asha Rao <asha@example.in> (4 of 5, general)
    id 3c0cf1a6-66ad-4a6c-8fd3-2b3e8a7d1a52
    Line one
    Line two
    To improve: More colleges

2025-11-21 09:30  Feedback from somebody under 18 (4 of 5)
    id 3c0cf1a6-66ad-4a6c-8fd3-2b3e8a7d1a52
    Line one
    Line two

2 in all`);
  });

  it("says when nothing was sent", () => expect(toListing([])).toBe("Nothing was sent."));

  it.each(naughty)("lets %j command no terminal", (text) => {
    const shown = toListing([{ ...entry, name: text, message: text, improvements: text, category: text }]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the very characters that must not be there
    expect(shown.replaceAll("\n", "")).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
  });
});

describe("toCsv", () => {
  const read = (csv: string) => Papa.parse<Record<string, string>>(csv.replace("\uFEFF", ""), { header: true, skipEmptyLines: true }).data;

  it("has a row for each entry, empty where nothing was asked", () => {
    expect(read(toCsv([entry, young]))).toMatchObject([
      { form: "feedback", name: "Asha Rao", rating: "4", message: "Line one\nLine two" },
      { name: "", email: "", under_18: "true" },
    ]);
  });

  it.each(naughty)("gives %j back, and lets it be no formula", (text) => {
    const [row] = read(toCsv([{ ...entry, message: text }]));
    expect([text, `'${text}`]).toContain(row?.message);
    expect(row?.message).not.toMatch(/^\s*[=+\-@|%＝＋－＠]/);
  });
});
