import { afterEach, describe, expect, it } from "vitest";
import { removeText, writeJson, writeText } from "../../lib/storage.ts";
import { EMPTY, keepDraft, readDraft } from "./draft.ts";

const typed = { ...EMPTY, name: "Asha", email: "asha@example.in", rating: 4, message: "Half a thought" };
const ID = "7f2c1f5e-54f1-4a52-9a0c-3d0f6f1f8f11";
const KEY = "cc_draft_feedback";
afterEach(() => removeText("local", KEY));

describe("a draft", () => {
  it("comes back as it was kept, with the id under which just it was sent", () => {
    keepDraft("feedback", { typed, submissionId: ID });
    expect(readDraft("feedback")).toEqual({ typed, submissionId: ID });
    expect(readDraft("help")).toBeNull();
  });

  it("of somebody under 18 keeps no name and no address", () => {
    keepDraft("feedback", { typed: { ...typed, minor: true }, submissionId: null });
    expect(readDraft("feedback")?.typed).toEqual({ ...typed, minor: true, name: "", email: "" });
  });

  it("of nothing is none", () => {
    keepDraft("feedback", { typed, submissionId: null });
    keepDraft("feedback", { typed: { ...EMPTY, minor: true, name: "Asha" }, submissionId: ID });
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

  it.each([{ rating: 99 }, { rating: 2.5 }, { rating: -1 }, { category: "account" }, { category: "__proto__" }])(
    "leaves out %j, which the form cannot hold",
    (kept) => {
      writeJson("local", KEY, { message: "Kept", ...kept });
      expect(readDraft("feedback")?.typed).toEqual({ ...EMPTY, message: "Kept" });
    },
  );

  it("leaves out an id that the database would refuse, and stays sendable", () => {
    writeJson("local", KEY, { message: "Kept", submissionId: "id-1" });
    expect(readDraft("feedback")?.submissionId).toBeNull();
  });
});
