import { describe, expect, it } from "vitest";
import { explorer } from "../../fixtures/explorer.ts";
import { parsed } from "../../fixtures/parsed.ts";
import { groundedReply } from "../grounded-reply.ts";

const text = (question: string): string => parsed(groundedReply(question, explorer, { language: "english" })).text;

describe("employers with doors of their own", () => {
  it.each(["metro me job 12th ke baad", "delhi metro me job kaise mile", "how to join dmrc"])(
    "[R138] %s: no RRB leads to a metro",
    (question) => {
      expect(text(question)).toContain("A metro is no part of Indian Railways");
      expect(text(question)).not.toContain("RRB NTPC");
    },
  );

  it.each(["bsf me ladkiya ja sakti hai", "cisf me girls", "itbp me mahila bharti"])(
    "[R138] %s: SSC GD, SSC CPO, UPSC CAPF",
    (question) => {
      expect(text(question)).toMatch(/^Yes: .*SSC GD.*SSC CPO.*UPSC CAPF/);
    },
  );

  it.each(["CBI officer kaise bane", "nia officer kaise bane", "ed officer kaise bane"])(
    "[R138] %s: SSC CGL or another service",
    (question) => {
      expect(text(question)).toMatch(/SSC CGL.*IPS Officer/);
    },
  );

  it("[R138] leaves what is asked otherwise to the record", () => {
    expect(text("metro driver kaise bane")).toMatch(/^Metro Train Driver/);
    expect(text("cbi officer salary")).toMatch(/^Police Detective/);
    expect(text("forensic science karke cbi me job lagegi kya")).toMatch(/^Not true/);
  });

  it.each(["careers where I can help poor people", "garibo ki madad karna chahta hu", "गरीबों की मदद करनी है"])(
    "[R138] %s: social and village work first",
    (question) => {
      expect(text(question)).toMatch(/^Careers that stand by the poor ?Social Worker/);
      expect(text(question)).not.toContain("Paediatrician");
    },
  );

  it("[R138] takes nobody who is poor for one who would help the poor", () => {
    expect(text("i am poor help me choose a career")).not.toContain("stand by the poor");
  });
});

describe("asked for a yes or a no", () => {
  it.each([
    ["air hostess ke liye english aana zaruri hai", /^Yes: this work speaks/],
    ["is english compulsory for call centre job", /^Yes: this work speaks/],
    ["patwari banne ke liye computer course chahiye kya", /^Often yes/],
    ["lekhpal ke liye ccc zaruri hai", /^Often yes/],
    ["arts wale bank me ja sakte hai", /^Yes: public banks ask for a degree/],
    ["agri wale students bank me job kar sakte hai kya", /Agricultural Field Officer/],
    ["gaon me vet doctor ki demand hai kya", /so I give no number/],
    ["astronomy pasand hai par maths weak hai", /^Honestly: Astronomer/],
  ])("[R139] %s", (question, says) => {
    expect(text(question)).toMatch(says);
  });

  it.each([
    ["is mining engineer job dangerous", "What people in the work dislike"],
    ["chemical engineer ka kaam khatarnak hai kya", "What people in the work dislike"],
    ["mpt ke baad kya", "Certified Hand Therapist"],
    ["journalism vs mass communication", "Many colleges join both in one BA"],
    ["merchant navy vs indian navy", "Deck Officer or Navy Officer"],
    ["business analyst vs data analyst", "IT Business Analyst or Data Analyst"],
    ["ies vs gate", "UPSC Engineering Services"],
    ["mujhe ghumna aur khana dono pasand hai", "Ship's Cook"],
    ["ssc aur banking saath me taiyari", "IBPS PO"],
    ["bvoc retail ke baad job", "Category Manager"],
    ["what is cuet and is it compulsory for du", "School of Open Learning"],
    ["i am good at talking to people which career suits me", "Sales Manager"],
    ["mujhe logo se baat karna accha lagta hai konsa career", "Human Resources Manager"],
    ["bcom ke baad kya skill seekhu", "With BCom in hand"],
    ["llb ke baad judge banna hai ya corporate me jana", "Civil Judge or Corporate Lawyer"],
    ["i want a career with respect and stable income, pcb student", "Careers open with PCB, in government service"],
    ["btech civil kiya placement nahi hui kya karu", "about civil"],
  ])("[R139] %s: %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R139] shows no post of a master where one would stop after the first degree", () => {
    expect(text("ba psychology ke baad bina masters ke job")).not.toMatch(/Psychologist|IAS Officer/);
  });
});

describe("on the day of a result", () => {
  it.each([
    ["10th ka result aa gaya ab kya kare", "After Class 10"],
    ["12th result is declared what next", "After Class 12"],
    ["10वीं का रिजल्ट आ गया अब क्या करें", "After Class 10"],
    ["i did bba, is mba necessary", "Is BBA enough?"],
    ["bba kiya hai mba karna jaruri hai kya", "Is BBA enough?"],
    ["is masters necessary after bsc", "Is BSc enough?"],
    ["बीकॉम के बाद क्या करें", "With BCom in hand"],
    ["jee mains aur advanced me kya antar hai", "JEE Main or JEE Advanced"],
    ["isro me jane ke liye 11th me kya lu", "physics, chemistry and maths"],
    ["after 12th how many yrs to become a surgeon", "9 to 11 years after Class 12"],
  ])("[R157] %s: %s", (question, says) => {
    expect(text(question)).toContain(says);
  });

  it("[R157] leaves the date of a result and karate as they are", () => {
    expect(text("12th ka result kab aayega")).not.toContain("After Class 12");
    expect(text("karate teacher kaise bane")).toMatch(/^Martial Arts Instructor/);
    expect(text("beti drawing me tej hai kya karaye")).not.toContain("Martial Arts");
  });
});
