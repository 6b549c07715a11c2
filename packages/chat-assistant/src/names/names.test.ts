import { EXAMS } from "@career-clarity/career-catalog";
import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { wordsOf } from "../reading/words.ts";
import { AROUND_FIELDS } from "./around-fields.ts";
import { commonNames } from "./common-names.ts";
import { EXAM_NAMES } from "./exam-names.ts";
import { kindsOf, wideKinds } from "./kinds.ts";

const firstLink = (question: string): string | undefined =>
  parsed(groundedReply(question, explorer)).tags.find(({ name }) => name === "a")?.attributes.href;

describe("the work around the best-known post of a field", () => {
  it("[R235][R236] is in the catalogue", () => {
    const ids = AROUND_FIELDS.flatMap(({ around, cheaper = [] }) => [...around, ...cheaper]);
    expect(ids.filter((id) => explorer.byId(id) === undefined)).toEqual([]);
  });

  it("[R235] is none of the posts that it stands beside", () => {
    for (const { star, cheaper = [] } of AROUND_FIELDS)
      expect(cheaper.filter((id) => new RegExp(`^(?:${star})$`, "u").test(id.replaceAll("-", " ")))).toEqual([]);
  });
});

describe("what people call a career", () => {
  it("[R29] is known of at least 120 careers, each in the catalogue", () => {
    const ids = Object.keys(commonNames);
    expect(ids.length).toBeGreaterThanOrEqual(120);
    expect(
      [...ids, ...Object.values(kindsOf).flat(), ...wideKinds.flatMap(({ kinds }) => kinds)].filter(
        (id) => explorer.byId(id) === undefined,
      ),
    ).toEqual([]);
  });

  it("[R29] is known in Devanagari of at least 100", () => {
    expect(
      Object.values(commonNames).filter((names) => names.some((name) => /\p{Script=Devanagari}/u.test(name))).length,
    ).toBeGreaterThanOrEqual(100);
  });

  it("[R29] belongs to one career alone", () => {
    const names = Object.values(commonNames)
      .flat()
      .map((name) => wordsOf(name).join(" "));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(
    Object.entries(commonNames).flatMap(([id, names]) =>
      names.filter((name) => /\p{Script=Devanagari}/u.test(name)).map((name) => [name, id] as const),
    ),
  )("[R29] %s leads to %s", (name, id) => {
    expect(firstLink(`${name} की सैलरी कितनी है`)).toBe(`/career/${id}`);
  });

  it.each([
    ["software engineer kaise bane", "software-engineer"],
    ["doctor banne ke liye kya karna padega", "general-physician"],
    ["vakil", "criminal-lawyer"],
    ["adhyapak ki tankhwah", "primary-school-teacher"],
    ["nyayadhish kaise bane", "civil-judge"],
    ["kisan kitna kamata hai", "crop-farmer"],
    ["police wala banna hai", "police-constable"],
    ["IAS officer", "ias-officer"],
    ["irs kaise bane", "irs-officer"],
    ["dsp ki taiyari", "deputy-superintendent-of-police"],
    ["ifs forest officer salary", "indian-forest-service-officer"],
    ["chowkidar ki naukri", "security-guard"],
    ["maths ka teacher kaise bane", "mathematics-teacher"],
    ["teacher of physics", "physics-teacher"],
    ["sofware enginer", "software-engineer"],
    ["fisiotherapist", "physiotherapist"],
    ["chartered acountant", "chartered-accountant"],
    ["electrition", "electrician"],
    ["lawer", "criminal-lawyer"],
    ["datascientist salary", "data-scientist"],
    ["fire fighter salary", "firefighter"],
    ["CFO kaise bane", "chief-financial-officer"],
  ])("[R29] understands %j as %s", (question, id) => {
    expect(firstLink(question)).toBe(`/career/${id}`);
  });

  it.each(["i need an id for the form", "a pro tip please", "my pet is ill"])("[R29] takes no short word for a title: %j", (question) => {
    expect(firstLink(question) ?? "").not.toMatch(/^\/career\/(?:instructional|public-relations|physical)/);
  });

  it("[R23] every examination has names and a purpose", () => {
    for (const exam of EXAMS) {
      expect(EXAM_NAMES[exam].names.length).toBeGreaterThan(0);
      expect(parsed(groundedReply(`what is the ${exam} exam for?`, explorer)).text).toContain(EXAM_NAMES[exam].about);
    }
  });
});
