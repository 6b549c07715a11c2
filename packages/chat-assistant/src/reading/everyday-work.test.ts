import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { knowledgeOf } from "../catalogue/knowledge.ts";
import { clueWords } from "../names/clue-words/index.ts";
import { everydayWork } from "../names/everyday-work/index.ts";
import { workToldIn } from "./everyday-work.ts";
import { wordsOf } from "./words.ts";

const knowledge = knowledgeOf(explorer);
const ids = knowledge.careers.map(({ id }) => id);
const all = Object.entries(everydayWork).flatMap(([id, said]) => said.map((text) => ({ id, text })));

describe("[R415] what is said of work", () => {
  it("is known of every career, and of none that is not there", () => {
    expect(ids.filter((id) => (everydayWork[id]?.length ?? 0) < 2)).toEqual([]);
    expect(ids.filter((id) => (clueWords[id]?.split(", ").length ?? 0) < 8)).toEqual([]);
    expect([...Object.keys(everydayWork), ...Object.keys(clueWords)].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("is said of one career alone", () => {
    const texts = all.map(({ text }) => wordsOf(text).join(" "));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it("leads to its career, or to none", () => {
    const led = all.map(({ id, text }) => ({ id, ids: workToldIn(wordsOf(text), knowledge)?.title.ids ?? [] }));
    const own = led.filter((each) => each.ids.includes(each.id)).length;
    const others = led.filter((each) => each.ids.length > 0 && !each.ids.includes(each.id)).length;
    expect(own / all.length).toBeGreaterThan(0.85);
    expect(others / all.length).toBeLessThan(0.01);
  });
});
