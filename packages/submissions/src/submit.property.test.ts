import fc from "fast-check";
import { expect, it } from "vitest";
import type { FeedbackArguments, GatewayAnswer, SubmissionGateway } from "./gateway.ts";
import { submitFeedback } from "./submit.ts";

const form = {
  submissionId: "id-1",
  userAgent: "UA",
  minor: false,
  name: "Asha",
  email: "asha@example.in",
  rating: 4,
  category: "",
  message: "Helped.",
  improvements: "",
};

const REPEATED = 'duplicate key value violates unique constraint "feedback_submission_id_key"';

type Fate = "answered" | "answer lost" | "never arrived";

/** A database that keeps one row for each id; a call may be lost on its way there or on its way back. */
function database(fates: readonly Fate[]) {
  const rows = new Set<string>();
  let calls = 0;
  const store = async (id: string): Promise<GatewayAnswer<string>> => {
    const fate = fates[calls++] ?? "answered";
    const lost = { ok: false, error: new TypeError("Failed to fetch") } as const;
    if (fate === "never arrived") return lost;
    const isRepeated = rows.has(id);
    rows.add(id);
    if (fate === "answer lost") return lost;
    return isRepeated ? { ok: false, error: { code: "23505", message: REPEATED } } : { ok: true, stored: "row" };
  };
  const gateway: SubmissionGateway = {
    insertFeedback: ({ p_id }: FeedbackArguments) => store(p_id),
    insert: (_table, { submission_id }) => store(submission_id),
    addSubscription: async () => ({ ok: true, stored: 0 }),
  };
  return { rows, gateway };
}

it("[R37] whatever is lost on the way, a message is stored at most once, and what is said to be stored is", async () => {
  const fates = fc.array(fc.constantFrom<Fate>("answered", "answer lost", "never arrived"), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fates, async (asked) => {
      const { rows, gateway } = database(asked);
      for (let time = 0; time < 3; time++) {
        const { status } = await submitFeedback(gateway, form);
        expect(rows.size).toBeLessThanOrEqual(1);
        if (status === "stored") expect(rows.size).toBe(1);
        else expect(status).toBe("mail");
      }
    }),
  );
});
