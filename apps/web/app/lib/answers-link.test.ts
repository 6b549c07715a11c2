import { type Answers, assessmentQuestions } from "@career-clarity/assessment-engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fragmentOf, readLink, sharedAnswers, writeLink } from "./answers-link.ts";

const sheets: fc.Arbitrary<Answers> = fc
  .tuple(
    ...assessmentQuestions.map((question) => {
      if (question.type === "scale") return fc.integer({ min: 1, max: 10 });
      if (question.type === "multiple") return fc.constantFrom(...question.options);
      return fc.subarray([...question.options], {
        minLength: 1,
        maxLength: (question.type === "multiselect" && question.maxSelections) || 3,
      });
    }),
  )
  .map((answers) => Object.fromEntries(assessmentQuestions.map(({ id }, index) => [id, answers[index]])) as Answers);

describe("a link with answers", () => {
  it("gives the same answers back, in at most 120 characters", () => {
    fc.assert(
      fc.property(sheets, (answers) => {
        const link = writeLink(answers);
        expect(link).toMatch(/^[\w-]{20,120}$/);
        expect(readLink(link)).toEqual({ ok: true, answers });
      }),
      { numRuns: 200 },
    );
  });

  it("carries a refined sheet's follow-up too", () => {
    const [first] = assessmentQuestions;
    if (!first || !("followUp" in first) || !first.followUp) throw new Error("question 1 has follow-ups");
    const [[option, followUp] = []] = Object.entries(first.followUp);
    if (option === undefined || !followUp || !("options" in followUp)) throw new Error("none");
    const [sheet] = fc.sample(sheets, { numRuns: 1, seed: 1 });
    const answers = { ...sheet, [first.id]: [option], [followUp.id]: followUp.options.slice(0, 2) } as Answers;
    expect(readLink(writeLink(answers))).toEqual({ ok: true, answers });
  });

  it.each([".", ")", "%20", "=", "&utm_source=x", "\u200b", "%E2%80%8B"])("is read where a message put %j behind it", (behind) => {
    const [sheet] = fc.sample(sheets, { numRuns: 1, seed: 4 });
    expect(sharedAnswers(`${fragmentOf(writeLink(sheet ?? {}))}${behind}`)).toEqual({ ok: true, answers: sheet });
  });

  it.each([
    ["", null],
    ["#", null],
    ["#answers", null],
    ["a=AQ", null],
    ["#a=", { ok: false, reason: "broken" }],
    ["#a=.", { ok: false, reason: "broken" }],
  ])("the end %j of an address is %j", (hash, read) => {
    expect(sharedAnswers(hash)).toEqual(read);
  });

  it("is refused where it was cut off or changed, and never throws", () => {
    const [sheet] = fc.sample(sheets, { numRuns: 1, seed: 2 });
    const link = writeLink(sheet ?? {});
    for (let end = 0; end < link.length; end++) expect(readLink(link.slice(0, end)).ok).toBe(false);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readLink(text).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.nat(link.length - 1), fc.constantFrom(..."AZaz09-_"), (place, char) => {
        const changed = link.slice(0, place) + char + link.slice(place + 1);
        if (changed !== link && place < link.length - 4) expect(readLink(changed).ok).toBe(false);
      }),
    );
  });

  it("of other questions is called old", () => {
    const [sheet] = fc.sample(sheets, { numRuns: 1, seed: 3 });
    const bytes = [
      ...atob(
        writeLink(sheet ?? {})
          .replaceAll("-", "+")
          .replaceAll("_", "/"),
      ),
    ].map((char) => char.charCodeAt(0));
    const body = [9, ...bytes.slice(1, -2)];
    let hash = 0x811c9dc5;
    for (const byte of body) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
    const text = btoa(String.fromCharCode(...body, (hash >>> 8) & 0xff, hash & 0xff))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replace(/=+$/, "");
    expect(readLink(text)).toEqual({ ok: false, reason: "old" });
  });
});
