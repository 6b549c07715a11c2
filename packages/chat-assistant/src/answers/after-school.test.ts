import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { LANGUAGES } from "../language.ts";
import { STATE_RECRUITERS } from "../names/state-recruiters.ts";

const replyTo = (question: string): string => groundedReply(question, explorer, { language: "english" });
const textOf = (question: string): string => parsed(replyTo(question)).text;
const linksIn = (reply: string): readonly string[] => [...reply.matchAll(/\/career\/([\w-]+)/g)].map(([, id = ""]) => id);
const linksOf = (question: string): readonly string[] => linksIn(replyTo(question));

describe("civil services of the States", () => {
  const named = STATE_RECRUITERS.filter(({ civilServices }) => civilServices !== undefined);

  it.each(named.map(({ state, commission }) => [commission, state]))("[R393] %s is told with its posts", (commission, state) => {
    const question = `${commission} exam leads to which posts`;
    expect(textOf(question)).toContain(`${state} recruits by ${commission}`);
    expect(linksOf(question)).toEqual(expect.arrayContaining(["revenue-officer", "deputy-superintendent-of-police"]));
    expect(linksOf(question)).not.toContain("patwari");
  });

  it.each([
    ["WBCS", "West Bengal"],
    ["RAS exam", "Rajasthan"],
    ["HCS kya hota hai", "Haryana"],
    ["ACS officer kaise bane", "Assam"],
    ["rajyaseva exam", "Maharashtra"],
  ])("[R393] %s is that of its State", (question, state) => {
    expect(textOf(question)).toContain(`${state} recruits by`);
  });

  it("[R393] of no State is told of any", () => {
    expect(textOf("PSC kya hai")).toContain("name your State");
  });

  it("[R393] answers what it pays with one figure for India", () => {
    expect(textOf("patwari salary in bihar")).toContain("Bihar: I have one figure for all of India");
    expect(textOf("how much does a forest range officer earn in assam")).not.toContain("Forest guard:");
  });
});

describe("Class 12 with a stream", () => {
  it.each([
    ["after 12th pcm what to do", "software-engineer"],
    ["after intermediate MPC", "software-engineer"],
    ["12th bio ke baad kya karu", "registered-nurse"],
    ["after inter bipc what next", "registered-nurse"],
    ["after 12 science options", "data-analyst"],
    ["after +2 science", "data-analyst"],
    ["options after HS commerce", "bookkeeper"],
    ["after PUC commerce options", "bookkeeper"],
    ["after HSC commerce", "bookkeeper"],
    ["HS ke baad kya kare arts", "news-reporter"],
    ["after uccha madhyamik arts", "news-reporter"],
    ["12वीं साइंस के बाद क्या करें", "data-analyst"],
  ])("[R394] %s", (question, id) => {
    expect(linksOf(question)).toContain(id);
    expect(textOf(question)).not.toMatch(/^Careers open with/);
  });

  it.each(["HSLC ke baad kya kare", "after madhyamik", "after SSLC", "10vi ke bad kya karu kuch samajh nahi aa raha"])(
    "[R394] %s is of Class 10",
    (question) => {
      expect(textOf(question)).toMatch(/^After Class 10/);
      expect(linksOf(question)).toContain("civil-engineering-technician");
    },
  );

  it.each(["12th pcb without neet", "after 12th pcm highest salary", "after 12th commerce which is better bcom or bba"])(
    "[R394] %s asks for less than the whole",
    (question) => {
      expect(textOf(question)).not.toMatch(/^(?:Engineering after PCM|After Class 12 with)/);
    },
  );

  it("[R394] does not send low marks in science to the hardest seats", () => {
    expect(textOf("i got low marks in 12th science, what courses now")).toMatch(/^Low marks in Class 12 science/);
    expect(textOf("12th me 50% aaye hai science se ab kya kare")).toMatch(/^Low marks in Class 12 science/);
    expect(linksOf("12th me 50% aaye hai science se ab kya kare")).not.toContain("general-physician");
  });

  it("[R394] names the entrances of biology beside NEET", () => {
    expect(textOf("नीट के अलावा बायो वालों के लिए कौन सी परीक्षा है")).toMatch(/^With biology, beside NEET-UG/);
    expect(textOf("What should I do after 10th, my father wants polytechnic and I want plus two")).toContain("lateral entry");
  });

  it.each(LANGUAGES)("[R394] has the same links in %s", (language) => {
    for (const question of [
      "after 12th pcb what to do",
      "after 12 science options",
      "i got low marks in 12th science, what courses now",
      "WBCS",
    ]) {
      expect(linksIn(groundedReply(question, explorer, { language })).toSorted()).toEqual([...linksOf(question)].toSorted());
    }
  });
});

describe("who is a doctor, and who comes first", () => {
  it.each([
    ["is an audiologist a doctor", "No: Audiologist"],
    ["kya physiotherapist doctor hota hai", "No: Physiotherapist"],
    ["is dentist a doctor", "Yes, of a kind of their own"],
    ["is a cardiologist a doctor", "Yes: the way to Cardiologist goes through MBBS"],
  ])("[R395] %s", (question, verdict) => {
    expect(textOf(question).startsWith(verdict)).toBe(true);
    expect(linksOf(question)[0]).not.toBe("general-physician");
  });

  it("[R395] who would treat animals is not sent through a degree of choice", () => {
    expect(textOf("how can i become a veterinary doctor after 12th bio")).not.toContain("first a degree");
    expect(textOf("how to become ias officer after 12th")).toContain("first a degree");
  });

  it.each([
    ["after B.Com can i become a customs inspector? steps pls", "customs-officer"],
    ["BSc ke baad police inspector kaise bane", "police-inspector"],
    ["army me nursing officer kaise banu", "army-nurse"],
    ["which exam to write for becoming a probation officer in bank", "bank-officer"],
    ["what is a day in the life of a marine engineer on ship like", "ship-engineering-officer"],
  ])("[R396] %s", (question, id) => {
    expect(linksOf(question)[0]).toBe(id);
  });

  it("[R396] an entrance shows its own field", () => {
    expect(linksOf("what is CLAT for")).not.toContain("tehsildar");
    expect(linksOf("army officer kaise bane after 12th")).not.toContain("infantry-soldier");
    expect(linksOf("CUET is for what").length).toBe(8);
  });
});

describe("likings", () => {
  it.each([
    ["mujhe janwaron se pyar hai, kaunsa career achha rahega", "veterinarian"],
    ["mujhe gaadiyon ka shauk hai kaunsa career accha rahega", "motor-vehicle-mechanic"],
    ["mujhe bachon se pyar hai kya banu", "preschool-teacher"],
    ["careers for someone good at writing and talking to people", "news-reporter"],
    ["outdoor jobs for girl who studied arts group", "postman"],
  ])("[R397] %s", (question, id) => {
    expect(linksOf(question)).toContain(id);
    expect(textOf(question)).not.toContain("none of these is among");
  });
});

describe("the language that is wished", () => {
  it.each([
    ["android developer kya hota hai, hindi me batao", "Doosre naam"],
    ["explain actuary in hindi", "Doosre naam"],
    ["नर्स क्या करती है हिंदी में बताओ", "दूसरे नाम"],
  ])("[R398] %s is answered in it", (question, words) => {
    expect(parsed(groundedReply(question, explorer)).text).toContain(words);
  });

  it("[R398] alone, or of a paper, is asked for itself", () => {
    expect(parsed(groundedReply("hindi me batao", explorer)).text).toContain("Hinglish mein pooch sakte hain");
    expect(parsed(groundedReply("tell me about cuet and can i give it in hindi", explorer)).text).not.toContain("Doosre");
  });
});

describe("short names", () => {
  it.each([
    ["is bcom a good course", "BCom"],
    ["ma ka scope kya hai", "MA"],
    ["how to prepare for gate", "GATE"],
    ["NEST kya hai", "NEST"],
    ["is mat tough", "MAT"],
  ])("[R399] %s", (question, name) => {
    expect(textOf(question)).toContain(name);
    expect(textOf(question)).not.toMatch(/^(?:I don't know|You need not know)/);
  });

  it.each(["can i bcom a doctor", "meri ma kar rahi hai naukri", "the gate keeper job"])(
    "[R399] %s names no degree and no examination",
    (question) => {
      expect(textOf(question)).not.toMatch(/\bBCom is\b|\bMA is\b|GATE is/);
    },
  );
});
