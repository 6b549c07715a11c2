import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("a field that is asked about as such", () => {
  it.each([
    ["photography course kya hai", "Ways into photography", "Diploma in photography"],
    ["interior design course", "Ways into interior design", "BSc in Interior Design"],
    ["fire safety course kya hai", "Ways into fire safety", "BTech in Fire and Safety Engineering"],
    ["is environmental science good for jobs", "Ways into environmental science", "BSc in Environmental Science"],
    ["nutrition and dietetics course", "Ways into nutrition", "BSc in Nutrition and Dietetics"],
    ["courses in agriculture", "Ways into agriculture", "BSc (Hons) Agriculture"],
  ])("[R130] %s: its ways in, and its careers below", (question, title, course) => {
    expect(text(question)).toContain(title);
    expect(text(question)).toContain(course);
    expect(text(question)).toContain("Careers ");
  });

  it.each([
    ["is psychology good for jobs", "Good for who will study on"],
    ["is photography a good career", "Good for who likes the work"],
    ["is computer science hard", "comes easier if you like to work things out by thinking"],
  ])("[R130] %s: a verdict first, from what its posts ask for", (question, says) => {
    expect(text(question).slice(0, 300)).toContain(says);
  });

  it.each([
    ["is there maths in psychology", "You can enter psychology without maths"],
    ["how much maths is there in economics", "Courses whose entry names it: BA or BSc Economics"],
    ["is biology needed for biotechnology", "That depends on which work of biotechnology you mean"],
  ])("[R130] %s: which of its careers ask for the subject", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R130] a field of one career is answered with that career's way in", () => {
    expect(text("artificial intelligence course details")).toContain("BTech in AI, Data Science or Computer Science");
  });

  it("[R130] names no way twice that differs only behind its name", () => {
    const ways = text("photography course kya hai").match(/diploma in photography/gi) ?? [];
    expect(ways.filter((way) => way.startsWith("D"))).toHaveLength(1);
  });

  it("[R130] a liking is no field that is asked about", () => {
    expect(text("i like photography")).not.toContain("Ways into");
  });

  it.each([
    ["sociology me career", "Social Worker"],
    ["political science se kya ban sakte hai", "IAS Officer"],
    ["anthropology career", "Museum Curator"],
    ["i like computer science", "Software Engineer"],
  ])("[R137] %s: those that study it on the way in follow", (question, name) => {
    expect(text(question)).toMatch(new RegExp(`Called otherwise, with that study on the way in:.*${name}`));
  });

  it.each(["philosophy me career", "ba philosophy ke baad kya kare"])("[R137] %s: what every graduate may take, once", (question) => {
    expect(text(question)).toContain("Philosophy Professor");
    expect(text(question).split("Exams that take every graduate")).toHaveLength(2);
  });

  it("[R137] political science is no Science stream", () => {
    expect(text("political science se kya ban sakte hai")).not.toContain("Science keeps");
  });
});
