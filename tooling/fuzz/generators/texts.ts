import fc from "fast-check";

/** Texts that have broken programs before, or come near: each stands for a kind of damage. */
const AWKWARD = [
  "",
  " ",
  "\0",
  "\n",
  "\r\n",
  "\t",
  "\u0085\u2028\u2029",
  "\uFEFF",
  "\u200B\u2060\u00AD",
  "\u200E\u202Eabc\u202C",
  "\u2066right to left\u2069",
  "\uD800",
  "\uDC00x",
  "a\uD83D",
  "क्षत्रिय शिक्षक",
  "डॉ‍क्टर",
  "👩‍⚕️🇮🇳",
  "e\u0301\u0301\u0301",
  "İıßﬁΣς",
  "ﷺ",
  "१२३",
  "Ⅷ½",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "length",
  "NaN",
  "-0",
  "1e999",
  "0x10",
  "9007199254740993",
  "Infinity",
  "null",
  "undefined",
  "true",
  "[]",
  "{}",
  "All",
  "N/A",
  "<script>alert(1)</script>",
  "</script><!--",
  '<a href="javascript:alert(1)">x</a>',
  "&lt;b&gt;&#60;&amp;",
  "javascript:alert(1)",
  "//evil.example/x",
  "=1+1",
  "'=1+1",
  "+A1",
  "-1",
  "@SUM(A1)",
  '"',
  '""',
  "'",
  "`",
  "\\",
  "a,b;c\td|e",
  "%",
  "%00",
  "%FF",
  "%E0%A4%A",
  "%25%32%46",
  "+",
  "#a=",
  "?page=2",
  "../../../etc/passwd",
  "..%2f",
  "$&$1$$",
  "{{1}}",
  "(a+)+$",
  "'; drop table feedback; --",
  "a@b.c",
  "asha@example.in",
  "```html",
] as const;

export const awkward: fc.Arbitrary<string> = fc.constantFrom(...AWKWARD);

const LONGEST = 40_000;

/** One piece over and over between two others: what is slow by the square of a length shows here. */
const long: fc.Arbitrary<string> = fc
  .tuple(
    awkward,
    fc.oneof(awkward, fc.string({ unit: "binary", minLength: 1, maxLength: 3 })),
    fc.integer({ min: 100, max: LONGEST }),
    awkward,
  )
  .map(([start, piece, length, end]) => start + piece.repeat(Math.ceil(length / Math.max(1, piece.length))).slice(0, length) + end);

/** Many words, no two alike: what is remembered for a word, or looked up for it, shows here. */
const crowd: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom("sfdwer", "nurs", "क", "7", "docter engineer"), fc.integer({ min: 10, max: 2000 }))
  .map(([base, count]) => Array.from({ length: count }, (_, at) => `${base}${at.toString(36)}`).join(" "));

/** Any text: mostly short and awkward, now and then very long. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 24, arbitrary: awkward },
  { weight: 16, arbitrary: fc.tuple(awkward, fc.constantFrom("", " ", "a"), awkward).map((parts) => parts.join("")) },
  { weight: 12, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
  { weight: 8, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
  { weight: 1, arbitrary: long },
  { weight: 1, arbitrary: crowd },
);

export const shortText: fc.Arbitrary<string> = text.map((whole) => whole.slice(0, 40));
