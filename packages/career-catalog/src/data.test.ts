import { describe, expect, it } from "vitest";
import { careerId } from "./career-id.ts";
import { categorize } from "./categorize.ts";
import { categoryProfiles } from "./category-profiles.ts";
import { curatedCareers } from "./curated/index.ts";
import { familiesByCategory } from "./data/index.ts";
import { entriesOf } from "./entry.ts";
import { nameKey } from "./name-key.ts";
import { CAREER_CATEGORIES, INTEREST_LETTERS } from "./vocabulary.ts";

const titles = CAREER_CATEGORIES.flatMap((category) => familiesByCategory[category].flatMap(({ careers }) => careers));

const repeated = (values: readonly string[]): readonly string[] => values.filter((value, index) => values.indexOf(value) !== index);

const names = (broken: readonly { readonly name: string }[]): readonly string[] => broken.map(({ name }) => name);

const NUMBERING = /\d(?!D\b)| (I{1,3}|IV|V|VI{0,3}|IX|X)$/;
const BRACKET_OR_SLASH = /[()[\]{}/\\]/;
const SENIORITY = /^(Senior|Junior|Lead|Assistant|Chief) /;

describe.each(CAREER_CATEGORIES)("%s", (category) => {
  const families = familiesByCategory[category];
  const careers = families.flatMap((family) => family.careers);

  it("[R9] holds exactly its target count", () => {
    expect(careers).toHaveLength(categoryProfiles[category].targetCount);
  });

  it("[R37] has 5 to 10 subcategories, each named once", () => {
    expect(families.length).toBeGreaterThanOrEqual(5);
    expect(families.length).toBeLessThanOrEqual(10);
    expect(repeated(families.map(({ subcategory }) => subcategory))).toEqual([]);
  });

  it("[R39] gives each title traits unlike those of at least half its family", () => {
    const alike = families.flatMap((family) =>
      family.careers.filter(({ traits }) => {
        const same = family.careers.filter((other) => other.traits.join() === traits.join()).length - 1;
        return same > (family.careers.length - 1) / 2;
      }),
    );
    expect(names(alike)).toEqual([]);
  });

  it("[R40] is found from the name for at least 60 % of its titles", () => {
    const found = careers.filter(({ name }) => categorize(name) === category).length;
    expect(found / careers.length).toBeGreaterThanOrEqual(0.6);
  });
});

describe("all authored titles", () => {
  it("[R35] have names of their own, in any case and as ids", () => {
    expect(repeated(titles.map(({ name }) => nameKey(name)))).toEqual([]);
    expect(repeated(titles.map(({ name }) => careerId(name)))).toEqual([]);
  });

  it("[R36] carry no number, bracket or slash", () => {
    expect(names(titles.filter(({ name }) => NUMBERING.test(name) || BRACKET_OR_SLASH.test(name)))).toEqual([]);
  });

  it("[R36] stand in at most one seniority form", () => {
    const bases = titles.filter(({ name }) => SENIORITY.test(name)).map(({ name }) => name.replace(SENIORITY, ""));
    expect(repeated(bases)).toEqual([]);
  });

  it("[R38] are described in one sentence of 28 to 64 characters, and some at more length, in words of their own", () => {
    const all = [...titles, ...curatedCareers];
    expect(names(all.filter(({ description = "" }) => !/^\p{Lu}.{26,62}\.$/u.test(description)))).toEqual([]);
    expect(names(all.filter(({ summary = "", description = "" }) => summary !== "" && summary.length <= description.length))).toEqual([]);
    expect(names(all.filter(({ summary = "" }) => summary.length > 200))).toEqual([]);
    expect(
      repeated(
        all
          .flatMap(({ description = "", summary = "" }) => [description, summary])
          .filter(Boolean)
          .map(nameKey),
      ),
    ).toEqual([]);
  });

  it("[R38] have 3 to 5 different skills", () => {
    expect(names(titles.filter(({ skills }) => skills.length < 3 || skills.length > 5))).toEqual([]);
    expect(names(titles.filter(({ skills }) => new Set(skills.map(nameKey)).size < skills.length))).toEqual([]);
  });

  it("[R38] have 2 or 3 different RIASEC letters", () => {
    const letters: readonly string[] = INTEREST_LETTERS;
    const fits = (interests: string) =>
      [2, 3].includes(interests.length) &&
      new Set(interests).size === interests.length &&
      [...interests].every((letter) => letters.includes(letter));
    expect(names(titles.filter(({ interests }) => !fits(interests)))).toEqual([]);
  });

  it("[R2] have trait scores that are whole numbers from 1 to 10", () => {
    const fits = (score: number) => Number.isInteger(score) && score >= 1 && score <= 10;
    expect(names(titles.filter(({ traits }) => !traits.every(fits)))).toEqual([]);
  });

  it("[R22][R23] carry a figure of the United States survey only beside the occupation that it is of", () => {
    const homeless = titles.filter(({ soc, payUsd, growthPercent }) => soc === undefined && (payUsd ?? growthPercent) !== undefined);
    expect(names(homeless)).toEqual([]);
  });

  it("[R22] have a rising pay range where they have one", () => {
    expect(names(titles.filter(({ payUsd }) => payUsd !== undefined && !(payUsd[0] > 0 && payUsd[0] <= payUsd[1])))).toEqual([]);
  });
});

const generated = CAREER_CATEGORIES.flatMap((category) => familiesByCategory[category].flatMap(entriesOf));
const generatedNames = new Set(generated.map(({ name }) => nameKey(name)));
// A curated career that stands among the generated ones already is not merged.
const entries = [...generated, ...curatedCareers.filter(({ name }) => !generatedNames.has(nameKey(name)))];

describe("all authored details", () => {
  it("[R45] have 3 to 5 tasks of a day and 3 dislikes where they are written", () => {
    expect(names(entries.filter(({ day }) => day && (day.length < 3 || day.length > 5)))).toEqual([]);
    expect(names(entries.filter(({ dislikes }) => dislikes && dislikes.length !== 3))).toEqual([]);
  });

  it("[R45] say nothing twice", () => {
    expect(repeated(entries.flatMap(({ day }) => day ?? []))).toEqual([]);
    expect(repeated(entries.flatMap(({ dislikes }) => dislikes ?? []))).toEqual([]);
    expect(repeated(entries.flatMap(({ tryIt }) => tryIt ?? []))).toEqual([]);
  });

  it("[R45] give pay in India that rises and spans at most a factor of 8", () => {
    expect(
      names(entries.filter(({ payLakh }) => payLakh && !(payLakh[0] > 0 && payLakh[0] <= payLakh[1] && payLakh[1] <= payLakh[0] * 8))),
    ).toEqual([]);
  });

  it("[R46] keep a subject open, name nothing twice, and take years that rise", () => {
    const paths = entries.flatMap(({ name, pathway }) => (pathway ? [{ name, ...pathway }] : []));
    expect(names(paths.filter(({ subjects }) => subjects.length === 0))).toEqual([]);
    expect(names(paths.filter(({ yearsToFirstPay: [low, high] }) => low < 0 || low > high))).toEqual([]);
    const twice = ({ exams, subjects, afterClass10, afterClass12, afterDegree }: (typeof paths)[number]) =>
      [exams, subjects, afterClass10, afterClass12, afterDegree].some((list) => repeated(list).length > 0);
    expect(names(paths.filter(twice))).toEqual([]);
  });
});
