import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("who asks", () => {
  it.each([
    "girls ke liye defence me kya option hai",
    "can women join nda",
    "क्या लड़कियां एनडीए दे सकती हैं",
    "army me meri beti ja sakti hai kya",
  ])("[R42] says what the forces take women for: %s", (question) => {
    expect(text(question)).toContain("the forces take women");
  });

  it("[R42] says of a career what its record says of women and men", () => {
    expect(text("can men become nurse")).toContain("Yes, men do this work");
    expect(text("can women become welders")).toContain("names nothing that keeps women or men out");
    expect(text("can girls become anganwadi worker")).toContain("local women, in most States aged 18-35");
  });

  it.each(["fashion designer for women", "ngo for women career", "girls hostel warden"])(
    "[R42] gives no such advice for %j",
    (question) => {
      expect(text(question)).not.toContain("open to you");
    },
  );

  it("[R42] names no uniformed post to people with disabilities, and posts that are kept for them", () => {
    const reply = text("physically handicapped student govt job");
    expect(reply).toContain("Rights of Persons with Disabilities Act");
    expect(reply).toContain("Bank Clerk");
    expect(reply).not.toMatch(/Infantry|Police (?:Constable|Inspector)/);
  });

  it.each(["teacher for deaf children", "work with disabled children career", "i want to help the blind", "colour blind pilot"])(
    "[R42] takes %j for work, not for a disability",
    (question) => {
      expect(text(question)).not.toContain("UDID");
    },
  );
});

describe("home", () => {
  it.each([
    ["poor family hai, paise nahi hai coaching ke liye, upsc kaise karu", "scholarships.gov.in"],
    ["my family does not have money for engineering", "scholarships.gov.in"],
    ["papa nahi maan rahe, mujhe dancer banna hai", "facts help both sides"],
    ["पापा इंजीनियर बनाना चाहते हैं पर मुझे गायक बनना है", "facts help both sides"],
    ["my father died and i want to earn soon", "sorry for your loss"],
    ["my daughter wants to be a dentist but we want her to be a pharmacist", "Dentist or Pharmacist"],
    ["mera beta din bhar mobile dekhta hai", "Notice what your child does"],
  ])("[R42] tells wishes, money and grief apart: %j", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it.each(["family doctor kaise bane", "my family loves cooking, career", "i want to help poor people"])(
    "[R42] finds no quarrel and no need in %j",
    (question) => {
      expect(text(question)).not.toMatch(/facts help both sides|Little money/);
    },
  );
});

describe("set-backs", () => {
  it.each([
    ["12th fail ab kya", "compartment"],
    ["i failed neet 2 times should i take another drop", "BSc Nursing or GNM"],
    ["B.Com final year hu, CA foundation me 2 baar fail ho gaya", "in which one can begin with BCom, without CA Foundation"],
    ["I got 52% in 10th. can i still take science?", "open with Science"],
    ["i am good at talking to people but weak in studies", "for people who talk well"],
    ["i have 6 backlogs in engineering", "placement cell"],
  ])("[R42] to %j says what is open: %j", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it.each(["heart failure doctor", "95% in 10th which stream", "drop shipping career", "kitne attempts upsc"])(
    "[R42] consoles nobody who asks %j",
    (question) => {
      expect(text(question)).not.toMatch(/not the end of the road|measures one day|Marks decide/);
    },
  );
});

describe("studying and working", () => {
  it.each([
    ["AI ke aane se CA ki job khatam ho jayegi kya", "Chartered Accountant"],
    ["is coaching necessary for ca", "not a must"],
    ["nios se 12th karke neet de sakte hai", "NEET-UG"],
    ["hobby ko career kaise banaye", "A hobby can become work"],
    ["log kehte hai arts bekar hai, sach hai kya?", "No stream is useless"],
  ])("[R42] answers %j", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it.each(["how to become ai engineer", "english teacher kaise bane", "hostel warden kaise bane", "computer science scope"])(
    "[R42] leaves %j to the catalogue",
    (question) => {
      expect(text(question)).not.toMatch(/guessing|tool that can be learnt|Both can go well|No stream is useless/);
    },
  );
});
