import { describe, expect, it } from "vitest";
import { careers, explorer } from "../fixtures/explorer.ts";
import { parsed } from "../fixtures/parsed.ts";
import { groundedReply } from "./grounded-reply.ts";
import { namesInHindi } from "./names/names-in-hindi.ts";

const replyTo = (question: string): string => groundedReply(question, explorer);
const textOf = (question: string): string => parsed(replyTo(question)).text;
const firstLink = (question: string): string | undefined => replyTo(question).match(/href="\/career\/([a-z0-9-]+)"/)?.[1];

/** Wordings in which a field, a service or a course would else be told. */
const WORDINGS: readonly ((name: string) => string)[] = [
  (name) => `${name} after 12th`,
  (name) => `${name} kaise bane after 12th`,
  (name) => `subjects for ${name} after 10th`,
  (name) => `is ${name} a good career`,
  (name) => `${name} future`,
  (name) => `${name} me career kaise banaye`,
];

describe("one career and nothing else", () => {
  it.each(WORDINGS.map((wording) => [wording("..."), wording] as const))(
    "[R176] %j is answered with its own record first",
    (_, wording) => {
      const lost = careers.filter(({ id, name }) => firstLink(wording(name.toLowerCase())) !== id).map(({ name }) => name);
      expect(lost).toEqual([]);
    },
  );

  it.each([
    ["CBI officer kaise bane", "ips-officer"],
    ["fauj me kaise jaye after 12th", "infantry-officer"],
  ])("[R176] %j is still told of the service", (question, id) => {
    expect(replyTo(question)).toContain(`/career/${id}`);
  });
});

describe("the pay that is asked for", () => {
  it.each([
    ["optical fibre technician salary per month", "₹15,000 to ₹35,000 a month (estimate, 2026)"],
    ["ships cook ki mahine ki salary", "mahine ke ₹33,000 se ₹1 lakh (estimate, 2026)"],
    ["बढ़ई की महीने की कमाई", "(estimate, 2026), कटौती से पहले"],
    ["bosun monthly income fresher", "about ₹58,000 a month (estimate, 2026)"],
  ])("[R177] %j is told by the month", (question, said) => {
    expect(textOf(question)).toContain(said);
  });

  it("[R177] a month of the way is no month of pay", () => {
    expect(textOf("bosun salary after 6 months course")).not.toContain("a month");
  });

  it.each([
    ["phlebotomist salary in india and usa", "Phlebotomist in the United States: $37,540 to $48,170 a year (sourced, 2024"],
    ["nurse ki salary america me", "America mein: $78,610 se $107,960"],
    ["energy trader salary us", "I don't know what Energy Trader pays in the United States"],
  ])("[R178] %j is told from the table", (question, said) => {
    expect(textOf(question).replace("saal ke ", "")).toContain(said);
  });

  it("[R178] study there stays unheld", () => {
    expect(textOf("physiotherapist ms in usa fees and salary")).toContain("I don't know");
  });
});

describe("short names", () => {
  it.each([
    ["CHA full form job kya hai", "customs-broker"],
    ["subjects for sdm after 10th", "revenue-officer"],
    ["how to become a cto", "chief-technology-officer"],
    ["cdp ki salary", "chef-de-partie"],
    ["sre course", "site-reliability-engineer"],
    ["MR ki job kaisi hoti hai", "medical-representative"],
    ["JE permanent way kya hota hai", "permanent-way-inspector"],
    ["PET teacher salary", "physical-education-teacher"],
  ])("[R179] %j", (question, id) => {
    expect(firstLink(question)).toBe(id);
  });

  it.each(["kya cha peena sahi hai", "kam salary wali job", "pet kaise bane"])("[R179] %j names none", (question) => {
    expect(["customs-broker", "key-account-manager", "physical-education-teacher"]).not.toContain(firstLink(question));
  });
});

describe("what is asked first is told first", () => {
  it("[R180] the years before the way", () => {
    expect(textOf("how many years to become general surgeon")).toMatch(
      /^General Surgeon\s*Time: this post is reached about 11 to 13 years/,
    );
  });

  it("[R180] what it is before its pay, where both are asked", () => {
    expect(textOf("tool pusher meaning and salary")).toMatch(/^Lives on the rig for weeks/);
    expect(textOf("tool pusher meaning and salary")).toContain("₹12 lakh");
  });

  it("[R180] the subjects of Class 11, and not what begins after Class 10", () => {
    expect(textOf("mineralogist subjects after 10th")).toMatch(/^Mineralogist\s*In Class 11 and 12 PCM, PCB or PCMB/);
  });
});

describe("careers by their Hindi names", () => {
  const named = Object.entries(namesInHindi).flatMap(([id, names]) => names.map((name) => [name, id] as const));

  it("[R181] each is in the catalogue", () => {
    expect(Object.keys(namesInHindi).filter((id) => explorer.byId(id) === undefined)).toEqual([]);
  });

  it.each(named)("[R181] %s leads to %s", (name, id) => {
    const asks = / (?:salary|bane)$/u.test(name) ? "" : /\p{Script=Devanagari}/u.test(name) ? " की सैलरी" : " ki salary";
    expect(firstLink(`${name}${asks}`)).toBe(id);
  });
});
