import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { interestWords } from "../names/interest-words.ts";

const reply = (question: string) => parsed(groundedReply(question, explorer));
const linksOf = (question: string): readonly string[] =>
  reply(question).tags.flatMap(({ name, attributes: { href } }) => (name === "a" && href?.startsWith("/career/") ? [href.slice(8)] : []));

describe("what is liked", () => {
  it.each([
    ["stars and planets", "astronomer"],
    ["i like watching stars at night, can i make a career", "astronomer"],
    ["मुझे तारे और ग्रह पसंद हैं", "astronomer"],
    ["I like making reels", "content-creator"],
    ["careers in ocean", "marine-biologist"],
    ["jungle me kaam karna hai", "indian-forest-service-officer"],
    ["mujhe machhliyan pasand hai", "fish-farmer"],
    ["guitar bajata hu", "music-composer"],
    ["mujhe bikes ka shauk hai", "motorcycle-mechanic"],
    ["plants and gardening", "landscape-gardener"],
    ["i like to argue a lot", "civil-judge"],
    ["मुझे मछलियां पसंद हैं", "fish-farmer"],
    ["something with my hands", "carpenter"],
    ["film industry jobs list", "film-editor"],
    ["economics hons ke baad kya", "economist"],
    ["कला में करियर", "fashion-designer"],
    ["depression ke doctor", "psychiatrist"],
    ["self defence trainer", "martial-arts-instructor"],
    ["sports and medicine together", "sports-medicine-physician"],
    ["jobs with old people", "geriatric-nurse"],
  ])("[R25] %j finds %s", (question, id) => {
    expect(linksOf(question)).toContain(id);
  });

  it.each([
    ["stars and planets", "data-warehousing-specialist"],
    ["nail art", "civil-judge"],
    ["mera beta lego banata rehta hai", "banana-farmer"],
    ["dont need sitting in office, what job", "bank-officer"],
    ["high paying careers in PCB without neet", "chief-executive-officer"],
  ])("[R25] %j does not find %s", (question, id) => {
    expect(linksOf(question)).not.toContain(id);
  });

  it.each([
    ["जानवरों", "जानवर"],
    ["मछलियां", "मछली"],
    ["birds", "bird"],
  ])("[R29] %s is liked as %s is", (form, word) => {
    expect(interestWords(form)).toBe(interestWords(word));
    expect(interestWords(form)).not.toBeNull();
  });
});

describe("what is ruled out", () => {
  it.each([
    ["i love animals but dont want to be a doctor", "veterinarian", "wildlife-biologist"],
    ["hospital me kaam but doctor nahi", "general-physician", "registered-nurse"],
    ["डॉक्टर के अलावा मेडिकल में क्या", "general-physician", "pharmacist"],
    ["law without becoming lawyer", "criminal-lawyer", "compliance-officer"],
    ["cricket pasand hai par player nahi ban sakta", "cricketer", "cricket-coach"],
    ["films me kaam par acting nahi", "actor", "cinematographer"],
    ["different careers in music other than singing", "playback-singer", "music-composer"],
    ["science stream but no engineering no medical", "civil-engineer", "microbiologist"],
    ["science stream liya par doctor engineer dono nahi banna", "civil-engineer", "pharmacist"],
    ["बैंक की नौकरी के अलावा कॉमर्स में क्या", "bank-officer", "chartered-accountant"],
    ["no maths no science what career", "general-physician", "civil-judge"],
    ["I am 22 bcom graduate dont want accounting or banking", "bank-manager", "digital-marketing-specialist"],
    ["ece engineer but i hate coding what jobs", "software-engineer", "technical-sales-engineer"],
    ["jobs with law but no court", "criminal-lawyer", "corporate-lawyer"],
    ["i dont like talking to people", "primary-school-teacher", "goldsmith"],
    ["मुझे लोगों से बात करना पसंद नहीं", "primary-school-teacher", "goldsmith"],
  ])("[R25] %j has no %s but has %s", (question, out, left) => {
    expect(linksOf(question)).not.toContain(out);
    expect(linksOf(question)).toContain(left);
  });

  it.each(["doctor banna hai par neet clear nahi hua", "engineering kar raha hu par mann nahi lagta", "i love art but no scope"])(
    "[R25] %j rules nothing out",
    (question) => {
      expect(reply(question).text).not.toMatch(/other than|without/);
    },
  );
});
