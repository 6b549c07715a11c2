import { EXAMS } from "@career-clarity/career-catalog";
import { createExplorer } from "@career-clarity/explorer-query";
import { expect, it } from "vitest";
import { bare, explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { EXAM_CONDITIONS } from "./exam-conditions-texts.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

it.each([
  ["ssc cgl ke liye qualification kya chahiye", "For SSC CGL you need any degree"],
  ["jee and neet both dena possible hai kya", "Yes, you may sit for JEE Main and NEET-UG"],
  ["fashion designer kaise bane nift ke bina", "Yes, there are ways without it"],
  ["plumber ka kaam kaise sikhe", "You can learn it so, by the record of Plumber: ITI trade Plumber"],
  ["kya nurse ko night duty karni padti hai", "Yes, nights or late shifts"],
  ["does a dentist have night duty", "It can be: hospitals are open around the clock"],
  ["fresher software engineer salary", "At the start expect the low end"],
  ["bhms ki value hai kya", "BHMS is worth it if"],
  ["bcom ke baad mba karna chahiye ya nahi", "MBA is worth it if"],
  ["civil engineer hu, software me switch karna hai", "Yes, people come to the work of Software Engineer"],
  ["dance se ghar chal sakta hai", "Yes, some people live on it"],
])("[R43] begins the answer to %j with %j", (question, said) => {
  expect(text(question).startsWith(said)).toBe(true);
});

it.each([
  "upsc age limit",
  "jee or neet which is harder",
  "is there night shift in software engineer job",
  "how much does a teacher earn",
  "web developer kaise bane",
  "is data science worth it abroad",
])("[R43] adds none of these to %j", (question) => {
  expect(text(question)).not.toMatch(
    /For \S+(?: \S+)* you need (?:any|Class)|you may sit for|from other work|low end|You can learn it so|is worth it if/,
  );
});

it("[R23] says of every examination who may sit for it, without a figure of age or marks", () => {
  for (const exam of EXAMS) expect(EXAM_CONDITIONS[exam]).not.toMatch(/per cent|%|years old|aged/);
});

it("[R43] says nothing of nights, ways or first pay that a poor record lacks", () => {
  const poor = createExplorer([bare("tailor")]);
  const told = (question: string): string => parsed(groundedReply(question, poor)).text;
  expect(told("does a tailor have night duty")).toContain("I don't know");
  expect(told("tailor ka kaam seekhna hai")).not.toContain("You can learn it so");
  expect(told("tailor fresher salary")).not.toContain("low end");
});
