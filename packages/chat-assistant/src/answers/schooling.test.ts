import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("the kind of one's schooling", () => {
  it.each([
    "which board is better for jee, cbse or state board",
    "cbse or icse better for upsc",
    "cbse vs icse",
    "कौन सा बोर्ड अच्छा है",
    "should i change from icse to cbse in 11th for jee",
    "10th ke baad board change karna sahi hai kya",
  ])("[R146] %s", (question) => {
    expect(text(question)).toContain("No board is ahead");
  });

  it.each([
    ["bihar board se 12th kiya hai, kya nda me problem hogi", "any stream for the Army"],
    ["state board student can join nda?", "any stream for the Army"],
    ["is state board a disadvantage for neet", "NEET-UG is"],
    ["up board wale iit me ja sakte hai", "does not stand in the way"],
    ["rajasthan board se hu neet", "NEET-UG is"],
    ["क्या यूपी बोर्ड वाले एनडीए दे सकते हैं", "does not stand in the way"],
    ["kya state board se pilot ban sakte hai", "Commercial Pilot"],
  ])("[R146] %s", (question, says) => {
    expect(text(question)).toContain("Your board does not stand in the way");
    expect(text(question)).toContain(says);
  });

  it.each([
    ["cbse 12 result kab aayega", "I don't know that"],
    ["up board se neet ki taiyari kaise kare", "NCERT"],
    ["nios se 12th karke neet de sakte hai", "National Institute of Open Schooling"],
    ["board exam me fail ho gaya", "supplementary"],
  ])("[R146] %s is another matter", (question, says) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toMatch(/No board is ahead|does not stand in the way/);
  });

  it.each([
    ["maths basic liya tha 10th me, 11th me maths le sakte hai kya", "the rule itself says Standard"],
    ["basic maths in 10th can i take pcm", "the rule itself says Standard"],
    ["standard maths ya basic maths", "Basic and Standard have the same book"],
    ["i have basic maths can i become engineer", "the rule itself says Standard"],
    ["10वीं में बेसिक मैथ्स ली थी क्या 11वीं में मैथ्स ले सकते हैं", "the rule itself says Standard"],
    ["applied maths and regular maths difference", "only one of them can be taken"],
    ["applied maths se btech ho sakta hai", "Engineering, architecture"],
    ["12th vocational se kiya hai, btech me admission hoga?", "lateral entry"],
    ["12 vocational students can do engineering?", "technical vocational"],
    ["vocational stream se 12th kiya kya graduation kar sakte hai", "Open as it is"],
  ])("[R147] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each(["basic maths jobs", "vocational course after 12th"])("[R147] %s is another matter", (question) => {
    expect(text(question)).not.toMatch(/says Standard|full Class 12/);
  });
});
