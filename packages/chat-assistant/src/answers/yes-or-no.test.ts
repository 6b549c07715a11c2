import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("what is asked for yes or no", () => {
  it.each([
    "i took pcb but now i dont want neet. what are good options with good salary",
    "pcb without neet best paid careers",
    "pcb bina neet sabse zyada salary",
    "bio wale bina neet ke high salary job",
  ])("[R197] is sorted by pay: %s", (question) => {
    const reply = text(question);
    expect(reply).toContain("in Healthcare, Science and Agriculture, whose first entrance is none for engineering");
    const [first = ""] = reply.split("After longer training");
    const middles = [...first.matchAll(/₹([\d.]+) lakh to ₹([\d.]+) lakh/g)].map(([, low, high]) => Number(low) + Number(high));
    expect(middles.length).toBeGreaterThan(2);
    expect(middles).toEqual(middles.toSorted((a, b) => b - a));
    expect(reply).not.toContain("Dietitian");
  });

  it.each([
    "is it compulsory to take maths in commerce for becoming a banker",
    "is maths compulsory in commerce for bank officer",
    "kya arts me maths zaruri hai banker ke liye",
    "commerce me maths lena zaroori hai kya ca ke liye",
  ])("[R198] is no must in the stream: %s", (question) => {
    expect(text(question)).toContain("No, maths is not a must");
  });

  it.each(["can i give upsc after 12th", "kya 12th ke baad upsc de sakte hai", "12वीं के बाद यूपीएससी दे सकते हैं क्या"])(
    "[R198] is both: %s",
    (question) => {
      expect(text(question).startsWith("Civil Services (IAS, IPS): no")).toBe(true);
      expect(text(question)).toContain("NDA: yes");
    },
  );

  it.each(["nutritionist aur dietician same hai kya", "ui designer and ux designer are same", "वकील और जज एक ही हैं क्या"])(
    "[R198] is not the same: %s",
    (question) => {
      expect(text(question)).toContain("No, these are two careers");
    },
  );

  it.each(["is mechanical engineering dead", "mechanical engineering khatam ho gaya kya", "is civil engineering dead"])(
    "[R198] is not dead: %s",
    (question) => {
      expect(text(question).startsWith("No. By the only projection")).toBe(true);
    },
  );

  it("[R198] asks for the scope of a stream", () => {
    expect(text("is commerce dead")).toContain("No stream is useless");
  });

  it.each([
    "12वीं साइंस के बाद नीट के अलावा क्या कर सकते हैं",
    "12th science ke baad neet ke alawa kya kar sakte hai",
    "12वीं बायो के बाद नीट के अलावा क्या करें",
    "12th bio ke baad without neet kya kare",
  ])("[R199] has biology: %s", (question) => {
    expect(text(question)).toContain("Careers open with PCB");
    expect(text(question)).toContain("Pharmacist");
    expect(text(question)).not.toContain("Civil Engineer");
  });

  it("[R199] has not told the stream who refuses both entrances", () => {
    expect(text("12th science without neet and jee options")).toContain("open with Science");
  });

  it.each([
    "i am good at maths but hate physics and chemistry",
    "i hate physics but like maths",
    "mujhe science nahi pasand",
    "maths acha hai par science nahi pasand",
  ])("[R199] needs no refused subject: %s", (question) => {
    const reply = text(question);
    expect(reply).toContain("Software Engineer");
    expect(reply).not.toContain("Civil Engineer");
    expect(reply).not.toContain("can be mended");
  });
});
