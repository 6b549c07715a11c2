import { describe, expect, it } from "vitest";
import { careers, explorer } from "../fixtures/explorer.ts";
import { groundedReply } from "./grounded-reply.ts";

/** The plainest wordings: whatever else an answer has a text for, none of them may take a career from its own record. */
const WORDINGS: readonly ((name: string) => string)[] = [
  (name) => `how to be a ${name}`,
  (name) => `how to become a ${name} in india`,
  (name) => `i want to be a ${name}`,
  (name) => `what does a ${name} do`,
  (name) => `tell me about ${name}`,
  (name) => `${name} salary`,
  (name) => `${name} qualification`,
  (name) => `${name} kaise bane`,
  (name) => `${name} ki salary kitni hai`,
  (name) => `mujhe ${name} banna hai`,
  (name) => `${name} कैसे बनें`,
];

const firstLink = (html: string): string | undefined => html.match(/href="\/career\/([a-z0-9-]+)"/)?.[1];

describe("every career of the catalogue, asked for plainly", () => {
  it.each(WORDINGS.map((wording) => [wording("..."), wording] as const))(
    "[R136] %j is answered with its own record first",
    (_, wording) => {
      const lost = careers
        .filter(({ id, name }) => firstLink(groundedReply(wording(name.toLowerCase()), explorer)) !== id)
        .map(({ name }) => name);
      expect(lost).toEqual([]);
    },
  );

  it.each([
    ["how to be a teacher", "primary-school-teacher"],
    ["i want to be a teacher in school", "primary-school-teacher"],
    ["how to become a ceo", "chief-executive-officer"],
    ["can i be a pilot without maths", "commercial-pilot"],
    ["how to be a tennis umpire", "tennis-umpire"],
    ["talaq ka vakil kaise bane", "family-lawyer"],
  ])("[R136] %s: the verb is no degree, and the name no circumstance", (question, id) => {
    expect(firstLink(groundedReply(question, explorer))).toBe(id);
  });

  it.each(["be ke baad teacher ban sakte hai", "i am a be mechanical student, can i be a teacher"])(
    "[R136] %s: the degree is still read",
    (question) => {
      expect(groundedReply(question, explorer, { language: "english" })).toContain("an engineer can become a teacher");
    },
  );
});
