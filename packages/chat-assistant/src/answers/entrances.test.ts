import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

const CUET = "mostly no must for private";
const NIFT = "That depends on the NIFT course";
const CHSL = "SSC CHSL fills clerks' posts";
const MBA = "goes by its speciality";
const BCOM = "with a BCom you can become a teacher";

describe("entrances and degrees in hand", () => {
  it.each([
    ["which exam for bsc agriculture", "seats that ICAR fills"],
    ["bsc agriculture ke liye kaun sa exam dena padta hai", "seats that ICAR fills"],
    ["bsc nursing entrance exam name", "nursing entrance of their own"],
    ["bsc nursing ke liye entrance", "JENPAS-UG"],
    ["बीएससी नर्सिंग के लिए कौन सी परीक्षा होती है", "nursing entrance of their own"],
    ["which entrance exam for bba", "IPMAT"],
    ["bca entrance exam", "many colleges take by Class 12 marks"],
    ["which entrance for bpharm", "Pharmacy Council of India"],
    ["bhm ke liye entrance exam", "Institutes of Hotel Management"],
  ])("[R194] enters the degree: %s", (question, said) => {
    const reply = text(question);
    expect(reply).toContain(said);
    expect(reply).not.toContain("on the way to");
  });

  it.each(["exams after bsc nursing", "government job exams for bsc agriculture graduates", "bba ke baad kaun sa exam"])(
    "[R194] comes after it: %s",
    (question) => {
      expect(text(question)).not.toContain("Ways into");
    },
  );

  it.each([
    ["is cuet necessary for private universities", CUET],
    ["is cuet required for amity or private colleges", CUET],
    ["cuet private university me chalta hai kya", CUET],
    ["क्या प्राइवेट यूनिवर्सिटी के लिए सीयूईटी जरूरी है", CUET],
    ["nift entrance exam kya hota hai drawing nahi aati to", NIFT],
    ["can i join nift without drawing", NIFT],
    ["ssc chsl se kaun si post milti hai", CHSL],
    ["which posts in chsl", CHSL],
    ["ssc chsl me ldc kya hota hai", CHSL],
  ])("[R195] asks or gives: %s", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it.each([
    ["cuet or private college which is better", CUET],
    ["nift vs nid drawing level", NIFT],
    ["ssc chsl nahi nikla ab kya", CHSL],
  ])("[R195] asks something else: %s", (question, never) => {
    expect(text(question)).not.toContain(never);
  });

  it.each([
    ["mba ke baad kaun si job milti hai", MBA],
    ["what are the jobs after mba", MBA],
    ["एमबीए के बाद कौन सी नौकरी मिलती है", MBA],
    ["b.com graduate want to become teacher", BCOM],
    ["bcom ke baad teacher kaise bane", BCOM],
    ["30 years old housewife want to start working, graduate in arts", "With a degree you begin higher"],
    ["main housewife hu ba pass, kaam karna chahti hu", "With a degree you begin higher"],
    ["my daughter wants to become an actress how do i guide her", "National School of Drama"],
    ["my son wants to be an actor, what should we do", "National School of Drama"],
    ["bete ko agriculture officer banana hai", "BSc (Hons) Agriculture"],
    ["beti ko software engineer banana hai", "BTech in Computer Science"],
  ])("[R196] is told the way from there: %s", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it.each([
    ["housewife hu graduation nahi hui, kya kaam karu", "With a degree you begin higher"],
    ["my daughter wants to be a dancer what should i do", "National School of Drama"],
    ["mba finance ke baad job", MBA],
    ["mba ke baad government job", MBA],
    ["bcom or ba which is better to become a teacher", BCOM],
  ])("[R196] names more: %s", (question, never) => {
    expect(text(question)).not.toContain(never);
  });
});
