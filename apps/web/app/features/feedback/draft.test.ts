import { afterEach, describe, expect, it } from "vitest";
import { removeText, writeJson, writeText } from "../../lib/storage.ts";
import { EMPTY, keepDraft, readDraft } from "./draft.ts";

const typed = { ...EMPTY, name: "Asha", email: "asha@example.in", rating: 4, message: "Half a thought" };
const KEY = "cc_draft_feedback";
afterEach(() => removeText("local", KEY));

describe("a draft", () => {
  it("comes back as it was kept, with the id under which just it was sent", () => {
    keepDraft("feedback", { typed, submissionId: "id-1" });
    expect(readDraft("feedback")).toEqual({ typed, submissionId: "id-1" });
    expect(readDraft("help")).toBeNull();
  });

  it("of somebody under 18 keeps no name and no address", () => {
    keepDraft("feedback", { typed: { ...typed, minor: true }, submissionId: null });
    expect(readDraft("feedback")?.typed).toEqual({ ...typed, minor: true, name: "", email: "" });
  });

  it("of nothing is none", () => {
    keepDraft("feedback", { typed, submissionId: null });
    keepDraft("feedback", { typed: { ...EMPTY, minor: true, name: "Asha" }, submissionId: "id-1" });
    expect(readDraft("feedback")).toBeNull();
  });

  it.each(["null", "[]", "7", "{", '"text"', '{"message":7}', '{"__proto__":{"message":"x"}}'])("is none where %s is kept", (text) => {
    writeText("local", KEY, text);
    expect(readDraft("feedback")).toBeNull();
  });

  it("is read as far as it fits", () => {
    writeJson("local", KEY, { message: "Kept", rating: "5", minor: "yes", category: null, submissionId: 7, more: "?" });
    expect(readDraft("feedback")).toEqual({ typed: { ...EMPTY, message: "Kept" }, submissionId: null });
  });
});
