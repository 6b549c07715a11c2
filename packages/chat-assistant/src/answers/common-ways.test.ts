import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer)).text;

describe("whether a stream is a must", () => {
  it.each([
    ["psychologist ke liye science jaruri hai?", "No, Science is not a must for Counselling Psychologist"],
    ["is science compulsory for psychologist", "No, Science is not a must for Counselling Psychologist"],
    ["क्या वकील बनने के लिए साइंस जरूरी है", "No, Science is not a must for Criminal Lawyer"],
    ["is pcm must for pilot", "PCMB keeps it open too"],
    ["doctor ke liye science jaruri hai kya", "Yes, General Physician needs Science"],
    ["psychology ke liye science jaruri hai", "No, Science is not a must: each of these is open without it too"],
    ["medical field ke liye science zaruri hai", "no choice of subjects but Science"],
  ])("[R42] answers %j with %j", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it("[R42] still says that a stream which one has keeps a career open", () => {
    expect(text("i have commerce, what do i need to become psychologist")).toContain("Yes: Commerce keeps");
  });
});
