import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const reply = (question: string) => parsed(groundedReply(question, explorer, { language: "english" }));
const text = (question: string): string => reply(question).text;
const linksOf = (question: string): readonly string[] =>
  reply(question).tags.flatMap(({ name, attributes: { href } }) => (name === "a" && href?.startsWith("/career/") ? [href.slice(8)] : []));

describe("what a career asks for", () => {
  it.each([
    ["kya ethical hacker banne ke liye coding aani zaruri h", "Yes, programming belongs to the work"],
    ["is coding compulsory to become a chef", "programming is not among what"],
    ["do i need to know drawing to become a fashion designer", "Drawing for"],
    ["can i become an insurance agent without degree", "Yes, without a degree too"],
    ["can i do software job without degree only by youtube", "Mostly no"],
    ["physiotherapy ke baad government job", "names State staff selection"],
    ["audiology ke baad government job", "names RRB Paramedical"],
    ["veterinary doctor ki govt job kaise milti hai", "names State PSC"],
    ["meri handwriting kharab hai, kya teacher ban sakti hu", "nothing you say closes the way"],
  ])("[R101] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R101] what must come before is not what is wished", () => {
    expect(linksOf("how to become a judge, do i need to be a lawyer first")[0]).toBe("civil-judge");
    expect(linksOf("do i need to be a lawyer first to become a judge")[0]).toBe("civil-judge");
  });
});

describe("plain questions around a career", () => {
  it.each([
    ["how do i know if a college is fake", "also names fake ones"],
    ["i keep changing my mind every week, first doctor then designer then lawyer", "ordinary at your age"],
    ["germany me ausbildung kya hota hai 12th ke baad", "paid vocational training"],
    ["i want to work in isro but my college is tier 3", "not by the college's name"],
    ["which foreign language is best to learn for job in india", "None is best for everybody"],
    ["should i do bcom with acca", "some papers away"],
    ["what if i choose the wrong stream", "seldom costs the career"],
    ["is it too late to start neet prep in 12th november", "not too late"],
    ["wheelchair user which jobs", "done sitting"],
    ["i failed 11th in pcm, school asking to take commerce", "the school's own exam"],
    ["class 9 me hu abhi se kya karu ki aage acha career bane", "before Class 11"],
    ["ca inter chal raha hai but mann nahi lagta", "middle of a course"],
    ["can i switch from bcom to bsc in 2nd year", "Seldom in the middle"],
    ["what do i do if i dont get admission anywhere", "Late rounds"],
    ["which skills will be useful whatever career i choose", "nearly every work"],
    ["is iit really necessary for a good life", "A famous college helps"],
    ["how to tell if my son has aptitude for engineering", "Not by marks alone"],
    ["jnvst ya sainik school ki taiyari se kya fayda", "Jawahar Navodaya Vidyalaya"],
    ["as a school counsellor how do i explain to parents that vocational subjects are not for weak students", "no sign of a weak student"],
  ])("[R102] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["bsc physics ke baad railway ya isro me job", "DRDO CEPTAM"],
    ["which programming language is best for jobs", "Careers"],
    ["acca salary", "Pay"],
  ])("[R102] and %j keeps its own answer", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R102] each is answered in the question's language", () => {
    expect(groundedReply("germany me ausbildung kya hota hai 12th ke baad", explorer)).toContain("Kya chahiye");
    expect(groundedReply("दिव्यांग हूँ एक पैर से, कौन सी नौकरी कर सकता हूँ", explorer)).toContain("बैठकर");
  });
});

describe("weighing", () => {
  it("[R103] names no harder one", () => {
    expect(text("which is easier upsc or ca")).toContain("no measure says which is harder");
    expect(text("upsc or ca")).not.toContain("no measure says");
  });

  it("[R103] takes a degree for its work", () => {
    expect(linksOf("kya homeopathy doctor ki income achi hoti hai ya mbbs hi karna chahiye")).toEqual(
      expect.arrayContaining(["homeopathic-physician", "general-physician"]),
    );
    expect(text("which is better for girls teaching or banking")).toContain("Where each leads");
  });
});

describe("what is said beside", () => {
  it.each([
    ["should i leave my bsc 2nd year and prepare for ssc cgl", "No, do not leave it"],
    ["my daughter wants to do gap year for upsc after 12th, is it wise", "a year without one"],
    ["archaeology me career, hindi medium student", "Archaeologist"],
    ["is 6 lakh fee for private bca college worth it", "BCA is worth it if"],
    ["ethical hacking course 50000 ka le raha hu, sahi hai", "A short course"],
    ["will accountants lose job because of ai", "Nobody knows which jobs"],
    ["can i do law after bcom and is it 3 yrs", "LLB takes graduates of every subject"],
    ["which subjects should i take in 11th for economics honours", "Maths for BA or BSc Economics"],
  ])("[R104] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R104] the work of a parent is none that is asked about", () => {
    const links = linksOf("bus driver ka beta hu, kya foreign service me ja sakta hu");
    expect(links).toContain("foreign-service-officer");
    expect(links).not.toContain("bus-driver");
  });

  it("[R104] who would not leave home is not in danger", () => {
    expect(text("which jobs are there in village so that i dont have to leave my parents")).not.toContain("1098");
    expect(text("i want to leave my parents")).toContain("1098");
  });

  it.each([
    ["tell me last date of cuet 2026 and can i give it in hindi", "can be written in Hindi"],
    ["mera bhai 24 saal ka hai 10th pass hai koi sarkari naukri mil sakti hai kya", "until the early twenties"],
    ["railway group d ka kaam kya hota hai aur promotion milta hai", "by years of service and vacancies"],
    ["i have colour blindness can i join railways or army", "Railway Recruitment Boards"],
    ["is nda tough? i have asthma since childhood", "A lasting illness such as asthma"],
  ])("[R105] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });
});
