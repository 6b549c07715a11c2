import { Ajv2020 } from "ajv/dist/2020.js";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import type { Career } from "../career.ts";
import { buildCatalog } from "../catalog.ts";
import { CareersFormatError } from "../errors.ts";
import { toCsv } from "./csv.ts";
import { parseCareers } from "./parse.ts";
import { careerSchema } from "./schema.ts";

const catalog = buildCatalog();
const [first, second] = catalog as readonly [Career, Career];
const jsonOf = (...careers: readonly unknown[]) => JSON.stringify(careers);
const json = (...careers: readonly unknown[]) => parseCareers(jsonOf(...careers), { format: "json" });
const csv = (text: string) => parseCareers(text, { format: "csv" });
const alone = ({ related: _, ...career }: Career): Career => career;
const errorsOf = (parsed: ReturnType<typeof parseCareers>) => (parsed.ok ? [] : parsed.errors);

describe("careers from elsewhere", () => {
  it("[R48] read back what was written, to the last field, from CSV and from JSON", () => {
    expect(csv(toCsv(catalog))).toEqual({ ok: true, careers: catalog });
    expect(json(...catalog)).toEqual({ ok: true, careers: catalog });
  });

  it("[R48] are frozen, and in their order", () => {
    const parsed = json(alone(second), alone(first));
    if (!parsed.ok) throw new Error("refused");
    expect(parsed.careers.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(Object.isFrozen(parsed.careers) && Object.isFrozen(parsed.careers[0]?.skills)).toBe(true);
  });

  it("[R48] come with the delimiters, the mark and the blank lines that spreadsheets leave", () => {
    const { data } = Papa.parse<string[]>(toCsv([alone(first)]));
    for (const delimiter of [",", ";", "\t"])
      expect(csv(`\uFEFF${Papa.unparse(data, { delimiter })}\r\n\r\n`)).toEqual({ ok: true, careers: [alone(first)] });
  });

  it.each([
    ["not JSON", "{", 0, ""],
    ["no list", "{}", 0, ""],
  ])("[R49] refuse a text that is %s", (_, text, row, field) => {
    expect(errorsOf(parseCareers(text, { format: "json" }))).toEqual([{ row, field, message: expect.any(String) }]);
  });

  it("[R49] name the row, the field, what was given and what is allowed, for every error at once", () => {
    const wrong = { ...alone(second), technical: 11, stressLevel: "Huge", extra: 1 };
    expect(errorsOf(json(alone(first), wrong))).toEqual([
      { row: 2, field: "stressLevel", message: 'Invalid type: Expected ("Low" | "Medium" | "High") but received "Huge"' },
      { row: 2, field: "technical", message: "Expected a whole number from 1 to 10 but received 11" },
      { row: 2, field: "extra", message: 'Expected no such field but received "extra"' },
    ]);
  });

  it("[R49] count the header of a CSV file as its first row", () => {
    const [header = "", row = ""] = toCsv([alone(first)]).split("\r\n");
    expect(errorsOf(csv(`${header}\n${row}\n${row.replace("true", "perhaps").replace("false", "perhaps")}`))[0]).toMatchObject({ row: 3 });
    expect(errorsOf(csv(`${header},shoeSize\n${row},44`))).toEqual([
      { row: 1, field: "shoeSize", message: expect.stringContaining("allowed are id, name") },
    ]);
    expect(errorsOf(csv(`${header}\n${row},one more`))).toEqual([{ row: 2, field: "", message: expect.stringContaining("but received") }]);
    expect(errorsOf(csv("id,name\nx,X"))).toContainEqual({ row: 1, field: "skills", message: "This column is missing" });
    expect(errorsOf(csv(""))).not.toHaveLength(0);
    expect(errorsOf(csv(`${header}\n"${row}`))).not.toHaveLength(0);
  });

  it("[R49] count blank lines as the rows that they are in the file", () => {
    const [header = "", row = ""] = toCsv([alone(first)]).split("\r\n");
    const broken = row.replace("true", "perhaps").replace("false", "perhaps");
    expect(errorsOf(csv(`${header}\n${row}\n\n , ,\n${broken}`))[0]).toMatchObject({ row: 5 });
    expect(errorsOf(csv(`\n${header},shoeSize\n${row},44`))[0]).toMatchObject({ row: 2, field: "shoeSize" });
  });

  it.each<[keyof Career, unknown, string]>([
    ["salary", "lots of money", 'Expected a figure, a range such as "$40,000 - $60,000", or "N/A" but received "lots of money"'],
    ["growth", "fast", 'Expected a percentage such as "+12%" but received "fast"'],
    ["image", "javascript:alert(1)", 'Expected an address that begins with https:// or with one slash but received "javascript:alert(1)"'],
    ["image", "//elsewhere.example/a.png", expect.stringContaining("one slash")],
    ["interests", "IRI", 'Expected different letters of RIASEC, strongest first, such as IRC but received "IRI"'],
    ["technical", 5.5, "Expected a whole number from 1 to 10 but received 5.5"],
    ["name", undefined, "This field is missing"],
  ])("[R49] refuse %s %j", (field, value, message) => {
    expect(errorsOf(json({ ...alone(first), [field]: value }))).toEqual([{ row: 1, field, message }]);
  });

  it.each(["$50,000", "50000", "$40,000 - $60,000", "N/A", "n/a"])("[R48] take the salary %s", (salary) => {
    expect(json({ ...alone(first), salary })).toMatchObject({ ok: true });
  });

  it("[R48] take ids and words of a vocabulary with space around them, and a blank cell for an absent field", () => {
    const { data } = Papa.parse<string[]>(toCsv([{ ...alone(first), image: "/a.png" }]));
    const [header = [], row = []] = data;
    const spaced = row.map((cell, at) => {
      if (["id", "category", "education", "stressLevel", "technical"].includes(header[at] ?? "")) return ` ${cell} `;
      return header[at] === "image" ? "  " : cell;
    });
    expect(csv(Papa.unparse([header, spaced]))).toEqual({ ok: true, careers: [alone(first)] });
  });

  it.each(["0x5", "1e0", "five"])("[R49] refuse %s as a number", (cell) => {
    const { data } = Papa.parse<string[]>(toCsv([alone(first)]));
    const [header = [], row = []] = data;
    const changed = row.map((old, at) => (header[at] === "technical" ? cell : old));
    expect(errorsOf(csv(Papa.unparse([header, changed])))[0]).toMatchObject({ row: 2, field: "technical" });
  });

  it("[R48] take a JSON text with a byte order mark", () => {
    expect(parseCareers(`\uFEFF${jsonOf(alone(first))}`, { format: "json" })).toMatchObject({ ok: true });
  });

  it("[R49] know no other format", () => {
    expect(() => parseCareers("[]", { format: "xml" as "json" })).toThrow(CareersFormatError);
    expect(() => parseCareers("[]", undefined as never)).toThrow(CareersFormatError);
  });

  it.each(["csv", "json"] as const)("[R49] refuse as %s what is no text", (format) => {
    for (const text of [null, undefined, 5, []])
      expect(parseCareers(text as never, { format })).toEqual({ ok: false, errors: [{ row: 0, field: "", message: "Expected a text" }] });
  });

  it("[R50] refuse an id that stands twice and ranges that fall", () => {
    expect(errorsOf(json(alone(first), alone(first)))).toEqual([
      { row: 2, field: "id", message: `"${first.id}" is already the id of row 1` },
    ]);
    const pay = { low: 2, high: 1, currency: "USD", period: "year", basis: "estimated", source: "A guess", year: 2026 };
    expect(errorsOf(json({ ...alone(first), pay }))).toEqual([
      { row: 1, field: "pay", message: "Expected low to be at most high but received 2 and 1" },
    ]);
  });

  it("[R50] read a part of a catalogue, whose related careers stand elsewhere", () => {
    expect(csv(toCsv([first, second]))).toEqual({ ok: true, careers: [first, second] });
    expect(json(first)).toEqual({ ok: true, careers: [first] });
  });

  it("[R51] keep formulas, bars, brackets, quotes and line breaks as text, and hand a spreadsheet no formula", () => {
    const odd: Career = {
      ...alone(first),
      name: '=HYPERLINK("x")',
      description: "'+1, 'quoted' \"and\"\nbroken; ज़िला",
      skills: ["a|b", "[c", " d "],
      growth: "-3%",
      salary: "'=1",
    };
    const text = toCsv([odd]);
    expect(text).not.toMatch(/(^|,)"?[=+\-@]/m);
    expect(csv(text)).toEqual({ ok: true, careers: [odd] });
  });

  it("[R52] fit the JSON Schema, which refuses what the reader refuses", () => {
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(careerSchema);
    expect(catalog.filter((career) => !validate(career))).toEqual([]);
    for (const wrong of [{ ...first, technical: 0 }, { ...first, extra: 1 }, { ...first, category: "Magic" }, alone({} as Career), []])
      expect(validate(wrong)).toBe(false);
  });
});
