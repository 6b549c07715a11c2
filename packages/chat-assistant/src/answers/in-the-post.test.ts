import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("what comes in a post and after it", () => {
  it.each([
    ["bank po ka transfer hota hai kya", "officers are moved every few years"],
    ["army me posting kaha hoti hai", "Postings change every two to four years"],
    ["police constable transfer", "within the State"],
    ["teacher ka transfer hota hai kya", "within the State"],
    ["software engineer transfer", "as the contract says"],
  ])("[R134] %s: transfers by who employs", (question, says) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toContain("means little travel");
  });

  it("[R134] a State's police is not told of the border", () => {
    expect(text("police constable transfer")).not.toContain("Postings change");
  });

  it.each([
    ["nurse se aage kya ban sakte hai", "Charge Nurse"],
    ["bank clerk promotion", "Bank Officer"],
    ["security guard se aage kya ban sakte hai", "Fire Prevention Officer"],
  ])("[R134] %s: posts whose records begin with it, or later ones of its kind", (question, says) => {
    expect(text(question)).toContain("rises no record measures");
    expect(text(question)).toContain(says);
  });

  it.each([
    ["ssc mts me kya kaam karna padta hai", "Office Assistant"],
    ["ibps clerk ka kaam kya hota hai", "Bank Clerk"],
  ])("[R134] %s: the work behind an examination", (question, says) => {
    expect(text(question)).toContain(says);
    expect(text(question)).toContain("On an ordinary day");
  });
});

describe("everyday names and words that are something else", () => {
  it.each([
    ["mall me kaam karna hai 12th pass hu", "Retail Sales Associate"],
    ["navy ssr aur mr me antar", "Navy Sailor"],
    ["airforce airman kaise bane", "Air Force Technician"],
    ["ola uber chalana chahta hu, kamai aur license", "Taxi Driver"],
    ["crpf vs bsf", "CRPF Constable or Border Guard"],
    ["iiser aptitude test kya hai", "IISER IAT"],
    ["library science me kya scope hai", "Public Librarian"],
    ["home science wali ladkiyan kya ban sakti hai", "Dietitian"],
    ["nurse ki duty raat ko hoti hai kya", "night"],
  ])("[R135] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R135] the school where somebody teaches is no wish for the civil services", () => {
    expect(
      text("I am a maths teacher in a government school, how can I guide class 10 students with poor marks about options"),
    ).not.toContain("IAS Officer");
  });
});

describe("targets, two examinations and the way into ISRO", () => {
  it.each(["mujhe target wala kaam nahi karna", "jobs without target pressure"])("[R131] %s", (question) => {
    expect(text(question)).toContain("Careers without sales");
    expect(text(question)).not.toContain("Sales Manager");
  });

  it("[R134] of two examinations each is told by what it asks for", () => {
    const answer = text("ssc chsl vs ssc cgl");
    expect(answer).toContain("It asks for Class 12.");
    expect(answer).toContain("It asks for any degree.");
  });

  it("[R134] the way into ISRO from school has its own text", () => {
    expect(text("isro me jaane ke liye 12th ke baad kya kare")).toContain("IIST in Thiruvananthapuram");
  });
});
