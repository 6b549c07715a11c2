import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;
const links = (question: string): readonly string[] =>
  parsed(groundedReply(question, explorer, { language: "english" })).tags.flatMap(({ attributes }) => attributes.href ?? []);

describe("by what somebody has", () => {
  it.each([
    ["10th pass govt job", ["SSC MTS", "RRB Group D", "India Post GDS", "SSC GD", "Agniveer"], ["SSC CGL", "IBPS PO"]],
    ["12th ke baad sarkari naukri", ["SSC CHSL", "RRB NTPC", "NDA", "State police constable", "SSC MTS"], ["SSC CGL", "IBPS PO"]],
    ["BCom ke baad government job", ["SSC CGL", "IBPS PO", "LIC AAO", "RRB NTPC", "State services"], ["SSC JE", "SSC MTS"]],
    ["bsc agriculture sarkari naukri", ["IBPS SO", "UPSC Indian Forest Service", "agriculture officers"], ["SSC JE"]],
    ["btech civil govt job", ["GATE", "UPSC Engineering Services", "SSC JE", "RRB JE"], ["IBPS SO", "NORCET"]],
    ["diploma in mechanical government jobs", ["SSC JE", "RRB JE", "junior engineers"], ["SSC CGL", "UPSC Engineering Services"]],
    ["iti ke baad sarkari naukri", ["RRB ALP", "RRB Technician"], ["SSC CGL"]],
    ["BEd done, vacancy", ["CTET", "State teacher recruitment", "KVS and NVS"], ["SSC JE"]],
    ["llb ke baad government job", ["Judicial services", "public prosecutors"], ["SSC JE"]],
    ["msc chemistry ke baad govt job", ["CSIR-NET", "BARC OCES"], ["ISRO recruitment"]],
    ["govt jobs after msc geology", ["UPSC Combined Geo-Scientist", "BARC OCES", "CSIR-NET"], ["ISRO recruitment"]],
    ["gnm ke baad sarkari naukri", ["NORCET", "nursing officers"], ["IBPS PO"]],
    ["d pharma government vacancy", ["pharmacists of its hospitals"], ["SSC CGL"]],
    ["diploma in agriculture sarkari naukri", ["agriculture officers"], ["junior engineers"]],
  ])("[R57] %s", (question, named, refused) => {
    const reply = text(question);
    for (const name of named) expect(reply).toContain(name);
    for (const name of refused) expect(reply).not.toContain(name);
  });

  it("[R57] names careers that can be begun with it", () => {
    expect(links("10th pass govt job")).toContain("/career/track-maintainer");
    expect(links("10th pass govt job")).not.toContain("/career/intelligence-officer");
    expect(links("bsc agriculture sarkari naukri")).toContain("/career/agricultural-loan-officer");
    expect(links("bsc agriculture sarkari naukri")).not.toContain("/career/legal-adviser");
    expect(links("btech cse government jobs")).not.toContain("/career/civil-engineer");
  });

  it("[R57] asks what somebody has where nothing is said of it", () => {
    expect(text("sarkari naukri kaise milegi")).toContain("Tell me your class or degree");
  });

  it("[R57] leaves out what is not wanted", () => {
    expect(text("govt jobs for commerce graduates other than bank")).not.toContain("IBPS");
    expect(text("upsc ke alawa sarkari exam")).not.toContain("I don't know");
  });
});

describe("by where they look", () => {
  it.each([
    ["bank jobs for bcom graduates", "SBI Clerk: the State Bank of India's examination"],
    ["bank job after 12th", "I know of no examination here that is open after Class 12 alone"],
    ["which ssc exam after 12th", "SSC Stenographer"],
    ["ssc exam for graduates", "SSC CPO"],
    ["MSc chemistry PSU", "Public companies (PSUs) take some trainees by GATE"],
    ["diploma civil JE", "RRB JE"],
    ["10th pass sarkari naukri for girls", "Women may apply"],
    ["BA hu, SSC, banking aur railway me se kaunsi govt exam", "Central offices"],
    ["bsc physics ke baad railway ya isro me job", "DRDO CEPTAM"],
  ])("[R57] %s", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it.each([
    ["TNPSC", "Tamil Nadu recruits by TNPSC"],
    ["inter pass bihar sarkari naukri", "Bihar recruits by BPSC"],
    ["punjab govt jobs after bcom", "Punjab recruits by PPSC"],
    ["bpsc after 12th possible?", "BPSC asks for a degree for most of its posts"],
    ["upsssc kya hai", "UPSSSC fills posts of Uttar Pradesh"],
    ["government jobs in tamil nadu for bsc graduates", "Tamil Nadu recruits by TNPSC"],
  ])("[R57] names who recruits for the State: %s", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it("[R57] names no commission for a post that the power companies fill themselves", () => {
    expect(text("patwari kaise bane bihar")).toContain("BPSC");
    expect(text("lineman kaise bane bihar")).toContain("State power company recruitment");
    expect(text("lineman kaise bane bihar")).not.toContain("BPSC");
  });

  it("[R57] keeps to the examination or the career that is named", () => {
    expect(text("SSC CGL ke through kya kya post milti hai")).toMatch(/^SSC CGL/);
    expect(text("patwari kaise bane mp")).toMatch(/^Patwari/);
    expect(text("police SI kaise bane")).toMatch(/^Police Inspector/);
    expect(text("library science govt job")).toContain("Public Librarian");
  });
});

describe("what stands beside them", () => {
  it.each([
    ["sarkari naukri bina exam ke 10th pass", "real exceptions"],
    ["8th pass sarkari naukri", "asks for Class 10 at least"],
    ["govt job ya private job better", "Where each leads|depends|private"],
  ])("[R57] has its own answer: %s", (question, said) => {
    expect(text(question)).toMatch(new RegExp(said, "i"));
    expect(text(question)).not.toContain("Government posts");
  });

  it("[R23] says that any degree will do for UPSC, and how a subject is chosen", () => {
    expect(text("which subject is best for upsc graduation")).toContain("one optional subject is chosen");
  });

  it("[R23] tells the age of a career that one examination gives, with its year", () => {
    expect(text("Agniveer age limit")).toContain("By the notices for 2025");
  });

  it("[R23] prepares for NDA by what NDA asks", () => {
    expect(text("nda ke liye kaise padhe")).toContain("NDA: maths of Classes 11 and 12");
  });

  it.each([
    ["rajasthan graduate govt job", "RSSB", "RSMSSB"],
    ["rsmssb exam for graduates govt job", "RSSB", "RSMSSB"],
    ["telangana degree government job", "TGPSC", "TSPSC"],
    ["tspsc degree government job", "TGPSC", "TSPSC"],
  ])("[R57] %j is told the body by the name that it has now", (question, now, formerly) => {
    const reply = groundedReply(question, explorer, { language: "english" });
    expect(reply).toContain(now);
    expect(reply).not.toContain(formerly);
  });
});
