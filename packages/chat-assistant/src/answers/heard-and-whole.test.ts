import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";
import { TITLES_NOT_HELD } from "../names/titles-not-held.ts";
import { soundOf } from "../reading/sounds.ts";
import { replyKind } from "../reply-kind.ts";

const replyTo = (question: string): string => groundedReply(question, explorer, { language: "english" });
const textOf = (question: string): string => parsed(replyTo(question)).text;
const linksOf = (question: string): readonly string[] => [...replyTo(question).matchAll(/\/career\/([\w-]+)/g)].map(([, id = ""]) => id);
const count = (text: string, part: string): number => text.split(part).length - 1;

describe("English titles in Devanagari", () => {
  it.each([
    ["radiologist", "रेडियोलॉजिस्ट"],
    ["technician", "टेक्नीशियन"],
    ["designer", "डिजाइनर"],
    ["agriculture", "एग्रीकल्चर"],
    ["machine", "मशीन"],
    ["chef", "शेफ"],
    ["computer", "कंप्यूटर"],
    ["physiotherapist", "फिजियोथेरेपिस्ट"],
    ["lawyer", "लॉयर"],
  ])("[R384] %s is heard as %s", (english, hindi) => {
    expect(soundOf(hindi)).toBe(soundOf(english));
  });

  it.each([
    ["एक रेडियोलॉजी टेक्नीशियन का काम क्या होता है?", "radiographer"],
    ["सेरीकल्चरिस्ट की सैलरी कितनी है", "sericulturist"],
    ["ओसियनोग्राफर बनने के लिए क्या पढ़ें", "oceanographer"],
    ["मशीन लर्निंग इंजीनियर क्या करता है", "machine-learning-engineer"],
    ["कार्टूनिस्ट", "cartoonist"],
    ["सिस्मोलॉजिस्ट", "seismologist"],
    ["डेयरी टेक्नोलॉजिस्ट क्या करता है", "dairy-technologist"],
  ])("[R384] %s", (question, id) => {
    expect(linksOf(question)[0]).toBe(id);
  });

  it.each(["इसके बारे में जानकारी", "बराबर पैसे", "बैठकर सोचना", "कौन सी स्ट्रीम लूं"])("[R384] %s names no career", (question) => {
    expect(textOf(question)).not.toMatch(/^(?:Shoemaker|Barber|Butcher|Historian)/);
  });
});

describe("titles that no record has", () => {
  it("[R385] come nearest to careers that there are", () => {
    expect(TITLES_NOT_HELD.flatMap(({ near }) => near).filter((id) => explorer.byId(id) === undefined)).toEqual([]);
  });

  it.each(TITLES_NOT_HELD.flatMap(({ names, near }) => names.slice(0, 2).map((name) => [name, near[0] ?? ""] as const)))(
    "[R385] %s",
    (name, near) => {
      const reply = replyTo(name);
      expect(replyKind(reply)).toBe("unknown");
      expect(textOf(name)).toContain(`"${name}"`);
      expect(linksOf(name)[0]).toBe(near);
    },
  );
});

describe("several things of the site", () => {
  it.each([
    ["how does the assessment work and how long does it take", ["20 questions", "ten minutes"]],
    ["is the assessment free and how long does it take", ["Everything here is free", "ten minutes"]],
    ["how many minutes does the assessment take and what will it show", ["ten minutes", "ranked list of careers"]],
    ["how accurate is the assessment and how many questions", ["it is not a measurement", "20 questions"]],
  ])("[R386] %s", (question, says) => {
    for (const said of says) expect(textOf(question)).toContain(said);
  });
});

describe("two careers in one question", () => {
  it.each([
    ["bsc nursing kiye bina nurse ban sakte hai kya? ANM kaise kare", ["GNM diploma", "ANM diploma"]],
    ["salary of doctor and how to become dentist", ["₹6 lakh to ₹24 lakh", "BDS"]],
    ["how to become a pilot and how to become an air hostess", ["CPL training", "cabin crew interview"]],
  ])("[R387] %s", (question, says) => {
    for (const said of says) expect(textOf(question)).toContain(said);
  });

  it("[R387] a list under a new title has its heading", () => {
    expect(count(textOf("nurse ban sakte hai kya? ANM kaise kare"), "The way in")).toBe(2);
  });
});

describe("who fills a post of a State", () => {
  it.each([
    ["how to become a primary school teacher in Telangana", "TG TET", "TGLPRB"],
    ["what exam do I give to become primary teacher in UP", "UPESSC", "UPPRPB"],
    ["nurse in tamil nadu government job kaise", "TN MRB", "TNUSRB"],
    ["forest guard in UP", "UPSSSC", "UPPRPB"],
    ["police constable in bihar", "CSBC", "BTSC"],
  ])("[R388] %s", (question, says, never) => {
    expect(textOf(question)).toContain(says);
    expect(textOf(question)).not.toContain(never);
  });
});

describe("pay by years and in government", () => {
  it.each([
    ["veterinary doctor pay after 10 years", ["₹4.5 lakh to ₹18 lakh", "no figure by year"]],
    ["radiology technician ki starting salary aur 5 saal baad kitni", ["₹2 lakh", "no figure by year"]],
    ["government nurse salary", ["₹1.8 lakh to ₹9 lakh", "pay level"]],
  ])("[R389] %s", (question, says) => {
    for (const said of says) expect(textOf(question)).toContain(said);
  });

  it("[R389] of a later post its own pay stands beside what beginners near it get", () => {
    expect(textOf("civil judge starting pay")).toContain("₹14 lakh to ₹24 lakh");
  });

  it("[R389] of a post that is a public one the range is the service's own", () => {
    expect(textOf("sarkari bank po ki salary")).not.toContain("mostly private work");
  });
});

describe("first ways", () => {
  it.each([
    ["i did ITI fitter, how can i become a junior engineer", "Not with the ITI alone"],
    ["IAS aur PCS officer me kya antar hai", "chosen by different commissions"],
    ["govt jobs after BA without maths", "No arithmetic paper"],
    ["what can i do after 12th pcm if not engineering", "PCM opens nearly everything but medicine"],
    ["commerce ke baad bina maths wali naukri", "Commerce without maths"],
    ["12th me 45% aaye hai arts se ab kya karu", "sets its own lowest marks"],
    ["after 10th iti or diploma or 11th, what should my brother do", "Class 11 and 12"],
    ["after BSc agriculture how to become agricultural officer", "Yes: the record of Agricultural Extension Agent names"],
    ["is maths needed to be an economist", "In many places yes"],
    ["ITI ke baad polytechnic me admission", "by lateral entry"],
    ["which diploma can i do after 10th in jharkhand", "a diploma is a polytechnic's"],
    ["SNAP", "entrances to an MBA"],
    ["12th commerce pass kiya 58% se ab kya karun", "After Class 12 with Commerce"],
    ["commercial pilot ke liye pcm zaruri hai kya", "Yes, Commercial Pilot needs PCM"],
    ["can i become a data analyst without maths background, i am a bcom student", "Yes: the record of Data Analyst"],
    ["VITEEE kya hai", "one private university"],
    ["GUJCET is for what?", "entrances of single States after Class 12"],
    ["My daughter is in class 10, how can she become a veterinary doctor?", "BVSc"],
    ["steps to become marine biologist from BSc zoology", "Yes: the record of Marine Biologist"],
    ["ITI electrician ke baad lineman kaise bane", "Yes: the record of Electrical Lineman"],
    ["i have done bcom how to become a tax consultant", "Yes: the record of Tax Consultant"],
    ["diploma in mechanical ke baad railway engineer kaise bane", "nothing with mechanical"],
    ["btech mechanical ke baad data scientist ban sakte hain", "or another branch"],
  ])("[R390] %s", (question, said) => {
    expect(textOf(question)).toContain(said);
  });
});

describe("a diploma after Class 10", () => {
  it.each(["diploma courses after 10th", "iti or diploma"])("[R390] %s: none that begins after Class 12", (question) => {
    expect(linksOf(question)).not.toContain("registered-nurse");
  });
});

describe("all of an examination", () => {
  it("[R391] asked for, its ages and papers are told", () => {
    const text = textOf("agniveer exam details plz");
    expect(text).toContain("17½ to 21");
    expect(text).toContain("has asked in the last years");
    expect(text).not.toContain("Barber");
  });

  it("[R391] asked how one becomes it, all its posts are told", () => {
    expect(linksOf("12th ke baad agniveer kaise bane")).toEqual(expect.arrayContaining(["navy-sailor", "air-force-technician"]));
  });

  it("[R391] of the forces their own posts come first", () => {
    expect(linksOf("CDS exam kya hai aur usse kya bante hai")).not.toContain("airline-pilot");
  });
});

describe("a word for several careers, weighed", () => {
  it("[R392] says which was taken", () => {
    expect(textOf("hotel manager vs chef vs event manager")).toContain("chef is taken here as Restaurant Cook");
  });

  it("[R392] a year decides nothing", () => {
    expect(textOf("bank clerk or bank PO which is better")).not.toContain("brings the first pay soonest");
  });
});
