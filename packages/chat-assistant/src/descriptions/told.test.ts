import { buildCatalog } from "@career-clarity/career-catalog";
import { describe, expect, it } from "vitest";
import { dayIn, descriptionIn, englishOf, summaryIn } from "./in-language.ts";
import { TOLD } from "./index.ts";
import { textMark } from "./told.ts";

const careers = buildCatalog();
const toldOf = ({ category, id }: (typeof careers)[number]) => TOLD[category][id];
const numbersOf = (text: string): readonly string[] => (text.match(/\d+/g) ?? []).toSorted();

describe("[R400] what careers are, in Hindi", () => {
  it("is told of every career of the catalogue and of no other", () => {
    expect(careers.filter((career) => toldOf(career) === undefined).map(({ id }) => id)).toEqual([]);
    expect(Object.values(TOLD).reduce((sum, category) => sum + Object.keys(category).length, 0)).toBe(careers.length);
  });

  it("is told of the English as it stands: a text that is changed is put into Hindi anew, with its new mark", () => {
    const changed = careers.filter((career) => toldOf(career)?.of !== textMark(englishOf(career)));
    expect(changed.map(({ id }) => id)).toEqual([]);
  });

  it("has the figures of the English and no other", () => {
    const wrong = careers.flatMap((career) => {
      const told = toldOf(career);
      const { description, summary = description, day = [] } = career;
      const texts = [
        ...day.map((task, place) => [task, told?.day.hinglish[place]] as const),
        ...day.map((task, place) => [task, told?.day.hindi[place]] as const),
        [description, told?.description.hinglish],
        [description, told?.description.hindi],
        [summary, told?.summary.hinglish],
        [summary, told?.summary.hindi],
      ] as const;
      expect([told?.day.hinglish.length, told?.day.hindi.length]).toEqual([day.length, day.length]);
      return texts.filter(([english, text]) => numbersOf(english).join() !== numbersOf(text ?? "").join()).map(([, text]) => text);
    });
    expect(wrong).toEqual([]);
  });

  it("is written in the letters of its language and ends as a sentence does", () => {
    for (const career of careers) {
      const told = toldOf(career);
      for (const task of told?.day.hinglish ?? []) expect(task).toMatch(/^[\x20-\x7e]+[^.]$/);
      for (const task of told?.day.hindi ?? []) expect(task).toMatch(/^(?=.*\p{Script=Devanagari}).*[^।.]$/u);
      for (const text of [told?.description.hinglish, told?.summary.hinglish]) expect(text).toMatch(/^[\x20-\x7e]+[.?]$/);
      for (const text of [told?.description.hindi, told?.summary.hindi]) {
        expect(text).toMatch(/[।?]$/);
        // What is spoken by its letters stays in Latin ones: "BSF", "GST".
        const spelled = text?.replace(/[A-Z]{2,}/g, "") ?? "";
        const lettersOf = (script: RegExp): number => spelled.match(script)?.length ?? 0;
        expect(lettersOf(/\p{Script=Devanagari}/gu), text).toBeGreaterThan(lettersOf(/\p{Script=Latin}/gu));
      }
    }
  });

  it("names no gender: the work is told by the infinitive", () => {
    const told = careers.flatMap((career) => toldOf(career) ?? []);
    expect(
      told.filter(({ description }) => !/न[ाे](?:[ ,।:]|$)/u.test(description.hindi)).map(({ description }) => description.hindi),
    ).toEqual([]);
  });

  it("stands only for the text that it tells: a career of another catalogue keeps its own", () => {
    const [nurse] = careers.filter(({ id }) => id === "registered-nurse");
    if (nurse === undefined) throw new Error("no nurse");
    expect(descriptionIn(nurse, "hindi")).not.toBe(nurse.description);
    expect(summaryIn(nurse, "hinglish")).not.toBe(nurse.summary);
    expect(dayIn(nurse, "hindi")).not.toEqual(nurse.day);
    const other = { ...nurse, description: "Nurses horses.", summary: "Nurses horses at night.", day: ["Groom a mare"] };
    for (const language of ["english", "hinglish", "hindi"] as const) {
      expect(descriptionIn(other, language)).toBe("Nurses horses.");
      expect(summaryIn(other, language)).toBe("Nurses horses at night.");
      expect(dayIn(other, language)).toEqual(["Groom a mare"]);
    }
    expect(descriptionIn({ ...nurse, id: "constructor" }, "hindi")).toBe(nurse.description);
  });
});
