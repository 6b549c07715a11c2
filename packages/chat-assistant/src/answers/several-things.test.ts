import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const textOf = (question: string): string => parsed(groundedReply(question, explorer)).text;

type Row = [question: string, says: readonly string[], never: readonly string[]];

const check = (question: string, says: readonly string[], never: readonly string[]): void => {
  const text = textOf(question);
  for (const each of says) expect(text).toContain(each);
  for (const each of never) expect(text).not.toContain(each);
};

describe("several things in one question", () => {
  it.each<Row>([
    [
      "I left college in second year of BCom because of money. Can I still become an accountant?",
      ["Yes, Accountant is still open", "abc.gov.in"],
      ["Flight Attendant"],
    ],
    ["btech 2nd year me chhod diya ab kya karu", ["Careers jinme Class 12"], ["khula hai:"]],
    ["ssc chsl ki age limit aur 12th me kitne percent chahiye", ["18 se 27", "Class 12; kuch posts"], ["josaa"]],
    ["can i do company secretary with job", ["practical training is full-time"], ["deb.ugc.ac.in"]],
    ["can I do CA along with BCom", ["a degree such as BCom, yes"], []],
    ["tailoring se kitna kama sakte hai aur kahan sikhe", ["Kamai, India mein Tailor", "Sewing Technology"], []],
    ["which is better CA or MBA finance for money and how long each takes", ["two-year master's degree", "6 to 8 years"], []],
    ["kya colour blind insaan pilot ya train driver ban sakta hai", ["dgca.gov.in", "rrbapply.gov.in"], []],
    ["can a colour blind person become a electrician", ["closes few careers", "told apart by their colour"], []],
  ])("[R265] %j", check);

  it.each<Row>([["GNM and ANM me kya fark hai", ["GNM se aap poori nurse", "Auxiliary Nurse Midwife"], ["Doosre naam ka record"]]])(
    "[R266] %j",
    check,
  );

  it.each([
    ["मुझे पुलिस में जाना है, 12वीं पास हूँ, लड़की हूँ, कद 155 सेमी", "Police Constable", "भर्ती बोर्ड"],
    [
      "mujhe airhostes banna hai height 152cm hai ho payega kya",
      "Zyadatar Indian airlines mahila se lagbhag 155 cm",
      "Class 12, saaf English",
    ],
  ])("[R267] %j", (question, first, says) => {
    const text = textOf(question).trim();
    expect(text.startsWith(first)).toBe(true);
    expect(text).toContain(says);
  });

  it.each<Row>([
    ["papa ke paas paise nahi hai doctor banne ke liye kya sasta option hai medical line me", ["Registered Nurse"], ["₹"]],
    ["chef banne ka kya rasta hai aur kitna kharcha aayega", ["Food Production", "scholarships.gov.in"], ["Krishi Vigyan Kendra"]],
    ["pharmacist aur doctor me se kaun sa sasta hai padhna", ["Pharmacist ki padhai zyadatar sasti", "Professional Degree"], []],
    ["dairy farming ka course kaha hota hai aur kitna kharcha", ["Krishi Vigyan Kendra", "scholarships.gov.in"], []],
  ])("[R268] %j", check);
  it.each(["doctor banne ka rasta aur kharcha", "ca kitne saal ka hai aur fees kitni", "how to become a pilot and how much does it cost"])(
    "[R268] %j begins with what is known",
    (question) => {
      expect(groundedReply(question, explorer)).toMatch(/^<h3>/);
    },
  );
  it("[R268] fees alone are owned not to be known first", () => {
    expect(textOf("architect banne me kitni fees lagti hai")).toMatch(/^\s*Mujhe yeh nahi pata/);
  });

  it.each<Row>([["agniveer kya hai aur 4 saal baad kya hoga", ["Infantry"], ["woh yeh hai: Agar"]]])("[R269] %j", check);
});
