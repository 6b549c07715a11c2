import { buildCatalog, usualWords } from "@career-clarity/career-catalog";
import { expect, it } from "vitest";
import { inTurns } from "../../lib/turns.ts";
import { buildMeant } from "./meant.ts";

const meant = await inTurns(
  buildMeant(
    buildCatalog().map((career) => ({ alternativeTitles: [], ...career })),
    usualWords,
  ),
);
const namesFor = (text: string) => meant(text).map(({ name }) => name);

it.each([
  ["CA", "Chartered Accountant"],
  [" ca ", "Chartered Accountant"],
  ["IAS", "IAS Officer"],
  ["cs", "Company Secretary"],
  ["ceo", "Chief Executive Officer"],
  ["po", "Bank Officer"],
  ["ml", "Machine Learning Engineer"],
  ["YouTuber", "Content Creator"],
  ["architect", "Architect"],
  ["doctor", "General Physician"],
  ["thanedar", "Police Inspector"],
])("%j means %s", (text, name) => {
  expect(namesFor(text)).toEqual([name]);
});

it("gives each of a few that have a name in common", () => {
  expect(namesFor("HR")).toEqual(["Human Resources Manager", "HR Executive"]);
  expect(namesFor("politician")).toEqual(["Member of Parliament", "Assembly Member"]);
});

it.each(["", " ", "it", "art", "diet", "design", "__proto__", "constructor"])("takes %j for no career's name", (text) => {
  expect(namesFor(text)).toEqual([]);
});
