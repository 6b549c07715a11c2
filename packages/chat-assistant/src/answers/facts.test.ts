import { expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { EXAM_LIMITS } from "./exam-limits-texts.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

it.each([
  ["official website of neet", "NEET-UG is held by the National Testing Agency: neet.nta.nic.in"],
  ["jee main ka form kahan bhare", "jeemain.nta.nic.in"],
  ["who conducts nda exam", "upsc.gov.in"],
  ["where to apply for ssc chsl", "ssc.gov.in"],
  ["gate age limit", "GATE: Notices so far set no age limit"],
  ["upsc me kitne attempt milte hai", "By the notice of 2023"],
  ["ssc chsl age limit for girls", "SSC CHSL is held by the Staff Selection Commission"],
  ["i am 28 can i give upsc", "By the notice of 2023"],
  ["when is NEET 2027", "neet.nta.nic.in"],
  ["can commerce student give nda", "any stream for the Army"],
  ["bsc student can give afcat?", "For AFCAT you need a degree"],
  ["jrf ke liye kya chahiye", "For UGC-NET you need"],
  ["neet ka full form aur kaun de sakta hai", "For NEET-UG you need"],
  ["diploma civil ke baad JE kaise bane", "SSC JE: the examination for junior engineers"],
])("[R23] answers %j from the examination: %s", (question, said) => {
  expect(text(question)).toContain(said);
});

it.each(["neet ke bina mbbs", "mbbs without neet", "neet ke bina bams ho sakta hai"])(
  "[R23] says no to %j, and what is open instead",
  (question) => {
    expect(text(question)).toMatch(/^No: in India NEET-UG is the one way into/);
    expect(text(question)).toContain("Careers in Healthcare, without NEET-UG");
  },
);

it("[R23] rules out in Hindi what stands before the word, and not what comes after it", () => {
  expect(text("pg ke bina net de sakte hai kya")).toContain("UGC-NET");
  expect(text("bina neet ke medical")).toContain("without NEET-UG");
});

it("[R23] gives no limit of an examination without its time", () => {
  expect(Object.values(EXAM_LIMITS).filter(({ english }) => !/\b(?:for|of) 20\d\d|Notices so far/.test(english))).toEqual([]);
});

it.each([
  ["bcom tally kitni salary", ["Accountant"]],
  ["mba fresher salary", ["Human Resources Manager"]],
  ["btech fresher salary kitni hoti hai", ["Software Engineer", "Civil Engineer"]],
  ["bsc computer science fresher package", ["Software Engineer"]],
  ["bba starting package", ["Accountant"]],
  ["iti copa fresher salary", ["Data Entry Operator"]],
])("[R20] gives for %j the pay of posts in which one can begin", (question, posts) => {
  const reply = text(question);
  expect(reply).toContain("No one figure holds for everybody");
  expect(reply).toContain("Where it is marked as an estimate");
  for (const post of posts) expect(reply).toContain(post);
  for (const later of ["IAS Officer", "Chief Executive", "Registered Nurse"]) expect(reply).not.toContain(later);
});

it("[R20] tells that nobody begins in a later post, and what begins near it", () => {
  expect(text("hotel manager fresher salary")).toContain("Nobody begins as Hotel Manager");
  expect(text("hotel manager fresher salary")).toContain("At the start, in work near it");
});

it("[R20] parts a government post's first pay from the low end of a range that holds private work too", () => {
  expect(text("sarkari nurse ki pehli salary")).toContain("mostly private pay");
  expect(text("starting salary of ias officer")).toContain("At the start expect the low end");
});

it.each([
  ["dairy loan kaise milega", "Kisan Credit Card"],
  ["mudra loan for tailoring shop", "jansamarth.in"],
  ["apni dukan kholni hai paise nahi hai bank loan dega?", "jansamarth.in"],
  ["education loan without guarantee", "pmvidyalaxmi.co.in"],
  ["phd stipend", "UGC and CSIR"],
  ["govt job me pension milti hai kya", "National Pension System"],
  ["bihar police bharti kab aayegi", "recruitment board"],
  ["is lpu good", "nirfindia.org"],
  ["kitne percent chahiye cat exam ke liye", "the catalogue holds no cut-offs"],
])("[R30] does not know %j, and says who does: %s", (question, place) => {
  expect(text(question)).toContain("I don't know that");
  expect(text(question)).toContain(place);
});

it("[R30] has no record of the hangman, and names what is nearest", () => {
  expect(text("hangman kaise bane")).toMatch(/^I don't know a career/);
  expect(text("hangman kaise bane")).toContain("Jail Warder");
});

it.each(["forensic scientist kaise bane", "i want to solve murder cases using science"])(
  "[R30] leads from %j to the forensic scientist",
  (question) => {
    expect(text(question)).toMatch(/^Forensic Scientist/);
  },
);

it.each([
  ["is it suicide to take arts", "No stream is useless"],
  ["arts lena suicide hai kya", "No stream is useless"],
  ["maths is killing me, can i do engineering", "open without maths"],
  ["physics mar dalti hai, kya lu", "open without physics"],
  ["killer salary wali job", "pay the most"],
])("[R35] reads strong words as plain ones: %j", (question, said) => {
  expect(text(question)).toContain(said);
});
