import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { needsOf } from "./beginnings.ts";
import { mayStand } from "./may-stand.ts";
import { checkFirst, Pattern } from "./pattern.ts";

/** The source of a pattern and a text that it may find. */
type Sample = { readonly source: string; readonly text: string };

const letter = fc.constantFrom("a", "b", "c", " ", "\n", "क", "ी", "😀");
/** Signs of every kind that the check tells apart, with what each may stand for. Nothing without an end stands in a group that is repeated without one, which takes some engines for ever. */
const SIGNS = String.raw`ab=ab;ba=ba;क=क;की=की;😀=😀;\S=c;\s= ;\w=a;\b=;^=;$=;.= ;.=b;[ab]=b;[^ ]=c;[^a]= ;[a-c]=c;[की]=ी;\p{L}=c;\u0061=a;a?=;a?=a;ab?=a;ab?=ab;b+=bb;ba{2}=baa;ab{0,2}=a;ab{0,2}=abb;\S*=cc;\S+=ab;.*=a b;[ab]?=;[^ ]+=cab;क?=;😀?=;😀+=😀😀; ?=; +=  ; *=;(?:ab)*=abab;(?: a)+= a a;(?:b )*=b b ;(?:a\S|a)=ac`;
const sign = fc.oneof(
  fc.constantFrom("a", "b", " ", " a", "b ").map((text): Sample => ({ source: text, text })),
  fc.constantFrom(...SIGNS.split(";")).map((row): Sample => ({ source: row.split("=")[0] ?? "", text: row.split("=")[1] ?? "" })),
);
const joined = (parts: readonly Sample[]): Sample => ({
  source: parts.map(({ source }) => source).join(""),
  text: parts.map(({ text }) => text).join(""),
});
const TIMES: readonly (readonly [sign: string, count: number])[] = [
  ["", 1],
  ["?", 0],
  ["?", 1],
  ["{2}", 2],
  ["{0,2}", 0],
  ["{1,3}?", 3],
];
const { any: sample } = fc.letrec<{ any: Sample; way: Sample; group: Sample }>((tie) => ({
  any: fc
    .array(tie("way"), { minLength: 1, maxLength: 3 })
    .chain((ways) => fc.constantFrom(...ways).map(({ text }) => ({ source: ways.map(({ source }) => source).join("|"), text }))),
  way: fc.array(fc.oneof({ maxDepth: 2 }, sign, tie("group")), { maxLength: 4 }).map(joined),
  group: fc.oneof(
    fc
      .tuple(fc.constantFrom("(?:", "("), tie("any"), fc.constantFrom(...TIMES))
      .map(([opening, { source, text }, [times, count]]) => ({ source: `${opening}${source})${times}`, text: text.repeat(count) })),
    fc
      .tuple(fc.constantFrom("(?=", "(?!", "(?<=", "(?<!"), tie("any"))
      .map(([opening, { source }]) => ({ source: `${opening}${source})`, text: "" })),
  ),
}));
/** A pattern with texts of which some have what it finds. */
const asked = fc
  .tuple(sample, fc.array(letter, { maxLength: 3 }), fc.array(letter, { maxLength: 6 }))
  .map(([{ source, text }, before, after]) => ({
    plain: new RegExp(source, "u"),
    texts: [text, `${before.join("")}${text}${after.join("")}`, ` ${text} `, ` ${after.join("")} `],
  }));

beforeAll(() => checkFirst(mayStand));

describe("a pattern with its first check", () => {
  it("[R38] finds what it finds without", () => {
    fc.assert(
      fc.property(asked, ({ plain, texts }) => {
        const checked = new Pattern(plain);
        for (const text of texts) expect([text, checked.test(text)]).toEqual([text, plain.test(text)]);
      }),
      { numRuns: 2000 },
    );
  });

  it("[R38] puts in the place of it what is put there without", () => {
    const at = (found: string, ...more: unknown[]): string => JSON.stringify([found, ...more]);
    fc.assert(
      fc.property(asked, ({ plain, texts }) => {
        const [checked, unchecked] = [new Pattern(plain, "gu"), new RegExp(plain, "gu")];
        for (const text of texts) {
          expect(text.replace(checked, "<$&>")).toBe(text.replace(unchecked, "<$&>"));
          expect(text.replace(checked, at)).toBe(text.replace(unchecked, at));
        }
      }),
    );
  });

  it("[R38] takes what is whole by one way and goes on by another for no more than a beginning", () => {
    expect(mayStand(/ (?:a\S|a)b /u)(" acb ")).toBe(true);
  });

  it("[R38] is not looked for where no word begins as it asks for", () => {
    const mayStandIn = mayStand(/ (?:salary|pay) of(?= )/u);
    expect([" what is the salary of a nurse ", " pay me ", " nurse kaise bane ", ""].map(mayStandIn)).toEqual([true, false, false, false]);
  });

  it("[R38] asks for the words of a phrase, and for those of one way where there are several", () => {
    const { clauses, ways } = needsOf(/ (?:kya|how) (?:\S+ ){0,3}(?:salary|pay hai)(?= )/u);
    expect(clauses.map((clause) => [...clause])).toContainEqual(["kya ", "how "]);
    expect(ways.map((way) => way.map((clause) => [...clause]))).toEqual([[["salary"]], [["pay "], ["hai"]]]);
  });
});
