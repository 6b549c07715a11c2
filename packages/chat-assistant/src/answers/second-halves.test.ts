import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { replyKind } from "../reply-kind.ts";
import * as texts from "./topics/second-halves-texts.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

const BED = "the BEd takes a degree with half of the marks";
const TO_SCIENCE = "A pass in arts or commerce does not end science";
const COMPARTMENT = "has passed Class 12";
const IB = "the full IB Diploma counts as Class 12 in India";
const PAID = "What was paid is paid";
const BIOTECHNOLOGY = "biology in it for some years";

describe("questions of which a second half decides the answer", () => {
  it.each([
    ["can i do B.Ed after BCA? i want to be computer teacher", BED],
    ["bca ke baad bed kar sakte hai kya", BED],
    ["Is it possible to shift from arts to science after 12th", TO_SCIENCE],
    ["12th arts ke baad science le sakte hai", TO_SCIENCE],
    ["I failed in class 12 physics. Can I still do engineering through compartment exam?", COMPARTMENT],
    ["my school is IB board, will Indian colleges accept IB for engineering and do I need 12th physics HL", IB],
    ["is IB board accepted by indian colleges", IB],
    ["my parents spent 4 lakh on allen and i don't want to do jee anymore how do i tell them", PAID],
    ["papa ne 3 lakh loan liya coaching ke liye, ab mann nahi hai", PAID],
    ["can BTech biotechnology be done with PCB", BIOTECHNOLOGY],
  ])("[R377] %s", (question, said) => {
    expect(text(question).slice(0, 300)).toContain(said);
  });

  it.each([
    ["bed or bca which is better", BED],
    ["class 11 me arts se science le sakte hai", TO_SCIENCE],
    ["neet with compartment", COMPARTMENT],
    ["IB officer kaise bane", IB],
    ["coaching ki fees kitni hai", PAID],
    ["biotechnology salary", BIOTECHNOLOGY],
  ])("[R377] %s is another question", (question, unsaid) => {
    expect(text(question)).not.toContain(unsaid);
  });

  it("[R377] names only careers that the catalogue has", () => {
    const ids = Object.values(texts).flatMap((wording) =>
      Object.values(wording).flatMap((html) => [...html.matchAll(/\/career\/([\w-]+)"/g)].map(([, id = ""]) => id)),
    );
    expect(ids.length).toBeGreaterThan(15);
    expect(ids.filter((id) => explorer.byId(id) === undefined)).toEqual([]);
  });
});

describe("what is no slight", () => {
  it.each([
    "neet 3rd attempt worth it? got 480 in second, general category, parents can't afford private mbbs",
    "general category student can't afford private mbbs",
    "girls cannot apply to NDA?",
  ])("[R378] %s is answered", (question) => {
    expect(replyKind(groundedReply(question, explorer))).not.toBe("refusal");
  });

  it.each(["obc cannot be good doctors", "women can't do maths", "women cannot manage companies"])("[R378] %s is declined", (question) => {
    expect(replyKind(groundedReply(question, explorer))).toBe("refusal");
  });

  it("[R378] two that are weighed are compared, whatever is told beside them", () => {
    const reply = text("ca vs cma which is better for average student");
    expect(reply).toContain("Chartered Accountant");
    expect(reply).toContain("Cost Accountant");
  });

  it("[R378] tells the age for a fellowship", () => {
    expect(text("UGC NET age limit for JRF")).toContain("the upper age has been 30");
  });
});
