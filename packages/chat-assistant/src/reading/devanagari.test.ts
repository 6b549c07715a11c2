import { describe, expect, it } from "vitest";
import { interestWords } from "../names/interest-words.ts";
import { ASK_CUES } from "./asks.ts";
import { CATEGORY_CUES } from "./categories.ts";
import { stageIn } from "./stage.ts";
import { NAMED_STREAMS } from "./streams.ts";
import { WISHES } from "./wishes.ts";
import { padded, wordsOf } from "./words.ts";

const DEVANAGARI = /\p{Script=Devanagari}/u;

describe("what is understood in English and Hinglish", () => {
  it.each([
    ...Object.entries(ASK_CUES),
    ...Object.entries(CATEGORY_CUES),
    ...NAMED_STREAMS.map(({ name, cue }) => [name, cue] as const),
    ...WISHES.map(({ label, cue }) => [label.english, cue] as const),
  ])("[R29] has its words in Devanagari: %s", (_, cue) => {
    expect(cue.source).toMatch(DEVANAGARI);
  });

  it.each([
    ["dasvi ke baad", "दसवीं के बाद", "class10"],
    ["10th me hu", "मैं दसवीं में हूँ", "class10"],
    ["12th ke baad", "बारहवीं के बाद", "class12"],
    ["main 12th arts se hu", "मैं बारहवीं कला वर्ग से हूँ", "class12"],
    ["graduation ke baad", "स्नातक के बाद", "degree"],
    ["bcom ke baad", "बीकॉम के बाद", "degree"],
    ["polytechnic ya 11th", "पॉलिटेक्निक या 11वीं", "class10"],
  ])("[R26] a class is named as well by %j as by %j", (roman, devanagari, stage) => {
    expect(stageIn(padded(wordsOf(roman)))).toBe(stage);
    expect(stageIn(padded(wordsOf(devanagari)))).toBe(stage);
  });

  it.each([
    ["jaanwar", "जानवर"],
    ["bachche", "बच्चे"],
    ["gaadi", "गाडी"],
    ["kapde", "कपडे"],
    ["khana", "खाना"],
    ["naachna", "नाचना"],
    ["chitrakari", "चित्रकारी"],
    ["gaana", "गाना"],
    ["itihas", "इतिहास"],
    ["kheti", "खेती"],
    ["kitab", "किताब"],
    ["likhna", "लिखना"],
    ["sangeet", "संगीत"],
    ["padhana", "पढाना"],
    ["rajniti", "राजनीति"],
    ["samundar", "समुद्र"],
    ["antariksh", "अंतरिक्ष"],
    ["khel", "खेल"],
    ["vaigyanik", "वैज्ञानिक"],
  ])("[R25] an interest is told as well by %j as by %j", (roman, devanagari) => {
    expect(interestWords(devanagari)?.[0]).toBe(interestWords(roman)?.[0]);
  });
});
