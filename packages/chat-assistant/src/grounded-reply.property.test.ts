import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { careers, explorer } from "../fixtures/explorer.ts";
import { hostileHtml } from "../fixtures/hostile-html.ts";
import { parsed } from "../fixtures/parsed.ts";
import { groundedReply } from "./grounded-reply.ts";
import { cleanReply } from "./html/clean-reply.ts";
import { QUESTION_LIMIT } from "./limits.ts";

const WORDS =
  "doctor engineer teacher salary how to become after 12th 10th commerce arts pcm pcb neet jee without not or vs careers in remote stress travel python ke baad kya kare kaise bane bina maths डॉक्टर कैसे बनें college fees it this other than MBA".split(
    " ",
  );
const questions = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 14 }).map((words) => words.join(" ")),
);

describe("properties", () => {
  it("[R33] never throws, and every reply is its own cleaned form", () => {
    fc.assert(
      fc.property(questions, fc.option(fc.constantFrom(...careers)), (question, page) => {
        const reply = groundedReply(question, explorer, page === null ? {} : { careerId: page.id });
        expect(reply).not.toBe("");
        expect(cleanReply(reply)).toBe(reply);
      }),
      { numRuns: 400 },
    );
  });

  it("[R33] repeats nothing that was typed and is not the catalogue's", () => {
    for (const hostile of hostileHtml) expect(groundedReply(hostile, explorer)).not.toMatch(/pwned|evil/);
  });

  it("[R33] reads the first 1000 characters and no more", () => {
    fc.assert(
      fc.property(fc.constantFrom("tailor salary", "careers with PCM"), fc.string(), (question, tail) => {
        const full = question.padEnd(QUESTION_LIMIT, " ");
        expect(groundedReply(full + tail, explorer)).toBe(groundedReply(full, explorer));
      }),
    );
  });

  it("[R32] states of every career the pay of its record and no other figure", () => {
    const amounts = (html: string): readonly string[] => parsed(html).text.match(/₹[\d.]+ (?:lakh|crore)/g) ?? [];
    const inWords = (rupees: number): string =>
      rupees < 10_000_000 ? `₹${Number((rupees / 100_000).toFixed(1))} lakh` : `₹${Number((rupees / 10_000_000).toFixed(2))} crore`;
    fc.assert(
      fc.property(fc.constantFrom(...careers), (career) => {
        const stated = amounts(groundedReply("what does it pay?", explorer, { careerId: career.id }));
        expect(stated).toEqual(career.payInr === undefined ? [] : [inWords(career.payInr.low), inWords(career.payInr.high)]);
      }),
      { numRuns: 300 },
    );
  });

  it("[R19] finds every career of the catalogue by its own name", () => {
    for (const { id, name } of careers) {
      expect(
        parsed(groundedReply(`tell me about ${name}`, explorer)).tags.find(({ name: tag }) => tag === "a")?.attributes.href,
        name,
      ).toBe(`/career/${id}`);
    }
  });
});
