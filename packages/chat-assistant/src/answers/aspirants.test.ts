import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("after an examination", () => {
  it.each([
    ["nda ssb me reject hua, ab officer banne ke aur raste", "Army Cadet College"],
    ["एनडीए में फेल हो गया अब क्या करूं", "Army Cadet College"],
    ["afcat clear nahi hua ab kya", "CDS and AFCAT"],
    ["ssc gd me running nahi nikli, ab kya dekhu", "most posts of the Government ask for neither"],
    ["my height is short for police, which other government job", "most posts of the Government ask for neither"],
    ["couldn't clear ibps po, how to join a private bank", "small finance banks"],
    ["ssc chsl nahi nikla ab kya", "The same reading elsewhere"],
    ["upsc prelims fail ab kya", "your State's commission"],
    ["CTET qualified but vacancy not coming in bihar, what else", "Beyond your State"],
    ["ctet me fail ho gaya", "as often as you like"],
    ["cat me 70 percentile, college lu ya drop", "One CAT seldom decides"],
    ["net jrf nahi hua, ma sociology hai", "NET is held again"],
    ["gate me fail civil engineer", "without a limit of age or attempts"],
    ["ca inter ek group clear, padhai chhod du kya, bcom hai", "a group that is passed"],
    ["what if i don't clear it", "Which exam do you mean"],
  ])("[R152] %j is answered for that examination", (question, says) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toContain("CUET");
  });

  it("[R152] biology beside NEET is heard", () => {
    expect(text("i failed neet but like biology, what else")).toContain("With PCB there is much");
  });

  it.each([
    ["police constable ki height kitni chahiye", "most posts of the Government ask for neither"],
    ["papa army me hai par main army me select nahi hona chahta", "The same reading elsewhere"],
    ["12th me fail ho gaya nda de sakta hu kya", "Army Cadet College"],
    ["ca ki job chhod ke teaching karni hai", "a group that is passed"],
  ])("[R152] and %j is not", (question, never) => {
    expect(text(question)).not.toContain(never);
  });
});

it.each([
  ["is iti equal to 12th", "Not by itself"],
  ["आईटीआई 12वीं के बराबर है क्या", "Not by itself"],
  ["is diploma equal to 12th for ssc chsl", "often not taken there"],
  ["iti copa ke baad bca kar sakte hai kya", "Yes, if you also have Class 12"],
  ["8th pass ke baad konsi iti trade", "With Class 8 the ITI is open"],
  ["iti ke baad polytechnic me direct 2nd year admission", "mostly in its second year, by lateral entry"],
  ["wireman vs electrician iti kaunsa accha", "Class 8 is enough"],
  ["polytechnic mechanical 70% lateral btech lu ya je ki taiyari", "With the diploma in hand"],
  ["diploma in computer engineering can i become web developer", "Yes, it is possible"],
  ["drop out from ITI can i still get a job in metro", "half an ITI does not count"],
  ["machinist wale kaha kaam karte hai", "With the ITI trade Machinist"],
])("[R153] %j", (question, says) => {
  expect(text(question)).toContain(says);
});

it("[R153] who would leave something else for an ITI has left none", () => {
  expect(text("12th chhod ke iti karu kya")).not.toContain("half an ITI");
  expect(text("job chhod ke iti karni hai")).not.toContain("half an ITI");
});

it.each([
  ["left studies after 12th 4 years ago, want to restart", "You can begin again at any age"],
  ["पढ़ाई छूट गई थी, दोबारा शुरू करना चाहता हूं", "You can begin again at any age"],
  ["dropout hu par coding aati hai, job milegi", "Yes, it is possible"],
  ["mbbs chhodna chahta hu 2nd year me, ab kya", "bond"],
  ["gnm beech me chhod di ab kya", "the State's nursing council"],
  ["girl left school after 7th, now 19, wants to earn from home", "self-help group"],
  ["i dropped out of btech in 2nd year, is my life over career wise", "No, it is not over"],
  ["career khatam ho gaya kya, btech me fail", "14416"],
])("[R154] %j", (question, says) => {
  expect(text(question)).toContain(says);
});

it("[R154] a life that is over is met as before", () => {
  expect(text("is my life over if i drop out")).toContain("I am really glad that you wrote this");
  expect(text("nursing job chhod di ab kya")).not.toContain("re-admission");
  expect(text("mai 8th class me hu ghar baithe paise kamana hai")).not.toContain("self-help group");
});

it.each([
  ["mppsc ke liye graduation me kitne percent chahiye", "a passed degree is enough"],
  ["यूपीएससी के लिए ग्रेजुएशन में न्यूनतम कितने अंक चाहिए", "a passed degree is enough"],
  ["graduate hu 55% se, IIM ja sakta hu kya", "Yes, these marks are enough to apply"],
  ["graduation me 48% hai cat de sakta hu kya", "Only if the rule is eased for you"],
  ["graduation me 40% hai cat de sakta hu kya", "Not with these marks"],
  ["nda ke liye 12th me kitne percentage chahiye", "a passed Class 12 is enough"],
  ["kitne percent chahiye upsc ke liye", "a passed degree is enough"],
])("[R155] %j", (question, says) => {
  expect(text(question)).toContain(says);
});

it.each(["upsc cut off kitna jata hai", "10th me 48 percent aaya neet ki taiyari kar sakta hu", "95 percent in 12th can i become ias"])(
  "[R155] %j asks for nothing that stands in every notice",
  (question) => {
    expect(text(question)).not.toContain("So it has been for years");
  },
);

it("[R156] weak maths and CLAT", () => {
  expect(text("clat de raha hu par maths bahut weak hai")).toContain("about a tenth of the paper");
});
