import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { allCareers } from "../catalogue/all-careers.ts";
import { groundedReply } from "../grounded-reply.ts";
import { ADMISSION_RULES } from "../names/admission-rules.ts";
import { DEGREE_NAMES } from "../names/degree-names.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("who is let into a course", () => {
  it.each([
    ["bsc agriculture ke liye pcm chalega ya pcb hi chahiye", /^PCM or PCB, either will do\./],
    ["bpharm ke liye pcm chalega kya", /^Yes, PCM is enough\.Subjects: BPharm takes PCM, PCB or PCMB/],
    ["can commerce student do bca", /^Yes, with Commerce at most colleges\./],
    ["bsc nursing ke liye pcb jaruri hai kya", /^Yes, PCB is asked for\./],
    ["is commerce required for bba", /^No, Commerce is not a must\./],
    ["gnm kar sakte hai arts se", /^Yes, Humanities \(Arts\) is enough\./],
    [
      "48% in 12th pcb can i do bsc nursing",
      /^Yes, these marks are enough to apply\.Marks: .*Indian Nursing Council\) has been a little under half/,
    ],
    ["41% in 12th pcb can i do bsc nursing", /^With these marks only if the rule is eased/],
    ["38% in 12th can i do bsc nursing", /^Not with these marks/],
    ["50% in 12th can i do bcom", /^At many colleges yes/],
    ["70% in 12th can i do bcom", /^At many colleges yes/],
    ["bed ke liye graduation me kitne percent chahiye", /^Marks: .*National Council for Teacher Education\) has been half of the marks/],
    ["minimum percentage in 12th for hotel management", /^Marks: for the council .* a pass is enough/],
    ["bca eligibility", /^Subjects: BCA takes every stream; some universities ask for maths/],
    ["mca eligibility", /^Before it: BCA, or a degree with maths/],
  ])("[R357] %j", (question, says) => {
    expect(text(question)).toMatch(says);
  });

  it.each([
    // What a stream shuts is told with the way round.
    ["commerce se mbbs ho sakta hai", /^Commerce and MBBSNot by the usual way/],
    ["can commerce student do bpharm", /^Commerce and BPharmNot by the usual way/],
    ["bca ke baad kya kare", /^BCA is a degree/],
    ["bba ke liye maths jaruri hai", /^Maths for BBA/],
    ["bca salary", /^(?!Subjects)/],
    ["cuet eligibility", /^(?!Subjects)/],
  ])("[R357] %j is another question", (question, says) => {
    expect(text(question)).toMatch(says);
  });

  it("[R357] knows only courses that have a name, with lower marks for those whom a rule eases", () => {
    for (const [course, { marks }] of Object.entries(ADMISSION_RULES)) {
      expect(DEGREE_NAMES[course], course).toBeDefined();
      if (typeof marks !== "string") expect(marks.eased ?? marks.least - 1, course).toBeLessThan(marks.least);
    }
  });
});

describe("the subjects of several careers at once", () => {
  it.each([
    [
      "what should i take in class 11 if i want psychology but also keep law open",
      /^Any stream keeps Counselling Psychologist and Criminal Lawyer open/,
    ],
    ["which subjects keep both doctor and engineer open", /^PCMB keeps General Physician and Civil Engineer open\./],
    [
      "i like both architecture and fashion designing which stream should i take in 11th",
      /^PCM or PCMB keep Architect and Fashion Designer open\./,
    ],
    ["11th me kya lu agar ca ya lawyer banna hai", /^Any stream keeps/],
  ])("[R358] %j", (question, says) => {
    expect(text(question)).toMatch(says);
  });

  it.each([
    "difference between law and psychology subjects",
    "law vs psychology which is better",
    "which subject is best for upsc optional psychology or law",
    "should i take pcm or pcb for architecture and design",
  ])("[R358] %j is another question", (question) => {
    expect(text(question)).not.toMatch(/keeps? .* open\.$|^Any stream keeps/);
  });
});

describe("what a school subject that is left shuts", () => {
  it.each([
    ["i am in class 10, if i drop maths in 11th which careers will close for me", "maths"],
    ["maths chhodne se kaun se career band honge", "maths"],
    ["agar biology nahi li to kaun se career band ho jayenge", "biology"],
  ])("[R359] %j is told by the records", (question, subject) => {
    const careers = [...allCareers(explorer)];
    const shut = careers.filter(({ pathway }) =>
      pathway?.subjects.every((combination) => (subject === "maths" ? /PCM|with Maths/ : /PCB|PCMB/).test(combination)),
    );
    expect(shut.length).toBeGreaterThan(50);
    expect(text(question)).toContain(`Without ${subject} in Class 11 and 12, ${shut.length} of the ${careers.length} careers`);
  });

  it.each(["best careers without maths", "can i become a pilot without maths", "maths weak hai kya karu"])(
    "[R359] %j is another question",
    (question) => {
      expect(text(question)).not.toContain("lose every way");
    },
  );
});
