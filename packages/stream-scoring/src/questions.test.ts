import { describe, expect, it } from "vitest";
import { streamProfiles } from "./profiles.ts";
import { streamQuestions } from "./questions.ts";
import { STREAMS } from "./streams.ts";

describe("the built-in quiz", () => {
  it("[R1] has six streams in the specified order", () => {
    expect(STREAMS).toEqual(["Science", "Commerce", "Arts", "Humanities", "Medical", "Engineering"]);
  });

  it("[R2] has ten questions with five different options each", () => {
    expect(streamQuestions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { options } of streamQuestions) expect(new Set(options.map(({ text }) => text)).size).toBe(5);
  });

  it("[R3] gives 3 points to one stream an option, and 2 or 1 to others", () => {
    for (const { streams } of streamQuestions.flatMap(({ options }) => options)) {
      const points = Object.values(streams);
      expect(points.filter((one) => one === 3)).toHaveLength(1);
      expect(points.length).toBeGreaterThan(1);
      for (const one of points) expect([1, 2, 3]).toContain(one);
    }
  });

  it("[R4] describes every stream, with 10 careers and 4 next steps", () => {
    for (const stream of STREAMS) {
      const { name, careers, nextSteps, description } = streamProfiles[stream];
      expect(name).toBe(stream);
      expect(new Set(careers).size).toBe(10);
      expect(new Set(nextSteps).size).toBe(4);
      expect(description.length).toBeGreaterThan(80);
    }
    expect(streamProfiles.Medical.description).toContain("NEET");
    expect(streamProfiles.Engineering.description).toContain("JEE");
  });

  it("[R26] can't be changed by an importer", () => {
    const inner = [...streamQuestions, ...streamQuestions.flatMap(({ options }) => options), ...Object.values(streamProfiles)];
    for (const data of [STREAMS, streamQuestions, streamProfiles, ...inner, ...inner.flatMap(Object.values)])
      expect(Object.isFrozen(data)).toBe(true);
  });

  it("[R5] never names a stream or a school subject", () => {
    const forbidden =
      /\b(science|commerce|arts?|humanities|medical|engineering|physics|chemistry|biology|maths?|mathematics|history|geography|economics|accountancy)\b/i;
    for (const { text, options } of streamQuestions) {
      for (const words of [text, ...options.map((option) => option.text)]) expect(words).not.toMatch(forbidden);
    }
  });
});
