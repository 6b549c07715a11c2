import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const reply = (question: string) => parsed(groundedReply(question, explorer, { language: "english" }));
const firstLink = (question: string): string | undefined => reply(question).tags.find(({ name }) => name === "a")?.attributes.href;

describe("the name of a family with a word that tells of the kind", () => {
  it.each([
    ["skin doctor salary", "dermatologist"],
    ["skin ka doctor kaise bane", "dermatologist"],
    ["doctor of animals", "veterinarian"],
    ["child doctor banna hai", "paediatrician"],
    ["kidney doctor", "nephrologist"],
    ["plastic doctor", "plastic-surgeon"],
    ["forensic doctor dead body career", "forensic-pathologist"],
    ["sound engineer", "recording-engineer"],
    ["shoe designer", "footwear-designer"],
    ["metro driver salary", "metro-train-driver"],
    ["weather scientist", "meteorologist"],
  ])("[R29] %j is %s", (question, id) => {
    expect(firstLink(question)).toBe(`/career/${id}`);
  });

  it.each([
    ["government doctor salary", "general-physician"],
    ["famous lawyer", "criminal-lawyer"],
    ["good engineer kaise bane", "civil-engineer"],
    ["science student doctor ban sakta hai", "general-physician"],
    ["hotel chef", "restaurant-cook"],
    ["maths ka teacher", "mathematics-teacher"],
  ])("[R29] %j is still %s", (question, id) => {
    expect(firstLink(question)).toBe(`/career/${id}`);
  });

  it.each(["tree doctor salary", "die casting engineer salary", "rocket pilot pay"])(
    "[R20] never has the pay of another kind: %j",
    (question) => {
      expect(reply(question).text).toContain("I don't know a career of exactly the name");
      expect(reply(question).text).not.toMatch(/[₹$]/);
    },
  );

  it.each(["scientist kaise bane", "vaigyanik banna hai", "वैज्ञानिक कैसे बने"])(
    "[R19] of a word for many kinds the kinds are shown: %j",
    (question) => {
      expect(reply(question).text).toContain("Which kind of scientist?");
    },
  );

  it("[R29] an everyday word beside a title makes no longer title of it", () => {
    expect(firstLink("suicide prevention counsellor career")).toBe("/career/crisis-intervention-counsellor");
  });
});
