import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;
const careers = (question: string): readonly string[] =>
  [...groundedReply(question, explorer).matchAll(/\/career\/([\w-]+)/g)].map(([, id = ""]) => id);

describe("the site", () => {
  it("[R332] whether it asks for one's own number is no wish for somebody's", () => {
    const reply = text("is there some test on this website that tells my career, and do i have to pay or give phone number");
    expect(reply).toContain("no account");
    expect(reply).toContain("The assessment asks 20 questions");
    expect(text("mobile number dena padega kya")).toContain("no account");
    expect(text("give me phone number of girls from this site")).toContain("can't help");
    expect(text("or give me the phone number of my classmate")).toContain("can't help");
    for (const asked of ["mujhe ladki ka phone number dena", "uski mobile number de do", "us teacher ka whatsapp number dena hai mujhe"])
      expect(text(asked)).toContain("can't help");
  });
  it("[R332] careers that are shown can be saved and sent", () => {
    expect(text("can i save these careers you are showing")).toContain("Saved careers");
    expect(text("kya main ye whatsapp par bhej sakta hu")).toContain("share button");
  });
});

describe("public posts with few transfers", () => {
  it.each(["sarkari naukri jisme transfer na ho", "i want a goverment job + weekend free + no transfer. 12th pass"])(
    "[R333] %j is told by who employs, and no officer who moves is shown",
    (question) => {
      expect(text(question)).toContain("No public post promises");
      expect(careers(question)).toContain("patwari");
      expect(careers(question)).not.toContain("ias-officer");
    },
  );
  it("[R333] a bank officer's own transfers are told as before", () => {
    expect(text("bank po me transfer hota hai kya")).not.toContain("No public post promises");
  });
});

describe("work of a topic without a degree", () => {
  it("[R334] shows careers of the topic with a way in that asks for none", () => {
    expect(text("animation without any degree")).toContain("that have a way in without a degree, about animation");
    expect(careers("can i get in to animation without any degree")).toContain("2d-animator");
  });
  it("[R334] keeps to those that usually ask for none where the topic has them", () => {
    expect(text("bina degree ke photography me career")).toContain("that usually ask for no degree");
  });
  it("[R334] a field of design without its institute is its designer's work by other ways", () => {
    const reply = text("fashion design without NIFT possible? i already stitch blouses for people in my colony and earn 5-6k");
    expect(reply).toContain("Yes, there are ways without it");
    expect(reply).not.toContain("lies within our record");
  });
});

describe("what is said beside a question", () => {
  it("[R335] one's own earnings ask for no pay", () => {
    expect(text("i already stitch blouses at home and earn 5k, how to become a tailor")).not.toContain("Pay of which career");
    expect(text("how much do i earn as a nurse")).toContain("lakh");
  });
  it("[R335] relatives' wishes give way to what is liked and asked for", () => {
    const reply = text(
      "Relatives are all saying take PCM and go Kota. She likes history and debating. What are good options in humanities?",
    );
    expect(reply).toContain("Humanities");
    expect(reply).not.toContain("PCM");
  });
  it("[R335] what parents cannot do is no wish of theirs", () => {
    expect(text("मेरी बेटी को ड्रॉइंग बहुत पसंद है पर हम उसे बड़े शहर नहीं भेज सकते")).not.toContain("both wishes");
    expect(careers("मुझे ड्रॉइंग पसंद है, क्या बन सकती हूँ")).toContain("2d-animator");
  });
});

describe("other words", () => {
  it.each([
    ["what do ethical hackers do whole day", "On an ordinary day"],
    ["im in 11th pcb but dont want to be doctor, blood makes me dizzy.. what else is there", "without blood"],
    ["whats the salry of a physiotherapist in starting and after 5 yrs", "At the start expect"],
    ["what is actuary?? i hate calculus so is it waste", "Actuary stands on maths"],
  ])("[R336] %j", (question, says) => {
    expect(text(question)).toContain(says);
  });
});

describe("a wish and what is lacking", () => {
  it.each([
    ["mere paas sirf mobile hai, ghar se kya kaam kar sakti hu", "With a phone alone"],
    ["sirf phone se ghar baithe paise kaise kamaye", "With a phone alone"],
    ["घर से काम करना है पर सिर्फ मोबाइल है", "With a phone alone"],
    ["kaun si government job me exam nahi hota sirf merit se milti hai", "A few posts are filled without a written examination"],
    ["sarkari naukri bina exam ke kaise mile", "A few posts are filled without a written examination"],
    ["i failed in 12th physics only, can i still do polytechnic", "a failed paper of Class 12 does not close it"],
  ])("[R337] %j is answered with both", (question, says) => {
    expect(text(question)).toContain(says);
  });
  it("[R337] who would travel for free asks for no fees", () => {
    expect(text("is there any job where i can travel the world for free")).not.toContain("in figures");
  });
  it("[R337] an application for a phone is built, and not done on one", () => {
    expect(text("ghar se mobile app banane ka kaam kaise seekhu")).not.toContain("With a phone alone");
  });
});

describe("the forces and marriage", () => {
  it.each([
    "meri shaadi ho gayi hai kya main army join kar sakti hu",
    "can a married woman join army",
    "married hu to agniveer de sakta hu kya",
  ])("[R338] %j is told what the notices so far ask", (question) => {
    expect(text(question)).toContain("take only those who are unmarried");
  });
  it("[R338] the question after women in the forces is answered as before", () => {
    expect(text("can girls join the army")).toContain("the forces take women");
  });
});

describe("a stream, a short course", () => {
  it("[R339] the stream for game development is that for its developer", () => {
    expect(careers("best stream for game development")[0]).toBe("game-developer");
  });
  it("[R339] a course of some months with sure work is a short course, and no post for life", () => {
    const reply = text("koi aisa course batao jo 6 month ka ho aur job pakki ho");
    expect(reply).not.toContain("SSC CGL");
    expect(reply).toContain("little study");
  });
});
