import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { askedParts } from "../reading/asked-parts.ts";

const replyTo = (question: string): string => groundedReply(question, explorer, { language: "english" });
const text = (question: string): string => parsed(replyTo(question)).text;

describe("a question of several parts", () => {
  it.each([
    ["what subjects for architecture and is NATA required", ["what subjects for architecture", "is NATA required"]],
    ["welder ka kaam khatarnak hai kya aur gulf me kitna milta hai", ["welder ka kaam khatarnak hai kya", "gulf me kitna milta hai"]],
    ["tea taster job is real?? pay?", ["tea taster job is real", "pay"]],
    ["Which is better for my son, CA or engineering? He is good at accounts", ["Which is better for my son, CA or engineering"]],
    [
      "is engineering good for girls or should my daughter do teaching",
      ["is engineering good for girls or should my daughter do teaching"],
    ],
    ["salary and scope of nurse", []],
  ])("[R240] %s", (question, parts) => {
    expect(askedParts(question)).toEqual(parts);
  });

  it.each([
    ["what subjects for architecture and is NATA required", "keep it open", "NATA alone is no must"],
    ["welder ka kaam khatarnak hai kya aur gulf me kitna milta hai", "dislike", "the Gulf takes"],
    ["pharmacist ki job me kya karna padta hai, or growth kaisi hai", "Read a smudged prescription", "Growth"],
    ["vakil ki salary kitni hai aur kya clat dena zaroori hai", "₹", "CLAT is not needed"],
    ["what does an election officer do and is it permanent job", "booth", "regular post"],
    ["biotech ya microbiology kisme jyada scope hai aur kya dono ke liye neet chahiye", "Choose it if", "the record of Biotechnologist"],
    ["agri ke baad kya job milti hai and which exam for bsc agriculture", "Agricultural Loan Officer", "CUET-UG counts"],
    ["I want to be a marine engineer. Is maths compulsory and what is the salary?", "Yes, maths", "₹"],
  ])("[R240] %s: first %s, then %s", (question, first, then) => {
    expect(text(question)).toContain(then);
    expect(text(question).indexOf(first)).toBeGreaterThan(-1);
    expect(text(question).indexOf(first)).toBeLessThan(text(question).indexOf(then));
  });

  it("[R240] nothing stands after the end, and no line twice", () => {
    const reply = replyTo("What is the salary of a pilot in India and how much does the training cost");
    expect(reply).toMatch(/Would it suit you\?[^<]*<a [^>]*>[^<]*<\/a>\.<\/p>$/);
    const lines = replyTo("lab technician ka kaam kya hota hai aur kya isme scope hai").match(/<p>.*?<\/p>/gu) ?? [];
    expect(new Set(lines).size).toBe(lines.length);
  });

  it("[R240] a wish beside it is no third part", () => {
    expect(text("how to become a nurse and which exam")).not.toContain("To the rest");
  });
});

describe("whether an examination is a must", () => {
  it.each([
    ["nurse banne ke liye NEET dena padta hai kya", "No, NEET-UG is no must"],
    ["क्या फार्मासिस्ट बनने के लिए नीट देना पड़ता है", "No, NEET-UG is not needed"],
    ["kya microbiology ke liye neet chahiye", "No, NEET-UG is no must"],
    ["kya bpt ke liye neet compulsory hai", "Yes, from the session 2027-28"],
    ["is NATA compulsory for architecture", "No, NATA alone is no must"],
    ["is neet compulsory for a dentist", "Yes: every way"],
    ["is cuet compulsory for a journalist", "No, CUET-UG"],
    ["is jee compulsory for btech", "No, JEE Main is no must for BTech"],
    ["do i have to clear neet to become a psychologist", "No, NEET-UG is not needed"],
  ])("[R241] %s: %s", (question, says) => {
    expect(text(question)).toContain(says);
  });
});

describe("the step that is asked for", () => {
  it.each([
    ["nurse ki job me kya karna padta hai", "ordinary day|Take over", "The way in"],
    ["वकील बनने के लिए कौन सी परीक्षा देनी होती है", "Exams on the way", "The way in"],
    ["Which entrance exam for hotel managment after 12", "Exams on the way", "The way in"],
  ])("[R242] %s begins with %s", (question, first, later) => {
    const said = text(question);
    const at = said.search(new RegExp(first));
    expect(at).toBeGreaterThan(-1);
    if (said.includes(later)) expect(at).toBeLessThan(said.indexOf(later));
  });

  it("[R242] after Class 10, to become something, asks for no subjects", () => {
    expect(text("what to do after class 10 to become an industrial electrician")).toMatch(/^Industrial ElectricianThe way in/);
  });

  it("[R249] fees and course show both", () => {
    expect(text("fashion designer fees and course")).toContain("After Class 12: BDes");
    expect(text("prosthetics and orthotics course eligibility")).not.toContain("Growth");
  });
});

describe("differences", () => {
  it.each([
    ["what is the diffrence between a audiologist and speech therapist", "Measures hearing", "Helps a child say"],
    ["botanist and zoologist difference", "Collects and names wild plants", "Studies one group of animals"],
    ["kanungo aur patwari me kya antar hai", "village's land records", "Of the other name I have no record"],
  ])("[R243] %s", (question, one, other) => {
    expect(text(question)).toContain(one);
    expect(text(question)).toContain(other);
    expect(text(question)).not.toContain("would like such a day");
  });

  it("[R243] two names of one record are told to be one", () => {
    expect(text("patwari aur lekhpal me kya antar hai")).toMatch(/^[^.]*one record|^Both/i);
  });

  it("[R243] says that a name has no record", () => {
    expect(text("difference between a nurse and a quizzler")).toContain("Of the other name I have no record");
  });

  it.each([
    ["Which is better for my son, CA or engineering? He is good at accounts but likes computers", "Careers in Engineering"],
    ["Does a physiotherapist earn more than a nurse and which is easier to get into?", "Registered Nurse: In Class 11 and 12 any stream"],
    ["CA karu ya CS, kisme kam saal lagte hai aur kya maths zaroori hai", "Company Secretary: No, maths is not a must"],
  ])("[R248] %s: %s", (question, says) => {
    expect(text(question)).toContain(says);
  });
});

describe("what a field is, and the way of the young", () => {
  it.each([
    ["wat is bioinformatics", "reads biology with computers"],
    ["what is robotics", "builds machines"],
    ["बायोटेक्नोलॉजी क्या है", "living cells"],
    ["what is meant by logistics", "brings goods to the right place"],
  ])("[R244] %s: %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R244] careers in a field ask for no meaning of it", () => {
    expect(text("what jobs are there in robotics")).not.toContain("builds machines that sense");
  });

  it.each(["my sister is in class 9, she loves space. what should she do now", "beti class 8 me hai drawing pasand hai abhi kya kare"])(
    "[R245] %s",
    (question) => {
      expect(text(question)).toContain("Before Class 10 everybody has the same subjects");
      expect(text(question)).toContain("What to try now");
    },
  );
});

describe("real, permanent, played, and science", () => {
  it.each([
    ["tea taster job is real?? pay?", "auction centres such as Kolkata", "Liking to use"],
    ["bank clerk ki job permanent hoti hai kya", "Yes, as a rule", "Not by itself"],
    ["railway group d job permanent hai kya", "the posts that RRB Group D fills are regular", "Not by itself"],
    ["is an anganwadi worker a permanent job", "Not by itself", "Yes, as a rule"],
    ["cricket coach banne ke liye kya cricket khelna zaroori hai", "Not for every way", "No, the record"],
    ["JE permanent way kya hota hai", "Walks and trolleys", "as a rule"],
  ])("[R246] %s: %s", (question, says, never) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toContain(never);
  });

  it.each([
    ["do i need science for a fisheries biologist", "Yes, as a rule: every course"],
    ["kya nda me maths compulsory hai", "Yes, maths comes in the examination"],
    ["is science compulsory for psychologist", "No, Science is not a must"],
    ["is phd necessary to become a biochemist", "the usual qualification of Biochemist is a doctorate"],
  ])("[R247] %s: %s", (question, says) => {
    expect(text(question)).toContain(says);
  });
});
