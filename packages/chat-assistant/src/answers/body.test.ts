import { expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { BODY_RULES, ELSEWHERE } from "./body-texts.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

it.each([
  ["chest kitni honi chahiye police bharti me", "your State's recruitment board"],
  ["air hostess ke liye weight kitna hona chahiye", "each airline's own notice"],
])("[R47] gives no figure for %j, and says whose notice has it: %s", (question, place) => {
  expect(text(question)).toMatch(/^I don't know this year's figures/);
  expect(text(question)).toContain(place);
});

it.each([
  ["height for police constable", "168 cm for men and 152 for women", "your State's recruitment board"],
  ["minimum height for indian army soldier", "157 for Gorkhas", "joinindianarmy.nic.in"],
  ["nda height required", "157 cm for men and 152 for women", "upsc.gov.in"],
  ["height 5 ft 1 girl, can i become sub inspector in police", "between 150 and 160 of women", "your State's recruitment board"],
  ["ips ke liye height kitni chahiye", "165 cm for men and 150 for women", "upsc.gov.in"],
  ["ssc gd me ladkiyon ki height", "170 cm for men and 157 for women", "ssc.gov.in"],
  ["पुलिस के लिए कितनी लंबाई चाहिए", "152 for women", "your State's recruitment board"],
])("[R47] names for %j the height of the notices so far, and whose notice has this year's: %s, %s", (question, height, place) => {
  expect(text(question)).toContain(height);
  expect(text(question)).toContain(place);
});

it.each([
  ["i am colour blind can i become pilot", "a clear defect closes this way"],
  ["चश्मा है क्या मैं पायलट बन सकता हूं", "Glasses or lenses alone do not close this way"],
  ["my eyesight is weak -2.5 can i join nda", "for the Navy and for flying mostly no"],
  ["kya chasma wale loco pilot ban sakte hai", "sight without glasses"],
  ["merchant navy colour blind", "dgshipping.gov.in"],
  ["tattoo on hand police allowed?", "differ from State to State"],
  ["crpf me tattoo allowed hai kya", "left forearm"],
  ["flat foot army", "looked at by the medical board"],
  ["dgca class 1 medical kya hota hai", "the check of eyes, ears, heart"],
  ["can colour blind become doctor", "in 2017 the Supreme Court"],
  ["colour blindness engineering me problem hai kya", "engineering is open, nearly all of it"],
])("[R47] says of %j what holds from year to year: %s", (question, said) => {
  expect(text(question)).toContain(said);
});

it.each(["tattoo artist kaise bane", "fear of heights jobs", "optometrist salary", "computer vision engineer"])(
  "[R47] leaves %j to others",
  (question) => {
    expect(text(question)).not.toContain("this year's figures");
    expect(text(question)).not.toContain("I know of no rule");
  },
);

it("[R47] puts careers of one notice under one heading, and each other under its own", () => {
  expect(text("height 5 ft 1 girl, can i become sub inspector in police")).toMatch(/^Police Inspector.+Height by the notices/s);
  expect(text("height for navy officer and police constable")).toMatch(/^Navy Officer(?! and).+Police Constable\s*Height by the notices/s);
});

it("[R47] states no measure of a body but heights of notices", () => {
  const texts = [...BODY_RULES.flatMap(({ says }) => Object.values(says)), ...Object.values(ELSEWHERE)];
  expect(texts.flatMap((each) => Object.values(each)).filter((each) => /\d ?(?:cm|kg|feet|km)\b|\d\/\d/.test(each))).toEqual([]);
});
