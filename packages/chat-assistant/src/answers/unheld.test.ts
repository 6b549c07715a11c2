import { expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

it.each([
  ["scholarship free hai kya obc ke liye", "scholarships.gov.in"],
  ["education loan kaise milega", "Vidyalaxmi"],
  ["canada me engineering free hai kya", "embassy"],
  ["dubai me job kaise mile", "emigrate.gov.in"],
  ["neet me 350 marks aaye, kya MBBS milega?", "mcc.nic.in"],
  ["jee main 2026 registration last date", "jeemain.nta.nic.in"],
  ["best engineering college in Pune", "nirfindia.org"],
  ["vacancy in Jaipur", "ncs.gov.in"],
])("[R30] does not know %j, and says who does: %s", (question, place) => {
  expect(text(question)).toContain("I don't know");
  expect(text(question)).toContain(place);
});

it("[R30] tells of an ordinary day where shifts were asked, and of work without nights", () => {
  expect(text("does nursing have night shift")).toContain("On an ordinary day");
  expect(text("no night shift jobs")).toContain("tell of no nights");
  expect(text("which jobs have night shift")).not.toContain("tell of no nights");
});

it.each([
  "german teacher",
  "loan officer kaise bane",
  "reservation clerk railway",
  "mobile repairing course",
  "how to become a cost accountant",
])("[R30] knows %j", (question) => {
  expect(text(question)).not.toContain("I don't know");
});

it.each(["who is prime minister of india", "my phone died", "aaj ka match score"])("[R30] leaves %j to others", (question) => {
  expect(text(question)).toContain("careers are all I know");
});

it("[R27] promises that the site is free, and nothing else", () => {
  expect(text("ye website free hai ya paise lagenge?")).toContain("Everything here is free");
  expect(text("is everything free")).toContain("Everything here is free");
  expect(text("coaching free hai kya")).not.toContain("Everything here is free");
});

it.each(["thank you didi", "shukriya disha bahut help hui", "धन्यवाद दीदी", "thanks a lot sir for your help"])(
  "[R31] thanks back for %j",
  (question) => {
    expect(text(question)).toContain("You are welcome");
  },
);
