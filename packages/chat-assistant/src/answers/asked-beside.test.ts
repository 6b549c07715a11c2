import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("what is asked beside something else, or in passing", () => {
  it.each(["railway loco pilot qualification and salary", "nurse ki yogyata aur vetan", "पायलट की योग्यता और सैलरी"])(
    "[R275] %j has the qualification before the pay",
    (question) => {
      const told = text(question);
      expect(told.indexOf("Usual qualification")).toBeGreaterThan(-1);
      expect(told.indexOf("In India:")).toBeGreaterThan(told.indexOf("Usual qualification"));
    },
  );

  it.each([
    ["vidio editor salery", "Video Editor stands in this record, under the name Film Editor"],
    ["loco pilot salary", "Loco Pilot stands in this record, under the name Locomotive Driver"],
  ])("[R276] %j is told as the record's name", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each(["film editor salary", "teacher ki salary", "what is a loco pilot"])("[R276] %j is not", (question) => {
    expect(text(question)).not.toContain("stands in this record");
  });

  it.each(["b.ed kiye bina teacher ban sakte hai kya", "बीएड किए बिना टीचर बन सकते हैं क्या"])("[R277] %j rules the degree out", (question) => {
    expect(text(question)).toContain("D.El.Ed");
    expect(text(question)).not.toContain("Careers that BEd leads to");
  });

  it.each(["12th ke baad direct LLB", "can i do llb after 12th", "direct law after 12th", "12 ke baad wakalat", "12वीं के बाद वकालत"])(
    "[R277] %j is told of the five-year course",
    (question) => {
      expect(text(question)).toContain("five years after Class 12");
    },
  );

  it.each(["llb after bcom", "12th commerce ke baad bcom phir llb"])("[R277] %j is not", (question) => {
    expect(text(question)).not.toContain("five years after Class 12");
  });

  it("[R277] a misspelt height is one", () => {
    expect(text("hight required for sub inspector female")).toContain("Heights differ from State to State");
  });

  it.each([
    ["plan b for NEET", "Careers open with PCB, without NEET-UG"],
    ["jee ka backup plan kya ho", "An exam that was not cleared measures one day"],
    ["backup plan if clat does not work", "An exam that was not cleared measures one day"],
  ])("[R278] %j is answered as a plan", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each(["biology hai par doctor nahi banna", "doctor nahi banna biology leke kya karu", "i have biology but dont want to be a doctor"])(
    "[R279] %j is shown what biology opens",
    (question) => {
      expect(text(question)).toContain("Pharmacist");
    },
  );

  it("[R279] who likes biology is shown what is about it", () => {
    expect(text("i like biology but not doctor")).toContain("Microbiologist");
  });

  it.each([
    ["is archaeologist govt job or private", "For posts of the Government the record of Archaeologist names"],
    ["software engineer sarkari hota hai ya private", "ISRO recruitment"],
    ["is graphic designer government or private job", "Mostly private, or on one's own"],
  ])("[R280] %j is told by the record", (question, says) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toContain("the government college costs");
  });

  it("[R280] without a career it is weighed as before", () => {
    expect(text("government or private job which is better")).toContain("Neither is better for everybody");
  });

  it("[R281] legal is told by the licence, safe beside the pay", () => {
    expect(text("tattoo artist ka kaam legal hai? kamai kitni")).toContain("Licence");
    expect(text("daughter wants fashion designing is it safe career with good income")).toContain(
      "names no examination that fills permanent",
    );
  });

  it.each(["how to become a judge after llb", "judge kaise bane llb ke baad"])("[R282] %j is told the way", (question) => {
    expect(text(question)).toContain("Civil Judge names");
  });

  it.each(["papa cant pay fees for btech, any cheap way to become engineer", "engineer banne ka sasta rasta", "इंजीनियर बनने का सस्ता रास्ता"])(
    "[R283] %j reads of the diploma first",
    (question) => {
      expect(text(question)).toContain("second year of BTech");
    },
  );

  it("[R283] the licence of a drone is none of a pilot", () => {
    expect(text("drone udane ka licence kaise milta h aur kharcha")).not.toContain("tens of lakhs");
    expect(text("pilot banne ka kharcha")).toContain("tens of lakhs");
  });

  it.each([
    ["who made this app and where does the data come from", "the people who make this site", "Career Clarity's own estimate"],
    ["is this site free and do you save my data", "Everything here is free", "not stored"],
  ])("[R284] %j has both", (question, first, second) => {
    expect(text(question)).toContain(first);
    expect(text(question)).toContain(second);
  });

  it("[R285] says that women fly fighters", () => {
    expect(text("can a girl become a fighter pilot")).toMatch(/^Yes: women have flown fighters/);
    expect(text("can a girl become an army officer")).not.toContain("flown fighters");
  });

  it.each([
    ["bpharm fresher package", "Pharmacist", "Patwari"],
    ["bsc computer science fresher package", "Software Engineer", "Patwari"],
    ["iti copa fresher salary", "Data Entry Operator", "Locomotive"],
  ])("[R287] %j begins with the work of the course", (question, first, never) => {
    expect(text(question)).toContain(first);
    expect(text(question)).not.toContain(never);
  });

  it.each(["careers that dont ask for a degree but pay above 6 lakh", "aisi job jisme degree nahi maangte", "ऐसा काम जिसमें डिग्री नहीं लगती"])(
    "[R288] %j asks for no degree",
    (question) => {
      expect(text(question)).toContain("ask for no degree");
      expect(text(question)).not.toContain("General Physician");
    },
  );

  it.each([
    ["sound engineer banne ke liye degree chahiye kya ya short course chalega", "No, it can be done without a degree"],
    ["ethical hacker wthout degree possible?", "Mostly no"],
    ["hr me jana hai bina mba ke", "BBA in Human Resources"],
  ])("[R288] %j is told from the record", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["iti fitter ke baad loco pilot ban sakte hai?", "Locomotive Driver names"],
    ["nurse se hospital administrator banne ke liye mba zaruri hai kya", "MBA is not a must"],
    ["iti electrician ke baad kya kare", "ITI trade Electrician"],
  ])("[R289] %j", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R289] a degree that is ruled out is no way from other work", () => {
    expect(text("5 saal bpo me ho gaye bina mba ke hr me ja sakta hu")).not.toContain("MBA in HR");
  });

  it("[R290] fear of speaking is no stammer", () => {
    expect(text("mujhe logo ke saamne bolne me ghabrahat hoti hai, animation me bhi presentation dena padta hai kya")).not.toContain(
      "stammer",
    );
    expect(text("mai haklata hu, kya teacher ban sakta hu")).toContain("stammer");
  });

  it.each([
    ["बारहवीं के बाद डेयरी का काम सीखना है, कौन सा कोर्स करूँ", "Dairy"],
    ["मौसम विज्ञान में करियर", "Meteorologist"],
    ["नक्शे पसंद हैं", "Cartographer"],
    ["पर्यटन में करियर", "Tourist Guide"],
  ])("[R290] %j is understood", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it.each([
    ["working as steward 4 yrs in goa hotel, 12th pass only. how to become manager", "Hotel Manager", "Bank Manager"],
    ["BCA kar raha hu, cyber crime police me direct entry hoti hai kya", "Police Inspector", "Private Detective"],
    ["can i move from software testing to product managment without mba", "Product Manager", "Civil Engineer"],
    ["बीकॉम के बाद फॉरेंसिक अकाउंटेंट कैसे बनें", "Forensic Accountant", "Tally"],
  ])("[R291] %j is told of what is meant", (question, says, never) => {
    expect(text(question)).toContain(says);
    expect(text(question)).not.toContain(never);
  });

  it("[R291] a bank's manager is one", () => {
    expect(text("how to become bank manager")).toContain("Bank Manager");
    expect(text("how to become bank manager")).not.toContain("Hotel Manager");
  });

  it.each(["who invented the telephone", "bulb ka avishkar kisne kiya", "who wrote ramayana"])("[R286] %j is none of work", (question) => {
    expect(text(question)).toContain("careers are all I know");
  });
});
