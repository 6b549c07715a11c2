import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { knowledgeOf } from "../catalogue/knowledge.ts";
import { readQuestion } from "./reading.ts";

const read = (question: string) => readQuestion(question, knowledgeOf(explorer), null);

describe("the work that somebody turns from", () => {
  it.each([
    ["lorry driver age 41 what other job can i do", "truck-driver"],
    ["teacher hu 8 saal se ab kuch aur karna hai", "primary-school-teacher"],
    ["army se 17 saal baad retire ho raha hu, aage kya", "infantry-soldier"],
    ["was an air hostess, now 35, what can I do next", "flight-attendant"],
    ["working as accountant 5 years bored wants creative job", "accountant"],
    ["kheti karta hu, barish nahi hoti, dusra kaam batao", "crop-farmer"],
    ["gym trainer, injured shoulder, next career?", "personal-trainer"],
    ["dentist but hate clinic, non clinical options", "dentist"],
    ["मैं ट्रक ड्राइवर हूं, कोई और काम बताओ", "truck-driver"],
  ])("[R44] in %j is %s, and no career asked about", (question, id) => {
    const { work, careers } = read(question);
    expect(work?.id).toBe(id);
    expect(careers).toEqual([]);
  });

  it.each([
    ["i am currently a receptionist and i want to be an HR manager", "receptionist", "human-resources-manager"],
    ["waiter hu hotel me, manager banna hai", "waiter", "hotel-manager"],
    ["I'm a lawyer but I want to become a writer", "criminal-lawyer", "novelist"],
  ])("[R44] stands apart from what is wished: %s", (question, work, wished) => {
    const reading = read(question);
    expect([reading.work?.id, ...reading.careers.map(({ career }) => career.id)]).toEqual([work, wished]);
  });

  it.each([
    "can I work from home as a content writer",
    "i want to work as a pilot",
    "nurse hu salary kitni honi chahiye",
    "electrician hu wireman licence kaise milega",
    "i am going to be a teacher what next",
    "main doctor banna chahta hu koi aur option",
    "what other jobs are like a lawyer",
    "i am interested in nursing what next",
    "gap of 8 years, was a hr executive, want to come back",
  ])("[R44] is none in %j", (question) => {
    expect(read(question).work).toBeNull();
  });

  it("[R44] leaves of topics those that are wished", () => {
    expect(read("main bank me clerk hu lekin mujhe photography karni hai").interests.said).toEqual(["photography"]);
    expect(read("pharmacist hu medical shop me salary kam hai kya option hai").interests.said).toEqual([]);
  });
});
