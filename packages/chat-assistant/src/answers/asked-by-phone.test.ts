import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { englishNamesInHindi } from "../names/english-names-in-hindi.ts";

const read = (question: string) => parsed(groundedReply(question, explorer, { language: "english" }));
const text = (question: string): string => read(question).text;
const firstLink = (question: string): string | undefined => read(question).tags.find(({ name }) => name === "a")?.attributes.href;

const NO_SCIENCE = "Then leave science";
const A_STORE = "you may run your own medical store";
const BARC = "chosen by its training school, OCES";
const POWER = "recruited by your State's own power companies";
const NGO = "Most come into an NGO";
const LANGUAGES = "first two languages very well";
const MIND = "A psychiatrist is a doctor and may prescribe";
const BRANCH = "Least of all in civil, mining and chemical";
const NAVY = "after Class 12 there are two doors";
const TRADES = "The best trade is the one";
const BEYOND_NEET = "With PCB there is much beside NEET-UG";
const AFTER_ITI = "Yes, a diploma can follow an ITI trade";
const ARTS = "That arts brings no good work is not true";

describe("asked by phone", () => {
  it.each(Object.entries(englishNamesInHindi).flatMap(([id, names]) => names.map((name) => [name, id] as const)))(
    "[R215] %s leads to %s",
    (name, id) => {
      expect(firstLink(`${name} की सैलरी`)).toBe(`/career/${id}`);
    },
  );

  it.each([
    ["सीएस कैसे बनें", "Company Secretary"],
    ["सीए या सीएस", "Chartered Accountant or Company Secretary"],
    ["सीएस और सीए में क्या अंतर है", "Company Secretary or Chartered Accountant"],
  ])("[R215] %s is told of the Company Secretary", (question, said) => {
    expect(text(question)).toMatch(new RegExp(`^${said}`));
  });

  it.each([
    ["इंग्लिश टीचर कैसे बनें", "english-teacher"],
    ["एनिमेशन में करियर कैसे बनाएं", "2d-animator"],
    ["machine learning me career kaise banaye", "machine-learning-engineer"],
    ["मशीन लर्निंग में नौकरी", "machine-learning-engineer"],
    ["आर्टिफिशियल इंटेलिजेंस में करियर कैसे बनाएं", "artificial-intelligence-specialist"],
    ["शेयर मार्केट में करियर कैसे बनाएं", "stock-broker"],
  ])("[R221] %s", (question, id) => {
    expect(firstLink(question)).toBe(`/career/${id}`);
  });

  it.each([
    ["psychology lene ke liye 12th me konsi stream chahiye", "Counselling Psychologist"],
    ["journalism ke liye konsi stream leni chahiye", "News Reporter"],
    ["which stream for biotechnology", "Biotechnologist"],
    ["वकालत के लिए कौन सी स्ट्रीम", "Criminal Lawyer"],
    ["nutrition ka course 12th arts se ho sakta hai kya", "Nutritionist"],
    ["computer science ke liye bio wale apply kr sakte h kya", "PCB and BTech"],
    ["bcom hons vs bba which is better for mba", "BCom or BBA"],
  ])("[R216] %s", (question, said) => {
    expect(text(question)).toMatch(new RegExp(`^${said}`));
  });

  it("[R216] honours alone name the subject", () => {
    expect(firstLink("econ hons ke baad kya kar sakte hai")).toBe("/career/economist");
  });

  it.each([
    ["mujhe bio pasand hai par khoon se dar lagta hai kya banu", "without blood"],
    ["best career for someone who loves dogs but cannot clear neet", "Careers about dogs, without NEET-UG"],
    ["dogs pasand hai par neet clear nahi hua", "without NEET-UG"],
    ["what can i become if i like chemistry but not biology", "without biology"],
    ["is it possible to become a pilot without rich parents", "Flying need not be bought"],
    ["is bpharm a good option if i did not get mbbs", "BPharm is worth it"],
    ["my daughter is good in drawing and maths which career", "Work that has both in it"],
    ["college me hu game testing ki job milegi kya", "Game Tester"],
  ])("[R217] %s", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it.each([
    ["what exams do i need to give to become a navy officer after 12th", NAVY],
    ["12th ke baad indian navy me officer banne ke liye konsa exam", NAVY],
    ["scientist officer barc me kaise bane", BARC],
    ["बिजली विभाग में जेई कैसे बनें", POWER],
    ["uppcl je kaise bane diploma electrical", POWER],
    ["ngo se kaise jude", NGO],
    ["can i open a medical shop after d pharmacy", A_STORE],
    ["which language is best for translator", LANGUAGES],
    ["psychologist psychiatrist aur counsellor me kya fark hai", MIND],
    ["konsi engineering branch me coding kam hoti hai", BRANCH],
  ])("[R218] %s", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it.each([
    ["navy officer salary after 12th", NAVY],
    ["isro ya barc me scientist kaise bane", BARC],
    ["bijli vibhag me lineman kaise bane", POWER],
    ["ngo kaise khole", NGO],
    ["b pharma ke baad medical store ke alawa kya kare", A_STORE],
    ["which foreign language should i learn for job", LANGUAGES],
    ["psychologist vs psychiatrist", MIND],
    ["careers in engineering without coding", BRANCH],
  ])("[R218] nothing of it for %s", (question, said) => {
    expect(text(question)).not.toContain(said);
  });

  it.each([
    ["साइंस पसंद नहीं 11वीं में क्या लूं", NO_SCIENCE],
    ["i hate science what can i take in class 11", NO_SCIENCE],
    ["i dont like science and maths after 10th", NO_SCIENCE],
    ["mera beta padhne me kamzor hai 10th ke baad kaun sa kaam sikhau", TRADES],
    ["12वीं बायो के बाद बिना नीट के कोर्स", BEYOND_NEET],
    ["iti fitter ke baad diploma me admission ho sakta hai", AFTER_ITI],
    ["my son wants to take arts in 11th will he get a good job", ARTS],
  ])("[R219] %s", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it.each([
    ["i dont like science but want to be a doctor class 10", NO_SCIENCE],
    ["iti ke baad diploma karu ya job", AFTER_ITI],
    ["pcb without neet high salary courses", BEYOND_NEET],
  ])("[R219] nothing of it for %s", (question, said) => {
    expect(text(question)).not.toContain(said);
  });

  it.each([
    ["b.sc nursing kitne saal ka hota h or salary", "BSc Nursing is a four-year degree"],
    ["merchant navy officer ki salary", "Deck Cadet, Deck Officer or Ship Engineering Officer"],
    ["welder banne ke liye konsa course kare aur kitna kamata hai", "Welder"],
  ])("[R220] %s", (question, said) => {
    expect(text(question)).toMatch(new RegExp(`^${said}`));
  });
});
