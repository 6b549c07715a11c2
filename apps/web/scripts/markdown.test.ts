import { describe, expect, it } from "vitest";
import { parseMarkdown, plainText } from "./markdown.ts";

describe("markdown", () => {
  it("becomes a tree of the allowed elements", () => {
    expect(parseMarkdown("## What it costs\n\nA *small* **sum**, see [careers](/careers).\n\n- one\n- two")).toEqual([
      ["h2", { id: "what-it-costs" }, ["What it costs"]],
      ["p", {}, ["A ", ["em", {}, ["small"]], " ", ["strong", {}, ["sum"]], ", see ", ["a", { href: "/careers" }, ["careers"]], "."]],
      [
        "ul",
        {},
        [
          ["li", {}, ["one"]],
          ["li", {}, ["two"]],
        ],
      ],
    ]);
  });

  it("sets quotation marks and apostrophes as print does", () => {
    expect(plainText(parseMarkdown(`He said "no", and it's Meena's 'yes'.`))).toBe("He said “no”, and it’s Meena’s ‘yes’.");
  });

  it.each([
    ["a link to another site", "[x](https://example.com)"],
    ["a link to another site without a scheme", "[x](//example.com)"],
    ["a link to another site by a backslash", "[x](</\\\\example.com>)"],
    ["a link that runs a script", "[x](javascript:alert(1))"],
    ["HTML", "<img src=x onerror=alert(1)>"],
    ["HTML within a line", "a <b>b</b>"],
    ["a picture", "![x](/x.png)"],
    ["code", "`x`"],
    ["a heading of the page's own level", "# x"],
    ["two headings of one name", "## x\n\n## x"],
  ])("refuses %s", (_, text) => {
    expect(() => parseMarkdown(text)).toThrow();
  });
});
