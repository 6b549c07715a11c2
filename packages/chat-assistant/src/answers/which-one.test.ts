import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("questions that go on with what has no name", () => {
  it.each([
    ["tell me more about the second one", "Which one do you mean?"],
    ["pehla wala batao", "Which one do you mean?"],
    ["second option batao", "Which one do you mean?"],
    ["us course ki age limit kya hai", "The age for which exam or career?"],
    ["दूसरे वाले के बारे में बताओ", "Which one do you mean?"],
    ["dono me se kam padhai kisme hai", "Which two do you mean?"],
    ["दोनों में क्या फर्क है", "Which two do you mean?"],
    ["which of the two is better", "Which two do you mean?"],
    ["aur iske liye umar kitni honi chahiye", "The age for which exam or career?"],
    ["इसके लिए उम्र कितनी चाहिए", "The age for which exam or career?"],
    ["what if I don't clear it", "Which exam do you mean?"],
    ["nahi nikla to kya hoga", "Which exam do you mean?"],
  ])("[R158] %s: is asked back", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    "nda aur cds dono me kya fark hai",
    "nda ki age limit",
    "mummy papa dono me se koi support nahi karta",
    "neet nahi nikla to kya hoga",
    "number 1 career",
  ])("[R158] %s: has a name or means something else", (question) => {
    expect(text(question)).not.toMatch(/^Which|^The age for which/u);
  });

  it("[R158] the page that is open is what is meant", () => {
    const answer = groundedReply("iski age limit", explorer, { careerId: "tailor", language: "english" });
    expect(parsed(answer).text).not.toContain("The age for which");
  });

  it.each(["btech it tier 3 college 6.2 cgpa, startup or mnc", "startup ya mnc job", "startup me kaam karu ya badi company"])(
    "[R158] %s: what is learnt and who carries the risk",
    (question) => {
      expect(text(question)).toContain("who carries the risk");
    },
  );
});
