import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("what is refused", () => {
  it.each([
    ["mujhe computer ke samne baith ke kaam nahi karna", "in the open air", "Software Engineer"],
    ["jobs without sitting at a computer", "in the open air", "Software Engineer"],
    ["desk job nahi chahiye", "in the open air", "Software Engineer"],
    ["careers with no public speaking", "for quiet people", "Public Speaking Coach"],
    ["job where i never have to give presentations", "for quiet people", "Radio News Presenter"],
    ["mujhe mic pe bolna pasand nahi", "for quiet people", "Meeting Planner"],
    ["im in btech 3rd year ece but no interest in coding, options?", "without coding", "Web Developer"],
  ])("[R131] %s: is never shown", (question, says, never) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toContain(never);
  });

  it.each(["we cannot pay more than 20000 a year. I want to study computers after 12th", "cant pay high fees, which engineering option"])(
    "[R131] %s: no wish for high pay",
    (question) => {
      expect(text(question)).toContain("scholarships.gov.in");
      expect(text(question)).not.toContain("pay the most");
    },
  );

  it("[R131] a hand that cannot be used is no skill of the hands", () => {
    const answer = text("mai ek haath se viklang hu, kaunsi naukri kar sakta hu");
    expect(answer).toContain("Rights of Persons with Disabilities Act");
    expect(answer).not.toContain("skilled hands");
  });

  it.each([
    ["padhai me man nahi lagta, cooking pasand hai", "Pastry Chef"],
    ["mujhe gaadi ke engine kholna accha lagta hai, padhai me man nahi lagta", "Motor Vehicle Mechanic"],
  ])("[R131] %s: what is liked beside the books is answered", (question, says) => {
    expect(text(question)).toContain(says);
  });
});

describe("an examination that is passed, or prepared for", () => {
  it.each([
    ["ctet pass karne ke baad teacher ban jayenge?", "Not by itself: CTET makes you eligible"],
    ["neet clear karne ke baad doctor ban jaunga?", "Not yet: NEET-UG gives a seat in a course"],
    ["nda clear karne ke baad army officer ban jate hai", "NDA"],
    ["rbi grade b ki tayari kaise kare", "Free lessons and tests"],
    ["ssc cgl ki taiyari kaise kare", "SSC CGL has asked in the last years"],
    ["afcat exam age limit", "20 to 24 for flying"],
    ["cds age limit", "19 to 25 for the Officers Training Academy"],
  ])("[R132] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });
});

describe("a yes or no that the record knows", () => {
  it.each([
    ["cabin crew ke liye course zaruri hai ya direct interview", "No, a course is not a must"],
    ["is a course necessary to become a radiographer", "As a rule yes"],
    ["x ray technician course after 10th", "Not straight after Class 10"],
    ["bams ke baad kya kya kar sakte hai", "Ayurvedic Physician"],
    ["ma english ke baad career", "English Professor"],
    ["bba or bcom for mba later", "BBA or BCom"],
    ["drone pilot licence kaise le", "Drone Rules of 2021"],
    ["lawyer ki life", "On an ordinary day"],
    ["ias vs ips kiski power zyada", "Power has no figure"],
  ])("[R133] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });
});
