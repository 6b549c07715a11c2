import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const reply = (question: string) => parsed(groundedReply(question, explorer, { language: "english" }));
const text = (question: string): string => reply(question).text;
const linksOf = (question: string): readonly string[] =>
  reply(question).tags.flatMap(({ name, attributes: { href } }) => (name === "a" && href?.startsWith("/career/") ? [href.slice(8)] : []));

describe("a door that looks open and is not", () => {
  it.each([
    ["can i do bsc nursing with arts", "GNM, three years, takes every stream"],
    ["arts wale bsc nursing kar sakte hai kya", "GNM, three years, takes every stream"],
    ["can i do bsc agriculture with commerce", "Who had agriculture as a subject"],
    ["can i do bvsc with commerce", "In Class 11 and 12 it takes PCB or PCMB"],
  ])("[R362] a course that asks for science is not shown as open: %s", (question, told) => {
    expect(text(question)).toContain("Not by the usual way");
    expect(text(question)).toContain(told);
  });
  it.each(["navy officer from arts", "can a commerce student become a navy officer"])("[R362] by a degree alone: %s", (question) => {
    expect(text(question)).toContain("Not straight after Class 12");
    expect(text(question)).not.toContain("any stream keeps it open. The ways");
  });
  it("[R362] a stream that does lead there is told yes", () => {
    expect(text("kya arts se cartographer ban sakte hai")).toContain("Yes: Humanities (Arts) keeps Cartographer open");
  });
  it("[R363] examples of posts after a BA are open to a BA", () => {
    const shown = linksOf("ba pass government jobs");
    expect(shown).toContain("bank-officer");
    for (const id of ["navy-officer", "air-force-pilot", "military-engineer"]) expect(shown).not.toContain(id);
  });
  it("[R362] what pays most after the arts has a way from there, and an examination that takes them", () => {
    const question = "highest paying job after 12th arts";
    expect(linksOf(question)).not.toContain("navy-officer");
    expect(text(question)).toMatch(/Infantry Officer: [^;]*; [^;]* with NDA or CDS/);
    expect(text(question)).not.toMatch(/Ground Duty Officer: [^;]*; [^;.]*NDA/);
  });
});

describe("a course after a stream", () => {
  it.each([
    ["can I do bcom after science", "Yes, Science is enough"],
    ["science ke baad bcom kar sakte hai kya", "Yes, Science is enough"],
    ["kya arts wale MBA kar sakte hai", "Yes: after a degree. The stream at school does not matter"],
    ["can i do mba after arts", "Yes: after a degree. The stream at school does not matter"],
  ])("[R366] is answered with yes or no first: %s", (question, told) => {
    expect(text(question)).toMatch(new RegExp(`^${told}`, "u"));
  });
});

describe("what is asked for a purpose belongs to it", () => {
  it.each(["psychologist banne ke liye kya 11th me arts lena zaruri hai and kitne saal", "वकील बनने के लिए क्या आर्ट्स जरूरी है और कितने साल"])(
    "[R364] %s",
    (question) => {
      expect(text(question)).toMatch(/Humanities \(Arts\) is not a must for (?:Counselling Psychologist|Criminal Lawyer)/u);
    },
  );
});

describe("what is fixed for all India", () => {
  it.each([
    ["minimum marks in 12th for neet obc", "two fifths of the marks of some (OBC, SC, ST"],
    ["agniveer ki age limit aur salary batao", "serves four years"],
    ["अग्निवीर की सैलरी कितनी है", "serves four years"],
    ["i wear specs -3.5 can i become a pilot in airforce", "nobody who is short-sighted is taken to fly"],
    ["एयर फोर्स पायलट के लिए चश्मा चलता है क्या", "nobody who is short-sighted is taken to fly"],
    ["can i do evening btech after diploma, i work in a factory", "BTech for working professionals"],
    ["diploma ke baad naukri ke saath btech kaise kare", "BTech for working professionals"],
    ["difference between BSc agriculture and BSc horticulture", "Both are four-year degrees"],
    ["i want to study space but my school has only commerce and arts", "you need physics and maths"],
    ["how much dowry does an IAS officer get", "giving, taking and demanding dowry is a crime"],
    ["how does the quiz on this site work", "The assessment asks 20 questions"],
    ["quiz kaise kaam karta hai", "The assessment asks 20 questions"],
  ])("[R365] %s", (question, told) => {
    expect(text(question)).toContain(told);
  });
  it.each([
    ["commercial pilot ke liye chashma chalta hai kya", "nobody who is short-sighted"],
    ["after agniveer what can i do", "serves four years"],
    ["how to become agriculture officer", "Both are four-year degrees"],
  ])("[R365] is not said where another thing is asked: %s", (question, untold) => {
    expect(text(question)).not.toContain(untold);
  });
});

describe("the examinations of an institute", () => {
  it.each([
    ["chartered accountant exams", "CA Intermediate and CA Final"],
    ["company secretary exams kaun se hai", "CS Executive and CS Professional"],
    ["cost accountant exams", "CMA Intermediate and CMA Final"],
  ])("[R367] are told beyond the first: %s", (question, told) => {
    expect(text(question)).toContain(told);
  });
  it("[R367] and not of those who only begin there", () => {
    expect(text("tax consultant exams")).not.toContain("CA Final");
  });
});

describe("what the answer must begin with", () => {
  it.each([
    ["interior designer ke liye 12th me science chahiye kya", "Science is not a must for Interior Designer"],
    ["bed without graduation possible?", "No. BEd comes after a degree"],
    ["kya arts wale pilot ban sakte hai", "Not by the usual way"],
    ["work from home typing job paise dekar registration karna padta hai, sahi hai kya?", "Pay nothing"],
    ["bank po me interview hota hai kya", "PO: yes"],
    ["Difference between BSc Agriculture and BTech Agricultural Engineering", "the other builds what it is grown"],
    ["what is clat exam", "a little under half of the marks"],
  ])("[R366] %s", (question, told) => {
    expect(text(question)).toContain(told);
  });
});

describe("whoever wants to leave, likes animals or was a cadet", () => {
  it.each([
    ["my boss shouts at me, want to quit", "Leave by a plan"],
    ["boss chillata hai naukri chhodna chahta hu", "Leave by a plan"],
    ["बॉस चिल्लाता है नौकरी छोड़ना चाहता हूं", "Leave by a plan"],
    ["ncc c certificate ka fayda", "The C certificate is the highest"],
    ["what is the benefit of ncc c certificate", "The C certificate is the highest"],
    ["i love animals which stream should i take", "Animals: Science with biology"],
    ["my daughter is quiet and loves animals, which stream should she take after class 10", "Animals: Science with biology"],
  ])("[R370] %s", (question, told) => {
    expect(text(question)).toContain(told);
  });
  it.each([
    ["my boss is good, should i leave for upsc", "Leave by a plan"],
    ["how to join ncc", "The C certificate is the highest"],
  ])("[R370] is not said where another thing is asked: %s", (question, untold) => {
    expect(text(question)).not.toContain(untold);
  });
});

it("[R365] links only careers that are there", () => {
  for (const question of [
    "i want to study space but my school has only commerce and arts",
    "i love animals which stream should i take",
    "agniveer salary",
    "difference between BSc agriculture and BSc horticulture",
  ]) {
    const links = linksOf(question);
    expect(links.length).toBeGreaterThan(0);
    for (const id of links) expect(explorer.byId(id)?.id).toBe(id);
  }
});
