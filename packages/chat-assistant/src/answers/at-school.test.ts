import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer)).text;

describe("what is asked for others, and said at school", () => {
  it.each([
    ["Please suggest a simple activity for class 9 to help students think about careers, one 40 min period", "One period of forty minutes"],
    ["how do I run a career session for class 10", "One period of forty minutes"],
    ["mere school me sab bache sirf doctor engineer bolte hai, unko dusre career kaise batau", "bahas mat kijiye"],
    ["my students only want to become doctor or engineer, how do i tell them about other careers", "Do not argue against"],
    ["How do I guide a topper girl whose family wants to get her married right after class 12?", "Childline 1098 acts"],
    ["आर्ट्स लेने से क्या सच में अच्छी नौकरी नहीं मिलती?", "यह सच नहीं है"],
    ["does humanities have good jobs", "is not true"],
    ["is your career test really accurate?? i got artist but i hate art", "Trust yourself before a result"],
    ["12वीं के बाद लड़कियों के लिए कम फीस वाले अच्छे कोर्स कौन से हैं", "सरकारी ITI"],
    ["courses with low fees after 12th", "D.El.Ed. at a DIET"],
    [
      "i am mechanical engg graduate 2023 with 1 backlog cleared, how to move to IT and will companies take me with gap",
      "A cleared backlog is cleared",
    ],
    ["kota bhejna chahiye ya ghar se online coaching thik hai neet ke liye, bacha 10th me hai", "Kota ya koi door ka sheher"],
    ["im in 11th commerce and realised i like biology. can i change stream now or is it too late", "ask the head of your school"],
    ["no one in my family went to college, im first. how do i even choose", "You need not know yet"],
    ["housewife 34 age, MSc physics, can i become a professor now? what is NET", "Physics Professor"],
    ["is your data on salary correct? where does it come from, i have to show it in PTM", "own estimate"],
    ["i solve rubiks cube in 15 sec and play chess, is there any carrer for this", "Chess Player"],
    ["i like mythology and history, what jobs are there other than teacher", "Epigraphist"],
    ["suggest courses for a blind girl in class 12 arts who sings well and topped political science", "Singer"],
  ])("[R106] %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["who may be married herself", "meri shaadi kar rahe hain ghar wale main 17 ki hu", "1098"],
    ["who looks for a career with games", "career in game design for students", "Game Designer"],
    ["whose own child wants it", "my son only wants to become a doctor or engineer", "Engineer"],
    ["who asks which government post arts opens", "arts ke baad sarkari naukri kaunsi", "Sarkari"],
  ])("[R106] does not take for it %s", (_, question, says) => {
    const reply = text(question);
    expect(reply).toContain(says);
    for (const topic of ["One period of forty", "argue against", "stands by her", "is not true", "sach nahi"])
      expect(reply).not.toContain(topic);
  });
});

describe("the age for posts of a service", () => {
  it.each([
    ["railway job after 10th age limit", "RRB Group D: By the notice of 2026 the age is 18 to 33", "Railways after Class 10"],
    ["१०वीं के बाद रेलवे में नौकरी कैसे मिलेगी और उम्र कितनी होनी चाहिए", "18 से 33", "रेलवे, Class 10 के बाद"],
    ["bank job ke liye umar", "20 se 30", "IBPS"],
    ["post office job age limit 10th", "18 to 40", "India Post"],
    ["age limit for government jobs after graduation", "SSC CGL: By the notice of 2024", "after a degree"],
  ])("[R107] %s", (question, limits, way) => {
    expect(text(question)).toContain(limits);
    expect(text(question)).toContain(way);
  });

  it("[R107] tells no age of an examination that gives no post", () => {
    expect(text("ntpc age limit")).toContain("the catalogue holds no age limits");
  });
});

describe("an examination beside a wish", () => {
  it("[R108] stands on the way to all its careers, whatever else is asked", () => {
    const [all] = /\d+ careers/u.exec(text("what is neet for")) ?? [];
    const narrowed = text("neet ke baad ghar se kaam wale career");
    expect(narrowed).toContain(`${all} ke raste`);
    expect(narrowed).toContain("Unme se jo");
  });
});

describe("what is joined", () => {
  it("[R109] by an and between two things, and not by one elsewhere in the question", () => {
    const designers = text(
      "My daughter is in class 10 and wants to study fashion design. Is there good income and is it safe field for girls?",
    );
    expect(designers).toContain("Fashion Designer");
    expect(designers).not.toContain("Software Architect");
    expect(text("i love animals or plants, which career")).toMatch(/Botanist|Gardener|Horticulturist|Forester|Farmer/u);
  });
});
