import { createExplorer } from "@career-clarity/explorer-query";
import { expect, it } from "vitest";
import { bare, explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

it.each([
  ["bba ke baad lawyer ban sakte hai", "Yes"],
  ["can i become a pilot after bcom", "CPL training after any degree"],
  ["can I become data scientist after bcom", "does not name BCom on any way in"],
  ["can i become a potter after bcom", "does not name BCom on any way in"],
  ["after ITI electrician what can I do", "Industrial Electrician"],
  ["agniveer kya hai aur 4 saal baad kya hoga", "Only one Agniveer in four is kept"],
  ["can a nurse prescribe medicine", "cannot say yes or no"],
])("[R43] answers %j from the record: %j", (question, said) => {
  expect(text(question)).toContain(said);
});

it.each(["what does a software engineer with btech earn", "can a commerce student become a dentist", "how do I become a tailor"])(
  "[R43] adds nothing to %j",
  (question) => {
    expect(text(question)).not.toMatch(/cannot say|if it was in the right subject/);
  },
);

it("[R43] promises nothing where the record has no ways in", () => {
  const poor = createExplorer([bare("tailor")]);
  expect(parsed(groundedReply("tailor after bcom", poor)).text).not.toContain("Yes");
});
