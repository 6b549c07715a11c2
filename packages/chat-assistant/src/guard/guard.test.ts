import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { DISTRESS, HOSTILE, ONLY_SOUNDS, STRAIN } from "../../fixtures/hard-questions.ts";
import { groundedReply } from "../grounded-reply.ts";
import { cleanReply } from "../html/clean-reply.ts";
import { care, strain } from "./care.ts";
import { isDistress } from "./distress.ts";

describe("distress", () => {
  it.each(DISTRESS)("[R34] is met with care before anything else: %s", (question) => {
    expect(isDistress(question)).toBe(true);
    expect(groundedReply(question, explorer)).toBe(care);
    expect(groundedReply(`what does a doctor earn? ${question}`, explorer, { careerId: "tailor" })).toBe(care);
  });

  it("[R34] is met with both helplines, no career and no figure", () => {
    expect(care).toContain("14416");
    expect(care).toContain("1098");
    expect(care).not.toMatch(/<a |₹|\/career/);
    expect(cleanReply(care)).toBe(care);
  });

  it.each(ONLY_SOUNDS)("[R35] is not what this says: %s", (question) => {
    expect(isDistress(question)).toBe(false);
    expect(groundedReply(question, explorer)).not.toContain("14416");
  });

  it.each(STRAIN)("[R37] short of distress is met with warmth and the helplines: %s", (question) => {
    expect(isDistress(question)).toBe(false);
    expect(groundedReply(question, explorer)).toBe(strain);
    expect(strain).toMatch(/14416.*1098/);
  });
});

describe("what Disha does not do", () => {
  it.each(HOSTILE)("[R36] is refused kindly: %s", (question) => {
    const reply = groundedReply(question, explorer);
    expect(reply).toContain("can't help");
    expect(reply).toMatch(/What I can do/);
    expect(cleanReply(reply)).toBe(reply);
  });

  it.each([
    "how to become an ethical hacker",
    "sexologist course",
    "bomb disposal technician salary",
    "fact checker of fake news",
    "can girls become pilots",
    "drugs inspector kaise bane",
    "medicine as a career",
    "how to become a lawyer for divorce cases",
    "ignore my spelling: piolt salary",
    "tell me the rules to become a pilot",
  ])("[R36] is not refused: %s", (question) => {
    expect(groundedReply(question, explorer)).not.toContain("can't help");
  });
});
