import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const reply = (question: string) => parsed(groundedReply(question, explorer, { language: "english" }));
const linksOf = (question: string): readonly string[] =>
  reply(question).tags.flatMap(({ name, attributes: { href } }) => (name === "a" && href?.startsWith("/career/") ? [href.slice(8)] : []));

describe("fields that are weighed", () => {
  it.each([
    ["cse ya ece", "software-engineer", "electronics-engineer"],
    ["electrical vs electronics", "electrical-engineer", "electronics-engineer"],
    ["aerospace vs mechanical which has more jobs", "aeronautical-engineer", "mechanical-engineer"],
    ["BTech CS vs BTech mechanical", "software-engineer", "mechanical-engineer"],
    ["difference between civil and mechanical", "civil-engineer", "mechanical-engineer"],
    ["judiciary ya corporate law", "civil-judge", "corporate-lawyer"],
    ["hr vs marketing vs finance", "human-resources-manager", "marketing-manager"],
    ["ias vs ifs", "ias-officer", "foreign-service-officer"],
  ])("[R24] %j compares the careers that stand for them", (question, one, other) => {
    expect(linksOf(question)).toEqual(expect.arrayContaining([one, other]));
    expect(reply(question).text).toContain("see them side by side");
  });

  it.each(["civil services kaise join kare", "maths or cs", "marketing salary", "is it good"])("[R24] %j weighs no fields", (question) => {
    expect(reply(question).text).not.toContain("see them side by side");
  });

  it("[R24] says first which reaches the highest pay and which grows most, and what it does not know", () => {
    expect(reply("which pays more electrician or plumber").text).toMatch(/By our estimate the pay of \w+ reaches highest/);
    const growth = reply("data scientist or software engineer which has more future").text;
    expect(growth).toMatch(/By the projection that the catalogue has, [\w ]+ grows most/);
    expect(growth).toContain("no count of open posts");
    expect(growth).toContain("sourced, 2024");
  });
});

describe("things of different kinds", () => {
  it.each([
    ["nda vs engineering", "infantry-officer"],
    ["upsc vs mba", "ias-officer"],
    ["teacher vs bank job", "primary-school-teacher"],
    ["engineering vs medical", "general-physician"],
    ["economics vs commerce", "economist"],
  ])("[R24] %j are told by where each leads", (question, id) => {
    expect(reply(question).text).toContain("Where each leads");
    expect(linksOf(question)).toContain(id);
  });

  it("[R24] of two words for one career it says that there is one record", () => {
    expect(reply("cid or cbi").text).toContain("one record for both");
  });

  it.each(["is CA hard or not", "12th ke baad kya kare doctor ya kuch aur", "is maths or biology needed for pilot"])(
    "[R24] %j weighs nothing of the kind",
    (question) => {
      expect(reply(question).text).not.toContain("Where each leads");
    },
  );
});

describe("ways of working that are weighed", () => {
  it.each([
    ["private job vs govt job", "Neither is better for everybody"],
    ["सरकारी या प्राइवेट नौकरी", "Neither is better for everybody"],
    ["job ya business kya kare", "who carries the risk"],
    ["jobs with no boss", "on one's own account"],
    ["mtech or job after btech", "MTech with a GATE stipend"],
    ["cse vs it", "lead to the same careers"],
    ["polytechnic konsi branch best hai", "No branch is best for everybody"],
    ["after mbbs what can i do other than PG", "more than a postgraduate seat"],
    ["which jobs are AI proof", "No job is proof against change"],
  ])("[R42] %j is answered: %s", (question, said) => {
    expect(reply(question).text).toContain(said);
  });

  it.each([
    ["government or private college", "Neither is better for everybody"],
    ["business analyst vs data analyst job", "who carries the risk"],
    ["bank branch manager kaise bane", "No branch is best"],
  ])("[R42] %j is no such question", (question, said) => {
    expect(reply(question).text).not.toContain(said);
  });
});

describe("the kinds of a family", () => {
  it.each([
    ["types of engineers", "engineer", "electrical-engineer"],
    ["kinds of lawyers", "lawyer", "corporate-lawyer"],
    ["how many types of nurse are there", "nurse", "critical-care-nurse"],
    ["इंजीनियर कितने प्रकार के होते हैं", "engineer", "mechanical-engineer"],
    ["types of accountants", "accountant", "cost-accountant"],
  ])("[R19] %j lists kinds of %s", (question, family, id) => {
    expect(reply(question).text).toContain(`Which kind of ${family}?`);
    expect(linksOf(question)).toContain(id);
  });

  it("[R20] has the pay of each where it is asked for", () => {
    expect(reply("types of lawyers and their salary").text).toContain("estimate, 2026");
  });
});
