import { describe, expect, it } from "vitest";
import { falseFigures, figuresOf, hasBareFigure } from "./figures.ts";
import { plainText } from "./plain-text.ts";

const FACTS =
  "Nurse. Pay in India: ₹3.2 lakh to ₹8 lakh a year (estimate, 2024). Pay in the USA: $61,250 - $129,400. Growth +6%. Takes 4 years.";
const read = (text: string) => [...figuresOf(plainText(text))];

describe("figuresOf", () => {
  it.each([
    ["₹4 lakh", ["inr:400000"]],
    ["4 LPA", ["inr:400000"]],
    ["Rs. 4,00,000", ["inr:400000"]],
    ["400000 rupees", ["inr:400000"]],
    ["₹4–8 lakh", ["inr:400000", "inr:800000"]],
    ["4 to 8 lakhs", ["inr:400000", "inr:800000"]],
    ["4-8 LPA", ["inr:400000", "inr:800000"]],
    ["₹1.5 - 4.5 lakh", ["inr:150000", "inr:450000"]],
    ["₹1.5 crore", ["inr:15000000"]],
    ["₹४ लाख", ["inr:400000"]],
    ["५ करोड़ रुपये", ["inr:50000000"]],
    ["$46,460 - $127,520", ["usd:46460", "usd:127520"]],
    ["US$60k", ["usd:60000"]],
    ["12%", ["percent:12"]],
    ["12 per cent", ["percent:12"]],
    ["<strong>1</strong>2 percent", ["percent:12"]],
    ["&#49;5%", ["percent:15"]],
    ["１５％", ["percent:15"]],
    ["4 years", ["plain:4"]],
    ["a 4-year degree", ["plain:4"]],
    ["several lakhs of rupees", ["word:lakhs"]],
    ["ninety percent", ["percent:90"]],
    ["thirty-seven lakh", ["inr:3700000"]],
    ["some percent", ["word:percent"]],
    ["five lakh a year, six to eight lakhs later", ["inr:500000", "inr:600000", "inr:800000"]],
    ["a three-year diploma, then two years", ["plain:3", "plain:2"]],
    ["teen saal, paanch lakh", ["plain:3", "inr:500000"]],
    ["two ways to get there, one for each", []],
    ["after Class 10 or 12, in 12th or 10+2", []],
    ["<ol><li>Step 1</li></ol><p>2. Then</p>", []],
    ["3D artists use 5G", []],
  ])("reads %s", (text, figures) => {
    expect(read(text)).toEqual(figures);
  });
});

describe("falseFigures", () => {
  it.each([
    "It pays ₹3.2 to 8 lakh a year, by an estimate of 2024.",
    "In the USA $61,250 to $129,400, and it grows by 6%.",
    "You study 4 years after Class 12.",
    "About 61,250 dollars, or ₹3,20,000.",
  ])("finds nothing in: %s", (text) => {
    expect(falseFigures(text, FACTS)).toEqual([]);
  });

  it.each([
    "It pays ₹9 lakh.",
    "It pays $8 lakh.",
    "It pays ₹61,250.",
    "It pays 8 crore.",
    "It grows by 4%.",
    "97% find work.",
    "It takes 3 years.",
    "It takes three years.",
    "It pays nine lakh.",
    "Nine in ten, that is ninety per cent, find work.",
    "It pays several lakh.",
    "It pays ₹3.25 lakh.",
    "पाँच लाख मिलते हैं, यानी ५ लाख",
  ])("finds: %s", (text) => {
    expect(falseFigures(plainText(text), FACTS)).not.toEqual([]);
  });

  it.each(["It pays ₹8 lakh.", "It grows by 6%.", "Pay: $61,250.", "An estimate:\n₹8 lakh", "₹8 lakh, according to many"])(
    "needs to know what kind of figure it is: %s",
    (text) => {
      expect(falseFigures(text, FACTS)).toEqual([]);
      expect(hasBareFigure(text)).toBe(true);
    },
  );
  it.each(["About ₹8 lakh, an estimate of 2024.", "It takes 4 years.", "It grows by 6% (sourced, 2024).", "₹8 lakh (अनुमान)"])(
    "is content with: %s",
    (text) => {
      expect(hasBareFigure(text)).toBe(false);
    },
  );

  it.each([
    ["1,", 4000, ["plain:Infinity"]],
    ["lakh ", 1600, ["word:lakh"]],
    [" ", 8000, []],
    ["class ", 1300, []],
    ["three to ", 900, []],
  ])("reads %j thousands of times over", (piece, times, figures) => {
    expect(falseFigures(piece.repeat(times), FACTS)).toEqual(figures);
  });
});
