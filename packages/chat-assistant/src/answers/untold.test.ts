import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("what a question names and its answer would leave out", () => {
  it.each([
    ["architect or nurse after 12th for average student", "Choose Architect", "Choose Registered Nurse"],
    ["ca or cma for average student", "Choose Chartered Accountant", "Choose Cost Accountant"],
    ["should i go for CAT or MTech", "CAT is the common admission test", "MTech is a two-year master's degree"],
    ["i am confused between CLAT and BBA", "CLAT is the common law admission test", "BBA is a degree"],
    ["difference between GATE and journalist", "GATE is the graduate aptitude test", "News Reporter"],
    ["CLAT aur nurse me kya antar hai", "CLAT is the common law admission test", "Registered Nurse"],
    ["is BITSAT better than digital marketer", "BITSAT is the entrance", "Digital Marketing Specialist"],
    ["electrician or plumber or welder which iti trade is best for gulf", "Choose Plumber", "Choose Welder"],
  ])("[R379] %s", (question, ...said) => {
    for (const each of said) expect(text(question)).toContain(each);
  });

  it.each([
    ["neet me 2 baar fail, 310 marks. third drop lu ya bams bds kuch aur", ["BAMS", "BDS"]],
    ["what is the starting salary of a bank po and is it better than ssc cgl", ["Bank Officer", "SSC CGL"]],
    [
      "I failed 12th physics. Can I still do polytechnic and can I later get into BTech?",
      ["polytechnic diploma asks for Class 10", "BTech is a four-year degree"],
    ],
  ])("[R379] %s names what each is", (question, said) => {
    for (const each of said) expect(text(question)).toContain(each);
  });

  it.each([
    ["2 saal drop liya neet ke liye phir bhi nahi hua ab kya karu", "NEET-UG is the national entrance"],
    ["navy officer after BA", "BA is a degree"],
    ["can diploma holder sit for GATE", "Diploma is a course"],
    ["i am a btech student, gate or mba", "BTech is a four-year degree"],
    ["btech chhod diya, ab BCA distance se karu ya seedha job dhundu", "BTech or BCA"],
  ])("[R379] %s is told no more than it asks", (question, unsaid) => {
    expect(text(question)).not.toContain(unsaid);
  });
});

it("[R382] the marks that somebody tells are held against each course that is weighed", () => {
  const told = text("BCA or BTech CSE, I got 58 percent in 12th with PCM");
  expect(told).toContain("BTech: the rule for all India (AICTE)");
  expect(told).toContain("Yes, these marks are enough to apply");
  expect(told).toContain("BCA: for the council that approves the colleges a pass is enough");
  expect(text("BCA or BTech CSE")).not.toContain("these marks");
});

it.each([
  ["graphic designer vs chef work from home", "Restaurant Cook: It is usually not done from home"],
  ["nurse or teacher which has less stress", "Registered Nurse: Stress: High"],
  ["data analyst or sales manager which has more travel", "Data Analyst: It usually means little travel"],
])("[R383] %s is told of each by its record", (question, said) => {
  expect(text(question)).toContain(said);
});

describe("a part that goes on with what was named before", () => {
  it.each([
    ["what is nift, who can give it and what do designers earn", ["NIFT entrance is the entrance", "any stream"]],
    ["Can I do BCA without maths, and what job will I get after it?", ["Maths for BCA", "begin with BCA"]],
    ["B.Pharm after 12th: eligibility, salary, and can I open a medical shop with it?", ["your own medical store"]],
    ["merchant navy kya hota hai, salary kitni hai aur eyesight kitni chahiye", ["The merchant navy is the ships", "a year", "6/6"]],
    ["cuet kya hota hai and is it compulsory for du", ["CUET-UG is the common entrance", "by CUET-UG alone"]],
    ["tell me about hotel managment, its exam, and can i go abroad after", ["NCHM JEE", "abroad"]],
  ])("[R380] %s", (question, said) => {
    for (const each of said) expect(text(question)).toContain(each);
  });
});
