import { feedbackCategories, helpCategories, type MessageForm } from "@career-clarity/submissions";
import fc from "fast-check";
import { editedText } from "./edits.ts";
import { text } from "./texts.ts";
import { number, value } from "./values.ts";

const ID = "7f2c1f5e-54f1-4a52-9a0c-3d0f6f1f8f11";
const typed = (usual: string): fc.Arbitrary<string> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 3, arbitrary: text }, editedText(fc.constant(usual)));

/** A form as somebody may have typed, pasted or kept it. */
export const messageForm: fc.Arbitrary<MessageForm> = fc.record({
  submissionId: fc.oneof(fc.constant(ID), fc.uuid()),
  userAgent: fc.oneof(
    { weight: 3, arbitrary: typed("Mozilla/5.0 (Linux; Android 13)") },
    fc.tuple(fc.constantFrom("x ", "क ", "😀 "), fc.integer({ min: 100, max: 600 })).map(([piece, times]) => piece.repeat(times)),
  ),
  minor: fc.boolean(),
  name: typed("Asha Rao"),
  email: typed("Asha@Example.in"),
  rating: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 5 }) }, number),
  category: fc.oneof(fc.constantFrom("", ...Object.keys(feedbackCategories), ...Object.keys(helpCategories)), text),
  message: typed("The stream test helped me."),
  improvements: typed(""),
});

/** What a database, a network or a library may throw or answer in place of a row. */
export const failure: fc.Arbitrary<unknown> = fc.oneof(
  fc.record(
    {
      code: fc.oneof(fc.constantFrom("23505", "42501", "PGRST202", "PGRST000", "TIMEOUT", 401), value),
      message: fc.oneof(
        fc.constantFrom("duplicate key value violates submission_id", "TypeError: Failed to fetch", "new row violates row-level security"),
        text,
      ),
      name: fc.oneof(fc.constantFrom("AbortError", "TypeError"), value),
    },
    { requiredKeys: [] },
  ),
  text.map((message) => new TypeError(message)),
  editedText(fc.constantFrom("function insert_feedback does not exist", "<html><body>502 Bad Gateway</body></html>", '{"message":"no"}')),
  value,
);
