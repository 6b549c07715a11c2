import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("what somebody carries", () => {
  it.each([
    ["i stammer can I be a lawyer", "Stammering closes hardly any career", "Criminal Lawyer"],
    ["haklata hu kya teacher ban sakta hu", "Stammering closes hardly any career", "Primary School Teacher"],
    ["im transgender, can i join police", "Protection of Rights", "Police Constable"],
    ["wheelchair + CA possible?", "Rights of Persons with Disabilities", "Chartered Accountant"],
    ["husband ki death ho gayi, insurance agent ban sakti hu?", "You carry much", "Insurance Agent"],
    ["35 saal ka hu ias ban sakta hu?", "no upper age", "IAS Officer"],
    ["is 27 too late for CA?", "no upper age", "Chartered Accountant"],
    ["epilepsy hai kya driver ban sakta hu", "medical standards", "Bus Driver"],
    ["colour blind hu, kya electrician ban sakta hu", "colour vision", "Electrician"],
  ])("[R42] stands beside the career: %s", (question, said, career) => {
    expect(text(question)).toContain(said);
    expect(text(question)).toContain(career);
  });

  it.each([
    ["my child is autistic what work can he do", "done gladly for hours"],
    ["single mother with 2 kids need job no degree", "You carry much"],
    ["abhi paisa kamana hai turant koi kaam batao", "When money is needed soon"],
    ["papa ki naukri chali gayi mujhe ab kamana hai", "When money is needed soon"],
    ["btech 2nd year me chhod diya ab kya karu", "A degree that was left is not lost time"],
    ["bcom 3 saal pehle kiya ab tak job nahi", "A search that takes months"],
    ["career break of 4 years, java developer earlier, how do I get back", "People come back after years"],
    ["50 years old retired what can i do", "after a working life"],
    ["sasural wale job nahi karne dete, graduate hu", "To work or to study is your right"],
    ["papa bahar padhne nahi dete ladki hu, kya karu", "Your wish to learn is right"],
    ["mera beta 12th fail ho gaya ab uske liye kya", "It hurts you too"],
    ["beta 8th me hai IIT ke liye abhi se kya kare", "There is time"],
  ])("[R42] has its own answer: %s", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it.each([
    ["speech therapist for stammering children", "Stammering closes"],
    ["divorce lawyer kaise bane", "You carry much"],
    ["diabetes doctor kaise bane", "medical standards"],
    ["retirement home manager", "after a working life"],
  ])("[R42] is not taken for it: %s", (question, said) => {
    expect(text(question)).not.toContain(said);
  });
});

describe("the last class that was passed", () => {
  it.each(["10th fail sarkari naukri", "8वीं पास हूं, सरकारी नौकरी मिल सकती है?", "9th fail driver ki sarkari naukri"])(
    "[R46] tells what the Government asks: %s",
    (question) => {
      expect(text(question)).toContain("asks for Class 10 at least");
      expect(text(question)).not.toContain("IAS Officer");
    },
  );

  it.each(["8th pass hu koi naukri milegi", "5th tak padha hu kaam chahiye", "class 9 dropout age 19", "anpadh hu kuch seekhna hai"])(
    "[R46] opens work without a certificate: %s",
    (question) => {
      expect(text(question)).toContain("Work does not wait for a certificate");
    },
  );

  it("[R46] lists what can be done by who has a skill and little schooling", () => {
    expect(text("7vi tak padhi hu, silai aati hai, kya kaam mil sakta hai")).toContain("that ask for little schooling, about sewing");
  });

  it("[R46] bounds the posts of the Government", () => {
    const reply = text("12th fail sarkari naukri list");
    expect(reply).toContain("Government posts after Class 10");
    expect(reply).not.toContain("IAS Officer");
  });

  it("[R46] says where a career asks for more", () => {
    expect(text("10th pass ke liye pharmacist ki naukri")).toContain("Not yet with Class 10 alone");
    expect(text("12th pass ke liye police me naukri")).not.toContain("Not yet");
  });
});

describe("from one's own work", () => {
  it("[R44] leads to what lies next to it, and to what is wished there", () => {
    expect(text("teacher hu 8 saal se ab kuch aur karna hai")).toContain("Next to Primary School Teacher");
    const atADesk = text("i am a nurse, need office job, other options?");
    expect(atADesk).toContain("Medical Coder");
    expect(atADesk).not.toContain("Surgical Nurse");
  });
  it("[R44] leads to what is liked", () => {
    expect(text("main bank me clerk hu lekin mujhe photography karni hai")).toContain("Careers about photography");
  });
  it("[R44] tells those who leave the forces of their office", () => {
    expect(text("army se retire ho raha hu kya karu")).toContain("desw.gov.in");
  });
  it("[R44] knows work that has no record", () => {
    expect(text("maid ka kaam karti hu, kuch aur seekhna chahti hu")).toContain("Next to what you do now");
  });
  it("[R44] knows work by the name that people give it", () => {
    expect(text("office me peon hu, koi accha kaam batao")).toContain("Next to Office Assistant");
  });
  it("[R44] knows work that is told by what is done", () => {
    expect(text("I drive a school bus, what else can I do")).toContain("Next to School Bus Driver");
  });
});

describe("what is easily taken for something else", () => {
  it.each([
    ["my child has dyslexia and is in class 10 which subjects would suit her", "It says nothing about how clever somebody is"],
    ["mujhe adhd hai engineering kar sakta hu", "It says nothing about how clever somebody is"],
    ["mera beta autistic hai kya kar sakta hai", "Begin with what goes well"],
    ["i have a 3 year gap after graduation, will anyone hire me", "it does not shut you out"],
    ["ssc cgl ki taiyari 3 saal se kar raha hu select nahi hua ab kya", "Years of preparing"],
    ["i hate my job as software developer and feel burnt out", "Years of preparing, of looking for work"],
    ["which jobs will not exist in 15 years", "Nobody knows which jobs will change"],
  ])("[R42] %j is met with %j", (question, words) => {
    expect(text(question)).toContain(words);
  });
});
