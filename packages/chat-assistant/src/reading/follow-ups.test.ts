import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { isFollowUp } from "./follow-ups.ts";

const after = (question: string): string =>
  parsed(groundedReply(question, explorer, { language: "english", lastCareerId: "chartered-accountant" })).text;

describe("a question that goes on with the last answer", () => {
  it.each([
    ["uski salary?", "Pay"],
    ["isme kitne saal lagte hai", "Time"],
    ["aur koi option batao", "Careers most like Chartered Accountant"],
    ["more", "Careers most like Chartered Accountant"],
    ["is it stressful", "Stress"],
    ["how do i start", "The way in"],
    ["iska fees?", "What I can tell you of Chartered Accountant"],
    ["ok and for girls?", "The record of Chartered Accountant names nothing"],
    ["उसकी सैलरी", "Pay"],
  ])("[R45] %j is about its career: %s", (question, says) => {
    expect(after(question)).toContain(says);
    expect(after(question)).toContain("Chartered Accountant");
  });

  it.each([
    "doctor ki salary",
    "bcom ke baad kya kare",
    "thanks",
    "what about nursing instead",
    "careers without maths and with travel please",
  ])("[R45] %j is not", (question) => {
    expect(after(question)).not.toContain("Chartered Accountant:");
    expect(after(question)).toBe(parsed(groundedReply(question, explorer, { language: "english" })).text);
  });

  it("[R45] asks which career is meant where none was spoken of", () => {
    for (const question of ["uski salary?", "isme kitne saal lagte hai"])
      expect(parsed(groundedReply(question, explorer, { language: "english" })).text).toContain("Of which career?");
    expect(parsed(groundedReply("aur?", explorer, { language: "english" })).text).toContain("more of what?");
    expect(parsed(groundedReply("aur?", explorer, { language: "english", lastCareerId: "no-such-career" })).text).toContain(
      "more of what?",
    );
  });

  it("[R28] the open page comes before it", () => {
    const reply = groundedReply("what does it pay?", explorer, { careerId: "tailor", lastCareerId: "chartered-accountant" });
    expect(parsed(reply).text).toContain("Tailor");
  });

  it("[R45] is short, or points back", () => {
    expect(isFollowUp("and what about the years that it takes")).toBe(true);
    expect(isFollowUp("which careers are open to me after class 12 with commerce and without maths")).toBe(false);
  });
});
