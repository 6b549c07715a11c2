import { describe, expect, it, vi } from "vitest";
import { site } from "../../site.ts";
import { deliver } from "./delivery.ts";
import { EMPTY } from "./draft.ts";

vi.mock("./thanks.tsx", () => ({ Thanks: null }));
vi.mock("../../lib/gateway/open-gateway.ts", () => ({
  openGateway: () => {
    throw new TypeError("URL.newest is not a function");
  },
}));

const form = { ...EMPTY, name: "Asha", email: "asha@example.in", rating: 4, message: "Helped.", submissionId: "", userAgent: "UA" };

describe("a message whose sending throws", () => {
  it("goes by mail, with the form's own words", async () => {
    const { sent, problem } = await deliver("feedback", form);
    expect(sent).toMatchObject({ id: null, how: expect.stringContaining("via email"), mail: { text: expect.stringContaining("Helped.") } });
    expect(problem?.text).toBe(
      `Failed to submit feedback: URL.newest is not a function. Please try again or contact us directly at ${site.supportEmail}`,
    );
  });

  it("goes by mail without a word where it asks for help", async () => {
    const { sent, problem } = await deliver("help", form);
    expect(sent?.mail?.link).toContain("mailto:");
    expect(problem).toBeNull();
  });

  it.each([
    ["feedback", /^Failed to submit feedback: /],
    ["help", /^Failed to submit help request\. /],
  ] as const)("of somebody under 18 stays in the form: %s", async (kind, text) => {
    const { sent, problem } = await deliver(kind, { ...form, name: "", email: "", minor: true });
    expect(sent).toBeNull();
    expect(problem).toMatchObject({ text: expect.stringMatching(text), parentMail: expect.stringContaining("mailto:") });
  });
});
