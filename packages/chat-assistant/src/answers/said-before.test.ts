import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { isSooner } from "./choose-career.ts";

const reply = (question: string) => parsed(groundedReply(question, explorer, { language: "english" }));
const text = (question: string): string => reply(question).text;
const linksOf = (question: string): readonly string[] =>
  reply(question).tags.flatMap(({ name, attributes: { href } }) => (name === "a" && href?.startsWith("/career/") ? [href.slice(8)] : []));

describe("an incidental word", () => {
  it.each([
    ["how are you different from chatgpt and will you call me later to sell courses", "There is no account"],
    ["who pays for this website", "pays to be recommended"],
    ["is online MBA valid for govt job", "deb.ugc.ac.in"],
    ["IGNOU MBA ki value hai kya promotion me", "its own rules decide"],
    ["kya meri kundli ke hisaab se private job sahi hai", "I cannot read a kundli"],
    ["work from home jobs genuine", "never sold"],
    ["can i become a pilot with specs, we can spend max 25 lakhs, any loan", "Class 1 medical"],
    ["my daughter wants to quit jee coaching for game design", "Finish Class 12"],
  ])("[R90] of %j does not decide the answer", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["work from home data entry, 2000 registration fee, genuine or not", "Pay nothing"],
    ["is this work from home job genuine", "Pay nothing"],
    ["loan of 40 lakhs for MS in USA to become data scientist", "Hardly any career is safe"],
    ["jyotish kaise seekhe", "Shastri"],
    ["official site of ssc cgl", "ssc.gov.in"],
    ["web developer at a site, will the hr call me", "Web Developer"],
  ])("[R90] and what %j asks keeps its own answer", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R90] whoever is silent for a company is no career that is asked about", () => {
    expect(linksOf("BCom 2023, HR goes silent after the interview, any careers")).not.toContain("human-resources-manager");
    expect(linksOf("how to become hr")).toContain("human-resources-manager");
  });

  it("[R90] a work site is no website", () => {
    expect(text("i work on site as civil engineer, is upsc good")).not.toContain("look-alike sites");
  });
});

describe("a choice of ways", () => {
  it.each([
    ["gate or cat after btech", ["GATE", "CAT", "Choose by the work after it"]],
    ["railway ntpc vs ssc chsl which is easier", ["RRB NTPC", "SSC CHSL", "Neither is easy"]],
    ["upsc or mba or abroad", ["UPSC Civil Services", "MBA", "Abroad"]],
    ["i am civil engineer, want to quit. upsc or mba or abroad", ["UPSC Civil Services", "MBA", "Abroad", "Keep the pay that you have"]],
    ["gnm nurse, should i do post basic or norcet or go to uk", ["NORCET", "Post Basic BSc", "OET"]],
  ])("[R91] keeps all of %j", (question, names) => {
    for (const name of names) expect(text(question)).toContain(name);
  });

  it("[R91] does not weigh the degree that is behind", () => {
    expect(text("gate or cat after btech")).not.toContain("BTech is a four-year degree");
    expect(text("btech ke baad mba ya upsc ya videsh")).not.toContain("BTech is a four-year degree");
  });
});

describe("what was said of oneself", () => {
  it.each([
    ["b.ed done, what options other than teaching", "Making what is taught", "curriculum-developer"],
    ["PhD in Sanskrit, anything apart from teaching", "manuscript libraries", "epigraphist"],
    ["bpharm ke baad kya kare, medical rep nahi banna", "quality assurance", "drugs-inspector"],
    ["software engineer laid off last month, is AI finishing my field", "A layoff is the firm's arithmetic", "product-manager"],
    ["upsc attempts khatam ho gaye, ab kya karu", "Count first", "tehsildar"],
    ["school counsellor with MA psychology, is RCI needed", "RCI registration is no condition", "school-counsellor"],
    ["I am 42, factory supervisor, the company closed, what can I learn in 3 months", "leading a shift", "stock-supervisor"],
    ["hotel management me starting salary kitni hoti hai", "the first years pay little", "hotel-receptionist"],
    ["agniveer se wapas aaya hai bhai, kya job milegi", "driver with a heavy licence", "border-guard"],
    ["ui ux designer without degree possible, i did iti copa", "UX certificate with a portfolio", "ux-designer"],
  ])("[R92] decides the answer to %j", (question, says, id) => {
    expect(text(question)).toContain(says);
    expect(linksOf(question)).toContain(id);
  });

  it.each([
    ["b.ed ke baad kya kare", "CTET"],
    ["upsc ke attempts kitne hote hain", "six"],
    ["bpharm ke baad kya kare", "sales to doctors"],
  ])("[R92] and %j has its own answer still", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R92] from thirty to thirty-four names no post in uniform below a degree", () => {
    const question = "34 years old, which govt jobs in UP";
    expect(text(question)).toContain("At your age");
    expect(linksOf(question)).not.toContain("excise-constable");
    expect(linksOf("govt jobs in UP")).toContain("excise-constable");
  });

  it("[R93] a graduate without a plan, to whom marriage is spoken of, is met with care and a way on", () => {
    const said = text("samajh nahi aa raha kya karna hai, BSc kiya, papa bolte hai shaadi kar lo");
    expect(said).toContain("14416");
    expect(said).toContain("181");
    expect(said).toContain("degree in hand");
  });

  it.each([
    "BSc kiya, papa zabardasti shaadi kar lo bolte hai, kya karu",
    "BA kiya hai, papa bolte hai shaadi kar lo par mujhe aage padhna hai, kya karna hai",
    "papa bolte hai shaadi kar lo, kya karu",
  ])("[R93] and %j with the care of who is forced", (question) => {
    expect(text(question)).toContain("1098");
  });
});

describe("the grounds of a choice", () => {
  it("[R94] sooner is said only where the whole span is", () => {
    const actuary = explorer.byId("actuary");
    const accountant = explorer.byId("chartered-accountant");
    if (actuary === undefined || accountant === undefined) throw new Error("The catalogue lacks the two.");
    expect(isSooner(actuary, [accountant])).toBe(false);
    expect(text("actuary or chartered accountant")).not.toContain("brings the first pay soonest");
    expect(text("data analyst or data scientist")).toContain("Data Analyst brings the first pay soonest");
  });

  it("[R94] no liking for figures is read from a mind that analyses", () => {
    expect(text("clinical psychologist or counselling psychologist")).not.toContain("figures and puzzles");
  });

  it("[R94] one career of a kind is not said to be all", () => {
    expect(text("perfume maker kaise bante hai")).not.toContain("All 1");
  });
});
