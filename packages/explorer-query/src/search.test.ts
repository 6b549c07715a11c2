import { describe, expect, it } from "vitest";
import { careerWith, idsOf } from "../fixtures/careers.ts";
import { defaultQuery } from "./default-query.ts";
import type { ExplorableCareer } from "./explorable.ts";
import { createExplorer } from "./explorer.ts";
import { naiveQuery } from "./naive.ts";

const careers: readonly ExplorableCareer[] = [
  careerWith({ id: "plain", name: "Data Analyst", description: "Reads the  numbers and the news", skills: ["SQL", "C++ code"] }),
  careerWith({ id: "letters", name: "A a", description: "b", skills: ["A", "c A d"] }),
  careerWith({ id: "lines", name: "One", description: "first\nsecond \n third", skills: ["end"] }),
  careerWith({ id: "growing", name: "İstanbul İİ guide", description: "ΟΔΟΣ ΟΔΟΣ", skills: ["ẞ"] }),
  careerWith({ id: "broken", name: "\ud83d", description: "\ude00", skills: ["😀 nurse", ""] }),
];
const explorer = createExplorer(careers);
const found = (search: string) => idsOf(explorer.query({ ...defaultQuery(explorer), search }).careers);

describe("a search", () => {
  it.each([
    ["ta an", ["plain"], "from within one word into the next"],
    ["reads the  numb", ["plain"], "two spaces"],
    ["the numbers", [], "not one space for two"],
    ["the numbers and", [], "nor in the middle"],
    ["and the n", ["plain"], "a phrase of common words"],
    ["analyst reads", [], "not from one field into the next"],
    ["a b", [], "nor over what parts the fields in the index"],
    ["c a d", ["letters"], "the letter that parts them, in a text"],
    ["a a", ["letters", "plain"], "the same letter twice"],
    ["first\nsecond", ["lines"], "a line break within a text"],
    ["second \n third", ["lines"], "a line break as a word"],
    ["third\nend", [], "not a line break between two fields"],
    ["i\u0307stan", ["growing"], "a letter that becomes two"],
    ["İi", ["growing"], "one and the half of the next"],
    ["οδος οδος", ["growing"], "the last letter of a Greek word"],
    ["ß", ["growing"], "a capital that has no pair"],
    ["\ud83d", ["broken"], "half a sign, and the half of a whole one"],
    ["\ude00", ["broken"], "the other half"],
    ["\ud83d\ude00", ["broken"], "a whole sign, not two halves of two fields"],
    ["😀 nurse", ["broken"], "a sign in a phrase"],
    [`data ${"analyst ".repeat(1250)}`, [], "ten thousand characters"],
    ["x".repeat(10_000), [], "ten thousand in one word"],
    ["(((", [], "what a pattern would choke on"],
  ])("[R1][R35] finds %j: %j, %s", (search, ids) => {
    expect(found(search)).toEqual(ids);
    expect(explorer.query({ ...defaultQuery(explorer), search })).toEqual(naiveQuery(careers, { ...defaultQuery(explorer), search }));
  });

  it("[R35] finds a phrase behind more words than a slot can count", () => {
    const description = `${"alpha beta ".repeat(40_000)}beta gamma beta`;
    const long = createExplorer([careerWith({ id: "long", name: "Long", description }), careerWith({ id: "short", name: "gamma" })]);
    const idsFor = (search: string) => idsOf(long.query({ ...defaultQuery(long), search }).careers);
    expect(idsFor("beta gamma b")).toEqual(["long"]);
    expect(idsFor("beta beta")).toEqual(["long"]);
    expect(idsFor("gamma gamma")).toEqual([]);
    expect(idsFor("beta alpha bet")).toEqual(["long"]);
  });
});
