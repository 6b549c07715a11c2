import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer)).text;

describe("before one chooses", () => {
  it.each([
    ["my 10th result came, i like maths and computers what should i take", "First the stream"],
    ["good in biology and drawing, what should i take in 11th", "PCMB"],
    ["mujhe business pasand hai kaun sa stream lu", "Commerce"],
    ["मुझे गणित पसंद है 11वीं में क्या लूं", "पहले स्ट्रीम"],
    ["what to think before taking science", "five things"],
    ["arts lene se pehle kya sochu", "paanch baatein"],
    ["साइंस लेने से पहले क्या सोचना चाहिए", "पाँच बातें"],
  ])("[R188] %j is told the stream before any career", (question, told) => {
    expect(text(question)).toContain(told);
  });

  it.each([
    "i like maths should i take science or commerce",
    "i like biology but hate physics which stream",
    "what stream should i take to become doctor",
    "computer science lene se pehle",
  ])("[R188] %j is another question", (question) => {
    expect(text(question)).not.toMatch(/First the stream|five things|paanch baatein/);
  });

  it.each([
    ["what can i do after 12th if i dont want to go to college", "Agniveer"],
    ["12th ke baad college nahi jana kya karu", "Agniveer"],
    ["12वीं के बाद कॉलेज नहीं जाना क्या करूं", "Agniveer"],
    ["class 10 pass girl from village, no college nearby, what can i study from home", "nios.ac.in"],
    ["10th pass hu ghar se padhai kaise karu", "nios.ac.in"],
    ["10वीं पास हूं घर से पढ़ाई कैसे करूं", "nios.ac.in"],
  ])("[R189] %j goes on without the building", (question, told) => {
    expect(text(question)).toContain(told);
  });

  it.each(["after 12th i dont want to go to medical college", "10th pass ghar se kaam", "12th ke baad ghar baithe padhai"])(
    "[R189] %j is another question",
    (question) => {
      expect(text(question)).not.toMatch(/These ways are honest|Class 12 first|Pehle Class 12/);
    },
  );

  it.each([
    ["diploma civil kiya hai sarkari job ya btech", "lateral entry"],
    ["diploma in computer engineering girl, confused between job and degree", "lateral entry"],
    ["डिप्लोमा के बाद सरकारी नौकरी या बीटेक", "lateral entry"],
    ["12th arts ke baad ladkiyon ke liye course", "D.El.Ed"],
    ["is engineering good for girls or should my daughter do teaching", "Primary School Teacher"],
  ])("[R190] %j is answered whoever asks and whatever work is meant", (question, told) => {
    expect(text(question)).toContain(told);
  });

  it.each(["diploma or degree for government job", "which has better job diploma or btech", "12th ke baad diploma karu ya job"])(
    "[R190] in %j no diploma is in hand",
    (question) => {
      expect(text(question)).not.toMatch(/With the diploma in hand|Diploma haath mein hai/);
    },
  );
});
