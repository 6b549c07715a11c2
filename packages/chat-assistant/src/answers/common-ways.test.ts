import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("whether a stream is a must", () => {
  it.each([
    ["psychologist ke liye science jaruri hai?", "No, Science is not a must for Counselling Psychologist"],
    ["is science compulsory for psychologist", "No, Science is not a must for Counselling Psychologist"],
    ["क्या वकील बनने के लिए साइंस जरूरी है", "No, Science is not a must for Criminal Lawyer"],
    ["is pcm must for pilot", "Yes, Commercial Pilot needs PCM"],
    ["doctor ke liye science jaruri hai kya", "Yes, General Physician needs Science"],
    ["psychology ke liye science jaruri hai", "No, Science is not a must: each of these is open without it too"],
    ["medical field ke liye science zaruri hai", "no choice of subjects but Science"],
  ])("[R42] answers %j with %j", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it("[R42] still says that a stream which one has keeps a career open", () => {
    expect(text("i have commerce, what do i need to become psychologist")).toContain("Yes: Commerce keeps");
  });
});

const linksOf = (question: string): readonly string[] =>
  parsed(groundedReply(question, explorer, { language: "english" })).tags.flatMap(({ attributes: { href = "" } }) =>
    href.startsWith("/career/") ? href.slice(8) : [],
  );

describe("the way of a whole field", () => {
  it.each([
    ["teacher banne ke liye b.ed jaruri hai kya", "the BEd no longer counts for these classes"],
    ["is BEd compulsory for teaching", "a degree in the subject and BEd"],
    ["upsc ki taiyari 12th ke baad kaise shuru karu", "you begin with a degree"],
    ["jee mains 60 percentile", "your State's own engineering counselling"],
    ["diploma in mechanical ke baad job ya btech", "lateral entry"],
    ["polytechnic kar liya ab", "SSC JE and RRB JE"],
    ["gamer me bahut paisa hai sach hai kya", "Most who try earn little or nothing"],
    ["AI ke baad coding ki job bachegi", "What can be said of coding today"],
    ["gareeb parivar, doctor banna hai", "MBBS at government colleges"],
    ["hotel management ka scope", "Nobody begins as a manager"],
    ["merchant navy kya chahiye", "GP Rating"],
    ["PCB NEET ke alawa", "BSc Nursing or GNM"],
  ])("[R42] answers %j with %j", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it.each([
    ["kisan ka beta hu, kheti me kuch bada karna hai", "agricultural-extension-agent", "crop-farmer"],
    ["agriculture me career", "farmer-producer-company-manager", "crop-farmer"],
    ["papa engineering, mujhe drawing", "architect", "tanjore-painting-artist"],
    ["bolna sunna nahi, kaun si naukri", "web-developer", "infantry-soldier"],
    ["AI ke baad coding ki job bachegi", "software-engineer", "electrician"],
    ["i am bad at maths which career should i choose", "registered-nurse", "asha-worker"],
    ["मुझे गणित बिल्कुल नहीं आता, कौन सा करियर लूं", "graphic-designer", "poet"],
    ["hotel management ka scope", "hotel-receptionist", "ship-captain"],
    ["12th arts ke baad konsi job", "primary-school-teacher", "ias-officer"],
    ["careers without maths", "civil-judge", "chartered-accountant"],
  ])("[R25] to %j names %s and not %s", (question, named, never) => {
    expect(linksOf(question)).toContain(named);
    expect(linksOf(question)).not.toContain(never);
  });

  it("[R42] tells who is poor and would be a doctor no pay", () => {
    expect(text("gareeb parivar, doctor banna hai")).not.toContain("₹");
  });

  it.each([
    ["kisan ka beta hu ias banna hai", "IAS Officer"],
    ["hotel management me kitni salary hai", "₹"],
    ["10th ke baad diploma ya 11th", "Where each leads"],
    ["jee me 85 percentile kya nit milega", "I don't know"],
    ["maine diploma kiya hai ab sarkari naukri chahiye", "SSC JE"],
    ["mummy engineering chahti hai mujhe fashion design karna hai", "facts help both sides"],
    ["nda ki taiyari 12th ke baad", "National Defence Academy"],
    ["careers in agriculture other than farming", "Careers in Agriculture"],
  ])("[R42] leaves %j to what has answered it so far", (question, said) => {
    expect(text(question)).toContain(said);
  });
});

describe("strengths, two wishes and a failed year", () => {
  it("[R42] takes a strength for no question", () => {
    const reply = text("data scientist banna h math strong hai");
    expect(reply).toContain("That helps: Data Scientist");
    expect(reply).not.toContain("not a must");
  });

  it("[R42] says honestly what two careers at once ask for", () => {
    expect(text("doctor aur actor dono ban sakti hu")).toContain("hardly works");
    expect(text("dono achhe lagte hai doctor ya engineer")).not.toContain("hardly works");
  });

  it("[R42] names the exam again before the trades to who failed Class 10", () => {
    const reply = text("I failed in 10th");
    expect(reply.indexOf("supplementary")).toBeGreaterThan(-1);
    expect(reply.indexOf("supplementary")).toBeLessThan(reply.indexOf("NIOS"));
    expect(reply.indexOf("NIOS")).toBeLessThan(reply.indexOf("ITI"));
    expect(text("10th fail job")).toContain("Work does not wait for a certificate");
  });

  it.each(["careers without maths", "neet me 350 aaye ab kya kare", "careers that help people"])(
    "[R25] lists no honorary post of the village unasked: %s",
    (question) => {
      expect(linksOf(question)).not.toContain("asha-worker");
      expect(linksOf(question)).not.toContain("anganwadi-worker");
    },
  );

  it("[R25] names it to who asks for it", () => {
    expect(linksOf("asha worker kaise bane")).toContain("asha-worker");
  });
});
