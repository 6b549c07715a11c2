import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { AFTER_DEGREES } from "../names/after-degrees.ts";
import { DEGREE_NAMES } from "../names/degree-names.ts";
import { JOINED } from "../names/joined-interests.ts";

const textOf = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;
const linksOf = (question: string): readonly string[] =>
  [...groundedReply(question, explorer, { language: "english" }).matchAll(/\/career\/([\w-]+)/g)].map(([, id = ""]) => id);

describe("what an examination asks", () => {
  it.each([
    ["clat ka silebus kya hai", "legal reasoning"],
    ["SSC CGL me kya kya aata hai", "reasoning, general knowledge, maths"],
    ["एनडीए में क्या क्या आता है", "Services Selection Board"],
    ["which subjects are there in CDS exam", "for the Officers Training Academy no maths"],
    ["CUET ke liye konse subjects choose karu", "which papers of CUET|fewest papers"],
    ["CLAT syllabus and how many months to prepare", "How long to prepare"],
  ])("[R66] %j", (question, said) => {
    expect(textOf(question)).toMatch(new RegExp(said));
  });

  it("[R66] names whose notice has this year's", () => {
    expect(textOf("neet ka syllabus")).toContain("neet.nta.nic.in");
  });

  it.each([["old question papers of neet"], ["neet exam date"], ["books for clat"]])("[R66] %j asks otherwise", (question) => {
    expect(textOf(question)).not.toContain("has asked in the last years");
  });
});

describe("whether a course asks for a subject", () => {
  it.each([
    ["is maths compulsory for eco hons at du", "Maths for BA or BSc Economics: at Delhi University"],
    ["bca ke liye maths zaruri hai kya", "Maths for BCA: it depends"],
    ["do i need computer science in 12th for btech cse", "PCM suffices"],
    ["क्या बीसीए के लिए गणित जरूरी है", "Maths for BCA"],
    ["is biology necesary for bsc nursing or not, is bio compulsory", "Biology for BSc Nursing"],
    ["can i do ca without maths", "Maths"],
  ])("[R66] %j", (question, said) => {
    expect(textOf(question)).toContain(said);
  });

  it.each([
    ["careers in law without maths"],
    ["which engineering branch is good, not computer science"],
    ["maths is killing me, can i do engineering"],
  ])("[R66] %j asks otherwise", (question) => {
    expect(textOf(question)).not.toContain("Each university sets its own rule");
  });
});

describe("exact questions", () => {
  it.each([
    ["what is an rci licence and who gives it", "Rehabilitation Council of India (RCI) keeps the register"],
    ["am i too late to study law at 29", "LLB of three years takes graduates"],
    ["distence se BA kiya hai, govt job me valid hai?", "Generally yes"],
    ["i did pharmd, am i a doctor", "clinical pharmacist"],
    ["30 lakh loan for ms in usa, is it worth it", "borrow no more"],
    ["layoffs ho rahe hai, btech cse lena chahiye kya", "Firms hire in waves"],
    ["how do i tell hr about my 2 year gap in the interview", "one honest line"],
    ["neighbours say arts is for dull kids", "no stream for weak students"],
    ["how many papers to become an actuary", "About a dozen papers"],
    ["kaun se documents lagte hai neet counselling me", "Mark sheets"],
    ["commerce without maths se kya nuksan hai", "Shut or hard"],
    ["i am shy of speaking in public, can i be a lawyer", "stays possible"],
    ["hamare gaon ke paas koi college nahi hai, psychology karni hai", "government college of the next city"],
    ["who made you?", "assistant of Career Clarity"],
    ["35 saal ka hu upsc de sakta hu obc", "mostly no longer in the general category; SC and ST"],
    ["is mba compulsory for hr manager", "No, MBA is not a must"],
    ["is NATA a must or is JEE Main paper 2 enough", "Neither is compulsory"],
    ["is game developer even a real job", "is real work"],
    ["how to become web developer without coding background", "without that background"],
    ["how do i become forensic scientist, bsc forensic or bsc chemistry", "Either can lead to Forensic Scientist"],
    ["what degrees can i take with cbse commerce without maths", "Degrees and courses open with Commerce without Maths"],
    ["is biotechnology a good field or no jobs", "ask for a master's degree"],
    ["wht is diffrnce btwn btech n bca, fees issue", "Both lead to software"],
    ["as a school counsellor how do i explain pcm vs pcb", "maths and biology"],
  ])("[R66] %j", (question, said) => {
    expect(textOf(question)).toContain(said);
  });

  it("[R66] tells the ways in of all that are compared, where these are asked", () => {
    expect(textOf("how do i become a chef or a baker")).toMatch(/After Class 1[02]:/);
    expect(parsed(groundedReply("chef ya baker kaise bante hai", explorer)).text).toMatch(/Class 1[02] ke baad:/);
  });
});

describe("with a degree in hand", () => {
  it.each([
    ["BSc chemistry done, which jobs can i get", "quality-control-chemist", "electroplater"],
    ["I did BCom two years ago and have no job", "accountant", "bank-manager"],
    ["MA English, housewife, want work from home again", "translator", "music-composer"],
    ["btech civil ke baad kya kare, salary bahut kam hai", "civil-engineer", "electrician"],
  ])("[R67] %j names %s and not %s", (question, named, never) => {
    expect(linksOf(question)).toContain(named);
    expect(linksOf(question)).not.toContain(never);
  });

  it("[R67] says what the degree opens beside", () => {
    expect(textOf("BCom 2022 pass, no job, what now")).toContain("IBPS PO and Clerk");
  });

  it("[R67] has texts only for degrees that there are", () => {
    expect(Object.keys(AFTER_DEGREES).filter((degree) => DEGREE_NAMES[degree] === undefined)).toEqual([]);
  });
});

describe("two interests", () => {
  it.each([
    ["I like both physics and painting", "architect"],
    ["biology aur computer dono pasand hai", "bioinformatics-analyst"],
    ["any work mixing sports and medicine", "sports-physiotherapist"],
    ["संगीत और कंप्यूटर दोनों पसंद हैं", "sound-editor"],
    ["she loves history and travelling", "archaeologist"],
  ])("[R68] %j", (question, first) => {
    expect(linksOf(question)[0]).toBe(first);
  });

  it("[R68] names only careers that there are", () => {
    expect(JOINED.flatMap(([, , ids]) => ids).filter((id) => explorer.byId(id) === undefined)).toEqual([]);
  });
});

describe("words that are no topics", () => {
  it.each([["my son point late notice every evening"], ["close doors and steps"], ["which documents and certificates and forms"]])(
    "[R69] %j",
    (question) => {
      expect(textOf(question)).not.toMatch(/Careers about/);
    },
  );
});
