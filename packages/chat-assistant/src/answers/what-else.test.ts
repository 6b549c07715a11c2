import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("what else, and what next", () => {
  it.each([
    ["Ex-serviceman, 15 years in army as clerk, what civilian jobs fit me", "Bank Clerk", "The way in"],
    ["ex-serviceman jobs", "Directorate General Resettlement", "Three ways to begin"],
    ["retired from army after 17 years as havildar, what jobs can I do now", "Next to Infantry Soldier", "The way in"],
    ["army driver tha 17 saal, retire ho gaya, ab kya kaam", "Driving Instructor", "The way in"],
    ["police me 20 saal, retire, ab kya kaam kare", "Next to Police Constable", "The way in"],
    ["मेरी बेटी डॉक्टर बनना चाहती है पर नीट में नंबर कम आए, और क्या कर सकती है?", "AYUSH", "Class 11 stream"],
    ["I have attempted UPSC 5 times and failed, age 31, what else can I do now", "What uses the same reading", "It is still open to you"],
    ["मैं आईएएस बनना चाहता था पर 6 बार फेल हो गया, अब क्या करूँ", "What uses the same reading", "NIOS"],
    ["What subjects to take in 11th to become an architect and a backup if I don't clear NATA", "Interior Architect", "Not yet"],
  ])("[R260] %s: %s, and not %s", (question, says, never) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toContain(never);
  });
});

describe("yes or no, the right way round", () => {
  it.each([
    [
      "i am 34 working in a call center, want to shift to something in data, is it too late",
      /^No, it is not too late: people come to the work of Data Analyst .*: Course in SQL/u,
    ],
    ["bank me kaam karta hu 36 saal, data field me jana hai, der ho gayi kya", /^(?!IBPS PO)/u],
    ["is it too late to become a police constable at 38, I am a driver now", /^It is not too late for most work/u],
    ["jobs in space ISRO after BSc physics", /^With a BSc there are two doors/u],
    ["diploma in mechanical after 10th complete, can I become a junior engineer in railway?", /^For RRB JE you need a diploma/u],
    ["can diploma in electrical engineer become junior engineer in railway", /^For RRB JE you need a diploma/u],
    ["वकील बनने में कितने साल लगते हैं और 12वीं के बाद सीधे कर सकते हैं क्या", /Yes, after Class 12 there is a way/u],
  ])("[R261] %s: %s", (question, says) => {
    expect(text(question)).toMatch(says);
  });

  it.each([
    ["since neet is cancelled forever how can i become doctor directly without mbbs", /^I know of no end of NEET-UG.*No: by Indian law/su],
    ["now that JEE is abolished how do I get into IIT", /^I know of no end of JEE Main.*national entrance/su],
    ["neet band ho gaya hai to doctor kaise bane", /^I know of no end of NEET-UG.*MBBS/su],
    ["how to be a doctor without any degree", /^No: by Indian law/u],
    ["bina mbbs ke doctor kaise bane", /^No: by Indian law/u],
    ["how to practise law without llb", /^No: by Indian law/u],
  ])("[R262] %s: %s", (question, says) => {
    expect(text(question)).toMatch(says);
  });
});

describe("what is asked, and what is only told", () => {
  it.each([
    ["gaon me rehta hu, 10vi pass, khet hai 2 acre, koi kaam batao jo gaon me hi ho sake", /^Land is a good beginning/u],
    ["मैं गाँव में रहता हूँ, 10वीं पास हूँ, गाँव में ही कोई काम बताइए", /^Begin with what the village buys/u],
    ["work I can do in my village itself without going to city", /^Begin with what the village buys/u],
    ["कम पढ़े लिखे लोगों के लिए सोलर पैनल लगाने का काम कैसे सीखें", /^Solar Panel Installer.*Work does not wait for a certificate/su],
  ])("[R263] %s: %s", (question, says) => {
    expect(text(question)).toMatch(says);
  });

  it.each([
    ["I teach in a government school in Bihar, my students of class 9 want to know about jobs in the forest department", /Forest Guard/u],
    ["write a python program to reverse a linked list", /^I don't know about that.*Software Engineer/u],
    ["I did BSc Chemistry in 2021, sitting at home since. which jobs can i get without doing masters", /about chemistry, without MSc/u],
    ["I like maths and cooking both, what can I become", /Food Technologist/u],
    ["mujhe computer aur gaana dono pasand hai kya banu", /Sound Editor/u],
  ])("[R264] %s: %s", (question, says) => {
    expect(text(question)).toMatch(says);
    expect(text(question)).not.toMatch(/about (?:teach|write|sitting)|, sitting/u);
  });
});
