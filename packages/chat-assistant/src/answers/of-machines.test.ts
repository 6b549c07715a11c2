import { CAREER_CATEGORIES } from "@career-clarity/career-catalog";
import { describe, expect, it } from "vitest";
import { career, careers, explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { cleanReply } from "../html/clean-reply.ts";
import { LANGUAGES } from "../language.ts";
import * as AT_HAND from "./machines-at-hand-texts.ts";
import * as IN_ARTS from "./machines-in-arts-texts.ts";
import * as IN_CARE from "./machines-in-care-texts.ts";
import * as IN_OFFICES from "./machines-in-offices-texts.ts";
import * as IN_TECHNOLOGY from "./machines-in-technology-texts.ts";
import { machinesIn } from "./of-machines.ts";
import { MACHINES_LABELS } from "./of-machines-texts.ts";
import { machinesInWorkOf, OF_SUBCATEGORY, OTHER_THAN_NEIGHBOURS } from "./work-of-machines.ts";

const own = (question: string): string => parsed(groundedReply(question, explorer)).text;
const numbersIn = (html: string): readonly string[] => [...(parsed(html).text.match(/\d+/g) ?? [])].toSorted();
const TEXTS = Object.entries({ ...IN_OFFICES, ...IN_TECHNOLOGY, ...IN_ARTS, ...IN_CARE, ...AT_HAND });
const others = OTHER_THAN_NEIGHBOURS.flatMap(([text, ids]) => ids.split(/\s+/).map((id) => [id, text] as const));

/** Of each category a few careers, and what is said of their work alone. */
const OF_CATEGORY: Readonly<Record<(typeof CAREER_CATEGORIES)[number], readonly (readonly [string, string | null])[]>> = {
  Technology: [
    ["software-engineer", "copied programs"],
    ["data-scientist", "labelling easy pictures"],
    ["ux-designer", "rough pictures"],
    ["information-security-analyst", "CERT-In"],
    ["data-entry-operator", "Typing alone is the most exposed part"],
    ["optical-fibre-technician", "live wires"],
  ],
  Healthcare: [
    ["general-physician", "Only a registered practitioner may treat"],
    ["radiologist", "TB screening"],
    ["registered-nurse", "the night watch"],
    ["physiotherapist", "hands on a stiff joint"],
    ["medical-laboratory-technician", "drawing blood"],
    ["pharmacist", "under a registered pharmacist"],
    ["mortuary-technician", null],
  ],
  Engineering: [
    ["civil-engineer", "stands by name behind a bridge"],
    ["robotics-engineer", "the Indian Standards"],
  ],
  Business: [
    ["chartered-accountant", "GSTR-2B"],
    ["company-secretary", "a member of the institute"],
    ["bank-officer", "UPI payments"],
    ["personal-financial-adviser", "registered with SEBI"],
    ["recruiter", "sorting CVs"],
    ["marketing-manager", "buying ads online"],
  ],
  Education: [
    ["primary-school-teacher", "seeing who has not understood"],
    ["school-librarian", "what is genuine"],
    ["driving-instructor", null],
  ],
  Arts: [
    ["graphic-designer", "versions of a banner"],
    ["madhubani-artist", "GI tags"],
    ["translator", "SUVAS"],
    ["playback-singer", "copied voices"],
    ["novelist", "a voice that readers come back for"],
  ],
  Legal: [
    ["criminal-lawyer", "a chatbot had invented"],
    ["civil-judge", "a chatbot had invented"],
    ["court-stenographer", "Typing alone"],
  ],
  Manufacturing: [
    ["welder", "robots that weld and paint car bodies"],
    ["cnc-machine-operator", "cutting by CNC"],
    ["goldsmith", "the hand itself"],
    ["motor-vehicle-mechanic", "live wires"],
  ],
  Transportation: [
    ["truck-driver", "FASTag"],
    ["airline-pilot", "autopilot"],
    ["locomotive-driver", "Kavach"],
    ["ship-captain", "certified crew"],
    ["warehouse-manager", "robots sort parcels"],
  ],
  Construction: [
    ["electrician", "live wires"],
    ["architect", "Council of Architecture"],
    ["security-guard", null],
  ],
  Government: [
    ["police-constable", "not to a program"],
    ["ias-officer", "DigiLocker"],
  ],
  Agriculture: [["crop-farmer", "spraying by drone"]],
  Energy: [
    ["power-plant-operator", "control room"],
    ["solar-panel-installer", "live wires"],
  ],
  Retail: [
    ["customer-service-representative", "chatbots"],
    ["kirana-store-owner", "credit to somebody known"],
    ["barber", "touch"],
  ],
  Hospitality: [
    ["executive-chef", "taste and the hand"],
    ["tourist-guide", "a guide who knows the story"],
  ],
  Science: [
    ["microbiologist", "an experiment that works"],
    ["statistician", "probability and statistics"],
  ],
  Media: [
    ["news-reporter", "winning a source's trust"],
    ["film-editor", "rough cuts"],
    ["content-writer", "Text that says nothing new"],
  ],
  Nonprofit: [["social-worker", "home visits"]],
  Sports: [["cricketer", "no-balls"]],
  Environmental: [
    ["ecologist", "field trips"],
    ["garbage-collector", null],
  ],
};

describe("what machines change in each kind of work", () => {
  it.each(CAREER_CATEGORIES.map((category) => [category, OF_CATEGORY[category]] as const))("[R351] %s", (category, told) => {
    for (const [id, key] of told) {
      const text = machinesInWorkOf(career(id));
      expect(career(id).category).toBe(category);
      if (key === null) expect(text).toBeNull();
      else expect(text === null ? "" : machinesIn(text, "english")).toContain(key);
    }
  });

  it("[R351] every subcategory has its kind of work or honestly none, and who differs is a career of the catalogue", () => {
    const subcategories = [...new Set(careers.map(({ subcategory }) => subcategory))].toSorted();
    expect(Object.keys(OF_SUBCATEGORY).toSorted()).toEqual(subcategories);
    expect(new Set(others.map(([id]) => id)).size).toBe(others.length);
    for (const [id, text] of others) expect(OF_SUBCATEGORY[career(id).subcategory]).not.toBe(text);
    expect(careers.filter((each) => machinesInWorkOf(each) === null).length).toBeLessThan(careers.length / 50);
  });

  it.each(TEXTS)("[R351] %s is told in three languages, in 40 to 80 words, with the same numbers and no year", (_, text) => {
    const used = [...Object.values(OF_SUBCATEGORY), ...others.map(([, each]) => each)];
    expect(used).toContain(text);
    for (const language of LANGUAGES) {
      const { work, done, kept, learn } = text[language];
      const said = `${done} ${kept} ${learn}`;
      expect(said.split(/\s+/).length).toBeGreaterThanOrEqual(40);
      expect(said.split(/\s+/).length).toBeLessThanOrEqual(80);
      expect(said).not.toMatch(/\d{2}|%/);
      expect(said.match(/\d/g)).toEqual(`${text.english.done} ${text.english.kept} ${text.english.learn}`.match(/\d/g));
      expect(/\p{Script=Devanagari}/u.test(work + said)).toBe(language === "hindi");
      for (const part of [done, kept, learn]) expect(part.endsWith(language === "hindi" ? "।" : ".")).toBe(true);
    }
  });
});

describe("a question on machines beside a career or a field", () => {
  it.each([
    ["is ai going to take away accountant jobs", "GSTR-2B"],
    ["will ai replace programmers", "copied programs"],
    ["will ai replace software engineers", "copied programs"],
    ["kya AI doctor ki jagah lega", "TB karyakram"],
    ["kya ai doctor ki jagah le lega", "TB karyakram"],
    ["क्या AI से टीचर की नौकरी जाएगी", "कक्षा सँभालना"],
    ["will robots replace welders", "robots that weld"],
    ["graphic design future with ai", "versions of a banner"],
    ["will ai replace radiologists", "TB screening"],
    ["will ai take jobs in banking", "UPI payments"],
    ["will ai take over bpo jobs", "voice menus"],
    ["ai se data entry ki naukri jayegi", "Sirf typing"],
    ["will self driving cars replace drivers", "FASTag"],
    ["i am an accountant will ai take my job", "GSTR-2B"],
    ["अकाउंटिंग पर एआई का असर", "GSTR-2B"],
    ["is mbbs safe from ai", "Only a registered practitioner"],
    ["mujhe ca banna hai par ai se dar lagta hai", "GSTR-2B"],
    ["i want to be a lawyer but i am afraid of ai", "a chatbot had invented"],
    ["will ai replace machine learning engineers", "testing a result before you believe it"],
  ])("[R351] %s", (question, said) => {
    expect(own(question)).toContain(said);
  });

  it("[R351] the general sentence stands above it, and the projection below", () => {
    const said = own("is ai going to take away accountant jobs");
    const places = ["Nobody knows which jobs will change how much", "Accounts, audit and tax", "Learn now:", "Growth:"].map((part) =>
      said.indexOf(part),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBe(0);
  });

  it.each([
    "will ai replace accountants",
    "will ai replace doctors and teachers",
    "will ai take jobs in banking",
    "will ai replace welders",
  ])("[R351] %s: the same links and numbers in each language", (question) => {
    const replies = LANGUAGES.map((language) => groundedReply(question, explorer, { language }));
    for (const reply of replies) {
      expect(cleanReply(reply)).toBe(reply);
      expect(reply.match(/href="[^"]*"/g)).toEqual(replies[0]?.match(/href="[^"]*"/g));
      expect(numbersIn(reply)).toEqual(numbersIn(replies[0] ?? ""));
    }
    expect(new Set(replies).size).toBe(LANGUAGES.length);
  });

  it("[R351] of two careers both kinds of work are told", () => {
    expect(own("will ai replace doctors and teachers")).toContain("Only a registered practitioner");
    expect(own("will ai replace doctors and teachers")).toContain("seeing who has not understood");
  });

  it.each([
    "will ai take jobs",
    "which jobs are safe from ai",
    "jobs in demand in 2035 accountant",
    "kya garbage collector ki naukri ai kha jayega",
  ])("[R351] %s: no work is named of which more is known, and what lasts is told", (question) => {
    const reply = own(question);
    expect(reply).toMatch(/What needs hands on the spot|Jahan maujood haath/);
    expect(reply).not.toMatch(new RegExp(`${MACHINES_LABELS.english.learn}|${MACHINES_LABELS.hinglish.learn}`));
  });

  it.each(["how to become an AI engineer", "machine learning engineer scope", "ai engineer future scope", "ai me career kaise banaye"])(
    "[R351] %s: work about machines is a career as any other",
    (question) => {
      const labels = LANGUAGES.map((language) => MACHINES_LABELS[language].done).join("|");
      expect(own(question)).not.toMatch(new RegExp(labels));
    },
  );
});
