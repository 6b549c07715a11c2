import { describe, expect, it } from "vitest";
import type { Language } from "../language.ts";
import { languageOf } from "./language.ts";

const SAID: readonly (readonly [question: string, language: Language])[] = [
  ["what does a nurse earn?", "english"],
  ["nurse salary", "english"],
  ["careers in Patna", "english"],
  ["how to open a dosa and chai shop", "english"],
  ["how to become a vakil", "english"],
  ["what are the main subjects for me in the arts", "english"],
  ["doctor", "english"],
  ["", "english"],
  ["நான் என்ன படிக்கலாம்", "english"],
  ["what does विकास mean", "english"],
  ["vakil kya hai", "hinglish"],
  ["vakil", "hinglish"],
  ["CA ki salary kitni hai", "hinglish"],
  ["neet ke bina medical courses", "hinglish"],
  ["papa nahi maan rahe what should i do", "hinglish"],
  ["i am from a village mujhe kya karna chahiye", "hinglish"],
  ["aur?", "hinglish"],
  ["cse lu ya ece", "hinglish"],
  ["mechanical ya civil engineering", "hinglish"],
  ["डॉक्टर कैसे बनें", "hindi"],
  ["MBBS के बाद MD", "hindi"],
  ["I am in class 10 मुझे क्या करना चाहिए", "hindi"],
];

describe("the language of a question", () => {
  it.each(SAID)("[R58] of %j is %s", (question, language) => {
    expect(languageOf(question)).toBe(language);
  });
});
