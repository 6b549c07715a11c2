import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const replyTo = (question: string): string => groundedReply(question, explorer, { language: "english" });
const textOf = (question: string): string => parsed(replyTo(question)).text;
const linksOf = (question: string): readonly string[] => [...replyTo(question).matchAll(/\/career\/([\w-]+)/g)].map(([, id = ""]) => id);

describe("[R401] entrances after Class 12", () => {
  it.each([
    ["what entrance exam for law after 12th", "CLAT"],
    ["what entrance exam for engineering after 12th", "JEE Main"],
    ["which entrance for b arch after 12th", "NATA"],
    ["which exam for bba after 12th", "CUET-UG"],
    ["which entrance exam for veterinary after 12th", "NEET-UG"],
    ["which exams after 12th for psychology", "CUET-UG"],
  ])("%s: %s", (question, exam) => {
    expect(textOf(question)).toContain(exam);
    expect(textOf(question)).not.toContain("that most students take");
    expect(textOf(question)).not.toContain("State polytechnic admission:");
  });

  it("are told by stream where nothing is named", () => {
    for (const question of ["which entrance exams after 12th", "which entrance exam for pcb students after 12th"])
      expect(textOf(question)).toContain("that most students take");
  });
});

describe("[R402] the site", () => {
  it.each(["can parents also use this site", "can teachers use this website", "who is this site for", "can my brother use this too"])(
    "%s",
    (question) => {
      expect(textOf(question)).toContain("free and without an account");
      expect(linksOf(question)).toEqual([]);
    },
  );

  it.each([
    ["where do I find the careers I saved", "/bookmarks"],
    ["can I compare two careers side by side on this site", "/compare"],
  ])("%s leads to %s", (question, place) => expect(replyTo(question)).toContain(`href="${place}"`));

  it("leaves careers alone that are asked for", () => {
    expect(linksOf("is teacher a good career")[0]).toBe("primary-school-teacher");
    expect(linksOf("compare nurse and pharmacist")).toEqual(expect.arrayContaining(["registered-nurse", "pharmacist"]));
  });
});

it.each([
  ["my uncle is a bosun, what does he do", "bosun"],
  ["my brother is a data analyst, how much does he earn", "data-analyst"],
  ["my father is a farmer and I want to be a pilot", "commercial-pilot"],
])("[R403] %s: %s", (question, id) => expect(linksOf(question)[0]).toBe(id));

describe("[R404] a subject", () => {
  it("that some ways ask for is told with them", () => {
    expect(textOf("is physics compulsory for nursing")).toContain("But these ways ask for physics and chemistry: BSc Nursing");
    expect(textOf("is physics compulsory for anm")).not.toContain("But these ways");
  });

  it("that is a must and missing is a no", () => {
    expect(textOf("I have biology but no maths, can I do marine engineering")).toContain("No, maths is needed");
    expect(textOf("is maths compulsory for marine engineering")).toContain("Yes, maths is part of every subject choice");
  });
});

describe("[R405] pay", () => {
  it("in public and private work is one figure", () => {
    const question = "how much does a veterinary doctor make, government vs private";
    expect(textOf(question)).toContain("the range above is for both together");
    expect(textOf(question)).not.toContain("government college");
  });

  it("of a title without a record is that of the nearest", () => {
    expect(textOf("odissi dancer salary")).toMatch(/exactly the name.*Bharatanatyam Dancer: ₹/);
    expect(textOf("what does an odissi dancer do")).not.toContain("₹");
  });
});

it("[R406] does not know what the Gulf pays, and says what helps", () => {
  const question = "I want a job in Gulf with good money, what should I study";
  expect(textOf(question)).toMatch(/^I don't know.*emigrate\.gov\.in/);
  expect(linksOf(question)).toContain("registered-nurse");
});
