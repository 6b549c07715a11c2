import { describe, expect, it } from "vitest";
import { careers, explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { DESCRIBED_CAREERS } from "../names/described-work.ts";
import { FIRST_OF_TOPICS } from "../names/first-of-topics.ts";
import { BRANCHES, TRADES } from "../names/trades.ts";

const textOf = (question: string): string => parsed(groundedReply(question, explorer)).text;
const linksOf = (question: string): readonly string[] =>
  [...groundedReply(question, explorer).matchAll(/\/career\/([\w-]+)/g)].map(([, id = ""]) => id);

describe("work as people describe it", () => {
  it("[R71] leads to careers that there are", () => {
    const names = new Set(careers.map(({ name }) => name.toLowerCase().replaceAll("-", " ")));
    expect(DESCRIBED_CAREERS.filter((name) => !names.has(name))).toEqual([]);
  });

  it.each([
    ["xray wala course", "radiographer"],
    ["एक्सरे करने वाला क्या कहलाता है", "radiographer"],
    ["AC theek karne wala course", "air-conditioning-mechanic"],
    ["I like fixing bikes", "motorcycle-mechanic"],
    ["मोबाइल ठीक करना सीखना है", "mobile-phone-repair-technician"],
    ["murgi palan karna hai", "poultry-farmer"],
    ["बकरी पालन कैसे शुरू करें", "goat-breeder"],
    ["mujhe chai ki dukaan kholni hai", "tea-stall-owner"],
    ["silai ka kaam aata hai isse career ban sakta hai kya", "tailor"],
    ["khoon ki jaanch karne wala kaam", "medical-laboratory-technician"],
    ["lab me kaam jo police ke sath khoon check karte hai", "forensic-scientist"],
    ["tower pe chadhne wala kaam", "telecommunication-tower-technician"],
    ["drone uda ke paisa kama sakte kya", "drone-pilot"],
    ["kisano ki madad karna chahta hu kaun si naukri", "agricultural-extension-agent"],
    ["tiffin service start karna hai license chahiye kya", "tiffin-service-owner"],
    ["taking care of old people", "home-health-aide"],
    ["buzurgo ki seva karna chahti hu", "home-health-aide"],
    ["mitti ke bartan banana", "potter"],
    ["fruit shop kholna hai", "street-vendor"],
  ])("[R71] %j", (question, first) => {
    expect(linksOf(question)[0]).toBe(first);
  });

  it.each(["metro train driver", "soil testing technician", "patient care coordinator"])("[R71] leaves the name %j as it is", (name) => {
    expect(linksOf(name)[0]).toBe(name.replaceAll(" ", "-"));
  });

  it("[R71] is the own work of whoever does it", () => {
    expect(textOf("I repair phones, what else can I do")).toContain("Next to Mobile Phone Repair Technician");
  });
});

describe("yes or no", () => {
  it.each([
    ["kya main doctor ban sakta hu", /^Haan/],
    ["can my son become a pilot", /^Yes/],
    ["क्या मैं वकील बन सकता हूँ", /^हाँ/],
    ["can I become a lawyer after 12th", /^Yes, after Class 12/],
    ["kya 10th ke baad nurse ban sakte hai", /^Class 10 ke turant baad nahi/],
    ["can a BCom graduate become a data analyst", /^Yes/],
    ["can I do a job in wildlife", /^Yes, there is such work/],
    ["actor banne ke liye 12th zaroori hai kya", /^Nahi, Class 12 zaroori nahi/],
    ["is 12th needed to become a chef", /^No, Class 12 is not a must/],
    ["is 12th necessary for police constable", /^Yes, as a rule Class 12|^No, Class 12/],
    ["kya ITI ke baad BTech kar sakte hai", /^ITI ke baad BTech: seedhe nahi/],
    ["can I do BTech after BSc maths", /^BTech after BSc: yes/],
    ["BSc maths ke baad data analyst ban sakta hu kya, aur kitne mahine lagenge", /^Haan/],
    ["architect banne ke liye maths jaruri hai aur kitne saal lagte hai", /^Architect\s*Haan/],
  ])("[R72] %j", (question, begins) => {
    expect(textOf(question).trim()).toMatch(begins);
  });

  it.each(["how can I become a nurse", "is it possible to become a judge without being a lawyer"])(
    "[R72] is not said to %j",
    (question) => {
      expect(textOf(question)).not.toMatch(/^\s*Yes/);
    },
  );
});

describe("what somebody has already", () => {
  it("[R73] knows each trade and branch by a way in", () => {
    const ways = careers.flatMap(({ pathway }) => [...(pathway?.afterClass10 ?? []), ...(pathway?.afterClass12 ?? [])]);
    expect([...TRADES, ...BRANCHES].filter(({ inWays }) => !ways.some((way) => inWays.test(way)))).toEqual([]);
  });

  it.each([
    ["iti copa ke baad kya kaam milta hai", "data-entry-operator"],
    ["I have ITI fitter certificate, what work can I get", "fitter"],
    ["mechanical diploma ke baad job", "mechanical-engineering-technician"],
    ["आईटीआई इलेक्ट्रीशियन पास किया अब क्या काम मिलेगा", "electrician"],
  ])("[R73] %j", (question, shown) => {
    expect(linksOf(question)).toContain(shown);
    expect(linksOf(question)).not.toContain("locomotive-driver");
  });

  it.each([
    ["I have done B.Ed and CTET, what next", "it gives no post itself"],
    ["D.El.Ed kar liya hai ab kya kare", "Pehle"],
    ["GNM done, what can I do now", "registration with your State Nursing Council"],
    ["B.Pharm complete, jobs other than medical shop", "beside a medical shop"],
    ["एलएलबी पूरा किया आगे क्या करें", "AIBE"],
    ["I cleared UGC NET, what now", "With NET passed"],
    ["GATE qualify kar liya aage kya", "COAP"],
    ["DMLT ke baad job", "blood bank"],
    ["cyber cafe me kaam karta hu, aage kya seekhu", "Common Service Centre Operator ke aas-paas"],
    ["BSc home science, 8 year gap, want to teach in school", "People come back after years"],
  ])("[R73] %j", (question, said) => {
    expect(textOf(question)).toContain(said);
  });
});

describe("the other parts of a question", () => {
  it("[R74] tells nobody how to learn what is learnt, nor of a subject that is liked that it is hard", () => {
    expect(textOf("phone repairing sikh liya, ab dukan kaha se shuru karu")).not.toContain("seekh sakte hain");
    expect(textOf("I like maths but hate physics, what should I do after 10th")).not.toContain("Maths is hard");
  });

  it.each([
    ["mechanical diploma ke baad job ya btech, aur kitna kharcha", "Fees"],
    ["clinical research me career Bangalore me job milegi kya", "Us shehar mein"],
    ["how to become a nurse and can I do it while working", "Beside a job"],
    ["mobile repairing sikhna hai kitne din lagte hai", "Kitna samay"],
    ["tower pe chadhne wala kaam, darr lagta hai", "Darr"],
    ["youtuber banna hai padhai chod du kya", "Iske liye padhai chhodna: nahi"],
    ["मुझे चाय की दुकान खोलनी है", "अपना शुरू करना"],
    ["kya 30 saal ki umar me doctor ban sakti hu", "NEET-UG: pichhle notice"],
  ])("[R74] %j", (question, said) => {
    expect(textOf(question)).toContain(said);
  });
});

describe("who asks for others", () => {
  it.each([
    ["I am a school principal, which careers should I show to commerce students", "chartered-accountant", "vice-principal"],
    ["main ek school teacher hu, mere class ke bachche ko arts me kya kya options batau", "criminal-lawyer", "paediatric-nurse"],
    ["Counsellor here. A boy loves biology but fears blood, what can he do", "microbiologist", "counselling-psychologist"],
    ["मैं शिक्षक हूँ, मेरे छात्र को कॉमर्स के बाद क्या करना चाहिए", "chartered-accountant", "primary-school-teacher"],
    ["my mother is 42 and wants to start working, she is 10th pass", "building-caretaker", "infantry-soldier"],
  ])("[R75] %j", (question, shown, not) => {
    expect(linksOf(question)).toContain(shown);
    expect(linksOf(question)).not.toContain(not);
  });

  it("[R75] keeps the work of whoever asks for oneself", () => {
    expect(textOf("I am a teacher of small children, which other job can I do")).toContain("Next to");
  });
});

describe("bounds of age and sex", () => {
  it.each(["I am 38 years old, 12th pass, which jobs can I get", "I am 45, 10th pass, need a job"])("[R76] %j", (question) => {
    for (const id of ["police-constable", "infantry-soldier", "flight-attendant"]) expect(linksOf(question)).not.toContain(id);
  });
  it("[R76] tells women which entries are open", () => {
    const question = "i am a girl and want to join army after 12th";
    expect(linksOf(question)).not.toContain("infantry-officer");
    expect(textOf(question)).toContain("open to women");
  });
});

describe("what very many like", () => {
  it("[R77] leads to careers that there are", () => {
    expect(
      Object.values(FIRST_OF_TOPICS)
        .flat()
        .filter((id) => explorer.byId(id) === undefined),
    ).toEqual([]);
  });
  it.each([
    ["my daughter likes drawing", "graphic-designer"],
    ["botany padhna pasand hai kya career hai", "botanist"],
    ["biology pasand hai par khoon se dar lagta hai", "microbiologist"],
    ["janwaro se pyar hai", "veterinarian"],
    ["PCB hai par MBBS nahi karna", "pharmacist"],
  ])("[R77] %j", (question, first) => {
    expect(linksOf(question)[0]).toBe(first);
  });
});

describe("what is asked by its very name", () => {
  it.each([
    ["RRB ALP ke liye iti me kaun sa trade chahiye", "Mechanic Diesel"],
    ["jyotish ki padhai", "Sanskrit university"],
    ["ज्योतिष की पढ़ाई कहाँ होती है", "संस्कृत विश्वविद्यालयों"],
  ])("[R78] %j", (question, said) => {
    expect(textOf(question)).toContain(said);
  });
});
