import { expect, it } from "vitest";
import { explorer } from "../fixtures/explorer.ts";
import { longQuestions } from "../fixtures/long-questions.ts";
import { groundedReply } from "./grounded-reply.ts";

it.each(longQuestions)("[R38] a thousand characters of %j have an answer", (question) => {
  expect(groundedReply(question, explorer)).toMatch(/^<(?:p|h3)>/);
});
