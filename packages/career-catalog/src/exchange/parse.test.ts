import { Ajv2020 } from "ajv/dist/2020.js";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import type { Career } from "../career.ts";
import { buildCatalog } from "../catalog.ts";
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
      { row: 2, field: "technical", message: "Invalid value: Expected <=10 but received 11" },
      { row: 2, field: "extra", message: 'Invalid key: Expected never but received "extra"' },
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

  it("[R50] refuse an id that stands twice, a related one that does not stand, and ranges that fall", () => {
    expect(errorsOf(json(alone(first), alone(first)))).toEqual([
      { row: 2, field: "id", message: `"${first.id}" is already the id of row 1` },
    ]);
    expect(errorsOf(json({ ...first, related: ["nobody"] }))).toEqual([
      { row: 1, field: "related", message: 'No career has the id "nobody"' },
    ]);
    const pay = { low: 2, high: 1, currency: "USD", period: "year", basis: "estimated", source: "A guess", year: 2026 };
    expect(errorsOf(json({ ...alone(first), pay }))).toEqual([{ row: 1, field: "pay", message: "Expected low to be at most high" }]);
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
