import { describe, expect, it } from "vitest";
import { CARE } from "./guard/care.ts";
import { cleanReply } from "./html/clean-reply.ts";
import { keywordReply } from "./keyword-reply.ts";

const CASES = [
  ["hello", "Namaste"],
  ["thank you", "welcome"],
  ["which career fits my personality", "Twenty questions"],
  ["jobs in tech", "Technology careers"],
  ["how to write a resume", "Resume tips"],
  ["interview tips", "three short stories"],
  ["what salary can I get", "estimate"],
  ["something else entirely", "ask me again"],
  ["Is it possible to become a chef?", "ask me again"],
  ["What does a civil engineer do", "ask me again"],
  ["nature conservation jobs", "ask me again"],
  ["it jobs in Pune", "Technology careers"],
  ["résumé tips", "Resume tips"],
] as const;

describe("the browser's own answer", () => {
  it.each(CASES)("[R17] to %j says %j", (text, said) => {
    expect(keywordReply(text)).toContain(said);
  });

  it.each(CASES)("[R18] to %j is clean and states no figure", (text) => {
    const reply = keywordReply(text);
    expect(cleanReply(reply)).toBe(reply);
    expect(reply).not.toMatch(/[₹$%]|lakh/);
  });

  it("[R18] meets distress first", () => {
    expect(keywordReply("hello I want to die, no interview went well")).toBe(CARE.despair.english);
  });
});
