import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer)).text;

describe("what one would do other than is kept out", () => {
  it("[R25] and the subject of the degree is kept", () => {
    const reply = text("MSc physics, NET nahi hua, what other options than teaching");
    expect(reply).toContain("about physics");
    expect(reply).not.toMatch(/in Education|Professor|Teacher:/);
    expect(text("other options than engineering after pcm")).toContain("open with PCM, without Engineering");
  });
});

describe("one more year, asked by a parent", () => {
  it.each(["3rd drop for NEET, should we allow", "should my son drop again for NEET", "my daughter wants a third drop for neet"])(
    "[R51] is weighed, with a word to the parent: %s",
    (question) => {
      expect(text(question)).toContain("a third seldom changes much");
      expect(text(question)).toContain("As a parent");
    },
  );
  it("[R51] and by oneself without it", () => {
    expect(text("should i drop again for NEET")).toContain("a third seldom changes much");
    expect(text("should i drop again for NEET")).not.toContain("As a parent");
  });
});

describe("what comes next", () => {
  it.each([
    ["agniveer ke baad kya", "By the rule so far"],
    ["agniveer ke 4 saal baad", "keep posts for those who leave"],
    ["after agniveer what can i do", "nios.ac.in"],
    ["iti fitter ke baad diploma", "Into the second year"],
    ["can ITI do diploma", "Into the second year"],
    ["hotel management diploma ke baad cruise ship job", "dgshipping.gov.in"],
    ["distance degree valid for govt job?", "Generally yes"],
    ["ignou ki degree govt job me valid hai kya", "deb.ugc.ac.in"],
    ["interview me kya puchte hai bank po", "About your subject"],
  ])("[R43] %j is told what follows", (question, expected) => {
    expect(text(question)).toContain(expected);
  });
  it.each([
    ["iti or diploma which is better", "Into the second year"],
    ["cruise director kaise bane", "Pay no agent"],
    ["ignou or regular college", "Generally yes"],
  ])("[R43] %j asks for something else", (question, unexpected) => {
    expect(text(question)).not.toContain(unexpected);
  });
});
