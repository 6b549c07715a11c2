import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import * as texts from "./topics/of-states-and-schemes-texts.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

const PET = "Preliminary Eligibility Test of UPSSSC";
const GROUP_4 = "takes people after Class 10 (SSLC)";
const NO_BED = "a BEd alone does not serve for Classes 1 to 5";
const WITHOUT_JEE = "most engineering seats of India go otherwise";
const DWARFISM = "Dwarfism is one of the disabilities";
const TRADES = "in one of eighteen trades";
const DRAWING = "Drawing is paid work where it serves somebody";

describe("tests of one State, schemes, and rules of the whole country", () => {
  it.each([
    ["UP PET kya hota hai aur ye har saal dena padta hai kya", PET],
    ["upsssc pet qualification", PET],
    ["OJEE se kya kya hota hai", "Odisha's own joint entrance"],
    ["vao job qualification tamilnadu", GROUP_4],
    ["TNPSC group 4 ku enna padikanum", GROUP_4],
    ["bed wale primary teacher ban sakte hai kya", NO_BED],
    ["can b.ed candidates apply for primary teacher", NO_BED],
    ["क्या बीएड से प्राइमरी टीचर बन सकते हैं", NO_BED],
    ["without jee can i do engineering", WITHOUT_JEE],
    ["bina jee ke btech ho sakta hai", WITHOUT_JEE],
    ["I am a dwarf 4 feet 2 inches. Can I become IAS", DWARFISM],
    ["pm vishwakarma yojana kya hai", TRADES],
    ["pm mudra loan ya vishwakarma yojana silai ke liye", TRADES],
    [
      "My father is a weaver in Sambalpur. I want to learn handloom designing after +2. Is there any college for handloom in Odisha",
      "Indian Institutes of Handloom",
    ],
    ["paramedical course after 10th", "Hardly any"],
    ["i am good in drawing but my parents say drawing me koi future nahi hai", DRAWING],
  ])("[R375] %s", (question, said) => {
    expect(text(question).slice(0, 250)).toContain(said);
  });

  it("[R375] names only careers that the catalogue has", () => {
    const ids = Object.values(texts).flatMap((wording) =>
      Object.values(wording).flatMap((html) => [...html.matchAll(/\/career\/([\w-]+)"/g)]),
    );
    expect(ids.length).toBeGreaterThan(50);
    expect(ids.map(([, id = ""]) => id).filter((id) => explorer.byId(id) === undefined)).toEqual([]);
  });

  it.each([
    ["pet groomer kaise bane", PET],
    ["pet shop kaise khole", PET],
    ["group d railway", GROUP_4],
    ["bed ya deled kaun better", NO_BED],
    ["bed ke baad salary", NO_BED],
    ["iit without jee", WITHOUT_JEE],
    ["my height is 5 feet can i become ias", DWARFISM],
    ["i like drawing", DRAWING],
    ["engineering drawing me career", DRAWING],
  ])("[R375] %s is another question", (question, unsaid) => {
    expect(text(question)).not.toContain(unsaid);
  });
});

describe("what is meant by the words of a question", () => {
  it.each([
    ["I want to be a teacher for class 11 and 12 physics. what to study", "Physics Teacher"],
    ["class 12 maths teacher kaise bane", "Mathematics Teacher"],
    ["gp rating course", "Deckhand"],
  ])("[R376] %s: %s", (question, name) => {
    expect(text(question).trim().startsWith(name)).toBe(true);
  });

  it("[R376] what there is no need of is not asked for", () => {
    const reply = text("job where I can travel and get paid and no need of maths");
    expect(reply).toContain("without maths");
    expect(reply).not.toContain("about maths");
  });

  it("[R376] the name of a State is no language that is liked", () => {
    expect(text("fisheries science course in tamil nadu")).not.toContain("Epigraphist");
    expect(text("fisheries science course in tamil nadu")).toContain("BFSc");
  });

  it("[R376] an Agniveer's four years are no regular post", () => {
    expect(text("agniveer ke 4 saal baad kya hoga? permanent hota hai kya")).not.toContain("Yes, as a rule");
    expect(text("infantry soldier permanent job hai kya")).toContain("at most one in four");
    expect(text("police constable permanent job hai kya")).toContain("Yes, as a rule");
  });

  it("[R376] an examination's age stands beside what it asks for, where that is asked", () => {
    expect(text("railway group d eligibility and salary")).toContain("the age is 18 to 33");
    expect(text("railway group d kya hai")).not.toContain("the age is 18 to 33");
  });

  it("[R376] years of SSC GD are those of a recruitment from school", () => {
    expect(text("2 saal ssc gd ki taiyari ki nahi hua, age 23 ho gayi, ab kya karu")).not.toContain("prelims");
  });
});
