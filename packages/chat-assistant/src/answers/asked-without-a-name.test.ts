import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const linksOf = (question: string): readonly string[] => [
  ...new Set([...groundedReply(question, explorer).matchAll(/\/career\/([\w-]+)/g)].map(([, id = ""]) => id)),
];
const textOf = (question: string): string => parsed(groundedReply(question, explorer)).text;

describe("[R413] work by what is done in it", () => {
  it.each([
    ["is data engineering a good career in india", "data-engineer"],
    ["blockchain development me salary kitni hai", "blockchain-developer"],
    ["bharatanatyam dance ka kaam kya hota hai", "bharatanatyam-dancer"],
    ["how can i start wildlife photography", "wildlife-photographer"],
    ["diamond cutting work in surat salary", "diamond-cutter"],
    ["मधुबनी पेंटिंग से कितनी कमाई होती है", "madhubani-artist"],
  ])("%s: %s", (question, id) => expect(linksOf(question)[0]).toBe(id));

  it("leaves fields and degrees what they are", () => {
    expect(textOf("is computer science hard")).toContain("comes easier if");
    expect(textOf("ibps clerk mains fail 2 baar, koi private banking job")).not.toContain("Wealth Manager");
  });
});

describe("[R414] what is asked, before what is told of who asks", () => {
  it.each([
    ["my parents want me to be a doctor but what does a room attendant earn", "room-attendant", "facts help both sides"],
    ["i failed in 12th, what does a sitar maker do", "sitar-maker", "supplementary"],
    ["i am working in a call centre, what is the salary of a data recovery specialist", "data-recovery-specialist", "Customer Service"],
    ["मेरे पापा किसान हैं, पायलट कैसे बनें", "commercial-pilot", "रास्ता"],
  ])("%s: %s, and then the rest", (question, id, rest) => {
    expect(linksOf(question)[0]).toBe(id);
    expect(textOf(question)).toContain(rest);
  });

  it("stands below warm words for strain, and beside no words of care", () => {
    const strained = groundedReply("exam fail ho gaya, bahut tension hai, sewing machine operator ka future kaisa hai", explorer);
    expect(strained.indexOf("14416")).toBeGreaterThan(0);
    expect(strained.indexOf("14416")).toBeLessThan(strained.indexOf("/career/sewing-machine-operator"));
    expect(linksOf("i want to kill myself, what does a nurse earn")).toEqual([]);
  });

  it.each(["mujhe dar lagta hai khoon se", "I like animals but cant study long course like mbbs what can i do"])(
    "%s: what is feared and what is not wished is no strain",
    (question) => expect(textOf(question)).not.toContain("14416"),
  );
});

describe("[R415] what is done, and no name", () => {
  it.each([
    ["resham ke kide palne wale ki kamai", "sericulturist"],
    ["रेशम के कीड़े पालने वाले की कमाई", "sericulturist"],
    ["machli ke bachhe (hatchery) wale kaam", "fish-hatchery-technician"],
    ["doctor who reads x ray and ct scans salary", "radiologist"],
    ["chauraha pe seeti bajane aur chalan kaatne wale ki bharti kaise hoti hai", "traffic-constable"],
  ])("%s: %s, said to be a guess", (question, id) => {
    expect(linksOf(question)[0]).toBe(id);
    expect(textOf(question)).toMatch(/By what you describe|Aapne jo bataya|आपने जो बताया/u);
  });

  it.each(["papa ko pata chala to mujhe kaam karna padega", "photography se ghar chal sakta hai kya", "naya game kaisa hai"])(
    "%s: common words tell nothing",
    (question) => expect(textOf(question)).not.toMatch(/I take it for|main ise|मैं इसे/u),
  );
});

describe("[R416] what it sounds like", () => {
  it.each([
    ["साइनस और कान दर्द देखने वाले डॉक्टर कैसे बनते हैं", "ear-nose-and-throat-specialist"],
    ["engineer who makes project schedule in primavera, is it good career", "planning-engineer"],
  ])("%s: %s among the first three", (question, id) => expect(linksOf(question).slice(0, 3)).toContain(id));

  it("tells pay where it is asked, with its basis", () => {
    expect(textOf("रसगुल्ला लड्डू बनाने वाले कारीगर की महीने की कमाई")).toContain("estimate, 2026");
  });

  it("leaves the best-known of a family where nothing else is told", () => {
    expect(linksOf("government doctor salary")[0]).toBe("general-physician");
    expect(linksOf("प्रोफेसर की तनख्वाह कितनी होती है कॉलेज में")[0]).toBe("physics-professor");
  });
});

describe("[R417] the site, whatever stands beside it", () => {
  it.each([
    ["share my result with my teacher", "/results"],
    ["parents ko result kaise dikhau", "/results"],
    ["newsletter kaise band kare", "/privacy-policy"],
    ["stream choose krne wala test kaha hai isme", "/"],
    ["can i see two careers side by side on this site", "/compare"],
    ["can you save the careers i like somewhere", "/bookmarks"],
    ["इस साइट पर दो करियर की तुलना कैसे करूँ", "/compare"],
  ])("%s: %s", (question, address) => expect(groundedReply(question, explorer)).toContain(`href="${address}"`));

  it("is not meant where something else is run", () => {
    expect(groundedReply("who runs pulse polio campaign for a whole zilla", explorer)).not.toContain('href="/about"');
  });
});
