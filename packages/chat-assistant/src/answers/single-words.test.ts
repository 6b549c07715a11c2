import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const reply = (question: string) => parsed(groundedReply(question, explorer, { language: "english" }));
const text = (question: string): string => reply(question).text;
const linksOf = (question: string): readonly string[] =>
  reply(question).tags.flatMap(({ name, attributes: { href } }) => (name === "a" && href?.startsWith("/career/") ? [href.slice(8)] : []));

describe("the site, and rude words", () => {
  it.each([
    ["how does this website suggest careers", "compared with each career's record"],
    ["how do you suggest careers", "compared with each career's record"],
    ["website career kaise batati hai", "compared with each career's record"],
    ["वेबसाइट करियर कैसे बताती है", "compared with each career's record"],
    ["can i trust the salary shown here", "own estimate"],
    ["salary yaha jo likhi hai sahi hai kya", "own estimate"],
    ["यहां लिखी सैलरी सही है क्या", "own estimate"],
    ["you are useless, just tell me which job gives most money", "Here is what you ask for"],
    ["bakwas mat kar sabse zyada paise wali job bata", "pay the most"],
    ["bad bot how to become a pilot", "Commercial Pilot"],
  ])("[R191] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R191] leaves rude words alone, where nothing is asked, to the apology, and advice on choosing to its answer", () => {
    expect(text("you are useless")).toContain("Try the name of a career");
    expect(text("how do you choose a career")).not.toContain("compared with each career's record");
    expect(text("is the salary that this company offers on its site real")).not.toContain("own estimate, because");
  });
});

describe("single words", () => {
  it.each([
    ["chhote bachchon ke saath kaam karna hai", "preschool-teacher"],
    ["छोटे बच्चों के साथ काम करना है", "preschool-teacher"],
    ["i want to work with small children", "preschool-teacher"],
    ["samaj seva karna chahta hu", "social-worker"],
    ["समाज सेवा करनी है", "social-worker"],
    ["i love history and museums", "museum-curator"],
    ["i like fixing electronic things like mobiles and fans", "mobile-phone-repair-technician"],
    ["electronic gadgets repair karna pasand hai", "home-appliance-repairer"],
    ["final year bcom, which short courses will help me get job", "accountant"],
  ])("[R192] %s", (question, id) => {
    expect(linksOf(question)).toContain(id);
  });

  it("[R192] sees home in whatever spelling, and good pay in decent pay", () => {
    expect(text("mujhe ghar bethe computer pe kaam karna hai")).toContain("from home");
    expect(text("jobs with less stress and decent pay")).toContain("pay the most");
    expect(linksOf("chhote bachchon ke saath kaam karna hai")).not.toContain("tailor");
  });
});

describe("what is no question about careers", () => {
  it.each([
    ["can you fill my college form for me", "Common Service Centre"],
    ["mera admission form bhar do", "Common Service Centre"],
    ["क्या आप मेरा फॉर्म भर सकते हैं", "Common Service Centre"],
    ["breakup ho gaya padhai nahi ho rahi", "14416"],
    ["gf ne chhod diya padhai me man nahi lagta", "That hurts"],
    ["ब्रेकअप हो गया", "14416"],
  ])("[R193] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R193] leaves how an examination's form is filled to its notice, and a break-up of pay to pay", () => {
    expect(text("nda form kaise bhare")).toContain("upsc.gov.in");
    expect(text("after how many years is the break up of salary changed")).not.toContain("That hurts");
  });
});
