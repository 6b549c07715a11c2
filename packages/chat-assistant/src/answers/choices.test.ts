import { describe, expect, it } from "vitest";
import { careers, explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import type { Language } from "../language.ts";
import { CAREER_CHOICES, DEGREE_CHOICES, FIELD_CHOICES, OTHER_CHOICES, STREAM_CHOICES } from "../names/choices.ts";
import { OF_BUSINESS_AND_LAW } from "../names/choices-of-business-and-law.ts";
import { OF_COURTS_WARDS_AND_DESKS } from "../names/choices-of-courts-wards-and-desks.ts";
import { OF_CRAFTS_STAGES_AND_SERVICES } from "../names/choices-of-crafts-stages-and-services.ts";
import { OF_GUESTS_MEDIA_AND_DESIGN } from "../names/choices-of-guests-media-and-design.ts";
import { OF_HEALTH_AND_SCIENCE } from "../names/choices-of-health-and-science.ts";
import { OF_PUBLIC_SERVICE } from "../names/choices-of-public-service.ts";
import { OF_SOFTWARE_AND_ENGINEERING } from "../names/choices-of-software-and-engineering.ts";
import { OF_TRADES_AND_LAND } from "../names/choices-of-trades-and-land.ts";
import { DEGREE_NAMES } from "../names/degree-names.ts";
import { ENOUGH, WORTH_OF } from "../names/degree-worth.ts";
import { EXAM_NAMES } from "../names/exam-names.ts";
import { PAIRS } from "../names/pairs.ts";

const textOf = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("what is weighed", () => {
  it.each([
    ["bcom or bba", "more figures", "Choose it if you"],
    ["iti vs polytechnic", "for the hands", "must earn soonest"],
    ["msc karu ya job after bsc", "if your subject asks for it", "Work now"],
    ["pcm ya pcb", "that decides", "an hour each day"],
    ["12th ke baad job karu ya graduation", "Both at once", "A degree first"],
    ["neet again or take bams", "Once more", "Take the place"],
    ["3 saal se upsc ki taiyari kar raha hu chhod du kya", "Keep the job", "After two or three tries"],
    ["job chhod kar mba karu kya", "counts most", "while you prepare"],
    ["commerce with maths or without maths", "shuts nothing", "Without maths"],
    ["physiotherapist or pharmacist", "Choose Physiotherapist if you", "Choose Pharmacist if you"],
  ])("[R51] %j is told what decides and whom each suits", (question, decides, suits) => {
    expect(textOf(question)).toContain(decides);
    expect(textOf(question)).toContain(suits);
  });

  it("[R51] a degree that is done already is not weighed", () => {
    expect(textOf("btech ke baad mtech ya mba")).not.toContain("BTech is a four-year degree");
  });

  it("[R51] of two careers of which nothing more is known the records give the reasons", () => {
    expect(textOf("puppeteer or accountant")).toMatch(/Choose Puppeteer if you [a-z ]+/);
  });

  it.each([
    ["is bds worth it", "if you will build a practice"],
    ["is bsc enough for a job", "posts for any graduate"],
    ["is 12th enough for a good job", "enough to begin work"],
    ["bba without mba", "Is BBA enough?"],
    ["is ba enough to become a clinical psychologist", "Not alone"],
    ["is being a police constable worth it", "would gladly do its ordinary day"],
    ["is mechanical engineering worth it", "Mechanical Engineer is worth it"],
    ["graphic design course worth it", "show work of your own"],
    ["is engineering worth it from a private college", "ask two of its last year's students"],
  ])("[R51] %j has a verdict", (question, verdict) => {
    expect(textOf(question)).toContain(verdict);
  });

  it("[R51] names only degrees, careers, streams and ways that there are", () => {
    const known = new Set([
      ...Object.keys(DEGREE_NAMES),
      ...careers.map(({ id }) => id),
      ...Object.keys(STREAM_CHOICES),
      ...OTHER_CHOICES.map(({ name }) => name),
      ...Object.keys(FIELD_CHOICES),
      ...Object.keys(EXAM_NAMES),
    ]);
    const named = [DEGREE_CHOICES, CAREER_CHOICES, ENOUGH, WORTH_OF].flatMap((choices) => Object.keys(choices));
    expect([...named, ...PAIRS.map(([one]) => one), ...PAIRS.map(([, other]) => other)].filter((name) => !known.has(name))).toEqual([]);
  });
});

const COMPARED = [
  ["bank-clerk", "bank-officer"],
  ["physiotherapist", "occupational-therapist"],
  ["psychiatrist", "clinical-psychologist"],
  ["dentist", "ayurvedic-physician"],
  ["medical-laboratory-technologist", "radiographer"],
  ["optometrist", "ophthalmologist"],
  ["dietitian", "nutritionist"],
  ["ui-designer", "ux-designer"],
  ["frontend-developer", "back-end-web-developer"],
  ["android-developer", "ios-developer"],
  ["devops-engineer", "cloud-engineer"],
  ["data-engineer", "data-scientist"],
  ["software-tester", "software-engineer"],
  ["mechanical-engineer", "automotive-engineer"],
  ["civil-engineer", "architect"],
  ["aeronautical-engineer", "aircraft-maintenance-engineer"],
  ["chartered-accountant", "company-secretary"],
  ["accountant", "tax-consultant"],
  ["income-tax-inspector", "customs-officer"],
  ["police-inspector", "deputy-superintendent-of-police"],
  ["infantry-soldier", "crpf-constable"],
  ["station-master", "ticket-collector"],
  ["civil-lawyer", "criminal-lawyer"],
  ["executive-chef", "hotel-manager"],
  ["airline-pilot", "air-traffic-controller"],
  ["deck-officer", "ship-engineering-officer"],
  ["preschool-teacher", "primary-school-teacher"],
  ["electrician", "air-conditioning-mechanic"],
  ["beautician", "make-up-artist"],
] as const;

describe("careers that are often compared", () => {
  it.each(COMPARED)("[R51] %s and %s have a line of their own each, and not the same one", (one, other) => {
    expect(CAREER_CHOICES[one]?.english).toBeTruthy();
    expect(CAREER_CHOICES[other]?.english).toBeTruthy();
    expect(CAREER_CHOICES[one]?.english).not.toBe(CAREER_CHOICES[other]?.english);
  });

  it("[R51] a line is given in its comparison, in each language", () => {
    const inLanguage = (language: Language): string => parsed(groundedReply("bank clerk or bank po", explorer, { language })).text;
    for (const language of ["english", "hinglish", "hindi"] as const) {
      expect(inLanguage(language)).toContain(CAREER_CHOICES["bank-clerk"]?.[language]);
      expect(inLanguage(language)).toContain(CAREER_CHOICES["bank-officer"]?.[language]);
    }
  });

  it("[R51] a career stands in one of the files only, and each line completes its sentence", () => {
    const files = [
      OF_BUSINESS_AND_LAW,
      OF_SOFTWARE_AND_ENGINEERING,
      OF_HEALTH_AND_SCIENCE,
      OF_PUBLIC_SERVICE,
      OF_GUESTS_MEDIA_AND_DESIGN,
      OF_TRADES_AND_LAND,
      OF_CRAFTS_STAGES_AND_SERVICES,
      OF_COURTS_WARDS_AND_DESKS,
    ];
    expect(files.flatMap((file) => Object.keys(file))).toHaveLength(Object.keys(CAREER_CHOICES).length);
    for (const { english, hinglish, hindi } of Object.values(CAREER_CHOICES)) {
      expect(english).toMatch(/^[a-z].*[^.\s]$/);
      expect(hinglish).toMatch(/^[^\u0900-\u097f]*[^.\s]$/);
      expect(hindi).toMatch(/[\u0900-\u097f].*[^।.\s]$/);
    }
  });
});

describe("the rest of a question", () => {
  it.each([
    ["how to explain a 2 year gap in interview", "one honest line"],
    ["accountant ki salary aur maths weak hai", "Maths is hard for you"],
    ["pharmacist kaise bane aur apni dukan kholni hai", "drug licence"],
    ["dentist or physiotherapist, ghar me paise ki dikkat hai", "scholarships.gov.in"],
    ["bca or bsc, parents want bsc", "ask what exactly they fear"],
    ["bca or btech, and can i go to canada after it", "embassy"],
    ["private college bba or government bcom", "the same course counts alike"],
    ["is bca enough and how much salary", "Posts in which one can begin with it"],
  ])("[R52] of %j is met in a line", (question, line) => {
    expect(textOf(question)).toContain(line);
  });

  it("[R52] is no longer than two lines, and none where all is met", () => {
    const long = textOf("bca or btech, maths weak, english weak, parents want btech, paise ki dikkat hai, canada jana hai");
    expect(long.match(/is hard for you|English can be learnt|At home:|Money:|Abroad:/g)).toHaveLength(2);
    expect(textOf("bca or btech")).not.toContain("To the rest");
  });
});
