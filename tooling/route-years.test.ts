import { describe, expect, it } from "vitest";
import { type Way, waysOf } from "./route-years.ts";

const NONE = { afterClass10: [], afterClass12: [], afterDegree: [] };
const spans = (ways: readonly Way[]) => ways.map(({ least, most }) => [least, most]);
const from10 = (route: string) => spans(waysOf({ ...NONE, afterClass10: [route] }).fromClass10);
const from12 = (route: string) => spans(waysOf({ ...NONE, afterClass12: [route] }).fromClass12);
const fromDegree = (route: string, degrees: readonly string[] = []) =>
  spans(waysOf({ ...NONE, afterClass12: degrees, afterDegree: [route] }).fromDegree);

describe("the years of a route after Class 10", () => {
  it.each([
    ["ITI Electrician", [[1, 2]]],
    ["Polytechnic diploma in Civil Engineering", [[3, 3]]],
    ["Polytechnic diploma in Civil Engineering, then lateral BTech", [[6, 6]]],
    ["Polytechnic diploma (with maths), then BArch", [[8, 8]]],
    ["Direct entry from 18", [[1, 4]]],
    ["ITI Fitter, then some years of work", [[1, Number.POSITIVE_INFINITY]]],
    ["Training with a guru", [[0, Number.POSITIVE_INFINITY]]],
    ["Guru training with Visharad or Prabhakar examinations", [[0, Number.POSITIVE_INFINITY]]],
  ])("%s", (route, years) => {
    expect(from10(route)).toEqual(years);
  });
});

describe("the years of a route after Class 12", () => {
  it.each([
    [
      "BA or BSc Psychology",
      [
        [5, 5],
        [5, 5],
      ],
    ],
    ["BSc (Hons) Agriculture, then B.Ed", [[8, 8]]],
    ["BTech in Computer Science (with PCM)", [[6, 6]]],
    [
      "BA LLB or BBA LLB (5-year), then three years' practice at the Bar",
      [
        [10, 10],
        [10, 10],
      ],
    ],
    ["BAMS (5.5 years with internship)", [[7.5, 7.5]]],
    ["BVSc & AH (five and a half years)", [[7.5, 7.5]]],
    ["Diploma in EEG Technology", [[2.5, 4]]],
    ["RRB NTPC at undergraduate level", [[2, 5]]],
    ["Own channel beside any degree", [[2, Number.POSITIVE_INFINITY]]],
    ["A company's programme of work with a degree alongside (mostly with maths)", [[2, Number.POSITIVE_INFINITY]]],
    ["Helper's post under a broker, with a BCom alongside", [[2, 5]]],
    ["BA or BCom alongside work", [[2, Number.POSITIVE_INFINITY]]],
    ["BCA (some universities ask for maths) or BTech (with PCM) alongside", [[2, Number.POSITIVE_INFINITY]]],
    ["BCom, with CA or CMA alongside", [[5, 5]]],
    ["BCom with CA", [[4, 8]]],
  ])("%s", (route, years) => {
    expect(from12(route)).toEqual(years);
  });
});

describe("the years of a route after a degree", () => {
  it("begin where its own career's degrees end", () => {
    expect(fromDegree("MBA in Marketing", ["BBA", "BTech in any branch"])).toEqual([[7, 8]]);
    expect(fromDegree("MTech by GATE, then PhD", ["BTech"])).toEqual([[11, 13]]);
  });

  it("begin there too where the route says after the degree", () => {
    expect(fromDegree("Certificate in counselling, after the degree", ["BTech in any branch"])).toEqual([[6, 8]]);
    expect(fromDegree("Certificate in counselling, after any degree", ["BTech in any branch"])).toEqual([[5, 7]]);
  });

  it("begin at Class 12 where the route names its degree", () => {
    expect(fromDegree("MD General Medicine, then DM Cardiology, after MBBS", ["MBBS"])).toEqual([[13.5, 13.5]]);
    expect(fromDegree("MSc Nursing after BSc Nursing", ["BSc Nursing"])).toEqual([[8, 8]]);
  });

  it("end with and without what many add", () => {
    expect(fromDegree("MSc Physics, then often a PhD", ["BSc Physics"])).toEqual([
      [7, 7],
      [10, 12],
    ]);
  });

  it("know the level of the highest course", () => {
    const { fromDegree: ways } = waysOf({ ...NONE, afterClass12: ["BA"], afterDegree: ["MA, then PhD", "CFA charter"] });
    expect(ways.map(({ level }) => level)).toEqual(["Doctorate", "Bachelor's Degree"]);
  });
});
