import { createExplorer } from "@career-clarity/explorer-query";
import { describe, expect, it } from "vitest";
import { bare, explorer } from "../fixtures/explorer.ts";
import { parsed } from "../fixtures/parsed.ts";
import { groundedReply } from "./grounded-reply.ts";

const text = (question: string, careerId?: string): string =>
  parsed(groundedReply(question, explorer, { language: "english", ...(careerId === undefined ? {} : { careerId }) })).text;
const links = (question: string, careerId?: string): readonly string[] =>
  parsed(groundedReply(question, explorer, { language: "english", ...(careerId === undefined ? {} : { careerId }) })).tags.flatMap(
    ({ attributes }) => attributes.href ?? [],
  );

describe("one career", () => {
  it("[R19] is told in the catalogue's words, with a link to its page", () => {
    expect(text("What does a cobbler do?")).toContain(explorer.byId("cobbler")?.summary);
    expect(links("What does a cobbler do?")[0]).toBe("/career/cobbler");
  });

  it("[R19] says which other kinds a wide word may mean", () => {
    expect(links("doctor")).toEqual(expect.arrayContaining(["/career/general-physician", "/career/dentist", "/careers?search=doctor"]));
  });

  it.each([
    ["what is an ordinary day of a tailor like", "On an ordinary day"],
    ["what is bad about being a tailor", "What people in the work dislike"],
    ["how can I try being a tailor this summer", "Try it this month"],
    ["which skills does a tailor need", "Skills"],
    ["does a dentist need a licence", "State Dental Council"],
    ["is being a tailor stressful", "Stress"],
    ["can a content writer work from home", "can be done from home"],
    ["careers similar to tailor", "the nearest first"],
  ])("[R19] answers %j", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it("[R20] pays in rupees first, each figure with kind, year and source", () => {
    const reply = text("What does a dentist earn?");
    expect(reply).toMatch(
      /In India: ₹[\d.]+ lakh to ₹[\d.]+ lakh a year, from entry to experienced \(estimate, \d{4}: .*not a measurement\)/,
    );
    expect(reply.indexOf("₹")).toBeLessThan(reply.indexOf("$"));
    expect(reply).toMatch(/\$[\d,]+ to \$[\d,]+ a year \(sourced, \d{4}: BLS/);
  });

  it("[R20] counts a hundred lakh as a crore", () => {
    expect(text("What does a chief executive officer earn?")).toMatch(/₹[\d.]+ lakh to ₹[\d.]+ crore a year/);
  });

  it("[R21] a post that comes after others is not called the first pay", () => {
    const reply = text("How do I become an executive chef?");
    expect(reply).toMatch(/this post is reached about \d+ to \d+ years after Class 10, with paid work or a stipend on the way/);
    expect(reply).not.toContain("first pay");
  });

  it("[R20] grows as projected, with the source", () => {
    expect(text("future scope of dentist")).toMatch(/Growth: \+?-?\d+% .*\((?:sourced, \d{4}|estimate): .*\)/);
  });

  it("[R21] is reached from Class 10 on, by the record's pathway", () => {
    const reply = text("How do I become a dentist?");
    for (const said of [
      "PCB or PCMB keep it open",
      "BDS",
      "NEET-UG",
      "7 to 8 years",
      "State Dental Council",
      "check them with the body that sets them",
    ]) {
      expect(reply).toContain(said);
    }
  });

  it.each([
    ["can a commerce student become a dentist", "Not by the usual way: Commerce closes Dentist"],
    ["can an arts student become an IAS officer", "Yes: Humanities (Arts) keeps IAS Officer open"],
    [
      "can a commerce student become a software engineer",
      "BTech in Computer Science or IT (with PCM); BCA (some universities ask for maths)",
    ],
    ["can a commerce student become a statistician", "Partly: Statistician is open with Commerce with Maths"],
    ["is maths compulsory for a pilot", "Yes, maths is part of every subject choice"],
    ["does a dentist need maths", "No, maths is not a must"],
    ["is biology needed for a civil engineer", "No, biology is not a must"],
  ])("[R22] %j: %j", (question, said) => {
    expect(text(question)).toContain(said);
  });

  it("[R23] does not promise a way round an exam", () => {
    expect(text("Can I become a dentist without NEET?")).toContain("I know of no usual way without it: the catalogue names NEET-UG");
  });
});

describe("a record that lacks something", () => {
  const poor = createExplorer([bare("tailor"), bare("cobbler")]);
  const said = (question: string): string => parsed(groundedReply(question, poor)).text;

  it.each([
    ["how to become a tailor", "does not yet say how to get into it"],
    ["which subjects for tailor", "does not yet say how to get into it"],
    ["tailor", "does not yet say how to get into it"],
    ["tailor ordinary day", "does not yet say what an ordinary day is like"],
    ["dislikes of a tailor", "does not yet say what people in it dislike"],
    ["try being a tailor", "does not yet say how to try it"],
    ["growth of tailor", "does not yet say how it is expected to grow"],
    ["careers similar to tailor", "does not yet say which careers are near it"],
    ["tailor or cobbler", "does not yet say how to get into it"],
  ])("[R21] is honest about it: %j", (question, honest) => {
    expect(said(question)).toContain(honest);
  });

  it("[R20] states no pay where there is none", () => {
    expect(said("what does a tailor earn")).toContain("The catalogue has no figure for India yet");
    expect(said("tailor or cobbler")).not.toMatch(/[₹$]/);
  });

  it("[R33] answers from an empty catalogue too", () => {
    const empty = createExplorer([]);
    for (const question of [
      "doctor",
      "careers with PCM",
      "what is CLAT for",
      "after class 10",
      "highest paying jobs",
      "after graduation",
    ]) {
      expect(groundedReply(question, empty)).not.toBe("");
    }
  });
});

describe("several careers", () => {
  it("[R24] compares two or three by the same facts, with a link to the comparison", () => {
    expect(links("dentist vs pharmacist")).toContain("/compare?ids=dentist,pharmacist");
    expect(links("compare tailor, cobbler, barber and potter")).toContain("/compare?ids=tailor,cobbler,barber");
    const reply = text("dentist or pharmacist");
    expect(reply).toMatch(/Pay in India: ₹.*\(estimate, \d{4}\)/);
    expect(reply).toContain("not a measurement");
    expect(reply).toContain("brings the first pay soonest");
  });

  it("[R24] compares degrees by what they are and lead to", () => {
    expect(text("difference between MBBS and BDS")).toMatch(
      /MBBS is the degree of doctors .*General Physician.*BDS is the dentist's degree.*Dentist/,
    );
  });

  it("[R24] says what of the question it does not compare", () => {
    expect(text("CA vs lawyer vs MBA")).toContain("MBA is a two-year master's degree");
    expect(text("ssc cgl vs bank po")).toContain("SSC CGL is no career but");
    expect(text("doctor vs tree doctor")).toContain('I know no career of exactly the name "tree doctor"');
    expect(text("compare tailor, cobbler, barber and potter")).toContain("I compare 3 at a time; ask again for Potter");
    expect(text("is neet or jee needed for doctor")).not.toContain("no career but");
  });

  it("[R21] counts the years from the class that is named", () => {
    expect(text("how many years to become a lawyer after 12th")).toContain("About 5 to 7 years after Class 12");
    expect(text("how many years to become a lawyer")).not.toContain("after Class 12 to");
    expect(text("electrician kitne saal 12th ke baad")).not.toContain("0 ");
  });

  it.each([
    ["careers with PCB", "/career/general-physician"],
    ["jobs with low stress", "/career/optometrist"],
    ["work from home jobs", "/career/software-engineer"],
    ["careers in law", "/career/criminal-lawyer"],
    ["jobs that need python", "/career/python-developer"],
    ["what after BCA", "/career/software-engineer"],
    ["i love cooking", "/career/restaurant-cook"],
    ["medical careers without NEET", "/career/pharmacist"],
    ["highest paid doctor", "/career/neurosurgeon"],
  ])("[R25] answers %j with careers such as %s", (question, address) => {
    expect(links(question)).toContain(address);
  });

  it.each([
    ["sarkari naukri 10th pass", "/career/border-guard", "/career/civil-engineer"],
    ["12वीं पास के लिए नौकरी", "/career/data-entry-operator", "/career/software-engineer"],
    ["12th pass job", "/career/data-entry-operator", "/career/general-physician"],
    ["work from home jobs for 12th pass", "/career/data-entry-operator", "/career/software-engineer"],
  ])("[R25] %s: lists what asks for no more", (question, given, refused) => {
    expect(links(question)).toContain(given);
    expect(links(question)).not.toContain(refused);
  });

  it("[R25] says how many fit only where the explorer shows just those", () => {
    expect(text("careers in law")).toMatch(/All \d+ are in the explorer|There are more careers in the explorer/);
    expect(text("highest paying jobs in india")).not.toMatch(/\d{3,} (?:of|are)/);
  });

  it("[R25] fills a short list with what fits all but a topic's words", () => {
    expect(links("pcm careers about honey")).toEqual(expect.arrayContaining(["/career/beekeeper", "/career/crop-farmer"]));
    expect(text("pcm careers about honey")).toContain("Not quite that, and near it");
  });

  it("[R25] leaves out what was ruled out", () => {
    expect(links("I like biology but I don't want to be a doctor")).not.toContain("/career/general-physician");
    expect(links("pcb me neet ke alawa kya option hai")).not.toContain("/career/dentist");
    expect(text("careers other than doctor")).toContain("Instead of doctor");
  });

  it("[R25] says so where nothing fits all", () => {
    expect(text("low stress remote jobs about tunnels")).toContain("none of these is among the careers that can be done from home");
    expect(text("work from home jobs after class 10 in the field of law")).toContain("none");
  });

  it.each(["what should I do after class 10", "12th ke baad kya kare", "what after graduation"])(
    "[R26] shows the ways on: %s",
    (question) => {
      expect(links(question).filter((address) => address.startsWith("/career/")).length).toBeGreaterThanOrEqual(5);
    },
  );

  it("[R23] says what an examination is for and what it leads to", () => {
    expect(text("what is CLAT for")).toContain("the entrance to the national law universities");
    expect(links("what is CLAT for")).toContain("/career/criminal-lawyer");
    expect(text("my cat is ill")).not.toContain("IIM");
    expect(text("is the CAT hard")).toContain("IIM");
  });
});

describe("the site and the talk", () => {
  it.each([
    ["how does the stream test work", "/"],
    ["how accurate are the results", "/how-matching-works"],
    ["is my data safe", "/privacy-policy"],
    ["who runs this website and is the student data kept private", "/privacy-policy"],
    ["where are my bookmarks", "/bookmarks"],
    ["how to make a resume", "/blog/resume-tips"],
    ["my parents want me to be a doctor", "/compare"],
  ])("[R27] answers %j with a link to %s", (question, address) => {
    expect(links(question)).toContain(address);
  });

  it("[R27] does not pass a promise off as a measurement", () => {
    expect(text("is it 95% accurate?")).toContain("it is not a measurement");
  });

  it.each(["what does it pay?", "kitni salary milti hai", "how do I become one?", "is it stressful", "tell me about this"])(
    "[R28] takes the open page's career for %j",
    (question) => {
      expect(links(question, "tailor")[0]).toBe("/career/tailor");
    },
  );

  it("[R28] lets a career that is named go before the page's, and compares the two where asked", () => {
    expect(links("what does a pilot earn", "tailor")[0]).toBe("/career/commercial-pilot");
    expect(links("is this better than dentist?", "tailor")).toContain("/compare?ids=tailor,dentist");
    expect(links("what does it pay?", "no-such-career")).not.toContain("/career/no-such-career");
  });

  it.each([
    "best engineering college in Pune",
    "fees of MBBS",
    "age limit for tehsildar",
    "when is NEET 2027",
    "vacancy in Jaipur",
    "capital of France",
    "qwertz",
    "?",
    "",
  ])("[R30] does not know %j, and says so", (question) => {
    expect(text(question)).toContain("I don't know");
  });

  it("[R30] does not know a career of a name that it does not have", () => {
    expect(text("I want to become an astronaut")).toContain("the catalogue has no record of that name");
  });

  it.each([
    ["hello", "I am Disha"],
    ["thank you", "welcome"],
    ["who are you", "a program, not a person"],
    ["bye", "best of luck"],
    ["what can you do", "Here is what I can do"],
  ])("[R31] to %j says %j", (question, said) => {
    expect(text(question)).toContain(said);
  });
});
