import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

const HOTELS = "Many women work in hotels";
const NIGHTS = "Women do work nights";
const LODGING = "whether a house is safe is seen there";
const ANY_WORK = "No record measures safety";
const FROM_SCHOOL = "Nobody is late before Class 12";
const TEACHERS = "The course goes by the classes that you want to teach";
const OF_COMPUTING = "For first posts in computing";
const OF_A_BRANCH = "One tool of your own branch";
const OF_STREAMS = "You do not have to take arts because of your marks";
const WITHOUT_MATHS = "Careers open with Commerce without Maths";
const WORK_WITHOUT_MATHS = "Commerce without maths keeps most of commerce open";
const BESIDE_A_SEAT = "A partial drop means";

describe("what is asked at home", () => {
  it.each([
    ["is it safe for girls to work in hotel industry", HOTELS],
    ["beti ko hotel management karana safe hai", HOTELS],
    ["क्या लड़कियों के लिए होटल में काम करना सुरक्षित है", HOTELS],
    ["call center job is safe for girls at night", NIGHTS],
    ["kya ladkiyon ke liye night shift me kaam karna safe hai", NIGHTS],
    ["is police job safe for girls", ANY_WORK],
    ["kya journalism ladkiyon ke liye surakshit hai", ANY_WORK],
    ["which jobs are safe for girls", ANY_WORK],
    ["is it safe for girls to live in hostel", LODGING],
    ["kota me ladkiyon ka rehna safe hai kya", LODGING],
    ["is merchant navy safe for women", "women sail in the merchant navy"],
  ])("[R170] is safe for women: %s", (question, said) => {
    const reply = text(question);
    expect(reply.slice(0, 200)).toContain(said);
    expect(reply).not.toContain("open to you, whoever you are");
  });

  it.each([
    "sister wants to do MBBS from Russia is it safe",
    "beti ko seema suraksha bal me bhejna hai",
    "is it safe to pay consultancy for job",
    "is data science a safe career",
  ])("[R170] is no question of women at work: %s", (question) => {
    expect(text(question)).not.toContain("Before joining");
  });

  it.each([
    "bete ko army me bhejna hai kab se taiyari",
    "when should i start preparing for the army",
    "nda ki taiyari kis class se shuru kare",
    "beta 9th me hai army me bhejna hai",
    "beti ko army me bhejna hai kab se taiyari",
    "सेना में जाने की तैयारी कब से शुरू करें",
  ])("[R171] begins at school: %s", (question) => {
    expect(text(question).startsWith(FROM_SCHOOL)).toBe(true);
    expect(text(question)).toContain("16½ to 19½");
  });

  it("[R171] tells a girl which entries are open to her", () => {
    expect(text("beti ko army me bhejna hai kab se taiyari")).toContain("women");
    expect(text("bete ko army me bhejna hai kab se taiyari")).not.toContain("women");
  });

  it.each([
    "army ki salary kitni hai",
    "10th ke baad army kaise join kare",
    "sainik school me admission kaise",
    "nda exam kab hai",
    "army training kab shuru hoti hai",
  ])("[R171] is not asked by: %s", (question) => {
    expect(text(question)).not.toContain(FROM_SCHOOL);
  });

  it.each([
    "शिक्षक बनने के लिए कौन सा कोर्स करें",
    "teacher banne ke liye konsa course kare",
    "which degree for teaching",
    "how to become a teacher after 12th",
    "sarkari teacher kaise bane",
  ])("[R172] teaches some class: %s", (question) => {
    const reply = text(question);
    expect(reply).toContain(TEACHERS);
    for (const course of ["D.El.Ed", "BEd", "ITEP", "CTET"]) expect(reply).toContain(course);
  });

  it.each([
    "maths teacher kaise bane",
    "primary teacher banne ke liye konsa course kare",
    "how to become a teacher trainer",
    "teacher eligibility test",
    "i am a teacher, which course can i do",
    "middle school teacher kaise bane",
    "teacher ki salary",
    "teacher banna hai bed karu ya deled",
  ])("[R172] names more: %s", (question) => {
    expect(text(question)).not.toContain(TEACHERS);
  });

  it.each([
    ["btech cse 3rd year, which skills should I learn for placement", OF_COMPUTING],
    ["bca student which skills for placement", OF_COMPUTING],
    ["बीटेक सीएसई में कौन सी स्किल सीखें", OF_COMPUTING],
    ["btech mechanical 3rd year konsi skill sikhu", OF_A_BRANCH],
    ["i want to be a doctor, what should i learn in first year of mbbs", "General Physician"],
    ["btech ece second year which skill should i learn", OF_A_BRANCH],
    ["what skills should a civil engineering student learn", "Quantity estimation"],
  ])("[R173] %s", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it.each([
    ["10th me 58% aaye hai konsa subject lu", OF_STREAMS],
    ["i got 55 percent in class 10, which stream", OF_STREAMS],
    ["दसवीं में 58% आए हैं कौन सा विषय लूं", OF_STREAMS],
    ["10th result 57% which subject is best", OF_STREAMS],
    ["commerce liya hai bina maths ke, aage kya options rahenge", WORK_WITHOUT_MATHS],
    ["mai commerce le rha hu bina maths", WITHOUT_MATHS],
    ["maths nahi li commerce me, kya options hai", WORK_WITHOUT_MATHS],
    ["कॉमर्स बिना मैथ्स के क्या करें", WITHOUT_MATHS],
  ])("[R174] %s", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it.each([
    ["partial drop for jee good idea?", BESIDE_A_SEAT],
    ["partial drop lu ya full drop", BESIDE_A_SEAT],
    ["आंशिक ड्रॉप लेना ठीक है", BESIDE_A_SEAT],
    ["papa kehte hai engineering karo par mujhe arts pasand hai", "That is a hard place to be"],
    ["parents want engineering but i like arts", "That is a hard place to be"],
    ["i love art and drawing but parents want engineering", "some work is both drawing and engineering"],
    ["is computer science still a good choice with ai coming", "What can be said of coding today"],
    ["क्या एआई के जमाने में कंप्यूटर साइंस लेना सही है", "What can be said of coding today"],
    ["should i take cse or ai", "Software Engineer or Artificial Intelligence Specialist"],
    ["is ca still a good choice with ai", "Nobody knows which jobs will change how much"],
    ["is ai field saturated", "whoever says full or empty is guessing"],
    ["b.ed ke baad kya", "With BEd or D.El.Ed done"],
    ["what after b.ed", "With BEd or D.El.Ed done"],
    ["drdo me jane ke liye 11th me kya lu", "physics, chemistry and maths keep nearly all of it open"],
    ["isro me jane ke liye 11th me kya lu", "Class 11 and 12: physics, chemistry and maths"],
    ["इसरो में जाने के लिए 11वीं में क्या लूं", "Class 11 and 12: physics, chemistry and maths"],
  ])("[R175] %s", (question, said) => {
    expect(text(question)).toContain(said);
  });
});
