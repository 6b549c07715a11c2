import { buildCatalog, type Career, type Pathway } from "@career-clarity/career-catalog";
import { describe, expect, it } from "vitest";
import { YEARS_RULES } from "./catalog-years.ts";

const [any] = buildCatalog();
const broken = (education: Career["education"], path: Partial<Pathway>): readonly string[] => {
  const pathway = { ...any?.pathway, afterClass10: [], afterClass12: [], afterDegree: [], ...path } as Pathway;
  return YEARS_RULES.filter(([, isBroken]) => isBroken(pathway, { ...any, education } as Career)).map(([rule]) => rule);
};

describe("years to the first pay", () => {
  it("follow from the routes", () => {
    expect(broken("Bachelor's Degree", { afterClass12: ["BCA", "BTech"], yearsToFirstPay: [5, 6] })).toEqual([]);
  });

  it("do not begin before the quickest route ends", () => {
    expect(broken("Doctorate", { afterClass12: ["BA"], afterDegree: ["MA, then PhD"], yearsToFirstPay: [9, 12] })).toEqual([
      "years to the first pay that begin before the quickest of its routes ends",
    ]);
  });

  it("do not begin after a bare diploma or a shorter degree", () => {
    const late = ["years to the first pay that begin after the quickest of its routes ends"];
    expect(
      broken("Bachelor's Degree", {
        afterClass10: ["Polytechnic diploma in Mechanical Engineering"],
        afterClass12: ["BTech"],
        yearsToFirstPay: [6, 6],
      }),
    ).toEqual(late);
    expect(broken("Bachelor's Degree", { afterClass12: ["BCA", "BTech"], yearsToFirstPay: [6, 7] })).toEqual(late);
  });

  it("may begin later where an examination or years of work follow", () => {
    expect(
      broken("Bachelor's Degree", { afterClass12: ["Any degree"], afterDegree: ["State PSC selection"], yearsToFirstPay: [6, 9] }),
    ).toEqual([]);
    const first = { afterClass12: ["BBA"], afterDegree: ["Sales executive first, then promotion"] };
    expect(broken("Bachelor's Degree", { ...first, yearsToFirstPay: [7, 11] })).toEqual([]);
  });

  it("may not begin two years late without a word on why", () => {
    expect(broken("Bachelor's Degree", { afterClass12: ["BBA"], yearsToFirstPay: [7, 9] })).toEqual([
      "years to the first pay that begin after the quickest of its routes ends",
    ]);
  });

  it("of a post far off stand beside the work that comes first", () => {
    const path = { afterClass12: ["BHM"], yearsToFirstPay: [8, 11] } as const;
    expect(broken("Bachelor's Degree", path)).toEqual(["a post far off and no word on which work comes first"]);
    expect(broken("Bachelor's Degree", { ...path, afterDegree: ["Restaurant captain or supervisor first"] })).toEqual([]);
    const research = { afterClass12: ["BSc Physics"], afterDegree: ["MSc Physics", "PhD"], yearsToFirstPay: [12, 14] } as const;
    expect(broken("Doctorate", research)).toEqual([]);
  });

  it("do not end before the longest usual route", () => {
    const path = { afterClass10: ["Short course in craft"], yearsToFirstPay: [1, 3] } as const;
    expect(broken("No formal requirement", { ...path, afterClass12: ["BFA"] })).toEqual([
      "years to the first pay that end before the longest of its usual routes",
    ]);
    expect(broken("No formal requirement", { ...path, afterClass12: ["BFA, if you wish"] })).toEqual([]);
  });

  it("stand beside an education that a route reaches", () => {
    expect(broken("Master's Degree", { afterClass12: ["BTech"], yearsToFirstPay: [6, 6] })).toContain(
      "a degree as education that no route reaches",
    );
    expect(broken("Bachelor's Degree", { afterClass12: ["BA LLB (5-year)"], yearsToFirstPay: [7, 8] })).toEqual([
      "a bachelor's degree as education where every route asks for more",
    ]);
  });
});
