import { describe, expect, it } from "vitest";
import { SAID } from "../../fixtures/said-in-distress.ts";
import { said, saying } from "./alike.ts";
import { careFor, warmthFor } from "./distress.ts";
import { STRAINED } from "./meanings/heart.ts";
import { STRAINED_OTHER } from "./meanings/of-others.ts";
import { DISTRESS } from "./meanings.ts";

const MEANINGS = [
  ...DISTRESS.map(({ name, meaning }) => [name, meaning] as const),
  ["strained", STRAINED] as const,
  ["strained of another", STRAINED_OTHER] as const,
];

/** A word spelt in both scripts, as `hindi` writes it. */
const IN_BOTH = /\(\?:[^()]*[a-z][^()]*\|[^()]*[\u0900-\u097f][^()]*\)/;
/** What remains of a phrase when its words and gaps are taken out. */
const bare = (phrase: string): string => phrase.replace(new RegExp(IN_BOTH, "g"), "").replaceAll("\\S", "");
const LETTER = /\p{L}/u;

describe.each(MEANINGS)("%s", (name, { english, hindi }) => {
  it("[R34] stands there in English and in Hindi", () => {
    expect(english.length).toBeGreaterThan(0);
    expect(hindi.length).toBeGreaterThan(0);
  });

  it("[R34] has each word of Hindi in Latin letters and in Devanagari", () => {
    expect(hindi.filter((phrase) => !IN_BOTH.test(phrase) || LETTER.test(bare(phrase)))).toEqual([]);
  });

  it.each(["english", "hinglish", "devanagari"] as const)("[R34] is understood in %s", (script) => {
    const questions = SAID[name]?.[script] ?? [];
    expect(questions.length).toBeGreaterThan(1);
    for (const question of questions) {
      expect(saying(...english, ...hindi).test(said(question)), question).toBe(true);
      expect(careFor(question) ?? warmthFor(question), question).not.toBeNull();
    }
  });
});

describe("spellings", () => {
  it.each([
    ["maarte hain", "marte hain"],
    ["zindagi", "jindagi"],
    ["phaansi", "fansi"],
    ["chhod", "chod"],
    ["dieee", "die"],
    ["ज़िन्दगी", "जिंदगी"],
    ["मरूँगा", "मरुगा"],
    ["गयी", "गई"],
    ["जि\u200dंदगी", "जिंदगी"],
  ])("[R34] %j is read as %j", (written, meant) => {
    expect(said(written)).toBe(said(meant));
  });
});
