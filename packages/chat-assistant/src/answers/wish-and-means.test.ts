import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const reply = (question: string) => parsed(groundedReply(question, explorer, { language: "english" }));
const text = (question: string): string => reply(question).text;
const linksOf = (question: string): readonly string[] =>
  reply(question).tags.flatMap(({ name, attributes: { href } }) => (name === "a" && href?.startsWith("/career/") ? [href.slice(8)] : []));

describe("a wish and what it hangs on", () => {
  it.each([
    ["Canada jana hai, papa ki salary 40 hazaar hai", "proof of money to live on"],
    ["kenada me padhna chahta hu par ghar me paise nahi hai", "nosmsje.gov.in"],
    ["pcm se 12th kiya hai total budget 3 lakh hai kya kare", "I name no fees"],
    ["instagram reels dekh kar soldier banne ka mann karta hai, kya sahi hai", "thirty seconds of a life"],
    ["movie dekh ke IPS banna hai", "On an ordinary day"],
    ["all my friends are going for JEE but I like writing", "You need not go where your friends go"],
    ["BTech civil, 27 years old, want to move to teaching or government job", "engineer can become a teacher"],
  ])("[R110] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["I want to be a video editor, I watch reels all day", "Film Editor"],
    ["my friends say take science but i like drawing", "Graphic Designer"],
    ["is 6 lakh fee for private bca college worth it", "BCA is worth it if"],
    ["teacher or engineer", "Choose"],
  ])("[R110] and %j keeps its own answer", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R110] is answered in the question's language", () => {
    expect(groundedReply("फिल्म देखकर फौजी बनना है", explorer)).toContain("आम दिन");
    expect(groundedReply("mera budget 3 lakh hai pure course ka, PCM hai", explorer)).toContain("chhote budget");
  });
});

describe("what is weighed", () => {
  it.each([
    ["biotech or microbiology, which is better", "microbiologist"],
    ["sociology or psychology for BA?", "counselling-psychologist"],
    ["समाजशास्त्र या मनोविज्ञान?", "sociologist"],
    ["physics or chemistry or maths in bsc", "actuary"],
  ])("[R111] %s", (question, id) => {
    expect(text(question)).toContain("Choose it if you");
    expect(linksOf(question)).toContain(id);
  });

  it("[R111] leaves subjects of Class 11 and teachers of a subject alone", () => {
    expect(text("maths or biology in 11th")).not.toContain("It leads, among others");
    expect(text("history teacher or geography teacher")).not.toContain("It leads, among others");
  });

  it.each([
    ["yoga teacher ya physiotherapist, which has more freedom", "Freedom hangs less on the title"],
    ["nurse or lab technician, which gives more time for family", "goes by the post"],
    ["doctor vs engineer which has more respect in society", "Nobody measures respect"],
    ["bank clerk or electrician which is more secure", "No career is safe by its name"],
  ])("[R112] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });
});

describe("what a name stands for", () => {
  it.each([
    ["SSC after 12 age limit", "SSC CHSL: By the notice"],
    ["ssc ke liye 12th ke baad age kya hai", "SSC CHSL: By the notice"],
    ["10th ke baad ssc age limit", "SSC MTS: By the notice"],
    ["ssc cgl age limit", "SSC CGL: By the notice"],
    ["ssc age limit", "SSC CGL: By the notice"],
  ])("[R113] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R114] agronomists stand before farmers behind an agricultural degree, and copywriters among writers", () => {
    expect(linksOf("बीएससी एग्रीकल्चर कैसा कोर्स है?")[0]).toBe("agronomist");
    expect(linksOf("sab dost JEE ki taiyari kar rahe hai par mujhe likhna pasand hai")).toContain("content-writer");
  });

  it("[R27] a site that runs is no carpenter", () => {
    expect(text("site offline chalti hai?")).toContain("Mostly yes, once a page was open");
  });
});
