import { describe, expect, it } from "vitest";
import { contentOf } from "./content.ts";

const saying = (content: unknown) => ({ choices: [{ message: { content } }] });

describe("what a model said", () => {
  it.each([
    ["<think>They ask about nurses.</think>\n<p>A nurse cares.</p>", "thoughts before it"],
    ["They ask about nurses.\n</think>\n<p>A nurse cares.</p>", "thoughts of which only the end is marked"],
    ["<THINKING>One.</THINKING><think>Two.</think><p>A nurse cares.</p>", "thoughts twice"],
    ["<p>A nurse cares.</p><think>Should I say more?", "thoughts that do not end"],
  ])("is %j without the %s", (content) => {
    expect(contentOf(saying(content)).trim()).toBe("<p>A nurse cares.</p>");
  });

  it("may speak of thinking", () => {
    expect(contentOf(saying("<p>A philosopher thinks. I think so.</p>"))).toBe("<p>A philosopher thinks. I think so.</p>");
  });

  it.each(["<think>Hm.</think>", "<think>Hm.", "</think>", " ", "", null, undefined])("is empty where there is only %j", (content) => {
    expect(() => contentOf(saying(content))).toThrow(expect.objectContaining({ failure: "empty" }));
  });

  it("is found in what begins to think a thousand times over", () => {
    const [opened, closed] = ["<think".repeat(40_000), "</think".repeat(40_000)];
    expect(contentOf(saying(`${opened}x`))).toBe(`${opened}x`);
    expect(contentOf(saying(`${closed}x`))).toBe(`${closed}x`);
    expect(contentOf(saying(`${"<think>".repeat(40_000)}</think>x`))).toBe("x");
  });
});
